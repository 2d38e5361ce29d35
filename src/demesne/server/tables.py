"""The tables in this process's memory: finding and loading them, and applying what other processes did."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import Connection, select

from demesne.server import bot_turns, chat
from demesne.server.clock import TableClock
from demesne.server.errors import Unreadable
from demesne.server.play import Refused
from demesne.server.records import Move, TableRecord
from demesne.server.rows import read_moves, read_table
from demesne.server.schema import TABLES
from demesne.server.services import Services
from demesne.server.table import LiveTable, load_play

RESTING: Final = 64
"""How many finished games stay in memory with nobody looking at them."""


class Tables:
    """All tables that this process has in memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        services.metrics.gauge("tables", "Tables in memory.", lambda: len(self._live))

    def __len__(self) -> int:
        return len(self._live)

    def live(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    def in_memory(self, table: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._live.get(table)

    def forget(self, table: LiveTable) -> None:
        """Remove a table from memory."""
        table.close()
        self._live.pop(table.id, None)

    def close(self) -> None:
        """Stop everything at all tables."""
        for table in self._live.values():
            table.close()

    async def find(self, table: str) -> LiveTable:
        """A table, from memory or from the store."""
        found = self._live.get(table)
        if found is None:
            waiting = self._loading.get(table)
            if waiting is None:
                waiting = asyncio.ensure_future(self._load(table))
                self._loading[table] = waiting
                waiting.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(waiting)
        if found is None:
            raise Refused("no-table", "there is no such table")
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> LiveTable | None:
        store = self._services.store

        def work(connection: Connection) -> tuple[TableRecord, list[Move]] | None:
            record = read_table(connection, table)
            return None if record is None else (record, read_moves(connection, table))

        try:
            found = await store.read(work)
        except Unreadable as error:
            store.note_unreadable(error)
            raise Refused("broken", "this table's game can't be read; the problem was logged") from error
        if found is None:
            return None
        record, moves = found
        play, trouble = await asyncio.to_thread(load_play, record, moves)
        live = LiveTable(self._services, record, play, await store.chat(table))
        live.followers += [bot_turns.BotTurns(live), TableClock(live)]
        if trouble is not None:
            live.break_off(trouble)
        self._live[table] = live
        if record.status == "over":
            self._make_room()
        # Pick up whatever was written since it was read.
        await live.hear("t" if store.shared else "m")
        if play is not None and play.over and record.status == "playing":
            await live.finish()
        return live

    def _make_room(self) -> None:
        """Keep only this many finished games with no viewers: memory once needed for thousands is hardly ever returned
        to the system.
        """
        resting = [table for table in self._live.values() if table.record.status == "over" and table.idle]
        for table in sorted(resting, key=lambda table: table.used)[: max(0, len(resting) - RESTING)]:
            self.forget(table)

    async def by_code(self, code: str) -> tuple[LiveTable, str]:
        """The table of a link, and whether the link is to "join" or to "watch"."""
        query = select(TABLES.c.id, TABLES.c.join_code).where(
            (TABLES.c.join_code == code) | (TABLES.c.watch_code == code)
        )
        row = await self._services.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Refused("no-table", "no table has this link")
        return await self.find(row[0]), "join" if row[1] == code else "watch"

    def hear(self, news: str) -> None:
        """Another process committed something; an empty text means that something may have been missed."""
        tasks = self._services.tasks
        if tasks.closing.is_set():
            return
        if not news:
            for table in self._live.values():
                tasks.spawn(table.hear("t"))
            return
        what, _, rest = news.partition(":")
        name, _, process = rest.partition(":")
        if what == "s":
            self._services.end_sessions([name])
        found = self._live.get(name)
        if found is not None and process != self._services.process:
            tasks.spawn(chat.hear(found) if what == "c" else found.hear(what))
