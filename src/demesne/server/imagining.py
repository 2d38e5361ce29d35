"""Imagined games for bots in other processes, dealt by the server from what their seat knows."""

from __future__ import annotations

import asyncio

import msgspec

from demesne.server.bot_workers import BotFailed
from demesne.server.logs import log
from demesne.server.play import Play, Refused
from demesne.server.table import LiveTable


async def deal(table: LiveTable, seat: int, number: int) -> msgspec.Raw:
    """A game that a seat may imagine at the pending decision, as `engine.deals` packs it.

    There is one per decision, so asking again costs nothing; from it a client can imagine as many as it likes.
    """
    play = table.asking(seat, number)
    found = table.deals.get(seat)
    if found is None or found[0] != number:
        found = table.deals[seat] = number, asyncio.create_task(_dealt(table, play, seat))
    return msgspec.Raw(await asyncio.shield(found[1]))


async def _dealt(table: LiveTable, play: Play, seat: int) -> bytes:
    try:
        return await table.services.bot_workers.deal(table.id, table.record.address, play, seat)
    except (BotFailed, TimeoutError) as error:
        table.deals.pop(seat, None)
        log("deal-failed", table=table.id, seat=seat, error=f"{type(error).__name__}: {error}"[:300])
        raise Refused("no-deal", "no game could be imagined here; try again") from None
