"""The seats of a table before and at the start: taking one, leaving it, removing a person, starting."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Final

from demesne.bots.plan import Plan
from demesne.bots.shipped import find_strategy
from demesne.bots.strategy_file import BadStrategy, read_plan
from demesne.server.bots import OWN, bot_levels
from demesne.server.logs import log
from demesne.server.names import clean_words
from demesne.server.play import Refused
from demesne.server.records import Person, SeatRecord, TableRecord
from demesne.server.table import LiveTable
from demesne.server.wire import SeatWish

BOT_NAME: Final = "Bot"
NAME_LENGTH: Final = 40
"""How much of a strategy's name a seat shows."""


def seat_of(table: LiveTable, person: Person | None) -> int:
    """Where a person sits; refused if nowhere."""
    seat = None if person is None else table.record.seat_of(person.id)
    if seat is None:
        raise Refused("not-seated", "you have no seat at this table")
    return seat


async def join(table: LiveTable, person: Person, wanted: int | None) -> int:
    """Take an open seat; a person who has one gets the same one again."""

    def change(record: TableRecord) -> None:
        if record.seat_of(person.id) is not None:
            return
        if record.status not in ("open", "playing"):
            raise Refused("over", "this table takes no more players")
        if wanted is not None and wanted >= len(record.seats):
            raise Refused("no-seat", "there is no such seat")
        choice = record.seats if wanted is None else [record.seats[wanted]]
        free = next((seat for seat in choice if seat.kind == "open"), None)
        if free is None:
            raise Refused("full", "no seat is free")
        take(free, person)

    await table.change(change)
    seat = table.record.seat_of(person.id)
    if seat is None:
        raise Refused("full", "no seat is free")
    return seat


async def leave(table: LiveTable, person: Person) -> None:
    """Leave the seat. Before the start it becomes free, and the last person to leave closes the table. Later a bot
    takes over.
    """
    seat = seat_of(table, person)

    def change(record: TableRecord) -> None:
        if record.status == "open":
            _free(record, seat)
            people = [found.person for found in record.seats if found.person is not None]
            if not people:
                record.status = "closed"
            elif record.host == person.id:
                record.host = people[0]
        elif record.status == "playing":
            record.seats[seat].driven = True

    await table.change(change)


async def kick(table: LiveTable, person: Person, seat: int) -> None:
    """Remove somebody before the start. The link changes, so that the old one does not lead back."""

    def change(record: TableRecord) -> None:
        _must_host(record, person)
        if record.status != "open":
            raise Refused("started", "the game has already started")
        if seat >= len(record.seats) or record.seats[seat].kind != "person":
            raise Refused("no-seat", "nobody sits there")
        if record.seats[seat].person == person.id:
            raise Refused("yourself", "to remove yourself, leave the table")
        _free(record, seat)
        record.join_code = secrets.token_urlsafe(16)

    await table.change(change)


async def agree(table: LiveTable, seat: int) -> None:
    """Ask for another game with the same players, or come to its table. It begins with the last of the people."""

    def change(record: TableRecord) -> None:
        agreed = record.affairs.agreed
        if record.status != "open" or agreed is None or seat in agreed:
            return
        agreed.append(seat)
        if not _missing(record) and all(found.kind != "open" for found in record.seats):
            record.status = "playing"

    if table.record.status != "open" or table.record.affairs.agreed is None:
        return
    await table.change(change)
    if table.play is not None:
        log("game-started", table=table.id)


async def begin(table: LiveTable, person: Person, fill: str | None) -> None:
    """Start the game. A rematch table starts by itself: starting it again there is not a mistake, and nobody who has
    not come yet is left out.
    """

    def change(record: TableRecord) -> None:
        _must_host(record, person)
        if record.affairs.agreed is not None and record.status == "playing":
            return
        if fill is not None:
            _check_level(fill, record.setup.piles)
        if record.status != "open":
            raise Refused("started", "the game has already started")
        if missing := _missing(record):
            names = ", ".join(missing)
            raise Refused("not-here", f"the game starts by itself as soon as everybody is here; missing: {names}")
        for number, seat in enumerate(record.seats):
            if seat.kind == "open":
                if fill is None:
                    raise Refused("not-full", "a seat is still free: wait, or fill it with a bot")
                record.seats[number] = SeatRecord("bot", BOT_NAME, fill)
        record.status = "playing"

    await table.change(change)
    log("game-started", table=table.id)


def _missing(record: TableRecord) -> list[str]:
    """The names of those who have not come to a rematch table yet."""
    agreed = record.affairs.agreed
    if agreed is None:
        return []
    return [seat.name for number, seat in enumerate(record.seats) if seat.kind == "person" and number not in agreed]


def _free(record: TableRecord, seat: int) -> None:
    """Free a seat."""
    record.seats[seat] = SeatRecord("open")
    if record.affairs.agreed is not None and seat in record.affairs.agreed:
        record.affairs.agreed.remove(seat)


def _must_host(record: TableRecord, person: Person) -> None:
    if record.host != person.id:
        raise Refused("not-host", "only the host of the table can do this")


def take(seat: SeatRecord, person: Person) -> None:
    """Give a person a seat."""
    seat.kind = "person"
    seat.name = person.name
    seat.person = person.id
    seat.seen = time.time()


def wished(wishes: list[SeatWish], piles: Collection[str], strategies: dict[str, str]) -> list[SeatRecord]:
    """Seats as requested, in a game with these piles. Strategies that are not ours are collected in `strategies`."""
    seats: list[SeatRecord] = []
    for wish in wishes:
        if wish.kind != "bot":
            seats.append(SeatRecord("open"))
        elif wish.strategy is not None:
            level = f"{OWN}-{len(strategies) + 1}"
            plan = _read(wish.strategy, piles)
            strategies[level] = wish.strategy
            seats.append(SeatRecord("bot", clean_words(plan.name, NAME_LENGTH) or BOT_NAME, level))
        else:
            level = wish.bot or bot_levels()[0]
            name = BOT_NAME
            if level in strategies:
                name = clean_words(_read(strategies[level], piles).name, NAME_LENGTH) or BOT_NAME
            else:
                _check_level(level, piles)
            seats.append(SeatRecord("bot", name, level))
    return seats


def _read(text: str, piles: Collection[str]) -> Plan:
    """The plan in the text of a person's own strategy, which must work with these piles."""
    try:
        plan = read_plan(text)
    except BadStrategy as error:
        raise Refused("bad-strategy", str(error)) from None
    _check_needs(plan, plan.name, piles)
    return plan


def _check_level(level: str, piles: Collection[str]) -> None:
    """Refuse an unknown bot, or a strategy whose cards are missing."""
    if level in bot_levels():
        return
    plan = find_strategy(level)
    if plan is None:
        raise Refused(
            "no-bot", f"there is no bot of this level; there are {', '.join(bot_levels())}, and the strategies"
        )
    _check_needs(plan, level, piles)


def _check_needs(plan: Plan, name: str, piles: Collection[str]) -> None:
    missing = [card for card in plan.needs if card not in piles]
    if missing:
        raise Refused("bot-needs", f"the strategy {name[:NAME_LENGTH]} needs {', '.join(missing)} in the kingdom")
