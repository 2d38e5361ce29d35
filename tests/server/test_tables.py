"""Tables that leave memory, stored games that were tampered with, and data that make no game."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import create_engine, func, select, text

from demesne.cards import CARDS
from demesne.engine.setup import make_setup
from demesne.server import absence, chat, lobby, seats
from demesne.server.backend import Backend
from demesne.server.database import engine_url
from demesne.server.load import Load
from demesne.server.options import Limits
from demesne.server.play import Broken, Play, Refused
from demesne.server.records import Move, Person
from demesne.server.schema import CHAT
from demesne.server.table import LiveTable
from demesne.server.wire import NewTable, SeatWish
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


DAMAGE = (
    "UPDATE tables SET setup = '{' WHERE id = :id",
    "UPDATE tables SET setup = '{}' WHERE id = :id",
    "UPDATE tables SET doc = '[]' WHERE id = :id",
    "UPDATE tables SET luck = 'odd' WHERE id = :id",
    "UPDATE tables SET setup = replace(setup, 'Cellar', 'Cellarx') WHERE id = :id",
    "UPDATE tables SET setup = replace(setup, 'false', '7') WHERE id = :id",
    "DELETE FROM seats WHERE game = :id AND seat = 0",
    "UPDATE moves SET data = '{' WHERE game = :id",
    "UPDATE moves SET kind = 'odd', data = '7' WHERE game = :id",
    "UPDATE moves SET seat = 17 WHERE game = :id",
)


async def is_broken(backend: Backend, table: str) -> bool:
    """Whether a table is reported as unable to go on."""
    try:
        return (await backend.tables.find(table)).broken is not None
    except Refused as refused:
        return refused.code == "broken"


def test_one_row_that_cannot_be_read_takes_no_other_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The waiting tables are due at once, but only the sweeps of this test may close them.
    monkeypatch.setattr("demesne.server.sweeping.SWEEP", 3600.0)
    bad: list[str] = []
    good: list[str] = []

    async def prepare(backend: Backend) -> None:
        person, _ = await backend.services.people.guest("Ann")
        people.append(person)
        for _ in DAMAGE:
            for found in (good, bad):
                seats_wished = [SeatWish(kind="bot"), SeatWish(kind="bot")]
                wish = NewTable(seats=seats_wished, kingdom="First Game", sit=False)
                table = await backend.opening.open(person, "here", wish)
                await backend.services.store.add_move(table.id, first_move(table), "")
                found.append(table.id)
            for found in (good, bad):
                wish = NewTable(seats=[SeatWish(), SeatWish()], kingdom="First Game", listed=True)
                found.append((await backend.opening.open(person, "here", wish)).id)

    def first_move(table: LiveTable) -> Move:
        return Move(0, "answer", table.record.setup.first, [], 0.0, 0.0)

    people: list[Person] = []
    with_backend(tmp_path, prepare)
    engine = create_engine(engine_url(str(tmp_path / "tables.db")))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET status = 'playing' WHERE listed = false"))
        for number, damage in enumerate(DAMAGE):
            for table in bad[2 * number : 2 * number + 2]:
                connection.execute(text(damage), {"id": table})
    engine.dispose()

    async def look(backend: Backend) -> None:
        # The bots of every other table go on.
        for table in good[::2]:
            await until_over(await backend.tables.find(table))
        store = backend.services.store
        assert set(good[1::2]) <= {entry.table for entry in await lobby.lobby(store)}
        assert set(good[1::2]) <= {entry.table for entry in await lobby.history(store, people[0])}
        for table in bad[::2]:
            assert await is_broken(backend, table)
        assert store.unreadable > 0
        assert b"demesne_unreadable_rows_total" in backend.services.metrics.text()
        # Readable waiting tables are closed, even if others are unreadable.
        await backend.sweeper.sweep()
        await backend.sweeper.sweep()
        assert {(await backend.tables.find(table)).record.status for table in good[1::2]} == {"closed"}

    with_backend(tmp_path, look, open_seconds=0.0)
    assert "row-unreadable" in capsys.readouterr().err


def test_a_task_that_dies_is_started_again_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.tasks.PAUSE", 0.01)
    monkeypatch.setattr("demesne.server.sweeping.SWEEP", 0.01)

    async def work(backend: Backend) -> None:
        swept: list[int] = []

        async def fail() -> None:
            swept.append(len(swept))
            if len(swept) < 3:
                raise ZeroDivisionError("once more")

        monkeypatch.setattr(backend.sweeper, "sweep", fail)
        while len(swept) < 4:
            await asyncio.sleep(0.01)
        assert backend.services.tasks.failures["sweep"] == 2
        assert b"demesne_task_restarts_total 2.0" in backend.services.metrics.text()

    with_backend(tmp_path, work)


def test_a_calendar_that_jumps_closes_nothing_and_sends_nobody_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(backend: Backend) -> None:
        person, _ = await backend.services.people.guest("Ann")
        other, _ = await backend.services.people.guest("Bob")
        waiting = await backend.opening.open(person, "here", NewTable(seats=[SeatWish()] * 2, kingdom="First Game"))
        table = await backend.opening.open(person, "here", NewTable(seats=[SeatWish()] * 2, kingdom="First Game"))
        await seats.join(table, other, None)
        await seats.begin(table, person, None)
        clock = SimpleNamespace(time=lambda: time.time() + 3 * 86_400, monotonic=time.monotonic)
        for module in ("sweeping", "table"):
            monkeypatch.setattr(f"demesne.server.{module}.time", clock)
        await backend.sweeper.sweep()
        await backend.sweeper.sweep()
        assert waiting.record.status == "open"
        with pytest.raises(Refused, match="that player is here"):
            await absence.vote(table, 0, 1)
        # Time that really passes counts.
        clock.monotonic = lambda: time.monotonic() + 40
        assert await absence.vote(table, 0, 1)
        clock.monotonic = lambda: time.monotonic() + 2 * 86_400
        await backend.sweeper.sweep()
        assert (await backend.tables.find(waiting.id)).record.status == "closed"

    with_backend(tmp_path, work)


def test_a_calendar_that_is_wrong_after_a_restart_closes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    async def before(backend: Backend) -> None:
        person, _ = await backend.services.people.guest("Ann")
        wish = NewTable(seats=[SeatWish()] * 2, kingdom="First Game")
        opened.append((await backend.opening.open(person, "here", wish)).id)

    async def after(backend: Backend) -> None:
        for hours, status in ((0, "open"), (2, "open"), (20, "open"), (25, "closed")):
            clock.monotonic = lambda hours=hours: time.monotonic() + 3600 * hours
            await backend.sweeper.sweep()
            assert (await backend.tables.find(opened[0])).record.status == status

    with_backend(tmp_path, before)
    clock = SimpleNamespace(time=lambda: time.time() + 3 * 86_400, monotonic=time.monotonic)
    monkeypatch.setattr("demesne.server.sweeping.time", clock)
    with_backend(tmp_path, after)


def test_chat_is_limited(tmp_path: Path) -> None:
    async def work(backend: Backend) -> None:
        table = await table_with(backend, SeatWish(), SeatWish(kind="bot"))
        for number in range(8):
            await chat.say(table, 0, f"line {number}")
        with pytest.raises(Refused, match="wait a moment"):
            await chat.say(table, 0, "one more")
        store = backend.services.store
        for number in range(8, 700):
            await store.say(table.id, 0, "Ann", f"line {number}", 0.0, "")
        stored = select(func.count()).select_from(CHAT).where(CHAT.c.game == table.id)
        assert 500 <= await store.read(lambda connection: connection.scalar(stored) or 0) <= 550
        assert (await store.chat(table.id))[-1].text == "line 699"

    with_backend(tmp_path, work, limits=Limits(chat=0.001))


def test_finished_games_that_nobody_looks_at_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.tables.RESTING", 2)

    async def work(backend: Backend) -> None:
        finished = []
        for _ in range(5):
            table = await table_with(backend, SeatWish(kind="bot"), SeatWish(kind="bot"))
            await until_over(table)
            while not table.idle:
                await asyncio.sleep(0.01)
            finished.append(table.id)
            backend.tables.forget(table)
        # What is forgotten is freed at once, without waiting for the garbage collector.
        gone = weakref.ref(table)
        del table
        gc.disable()
        try:
            while gone() is not None:
                await asyncio.sleep(0.01)
        finally:
            gc.enable()
        for name in finished:
            assert await backend.looking_back.story(await backend.tables.find(name), "here")
        assert len(backend.tables) == 2

    with_backend(tmp_path, work)


def test_bots_give_way_when_people_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(backend: Backend) -> None:
        load = backend.services.load
        asked: list[float] = []
        give_way = load.give_way

        async def noted() -> None:
            asked.append(load.late)
            await give_way()

        monkeypatch.setattr(load, "give_way", noted)
        own = Load()
        for late, waits in ((0.0, False), (1.0, True)):
            own.late = late
            giving_way = asyncio.create_task(own.give_way())
            await asyncio.wait([giving_way], timeout=0 if waits else None)
            assert giving_way.done() != waits
            await giving_way
        table = await table_with(backend, SeatWish(kind="bot"), SeatWish(kind="bot"))
        while table.play is None or table.play.number < 3:
            await asyncio.sleep(0.01)
        assert len(asked) >= 3

    with_backend(tmp_path, work)


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
    setup = make_setup(CARDS, kingdom, seed=1, first=0)
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
    play = Play(make_setup(CARDS, kingdom, seed=1, first=0))

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
