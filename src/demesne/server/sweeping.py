"""Putting away what is not needed any more."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from sqlalchemy import select

from demesne.server.logs import log
from demesne.server.records import TableRecord
from demesne.server.schema import TABLES
from demesne.server.services import Services
from demesne.server.store import StoreError
from demesne.server.tables import Tables

SWEEP: Final = 10.0
"""Seconds between two looks for what can be put away."""

COLLECT: Final = 600.0
"""Seconds between two collections of all garbage, if it is quiet then."""

QUIET: Final = 20.0
"""Commits a second that still count as quiet."""


class Sweeper:
    """Looks after the memory and the waiting tables of one process."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self._services = services
        self._tables = tables
        self._collected = time.monotonic()
        self._commits = 0

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StoreError as error:
                log("sweep-failed", error=str(error))

    async def sweep(self) -> None:
        """Put idle tables out of memory, note who is here, close what was never begun."""
        services = self._services
        now = time.monotonic()
        for table in self._tables.live():
            if table.idle and now - table.used > services.options.idle_seconds:
                self._tables.forget(table)
        services.requests.forget()
        services.openings.forget()
        self._collect(now)
        if services.store.shared:
            here = {
                (table.id, listener.seat)
                for table in self._tables.live()
                for listener in table.audience.listeners
                if listener.seat is not None
            }
            await services.store.seen(sorted(here), time.time())
        await self._close_stale()

    async def _close_stale(self) -> None:
        services = self._services
        old = time.time() - services.options.open_seconds
        query = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.created < old).limit(100)
        stale = await services.store.read(lambda connection: [row[0] for row in connection.execute(query)])
        for name in stale:
            live = self._tables.in_memory(name)
            if live is not None:
                await live.change(close_if_open)
            else:
                await services.store.change(name, close_if_open, services.news("t", name))

    def _collect(self, now: float) -> None:
        """Have all garbage collected when little happens, or when it was not for an hour."""
        commits = self._services.store.commits
        quiet, self._commits = commits - self._commits < QUIET * SWEEP, commits
        if now - self._collected > (COLLECT if quiet else 6 * COLLECT):
            self._collected = now
            gc.collect()


def close_if_open(record: TableRecord) -> None:
    """A change of a table: nobody came."""
    if record.status == "open":
        record.status = "closed"
