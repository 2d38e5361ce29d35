"""What holds for every request: who asks, from where, whether that origin may, and the headers of every answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from demesne.server.options import Options

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'{sockets}; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    # Links carry the code of a table: no other site is told where somebody came from.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

HOST: Final = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def cookie_name(options: Options) -> str:
    """The name of the session's cookie. With HTTPS, browsers vouch that no other host set it."""
    return "__Host-demesne" if options.secure else "demesne"


def cookie_header(options: Options, token: str) -> str:
    """What sets the cookie of a session; an empty token ends it."""
    age = 60 * 60 * 24 * 365 if token else 0
    secure = "; Secure" if options.secure else ""
    return f"{cookie_name(options)}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"


def address_of(connection: HTTPConnection) -> str:
    """The address that asks."""
    return connection.client.host if connection.client is not None else "unknown"


def bearer(headers: Mapping[str, str]) -> str | None:
    """The secret in an Authorization header."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def origin_fits(headers: Mapping[str, str], options: Options) -> bool:
    """Whether the page that asks, if it is a page, is one of ours."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in options.origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class SafeHeaders:
    """Adds the headers that every answer has."""

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self.app = app
        headers = dict(HEADERS)
        if options.secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self._policy = headers.pop("content-security-policy")
        self._schemes = ("wss",) if options.secure else ("ws", "wss")
        self._raw = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with more headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        private = scope["path"].startswith("/api/")
        policy = self._policy.format(sockets=self._sockets(scope)).encode("latin-1")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._raw, (b"content-security-policy", policy)]
                if private:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, receive, sending)

    def _sockets(self, scope: Scope) -> str:
        """Sockets to this very host, by name: not every browser takes them for the page's own origin."""
        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if not HOST.fullmatch(host):
            return ""
        return "".join(f" {scheme}://{host}" for scheme in self._schemes)
