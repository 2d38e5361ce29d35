"""Undo: at once if it is free, otherwise when the others agree."""

from __future__ import annotations

from demesne.server.messages import open_request
from demesne.server.play import Refused, Stale
from demesne.server.records import TableRecord, UndoRequest
from demesne.server.table import LiveTable


async def undo(table: LiveTable, seat: int, number: int) -> bool:
    """Take back this seat's last answer, or ask the others to agree. Returns whether it was done."""
    async with table.lock:
        await table.be_sure()
        play = table.playing()
        if number != play.number:
            raise Stale(number, play.number)
        rule = table.record.settings.undo
        keep = play.undo_point(seat)
        if play.over:
            raise Refused("over", "the game is over")
        if rule == "never":
            raise Refused("no-undo", "there is no undo at this table")
        if keep is None:
            raise Refused("nothing", "you have not answered anything yet")
        if rule == "always" or not table.others(seat) or play.undo_is_free(seat, keep):
            await table.move("undo", seat, keep)
            return True
        if rule == "free":
            raise Refused("no-undo", "something has been revealed, or somebody else has decided, since then")

        def change(record: TableRecord) -> None:
            asked = record.affairs.undo
            if asked is None or (asked.seat, asked.number) != (seat, number):
                record.affairs.undo = UndoRequest(seat, number, keep, [])

        await table.change_held(change)
        return await _done(table)


async def consent(table: LiveTable, seat: int, agree: bool) -> None:
    """Agree or disagree with another seat's undo request. The last yes carries it out."""
    async with table.lock:
        await table.be_sure()
        request = open_request(table.record, table.playing())
        if request is None or request.seat == seat or seat not in table.others(request.seat):
            raise Refused("nothing", "nobody has asked for an undo")

        def change(record: TableRecord) -> None:
            asked = record.affairs.undo
            if asked is None or (asked.seat, asked.number) != (request.seat, request.number):
                raise Refused("nothing", "nobody has asked for an undo")
            if not agree:
                record.affairs.undo = None
            elif seat not in asked.agreed:
                asked.agreed.append(seat)

        await table.change_held(change)
        await _done(table)


async def _done(table: LiveTable) -> bool:
    """Carry out the undo if everybody has agreed, here or in other processes. The lock must be held."""
    request = open_request(table.record, table.playing())
    if request is None or not set(table.others(request.seat)) <= set(request.agreed):
        return False
    try:
        await table.move("undo", request.seat, request.keep)
    except Stale:
        # Another process got the last yes at the same moment, or the game went on.
        return False
    return True
