"""The clock of a table: a seat whose time is up is played by a bot."""

from __future__ import annotations

import asyncio
import time

from demesne.server.errors import StoreError
from demesne.server.logs import log
from demesne.server.records import TableRecord
from demesne.server.table import RETRY, LiveTable


class TableClock:
    """Runs for the seat whose decision is pending, while its person is connected to this process."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """The clock does not keep a table in memory."""
        return False

    def turn_came(self) -> None:
        """Start running for the seat that has to decide."""
        self.close()
        table = self._table
        clock, play = table.record.settings.clock, table.play
        if clock is None or play is None or table.broken is not None or table.record.status != "playing":
            return
        decision = play.decision
        if decision is None or table.bot_plays(decision.player) or not table.audience.here(decision.player):
            return
        seat, number = decision.player, play.number
        left = play.remaining(clock, seat, table.record.seats[seat].extra) - (time.monotonic() - table.asked)
        self._timer = asyncio.get_running_loop().call_later(max(0.0, left), self._ring, seat, number)

    def close(self) -> None:
        """Stop."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, seat: int, number: int) -> None:
        self._table.services.tasks.spawn(self._hand_over(seat, number))

    async def _hand_over(self, seat: int, number: int) -> None:
        table = self._table
        if table.play is None or table.play.number != number or table.bot_plays(seat):
            return
        log("clock-ran-out", table=table.id, seat=seat)

        def change(record: TableRecord) -> None:
            record.seats[seat].driven = True

        try:
            await table.change(change)
        except StoreError:
            await asyncio.sleep(RETRY)
            self.turn_came()
