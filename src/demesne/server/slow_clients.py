"""Clients that send no request, or an endless one, are hung up on.

A connection is watched from below, by what comes in, and from above, by the requests that come out of it: the web
server between the two is not looked into.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from demesne.server.options import Limits

HEAD_BYTES: Final = 65536
"""How long the headers of a request may be."""

Peer = tuple[str, int]


class Connection:
    """One connection: so many seconds from connecting, or from the first byte of a further request, to the end of the
    headers. Between two requests the web server's own patience counts."""

    def __init__(self, limits: Limits, give_up: Callable[[], None]) -> None:
        self._limits = limits
        self._give_up = give_up
        self._requests = 0
        self._received = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._wait()

    def received(self, count: int) -> None:
        """Bytes came in."""
        if self._requests:
            return
        if self._deadline is None:
            self._wait()
        self._received += count
        # A body may come with its headers.
        if self._received > HEAD_BYTES + self._limits.body_bytes:
            self._give_up()

    def begun(self) -> None:
        """A request has come, whole headers and all."""
        self._requests += 1
        self.forget()

    def ended(self) -> None:
        """A request was answered."""
        self._requests -= 1

    def forget(self) -> None:
        """Wait no more."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _wait(self) -> None:
        self._received = 0
        loop = asyncio.get_running_loop()
        self._deadline = loop.call_later(self._limits.head_seconds, self._give_up)


class Connections:
    """All connections of a process, by the address and port of who connected."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: dict[Peer, Connection] = {}

    def made(self, peer: Peer, transport: asyncio.Transport) -> Connection:
        """Somebody connected."""

        def give_up() -> None:
            self.lost(peer)
            transport.abort()

        found = self._open[peer] = Connection(self._limits, give_up)
        return found

    def lost(self, peer: Peer) -> None:
        """Somebody is gone."""
        found = self._open.pop(peer, None)
        if found is not None:
            found.forget()

    def find(self, scope: Scope) -> Connection | None:
        """The connection that a request came by."""
        client = scope.get("client")
        return None if client is None else self._open.get(tuple(client))

    def protocol(self) -> type[HttpToolsProtocol]:
        """The protocol for the web server."""
        connections = self

        class Watched(HttpToolsProtocol):
            """The web server's protocol; what asyncio tells it is noted here too."""

            peer: Peer = ("", 0)
            connection: Connection | None = None

            def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
                """Wait for the first request."""
                self.peer = tuple(transport.get_extra_info("peername")[:2])
                self.connection = connections.made(self.peer, transport)
                super().connection_made(transport)

            def data_received(self, data: bytes) -> None:
                """Read on."""
                super().data_received(data)
                if self.connection is not None:
                    self.connection.received(len(data))

            def connection_lost(self, exc: Exception | None) -> None:
                """Wait no more."""
                connections.lost(self.peer)
                super().connection_lost(exc)

        return Watched

    def watching(self, app: ASGIApp) -> ASGIApp:
        """The application, with a note of every request that comes and is answered."""

        async def run(scope: Scope, receive: Receive, send: Send) -> Any:
            connection = self.find(scope)
            if connection is None:
                return await app(scope, receive, send)
            connection.begun()
            try:
                return await app(scope, receive, send)
            finally:
                connection.ended()
                if scope["type"] == "websocket":
                    self.lost(tuple(scope["client"]))

        return run
