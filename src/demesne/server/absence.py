"""Absent players: the others can let a bot play, and the player gets the seat back on return."""

from __future__ import annotations

from typing import Final

from demesne.server.play import Refused
from demesne.server.records import TableRecord
from demesne.server.table import LiveTable

GRACE: Final = 30.0
"""The least number of seconds on a seat's clock when its player takes it back."""


async def vote(table: LiveTable, seat: int, target: int) -> bool:
    """Ask for a bot to play for an absent seat. Returns whether it does: more than half of the others must ask for
    it.
    """
    play = table.playing()
    if play.over:
        raise Refused("over", "the game is over")
    seats = table.record.seats
    if not 0 <= target < len(seats) or target == seat or seats[target].kind != "person":
        raise Refused("no-seat", "there is no other person at that seat")
    here = table.audience.here(target)
    voters = table.others(target)
    patience = table.services.options.absent_seconds

    def change(record: TableRecord) -> None:
        found = record.seats[target]
        if found.driven:
            return
        if here or table.absent(target, found.seen) < patience:
            raise Refused("present", "that player is here")
        wishes = record.affairs.votes.setdefault(target, [])
        if seat not in wishes:
            wishes.append(seat)
        if 2 * len([one for one in wishes if one in voters]) > len(voters):
            found.driven = True
            del record.affairs.votes[target]

    await table.change(change)
    return table.record.seats[target].driven


async def take_back(table: LiveTable, seat: int) -> None:
    """Take the seat back from a bot."""
    play = table.playing()
    clock = table.record.settings.clock
    left = GRACE if clock is None else play.remaining(clock, seat, table.record.seats[seat].extra)

    def change(record: TableRecord) -> None:
        found = record.seats[seat]
        if found.driven:
            found.driven = False
            found.extra += max(0.0, GRACE - left)
            record.affairs.votes.pop(seat, None)

    await table.change(change)
    table.ask_anew()
    table.go_on()
