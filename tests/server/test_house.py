"""What the sockets do not show: bots that fail, stored games that were tampered with, migrations, one move a number."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

from demesne.bots import Bot
from demesne.engine.view import View
from demesne.server import schema, thinkers
from demesne.server.house import House
from demesne.server.options import Options
from demesne.server.play import Broken, Play, Refused
from demesne.server.records import GameSetup, Move
from demesne.server.store import Store, StoreError, engine_url
from demesne.server.table import LiveTable
from demesne.server.wire import NewTable, SeatWish


class Raises(Bot):
    """A bot that fails."""

    def decide(self, view: View) -> list[int]:
        raise ZeroDivisionError("lost")


class Nonsense(Bot):
    """A bot that answers what is not offered."""

    def decide(self, view: View) -> list[int]:
        return [10_000]


class Sleeps(Bot):
    """A bot that thinks too long."""

    def decide(self, view: View) -> list[int]:
        time.sleep(3)
        return []


def with_house(folder: Path, work: Callable[[House], Awaitable[None]], **options: Any) -> None:
    """Run something with a house on a fresh store."""

    async def run() -> None:
        house = House(Options(store=str(folder / "house.db"), **options))
        house.start()
        try:
            await work(house)
        finally:
            await house.stop()

    asyncio.run(asyncio.wait_for(run(), 120))


async def table_with(house: House, *seats: SeatWish, **wish: Any) -> LiveTable:
    person, _ = await house.people.guest("Ann")
    sit = any(seat.kind == "person" for seat in seats)
    table = await house.open(person, "here", NewTable(seats=list(seats), kingdom="First Game", sit=sit, **wish))
    await house.begin(person, table, None)
    return table


async def until_over(table: LiveTable) -> None:
    while table.record.status != "over":
        await asyncio.sleep(0.05)


def seat_badly(monkeypatch: pytest.MonkeyPatch, bad: type[Bot]) -> None:
    """Let this one take the seats of stewards."""

    def seat_bot(level: str, game: str, seat: int) -> Bot:
        return bad(0) if level == "steward" else thinkers.seat_bot(level, game, seat)

    monkeypatch.setattr("demesne.server.table.seat_bot", seat_bot)


@pytest.mark.parametrize("bad", [Raises, Nonsense])
def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: type[Bot], capsys: pytest.CaptureFixture[str]
) -> None:
    seat_badly(monkeypatch, bad)

    async def work(house: House) -> None:
        table = await table_with(house, SeatWish(kind="bot", bot="steward"), SeatWish(kind="bot", bot="novice"))
        await until_over(table)
        assert house.thinkers.failures == 1

    with_house(tmp_path, work)
    assert "bot-failed" in capsys.readouterr().err


def test_a_bot_that_thinks_too_long_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_badly(monkeypatch, Sleeps)

    async def work(house: House) -> None:
        seats = [SeatWish(kind="bot", bot="steward")] * 3
        started = time.monotonic()
        tables = [await table_with(house, *seats) for _ in range(2)]
        # Nobody else has to wait meanwhile, even if more bots are lost in thought than there are threads.
        for table in tables:
            await until_over(table)
        assert house.thinkers.failures == 6
        assert time.monotonic() - started < 60

    with_house(tmp_path, work, bot_seconds=0.1)


def test_what_a_bot_looks_at_does_not_change_while_it_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began, moved = threading.Event(), threading.Event()

    class Ponders(Bot):
        """Plays all its Treasures and buys nothing, the first time after a long look at them."""

        def decide(self, view: View) -> list[int]:
            assert view.decision is not None
            picks = list(range(view.decision.max)) if view.decision.kind == "treasure" else []
            if not began.is_set():
                began.set()
                moved.wait(60)
            return picks

    seat_badly(monkeypatch, Ponders)

    async def work(house: House) -> None:
        table = await table_with(
            house, SeatWish(kind="bot", bot="steward"), SeatWish(kind="bot", bot="novice"), first=0
        )
        assert table.play is not None
        await asyncio.to_thread(began.wait, 60)
        # The same bot in another process was quicker.
        number = table.play.number
        await table.answer(0, number, list(range(table.play.game.view(0).decision.max)))  # type: ignore[union-attr]
        moved.set()
        while table.play.number < number + 4:
            await asyncio.sleep(0.01)
        assert house.thinkers.failures == 0

    with_house(tmp_path, work)


def test_a_thought_that_ended_in_time_counts_though_nobody_took_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[thinkers.Thought] = []

    class Noted(thinkers.Thought):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            thoughts.append(self)

    def bots() -> int:
        return sum(thread.name == "bot" for thread in threading.enumerate())

    async def work(house: House) -> None:
        table = await table_with(house, SeatWish(), SeatWish(kind="bot"), first=0)
        assert table.play is not None
        view = table.play.game.view(0)
        monkeypatch.setattr(thinkers, "Thought", Noted)
        mind = thinkers.Thinkers(2, budget=0.05)
        before = bots()
        for _ in range(5):
            thought = asyncio.create_task(mind.ask(thinkers.seat_bot("novice", "x", 0), view))
            await asyncio.sleep(0)
            # The event loop is busy, or its process gets no time, until the thought is over and its time is up.
            while not thoughts[-1].ended:
                time.sleep(0.01)
            time.sleep(0.1)
            assert await thought
        assert mind.lost == 0
        assert bots() == before
        mind.close()

    with_house(tmp_path, work)


def test_a_stored_game_that_does_not_replay_is_noticed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await table_with(house, SeatWish(kind="bot"), SeatWish(kind="bot"))
        await until_over(table)
        game.append(table.id)

    game: list[str] = []
    with_house(tmp_path, play)
    engine = create_engine(engine_url(str(tmp_path / "house.db")))
    with engine.begin() as connection:
        query = text("SELECT number, data FROM moves WHERE data LIKE '%Silver%' ORDER BY number LIMIT 1")
        number, _ = connection.execute(query).one()
        connection.execute(text("UPDATE moves SET data = '[\"Copper\"]' WHERE number = :n"), {"n": number})
    engine.dispose()

    async def look(house: House) -> None:
        table = await house.find(game[0])
        assert table.broken is not None
        with pytest.raises(Refused, match="can't go on"):
            await table.answer(0, 0, [])
        with pytest.raises(Refused, match="can't go on"):
            house.finished(table)

    with_house(tmp_path, look)


def test_a_game_of_other_rules_is_not_touched(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        game.append((await table_with(house, SeatWish(), SeatWish(kind="bot"))).id)

    game: list[str] = []
    with_house(tmp_path, play)
    engine = create_engine(engine_url(str(tmp_path / "house.db")))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 0"))
    engine.dispose()

    async def look(house: House) -> None:
        assert "version 0 of the rules" in ((await house.find(game[0])).broken or "")

    with_house(tmp_path, look)


def test_one_number_has_one_move(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        person, _ = await house.people.guest("Ann")
        wish = NewTable(seats=[SeatWish(), SeatWish()], kingdom="First Game", first=0)
        table = await house.open(person, "here", wish)
        moves = [Move(0, "answer", 0, [str(n)], 0.0, 0.0) for n in range(20)]
        kept = await asyncio.gather(*(house.store.add_move(table.id, move, "") for move in moves))
        assert kept == [True] + [False] * 19
        assert [move.data for move in await house.store.moves(table.id)] == [["0"]]

    with_house(tmp_path, run)


def test_what_fails_takes_nothing_else_with_it(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table = await house.open((await house.people.guest("Ann"))[0], "here", NewTable(seats=[SeatWish()] * 2))

        def fail(_record: object) -> None:
            raise Refused("no", "no")

        outcomes = await asyncio.gather(
            house.store.say(table.id, 0, "Ann", "one", 0.0, ""),
            house.store.change(table.id, fail, ""),
            house.store.say(table.id, 0, "Ann", "two", 0.0, ""),
            return_exceptions=True,
        )
        assert isinstance(outcomes[1], Refused)
        assert [line.text for line in await house.store.chat(table.id)] == ["one", "two"]

    with_house(tmp_path, run)


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
from demesne.server.store import _record, engine_url

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
    async def play(house: House) -> None:
        await table_with(house, SeatWish(), SeatWish(kind="bot"))

    with_house(tmp_path, play)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", READING, str(tmp_path / "house.db")]
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr


def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError, match="can't be opened"):
        Store(str(tmp_path / "folder"))


def test_moves_that_make_no_sense_are_no_game() -> None:
    kingdom = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop"]
    setup = GameSetup(kingdom, 2, 1, None, False, 0, 1000)
    for bad in (
        Move(1, "answer", 0, [], 0.0, 0.0),
        Move(0, "answer", 1, [], 0.0, 0.0),
        Move(0, "answer", 0, ["Province"], 0.0, 0.0),
        Move(0, "undo", 0, 3, 0.0, 0.0),
        Move(0, "answer", 0, [], 0.0, 0.0, "0123456789abcdef"),
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
