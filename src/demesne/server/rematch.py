"""Another game for the same players."""

from __future__ import annotations

from demesne.engine import luck
from demesne.engine.setup import first_of_rematch
from demesne.server import seats
from demesne.server.opening import Opening, new_record
from demesne.server.records import GameSetup, Person, SeatRecord, TableRecord
from demesne.server.sweeping import close_if_open
from demesne.server.table import LiveTable
from demesne.server.tables import Tables


async def rematch(
    tables: Tables, opening: Opening, table: LiveTable, person: Person, address: str, mode: str
) -> LiveTable:
    """A new table for the same players. Whoever asks second gets the same table."""
    seats.seat_of(table, person)
    old = table.record
    play = table.finished()
    if old.affairs.rematch is not None:
        return await tables.find(old.affairs.rematch)
    count = len(old.seats)
    places = [_again(seat) for seat in old.seats]
    setup = old.setup
    if mode == "swap":
        places = [places[(number - 1) % count] for number in range(count)]
    else:
        seed = luck.new_secret()
        first = first_of_rematch(count, play.result().winners, seed)
        setup = GameSetup(setup.kingdom, count, seed, setup.bane, setup.shelters, first, setup.turn_limit)
    record = new_record(person, address, old.settings, setup, places)
    record.affairs.origin = old.id
    fresh = await opening.add(record)

    def change(mine: TableRecord) -> None:
        if mine.affairs.rematch is None:
            mine.affairs.rematch = record.id

    await table.change(change)
    if table.record.affairs.rematch != record.id:
        await fresh.change(close_if_open)
    assert table.record.affairs.rematch is not None
    return await tables.find(table.record.affairs.rematch)


def _again(seat: SeatRecord) -> SeatRecord:
    """The seat of the same player at another table."""
    if seat.kind == "bot":
        return SeatRecord("bot", seat.name, seat.bot)
    return SeatRecord("person", seat.name, person=seat.person)
