"""Facts of a view that only some games have."""

from __future__ import annotations

import demesne
from demesne import Game, Position, Seat
from demesne.cards import CARDS
from demesne.engine.options import NONE
from demesne.engine.position import start_from
from demesne.engine.setup import make_setup


def outpost() -> Game:
    """A game in which the player has played Outpost."""
    seats = [Seat(("Outpost", "Copper"), ("Copper",) * 8), Seat(("Gold",), ("Copper",) * 5)]
    game = demesne.from_position(Position(seats), ["Outpost"], log=True)
    game.answer(["Outpost"])
    return game


def test_what_stays_in_play_is_said() -> None:
    game = outpost()
    assert game.view(1).to_dict()["players"][0]["staying"] == ["Outpost"]
    game.answer(["Copper"])
    facts = game.view(1).to_dict()["players"][0]
    assert facts["in_play"] == ["Outpost", "Copper"]
    assert facts["staying"] == ["Outpost"]
    assert "staying" not in game.view(1).to_dict()["players"][1]


def test_what_stayed_from_an_earlier_turn_is_said() -> None:
    seats = [Seat(("Wharf", "Village"), ("Wharf", "Village", *["Copper"] * 6)), Seat((), ("Copper",) * 5)]
    game = demesne.from_position(Position(seats), ["Wharf", "Village"], log=True)
    game.answer(["Wharf"])
    assert "stayed" not in game.view(0).to_dict()["players"][0]
    while game.active == 0:
        game.answer([])
    facts = game.view(1).to_dict()["players"][0]
    assert (facts["staying"], facts.get("stayed")) == (["Wharf"], None)
    while game.active == 1:
        game.answer([])
    facts = game.fork().view(1).to_dict()["players"][0]
    assert (facts["in_play"], facts["stayed"], facts.get("staying")) == (["Wharf"], ["Wharf"], None)
    did = [
        (event["seat"], event["depth"], event["cards"]) for event in game.view(1).events() if event["type"] == "lasting"
    ]
    assert did == [(0, 0, ["Wharf"])]
    while game.active == 0:
        game.answer([])
    assert "stayed" not in game.view(1).to_dict()["players"][0]


def test_a_choice_names_the_card_that_offers_it() -> None:
    seats = [Seat(("Throne Room", "Pawn"), ("Copper",) * 9), Seat((), ("Copper",) * 5)]
    game = demesne.from_position(Position(seats), ["Throne Room", "Pawn"], log=True)
    game.answer(["Throne Room"])
    game.answer(["+1 Card", "+1 Coin"])
    chosen = [event for event in game.view(None).events() if event["type"] == "choose"]
    assert [(event["cards"], event["label"]) for event in chosen] == [(["Pawn"], "+1 Card"), (["Pawn"], "+1 Coin")]


def test_an_extra_turn_says_which_card_gave_it() -> None:
    game = outpost()
    assert "extra" not in game.view(1).to_dict()["turn"]
    game.answer([])
    game.answer([])
    turn = game.view(1).to_dict()["turn"]
    assert (turn["player"], turn["extra"]) == (0, "Outpost")
    assert game.fork().view(1).to_dict()["turn"]["extra"] == "Outpost"
    begun = [event for event in game.view(1).events() if event["type"] == "turn"]
    assert begun[-1].get("label") == "Outpost"
    while game.active == 0:
        game.answer([])
    assert "extra" not in game.view(1).to_dict()["turn"]
    assert "label" not in [event for event in game.view(1).events() if event["type"] == "turn"][-1]


def test_players_who_possess_each_other_come_to_an_end() -> None:
    """Extra turns do not count as turns, but they are limited too."""
    position = Position([Seat(("Possession",) * 5, ()), Seat(("Possession",) * 5, ())])
    setup = make_setup(CARDS, ["Possession"], 2, 0, None, NONE, 0, 20)
    game = start_from(CARDS, setup, position, log=False)
    answers = 0
    while game.decision is not None:
        answers += 1
        assert answers < 1000
        game.answer(["Possession"] if "Possession" in game.decision.options else [])
    assert game.result is not None
    assert game.result.reason == "turn limit"


def test_a_possessed_turn_says_who_decides_and_why() -> None:
    seats = [Seat(("Possession",), ("Estate",) * 5), Seat(("Gold", "Copper"), ("Copper",) * 5)]
    game = demesne.from_position(Position(seats), ["Possession"], log=True)
    game.answer(["Possession"])
    game.answer([])
    turn = game.view(1).to_dict()["turn"]
    assert (turn["player"], turn["extra"], turn["decider"]) == (1, "Possession", 0)
