"""The browser client as files: one page for every address that is not a file, and files that never change by name."""

from __future__ import annotations

import asyncio
import html
import re
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

BUILT: Final = Path(__file__).resolve().with_name("page")
"""Where the built client is: next to this module's source, to which a compiled build only links."""

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".gif": "image/gif",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
"""The extensions that are served as files. Every other path is an address within the client."""

HASHED: Final = re.compile(r"assets/(?:.*/)?[^/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9.]+")
"""File names that include a hash of the content."""

CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""The encodings of precompressed files, the shorter first."""

PIECE: Final = 65536
KEPT: Final = 32 * 2**20
"""How many bytes of files are cached."""

NOTE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Demesne</title>
<h1>A Demesne table server</h1>
<p>{words}</p>
<p>What it can do is described in <a href="/openapi.json">openapi.json</a>.</p>
</html>
"""


class Pieces(Response):
    """A response sent in pieces: a slow reader holds one of them in memory, not all."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        content = memoryview(self.body)
        for start in range(0, len(content), PIECE):
            piece = bytes(content[start : start + PIECE])
            await send({"type": "http.response.body", "body": piece, "more_body": start + PIECE < len(content)})
        if not content:
            await send({"type": "http.response.body", "body": b""})


class Pages:
    """A folder with a built client. It is checked at each request, so a fresh build is served at once."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = (folder or BUILT).resolve()
        self._content: dict[tuple[Path, int, int], bytes] = {}
        """Cached files by modification time: however many clients ask for one, it is in memory once."""

    async def serve(self, request: Request) -> Response:
        """The file at a path; for every other path the page, whose scripts know what to show there."""
        path = str(request.path_params["path"])
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        codings = accepted(request.headers.get("accept-encoding", ""))
        found = await asyncio.to_thread(self._read, path, codings)
        if found is None:
            return HTMLResponse(NOTE.format(words=html.escape(_words(path))), headers={"cache-control": "no-cache"})
        content, headers = found
        if request.headers.get("if-none-match") == headers.get("etag", ""):
            return Response(
                status_code=304, headers={name: headers[name] for name in headers if name != "content-type"}
            )
        return Pieces(content, headers=headers)

    def _read(self, path: str, codings: list[str]) -> tuple[bytes, dict[str, str]] | None:
        """What is at a path, with its headers; None if there is no client at all."""
        file = self._file(path)
        if file is None:
            if Path(path).suffix.lower() in TYPES or path.startswith("assets/"):
                raise HTTPException(404)
            file = self._file("index.html")
            if file is None:
                return None
        headers = {"content-type": TYPES[file.suffix.lower()], "vary": "accept-encoding"}
        for coding, end in CODINGS:
            packed = file.with_name(file.name + end)
            if coding in codings and packed.is_file():
                content = self._bytes(packed)
                headers["content-encoding"] = coding
                break
        else:
            content = self._bytes(file)
        if HASHED.fullmatch(file.relative_to(self.folder).as_posix()):
            headers["cache-control"] = "public, max-age=31536000, immutable"
        else:
            headers["cache-control"] = "no-cache"
            headers["etag"] = f'"{blake2b(content, digest_size=12).hexdigest()}"'
        return content, headers

    def _bytes(self, file: Path) -> bytes:
        status = file.stat()
        key = (file, status.st_mtime_ns, status.st_size)
        found = self._content.get(key)
        if found is None:
            found = file.read_bytes()
            if len(found) <= KEPT:
                if sum(map(len, self._content.values())) + len(found) > KEPT:
                    self._content.clear()
                self._content[key] = found
        return found

    def _file(self, path: str) -> Path | None:
        """A file of the client; nothing outside its folder, and nothing hidden."""
        parts = path.split("/")
        if any(part in ("", "..") or part.startswith(".") or "\0" in part for part in parts):
            return None
        if Path(path).suffix.lower() not in TYPES:
            return None
        try:
            file = self.folder.joinpath(*parts).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except OSError:
            return None


def accepted(header: str) -> list[str]:
    """The encodings that a client accepts."""
    found = []
    for part in header.split(","):
        name, _, rest = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", rest):
            found.append(name.strip().lower())
    return found


def _words(path: str) -> str:
    if path.startswith(("join/", "watch/")):
        return "Open this link with a Demesne client, or give it to a bot."
    return "The pages to play on are not part of this installation: the browser client has not been built."
