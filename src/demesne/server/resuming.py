"""Resuming bots after a restart."""

from __future__ import annotations

from typing import Final

from sqlalchemy import exists, select

from demesne.server.errors import StoreError
from demesne.server.logs import log, log_error
from demesne.server.play import Refused
from demesne.server.schema import MOVES, SEATS, TABLES
from demesne.server.services import Services
from demesne.server.tables import Tables

RESUMED: Final = 1000
"""How many unfinished tables with bots are checked after the start, the newest first."""


async def resume(services: Services, tables: Tables) -> None:
    """Resume bots whose games were interrupted when this or another process ended, even if nobody is watching."""
    bot_there = exists().where(SEATS.c.game == TABLES.c.id, (SEATS.c.kind == "bot") | SEATS.c.driven.is_(True))
    given_up = exists().where(MOVES.c.game == TABLES.c.id, MOVES.c.kind == "resign")
    query = (
        select(TABLES.c.id)
        .where(TABLES.c.status == "playing", bot_there | given_up)
        .order_by(TABLES.c.created.desc())
        .limit(RESUMED)
    )
    found = await services.store.read(lambda connection: [row[0] for row in connection.execute(query)])
    resumed = 0
    for table in found:
        # One that can't continue must not stop the others.
        try:
            (await tables.find(table)).go_on()
            resumed += 1
        except (Refused, StoreError) as error:
            log("resume-failed", table=table, error=str(error))
        except Exception as error:
            log_error("resume-failed", error, table=table)
    if found:
        log("resumed", tables=resumed)
