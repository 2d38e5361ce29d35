"""Long games: undoing, viewing and rejoining them does not slow others down."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from demesne.cards import CARDS
from demesne.engine.game import Game, deal
from demesne.engine.options import NONE
from demesne.engine.setup import make_setup
from demesne.server import looking_back, messages, stills, takeback
from demesne.server.backend import Backend
from demesne.server.options import Limits
from demesne.server.play import Play, Refused
from demesne.server.records import Move
from demesne.server.wire import SeatWish
from tests.server.backends import table_with, until_over, with_backend

KINGDOM = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop"]


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many answers are played meanwhile."""
    plain, number = Game.answer, [0]

    def answer(game: Game, labels: object) -> object:
        number[0] += 1
        return plain(game, labels)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Game, "answer", answer)
        yield number


def long_game(answers: int) -> Play:
    """A game of this many answers, in which nobody buys a Province."""
    play = Play(make_setup(CARDS, KINGDOM, seed=1, options=NONE, first=0, turn_limit=100_000))
    while len(play.line) < answers:
        step(play, random.Random(len(play.line)))
    return play


def step(play: Play, chance: random.Random) -> None:
    decision = play.decision
    assert decision is not None
    options = [option for option in decision.options if option not in ("Province", "Duchy", "Estate", "Copper")]
    if decision.kind == "buy" or not options:
        options = [option for option in options if chance.random() < 0.02]
    count = min(len(options), decision.max)
    labels = options[:count] if count >= decision.min else list(decision.options)[: decision.min]
    play.apply(Move(play.number, "answer", decision.player, labels, 0.0, 0.0))


def from_the_start(play: Play) -> Game:
    game = deal(CARDS, play.setup, log=True)
    for _, labels in play.line:
        game.answer(labels)
    return game


def state(game: Game) -> str:
    views = [game.view(seat).to_dict() for seat in (0, 1, None)]
    return json.dumps([views, [event.seen_by(event.seat) for event in game.log or []]])


def test_an_undoing_leads_to_the_same_as_playing_from_the_start() -> None:
    chance = random.Random(3)
    play = long_game(40)
    for _ in range(60):
        for _ in range(chance.randrange(40)):
            step(play, chance)
        keep = max(0, len(play.line) - chance.choice((0, 1, 2, 15, 16, 17, 60)))
        play.apply(Move(play.number, "undo", 0, keep, 0.0, 0.0))
        assert len(play.line) == keep
        assert state(play.game) == state(from_the_start(play))


def test_going_back_in_a_long_game_plays_little_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    play = long_game(4000)
    assert len(play.stills) <= stills.MOST
    with counted(monkeypatch) as number:
        for _ in range(5):
            play.apply(Move(play.number, "undo", 0, len(play.line) - 1, 0.0, 0.0))
    assert number[0] < 5 * stills.EVERY
    line = play.line_at(2000)
    with counted(monkeypatch) as number:
        game = play.played(line)
    assert number[0] < 256
    assert game.view(0).to_dict() == _played(play, line).view(0).to_dict()


def _played(play: Play, line: list[tuple[int, tuple[str, ...]]]) -> Game:
    game = deal(CARDS, play.setup)
    for _, labels in line:
        game.answer(labels)
    return game


def test_an_undoing_is_worked_out_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(backend: Backend) -> None:
        table = await table_with(backend, SeatWish(), SeatWish(kind="bot"), first=0)
        await table.answer(0, 0, [])
        loop = asyncio.get_running_loop()
        inside: list[bool] = []
        rewound = Play.rewound

        def noted(play: Play, keep: int) -> Game:
            try:
                inside.append(asyncio.get_running_loop() is loop)
            except RuntimeError:
                inside.append(False)
            return rewound(play, keep)

        monkeypatch.setattr(Play, "rewound", noted)
        assert await takeback.undo(table, 0, 1)
        assert inside == [False]

    with_backend(tmp_path, work)


def test_looking_at_a_long_game_costs_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "LONG", 10)

    async def work(backend: Backend) -> None:
        table = await table_with(backend, SeatWish(kind="bot"), SeatWish(kind="bot"))
        await until_over(table)
        looking = backend.looking_back
        outcomes = [await looking.past(table, "here", None, 5)]
        with pytest.raises(Refused, match="this game is long"):
            outcomes += [await looking.past(table, "here", None, 5) for _ in range(30)]
        with pytest.raises(Refused, match="this game is long"):
            looking.pay("here", table.finished())
        # Nobody else is charged for it.
        assert await looking.past(table, "there", None, 5)

    with_backend(tmp_path, work, limits=Limits(requests=0.01))


def test_few_replays_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "KEPT", 2)

    async def work(backend: Backend) -> None:
        tables = [await table_with(backend, SeatWish(kind="bot"), SeatWish(kind="bot")) for _ in range(4)]
        stories = []
        for table in tables:
            await until_over(table)
            stories.append(await backend.looking_back.story(table, "here"))
        assert len(backend.looking_back._replays) == 2
        assert await backend.looking_back.story(tables[0], "here") == stories[0]

    with_backend(tmp_path, work)


@pytest.mark.parametrize("told", [0, 1, 50, 10_000])
def test_a_message_of_many_events_says_the_same_later(told: int) -> None:
    play = long_game(120)
    from demesne.server.opening import new_record
    from demesne.server.records import Person, SeatRecord, Settings

    seats = [SeatRecord("person", name) for name in ("Ann", "Bob")]
    record = new_record(Person("x", "Ann"), "here", Settings(), play.setup, seats)
    told = min(told, len(play.log))
    at_once = messages.state_message(play, record, 0, told)
    later = messages.state_work(play, record, 0, told)
    step(play, random.Random(1))
    play.apply(Move(play.number, "undo", 0, 10, 0.0, 0.0))
    assert later() == at_once
    message = json.loads(at_once)
    assert len(message["at"]) == len(message["events"])
    assert message["at"] == sorted(message["at"])
