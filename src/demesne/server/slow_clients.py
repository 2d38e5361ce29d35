"""Disconnects clients that send no request, or an endless one, or don't read what they are sent.

A connection is watched from below, by what comes in and what waits to go out, and from above, by its requests; the web
server in between is treated as a black box.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from demesne.server.middleware import visitor
from demesne.server.options import Limits

LOOK: Final = 1.0
"""Seconds between two checks for unread data."""

SPARED_FILES: Final = 64
"""How many of a process's files are reserved for things other than connections."""

Peer = tuple[str, int]


class Connection:
    """One connection: this many seconds from connecting, or from the first byte of a further request, to the end of the
    headers, and this many to read anything that was sent. Between two requests the web server's own timeout applies.
    """

    def __init__(self, peer: Peer, transport: asyncio.Transport, limits: Limits) -> None:
        self.peer = peer
        self.transport = transport
        self.since = time.monotonic()
        self._limits = limits
        self._requests = 0
        self._received = 0
        self._unread = 0
        self._stuck = 0.0
        self._deadline: asyncio.TimerHandle | None = None
        self._wait()

    @property
    def waits(self) -> bool:
        """Whether none of its requests is being answered."""
        return not self._requests

    def received(self, count: int) -> None:
        """Bytes came in."""
        if self._requests:
            return
        if self._deadline is None:
            self._wait()
        self._received += count
        # A body may come with its headers.
        if self._received > self._limits.head_bytes + self._limits.body_bytes:
            self.transport.abort()

    def begun(self) -> None:
        """A request has arrived with all its headers."""
        self._requests += 1
        self.forget()

    def ended(self) -> None:
        """A request was answered."""
        self._requests -= 1

    def forget(self) -> None:
        """Stop waiting."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def unread(self, now: float) -> int:
        """How many bytes are waiting to be read. If none was read for too long, the connection ends."""
        size = self.transport.get_write_buffer_size()
        if size == 0 or size < self._unread or self._unread == 0:
            self._stuck = now
        self._unread = size
        if size and now - self._stuck > self._limits.write_seconds:
            self.transport.abort()
            return 0
        return size

    def _wait(self) -> None:
        self._received = 0
        loop = asyncio.get_running_loop()
        self._deadline = loop.call_later(self._limits.head_seconds, self.transport.abort)


class Connections:
    """All connections of a process, by the client's address and port. A proxy's connections are not limited."""

    def __init__(self, limits: Limits, proxies: str, files: Callable[[], int]) -> None:
        self._limits = limits
        self._proxies = [ip_network(proxy) for proxy in proxies.split(",") if proxy not in ("", "*")]
        self._files = files
        self._open: dict[Peer, Connection] = {}
        self._of: dict[str, set[Connection]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self._proxies)

    def made(self, peer: Peer, transport: asyncio.Transport) -> Connection:
        """A client connected."""
        found = self._open[peer] = Connection(peer, transport, self._limits)
        address = visitor(peer[0])
        same = self._of.setdefault(address, set())
        same.add(found)
        if len(same) > self._limits.connections and not self._is_proxy(peer[0]):
            transport.abort()
        elif len(self._open) > self._files() - SPARED_FILES:
            self._shed()
        return found

    def lost(self, connection: Connection) -> None:
        """A client disconnected."""
        connection.forget()
        if self._open.get(connection.peer) is connection:
            del self._open[connection.peer]
        address = visitor(connection.peer[0])
        same = self._of.get(address, set())
        same.discard(connection)
        if not same:
            self._of.pop(address, None)

    def find(self, scope: Scope) -> Connection | None:
        """The connection that a request came by."""
        client = scope.get("client")
        return None if client is None else self._open.get(tuple(client))

    def _shed(self) -> None:
        """Disconnect the client that has been idle longest without asking for anything: no files are left."""
        waiting = [found for found in self._open.values() if found.waits and not found.transport.is_closing()]
        for found in sorted(waiting, key=lambda found: found.since)[: SPARED_FILES // 2]:
            found.transport.abort()

    def look(self) -> None:
        """Disconnect clients that don't read, and the worst ones of an address that leaves too much unread."""
        now = time.monotonic()
        for same in list(self._of.values()):
            sizes: list[tuple[int, Connection]] = []
            for connection in list(same):
                if connection.transport.is_closing() and not connection.transport.get_write_buffer_size():
                    # A connection that became a socket is not reported when it goes.
                    self.lost(connection)
                elif not self._is_proxy(connection.peer[0]):
                    sizes.append((connection.unread(now), connection))
                else:
                    connection.unread(now)
            left = sum(size for size, _ in sizes)
            for size, connection in sorted(sizes, key=lambda pair: -pair[0]):
                if left <= self._limits.unread_bytes:
                    break
                connection.transport.abort()
                left -= size

    async def watch(self) -> None:
        """Check for ever."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def protocol(self) -> type[HttpToolsProtocol]:
        """The protocol for the web server."""
        connections = self

        class Watched(HttpToolsProtocol):
            """The web server's protocol, with asyncio's calls noted here too."""

            connection: Connection | None = None

            def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
                """Wait for the first request."""
                peer = transport.get_extra_info("peername")[:2]
                super().connection_made(transport)
                self.connection = connections.made(tuple(peer), transport)

            def data_received(self, data: bytes) -> None:
                """Read on."""
                super().data_received(data)
                if self.connection is not None:
                    self.connection.received(len(data))

            def connection_lost(self, exc: Exception | None) -> None:
                """Stop waiting."""
                if self.connection is not None:
                    connections.lost(self.connection)
                super().connection_lost(exc)

        return Watched

    def watching(self, app: ASGIApp) -> ASGIApp:
        """The application, with a note of every request that arrives and is answered."""

        async def run(scope: Scope, receive: Receive, send: Send) -> Any:
            connection = self.find(scope)
            if connection is None:
                return await app(scope, receive, send)
            connection.begun()
            try:
                return await app(scope, receive, send)
            finally:
                connection.ended()

        return run
