"""Lists of tables: those waiting for players, and those where a person sat."""

from __future__ import annotations

import datetime
from typing import Final

from sqlalchemy import Connection, select

from demesne.server.records import Person, TableRecord
from demesne.server.rows import read_tables
from demesne.server.schema import SEATS, TABLES
from demesne.server.store import Store
from demesne.server.wire import DayResult, DayResults, HistoryEntry, LobbyEntry, Offer, Today

LOBBY: Final = 50
"""How many waiting tables are listed, the newest first."""

DAILY: Final = 500
"""How many games of a day its table of results considers."""

OFFERED: Final = 5
"""How many of a person's newest tables may offer a rematch."""

HISTORY: Final = 100
"""How many tables where a person sat are listed."""


async def lobby(store: Store) -> list[LobbyEntry]:
    """The listed tables waiting for players."""

    def work(connection: Connection) -> list[TableRecord]:
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "open", TABLES.c.listed.is_(True))
            .order_by(TABLES.c.created.desc())
            .limit(LOBBY)
        )
        found = [row[0] for row in connection.execute(query)]
        return read_tables(connection, found, unreadable=store.note_unreadable)

    entries = [_entry(record) for record in await store.read(work)]
    return [entry for entry in entries if entry.open]


def _entry(record: TableRecord) -> LobbyEntry:
    host = record.seat_of(record.host)
    clock = record.settings.clock
    return LobbyEntry(
        table=record.id,
        title=record.settings.title,
        host="" if host is None else record.seats[host].name,
        join=record.join_code,
        seats=len(record.seats),
        open=sum(1 for seat in record.seats if seat.kind == "open"),
        kingdom=list(record.setup.kingdom),
        clock=None if clock is None else clock.seconds,
        luck=record.luck,
    )


async def results_of(store: Store, today: Today) -> DayResults:
    """The table of results of a day: for each player the first finished game with its kingdom and its luck, because in
    a second one they would know what comes. A player who resigned or left the seat to a bot has no result.
    """
    midnight = datetime.datetime.fromisoformat(f"{today.date}T00:00:00+00:00").timestamp()

    def work(connection: Connection) -> list[TableRecord]:
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "over", TABLES.c.luck == "chosen", TABLES.c.created >= midnight)
            .where(TABLES.c.setup.contains(today.seed))
            .order_by(TABLES.c.created)
            .limit(DAILY)
        )
        found = [row[0] for row in connection.execute(query)]
        return read_tables(connection, found, unreadable=store.note_unreadable)

    firsts: dict[str, DayResult] = {}
    for record in await store.read(work):
        result = record.result
        if (
            result is None
            or record.setup.seed != today.seed
            or sorted(record.setup.kingdom) != sorted(today.kingdom.cards)
        ):
            continue
        for number, seat in enumerate(record.seats):
            if seat.person and not seat.driven and number not in result.resigned:
                others = [other.bot or other.name for other in record.seats if other is not seat]
                score, turns = result.scores[number], result.turns[number]
                hints = result.hints[number] if result.hints else 0
                mine = DayResult(seat.name, record.id, score, turns, number in result.winners, others, hints)
                firsts.setdefault(seat.person, mine)
    best = sorted(firsts.values(), key=lambda one: (not one.won, -one.points, one.turns))
    return DayResults(today.date, best)


async def history(store: Store, person: Person) -> list[HistoryEntry]:
    """Where a person sat, newest first."""

    def work(connection: Connection) -> list[HistoryEntry]:
        query = (
            select(TABLES.c.id, SEATS.c.seat)
            .join(SEATS, SEATS.c.game == TABLES.c.id)
            .where(SEATS.c.person == person.id, TABLES.c.status != "closed")
            .order_by(TABLES.c.created.desc())
            .limit(HISTORY)
        )
        seats = {row[0]: row[1] for row in connection.execute(query)}
        return [
            HistoryEntry(
                table=record.id,
                seat=seats[record.id],
                status=record.status,
                created=record.created,
                title=record.settings.title,
                kingdom=list(record.setup.kingdom),
                players=[seat.name for seat in record.seats],
                bots=[seat.bot for seat in record.seats],
                driven=record.seats[seats[record.id]].driven,
                result=record.result,
            )
            for record in read_tables(connection, list(seats), unreadable=store.note_unreadable)
        ]

    return await store.read(work)


async def offers(store: Store, person: Person) -> list[Offer]:
    """The rematches that others want with this person and that are not answered yet."""

    def work(connection: Connection) -> list[TableRecord]:
        query = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.game == TABLES.c.id)
            .where(SEATS.c.person == person.id, TABLES.c.status != "closed")
            .order_by(TABLES.c.created.desc())
            .limit(OFFERED)
        )
        found = [row[0] for row in connection.execute(query)]
        return read_tables(connection, found, unreadable=store.note_unreadable)

    return [offer for record in await store.read(work) if (offer := _offer(record, person)) is not None]


def _offer(record: TableRecord, person: Person) -> Offer | None:
    affairs = record.affairs
    waits = record.status == "open" and affairs.agreed is not None
    wished = affairs.agreed if waits else affairs.same_luck if record.status == "over" and not affairs.rematch else None
    if not wished or record.seat_of(person.id) in wished:
        return None
    return Offer(
        mode="next" if waits else "swap",
        origin=affairs.origin if waits and affairs.origin else record.id,
        table=record.id,
        by=[record.seats[seat].name for seat in wished],
        kingdom=list(record.setup.kingdom),
    )
