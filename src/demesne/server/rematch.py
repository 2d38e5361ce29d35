"""Another game for the same players."""

from __future__ import annotations

from demesne.engine import luck
from demesne.engine.setup import first_of_rematch
from demesne.server import seats
from demesne.server.opening import Opening, new_record
from demesne.server.records import Luck, Person, SeatRecord, TableRecord
from demesne.server.sweeping import close_if_open
from demesne.server.table import LiveTable
from demesne.server.tables import Tables


async def rematch(
    tables: Tables, opening: Opening, table: LiveTable, person: Person, address: str, mode: str
) -> LiveTable:
    """A new table for the same players. Later requests get the same table; its game begins with the last of them.

    With "swap" the luck is the same, and everybody knows it by then. So the new table is opened only when all people at
    the old one have asked for it; until then the old one is returned.
    """
    fresh = await _next_table(tables, opening, table, person, address, mode)
    seat = fresh.record.seat_of(person.id)
    if seat is not None:
        await seats.agree(fresh, seat)
    return fresh


async def _next_table(
    tables: Tables, opening: Opening, table: LiveTable, person: Person, address: str, mode: str
) -> LiveTable:
    seat = seats.seat_of(table, person)
    play = table.finished()
    if table.record.affairs.rematch is None and mode == "swap":
        await _agree(table, seat)
    old = table.record
    if old.affairs.rematch is not None:
        return await tables.find(old.affairs.rematch)
    if mode == "swap" and not _all_agree(old):
        return table
    count = len(old.seats)
    places = [_again(seat) for seat in old.seats]
    setup = old.setup
    if mode == "swap":
        places = [places[(number - 1) % count] for number in range(count)]
    else:
        seed = luck.new_secret()
        first = first_of_rematch(count, play.result(old.affairs).winners, seed)
        setup = setup.again(seed, first)
    record = new_record(person, address, old.settings, setup, places)
    record.affairs.origin = old.id
    record.affairs.agreed = []
    if mode == "swap":
        record.luck = Luck("repeated", old.seats[old.affairs.same_luck[0]].name)
        # All others have agreed already.
        record.affairs.agreed = [at for at, place in enumerate(places) if place.person not in (None, person.id)]
    fresh = await opening.add(record)

    def change(mine: TableRecord) -> None:
        if mine.affairs.rematch is None:
            mine.affairs.rematch = record.id

    await table.change(change)
    if table.record.affairs.rematch != record.id:
        await fresh.change(close_if_open)
    assert table.record.affairs.rematch is not None
    return await tables.find(table.record.affairs.rematch)


async def _agree(table: LiveTable, seat: int) -> None:
    def change(record: TableRecord) -> None:
        if seat not in record.affairs.same_luck:
            record.affairs.same_luck.append(seat)

    await table.change(change)


def _all_agree(record: TableRecord) -> bool:
    """Whether every person wants the same luck again."""
    people = {number for number, seat in enumerate(record.seats) if seat.kind == "person"}
    return people <= set(record.affairs.same_luck)


def _again(seat: SeatRecord) -> SeatRecord:
    """The seat of the same player at another table."""
    if seat.kind == "bot":
        return SeatRecord("bot", seat.name, seat.bot)
    return SeatRecord("person", seat.name, person=seat.person)
