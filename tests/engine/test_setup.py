"""The set-up: every pile and every number of it, for every number of players."""

from __future__ import annotations

import json
import pickle
import re
from collections import Counter
from typing import Any

import pytest

import demesne
from demesne import BadSetup, Game, first_of_rematch
from demesne.cards import CARDS, KINGDOM
from demesne.engine.options import NONE, OPEN, Options
from demesne.engine.setup import Setup
from tests.random_play import Dice, census, random_setup

PLAYERS = [2, 3, 4, 5, 6]
TEN = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop"]
DARK = [name for name in KINGDOM if CARDS[name].set == "dark_ages"]
RUINS = {"Abandoned Mine", "Ruined Library", "Ruined Market", "Ruined Village", "Survivors"}
SHELTERS = {"Hovel", "Necropolis", "Overgrown Estate"}
VICTORY_PILES = (
    *("Gardens", "Duke", "Great Hall", "Harem", "Nobles", "Island", "Vineyard"),
    *("Fairgrounds", "Farmland", "Silk Road", "Tunnel", "Feodum"),
)
"""The kingdom piles that have as many cards as the Estates."""


def piles(game: Game) -> dict[str, int]:
    view = game.view(None)
    return {name: view.left(name) for name in view.piles()}


def supply(game: Game) -> set[str]:
    view = game.view(None)
    return {name for name in view.piles() if view.in_supply(name)}


@pytest.mark.parametrize("players", PLAYERS)
def test_basic_piles(players: int) -> None:
    expected = {
        2: (46, 40, 30, 8, 8, 8, 10),
        3: (39, 40, 30, 12, 12, 12, 20),
        4: (32, 40, 30, 12, 12, 12, 30),
        5: (85, 80, 60, 12, 12, 15, 40),
        6: (78, 80, 60, 12, 12, 18, 50),
    }[players]
    found = piles(demesne.new_game(TEN, players=players, seed=1))
    assert tuple(found[name] for name in CARDS if name in found)[:7] == expected
    assert {name: found[name] for name in TEN} == dict.fromkeys(TEN, 10)
    assert len(found) == 17


