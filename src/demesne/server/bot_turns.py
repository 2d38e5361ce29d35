"""The bots of a table, when it is their turn."""

from __future__ import annotations

import asyncio
from typing import Final

from demesne.server.bots import BY_TEXT, bot_levels
from demesne.server.errors import StoreError
from demesne.server.logs import log, log_error
from demesne.server.play import Refused, Stale
from demesne.server.table import RETRY, LiveTable

TRIES: Final = 5
"""How often a bot's turn is retried after an unexpected failure."""

STANDBY: Final = 1.0
"""Seconds that a process waits for the one that made the last move to let the bot move too."""


class BotTurns:
    """Lets the bots of one table think and answer."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._thinking: asyncio.Task[None] | None = None
        self._failed = 0
        """How many unexpected failures there were in a row."""

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
        again = False
        try:
            while await self._think_once():
                self._failed = 0
        except StoreError:
            table.doubt = again = True
            await asyncio.sleep(RETRY)
        except Refused as error:
            log("bot-refused", table=table.id, error=error.message)
        except Exception as error:
            log_error("bot-turn-failed", error, table=table.id)
            table.services.tasks.failures["bots"] = table.services.tasks.failures.get("bots", 0) + 1
            self._failed += 1
            again = self._failed < TRIES
            await asyncio.sleep(RETRY)
        finally:
            self._thinking = None
        if again:
            table.go_on()

    async def _think_once(self) -> bool:
        table = self._table
        play = table.play
        decision = None if play is None or table.broken is not None else play.decision
        if play is None or decision is None or not table.bot_plays(decision.player):
            return False
        number = play.number
        if table.remote:
            # The process that accepted the last move also lets the bot think; this is only in case that process died.
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
        text = table.record.settings.strategies.get(level)
        if text is not None:
            level = BY_TEXT + text
        workers = table.services.bot_workers
        try:
            picks, by = await workers.decide(table.id, table.record.address, play, seat, level)
            await table.services.load.give_way()
            if table.bot_plays(seat):
                await table.answer(seat, number, picks, by)
                if by is not None:
                    table.show()
        except Stale:
            return True  # While it thought, another process advanced the game, or something was taken back.
        return True
