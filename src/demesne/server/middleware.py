"""Checks for every request: who asks, from where, whether that origin may; and the headers of every answer."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from demesne.server import messages
from demesne.server.options import ServerOptions
from demesne.server.wire import ErrorReply

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'{sockets}; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    # Links contain the code of a table: no other site may learn where somebody came from.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
OPEN: Final = ("/health", "/metrics")
"""Paths for monitoring, allowed under any host name."""

HOST: Final = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def cookie_name(options: ServerOptions) -> str:
    """The name of the session's cookie. With HTTPS, browsers guarantee that no other host set it."""
    return "__Host-demesne" if options.secure else "demesne"


def cookie_header(options: ServerOptions, token: str) -> str:
    """The header that sets a session's cookie; an empty token ends it."""
    age = 60 * 60 * 24 * 365 if token else 0
    secure = "; Secure" if options.secure else ""
    return f"{cookie_name(options)}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"


def address_of(connection: HTTPConnection) -> str:
    """The asking address, as far as it identifies one visitor."""
    return visitor(connection.client.host) if connection.client is not None else "unknown"


@lru_cache(4096)
def visitor(host: str) -> str:
    """One visitor's address. The holder of an IPv6 address has all 2**64 addresses of its network."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def bearer(headers: Mapping[str, str]) -> str | None:
    """The secret in an Authorization header."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def origin_fits(headers: Mapping[str, str], options: ServerOptions) -> bool:
    """Whether the asking page, if it is a page, is ours: from a configured origin or, if there is none, from the
    address that it asks.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if options.origins:
        return origin.lower() in options.origins or _is_local(origin)
    scheme = "https" if options.secure else "http"
    return origin.lower() == f"{scheme}://{headers.get('host', '').lower()}"


def _is_local(origin: str) -> bool:
    """Whether a page comes from this machine, where its host may view it without the proxy."""
    try:
        return urlsplit(origin).hostname in LOOPBACK
    except ValueError:
        return False


def host_fits(host: str, options: ServerOptions) -> bool:
    """Whether a request for this host is meant for us. Another site can make its own name point here and would then be
    taken for ours; it can't do so with a numeric address or over HTTPS.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in LOOPBACK:
        return True
    if options.origins:
        return any(urlsplit(origin).netloc == host.lower() for origin in options.origins)
    if options.secure or name in _own_names():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _own_names() -> frozenset[str]:
    """The names of this machine."""
    name = socket.gethostname().lower()
    return frozenset({name, name.partition(".")[0], f"{name.partition('.')[0]}.local"})


class CheckedRequests:
    """Rejects requests that are not meant for this server or whose headers are too long."""

    def __init__(self, app: ASGIApp, options: ServerOptions) -> None:
        self.app = app
        self._options = options

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        problem = self._problem(scope) if scope["type"] in ("http", "websocket") else None
        if problem is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})  # Refusing before accepting gives status 403.
        else:
            status, code, words = problem
            content = messages.encode(ErrorReply(code, words))
            await Response(content, status, media_type="application/json")(scope, receive, send)

    def _problem(self, scope: Scope) -> tuple[int, str, str] | None:
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        size = len(scope.get("raw_path") or b"") + len(scope.get("query_string") or b"")
        size += sum(len(name) + len(value) + 4 for name, value in headers)
        if size > self._options.limits.head_bytes:
            return 431, "too-large", f"the headers of a request have at most {self._options.limits.head_bytes} bytes"
        hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
        if scope["path"] in OPEN or (len(hosts) == 1 and host_fits(hosts[0], self._options)):
            return None
        return 421, "bad-host", "this server is not known under this name; its host can allow it with --origin"


class SafeHeaders:
    """Adds the headers that every answer has."""

    def __init__(self, app: ASGIApp, options: ServerOptions) -> None:
        self.app = app
        headers = dict(HEADERS)
        if options.secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self._policy = headers.pop("content-security-policy")
        self._schemes = ("wss",) if options.secure else ("ws", "wss")
        self._raw = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with added headers."""
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
        """Sockets to this host, by name: not every browser counts them as the page's own origin."""
        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if not HOST.fullmatch(host):
            return ""
        return "".join(f" {scheme}://{host}" for scheme in self._schemes)
