"""A database of version 0.1.0 is migrated, with a backup first, and a clear sentence if that fails."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, create_engine, text

from demesne.server import migrating
from demesne.server.backend import Backend
from demesne.server.database import engine_url
from demesne.server.errors import StoreError
from demesne.server.records import Luck
from demesne.server.schema import HEAD
from demesne.server.store import Store
from tests.server.backends import with_backend
from tests.server.running import postgres

OLD = Path(__file__).with_name("data") / "version-0.1.0-luck.sql"
PLAYING, CHOSEN, SWAPPED, FRESH, BRANCH, WAITING = (
    "1ed77bccda030119",
    "d5d4d0b2d30ad333",
    "a15280f7f15b406b",
    "e38d1a811f430bc0",
    "2bc9a87c0d9281af",
    "0f36f2411dc126c8",
)


def old_database(file: Path) -> Path:
    connection = sqlite3.connect(file)
    connection.executescript(OLD.read_text())
    connection.close()
    return file


def dump(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def test_a_database_of_version_0_1_is_taken_along(tmp_path: Path) -> None:
    before = dump(old_database(tmp_path / "tables.db"))

    async def look(backend: Backend) -> None:
        known = {
            table: (await backend.tables.find(table)).record.luck
            for table in (PLAYING, CHOSEN, SWAPPED, FRESH, BRANCH, WAITING)
        }
        assert known == {
            PLAYING: Luck("secret"),
            CHOSEN: Luck("chosen", "Ann"),
            SWAPPED: Luck("repeated", "Ann"),
            FRESH: Luck("secret"),
            BRANCH: Luck("continued", "Ann"),
            WAITING: Luck("secret"),
        }
        playing = await backend.tables.find(PLAYING)
        assert playing.broken is None
        assert playing.play is not None
        assert playing.play.number == 20
        assert playing.play.decision is not None
        await playing.answer(playing.play.decision.player, 20, [])
        assert [line.text for line in playing.chat] == ["Hello"]
        person, token = await backend.services.people.login("ann", "long enough password")
        assert await backend.services.people.find(token) == person

    with_backend(tmp_path, look)
    copy = tmp_path / f"tables.db.before-{HEAD}"
    assert dump(copy) == before
    # Another start finds everything done, and a backup is never overwritten.
    Store(str(tmp_path / "tables.db")).close()
    assert len(list(tmp_path.glob("tables.db.before-*"))) == 1
    (tmp_path / "tables.db").unlink()
    old_database(tmp_path / "tables.db")
    Store(str(tmp_path / "tables.db")).close()
    assert dump(copy) == dump(tmp_path / f"tables.db.before-{HEAD}-2") == before


def test_without_a_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = old_database(tmp_path / "tables.db")
    before = dump(file)
    whole = sqlite3.connect

    def fail(database: Path) -> sqlite3.Connection:
        if "before" in str(database):
            raise sqlite3.OperationalError("unable to open database file")
        return whole(database)

    monkeypatch.setattr(migrating.sqlite3, "connect", fail)
    with pytest.raises(StoreError, match=r"no copy of it could be made at .*nothing was changed"):
        Store(str(file))
    monkeypatch.undo()
    assert dump(file) == before


def test_a_change_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    file = old_database(tmp_path / "tables.db")
    connection = sqlite3.connect(file)
    connection.execute("ALTER TABLE moves ADD COLUMN by TEXT")
    connection.commit()
    connection.close()
    before = dump(file)
    with pytest.raises(StoreError, match=rf"is as it was; a copy of it is .*before-{HEAD}"):
        Store(str(file))
    assert dump(file) == before


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Store(str(file)).close()
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = '0099'")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="made by a newer version of Demesne"):
        Store(str(file))


def test_postgresql_is_changed_only_when_the_host_says_so(tmp_path: Path) -> None:
    source = create_engine(engine_url(str(old_database(tmp_path / "tables.db"))))
    with postgres() as address:
        target = create_engine(engine_url(address))
        with target.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(migrating.__file__).with_name("migrations")))
            config.set_main_option("path_separator", "os")
            config.attributes["connection"] = connection
            command.upgrade(config, "0001")
        old = MetaData()
        old.reflect(source)
        with source.connect() as reading, target.begin() as writing:
            for table in old.sorted_tables:
                rows = [dict(row) for row in reading.execute(table.select()).mappings()]
                if table.name != "alembic_version":
                    writing.execute(table.insert(), rows)
        with pytest.raises(StoreError, match=r"pg_dump.*--migrate"):
            Store(address)
        with target.connect() as connection:
            assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "0001"
        Store(address, migrate=True).close()
        with target.connect() as connection:
            query = text("SELECT luck, luck_by FROM tables WHERE id = :id")
            assert connection.execute(query, {"id": SWAPPED}).one() == ("repeated", "Ann")
        Store(address).close()
        target.dispose()
