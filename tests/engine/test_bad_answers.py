"""Answers of every wrong shape, in pure Python and compiled alike: named and refused, with nothing changed.

These tests run against both builds (see tools/checks.py); the expected messages are written out here, so the two can't
differ.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import demesne
from demesne import Game, IllegalAnswer, Position, Seat, UnknownCard
from demesne.engine.save import fingerprint


def treasure() -> Game:
    return demesne.from_position(Position([Seat(("Copper", "Copper")), Seat()]), ["Village"])


def buy() -> Game:
    game = treasure()
    game.answer(["Copper", "Copper"])
    return game


def discard() -> Game:
    hands = [Seat(("Militia",)), Seat(("Copper", "Copper", "Copper", "Copper", "Estate"))]
    game = demesne.from_position(Position(hands), ["Militia"])
    game.answer(["Militia"])
    return game


NO_LIST: list[tuple[Any, str]] = [
    (None, "None"),
    (0, "int"),
    (True, "bool"),
    ("Copper", "str"),
    ({0}, "set"),
    ({0: 1}, "dict"),
    (iter([0]), "list_iterator"),
    (np.array([0]), "ndarray"),
    (np.int64(0), "int64"),
]
NO_NUMBER: list[tuple[Any, str]] = [
    (["Copper"], "str is not an option number: `answer` takes labels"),
    ([True], "bool is not an option number"),
    ([None], "None is not an option number"),
    ([0.0], "float is not an option number"),
    ([np.int64(0)], "int64 is not an option number"),
    ([[0]], "list is not an option number"),
    ([-1], "option numbers go from 0 to "),
    ([99], "option numbers go from 0 to "),
    ([10**40], "option numbers go from 0 to "),
    ([0, 0], "an option is picked twice"),
]


@pytest.mark.parametrize("position", [treasure, buy, discard])
def test_choose_names_what_it_was_given(position: Any) -> None:
    game = position()
    before, number = fingerprint(game), game.number
    for given, what in NO_LIST:
        with pytest.raises(IllegalAnswer) as refusal:
            game.choose(given)
        assert str(refusal.value).startswith(f"a list of option numbers is needed, not {what}; allowed")
    for given, message in NO_NUMBER:
        with pytest.raises(IllegalAnswer) as refusal:
            game.choose(given)
        assert str(refusal.value).startswith(message)
        assert "; allowed" in str(refusal.value)
    assert (fingerprint(game), game.number) == (before, number)


@pytest.mark.parametrize("position", [treasure, buy, discard])
def test_answer_names_what_it_was_given(position: Any) -> None:
    game = position()
    before, number = fingerprint(game), game.number
    for given, what in NO_LIST[:7]:
        with pytest.raises(IllegalAnswer) as refusal:
            game.answer(given)
        assert str(refusal.value).startswith(f"an answer is a list of labels or of option numbers, not {what}; allowed")
    for given, what in (
        ([True], "bool"),
        ([None], "None"),
        ([0.0], "float"),
        ([[0]], "list"),
        (np.array([0.0]), "float"),
        (np.array([[0]]), "list"),
        (np.array([True]), "bool"),
        ([np.True_], "bool"),
    ):
        with pytest.raises(IllegalAnswer, match=f"^{what}_? is neither a label nor an option number; allowed"):
            game.answer(given)
    with pytest.raises(IllegalAnswer, match="an answer is a list of labels or of option numbers, not int64"):
        game.answer(np.int64(0))  # type: ignore[arg-type]
    assert (fingerprint(game), game.number) == (before, number)


def test_numbers_and_labels_of_numpy_are_answers() -> None:
    for answer in (
        np.array([0, 1]),
        [np.int64(0), np.uint8(1)],
        np.array(["Copper", "Copper"]),
        (np.str_("Copper"),) * 2,
    ):
        game, same = treasure(), treasure()
        game.answer(answer)  # type: ignore[arg-type]
        same.choose([0, 1])
        assert fingerprint(game) == fingerprint(same)
    game = treasure()
    game.answer(np.array([], dtype=int))  # type: ignore[arg-type]
    assert game.decision is not None
    assert game.decision.kind == "buy"


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    game = demesne.new_game(["Village"], seed=1, turn_limit=1)
    while game.decision is not None:
        game.choose([])
    for answer in (game.answer, game.choose):
        with pytest.raises(IllegalAnswer, match="the game is over: nothing is asked"):
            answer([])


def test_a_view_refuses_names_that_no_card_has() -> None:
    view = treasure().view(0)
    for ask in (view.left, view.top, view.in_supply, view.cost, view.kind):
        with pytest.raises(UnknownCard, match="there is no card 'Provnce'; did you mean Province"):
            ask("Provnce")
    assert (view.left("Witch"), view.top("Witch"), view.in_supply("Witch")) == (0, None, False)


def test_what_prints_is_for_people() -> None:
    game = demesne.new_game("First Game", seed=1, first=0)
    assert repr(game) == ("<Game for 2: turn 1 of seat 0, buy phase; seat 0 decides: treasure 0 to 2 of Copper x2>")
    assert repr(game.view(1)) == "<View of seat 1: turn 1 of seat 0, buy phase>"
    assert repr(game.view(None)) == "<View of a spectator: turn 1 of seat 0, buy phase>"
    assert repr(game.setup).startswith("<Setup: Cellar, Market, Militia, Mine,")
    assert repr(game.setup).endswith("; 2 players, seat 0 begins, seed 1>")
    # In a game everything is visible; a view shows what its seat may know.
    assert "Seat 1: hand: Copper x4, Estate; deck: 5" in str(game)
    assert "Seat 1: hand: 5 cards; deck: 5" in str(game.view(0))
    assert "Asked:  seat 0 decides: treasure" in str(game.view(0))
    assert "Asked:" not in str(game.view(1))
    assert max(map(len, str(game).splitlines())) <= 100
    for thing in (game, game.view(0), game.decision):
        assert thing is not None
        assert thing._repr_html_().startswith("<pre")
    while game.decision is not None:
        game.choose([])
    assert repr(game.result).startswith("<Result: ")
    assert "turn limit was reached" in repr(game.result)
