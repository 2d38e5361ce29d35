"""Clients on real sockets, many in one event loop."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from demesne.client import ClientError, Server
from tests.patience import PATIENCE

Decide = Callable[[dict[str, Any]], list[str]]


def lively(chance: random.Random) -> Decide:
    """Plays all Treasures and otherwise anything allowed: games are short and involve many cards."""

    def decide(view: dict[str, Any]) -> list[str]:
        decision = view["decision"]
        options = list(decision["options"])
        if decision["kind"] == "treasure":
            return options
        if decision["kind"] == "buy" and "Province" in options:
            return ["Province"]
        least = max(decision["min"], 1 if decision["max"] and chance.random() < 0.9 else 0)
        return chance.sample(options, chance.randint(least, max(least, decision["max"])))

    return decide


class Client:
    """One seat. It records everything it receives and sends, and what was acknowledged."""

    def __init__(self, server: Server, table: str, decide: Decide, watch: str | None = None) -> None:
        self.server = server
        self.table = table
        self.decide = decide
        self.watch = watch
        self.bases = [server.base]
        self.frames: list[dict[str, Any]] = []
        self.sent: dict[int, list[list[str]]] = {}
        self.acknowledged: dict[int, list[str]] = {}
        self.errors: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.info: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.reconnects = -1
        self.seat: int | None = None

    async def open(self) -> ClientConnection:
        """Connect and say hello."""
        base = self.bases[(self.reconnects + 1) % len(self.bases)]
        address = base.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        socket = await connect(address, compression=None, open_timeout=30, close_timeout=1, max_size=2**24)
        hello = {"type": "hello", "protocol": 1, "token": self.server.token, "watch": self.watch}
        await socket.send(json.dumps(hello))
        self.reconnects += 1
        return socket

    async def play(self, end: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over or `end` says so, reconnecting when necessary."""
        while self.result is None and not end():
            try:
                socket = await self.open()
                async with socket:
                    await self._talk(socket, end)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.reconnects += 1 if len(self.bases) > 1 and self.reconnects < 0 else 0
                if len(self.bases) > 1:
                    self.bases.append(self.bases.pop(0))
                await asyncio.sleep(0.02)

    async def _talk(self, socket: ClientConnection, end: Callable[[], bool]) -> None:
        pending: tuple[int, list[str]] | None = None
        while not end():
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                continue
            self.take(message)
            kind = message["type"]
            if kind == "ok" and pending is not None and message.get("number") == pending[0]:
                self.acknowledged[pending[0]] = pending[1]
                pending = None
            elif kind == "error":
                self.errors.append(message)
                pending = None
            if self.result is not None and pending is None:
                return
            view = self.view
            if (
                pending is None
                and view is not None
                and view["decision"] is not None
                and kind in ("state", "ok", "error")
            ):
                number = view["number"]
                if number in self.acknowledged:
                    continue
                # After a broken connection the same answer is sent again: it must not count twice.
                answers = self.sent.setdefault(number, [])
                answer = answers[-1] if answers else self.decide(view)
                answers.append(answer)
                pending = (number, answer)
                await socket.send(json.dumps({"type": "answer", "id": number, "number": number, "answer": answer}))

    def take(self, message: dict[str, Any]) -> None:
        """Note a message."""
        self.frames.append(message)
        if message["type"] == "state":
            self.view = message["view"]
            self.result = message.get("result")
        elif message["type"] == "table":
            self.info = message["table"]
        elif message["type"] == "welcome":
            self.seat = message["seat"]


def play_out(clients: list[Client]) -> None:
    """Let clients play until the game is over for each of them."""

    async def run() -> None:
        await asyncio.wait_for(asyncio.gather(*(client.play() for client in clients)), PATIENCE)

    asyncio.run(run())


def guests(base: str, count: int) -> list[Server]:
    """This many people at a server."""
    found = []
    for number in range(count):
        server = Server(base)
        server.guest(f"Guest {number}")
        found.append(server)
    return found


def seated(base: str, people: int = 2, **wish: Any) -> tuple[str, list[Server], dict[str, Any]]:
    """A started table with people in its first seats: its id, the people in the order of their seats, its links."""
    servers = guests(base, people)
    seats = [{"kind": "person"}] * people + wish.pop("more", [])
    opened = servers[0].open(seats=seats, **wish)
    links = opened["links"]
    for server in servers[1:]:
        server.join(links["join"])
    servers[0].start(links["table"])
    return links["table"], servers, links


def refused(call: Callable[[], object]) -> str:
    """The code of a refusal."""
    try:
        call()
    except ClientError as error:
        return error.code
    raise AssertionError("it was not refused")
