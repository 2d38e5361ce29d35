"""Tables that leave the memory, stored games that were tampered with, and what makes no game."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from demesne.server.backend import Backend
from demesne.server.play import Broken, Play, Refused
from demesne.server.records import GameSetup, Move
from demesne.server.store import engine_url
from demesne.server.wire import SeatWish
from tests.server.backends import table_with, until_over, with_backend


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def run(backend: Backend) -> None:
        table = await table_with(backend, SeatWish(), SeatWish(kind="bot"), first=0)
        await table.answer(0, 0, [])
        assert table.play is not None
        before = table.play.game.view(0).to_dict()
        await backend.sweeper.sweep()
        assert not len(backend.tables)
        back = await backend.tables.find(table.id)
        assert back is not table
        assert back.play is not None
        assert back.play.game.view(0).to_dict() == before

    with_backend(tmp_path, run, idle_seconds=0.0)


def test_a_stored_game_that_does_not_replay_is_noticed(tmp_path: Path) -> None:
    async def play(backend: Backend) -> None:
        table = await table_with(backend, SeatWish(kind="bot"), SeatWish(kind="bot"))
        await until_over(table)
        game.append(table.id)

    game: list[str] = []
    with_backend(tmp_path, play)
    engine = create_engine(engine_url(str(tmp_path / "tables.db")))
    with engine.begin() as connection:
        query = text("SELECT number, data FROM moves WHERE data LIKE '%Silver%' ORDER BY number LIMIT 1")
        number, _ = connection.execute(query).one()
        connection.execute(text("UPDATE moves SET data = '[\"Copper\"]' WHERE number = :n"), {"n": number})
    engine.dispose()

    async def look(backend: Backend) -> None:
        table = await backend.tables.find(game[0])
        assert table.broken is not None
        with pytest.raises(Refused, match="can't go on"):
            await table.answer(0, 0, [])
        with pytest.raises(Refused, match="can't go on"):
            table.finished()

    with_backend(tmp_path, look)


def test_a_game_of_other_rules_is_not_touched(tmp_path: Path) -> None:
    async def play(backend: Backend) -> None:
        game.append((await table_with(backend, SeatWish(), SeatWish(kind="bot"))).id)

    game: list[str] = []
    with_backend(tmp_path, play)
    engine = create_engine(engine_url(str(tmp_path / "tables.db")))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 0"))
    engine.dispose()

    async def look(backend: Backend) -> None:
        assert "version 0 of the rules" in ((await backend.tables.find(game[0])).broken or "")

    with_backend(tmp_path, look)


def test_moves_that_make_no_sense_are_no_game() -> None:
    kingdom = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop"]
    setup = GameSetup(kingdom, 2, 1, None, False, 0, 1000)
    for bad in (
        Move(1, "answer", 0, [], 0.0, 0.0),
        Move(0, "answer", 1, [], 0.0, 0.0),
        Move(0, "answer", 0, ["Province"], 0.0, 0.0),
        Move(0, "undo", 0, 3, 0.0, 0.0),
        Move(0, "answer", 0, [], 0.0, 0.0, "2-0123456789abcd"),
    ):
        with pytest.raises(Broken):
            Play.replay(setup, [bad])


def test_an_undo_is_not_free_once_somebody_knows_more() -> None:
    kingdom = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop"]
    play = Play(GameSetup(kingdom, 2, 1, None, False, 0, 1000))

    def answer(labels: list[str]) -> None:
        decision = play.decision
        assert decision is not None
        play.apply(Move(play.number, "answer", decision.player, labels, 0.0, 0.0))

    assert play.undo_point(0) is None
    answer(list(play.decision.options))  # type: ignore[union-attr]
    assert play.undo_point(0) == 0
    assert play.undo_is_free(0, 0)
    answer(["Copper"])
    assert not play.undo_is_free(0, 1), "new cards were drawn"
    answer([])
    assert not play.undo_is_free(0, 1), "somebody else decided"
    assert play.undo_point(0) == 1
    play.apply(Move(play.number, "undo", 0, 1, 0.0, 0.0))
    assert play.number == 4
    assert [seat for seat, _ in play.line] == [0]
    assert play.decision is not None
    assert play.decision.kind == "buy"
