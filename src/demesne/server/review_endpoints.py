"""The endpoints of reviews: anyone who may replay a finished game may read its review, and the people of its table may
have one made."""

from __future__ import annotations

from typing import Final

from demesne.engine import save as saves
from demesne.server import kept_reviews
from demesne.server.play import Refused
from demesne.server.records import Person
from demesne.server.requests import JSON, Call, Endpoint, Raw
from demesne.server.reviews import reply
from demesne.server.table import LiveTable
from demesne.server.wire.reviews import ReviewReply

PATH: Final = "/api/tables/{table}/review"


def check_person(table: LiveTable, person: Person | None) -> Person:
    """Somebody who sits at a table or opened it; refused for everybody else."""
    record = table.record
    if person is None or (record.seat_of(person.id) is None and record.host != person.id):
        raise Refused("not-seated", "only people at the table can have its game reviewed")
    return person


async def show_review(call: Call) -> Raw:
    """The review of a finished game, if there is one."""
    table = await call.table()
    table.finished()
    kept = await kept_reviews.find(call.services.store, table.id)
    if kept is not None:
        return Raw(reply("done", 0, kept), JSON)
    running = call.services.reviews.under_way(table.id)
    return Raw(reply("none", 0, None) if running is None else running.message(), JSON)


async def begin_review(call: Call) -> Raw:
    """Have a finished game reviewed, unless it already is."""
    table = await call.table()
    play = table.finished()
    person = check_person(table, call.somebody)
    kept = await kept_reviews.find(call.services.store, table.id)
    if kept is not None:
        return Raw(reply("done", 0, kept), JSON)
    call.backend.looking_back.pay(call.address, play)
    save = await call.services.looking_back.run(call.address, lambda: saves.save(play.game))
    people = [seat for seat, found in enumerate(table.record.seats) if found.kind == "person"]
    review = call.services.reviews.begin(table.id, person, call.address, save, people)
    return Raw(review.message(), JSON)


REVIEW_ENDPOINTS: Final = (
    Endpoint("GET", PATH, show_review, ReviewReply, known=False),
    Endpoint("POST", PATH, begin_review, ReviewReply),
)
"""Everything about reviews that is available over HTTP."""
