"""Looking at a game as it was: the past of one that goes on, the replay of one that is over."""

from __future__ import annotations

import asyncio

from demesne.server.messages import view_of
from demesne.server.play import Refused
from demesne.server.replays import Replay
from demesne.server.table import LiveTable
from demesne.server.wire import PastView


async def replay_of(table: LiveTable) -> Replay:
    """The replay of a table whose game is over."""
    play = table.finished()
    if table.replay is None or table.replay.play is not play:
        table.replay = await asyncio.to_thread(Replay, play)
    return table.replay


async def past_view(table: LiveTable, seat: int | None, number: int) -> PastView:
    """What a seat, or a spectator, saw while the decision of this number was pending."""
    play = table.playing()
    if number > play.number:
        raise Refused("no-point", f"the next number is {play.number}")
    line = play.line_at(number)
    over = play.over and number == play.number
    game = await asyncio.to_thread(play.played, line)
    view = view_of(game, seat, table.record.settings, number, over)
    return PastView(number, seat, view, line != play.line[: len(line)])
