"""Turns in which another player decides: who sees what, and that copies, saves and checks work in the middle of
them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import demesne
from demesne import Game, Position, Seat
from demesne.cards import CARDS
from tests.random_play import (
    Dice,
    census,
    check_cards,
    check_decision,
    check_fork,
    check_leaks,
    check_numbers,
    check_refusals,
    check_save,
    random_answer,
)

KINGDOM = ["Possession", "Throne Room", "Native Village", "Haven", "Masquerade", "Militia"]
ESTATES = ("Estate",) * 6


def possessed(hand: tuple[str, ...], deck: tuple[str, ...] = ESTATES, mat: tuple[str, ...] = ()) -> Game:
    """Seat 0 of three decides in a turn of seat 1, which has these cards."""
    seats = [Seat(("Possession", "Gold"), ESTATES), Seat(hand, deck, native_village=mat), Seat(("Silver",), ESTATES)]
    game = demesne.from_position(Position(seats), KINGDOM, log=True)
    answers(game, ["Possession"], [], [])
    assert (game.active, game.me.decider) == (1, 0)
    return game


def answers(game: Game, *given: list[str]) -> None:
    for answer in given:
        game.answer(answer)


def facts(game: Game, seat: int | None) -> dict[str, Any]:
    return dict(game.view(seat).to_dict())


def test_the_possessor_alone_sees_the_hand_and_only_in_that_turn() -> None:
    game = possessed(("Copper", "Gold", "Militia"))
    assert facts(game, 0)["possessed_hand"] == ["Copper", "Gold", "Militia"]
    assert game.view(0).decision is not None
    assert facts(game, 1)["hand"] == ["Copper", "Gold", "Militia"]
    for seat in (1, 2, None):
        assert "possessed_hand" not in facts(game, seat)
        assert game.view(seat).decision is None
        assert facts(game, seat)["turn"]["decider"] == 0
    answers(game, [], [], [])
    assert (game.active, game.me.decider) == (1, 1)
    assert "possessed_hand" not in facts(game, 0)
    assert "decider" not in facts(game, 0)["turn"]


def test_the_tokens_to_spend_are_the_possessed_players() -> None:
    seats = [Seat(("Possession",), ESTATES), Seat(("Copper",), ESTATES, tokens=2)]
    game = demesne.from_position(Position(seats), KINGDOM)
    answers(game, ["Possession"], [], ["Copper"])
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.player, decision.owner) == ("spend", 0, 1)


def test_mats_and_havens_stay_hidden_from_the_possessor_until_they_come_to_hand() -> None:
    game = possessed(("Native Village", "Haven", "Copper"), ("Gold", "Silver", *ESTATES), ("Duchy",))
    answers(game, ["Haven"], ["Gold"])
    players = facts(game, 0)["players"]
    assert (players[1]["native_village"], players[1]["face_down"]) == (1, 1)
    for key in ("native_village", "face_down"):
        assert key not in facts(game, 0)
        assert key not in facts(game, 2)
    assert facts(game, 1)["native_village"] == ["Duchy"]
    assert facts(game, 1)["face_down"] == ["Gold"]
    answers(game, ["Native Village"], ["take"])
    assert "Duchy" in facts(game, 0)["possessed_hand"]


def test_what_the_possessed_player_draws_is_told_to_that_player_and_the_new_hand_to_nobody_else() -> None:
    game = possessed(("Copper",), ("Gold", "Duchy", "Silver", "Estate", "Province", "Curse"))
    since = len(game.log or ())
    answers(game, ["Copper"], [])
    draws = {seat: [e for e in game.view(seat).events(since) if e["type"] == "draw"] for seat in (0, 1, 2)}
    assert draws[1][0]["cards"] == ["Gold", "Duchy", "Silver", "Estate", "Province"]
    assert draws[0][0]["cards"] == draws[2][0]["cards"] == []


def test_everything_holds_inside_a_throne_room_inside_a_possessed_turn() -> None:
    game = possessed(("Throne Room", "Masquerade", "Copper", "Gold"), ("Silver", "Duchy", *ESTATES))
    cards = census(game)
    dice = Dice("possessed")
    answers(game, ["Throne Room"])
    depths = []
    for answer in (["Gold"], ["Silver"], ["Estate"], ["Copper"], ["Duchy"], ["Estate"]):
        decision = game.decision
        assert decision is not None
        depths.append(len(game.frames))
        for check in (check_decision, check_fork):
            check(game, dice)
        check_refusals(game)
        check_numbers(game)
        check_cards(game, cards)
        check_leaks(game, 3)
        picks = answer if answer[0] in decision.options else decision.options[: decision.min]
        twin = game.fork()
        for one in (game, twin):
            one.answer(picks)
        assert facts(game, 0) == facts(twin, 0)
    assert max(depths) == 2


def owned_by(game: Game, seat: int) -> Counter[str]:
    return Counter(card.kind.name for card in game.players[seat].owned())


def test_whatever_happens_in_a_possessed_turn_its_player_owns_the_same_cards_afterwards() -> None:
    # These give cards away, need a Bane, or are a pile of other cards.
    left_out = ("Ambassador", "Masquerade", "Young Witch", "Knights", "Possession")
    known = sorted(name for name, kind in CARDS.items() if kind.kingdom and name not in left_out)
    gained = 0
    for number in range(80):
        dice = Dice("the same cards", number)
        others = dice.sample(known, 9)
        cards = (*others, "Copper", "Gold", "Gold", "Potion", "Duchy", "Curse")

        def some(n: int, dice: Dice = dice, cards: tuple[str, ...] = cards) -> tuple[str, ...]:
            return tuple(dice.pick(cards) for _ in range(n))

        first = Seat(("Possession",), ("Trader", "Watchtower", *some(8)))
        seats = [first, *[Seat(some(6), some(8), some(3), tokens=2) for _ in range(1 + number % 2)]]
        game = demesne.from_position(Position(seats), ["Possession", *others])
        answers(game, ["Possession"])
        while game.active == 0:
            game.choose([])
        owned = owned_by(game, 1)
        before = owned_by(game, 0).total()
        while game.decision is not None and game.players[1].decider == 0:
            game.choose(random_answer(game, dice))
            assert not owned_by(game, 1) - owned, (number, others)
        assert owned_by(game, 1) == owned, (number, others)
        gained += owned_by(game, 0).total() - before
    assert gained > 50


def bought(game: Game, dice: Dice) -> list[int]:
    """A random answer by a player who buys towards Possession and plays all Treasures."""
    decision = game.decision
    assert decision is not None
    if decision.kind == "treasure":
        return list(range(decision.max))
    if "Possession" in decision.options and decision.kind in ("action", "play"):
        return [decision.options.index("Possession")]
    if decision.kind == "buy":
        potions = game.players[decision.player].counts().get("Potion", 0)
        for name in ("Possession", "Gold", "Throne Room", *(["Potion"] if potions < 2 else []), "Militia", "Silver"):
            if name in decision.options and dice.chance(0.8):
                return [decision.options.index(name)]
    return random_answer(game, dice)


def test_a_game_is_saved_and_forked_in_possessed_turns() -> None:
    met = inside = 0
    for seed in range(6):
        dice = Dice("possession", seed)
        game = demesne.new_game(KINGDOM, players=2 + seed % 3, seed=seed, turn_limit=40)
        while game.decision is not None:
            if game.me.decider != game.me.seat and dice.chance(0.5):
                check_save(game)
                check_fork(game, dice)
                check_leaks(game, seed)
                check_numbers(game)
                met += 1
                inside += game.effect is not None
            game.choose(bought(game, dice))
    assert met > 20
    assert inside > 3
