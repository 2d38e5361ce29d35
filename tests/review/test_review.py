"""The review of a game: its format, its budget, and what it says about luck and play."""

from __future__ import annotations

import json
from typing import Any, get_type_hints, is_typeddict

import pytest

import demesne
from demesne import Game
from demesne.bots import make_bot
from demesne.review import Review, ReviewFacts
from demesne.review.facts import VERDICTS
from demesne.review.inquiry import VAGUE
from demesne.review.words import Teller
from demesne.texts import Texts

SMALL = ["Cellar", "Militia", "Smithy", "Village"]


def played(answers: int, bots: tuple[str, ...] = ("novice", "novice")) -> Game:
    """A game of bots after this many answers, or a finished one."""
    game = demesne.new_game(SMALL, players=len(bots), seed=3)
    players = [make_bot(bot, seat) for seat, bot in enumerate(bots)]
    while game.decision is not None and game.number < answers:
        seat = game.decision.player
        game.choose(players[seat].decide(game.view(seat)))
    return game


def check_shape(value: Any, shape: Any) -> None:
    """Fail unless plain data has the fields that a TypedDict names, all the way down."""
    if is_typeddict(shape):
        assert set(value) == set(shape.__annotations__)
        for name, hint in get_type_hints(shape).items():
            check_shape(value[name], hint)
    elif getattr(shape, "__origin__", None) is list:
        for entry in value:
            check_shape(entry, shape.__args__[0])


def test_a_review_is_plain_data_of_the_shape_that_is_documented() -> None:
    game = played(24)
    review = Review(game, games=160, seed=1).run()
    facts = review.to_dict()
    check_shape(facts, ReviewFacts)
    assert json.loads(json.dumps(facts)) == facts
    assert [moment["number"] for moment in facts["moments"]] == list(range(24))
    assert [tuple(moment["answer"]) for moment in facts["moments"]] == game.answers()
    assert facts["people"] == [0, 1]
    for moment in facts["moments"]:
        assert sum(moment["chances"]) == pytest.approx(1, abs=0.001)
        assert moment["verdict"] in (None, *VERDICTS)
        assert (moment["verdict"] is None) == (not moment["candidates"])
        if moment["candidates"]:
            assert [one["answer"] for one in moment["candidates"] if one["taken"]] == [moment["answer"]]
            assert moment["candidates"][0]["best"]
            assert all(one["low"] <= one["chance"] <= one["high"] for one in moment["candidates"])


def test_a_budget_in_games_gives_the_same_review_every_time() -> None:
    game = played(16)
    one, other, seeded = (Review(game, games=120, seed=seed).run().to_dict() for seed in (1, 1, 2))
    assert one == other
    assert one["moments"] != seeded["moments"]
    assert one["done"]
    assert one["progress"] == 1
    assert game.number == 16


def test_there_are_results_after_every_step() -> None:
    review = Review(played(20), games=80)
    assert not review.to_dict()["moments"]
    seen = [0.0]
    while review.step():
        facts = review.to_dict()
        assert len(facts["moments"]) == 20
        assert not facts["done"]
        assert facts["progress"] >= seen[-1]
        seen.append(facts["progress"])
    assert len(seen) > 4
    assert not review.step()


def test_luck_and_play_add_up_to_the_result() -> None:
    game = played(10_000, ("novice", "steward"))
    assert game.over
    facts = Review(game, people=[0], games=500).run().to_dict()
    for seat in facts["seats"]:
        total = seat["start"] + seat["luck"] + seat["play"] + seat["others"]
        assert total == pytest.approx(seat["end"], abs=0.001)
        assert seat["end"] == (1.0 if facts["winners"] == [seat["seat"]] else 0.0)
        assert seat["play"] <= 0
    assert facts["moments"][-1]["chances"] == [seat["end"] for seat in facts["seats"]]
    assert facts["seats"][1]["judged"] == 0 < facts["seats"][0]["judged"]
    assert not any(moment["judged"] for moment in facts["moments"] if moment["seat"] == 1)


def test_decisions_that_the_budget_left_unjudged_are_counted() -> None:
    """Otherwise a mistake among them would pass as luck without a word."""
    game = played(40, ("novice", "novice"))
    for games, some in ((30, True), (4000, False)):
        facts = Review(game, people=[0], games=games).run().to_dict()
        unjudged = [moment for moment in facts["moments"] if moment["judged"] and moment["verdict"] is None]
        notes = Teller(facts, ["Ann", "Bob"], Texts("en")).balance_notes()
        assert bool(unjudged) == some
        assert any(f"too small to judge {len(unjudged)} decisions" in note for note in notes) == some


def test_an_odd_answer_is_not_called_good_because_nothing_is_known_about_it() -> None:
    review = Review(played(40, ("novice", "novice")), people=[0], games=400).run()
    odd = [moment for moment in review.moments if moment.judged and not moment.expected]
    unknown = [moment for moment in odd if moment.inquiry and moment.inquiry.cost()[1] >= VAGUE]
    assert unknown
    assert {moment.verdict for moment in unknown} <= {None, "doubtful", "mistake"}


def test_a_game_of_four_and_one_without_answers() -> None:
    facts = Review(played(12, ("novice",) * 4), games=60).run().to_dict()
    assert all(len(moment["chances"]) == 4 for moment in facts["moments"])
    empty = Review(demesne.new_game("First Game", seed=1), games=60).run()
    assert empty.done
    assert empty.to_dict()["moments"] == []
    assert empty.to_dict()["start"] == [0.5, 0.5]


def test_what_makes_no_sense_is_refused() -> None:
    game = played(4)
    for wrong in ({"people": [2]}, {"games": 0}, {"seconds": 0.0}, {"seconds": float("nan")}):
        with pytest.raises(ValueError, match=r"seats|at least 1|more than 0"):
            Review(game, **wrong)  # type: ignore[arg-type]
