"""A socket at a run of the lab: somebody who watches it.

As at a table, nothing is queued up: when the client is ready for more, it gets the run as it stands.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from demesne.lab_service.messages import NOTHING_YET
from demesne.server import messages
from demesne.server.backend import Backend
from demesne.server.errors import StoreError
from demesne.server.lab_access import check_open
from demesne.server.lab_endpoints import RUN_ID
from demesne.server.lab_runs import LabRun
from demesne.server.limits import Bucket
from demesne.server.logs import log_error
from demesne.server.messages import refusal
from demesne.server.middleware import bearer, cookie_name
from demesne.server.people import session_key
from demesne.server.play import Refused
from demesne.server.services import Services
from demesne.server.sockets import AWAY, BAD, HELLO_SECONDS, SEND_SECONDS, close, counted
from demesne.server.wire.lab import LabHello, LabIncoming, LabPing, RunNews

CHARTS_SECONDS: Final = 1.0
"""Seconds between two drawings of a run that grows quickly."""

LATER_SECONDS: Final = 5.0
"""The same, for one that grows slowly."""

GROWN: Final = 1.25
"""How much a run has to grow to be drawn again soon."""

_DECODER: Final = msgspec.json.Decoder(LabIncoming)


class RunSocket:
    """One client that watches a run."""

    def __init__(self, services: Services, run: LabRun, socket: WebSocket, hello: LabHello) -> None:
        self._lab = services.lab
        self._run = run
        self._socket = socket
        self._hello = hello
        self._closing = services.tasks.closing
        self.ended = asyncio.Event()
        """Set when the session ends that it was opened with."""
        self._news = asyncio.Event()
        self._told = -1
        self._pongs = 0
        self._drawn: tuple[float, int, str] | None = None
        """When the charts were last sent, of how many games, in which state."""

    def wake(self) -> None:
        """There is something new to send."""
        self._news.set()

    async def run(self) -> None:
        """Serve the client until it goes, or the run is forgotten."""
        self._run.watchers.add(self)
        self.wake()
        tasks = [asyncio.create_task(work) for work in (self._send_for_ever(), self._read_for_ever())]
        events = [asyncio.create_task(event.wait()) for event in (self._closing, self.ended)]
        code = 1000
        try:
            await asyncio.wait([*tasks, *events], return_when=asyncio.FIRST_COMPLETED)
            code = AWAY if self._closing.is_set() else BAD if self.ended.is_set() else 1000
        finally:
            self._run.watchers.discard(self)
            self._run.seen = time.monotonic()
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

    async def _send_for_ever(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            run = self._run
            while self._pongs:
                self._pongs -= 1
                await self._send(b'{"type":"pong"}')
            if run.gone:
                await self._send(b'{"type":"gone"}')
                return
            if self._told != run.version:
                first = self._told < 0
                self._told = run.version
                await self._send(messages.encode(RunNews(run.whole if first else run.info)))
            await self._send_charts()

    async def _send_charts(self) -> None:
        info = self._run.info
        now = time.monotonic()
        if info.result == NOTHING_YET or not self._due(now, info.games, info.state):
            return
        self._drawn = now, info.games, info.state
        try:
            charts = await self._lab.charts(self._run, self._hello.language, self._hello.width)
        except Refused as refused:
            if refused.code not in ("lab-down", "no-run"):
                raise
            self._drawn = None  # It was started again, and comes to the same result.
            return
        await self._send(b'{"type":"charts","charts":' + charts + b"}")

    def _due(self, now: float, games: int, state: str) -> bool:
        if self._drawn is None:
            return True
        at, before, then = self._drawn
        if state != then and state not in ("waiting", "running"):
            return True
        if games == before:
            return False
        return now - at >= (CHARTS_SECONDS if games >= GROWN * before else LATER_SECONDS)

    async def _send(self, message: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._socket.send({"type": "websocket.send", "text": message.decode()})

    async def _read_for_ever(self) -> None:
        bucket = Bucket(2.0)
        while True:
            message = await _receive(self._socket)
            if not bucket.take():
                raise TimeoutError
            if isinstance(message, LabPing):
                self._pongs += 1
            else:
                self._hello = message
                self._drawn = None
            self.wake()


async def _receive(socket: WebSocket) -> LabIncoming:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    text = event.get("text")
    content = event.get("bytes") if text is None else text
    try:
        message: LabIncoming = _DECODER.decode(content if content is not None else b"")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        await _turn_away(socket, Refused("bad-message", f"this is not a valid message: {error}"[:300]))
        raise WebSocketDisconnect(BAD) from None
    return message


async def serve_run_socket(backend: Backend, socket: WebSocket) -> None:
    """Let somebody watch a run, whose it is."""
    async with counted(backend.services, socket) as allowed:
        if not allowed:
            return
        await socket.accept()
        services = backend.services
        try:
            check_open(socket, services.options)
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await _receive(socket)
            if not isinstance(hello, LabHello):
                raise Refused("no-hello", "the first message must be hello")
            if hello.protocol != messages.PROTOCOL:
                raise Refused("protocol", f"this server speaks version {messages.PROTOCOL} of the protocol")
            token = hello.token or bearer(socket.headers) or socket.cookies.get(cookie_name(services.options))
            person = await services.people.find(token)
            name = str(socket.path_params["run"])
            if not RUN_ID.fullmatch(name):
                raise Refused("no-run", "there is no such run")
            run = services.lab.find(name, person)
        except TimeoutError:
            await close(socket, BAD)
            return
        except StoreError:
            await _turn_away(socket, Refused("store", "the store is not available; try again"))
            return
        except Refused as refused:
            await _turn_away(socket, refused)
            return
        watching = RunSocket(services, run, socket, hello)
        with services.listening_with(session_key(token or ""), watching.ended):
            await watching.run()


async def _turn_away(socket: WebSocket, refused: Refused) -> None:
    await socket.send({"type": "websocket.send", "text": refusal(None, refused.code, refused.message).decode()})
    await close(socket, BAD)
