"""The bots of a table, when it is their turn."""

from __future__ import annotations

import asyncio
from typing import Final

from demesne.bots import Bot
from demesne.server.bot_workers import bot_levels, seat_bot
from demesne.server.errors import StoreError
from demesne.server.logs import log
from demesne.server.play import Refused, Stale
from demesne.server.table import LiveTable

STANDBY: Final = 1.0
"""Seconds that a process waits for the one that brought the last move to let the bot move too."""


class BotTurns:
    """Lets the bots of one table think and answer."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._thinking: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return self._thinking is not None

    def turn_came(self) -> None:
        """Let a bot think if it is its turn."""
        table = self._table
        play = table.play
        if play is None or table.broken is not None or table.record.status != "playing":
            return
        decision = play.decision
        if decision is not None and table.bot_plays(decision.player) and self._thinking is None:
            self._thinking = table.services.tasks.start(self._think())

    def close(self) -> None:
        """Stop."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _think(self) -> None:
        table = self._table
        try:
            while await self._think_once():
                pass
        except StoreError:
            table.doubt = True
            await asyncio.sleep(1.0)
        except Refused as error:
            log("bot-refused", table=table.id, error=error.message)
        finally:
            self._thinking = None
        if table.play is not None and table.doubt:
            table.go_on()

    async def _think_once(self) -> bool:
        table = self._table
        play = table.play
        decision = None if play is None or table.broken is not None else play.decision
        if play is None or decision is None or not table.bot_plays(decision.player):
            return False
        number = play.number
        if table.remote:
            # Whoever brought the last move lets the bot think as well; this is only in case that process died.
            table.moved.clear()
            try:
                async with asyncio.timeout(STANDBY):
                    await table.moved.wait()
            except TimeoutError:
                if play.number == number:
                    table.remote = False
            return True
        seat = decision.player
        level = table.record.seats[seat].bot or bot_levels()[0]
        bot = self._bots.get(seat, ("", None))
        if bot[1] is None or bot[0] != level:
            # Its luck follows the seed, so that the same seed is the same game against bots too.
            bot = (level, seat_bot(level, str(table.record.setup.seed), seat))
        # It looks at a fork: while it thinks, another process may bring the game further.
        workers = table.services.bot_workers
        mind, picks = await workers.decide(bot[1], play.game.fork().view(seat), table.id, seat)
        self._bots[seat] = (level, mind)
        if table.bot_plays(seat):
            try:
                await table.answer(seat, number, picks)
            except Stale:
                return True
        return True
