"""Reviews that are kept with their games, so that each is computed once."""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, select

from demesne.review.facts import VERSION
from demesne.server.database import Writing
from demesne.server.schema import REVIEWS
from demesne.server.store import Store


async def find(store: Store, table: str) -> bytes | None:
    """The review of a game as JSON, if one in the current format is kept."""
    query = select(REVIEWS.c.content).where(REVIEWS.c.game == table, REVIEWS.c.version == VERSION)
    content = await store.read(lambda connection: connection.scalar(query))
    return None if content is None else content.encode()


async def keep(store: Store, table: str, content: bytes) -> None:
    """Keep the review of a game, replacing an earlier one."""
    row = {"game": table, "version": VERSION, "content": content.decode(), "made": time.time()}

    def work(writing: Writing) -> None:
        writing.connection.execute(delete(REVIEWS).where(REVIEWS.c.game == table))
        writing.connection.execute(insert(REVIEWS), row)

    await store.write(work)
