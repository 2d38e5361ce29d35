"""Bots think in separate processes: failing and slow ones, processes that die, and whose turn it is."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.bots.sovereign import Sovereign
from demesne.server import messages
from demesne.server.backend import Backend
from demesne.server.bot_process import BotQuestion, Mind
from demesne.server.bot_workers import BotJob, Turns
from demesne.server.bots import seat_bot
from demesne.server.wire import SeatWish
from tests.patience import PATIENCE
from tests.server.backends import table_with, until_over, with_backend

REGENT, NOVICE, PERSON = SeatWish(kind="bot", bot="regent"), SeatWish(kind="bot", bot="novice"), SeatWish()


@pytest.fixture
def bad(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Lets bad bots take the seats of regents: the options of a server for that."""

    def choose(name: str, **options: Any) -> dict[str, Any]:
        monkeypatch.setenv("DEMESNE_BAD_BOT", name)
        monkeypatch.setenv("DEMESNE_PONDER", str(tmp_path))
        return {"bot_maker": "tests.server.bad_bots:make", "bot_processes": 1, **options}

    return choose


def test_a_bot_of_the_server_looks_ahead_in_the_game_that_its_process_knows() -> None:
    game = demesne.new_game("First Game", seed=5, first=0)
    game.answer(["Copper"] * len(game.decision.options if game.decision else ()))
    question = BotQuestion("t", 0, "sovereign", game.setup.to_dict(), 0, 0, game.answers())
    bot = seat_bot("sovereign", "5", 0)
    assert isinstance(bot, Sovereign)
    reply = Mind(lambda *_: bot).think(question)
    assert (reply.error, reply.unknown) == (None, False)
    assert bot.judgement is not None
    assert bot.judgement.games > 0


