"""Moves, chat and tables as they are kept in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import (
    Connection,
    Executable,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)

from demesne.server.database import Database, Writing
from demesne.server.records import ChatLine, Move, TableRecord
from demesne.server.rows import encode, move_row, read_moves, read_table, write_table
from demesne.server.schema import CHAT, MOVES, SEATS

FEW: Final = 100
"""How many seats are updated at a time."""

SPREAD: Final = 5.0
"""Over how many seconds that is spread if there are many."""

CHAT_LINES: Final = 200
"""How many lines of a table's chat are loaded."""

CHAT_KEPT: Final = 500
"""How many lines of a table's chat are stored at least; older ones are deleted."""

CHAT_PIECE: Final = 50
"""How many more there may be before that happens."""


class Store(Database):
    """The store of one process."""

    def __init__(self, address: str, migrate: bool = False) -> None:
        """See `Database`."""
        super().__init__(address, migrate)
        self._insert_move = _insert_unless_there(self.shared)

    # -- moves ------------------------------------------------------------------------------------------------------

    async def add_move(self, game: str, move: Move, news: str) -> bool:
        """Store a move, unless there is one with this number already. Returns whether it was stored, after the
        commit.
        """

        def work(writing: Writing) -> bool:
            kept = writing.connection.execute(self._insert_move, move_row(game, move)).first() is not None
            if kept:
                writing.news.append(news)
            return kept

        return await self.write(work, plain=True)

    async def moves(self, game: str, since: int = 0) -> list[Move]:
        """The moves of a game from a number on."""
        return await self.read(lambda connection: read_moves(connection, game, since))

    async def table(self, game: str) -> TableRecord | None:
        """A table by its id."""
        return await self.read(lambda connection: read_table(connection, game))

    async def chat(self, game: str, since: int = 0) -> list[ChatLine]:
        """The chat of a table, from a number on, as far as it is loaded."""

        def work(connection: Connection) -> list[ChatLine]:
            found = connection.execute(
                select(CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
                .where(CHAT.c.game == game, CHAT.c.number >= since)
                .order_by(CHAT.c.number.desc())
                .limit(CHAT_LINES)
            )
            return [ChatLine(*row) for row in reversed(found.all())]

        return await self.read(work)

    async def say(self, game: str, seat: int | None, name: str, words: str, at: float, news: str) -> None:
        """Keep a line of chat."""

        def work(writing: Writing) -> None:
            last = writing.connection.scalar(select(func.max(CHAT.c.number)).where(CHAT.c.game == game))
            number = 0 if last is None else last + 1
            row = {"game": game, "number": number, "seat": seat, "name": name, "text": words, "at": at}
            writing.connection.execute(insert(CHAT), row)
            if number % CHAT_PIECE == 0:
                old = delete(CHAT).where(CHAT.c.game == game, CHAT.c.number <= number - CHAT_KEPT)
                writing.connection.execute(old)
            writing.news.append(news)

        await self.write(work)

    # -- tables ---------------------------------------------------------------------------------------------------

    async def change(self, game: str, change: Callable[[TableRecord], None], news: str) -> TableRecord | None:
        """Change the affairs of a table and its seats. `change` gets the newest record and alters it or raises."""

        def work(writing: Writing) -> TableRecord | None:
            record = read_table(writing.connection, game, lock=True)
            if record is None:
                return None
            before = encode(record)
            change(record)
            if encode(record) != before:
                record.version += 1
                write_table(writing.connection, record)
                writing.news.append(news)
            return record

        return await self.write(work)

    async def seen(self, seats: list[tuple[str, int]], at: float) -> None:
        """Note that people are connected at these seats; a few at a time, so that no move has to wait for long."""
        for start in range(0, len(seats), FEW):
            some = seats[start : start + FEW]
            if start:
                await asyncio.sleep(SPREAD * FEW / len(seats))

            def work(writing: Writing, some: list[tuple[str, int]] = some) -> None:
                change = update(SEATS).where(tuple_(SEATS.c.game, SEATS.c.seat).in_(some))
                writing.connection.execute(change, {"seen": at})

            await self.write(work)


def _insert_unless_there(shared: bool) -> Executable:
    """The statement that adds a move, or does nothing if there is one. Only the dialect in use is imported."""
    if shared:
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(MOVES).on_conflict_do_nothing().returning(MOVES.c.number)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(MOVES).on_conflict_do_nothing().returning(MOVES.c.number)
