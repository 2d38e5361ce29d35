"""Strategies that people keep with their accounts."""

from __future__ import annotations

import re
import secrets
import time
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from demesne.server.database import Writing
from demesne.server.names import clean_words
from demesne.server.play import Refused
from demesne.server.records import Person
from demesne.server.schema import STRATEGIES
from demesne.server.store import Store
from demesne.server.wire.lab import KeptStrategy, KeptWish

MOST: Final = 100
"""How many strategies a person may keep."""

ID: Final = re.compile("[0-9a-f]{16}")
LONGEST_NAME: Final = 100


def _owner(person: Person) -> str:
    if person.login is None:
        raise Refused("no-account", "keeping strategies needs an account; create one first")
    return person.id


async def all_of(store: Store, person: Person) -> list[KeptStrategy]:
    """All strategies of a person, by name."""
    mine = STRATEGIES.c.person == _owner(person)
    columns = STRATEGIES.c.id, STRATEGIES.c.name, STRATEGIES.c.text, STRATEGIES.c.changed
    query = select(*columns).where(mine).order_by(STRATEGIES.c.name)
    return await store.read(lambda connection: [KeptStrategy(*row) for row in connection.execute(query)])


async def keep(store: Store, person: Person, wish: KeptWish) -> KeptStrategy:
    """Keep a strategy, replacing one of the same name."""
    owner, name = _owner(person), clean_words(wish.name, LONGEST_NAME)
    if not name:
        raise Refused("bad-name", "a strategy needs a visible name")
    found = KeptStrategy(secrets.token_hex(8), name, wish.text, time.time())
    mine = STRATEGIES.c.person == owner

    def work(writing: Writing) -> None:
        same = writing.connection.scalar(select(STRATEGIES.c.id).where(mine, STRATEGIES.c.name == name))
        row = {"text": found.text, "changed": found.changed}
        if same is not None:
            found.id = same
            writing.connection.execute(update(STRATEGIES).where(STRATEGIES.c.id == same).values(**row))
            return
        if (writing.connection.scalar(select(func.count()).select_from(STRATEGIES).where(mine)) or 0) >= MOST:
            raise Refused("too-many", f"you can keep at most {MOST} strategies; delete one first")
        writing.connection.execute(insert(STRATEGIES), {"id": found.id, "person": owner, "name": name, **row})

    await store.write(work)
    return found


async def forget(store: Store, person: Person, name: str) -> None:
    """Delete a kept strategy."""
    owner = _owner(person)
    if ID.fullmatch(name):
        await store.execute(delete(STRATEGIES).where(STRATEGIES.c.id == name, STRATEGIES.c.person == owner))
