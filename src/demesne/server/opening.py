"""Opening tables, and drawing kingdoms for them."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from functools import partial

from sqlalchemy import func, select

from demesne.cards import CARDS
from demesne.engine import luck
from demesne.engine.save import RULES
from demesne.engine.setup import Setup, make_setup
from demesne.kingdoms import is_random
from demesne.server import kingdom, seats
from demesne.server.database import Writing
from demesne.server.logs import log
from demesne.server.names import clean_words
from demesne.server.play import Refused
from demesne.server.records import Affairs, Clock, Luck, Move, Person, SeatRecord, Settings, TableRecord
from demesne.server.rows import add_moves, add_table
from demesne.server.schema import TABLES
from demesne.server.services import Services
from demesne.server.table import LiveTable
from demesne.server.tables import Tables
from demesne.server.wire import DrawnKingdom, NewTable, WishedKingdom


class Opening:
    """Opens tables in one process."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self._services = services
        self._tables = tables

    async def draw(self, address: str, wish: WishedKingdom) -> DrawnKingdom:
        """A kingdom as requested. Many wishes can take seconds to count."""
        return await self._services.drawing.run(address, partial(kingdom.draw, wish))

    async def open(self, person: Person, address: str, wish: NewTable) -> LiveTable:
        """Open a table."""
        if wish.first is not None and wish.first >= len(wish.seats):
            raise Refused("bad-first", f"the first player must be a seat from 0 to {len(wish.seats) - 1}")
        if is_random(wish.kingdom):
            chosen = await self._services.opening.run(address, partial(kingdom.for_table, wish))
        else:
            chosen = await asyncio.to_thread(kingdom.for_table, wish)
        strategies: dict[str, str] = {}
        places = await asyncio.to_thread(seats.wished, wish.seats, chosen.piles, strategies)
        seed: int | str = luck.new_secret() if wish.seed is None else wish.seed
        setup = make_setup(CARDS, chosen.cards, len(places), seed, chosen.bane, chosen.options, wish.first)
        clock = None if wish.clock is None else Clock(wish.clock.seconds, wish.clock.increment)
        settings = Settings(
            title=clean_words(wish.title, 60),
            kingdom=chosen.name or "",
            undo=wish.undo,
            clock=clock,
            spectators=wish.spectators,
            chat=wish.chat,
            point_counter=wish.point_counter,
            deck_tracker=wish.deck_tracker,
            strategies=strategies,
        )
        if wish.sit:
            free = next((seat for seat in places if seat.kind == "open"), None)
            if free is None:
                raise Refused("no-seat", "there is no seat for a person; open the table without sitting down")
            seats.take(free, person)
        record = new_record(person, address, settings, setup, places, wish.listed)
        if wish.seed is not None:
            record.luck = Luck("chosen", person.name)
        return await self.add(record)

    async def add(self, record: TableRecord, moves: list[Move] | None = None) -> LiveTable:
        """Store a new table, with the moves it starts with."""
        most = self._services.options.limits.tables

        def work(writing: Writing) -> None:
            query = select(func.count()).where(
                TABLES.c.address == record.address, TABLES.c.status.in_(("open", "playing"))
            )
            if (writing.connection.scalar(query) or 0) >= most:
                raise Refused("too-many-tables", f"at most {most} unfinished tables from one address")
            add_table(writing.connection, record)
            add_moves(writing.connection, record.id, moves or [])

        await self._services.store.write(work)
        log("table-opened", table=record.id, seats=len(record.seats))
        return await self._tables.find(record.id)


def new_record(
    host: Person, address: str, settings: Settings, setup: Setup, places: list[SeatRecord], listed: bool = False
) -> TableRecord:
    """A table waiting for its players."""
    return TableRecord(
        id=secrets.token_hex(8),
        version=1,
        status="open",
        created=time.time(),
        host=host.id,
        address=_address_key(address),
        join_code=secrets.token_urlsafe(16),
        watch_code=secrets.token_urlsafe(16),
        listed=listed,
        settings=settings,
        setup=setup,
        rules=RULES,
        affairs=Affairs(),
        seats=places,
    )


def _address_key(address: str) -> str:
    """The stored form of an address: enough to count its tables."""
    return hashlib.sha256(f"demesne {address}".encode()).hexdigest()[:24]
