"""Looking back at a game: the past of one in progress, the replay of a finished one.

That takes longer for longer games, so it is done outside the event loop and costs an address more of its requests.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from demesne.server.messages import encode, view_of
from demesne.server.play import Play, Refused
from demesne.server.replays import Replay
from demesne.server.services import Services
from demesne.server.table import LiveTable
from demesne.server.wire import PastView

T = TypeVar("T")

KEPT: Final = 32
"""How many replays are kept in memory."""

LONG: Final = 400
"""Looking at a game costs one more request for every this many answers."""


class LookingBack:
    """Positions and stories of games, for the requests to one process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def position(
        self, table: LiveTable, address: str, at: int, since: int, seat: int | None, spectator: bool
    ) -> bytes:
        """A finished game after this many answers."""
        play = table.finished()
        replay = await self._replay(table, play, address)
        work = lambda: encode(replay.position(at, since, seat, spectator))  # noqa: E731
        return await self._run(address, play if since < at else None, work)

    async def story(self, table: LiveTable, address: str) -> bytes:
        """A whole finished game."""
        replay = await self._replay(table, table.finished(), address)
        return await self._run(address, None, lambda: encode(replay.story))

    async def past(self, table: LiveTable, address: str, seat: int | None, number: int) -> bytes:
        """What a seat, or a spectator, saw while the decision of this number was pending."""
        play = table.playing()
        if number > play.number:
            raise Refused("no-point", f"the next number is {play.number}")
        over = play.over and number == play.number
        settings = table.record.settings

        def work() -> bytes:
            line = play.line_at(number)
            view = view_of(play.played(line), seat, settings, number, over)
            return encode(PastView(number, seat, view, line != play.line[: len(line)]))

        return await self._run(address, play, work)

    async def _replay(self, table: LiveTable, play: Play, address: str) -> Replay:
        found = self._replays.get(table.id)
        if found is None or found.play is not play:
            hints = list(table.record.affairs.hints)
            found = await self._run(address, play, lambda: Replay(play, hints))
            self._replays[table.id] = found
            while len(self._replays) > KEPT:
                self._replays.popitem(last=False)
        self._replays.move_to_end(table.id)
        return found

    def pay(self, address: str, play: Play) -> None:
        """Charge for a game by its length."""
        length = len(play.history)
        if length > LONG and not self._services.requests.take(address, length / LONG):
            raise Refused("too-often", "this game is long, and you have looked at it often; wait a moment")

    async def _run(self, address: str, play: Play | None, work: Callable[[], T]) -> T:
        """Do work for an address, which is charged by the length of a game."""
        if play is not None:
            self.pay(address, play)
        return await self._services.looking_back.run(address, work)
