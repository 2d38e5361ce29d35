"""Taking back an answer: at once where it is free, else when the others agree."""

from __future__ import annotations

from demesne.server.messages import open_request
from demesne.server.play import Refused, Stale
from demesne.server.records import TableRecord, UndoRequest
from demesne.server.table import LiveTable


async def undo(table: LiveTable, seat: int, number: int) -> bool:
    """Take back this seat's last answer, or ask the others whether that is all right. Whether it was done."""
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
            raise Refused("no-undo", "nothing is taken back at this table")
        if keep is None:
            raise Refused("nothing", "you have not answered anything yet")
        others = table.others(seat)
        if rule == "always" or not others or play.undo_is_free(seat, keep):
            await table.move("undo", seat, keep)
            return True
        if rule == "free":
            raise Refused("no-undo", "something was revealed or somebody else decided since")
    request = UndoRequest(seat, number, keep, [])

    def change(record: TableRecord) -> None:
        record.affairs.undo = request

    await table.change(change)
    return False


async def consent(table: LiveTable, seat: int, agree: bool) -> None:
    """Say yes or no to the undoing that another seat asks for."""
    async with table.lock:
        await table.be_sure()
        play = table.playing()
        request = open_request(table.record, play)
        if request is None or request.seat == seat or seat not in table.others(request.seat):
            raise Refused("nothing", "nobody asks you to take something back")
        if agree and set(table.others(request.seat)) <= {*request.agreed, seat}:
            await table.move("undo", request.seat, request.keep)
            return

    def change(record: TableRecord) -> None:
        asked = record.affairs.undo
        if asked is not None and asked.number == request.number:
            if not agree:
                record.affairs.undo = None
            elif seat not in asked.agreed:
                asked.agreed.append(seat)

    await table.change(change)
