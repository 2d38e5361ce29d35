"""A socket at something that grows: a run of the lab, the review of a game.

As at a table, nothing is queued: when the client is ready for more, it gets the current state of what it follows.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from demesne.server.errors import StoreError
from demesne.server.handshake import AWAY, BAD, HELLO_SECONDS, SEND_SECONDS, close, counted, receive, turn_away
from demesne.server.limits import Bucket
from demesne.server.logs import log_error
from demesne.server.people import session_key
from demesne.server.play import Refused
from demesne.server.services import Services
from demesne.server.watched import Watched

RATE: Final = 2.0
"""How many messages per second a client may send here."""


M = TypeVar("M")


class WatchingSocket(Generic[M]):
    """One client that follows something. `decoder` reads its messages."""

    def __init__(self, services: Services, watched: Watched, socket: WebSocket, decoder: msgspec.json.Decoder[M]):
        self._watched = watched
        self._socket = socket
        self._decoder = decoder
        self._closing = services.tasks.closing
        self.ended = asyncio.Event()
        """Set when the session that opened it ends."""
        self._news = asyncio.Event()
        self._pongs = 0

    def wake(self) -> None:
        """There is something new to send."""
        self._news.set()

    async def run(self) -> None:
        """Serve the client until it goes, or until there is nothing more to follow."""
        self._watched.watchers.add(self)
        self.wake()
        tasks = [asyncio.create_task(work) for work in (self._send_for_ever(), self._read_for_ever())]
        events = [asyncio.create_task(event.wait()) for event in (self._closing, self.ended)]
        code = 1000
        try:
            await asyncio.wait([*tasks, *events], return_when=asyncio.FIRST_COMPLETED)
            code = AWAY if self._closing.is_set() else BAD if self.ended.is_set() else 1000
        finally:
            self._watched.watchers.discard(self)
            self._watched.seen = time.monotonic()
            for task in (*tasks, *events):
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, TimeoutError):
                code = BAD
            elif isinstance(outcome, Exception) and not isinstance(
                outcome, WebSocketDisconnect | OSError | RuntimeError
            ):
                log_error("socket-failed", outcome)
        await close(self._socket, code)

    async def send_news(self) -> bool:
        """Send what is new. Returns whether there may be more."""
        raise NotImplementedError

    def heard(self, message: M) -> None:
        """Handle a message that is not a ping."""
        raise NotImplementedError

    def is_ping(self, message: M) -> bool:
        """Whether a client's message is only a ping."""
        raise NotImplementedError

    async def send(self, message: bytes) -> None:
        """Send a message."""
        async with asyncio.timeout(SEND_SECONDS):
            await self._socket.send({"type": "websocket.send", "text": message.decode()})

    async def _send_for_ever(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._pongs:
                self._pongs -= 1
                await self.send(b'{"type":"pong"}')
            if not await self.send_news():
                return

    async def _read_for_ever(self) -> None:
        bucket = Bucket(RATE)
        while True:
            message = await valid_message(self._socket, self._decoder)
            if not bucket.take():
                raise TimeoutError
            if self.is_ping(message):
                self._pongs += 1
            else:
                self.heard(message)
            self.wake()


async def serve_watching(
    services: Services,
    socket: WebSocket,
    welcome: Callable[[], Awaitable[tuple[WatchingSocket[Any], str]]],
) -> None:
    """Let a client follow something; `welcome` reads its first message and returns the socket and the session's secret,
    or raises the refusal.
    """
    async with counted(services, socket) as allowed:
        if not allowed:
            return
        await socket.accept()
        try:
            watching, token = await welcome()
        except TimeoutError:
            await close(socket, BAD)
            return
        except StoreError:
            await turn_away(socket, Refused("store", "the store is not available; try again"))
            return
        except Refused as refused:
            await turn_away(socket, refused)
            return
        with services.listening_with(session_key(token), watching.ended):
            await watching.run()


async def valid_message(socket: WebSocket, decoder: msgspec.json.Decoder[M]) -> M:
    """The next message. An invalid one ends the socket."""
    message = await receive(socket, decoder)
    if isinstance(message, Refused):
        await turn_away(socket, message)
        raise WebSocketDisconnect(BAD)
    return message


async def first_message(socket: WebSocket, decoder: msgspec.json.Decoder[M]) -> M:
    """The message that must come first. Raises TimeoutError if none comes."""
    async with asyncio.timeout(HELLO_SECONDS):
        return await valid_message(socket, decoder)
