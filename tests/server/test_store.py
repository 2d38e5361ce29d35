"""The store: one move a number, nothing that takes other things with it, migrations."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text

from demesne.server import schema
from demesne.server.backend import Backend
from demesne.server.play import Refused
from demesne.server.records import Move
from demesne.server.store import Store, StoreError, engine_url
from demesne.server.wire import NewTable, SeatWish
from tests.server.backends import table_with, with_backend


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
from demesne.server.store import engine_url

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
