"""Looking ahead: judgements by imagined games, and the bot that decides by them."""

from __future__ import annotations

import pytest

import demesne
from demesne import Game, Position, Seat, lab
from demesne.bots import make_bot
from demesne.bots.answers import possible_answers
from demesne.bots.judging import judge
from demesne.bots.planning import Budget
from demesne.bots.sovereign import Sovereign
from demesne.bots.strategy_file import read_plan
from demesne.engine.told_view import ToldView
from tests.engine.test_told_view import facts_of
from tests.patience import LONG

IDLE = read_plan('name = "Idle"\nbuy = ["Silver"]\n')
MONEY = read_plan('name = "Money"\nbuy = ["Province", "Gold", "Silver"]\n')


def last_province() -> Game:
    """The player to move can buy the last Province, and is then ahead."""
    mine = Seat(("Gold", "Gold", "Silver"), ("Copper",) * 5, ("Province",) * 3)
    theirs = Seat(("Gold", "Gold", "Silver"), ("Gold",) * 5, ("Province",) * 3)
    position = Position([mine, theirs], phase="buy", piles={"Province": 1})
    game = demesne.from_position(position, ["Village"], seed=1)
    game.answer(["Gold", "Gold", "Silver"])
    return game


def test_a_judgement_finds_the_answer_that_wins() -> None:
    game = last_province()
    found = judge(game.view(0), [IDLE], Budget(games=400), rivals=MONEY)
    assert found.labels(found.usual) == ("Silver",)
    assert found.labels(found.chosen) == ("Province",)
    assert found.lines[0] is found.chosen
    assert found.chosen.chance == 1.0
    assert found.usual.chance < 0.5
    assert 0 < found.chosen.error < 0.2
    assert found.games == sum(line.games for line in found.lines) <= 400


def test_a_budget_in_games_gives_the_same_judgement_every_time() -> None:
    def numbers(seed: int) -> list[tuple[object, ...]]:
        found = judge(last_province().view(0), [MONEY, IDLE], Budget(games=60), seed)
        return [(found.labels(line), line.plan.name, line.games, line.chance, line.error) for line in found.lines]

    assert numbers(1) == numbers(1)


def test_what_is_no_better_changes_nothing() -> None:
    """Silver and Gold are on offer to a player who loses anyway: the others end the game before it matters."""
    mine = Seat(("Gold", "Gold"), ("Copper",) * 5)
    theirs = Seat(("Gold",) * 5, ("Gold",) * 5, ("Province",) * 3)
    position = Position([mine, theirs], phase="buy", piles={"Province": 1})
    game = demesne.from_position(position, ["Village"], seed=1)
    game.answer(["Gold", "Gold"])
    decision = game.decision
    assert decision is not None
    found = judge(game.view(0), [IDLE], Budget(games=120), rivals=MONEY)
    assert len(possible_answers(decision)) == len(decision.options) + 1
    assert {found.labels(line) for line in found.lines} == {(), *[(name,) for name in decision.options]} - {("Curse",)}
    curse = decision.pick(("Curse",))
    asked = judge(game.view(0), [IDLE], Budget(games=120), rivals=MONEY, also=[curse, found.usual.picks or []])
    assert len(asked.lines) == len(found.lines) + 1
    assert found.chosen is found.usual
    assert found.labels(found.chosen) == ("Silver",)


def test_only_who_is_asked_can_judge() -> None:
    game = last_province()
    for seat in (1, None):
        with pytest.raises(ValueError, match="not asked"):
            judge(game.view(seat), [MONEY], Budget(games=10))


def test_the_sovereign_takes_the_last_province() -> None:
    game = last_province()
    bot = Sovereign(seed=1, games=60)
    decision = game.decision
    assert decision is not None
    assert decision.labels(bot.decide(game.view(0))) == ("Province",)


def test_the_sovereign_plays_as_a_regent_where_it_cannot_look_ahead() -> None:
    game = demesne.new_game("First Game", seed=3)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    while view.decision is not None and view.decision.kind == "treasure":
        game.choose(make_bot("regent").decide(view))
        view = game.view(game.active)
    told = ToldView(game.table, game.setup, facts_of(view))
    bot = Sovereign(seed=1, games=60)
    assert bot.decide(told) == make_bot("regent").decide(view)
    assert bot.judgement is None


@pytest.mark.slow
@pytest.mark.timeout(LONG)
def test_a_game_of_the_sovereign_is_explained() -> None:
    transcript = lab.explain("sovereign:8", "bmu", kingdom="First Game", seed=4, turn_limit=4)
    thoughts = [thought for chapter in transcript.chapters for thought in chapter.thoughts]
    assert {thought["kind"] for thought in thoughts} >= {"buy"}
    for thought in thoughts:
        candidates = thought["candidates"]
        assert thought["chosen"] in [candidate["answer"] for candidate in candidates]
        assert all(0 <= candidate["chance"] <= 1 and candidate["error"] >= 0 for candidate in candidates)
    again = lab.explain("sovereign:8", "bmu", kingdom="First Game", seed=4, turn_limit=4)
    assert again.to_dict() == transcript.to_dict()
