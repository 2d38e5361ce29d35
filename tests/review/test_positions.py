"""The review finds what is known to be better, and says so when two answers are equally good."""

from __future__ import annotations

import pytest

import demesne
from demesne.bots import make_bot
from demesne.engine import game as engine
from demesne.review import Review
from demesne.review.review import Moment
from tests.laughs import Laugh, reach
from tests.patience import LONG
from tests.review.more_positions import MORE_EVEN, MORE_KNOWN
from tests.review.positions import EVEN, GAMES, KNOWN, Even, Known

ALL_KNOWN = [*KNOWN, *MORE_KNOWN]
ALL_EVEN = [*EVEN, *MORE_EVEN]

EVERY = 6 if str(engine.__file__).endswith(".py") else 1
"""In pure Python one in this many positions is tried: the same games take ten times as long."""


def reviewed(position: Laugh, answer: tuple[str, ...], games: int) -> Moment:
    """The decision of a position, reviewed after this answer."""
    game = reach(position)
    number = game.number
    assert game.decision is not None
    assert game.decision.player == position.seat
    game.answer(answer)
    review = Review(game, [position.seat], games=games, seed=1).run()
    return review.moments[number]


def test_there_are_enough_positions() -> None:
    assert len(ALL_KNOWN) >= 60
    assert len(ALL_EVEN) >= 30
    assert len({position.name for position in [*ALL_KNOWN, *ALL_EVEN]}) == len(ALL_KNOWN) + len(ALL_EVEN)


@pytest.mark.parametrize("position", ALL_KNOWN[::EVERY], ids=lambda position: position.name)
def test_the_better_answer_is_found(position: Known) -> None:
    assert position.wrong(position.given)
    moment = reviewed(position, position.given, position.games)
    inquiry = moment.inquiry
    assert inquiry is not None
    assert moment.verdict in ("doubtful", "mistake"), inquiry.facts()
    assert not position.wrong(inquiry.best.answer), inquiry.facts()


@pytest.mark.parametrize("position", ALL_EVEN[::EVERY], ids=lambda position: position.name)
def test_answers_that_are_equally_good_are_called_so(position: Even) -> None:
    for answer in (position.one, position.other):
        moment = reviewed(position, answer, GAMES)
        inquiry = moment.inquiry
        assert inquiry is not None
        assert moment.verdict in ("best", "as good"), inquiry.facts()
        compared = [sorted(candidate.answer) for candidate in inquiry.candidates]
        assert sorted(position.one) in compared
        assert sorted(position.other) in compared


def test_an_odd_answer_is_not_called_the_best_because_the_game_is_decided() -> None:
    position = next(one for one in EVEN if one.name == "A Gold or a Duchy after the end")
    assert reviewed(position, ("Curse",), GAMES).verdict == "as good"


@pytest.mark.slow
@pytest.mark.timeout(LONG)
@pytest.mark.skipif(EVERY > 1, reason="takes minutes in pure Python")
def test_three_planted_blunders_come_first() -> None:
    """A person buys a Curse for a Gold three times. The bot wastes as much afterwards, so that the game stays open."""
    game = demesne.new_game(["Cellar", "Militia", "Smithy", "Village"], seed=13, first=0)
    bots = [make_bot("steward", seat) for seat in range(2)]
    planted: list[int] = []
    turn = owed = 0
    while game.decision is not None:
        decision = game.decision
        tempting = decision.kind == "buy" and "Gold" in decision.options
        if tempting and decision.player == 0 and len(planted) < 3 and game.players[0].turns >= turn + 3:
            turn = game.players[0].turns
            planted.append(game.number)
            owed += 1
            game.answer(["Curse"])
        elif tempting and decision.player == 1 and owed:
            owed -= 1
            game.answer(["Curse"])
        else:
            game.choose(bots[decision.player].decide(game.view(decision.player)))
    facts = Review(game, [0], games=30_000, seed=1).run().to_dict()
    assert sorted(facts["worst"]) == planted
    assert {facts["moments"][number]["verdict"] for number in planted} == {"mistake"}
