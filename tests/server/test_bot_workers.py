"""Bots that fail or take too long, and bots that others overtake."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from demesne.bots import Bot
from demesne.engine.view import View
from demesne.server import bot_workers
from demesne.server.backend import Backend
from demesne.server.wire import SeatWish
from tests.patience import PATIENCE
from tests.server.backends import table_with, until_over, with_backend


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


def seat_badly(monkeypatch: pytest.MonkeyPatch, bad: type[Bot]) -> None:
    """Let this one take the seats of stewards."""

    def seat_bot(level: str, game: str, seat: int) -> Bot:
        return bad(0) if level == "steward" else bot_workers.seat_bot(level, game, seat)

    monkeypatch.setattr("demesne.server.bot_turns.seat_bot", seat_bot)


@pytest.mark.parametrize("bad", [Raises, Nonsense])
def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: type[Bot], capsys: pytest.CaptureFixture[str]
) -> None:
    seat_badly(monkeypatch, bad)

    async def work(backend: Backend) -> None:
        table = await table_with(backend, SeatWish(kind="bot", bot="steward"), SeatWish(kind="bot", bot="novice"))
        await until_over(table)
        assert backend.services.bot_workers.failures == 1

    with_backend(tmp_path, work)
    assert "bot-failed" in capsys.readouterr().err


def test_a_bot_that_thinks_too_long_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_badly(monkeypatch, Sleeps)

    async def work(backend: Backend) -> None:
        three = [SeatWish(kind="bot", bot="steward")] * 3
        tables = [await table_with(backend, *three) for _ in range(2)]
        # Nobody else has to wait meanwhile, even if more bots are lost in thought than there are threads.
        for table in tables:
            await until_over(table)
        assert backend.services.bot_workers.failures == 6

    with_backend(tmp_path, work, bot_seconds=0.1)


def test_what_a_bot_looks_at_does_not_change_while_it_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began, moved = threading.Event(), threading.Event()

    class Ponders(Bot):
        """Plays all its Treasures and buys nothing, the first time after a long look at them."""

        def decide(self, view: View) -> list[int]:
            assert view.decision is not None
            picks = list(range(view.decision.max)) if view.decision.kind == "treasure" else []
            if not began.is_set():
                began.set()
                moved.wait(PATIENCE)
            return picks

    seat_badly(monkeypatch, Ponders)

    async def work(backend: Backend) -> None:
        table = await table_with(
            backend, SeatWish(kind="bot", bot="steward"), SeatWish(kind="bot", bot="novice"), first=0
        )
        assert table.play is not None
        await asyncio.to_thread(began.wait, PATIENCE)
        # The same bot in another process was quicker.
        number = table.play.number
        await table.answer(0, number, list(range(table.play.game.view(0).decision.max)))  # type: ignore[union-attr]
        moved.set()
        while table.play.number < number + 4:
            await asyncio.sleep(0.01)
        assert backend.services.bot_workers.failures == 0

    with_backend(tmp_path, work)


def test_a_thought_that_ended_in_time_counts_though_nobody_took_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[bot_workers.Thought] = []

    class Noted(bot_workers.Thought):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            thoughts.append(self)

    def bots() -> int:
        return sum(thread.name == "bot" for thread in threading.enumerate())

    async def work(backend: Backend) -> None:
        table = await table_with(backend, SeatWish(), SeatWish(kind="bot"), first=0)
        assert table.play is not None
        view = table.play.game.view(0)
        monkeypatch.setattr(bot_workers, "Thought", Noted)
        mind = bot_workers.BotWorkers(2, budget=0.05)
        before = bots()
        for _ in range(5):
            thought = asyncio.create_task(mind.ask(bot_workers.seat_bot("novice", "x", 0), view))
            await asyncio.sleep(0)
            # The event loop is busy, or its process gets no time, until the thought is over and its time is up.
            while not thoughts[-1].ended:
                time.sleep(0.01)
            time.sleep(0.1)
            assert await thought
        assert mind.lost == 0
        assert bots() == before
        mind.close()

    with_backend(tmp_path, work)
