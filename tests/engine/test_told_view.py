"""A bot at a server's table sees the same view as one next to the engine: attribute by attribute, in random games."""

from __future__ import annotations

import json
from typing import Any

import pytest

import demesne
from demesne import Game
from demesne.cards import CARDS
from demesne.engine import deals
from demesne.engine.setup import make_setup, table_for
from demesne.engine.told_view import ToldView
from demesne.engine.view import NothingToImagine, View
from tests.random_play import Dice, random_answer, random_setup

PUBLIC = {name: value for name, value in vars(View).items() if not name.startswith("_") and name != "seat"}
PLAIN = [name for name, value in PUBLIC.items() if not callable(value) and name != "decision"]
BY_SEAT = [
    "in_play",
    "hand_size",
    "deck_size",
    "tokens",
    "pirate_tokens",
    "turns",
    "owned",
    "tally",
    "census",
    "points",
]
BY_NAME = ["in_supply", "top", "left", "cost", "kind"]
INHERITED = {"by_number"}
"""What asks only for other names of the view."""
ALONE = ["piles", "stock", "costs", "own_deck", "own_mats"]


def test_every_public_name_of_a_view_is_compared() -> None:
    own = {"cost_of", "decision", "to_dict", "events", "imagine"} | INHERITED
    assert set(PUBLIC) == {*PLAIN, *BY_SEAT, *BY_NAME, *ALONE, *own}
    assert all(name in vars(ToldView) for name in PUBLIC if name not in INHERITED)


def facts_of(view: View) -> Any:
    """What a server sends to a seat that asks for a memory."""
    facts: Any = view.to_dict()
    facts["points"] = [view.points(seat) for seat in range(view.players)]
    facts["owned"] = [view.owned(seat) for seat in range(view.players)]
    facts["own_deck"] = view.own_deck()
    return json.loads(json.dumps(facts))


def compare(view: View, told: ToldView, events: bool = True) -> None:
    for name in PLAIN:
        assert getattr(told, name) == getattr(view, name), name
    for name in ALONE:
        assert getattr(told, name)() == getattr(view, name)(), name
    for name in BY_SEAT:
        for seat in range(view.players):
            assert getattr(told, name)(seat) == getattr(view, name)(seat), (name, seat)
    for name in BY_NAME:
        for card in {*view.piles(), *[kind.name for kind in view.kinds]}:
            assert getattr(told, name)(card) == getattr(view, name)(card), (name, card)
    for kind in view.kinds:
        assert told.cost_of(kind) == view.cost_of(kind) == view.cost(kind.name), kind
    assert str(told) == str(view)
    assert not events or told.events(1) == view.events(1)
    assert (told.decision is None) == (view.decision is None)
    if view.decision is not None and told.decision is not None:
        assert told.decision.to_dict() == view.decision.to_dict()


def test_what_a_server_tells_is_what_a_view_shows() -> None:
    compared = 0
    for number in range(8):
        dice = Dice("told", number)
        game = demesne.new_game(**{**random_setup(dice, turn_limit=12), "log": True})
        setup = game.setup
        again = make_setup(CARDS, setup.kingdom, setup.players, 0, setup.bane, setup.options)
        views = [game.view(seat) for seat in range(setup.players)]
        told = [ToldView(table_for(CARDS, again), again, facts_of(view)) for view in views]
        while game.decision is not None:
            if dice.chance(0.1):
                for view, other in zip(views, told, strict=True):
                    other.tell(facts_of(view), view.events())
                    compare(view, other)
                    compared += 1
            game.choose(random_answer(game, dice, setup.kingdom))
    assert compared > 300


def test_games_are_imagined_from_what_a_server_deals() -> None:
    """Once for each decision it is asked for a deal; from there on every seed is another game."""
    imagined = 0
    for number in range(4):
        dice = Dice("told and imagined", number)
        game = demesne.new_game(**{**random_setup(dice, turn_limit=8), "log": True})
        setup = game.setup
        again = make_setup(CARDS, setup.kingdom, setup.players, 0, setup.bane, setup.options)
        asked: list[int] = []

        def deal(at: int, game: Game = game, asked: list[int] = asked) -> Any:
            assert game.decision is not None
            asked.append(at)
            return json.loads(json.dumps(deals.pack(game, game.decision.player, f"deal {at}")))

        told: dict[int, ToldView] = {}
        while game.decision is not None:
            seat = game.decision.player
            view = game.view(seat)
            if seat not in told:
                told[seat] = ToldView(table_for(CARDS, again), again, facts_of(view), deal)
            other = told[seat]
            other.tell(facts_of(view), view.events())
            twins = [other.imagine(seed) for seed in (1, 2)]
            for twin in twins:
                assert twin.view(seat).to_dict() == view.to_dict()
                compare(twin.view(seat), ToldView(table_for(CARDS, again), again, facts_of(view)), events=False)
            assert asked[-1] == game.number
            imagined += 1
            game.choose(random_answer(game, dice, setup.kingdom))
        assert len(asked) == game.number
    assert imagined > 200


def test_without_anybody_to_ask_nothing_can_be_imagined() -> None:
    game = demesne.new_game("First Game", seed=1)
    told = ToldView(game.table, game.setup, facts_of(game.view(0)))
    with pytest.raises(NothingToImagine, match="nobody to ask"):
        told.imagine(1)
