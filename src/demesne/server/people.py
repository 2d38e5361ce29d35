"""Who somebody is: guests, accounts, and the secrets by which they are known again."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from demesne.server.play import Refused
from demesne.server.records import Person
from demesne.server.rows import encode, read_person
from demesne.server.schema import PEOPLE, SESSIONS
from demesne.server.store import Store, Writing

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
CACHED: Final = 20_000
NAME_LENGTH: Final = 24
SESSIONS_EACH: Final = 50
"""How many sessions a person has at most; the oldest ends when there is one more."""

# Gentle enough for a small machine; at most two are computed at a time.
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
_NOBODY: Final = _HASHER.hash(secrets.token_hex())


def clean_name(text: str) -> str:
    """A name as it is shown: one line, no control characters, not too long. Raises Refused if nothing is left."""
    shown = "".join(letter for letter in unicodedata.normalize("NFC", text) if unicodedata.category(letter)[0] != "C")
    shown = " ".join(shown.split())[:NAME_LENGTH].strip()
    if not shown:
        raise Refused("bad-name", "a name needs at least one letter")
    return shown


def clean_words(text: str, length: int) -> str:
    """A line of chat or a title, without control characters."""
    shown = "".join(
        " " if letter in "\n\t" else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter in "\n\t" or unicodedata.category(letter)[0] != "C"
    )
    return shown.strip()[:length]


def login_key(name: str) -> str:
    """What two names have in common that must not both be accounts."""
    return unicodedata.normalize("NFKC", name).casefold()


def hashed(token: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """All who have a session."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Person] = {}
        self._slow = asyncio.Semaphore(2)

    async def find(self, token: str | None) -> Person | None:
        """Whose secret this is."""
        if token is None or not TOKEN.fullmatch(token):
            return None
        key = hashed(token)
        person = self._known.get(key)
        if person is None:
            person = await self._store.read(lambda connection: read_person(connection, key))
            if person is not None and not self._store.shared:
                # Only one process writes here, so what was read stays true until it is changed below.
                if len(self._known) >= CACHED:
                    self._known.clear()
                self._known[key] = person
        return person

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new person, with the secret of its session."""
        person = Person(secrets.token_hex(12), clean_name(name))
        token = secrets.token_urlsafe(32)

        def work(writing: Writing) -> None:
            row = {"id": person.id, "name": person.name, "settings": "{}", "created": time.time()}
            writing.connection.execute(insert(PEOPLE), row)
            _add_session(writing, token, person.id)

        await self._store.write(work)
        return person, token

    async def claim(self, person: Person, name: str, password: str) -> Person:
        """Make an account of a guest: from now on the name and the password open a session anywhere."""
        name = clean_name(name)
        if person.login is not None:
            raise Refused("has-account", "you have an account already")
        async with self._slow:
            digest = await asyncio.to_thread(_HASHER.hash, password)

        def work(writing: Writing) -> None:
            row = {"name": name, "login": login_key(name), "password": digest}
            writing.connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id), row)

        try:
            await self._store.write(work)
        except IntegrityError:
            raise Refused("name-taken", "this name is taken") from None
        self._known.clear()
        return Person(person.id, name, login_key(name), person.settings)

    async def login(self, name: str, password: str) -> tuple[Person, str]:
        """Open a session of an account."""
        key = login_key(" ".join(name.split()))
        query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password, PEOPLE.c.settings).where(PEOPLE.c.login == key)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        async with self._slow:
            # A name that is not there takes as long as a wrong password.
            right = await asyncio.to_thread(_verify, _NOBODY if row is None else row[2], password)
        if row is None or not right:
            raise Refused("wrong-login", "there is no account with this name and password")
        token = secrets.token_urlsafe(32)
        await self._store.write(lambda writing: _add_session(writing, token, row[0]))
        return Person(row[0], row[1], key, msgspec.json.decode(row[3])), token

    async def logout(self, token: str) -> None:
        """End a session."""
        key = hashed(token)

        def work(writing: Writing) -> None:
            writing.connection.execute(delete(SESSIONS).where(SESSIONS.c.token == key))

        await self._store.write(work)
        self._known.pop(key, None)

    async def change(self, person: Person, name: str | None, settings: dict[str, object] | None) -> Person:
        """Change the shown name of a guest, or the settings."""
        if name is not None and person.login is not None and login_key(clean_name(name)) != person.login:
            raise Refused("has-account", "the name of an account stays")
        shown = person.name if name is None else clean_name(name)
        kept = person.settings if settings is None else settings
        if len(encode(kept)) > 8192:
            raise Refused("too-long", "settings may have 8192 bytes")

        def work(writing: Writing) -> None:
            row = {"name": shown, "settings": encode(kept)}
            writing.connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id), row)

        await self._store.write(work)
        self._known.clear()
        return Person(person.id, shown, person.login, kept)


def _verify(digest: str, password: str) -> bool:
    try:
        return _HASHER.verify(digest, password)
    except (VerificationError, InvalidHashError):
        return False


def _add_session(writing: Writing, token: str, person: str) -> None:
    row = {"token": hashed(token), "person": person, "created": time.time()}
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
