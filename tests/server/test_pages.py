"""The browser client as it is served: one page for all its addresses, its files, and nothing else of the machine."""

from __future__ import annotations

import gzip
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.running import Running, Zygote, serving

ADDRESSES = ("/", "/new", "/join/9oPr1XbVbJ3zzxeVrSjT2g", "/watch/abc", "/table/6dd6f7dfb6e1a2c9", "/replay/6dd6")
ADDRESSES += ("/cards", "/cards/Throne%20Room", "/learn", "/settings", "/about", "/no/such/place", "/apiary")


@pytest.fixture(scope="module")
def built(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a client."""
    folder = tmp_path_factory.mktemp("pages")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>The client</title>")
    (page / "assets" / "main-Bx3_kQ9z.js").write_text("console.log('plain')")
    (page / "assets" / "main-Bx3_kQ9z.js.br").write_bytes(b"brotli")
    (page / "assets" / "main-Bx3_kQ9z.js.gz").write_bytes(gzip.compress(b"console.log('plain')"))
    (page / "assets" / "face-0a1b2c3d.woff2").write_bytes(b"font")
    (page / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (page / ".hidden.js").write_text("secret")
    (folder / "outside.txt").write_text("secret")
    (page / "link.txt").symlink_to(folder / "outside.txt")
    with serving(zygote, folder, client=str(page)) as running:
        yield running


def get(server: Running, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content


def test_every_address_of_the_client_is_its_page(built: Running) -> None:
    for path in ADDRESSES:
        status, headers, content = get(built, path)
        assert status == 200, path
        assert b"The client" in content
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert headers["cache-control"] == "no-cache"
        assert headers["referrer-policy"] == "no-referrer"
    etag = get(built, "/")[1]["etag"]
    status, headers, content = get(built, "/new", if_none_match=etag)
    assert (status, content) == (304, b"")
    assert headers["etag"] == etag
    assert get(built, "/new", "HEAD")[0] == 200
    assert get(built, "/new", "POST")[0] == 405


def test_the_policy_lets_the_page_use_its_own_files_and_sockets_only(built: Running) -> None:
    policy = get(built, "/")[1]["content-security-policy"]
    host = f"127.0.0.1:{built.port}"
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy
    odd = get(built, "/", host="evil.example; script-src *")[1]["content-security-policy"]
    assert "evil" not in odd


def test_files_have_their_type_and_are_kept_by_their_name(built: Running) -> None:
    status, headers, content = get(built, "/assets/main-Bx3_kQ9z.js")
    assert (status, content) == (200, b"console.log('plain')")
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["x-content-type-options"] == "nosniff"
    assert get(built, "/assets/face-0a1b2c3d.woff2")[1]["content-type"] == "font/woff2"
    headers = get(built, "/favicon.svg")[1]
    assert headers["content-type"] == "image/svg+xml"
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "coding", "begin"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip", "gzip", b"\x1f\x8b"),
        ("br;q=0, gzip;q=0.5", "gzip", b"\x1f\x8b"),
        ("identity", None, b"console"),
    ],
)
def test_what_was_compressed_beforehand_is_sent_so(
    built: Running, accepted: str, coding: str | None, begin: bytes
) -> None:
    _, headers, content = get(built, "/assets/main-Bx3_kQ9z.js", accept_encoding=accepted)
    assert headers.get("content-encoding") == coding
    assert headers["vary"] == "accept-encoding"
    assert content.startswith(begin)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-12345678.js",
        "/assets/",
        "/favicon.ico",
        "/outside.txt",
        "/../outside.txt",
        "/assets/../../outside.txt",
        "/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "//outside.txt",
        "/link.txt",
        "/.hidden.js",
        "/index.html%00.js",
        "/api",
        "/api/nothing",
    ],
)
def test_what_is_not_there_is_not_there(built: Running, path: str) -> None:
    status, _, content = get(built, path)
    assert status == 404
    assert b"secret" not in content
    assert b"not-found" in content


def test_without_a_client_a_page_says_so(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, client=str(tmp_path / "nothing")) as running:
        assert b"has not been built" in get(running, "/")[2]
        status, headers, content = get(running, "/join/9oPr1XbVbJ3zzxeVrSjT2g")
        assert status == 200
        assert b"give it to a bot" in content
        assert headers["content-type"].startswith("text/html")
        # A client that is built while the server runs is served at once.
        (tmp_path / "nothing").mkdir()
        (tmp_path / "nothing" / "index.html").write_text("built now")
        assert get(running, "/")[2] == b"built now"


# -- demesne serve ----------------------------------------------------------------------------------------------------


def serve(folder: Path, *words: str, **environment: str) -> subprocess.Popen[str]:
    program = "import sys; from demesne.cli import main; sys.exit(main())"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **environment}
    command = [sys.executable, "-c", program, "serve", "--store", str(folder / "tables.db"), "--lang", "en", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=folder)


def end(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def told(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Its output until it is ready, and the address in it."""
    assert process.stdout is not None
    text = ""
    while line := process.stdout.readline():
        text += line
        if found := re.search(r"http://\S+", line):
            return text, found[0]
    raise AssertionError(process.communicate()[1])


def test_serve_opens_the_browser_when_it_is_ready(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    # The browser requests the page at once: the server must be ready by then.
    browser.write_text(
        f"#!{sys.executable}\nimport sys, urllib.request\n"
        f"page = urllib.request.urlopen(sys.argv[1], timeout={PATIENCE}).status\n"
        f"open({str(seen)!r}, 'w').write(f'{{page}} ' + sys.argv[1])\n"
    )
    browser.chmod(0o755)
    process = serve(tmp_path, "--port", "0", "--open", BROWSER=str(browser))
    try:
        address = told(process)[1]
        limit = time.monotonic() + PATIENCE
        while not seen.exists() or not seen.read_text():
            assert time.monotonic() < limit
            time.sleep(0.05)
        assert seen.read_text() == f"200 {address}"
    finally:
        end(process)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve(tmp_path, "--port", str(port))
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 2
        assert str(port) in err
        assert "Traceback" not in err
        assert len(err.strip().splitlines()) <= 2


def test_another_port_is_taken_when_none_was_asked_for(tmp_path: Path) -> None:
    while True:
        with socket.socket() as taken:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            is_ours = True
            try:
                taken.bind(("127.0.0.1", 8000))
                taken.listen()
            except OSError:
                is_ours = False  # Something else has it, which is just as good.
            process = serve(tmp_path)
            try:
                text, address = told(process)
                is_taken = not address.endswith(":8000/")
                assert not is_taken or urllib.request.urlopen(address, timeout=PATIENCE).status == 200
            finally:
                status, _, err = end(process)
            assert "Traceback" not in err
            assert status in (0, -signal.SIGTERM)
        if is_taken:
            assert "Port 8000 is in use" in text
            return
        assert not is_ours, "it was taken though it was in use"
