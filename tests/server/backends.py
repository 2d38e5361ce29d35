"""A server process without its sockets, for tests that look inside."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from demesne.server import seats
from demesne.server.backend import Backend
from demesne.server.options import ServerOptions
from demesne.server.table import LiveTable
from demesne.server.wire import NewTable, SeatWish
from tests.patience import PATIENCE


def with_backend(folder: Path, work: Callable[[Backend], Awaitable[None]], **options: Any) -> None:
    """Run something with a server process on a fresh store."""

    async def run() -> None:
        backend = Backend(ServerOptions(**{"store": str(folder / "tables.db"), **options}))
        backend.start()
        try:
            await work(backend)
        finally:
            await backend.stop()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def table_with(backend: Backend, *wishes: SeatWish, address: str = "here", **wish: Any) -> LiveTable:
    person, _ = await backend.services.people.guest("Ann")
    sit = any(seat.kind == "person" for seat in wishes)
    table = await backend.opening.open(
        person, address, NewTable(seats=list(wishes), kingdom="First Game", sit=sit, **wish)
    )
    await seats.begin(table, person, None)
    return table


async def until_over(table: LiveTable) -> None:
    while table.record.status != "over":
        await asyncio.sleep(0.05)
