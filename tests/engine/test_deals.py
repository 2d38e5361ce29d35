"""Imagined games as plain data: they make the same game in another process, and reveal nothing."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import demesne
from demesne import Game, Position, Seat
from demesne.cards import CARDS, KINGDOM
from demesne.conform import BadCase, read_cases
from demesne.engine import deal_facts, deals
from demesne.engine.memory import remember
from demesne.engine.position import start_from
from demesne.engine.setup import Setup, make_setup, table_for
from demesne.engine.state import DERIVED, GAME, GAME_EXTRAS, PLAYER, PLAYER_EXTRAS, STATE, plain
from tests.asked import CONFORMANCE, start
from tests.random_play import Dice, everything_seen, play_out, random_answer, random_setup

GAMES = 12

DERIVED_ANEW = {"past", "decision", "gone", "empty_piles", "has_actions", "me", "players", "counts", "trash_pile"}
"""Fields that are not sent under their names: made again, or named otherwise."""


def setup_of(game: Game) -> Setup:
    """The set-up as far as everybody at a table knows it."""
    setup = game.setup
    return make_setup(CARDS, setup.kingdom, setup.players, 0, setup.bane, setup.options)


def sent(game: Game, seat: int, seed: int | str, number: int | None = None) -> Game:
    """A game that was dealt for a seat, and sent."""
    deal: Any = json.loads(json.dumps(deals.pack(game, seat, seed)))
    return deals.unpack(game.table, setup_of(game), deal, seat, game.number if number is None else number)


def check(game: Game, seat: int, seed: int) -> Game:
    """Send a game, and see that it agrees with everything that the seat may know; so do those imagined from it."""
    seen = everything_seen(game, seat)
    other = sent(game, seat, seed)
    assert everything_seen(other, seat) == seen
    twin = other.view(seat).imagine(seed)
    assert everything_seen(twin, seat) == seen
    assert everything_seen(other, seat) == seen
    assert everything_seen(game, seat) == seen
    return twin


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES))
def test_a_view_is_the_same_in_games_imagined_elsewhere(number: int) -> None:
    """At every decision of random games that have all kingdom cards between them."""
    share = KINGDOM[number * len(KINGDOM) // GAMES : (number + 1) * len(KINGDOM) // GAMES]
    dice = Dice("deals", number)
    game = demesne.new_game(**random_setup(dice, dice.sample(share, 10), turn_limit=9))
    while game.decision is not None:
        twin = check(game, game.decision.player, dice.below(10**9))
        play_out(twin, dice, at_most=2)
        game.choose(random_answer(game, dice, game.setup.kingdom))


@pytest.mark.slow
def test_inside_every_card_that_asks() -> None:
    inside = 0
    for path in sorted(CONFORMANCE.glob("*/*.toml")):
        for _, case in read_cases(path):
            assert not isinstance(case, BadCase)
            game = start(case)
            for step in [*case.steps, ["expect"]]:
                if game.decision is not None and game.effect is not None and step[0] != "expect":
                    table = game.table
                    deal: Any = json.loads(json.dumps(deals.pack(game, game.decision.player, game.number)))
                    seat = game.decision.player
                    other = deals.unpack(table, game.setup, deal, seat, game.number)
                    assert everything_seen(other, seat) == everything_seen(game, seat)
                    inside += 1
                if step[0] != "expect" and step[1] not in ("asked", "refused"):
                    game.answer(step[2:])
    assert inside > 500


def test_everything_is_sent_that_a_game_stands_on() -> None:
    """Field by field, what arrives is the game that was dealt; and every field of the state is sent or made again."""
    names = {*deal_facts.NUMBERS, *deal_facts.EXTRA_NUMBERS, *deal_facts.ZONES, *deal_facts.MATS}
    names |= set(deal_facts.StateFacts.__annotations__) | set(deal_facts.SeatFacts.__annotations__)
    names |= set(deal_facts.ExtraFacts.__annotations__) | set(deal_facts.MatFacts.__annotations__)
    fields = [field.name for field in (*GAME, *PLAYER, *GAME_EXTRAS, *PLAYER_EXTRAS) if field.part in (STATE, DERIVED)]
    assert not {name for name in fields if name not in names} - DERIVED_ANEW
    compared = 0
    for number in range(6):
        dice = Dice("fields", number)
        game = demesne.new_game(**random_setup(dice, turn_limit=12))
        while game.decision is not None:
            if game.effect is None and dice.chance(0.3):
                seat = game.decision.player
                here, there = game.view(seat).imagine(7), sent(game, seat, 7)
                facts: list[Any] = [plain(one, STATE, DERIVED) for one in (here, there)]
                for one in facts:
                    for player in one["players"]:
                        del player["has_actions"]
                assert facts[0] == facts[1]
                compared += 1
            game.choose(random_answer(game, dice, game.setup.kingdom))
    assert compared > 100


def test_what_was_seen_before_is_remembered_elsewhere() -> None:
    position = Position([Seat(("Courtyard", "Estate"), ("Gold", "Silver", "Copper", "Estate", "Duchy")), Seat()], 0)
    game = demesne.from_position(position, ["Courtyard"], seed=1)
    game.answer(["Courtyard"])
    game.answer(["Silver"])
    for seed in range(20):
        other = sent(game, 0, seed, number=40)
        assert other.number == 40
        assert other.view(0).imagine(seed).players[0].deck[-1].kind.name == "Silver"
        assert remember(other, 0).surprises == 0


def chi_square(found: Counter[int], places: int) -> float:
    expected = found.total() / places
    return sum((found[place] - expected) ** 2 / expected for place in range(places))


BEYOND_DOUBT = {3: 21.1, 5: 25.7}
"""The chi-square that chance exceeds once in 10,000 times, by the degrees of freedom."""


@pytest.mark.parametrize("seed", [2, 3])
def test_a_shuffle_within_an_effect_comes_out_anew(seed: int) -> None:
    """The Cellar draws through a shuffle of a discard pile whose order the seat knows, with a question afterwards: the
    true shuffle would tell where every card lies now."""
    hand = ("Throne Room", "Cellar", "Curse", "Curse", "Curse")
    discard = ("Gold", "Silver", "Estate", "Duchy", "Province", "Copper")
    laid = Position([Seat(hand, (), discard), Seat(("Copper",), ("Copper",))], 0)
    setup = make_setup(CARDS, ("Throne Room", "Cellar"), 2, seed)
    game = start_from(CARDS, setup, laid)
    for answer in (["Throne Room"], ["Curse"]):
        game.answer(answer)
    assert game.effect is not None
    assert len(game.players[0].deck) == 6
    tops: Counter[int] = Counter()
    curses: Counter[int] = Counter()
    places: Counter[int] = Counter()
    truly = [card.kind.name for card in game.players[0].deck]
    assert "Curse" in truly
    for number in range(600):
        deal = deals.pack(game, 0, f"{seed}/{number}")
        (order,) = [order for _, _, order in deal["orders"]]
        twin = deals.unpack(table_for(CARDS, setup), setup, deal, 0, game.number)
        deck = [card.kind.name for card in twin.players[0].deck]
        assert sorted(deck) == sorted(truly)
        tops[deck.index(truly[-1])] += 1
        curses[deck.index("Curse")] += 1
        places[sorted(order[:6]).index(order[0])] += 1
    for found in (tops, curses, places):
        assert chi_square(found, 6) < BEYOND_DOUBT[5], found


def test_what_others_chose_unseen_comes_out_anew() -> None:
    """Masquerade: which card of a hand that was shown before was passed on, only giver and taker know."""
    shown = ("Estate", "Duchy", "Gold", "Silver")
    places = [Seat(("Cutpurse", "Masquerade", "Curse")), Seat(shown, ("Copper",) * 5), Seat(("Village", "Silver"))]
    game = demesne.from_position(Position(places, actions=2), ["Cutpurse", "Masquerade", "Village"], seed=1)
    for answer in (["Cutpurse"], ["Masquerade"], ["Duchy"], ["Village"]):
        game.answer(answer)
    assert game.effect is not None
    passed: Counter[int] = Counter()
    for number in range(600):
        twin = sent(game, 0, f"unseen/{number}")
        hand = [card.kind.name for card in twin.players[1].hand]
        (missing,) = set(shown) - set(hand)
        assert missing in [card.kind.name for card in twin.players[2].owned()]
        passed[shown.index(missing)] += 1
    assert chi_square(passed, 4) < BEYOND_DOUBT[3], passed


def test_two_deals_of_one_decision_differ_and_the_seed_is_not_in_them() -> None:
    game = play_out(demesne.new_game("First Game", seed=98765432109), Dice("two"), at_most=60)
    assert game.decision is not None
    seat = game.decision.player
    one, two = (json.dumps(deals.pack(game, seat, f"a seed that is secret {number}")) for number in range(2))
    assert one != two
    assert "a seed that is secret" not in one
    assert "98765432109" not in one


def test_nothing_is_dealt_while_somebody_else_decides() -> None:
    """Whether they are asked for Treasures or for a purchase is not seen."""
    game = demesne.new_game("First Game", seed=4, first=0)
    with pytest.raises(ValueError, match="seat 1 has nothing to decide"):
        deals.pack(game, 1, 1)


def test_a_deal_that_is_none_is_refused() -> None:
    game = demesne.new_game("First Game", seed=4, first=0)
    good = deals.pack(game, 0, 1)
    setup = setup_of(game)
    later: Any = {**good, "version": 2}
    with pytest.raises(deals.BadDeal, match="version 2; this program reads version 1"):
        deals.unpack(game.table, setup, later, 0, 0)
    broken: Any = {**good, "state": {**good["state"], "cards": ["Copper"]}}
    with pytest.raises(deals.BadDeal, match="no game can be made"):
        deals.unpack(game.table, setup, broken, 0, 0)
