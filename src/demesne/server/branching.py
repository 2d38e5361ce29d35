"""New tables that continue from a point of a finished game."""

from __future__ import annotations

import msgspec

from demesne.server import seats
from demesne.server.opening import Opening, new_record
from demesne.server.play import Refused
from demesne.server.records import Luck, Move, Person
from demesne.server.table import LiveTable
from demesne.server.wire import Branch


async def branch(opening: Opening, table: LiveTable, person: Person, address: str, wish: Branch) -> LiveTable:
    """A new table that continues from a point of a finished game."""
    play = table.finished()
    old = table.record
    if wish.at > len(play.line):
        raise Refused("no-point", f"the game has only {len(play.line)} answers")
    if len(wish.seats) != len(old.seats):
        raise Refused("bad-seats", f"the game has {len(old.seats)} seats; give as many")
    strategies = dict(old.settings.strategies)
    places = seats.wished(wish.seats, old.setup.piles, strategies)
    settings = msgspec.structs.replace(old.settings, strategies=strategies)
    if wish.sit is not None:
        if wish.sit >= len(places) or places[wish.sit].kind != "open":
            raise Refused("no-seat", "that seat is not for a person")
        seats.take(places[wish.sit], person)
    record = new_record(person, address, settings, old.setup, places)
    record.affairs.origin = old.id
    record.luck = Luck("continued", person.name)
    moves = [
        Move(number, "answer", seat, list(labels), record.created, 0.0)
        for number, (seat, labels) in enumerate(play.line[: wish.at])
    ]
    return await opening.add(record, moves)
