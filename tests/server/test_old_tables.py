"""Tables stored by version 0.1.0 can still be read: `data/version-0.1.0.sql` is a database of that version.

Four of its fingerprints were taken at questions that offer every existing card, so a new card would change them if they
were compared.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine

from demesne.cards import CARDS
from demesne.engine.options import NONE
from demesne.engine.setup import make_setup
from demesne.server.database import engine_url
from demesne.server.play import Broken, Play
from demesne.server.records import Move
from demesne.server.rows import read_moves, read_table
from demesne.server.store import Store

DUMP = Path(__file__).with_name("data") / "version-0.1.0.sql"


def test_a_table_of_version_0_1_0_replays_to_its_end(tmp_path: Path) -> None:
    address = str(tmp_path / "games.db")
    with sqlite3.connect(address) as database:
        database.executescript(DUMP.read_text("utf-8"))
        (table,) = database.execute("select id from tables").fetchone()
    database.close()
    Store(address).close()  # Opening it migrates it.
    engine = create_engine(engine_url(address))
    with engine.connect() as connection:
        record = read_table(connection, table)
        moves = read_moves(connection, table)
    engine.dispose()
    assert record is not None
    assert record.result is not None
    assert sum(move.fingerprint is not None for move in moves) == 17
    play = Play.replay(record.setup, moves)
    assert play.over
    assert play.result(record.affairs).scores == record.result.scores == [49, -3]
    assert play.result(record.affairs).winners == record.result.winners == [0]


def test_a_fingerprint_of_today_is_compared() -> None:
    setup = make_setup(CARDS, ["Village"], seed="7", options=NONE, first=0, turn_limit=10)
    play = Play(setup)
    right = play.fingerprint()
    assert right is not None
    wrong = right[:-1] + ("0" if right[-1] != "0" else "1")
    move = Move(0, "answer", 0, [], 0.0, 0.0)
    with pytest.raises(Broken, match="the position before move 0"):
        play.apply(msgspec.structs.replace(move, fingerprint=wrong))
    play.apply(msgspec.structs.replace(move, fingerprint=right))
    assert play.number == 1
