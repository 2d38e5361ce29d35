"""A socket at a run of the lab, for somebody who watches it."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from demesne.lab_service.messages import NOTHING_YET
from demesne.server import messages
from demesne.server.backend import Backend
from demesne.server.handshake import who_greets
from demesne.server.lab_access import check_open
from demesne.server.lab_endpoints import RUN_ID
from demesne.server.lab_runs import LabRun
from demesne.server.play import Refused
from demesne.server.services import Services
from demesne.server.watching import WatchingSocket, first_message, serve_watching
from demesne.server.wire.lab import LabHello, LabIncoming, LabPing, RunNews

CHARTS_SECONDS: Final = 1.0
"""Seconds between two drawings of a run that grows fast."""

LATER_SECONDS: Final = 5.0
"""The same, for one that grows slowly."""

GROWN: Final = 1.25
"""How much a run has to grow to be redrawn soon."""

_DECODER: Final[msgspec.json.Decoder[LabIncoming]] = msgspec.json.Decoder(LabIncoming)


class RunSocket(WatchingSocket[LabIncoming]):
    """One client that watches a run."""

    def __init__(self, services: Services, run: LabRun, socket: WebSocket, hello: LabHello) -> None:
        super().__init__(services, run, socket, _DECODER)
        self._lab = services.lab
        self._run = run
        self._hello = hello
        self._told = -1
        self._drawn: tuple[float, int, str] | None = None
        """When the charts were last sent, for how many games, and in which state."""

    async def send_news(self) -> bool:
        """Send the run as it stands, and its charts if they are due."""
        run = self._run
        if run.gone:
            await self.send(b'{"type":"gone"}')
            return False
        if self._told != run.version:
            first = self._told < 0
            self._told = run.version
            await self.send(messages.encode(RunNews(run.whole if first else run.info)))
        await self._send_charts()
        return True

    def is_ping(self, message: LabIncoming) -> bool:
        """Whether the message is only a ping."""
        return isinstance(message, LabPing)

    def heard(self, message: LabIncoming) -> None:
        """Send the charts in another language or width from here on."""
        if isinstance(message, LabHello):
            self._hello = message
            self._drawn = None

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
            self._drawn = None  # It was restarted, and reaches the same result.
            return
        await self.send(b'{"type":"charts","charts":' + charts + b"}")

    def _due(self, now: float, games: int, state: str) -> bool:
        if self._drawn is None:
            return True
        at, before, then = self._drawn
        if state != then and state not in ("waiting", "running"):
            return True
        if games == before:
            return False
        return now - at >= (CHARTS_SECONDS if games >= GROWN * before else LATER_SECONDS)


async def serve_run_socket(backend: Backend, socket: WebSocket) -> None:
    """Let the owner of a run watch it."""
    services = backend.services

    async def welcome() -> tuple[RunSocket, str]:
        check_open(socket, services.options)
        hello = await first_message(socket, _DECODER)
        if not isinstance(hello, LabHello):
            raise Refused("no-hello", "the first message must be hello")
        person, token = await who_greets(services, socket, hello)
        name = str(socket.path_params["run"])
        if not RUN_ID.fullmatch(name):
            raise Refused("no-run", "there is no such run")
        return RunSocket(services, services.lab.find(name, person), socket, hello), token

    await serve_watching(services, socket, welcome)