@pytest.mark.parametrize("name", ["Raises", "Nonsense", "Dies"])
def test_a_bot_that_fails_is_replaced_for_each_decision_and_everybody_sees_it(
    tmp_path: Path, bad: Any, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(backend: Backend) -> None:
        table = await table_with(backend, REGENT, NOVICE, first=0)
        assert table.play is not None
        while table.play.number < 8:
            await asyncio.sleep(0.05)
        info = messages.table_info(table.record, table.play, None, [])
        assert info.seats[0].bot == "regent"
        assert info.seats[0].replaced == sum(seat == 0 for seat, _ in table.play.line)
        assert info.seats[1].replaced == 0
        assert backend.services.bot_workers.failures >= info.seats[0].replaced
        stored = await backend.services.store.moves(table.id)
        assert {move.by for move in stored if move.seat == 0} == {"novice"}
        assert {move.by for move in stored if move.seat == 1} == {None}

    with_backend(tmp_path, work, **bad(name))
    assert "bot-failed" in capsys.readouterr().err


def test_a_replacement_is_for_one_decision(tmp_path: Path, bad: Any) -> None:
    async def work(backend: Backend) -> None:
        table = await table_with(backend, REGENT, NOVICE, first=0)
        assert table.play is not None
        while sum(seat == 0 for seat, _ in table.play.line) < 6:
            await asyncio.sleep(0.05)
        assert table.play.replaced == [1, 0]
        assert backend.services.bot_workers.failures == 1

    with_backend(tmp_path, work, **bad("FailsOnce"))


def test_an_endless_thought_is_ended_and_holds_nobody_up(tmp_path: Path, bad: Any) -> None:
    async def work(backend: Backend) -> None:
        endless = await table_with(backend, REGENT, NOVICE, first=0)
        other = await table_with(backend, NOVICE, NOVICE)
        await until_over(other)
        assert endless.play is not None
        while endless.play.replaced[0] < 2:
            await asyncio.sleep(0.05)
        assert other.play is not None
        assert other.play.replaced == [0, 0]
        assert backend.services.bot_workers.killed >= 2

    with_backend(tmp_path, work, **bad("Endless", bot_seconds=2.0))


def test_a_process_that_is_killed_in_mid_thought_costs_nothing_but_time(tmp_path: Path, bad: Any) -> None:
    async def begun(count: int) -> list[int]:
        while len(found := list(tmp_path.glob("begun-*"))) < count:
            await asyncio.sleep(0.02)
        return [int(path.name.partition("-")[2]) for path in found]

    async def work(backend: Backend) -> None:
        table = await table_with(backend, REGENT, NOVICE, first=0)
        killed: set[int] = set()
        for count in (1, 2):
            (process,) = set(await begun(count)) - killed
            os.kill(process, signal.SIGKILL)
            killed.add(process)
        await begun(3)
        (tmp_path / "go").touch()
        assert table.play is not None
        while table.play.number < 6:
            await asyncio.sleep(0.05)
        assert table.play.replaced == [0, 0]
        assert backend.services.bot_workers.failures == 0

    with_backend(tmp_path, work, **bad("Ponders", bot_seconds=PATIENCE))


def test_the_time_counts_from_the_start_of_the_thought(tmp_path: Path, bad: Any) -> None:
    async def work(backend: Backend) -> None:
        tables = [await table_with(backend, REGENT, NOVICE, first=0) for _ in range(12)]
        for table in tables:
            assert table.play is not None
            while table.play.number < 2:
                await asyncio.sleep(0.05)
            assert table.play.replaced == [0, 0]
        assert backend.services.bot_workers.failures == 0

    # Together they think for longer than one of them may.
    with_backend(tmp_path, work, **bad("Slow", bot_seconds=3.0))


def test_what_a_bot_looks_at_does_not_change_while_it_thinks(tmp_path: Path, bad: Any) -> None:
    async def work(backend: Backend) -> None:
        table = await table_with(backend, REGENT, NOVICE, first=0)
        assert table.play is not None
        while not list(tmp_path.glob("begun-*")):
            await asyncio.sleep(0.02)
        # The same bot in another process was faster.
        number = table.play.number
        await table.answer(0, number, list(range(table.play.decision.max)))  # type: ignore[union-attr]
        (tmp_path / "go").touch()
        while table.play.number < number + 4:
            await asyncio.sleep(0.01)
        assert backend.services.bot_workers.failures == 0
        assert table.play.replaced == [0, 0]

    with_backend(tmp_path, work, **bad("Ponders", bot_seconds=PATIENCE))


def test_addresses_take_turns(tmp_path: Path) -> None:
    async def work(backend: Backend) -> None:
        table = await table_with(backend, PERSON, NOVICE, first=0)
        assert table.play is not None
        turns = Turns()
        for number in range(4):
            turns.put(BotJob(f"crowd-{number}", "crowd", table.play, 1, "regent"))
        for number in range(2):
            turns.put(BotJob(f"other-{number}", "other", table.play, 1, "regent"))
        turns.put(BotJob("third", "third", table.play, 1, "regent"))
        order = [(await turns.get()).table for _ in range(len(turns))]
        assert order == ["crowd-0", "other-0", "third", "crowd-1", "other-1", "crowd-2", "crowd-3"]
        # The interrupted bot goes on first.
        turns.put(BotJob("late", "late", table.play, 1, "regent"))
        turns.put(BotJob("again", "crowd", table.play, 1, "regent"), first=True)
        assert (await turns.get()).table == "again"

    with_backend(tmp_path, work)


def test_many_bots_of_one_address_degrade_nobody_elses(tmp_path: Path, bad: Any) -> None:
    async def work(backend: Backend) -> None:
        crowd = [await table_with(backend, REGENT, REGENT, NOVICE) for _ in range(8)]
        mine = await table_with(backend, REGENT, NOVICE, address="elsewhere", first=0)
        assert mine.play is not None
        before = sum(len(table.play.line) for table in crowd if table.play is not None)
        while mine.play.number < 2:
            await asyncio.sleep(0.02)
        assert mine.play.replaced == [0, 0]
        # It had its turn long before all of the others had theirs.
        asked = sum(len(table.play.line) for table in crowd if table.play is not None) - before
        assert asked < 8 * 3 * 4

    with_backend(tmp_path, work, **bad("Slow"))


def test_no_process_of_a_bot_outlives_its_server(tmp_path: Path, bad: Any) -> None:
    async def work(backend: Backend) -> None:
        await table_with(backend, REGENT, NOVICE, first=0)
        while not list(tmp_path.glob("begun-*")):
            await asyncio.sleep(0.02)

    with_backend(tmp_path, work, **bad("Ponders", bot_seconds=PATIENCE))
    (process,) = [int(path.name.partition("-")[2]) for path in tmp_path.glob("begun-*")]
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_bot_remembers_its_game_from_one_decision_to_the_next(tmp_path: Path) -> None:
    """The same seed gives the same game, however its questions are sent."""

    async def work(backend: Backend) -> None:
        games = []
        for _ in range(2):
            table = await table_with(backend, SeatWish(kind="bot", bot="random"), NOVICE, seed="again", first=0)
            await until_over(table)
            assert table.play is not None
            games.append(json.dumps(table.play.line))
        assert games[0] == games[1]

    with_backend(tmp_path, work)
