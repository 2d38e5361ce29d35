"""Hints: suggested answers on request, in games with only bots as opponents.

A hint is recorded before it is shown: at the table for everybody, and in the result of the game.
"""

from __future__ import annotations

from typing import Final

import msgspec

from demesne.review.facts import HintFacts
from demesne.server.bot_workers import BotFailed
from demesne.server.logs import log
from demesne.server.play import Play, Refused
from demesne.server.records import HintGiven, TableRecord
from demesne.server.table import LiveTable

_FACTS: Final = msgspec.json.Decoder(HintFacts)


async def give(table: LiveTable, seat: int, number: int) -> HintFacts:
    """A hint for the pending decision of a seat. Repeating it is not recorded twice."""
    play = _asking(table, seat, number)
    if table.hint is not None and table.hint[0] == number:
        return table.hint[1]
    if table.hinting:
        raise Refused("too-often", "a bot is still thinking about your last hint")
    services = table.services
    if not services.hints.take(table.record.address):
        raise Refused("too-often", "you have had many hints; wait a moment")
    table.hinting = True
    try:
        found = await services.bot_workers.hint(table.id, table.record.address, play, seat)
        facts = _FACTS.decode(found)
    except (BotFailed, TimeoutError, msgspec.DecodeError) as error:
        log("hint-failed", table=table.id, error=f"{type(error).__name__}: {error}"[:300])
        raise Refused("no-hint", "no hint was found; try again") from None
    finally:
        table.hinting = False
    given = HintGiven(seat, number, facts["answer"])

    def change(record: TableRecord) -> None:
        if all(hint.number != number for hint in record.affairs.hints):
            record.affairs.hints.append(given)

    async with table.lock:
        _asking(table, seat, number)
        await table.change_held(change)
        table.hint = number, facts
    services.metrics.hints.inc()
    return facts


def _asking(table: LiveTable, seat: int, number: int) -> Play:
    """The game, if the decision of this number is this seat's to make, and with hints."""
    if not table.record.may_hint:
        raise Refused("no-hints", "hints are only for games against bots in which you can undo")
    return table.asking(seat, number)
