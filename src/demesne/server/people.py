"""Who people are: guests, accounts, and the secrets that identify them."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from demesne.server.database import Writing
from demesne.server.names import clean_name, likeness, login_key
from demesne.server.play import Refused
from demesne.server.records import Person
from demesne.server.rows import encode, read_session
from demesne.server.schema import PEOPLE, SESSIONS
from demesne.server.store import Store

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
CACHED: Final = 20_000
SESSIONS_EACH: Final = 50
"""How many sessions a person may have; one more, and the oldest ends."""

DAY: Final = 86_400.0
SESSION_SECONDS: Final = 90 * DAY
"""After this long without use, a session ends."""

# Gentle enough for a small machine; at most two are computed at a time.
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
_NOBODY: Final = _HASHER.hash(secrets.token_hex())


def session_key(token: str) -> str:
    """The stored form of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Everyone who has a session."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[Person, float]] = {}
        self._slow = asyncio.Semaphore(2)

    async def find(self, token: str | None) -> Person | None:
        """Whose secret this is."""
        if token is None or not TOKEN.fullmatch(token):
            return None
        key = session_key(token)
        found = self._known.get(key) or await self._store.read(lambda connection: read_session(connection, key))
        if found is None:
            return None
        person, used = found
        now = time.time()
        if now - used > SESSION_SECONDS:
            await self.forget([key])
            return None
        if now - used > DAY:
            change = update(SESSIONS).where(SESSIONS.c.token == key).values(used=now)
            await self._store.execute(change)
            found = person, now
        if not self._store.shared:
            # Only one process writes here, so what was read stays true until it is changed below.
            if len(self._known) >= CACHED:
                self._known.clear()
            self._known[key] = found
        return person

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new person, with the secret of its session."""
        person = Person(secrets.token_hex(12), clean_name(name))
        token = secrets.token_urlsafe(32)

        def work(writing: Writing) -> None:
            _refuse_likeness(writing.connection, person)
            row = {"id": person.id, "name": person.name, "settings": "{}", "created": time.time()}
            writing.connection.execute(insert(PEOPLE), row)
            _add_session(writing, token, person.id)

        await self._store.write(work)
        return person, token

    async def claim(self, person: Person, name: str, password: str) -> Person:
        """Turn a guest into an account: the name and the password then open a session anywhere."""
        name = clean_name(name)
        if person.login is not None:
            raise Refused("has-account", "you already have an account")
        digest = await self._digest(password)
        account = Person(person.id, name, login_key(name), person.settings)

        def work(writing: Writing) -> None:
            _refuse_likeness(writing.connection, account)
            row = {"name": name, "login": account.login, "likeness": likeness(name), "password": digest}
            writing.connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id), row)

        try:
            await self._store.write(work)
        except IntegrityError:
            raise Refused("name-taken", "this name is taken") from None
        self._known.clear()
        return account

    async def login(self, name: str, password: str) -> tuple[Person, str]:
        """Open a session of an account."""
        key = login_key(" ".join(name.split()))
        query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password, PEOPLE.c.settings).where(PEOPLE.c.login == key)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        # An unknown name takes as long as a wrong password.
        if not await self._fits(None if row is None else row[2], password) or row is None:
            raise Refused("wrong-login", "there is no account with this name and password")
        token = secrets.token_urlsafe(32)
        await self._store.write(lambda writing: _add_session(writing, token, row[0]))
        return Person(row[0], row[1], key, msgspec.json.decode(row[3])), token

    async def change_password(self, person: Person, old: str, new: str, token: str) -> list[str]:
        """Give an account another password, and end all its sessions except the one with this secret. Returns the keys
        of those that ended.
        """
        if person.login is None:
            raise Refused("no-account", "you have no account")
        query = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        if not await self._fits(await self._store.read(lambda connection: connection.scalar(query)), old):
            raise Refused("wrong-login", "this is not your password")
        digest = await self._digest(new)
        change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(password=digest)
        await self._store.execute(change)
        return await self.end_sessions(person, keep=session_key(token))

    async def end_sessions(self, person: Person, keep: str | None = None) -> list[str]:
        """End all sessions of a person, except one to keep. Returns the keys of those that ended."""
        query = select(SESSIONS.c.token).where(SESSIONS.c.person == person.id)
        found = await self._store.read(lambda connection: [row[0] for row in connection.execute(query)])
        ended = [key for key in found if key != keep]
        await self.forget(ended)
        return ended

    async def forget(self, keys: list[str]) -> None:
        """End sessions."""
        gone = delete(SESSIONS).where(SESSIONS.c.token.in_(keys))
        await self._store.execute(gone)
        for key in keys:
            self._known.pop(key, None)

    async def change(self, person: Person, name: str | None, settings: dict[str, object] | None) -> Person:
        """Change the shown name of a guest, or the settings."""
        if name is not None and person.login is not None and login_key(clean_name(name)) != person.login:
            raise Refused("has-account", "the name of an account can't be changed")
        shown = person.name if name is None else clean_name(name)
        kept = person.settings if settings is None else settings
        if len(encode(kept)) > 8192:
            raise Refused("too-long", "settings may have at most 8192 bytes")
        changed = Person(person.id, shown, person.login, kept)

        def work(writing: Writing) -> None:
            if name is not None:
                _refuse_likeness(writing.connection, changed)
            row = {"name": shown, "settings": encode(kept)}
            writing.connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id), row)

        await self._store.write(work)
        self._known.clear()
        return changed

    async def _digest(self, password: str) -> str:
        async with self._slow:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def _fits(self, digest: str | None, password: str) -> bool:
        async with self._slow:
            return await asyncio.to_thread(_verify, digest or _NOBODY, password)


def _verify(digest: str, password: str) -> bool:
    try:
        return _HASHER.verify(digest, password)
    except (VerificationError, InvalidHashError):
        return False


def _refuse_likeness(connection: Connection, person: Person) -> None:
    """Refuse the name of an account that belongs to somebody else."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.likeness == likeness(person.name), PEOPLE.c.id != person.id)
    if connection.execute(query).first() is not None:
        raise Refused("name-taken", "this name is taken, or looks like one that is")


def _add_session(writing: Writing, token: str, person: str) -> None:
    now = time.time()
    row = {"token": session_key(token), "person": person, "created": now, "used": now}
    writing.connection.execute(insert(SESSIONS), row)
    query = (
        select(SESSIONS.c.token)
        .where(SESSIONS.c.person == person)
        .order_by(SESSIONS.c.created.desc())
        .offset(SESSIONS_EACH)
    )
    old = [found[0] for found in writing.connection.execute(query)]
    if old:
        writing.connection.execute(delete(SESSIONS).where(SESSIONS.c.token.in_(old)))
