"""The store: one move per number, failures that affect nothing else, migrations."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text

from demesne.server import schema
from demesne.server.backend import Backend
from demesne.server.database import Writing, engine_url
from demesne.server.errors import StoreError
from demesne.server.play import Refused
from demesne.server.records import Move
from demesne.server.store import Store
from demesne.server.wire import NewTable, SeatWish
from tests.patience import PATIENCE, wait_until
from tests.server.backends import table_with, with_backend
from tests.server.running import Running, Zygote, postgres, serving


def test_one_number_has_one_move(tmp_path: Path) -> None:
    async def run(backend: Backend) -> None:
        person, _ = await backend.services.people.guest("Ann")
        wish = NewTable(seats=[SeatWish(), SeatWish()], kingdom="First Game", first=0)
        table = await backend.opening.open(person, "here", wish)
        moves = [Move(0, "answer", 0, [str(n)], 0.0, 0.0) for n in range(20)]
        kept = await asyncio.gather(*(backend.services.store.add_move(table.id, move, "") for move in moves))
        assert kept == [True] + [False] * 19
        assert [move.data for move in await backend.services.store.moves(table.id)] == [["0"]]

    with_backend(tmp_path, run)


def test_what_fails_takes_nothing_else_with_it(tmp_path: Path) -> None:
    async def run(backend: Backend) -> None:
        table = await backend.opening.open(
            (await backend.services.people.guest("Ann"))[0], "here", NewTable(seats=[SeatWish()] * 2)
        )

        def fail(_record: object) -> None:
            raise Refused("no", "no")

        outcomes = await asyncio.gather(
            backend.services.store.say(table.id, 0, "Ann", "one", 0.0, ""),
            backend.services.store.change(table.id, fail, ""),
            backend.services.store.say(table.id, 0, "Ann", "two", 0.0, ""),
            return_exceptions=True,
        )
        assert isinstance(outcomes[1], Refused)
        assert [line.text for line in await backend.services.store.chat(table.id)] == ["one", "two"]

    with_backend(tmp_path, run)


def test_the_migrations_make_what_the_server_uses(tmp_path: Path) -> None:
    Store(str(tmp_path / "fresh.db")).close()
    engine = create_engine(engine_url(str(tmp_path / "fresh.db")))
    found = inspect(engine)
    for table in schema.METADATA.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert columns.keys() == {column.name for column in table.columns}
        for column in table.columns:
            assert columns[column.name]["nullable"] == (column.nullable and not column.primary_key)
        indexed = {tuple(index["column_names"]) for index in found.get_indexes(table.name)}
        assert {tuple(index.columns.keys()) for index in table.indexes} <= indexed
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == schema.HEAD
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
    engine.dispose()


READING = """
import os, sys, threading
from sqlalchemy import create_engine, select
from demesne.server.schema import TABLES
from demesne.server.rows import _record
from demesne.server.database import engine_url

with create_engine(engine_url(sys.argv[1])).connect() as connection:
    row = dict(connection.execute(select(TABLES)).mappings().one())

def read(gate):
    gate.wait()
    _record(row, [])

for _ in range(100):
    child = os.fork()
    if child == 0:
        sys.setswitchinterval(1e-6)
        gate = threading.Barrier(4)
        threads = [threading.Thread(target=read, args=(gate,)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    assert status == 0, f"a child ended with {status}"
"""


def test_several_threads_may_read_the_first_tables_together(tmp_path: Path) -> None:
    async def play(backend: Backend) -> None:
        await table_with(backend, SeatWish(), SeatWish(kind="bot"))

    with_backend(tmp_path, play)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", READING, str(tmp_path / "tables.db")]
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr


def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError, match="can't be opened"):
        Store(str(tmp_path / "folder"))


@pytest.mark.parametrize("shared", [False, True])
def test_what_cannot_be_stored_fails_alone(tmp_path: Path, shared: bool, capsys: pytest.CaptureFixture[str]) -> None:
    async def run(backend: Backend) -> None:
        store = backend.services.store
        ann, _ = await backend.services.people.guest("Ann")
        table = await backend.opening.open(ann, "here", NewTable(seats=[SeatWish()] * 2, kingdom="First Game"))
        bad = text("INSERT INTO people (id, name, settings, created) VALUES (:id, :name, :settings, :created)")
        words = "a secret word " * 40

        def fail(writing: Writing) -> None:
            row = {"id": words, "name": None, "settings": 7, "created": "never"} if shared else None
            writing.connection.execute(bad, row or {"id": object()})

        def plainly(writing: Writing) -> None:
            raise ValueError("no")

        outcomes = await asyncio.gather(
            store.add_move(table.id, Move(0, "answer", 0, [], 0.0, 0.0), ""),
            store.write(fail),
            store.write(plainly, plain=True),
            store.say(table.id, 0, "Ann", "Hello", 0.0, ""),
            store.add_move(table.id, Move(1, "answer", 0, [], 0.0, 0.0), ""),
            return_exceptions=True,
        )
        assert outcomes[0] is outcomes[4] is True
        assert outcomes[3] is None
        assert isinstance(outcomes[1], Exception)
        assert isinstance(outcomes[2], StoreError)
        assert len(await store.moves(table.id)) == 2
        assert len(await store.chat(table.id)) == 1

    if shared:
        with postgres() as address:
            with_backend(tmp_path, run, store=address)
    else:
        with_backend(tmp_path, run)
    assert "secret word" not in capsys.readouterr().err


def test_a_name_that_is_too_long_when_written_out_costs_nobody_a_move(tmp_path: Path) -> None:
    async def run(backend: Backend) -> None:
        people = backend.services.people
        ann, _ = await people.guest("Ann")
        with pytest.raises(Refused, match="too long"):
            await people.claim(ann, "\ufdfa" * 24, "a long enough password")

    with postgres() as address:
        with_backend(tmp_path, run, store=address)


def test_an_error_of_the_database_is_logged_without_its_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run(backend: Backend) -> None:
        store = backend.services.store

        def work(writing: Writing) -> None:
            writing.connection.execute(text("INSERT INTO nowhere VALUES (:name)"), {"name": "a secret word"})

        with pytest.raises(StoreError):
            await store.write(work)
        with pytest.raises(StoreError) as caught:
            await store.read(lambda connection: connection.execute(text("SELECT 'a secret word' FROM nowhere")))
        assert "secret" not in str(caught.value)

    with_backend(tmp_path, run)
    logged = capsys.readouterr().err
    assert "OperationalError" in logged
    assert "secret word" not in logged


def test_a_store_that_is_frozen_or_full_is_not_healthy(zygote: Zygote, tmp_path: Path) -> None:
    def health(running: Running) -> int:
        try:
            with urllib.request.urlopen(running.base + "/health", timeout=PATIENCE) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code

    with serving(zygote, tmp_path) as running:
        assert health(running) == 200
        # Somebody else holds the database, like a disk or a network that does not answer.
        holder = sqlite3.connect(running.store, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        assert [health(running) for _ in range(3)] == [503] * 3
        holder.execute("ROLLBACK")
        holder.close()
        wait_until(lambda: health(running) == 200, "it does not recover")
