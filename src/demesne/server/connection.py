"""Connections before they have asked for anything: who sends no request, or an endless one, is hung up on."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from demesne.server.options import Limits

HEAD_BYTES: Final = 65536
"""How long the headers of a request may be."""


class Connection(HttpToolsProtocol):
    """A connection whose requests have to come in time: so many seconds from connecting, or from the first byte of a
    further request, to the end of its headers. Between two requests the web server's own patience counts."""

    seconds = Limits.head_seconds
    _limit: asyncio.TimerHandle | None = None
    _received = 0
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the headers are too long."""
        if self._limit is not None:
            self._received += len(data)
        super().data_received(data)
        if self._upgraded or self.transport.is_closing():
            return
        if self._limit is None and (self.cycle is None or self.cycle.response_complete):
            # Something came, but no request with it: the web server would now wait for ever.
            self._wait()
        elif self._limit is not None and self._received > HEAD_BYTES:
            self.transport.close()

    def on_headers_complete(self) -> None:
        """The headers are there; what follows has limits of its own."""
        self._stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        self._upgraded = True
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._received = 0
        self._limit = self.loop.call_later(self.seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _give_up(self) -> None:
        self._limit = None
        self.transport.close()


def patient(limits: Limits) -> type[Connection]:
    """The kind of connection that waits as long as these limits say."""

    class Patient(Connection):
        seconds = limits.head_seconds

    return Patient
