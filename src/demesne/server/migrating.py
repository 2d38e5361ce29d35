"""Migrating a database to this version's schema: with a backup first, and a clear sentence if it can't be done."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from demesne.server.errors import StoreError
from demesne.server.logs import kind_of, log
from demesne.server.schema import HEAD

KNOWN: Final = tuple(f"{number:04}" for number in range(1, int(HEAD) + 1))
"""All schemas up to this version's."""

LOCK: Final = 0x64656D65


def bring_up_to_date(engine: Engine, shared: bool, allowed: bool) -> None:
    """Create the schema, or migrate an earlier version's. Alembic is only imported if there is something to do."""
    with engine.connect() as connection:
        found = _version(engine, connection)
    if found == HEAD:
        return
    if found is not None and found not in KNOWN:
        raise StoreError(
            f"this database was made by a newer version of Demesne (its schema is {found}, this version knows "
            f"{HEAD}): update Demesne, or use another database"
        )
    copy = ""
    if found is not None:
        if shared and not allowed:
            raise StoreError(
                "this database was made by an earlier version of Demesne and has to be changed: make a copy with "
                "pg_dump, stop all other processes, then start once with --migrate"
            )
        if not shared:
            copy = _copy(Path(str(engine.url.database)))
    try:
        _upgrade(engine, shared)
    except (SQLAlchemyError, OSError, ValueError) as error:
        kept = f"; a copy of it is {copy}" if copy else ""
        raise StoreError(
            f"this database could not be changed for this version, and is as it was{kept} ({kind_of(error)})"
        ) from error
    if found is not None:
        log("store-migrated", before=found, now=HEAD, copy=copy)


def _version(engine: Engine, connection: Connection) -> str | None:
    if not engine.dialect.has_table(connection, "alembic_version"):
        return None
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _copy(file: Path) -> str:
    """Back up a SQLite database into the same folder, as of its last commit."""
    copy = file.with_name(f"{file.name}.before-{HEAD}")
    number = 1
    while copy.exists():
        number += 1
        copy = file.with_name(f"{file.name}.before-{HEAD}-{number}")
    try:
        source, target = sqlite3.connect(file), sqlite3.connect(copy)
        try:
            with target:
                source.backup(target)
        finally:
            source.close()
            target.close()
    except (OSError, sqlite3.Error) as error:
        copy.unlink(missing_ok=True)
        raise StoreError(
            f"this database was made by an earlier version of Demesne and has to be changed, but no copy of it could "
            f"be made at {copy} ({error}); nothing was changed"
        ) from error
    return str(copy)


def _upgrade(engine: Engine, shared: bool) -> None:
    from alembic import command
    from alembic.config import Config

    with engine.begin() as connection:
        if shared:
            # If two processes start together, one migrates and the other finds it done.
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
