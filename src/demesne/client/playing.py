"""A bot at a server's table: the loop that asks it, and the view that it sees."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from demesne.bots import BotError, Decides, checked
from demesne.cards import CARDS
from demesne.client.client import ClientError, Gone, Server, TableSocket
from demesne.engine.options import Options
from demesne.engine.setup import make_setup, table_for
from demesne.engine.told_view import ToldView
from demesne.engine.view import NothingToImagine

Function = Callable[[dict[str, Any]], Sequence[str | int]]
"""What version 0.1.0 called a bot: from the view as plain data to the answer."""


def play(link: str, name: str, bot: Decides | Function, patience: float = 60.0) -> dict[str, Any]:
    """Take a seat by a link and play to the end. Returns the result.

    `bot` is anything with `decide(view)`, which gets the same view as everywhere; a plain function gets the view as
    plain data. Broken connections are retried for up to `patience`. Raises BotError if the bot fails, and ClientError.
    """
    server = Server(link)
    server.guest(name)
    return play_seat(server, server.join(link)["links"]["table"], bot, patience)


def play_seat(server: Server, table: str, bot: Decides | Function, patience: float = 60.0) -> dict[str, Any]:
    """Play at a seat already taken, to the end of the game; a host starts it once all seats are taken. Returns the
    result.
    """
    decide = _Answers(bot)
    socket = server.socket(table, memory=decide.sees_views)
    reached = time.monotonic()
    number = -1
    while True:
        try:
            if not socket.connected:
                socket.connect()
            reached = time.monotonic()
            if socket.result is not None:
                return socket.result
            if socket.can_start:
                server.start(table)
                socket.receive()
            elif _is_asked_to_agree(socket):
                socket.request({"type": "consent", "agree": True})
            elif socket.view is not None and socket.view["decision"] is not None:
                number = socket.view["number"]
                socket.answer(number, decide(socket))
            else:
                socket.receive()
        except Gone:
            if time.monotonic() - reached > patience:
                raise
            socket.close()
            time.sleep(0.2)
        except ClientError as error:
            # Somebody has taken something back meanwhile, or a bot plays: wait for the next view.
            if error.code not in ("stale", "driven", "not-yours", "nothing", "not-full", "started"):
                raise
            if socket.view is None or socket.view["number"] == number:
                socket.receive()
        finally:
            if socket.result is not None:
                socket.close()


def _is_asked_to_agree(socket: TableSocket) -> bool:
    """Whether another seat wants to take something back, and this one has not agreed yet. Bots always agree."""
    asked = socket.table.get("undo")
    return asked is not None and socket.seat != asked["seat"] and socket.seat not in asked["agreed"]


class _Answers:
    """Asks a bot of either sort."""

    def __init__(self, bot: Decides | Function) -> None:
        self.sees_views = callable(getattr(bot, "decide", None))
        self._bot = bot
        self._view: ToldView | None = None
        self._refused: ClientError | None = None
        """Why the server refused to deal a game to imagine from at the last decision, if it did."""

    def __call__(self, socket: TableSocket) -> Sequence[str | int]:
        assert socket.view is not None
        if not self.sees_views:
            return self._bot(socket.view)  # type: ignore[operator]
        self._refused = None
        try:
            return checked(self._bot).decide(self._seen(socket))  # type: ignore[arg-type]
        except (BotError, ClientError):
            if self._refused is not None:
                raise self._refused from None
            raise

    def _seen(self, socket: TableSocket) -> ToldView:
        """One view for the whole game, as the engine's are."""
        facts: Any = socket.view
        if self._view is None:
            kingdom = socket.table["kingdom"]
            chosen = {name: kingdom[name] for name in Options().to_dict() if name in kingdom}
            players = len(facts["players"])
            setup = make_setup(CARDS, kingdom["cards"], players, 0, kingdom["bane"], Options.of(chosen))
            self._view = ToldView(table_for(CARDS, setup), setup, facts, partial(self._deal, socket))
        self._view.tell(facts, socket.log)  # type: ignore[arg-type]
        return self._view

    def _deal(self, socket: TableSocket, number: int) -> Any:
        try:
            return socket.deal(number)
        except ClientError as error:
            if error.code == "bad-message":
                raise NothingToImagine("this server has an earlier version, which deals no games to imagine") from None
            if error.code == "no-deal":
                raise NothingToImagine(error.message) from None
            self._refused = error
            raise
