"""Cleaning up what is not needed."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable
from typing import Final

from sqlalchemy import func, select

from demesne.server.errors import StoreError, Unreadable
from demesne.server.logs import log, log_error
from demesne.server.records import TableRecord
from demesne.server.schema import SEATS, SESSIONS, TABLES
from demesne.server.services import Services
from demesne.server.tables import Tables

SWEEP: Final = 10.0
"""Seconds between two rounds."""

COLLECT: Final = 600.0
"""Seconds between two full garbage collections, if it is quiet then."""

QUIET: Final = 20.0
"""Up to this many commits per second count as quiet."""

WATCHED: Final = 3600.0
"""Seconds that a table must have been seen waiting before it is closed: the system clock may be wrong."""


class Sweeper:
    """Looks after memory and the waiting tables of one process."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self._services = services
        self._tables = tables
        self._collected = time.monotonic()
        self._commits = 0
        self._unvouched: float | None = None
        """Seconds from the store's last entry to the start by the system clock: it is unknown whether they passed or
        the clock is wrong.
        """
        self._waiting: dict[str, float] = {}
        """The tables due to be closed, and since when this process has seen them waiting."""

    async def run(self) -> None:
        """Sweep for ever."""
        await self._try("calendar", self._reckon())
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Remove idle tables from memory, note who is here, close tables that never started. If one of these fails, the
        others are still done.
        """
        services = self._services
        now = time.monotonic()
        for table in self._tables.live():
            if table.idle and now - table.used > services.options.idle_seconds:
                self._tables.forget(table)
        services.requests.forget()
        services.openings.forget()
        services.hints.forget()
        self._collect(now)
        if services.store.shared:
            here = {
                (table.id, subscriber.seat)
                for table in self._tables.live()
                for subscriber in table.audience.subscribers
                if subscriber.seat is not None
            }
            await self._try("seen", services.store.seen(sorted(here), time.time()))
        await self._try("close", self._close_stale(now))

    async def _try(self, what: str, work: Awaitable[object], **facts: object) -> None:
        try:
            await work
        except Unreadable as error:
            self._services.store.note_unreadable(error)
        except StoreError as error:
            log("sweep-failed", what=what, error=str(error), **facts)
        except Exception as error:
            log_error("sweep-failed", error, what=what, **facts)
            failures = self._services.tasks.failures
            failures["sweep"] = failures.get("sweep", 0) + 1

    async def _close_stale(self, now: float) -> None:
        """Close tables that nobody started. The time they wait is also measured here: a system clock that jumps by a
        day, or is wrong after a restart, would close them all.
        """
        services = self._services
        patience = services.options.open_seconds
        watched = min(patience, max(WATCHED, await self._reckon()))
        old = time.time() - patience
        query = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.created < old).limit(1000)
        due = await services.store.read(lambda connection: [row[0] for row in connection.execute(query)])
        self._waiting = {table: self._waiting.get(table, now) for table in due}
        for table, since in list(self._waiting.items()):
            if now - since >= watched:
                await self._try("close", self._close(table), table=table)

    async def _reckon(self) -> float:
        """How many seconds are in doubt, determined once."""
        if self._unvouched is None:
            now = time.time()
            columns = (TABLES.c.created, SEATS.c.seen, SESSIONS.c.used)
            read = self._services.store.read
            times = await read(lambda connection: [connection.scalar(select(func.max(column))) for column in columns])
            self._unvouched = max(0.0, now - max((found for found in times if found), default=now))
        return self._unvouched

    async def _close(self, table: str) -> None:
        live = self._tables.in_memory(table)
        if live is not None:
            await live.change(close_if_open)
        else:
            await self._services.store.change(table, close_if_open, self._services.news("t", table))

    def _collect(self, now: float) -> None:
        """Collect all garbage when little is happening, or after an hour at the latest."""
        commits = self._services.store.commits
        quiet, self._commits = commits - self._commits < QUIET * SWEEP, commits
        if now - self._collected > (COLLECT if quiet else 6 * COLLECT):
            self._collected = now
            gc.collect()


def close_if_open(record: TableRecord) -> None:
    """A change of a table: nobody came."""
    if record.status == "open":
        record.status = "closed"