@pytest.mark.parametrize("players", PLAYERS)
def test_every_kingdom_pile_has_its_size(players: int) -> None:
    victory = 8 if players == 2 else 12
    sizes = {**dict.fromkeys(VICTORY_PILES, victory), "Rats": 20}
    for name in KINGDOM:
        bane = "Moat" if name == "Young Witch" else None
        game = demesne.new_game([name], players=players, seed=1, bane=bane)
        assert piles(game)[name] == sizes.get(name, 10), name
        assert name in supply(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_starts_with_ten_cards_and_a_hand_of_five(players: int) -> None:
    for shelters in (False, True):
        game = demesne.new_game(TEN, players=players, seed=1, shelters=shelters)
        for player in game.players:
            names = Counter(card.kind.name for card in player.owned())
            assert names == {"Copper": 7, **(dict.fromkeys(SHELTERS, 1) if shelters else {"Estate": 3})}
            assert (len(player.hand), len(player.deck), len(player.discard)) == (5, 5, 0)
            assert player.tokens == 0
        assert game.setup.options["shelters"] is shelters


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("looter", ["Cultist", "Death Cart", "Marauder"])
def test_ruins(players: int, looter: str) -> None:
    game = demesne.new_game([looter, "Village"], players=players, seed=6)
    ruins = census(game)
    assert sum(ruins[name] for name in RUINS) == piles(game)["Ruins"] == 10 * (players - 1)
    assert all(ruins[name] <= 10 for name in RUINS)
    assert "Ruins" in supply(game)
    tops = {demesne.new_game([looter], players=players, seed=seed).view(None).top("Ruins") for seed in range(60)}
    assert tops == RUINS


def test_no_ruins_without_a_looter() -> None:
    assert "Ruins" not in piles(demesne.new_game([name for name in DARK if not CARDS[name].is_looter], seed=1))


@pytest.mark.parametrize("players", PLAYERS)
def test_knights_are_ten_different_cards_with_one_to_see(players: int) -> None:
    knights = {name for name, kind in CARDS.items() if kind.pile == "Knights"}
    game = demesne.new_game(["Knights"], players=players, seed=2)
    assert piles(game)["Knights"] == 10
    assert {name: n for name, n in census(game).items() if name in knights} == dict.fromkeys(knights, 1)
    tops = {demesne.new_game(["Knights"], seed=seed).view(None).top("Knights") for seed in range(120)}
    assert tops == knights


@pytest.mark.parametrize(
    ("card", "brought"),
    [
        ("Bandit Camp", {"Spoils": 15}),
        ("Pillage", {"Spoils": 15}),
        ("Marauder", {"Spoils": 15, "Ruins": 10}),
        ("Hermit", {"Madman": 10}),
        ("Urchin", {"Mercenary": 10}),
        ("Tournament", {name: 1 for name, kind in CARDS.items() if kind.is_prize}),
        ("Cultist", {"Ruins": 10}),
        ("Village", {}),
    ],
)
def test_cards_that_bring_piles(card: str, brought: dict[str, int]) -> None:
    game = demesne.new_game([card], seed=1)
    extra = {name: n for name, n in piles(game).items() if name not in ("Copper", "Silver", "Gold", "Estate", "Duchy")}
    assert extra == {"Province": 8, "Curse": 10, card: 10, **brought}
    assert supply(game) & set(brought) <= {"Ruins"}


def test_two_cards_bring_a_pile_once() -> None:
    game = demesne.new_game(["Bandit Camp", "Pillage", "Marauder", "Cultist"], seed=1)
    assert piles(game)["Spoils"] == 15
    assert piles(game)["Ruins"] == 10


def test_the_bane_is_a_pile_like_any_other_and_brings_its_own() -> None:
    game = demesne.new_game(["Young Witch", "Village"], bane="Hermit", seed=1)
    assert piles(game)["Hermit"] == 10
    assert piles(game)["Madman"] == 10
    assert "Hermit" in supply(game)
    assert game.view(None).bane == "Hermit"


@pytest.mark.parametrize("players", PLAYERS)
def test_baker_gives_everyone_a_coin_token(players: int) -> None:
    game = demesne.new_game(["Baker", "Butcher"], players=players, seed=1)
    assert [player.tokens for player in game.players] == [1] * players


# --- what the seed decides ---


def share(kingdom: list[str], deals: int = 1500, **options: Any) -> float:
    dealt = sum(
        demesne.new_game(kingdom, seed=seed, **options).setup.options["shelters"] is True for seed in range(deals)
    )
    return dealt / deals


def test_shelters_in_proportion_to_dark_ages() -> None:
    assert share(TEN, 300) == 0
    assert share(DARK[:10], 300) == 1
    assert share(DARK[:3] + TEN[:7]) == pytest.approx(0.3, abs=0.05)
    assert share(DARK[:8] + TEN[:2]) == pytest.approx(0.8, abs=0.05)


def test_the_bane_counts_for_the_shelters() -> None:
    assert share(["Young Witch"], bane="Hermit") == pytest.approx(0.5, abs=0.06)
    assert share(["Young Witch"], 200, bane="Moat") == 0


def test_shelters_can_be_forced_either_way() -> None:
    assert share(TEN, 50, shelters=True) == 1
    assert share(DARK[:10], 50, shelters=False) == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_anyone_may_begin(players: int) -> None:
    firsts = Counter(demesne.new_game(TEN, players=players, seed=seed).setup.first for seed in range(900))
    assert set(firsts) == set(range(players))
    assert all(n == pytest.approx(900 / players, rel=0.35) for n in firsts.values())
    assert demesne.new_game(TEN, players=players, seed=1, first=players - 1).active == players - 1


def test_without_a_seed_one_is_drawn_that_can_be_used_again() -> None:
    game = demesne.new_game(TEN)
    assert demesne.new_game(TEN).setup.seed != game.setup.seed
    again = demesne.new_game(TEN, seed=game.setup.seed)
    assert demesne.save(again) == demesne.save(game)


def test_a_number_and_the_text_of_it_are_different_seeds_only_if_they_look_different() -> None:
    """A typed seed gives the same game as the number."""
    one, other = demesne.new_game(TEN, seed=7), demesne.new_game(TEN, seed="7")
    assert [card.kind for card in one.players[0].hand] == [card.kind for card in other.players[0].hand]


# --- set-ups that no game can have ---


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"kingdom": ["Vilage"]}, "there is no card 'Vilage'"),
        ({"kingdom": ["village"]}, "there is no card 'village'"),
        ({"kingdom": ["Gold"]}, "Gold is not a kingdom card"),
        ({"kingdom": ["Sir Martin"]}, "Sir Martin is not a kingdom card"),
        ({"kingdom": ["Ruins"]}, "Ruins is not a kingdom card"),
        ({"kingdom": ["Princess"]}, "Princess is not a kingdom card"),
        ({"kingdom": ["Village", "Moat", "Village"]}, "Village twice"),
        ({"kingdom": None}, "kingdom None: it must be a text or a list"),
        ({"kingdom": [5]}, "it must be a text or a list"),
        ({"kingdom": TEN, "players": "2"}, "players '2': it must be a whole number"),
        ({"kingdom": TEN, "first": "0"}, "first '0': it must be the number of a seat"),
        ({"kingdom": TEN, "bane": 5}, "bane 5: it must be a card's English name"),
        ({"kingdom": TEN, "players": 1}, "1 players: there must be 2 to 6"),
        ({"kingdom": TEN, "players": 7}, "7 players: there must be 2 to 6"),
        ({"kingdom": TEN, "seed": True}, "seed True"),
        ({"kingdom": TEN, "first": 2}, "first player 2: it must be a seat from 0 to 1"),
        ({"kingdom": TEN, "first": -1}, "first player -1"),
        ({"kingdom": TEN, "turn_limit": 0}, "turn limit 0"),
        ({"kingdom": TEN, "bane": "Hamlet"}, "Hamlet can't be the bane: no card of this kingdom needs one"),
        ({"kingdom": ["Young Witch"]}, "Young Witch needs a bane"),
        ({"kingdom": ["Young Witch", "Moat"], "bane": "Moat"}, "Moat can't be the bane"),
        ({"kingdom": ["Young Witch"], "bane": "Witch"}, "Witch can't be the bane: it must be a card costing 2 or 3"),
        ({"kingdom": ["Young Witch"], "bane": "Estate"}, "Estate is not a kingdom card"),
    ],
)
def test_an_impossible_set_up_is_refused_with_the_reason(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        demesne.new_game(**{"seed": 1, **options})


@pytest.mark.parametrize(
    "options",
    [
        {"kingdom": "Village"},
        {"kingdom": 5},
        {"kingdom": [["Village"]]},
        {"kingdom": [None]},
        {"players": "2"},
        {"players": 2.5},
        {"seed": 1.5},
        {"seed": [1]},
        {"first": "A"},
        {"bane": ["Moat"]},
        {"turn_limit": "none"},
    ],
    ids=str,
)
def test_what_is_not_even_of_the_right_type_is_refused(options: dict[str, Any]) -> None:
    """By Python itself if the engine is compiled."""
    with pytest.raises((BadSetup, TypeError)):
        demesne.new_game(**{"kingdom": TEN, "seed": 1, **options})


def test_every_kingdom_card_can_be_dealt_with_every_number_of_players() -> None:
    """Small kingdoms too: a case or a lesson may need only two piles."""
    for number in range(60):
        dice = Dice("set-ups", number)
        setup = random_setup(dice)
        game = demesne.new_game(**setup)
        assert set(setup["kingdom"]) <= set(piles(game))
        assert len(game.players) == setup["players"]
        assert sum(census(game).values()) == sum(game.counts) + 10 * setup["players"]
    assert demesne.new_game([], seed=1).decision is not None


def test_games_of_one_kingdom_share_nothing_that_changes() -> None:
    """The table of a kingdom is kept for its next game: a game that empties piles leaves no trace in it."""
    first = demesne.new_game(TEN, seed=1, first=0, turn_limit=80)
    before = piles(first)
    while first.decision is not None:
        first.answer(["Copper"] if "Copper" in first.decision.options and first.decision.kind == "buy" else [])
    assert piles(first)["Copper"] == 0
    second = demesne.new_game(TEN, seed=1, first=0)
    assert piles(second) == before
    second.answer([])
    assert second.decision is not None
    assert second.decision.options == ["Copper", "Curse"]


def test_the_left_neighbour_of_the_winner_begins_the_next_game() -> None:
    assert first_of_rematch(3, [0], 1) == 1
    assert first_of_rematch(3, [2], 1) == 0
    assert {first_of_rematch(3, [0, 2], seed) for seed in range(20)} == {1}
    assert {first_of_rematch(2, [0, 1], seed) for seed in range(50)} == {0, 1}


# --- options, and the set-up as a value ---


def test_a_set_up_becomes_plain_data_and_back() -> None:
    setup = demesne.new_game(["Young Witch", "Cultist"], 3, "a word", "Moat", shelters=True, turn_limit=9).setup
    again = Setup.from_dict(json.loads(json.dumps(setup.to_dict())))
    assert again.to_dict() == setup.to_dict()
    assert again.keys == setup.keys
    assert again.piles == ("Young Witch", "Cultist", "Moat")


def test_an_option_that_stored_data_does_not_name_is_not_in_the_game() -> None:
    data = demesne.new_game(["Cultist"], seed=1, shelters=True).setup.to_dict()
    del data["shelters"]
    assert Setup.from_dict(data).options == NONE


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"colours": True}, "unknown key 'colours' in the set-up; known are kingdom"),
        ({"shelters": "yes"}, "shelters 'yes': it must be true, false"),
        ({"players": "2"}, "players '2': it must be a whole number"),
        ({"kingdom": "Village"}, "kingdom 'Village': it must be a list"),
        ({"seed": 1.5}, "seed 1.5: it must be a whole number or a text"),
        ({"bane": 3}, "bane 3: it must be a card"),
    ],
)
def test_data_that_is_no_set_up_is_refused_in_words(change: dict[str, object], said: str) -> None:
    data = demesne.new_game(["Village"], seed=1).setup.to_dict() | change
    with pytest.raises(BadSetup, match=re.escape(said)):
        Setup.from_dict(data)


def test_options_are_given_by_name_and_unknown_ones_refused() -> None:
    with pytest.raises(BadSetup, match="there is no option 'mayors' of a set-up; there are shelters"):
        demesne.new_game(["Village"], mayors=True)


def test_options_go_to_other_processes_and_back() -> None:
    for options in (OPEN, NONE, Options([True])):
        assert pickle.loads(pickle.dumps(options)) == options


def test_the_same_once_more_keeps_all_but_luck_and_first_player() -> None:
    setup = demesne.new_game(["Cultist"], 3, seed=1, shelters=True, first=0, turn_limit=30).setup
    again = setup.again("other", 2)
    assert again.to_dict() == setup.to_dict() | {"seed": "other", "first": 2}
    assert again.keys != setup.keys
