"""What bots know about each card: nothing is forgotten, nothing is about a card that does not exist, and an unknown
card is played sensibly.
"""

from __future__ import annotations

import pytest

import demesne
from demesne.bots.plan import Plan
from demesne.bots.strategy_file import read_rule
from demesne.bots.tactics import Tactics
from demesne.bots.wisdom import SETS, WISDOM, pieces
from demesne.bots.wisdom.wisdom import Wisdom
from demesne.cards import CARDS, KINGDOM

NOTHING_TO_KNOW: dict[str, str] = {}
"""Kingdom cards without wisdom, and why their printed facts say enough."""


def test_only_cards_without_wisdom_are_excused() -> None:
    """What a card lacks, tests/cards/test_complete.py says."""
    written = {name for module in SETS for name in pieces(module)}
    idle = [name for name in NOTHING_TO_KNOW if name in written or name not in KINGDOM]
    assert not idle, f"there is no reason to excuse {', '.join(idle)}"


def test_no_wisdom_is_about_a_card_that_does_not_exist() -> None:
    for module in SETS:
        found = pieces(module)
        for name, piece in found.items():
            family = any(other is not piece and issubclass(other, piece) for other in found.values())
            assert name in CARDS or family, f"{module.__name__} knows something about {name!r}, which is no card"


def test_wisdom_stands_with_the_cards_of_its_set() -> None:
    for module in SETS:
        strays = [
            name for name in pieces(module) if name in CARDS and CARDS[name].set != module.__name__.rsplit(".", 1)[1]
        ]
        assert not strays, f"{module.__name__} has wisdom about cards of another set: {', '.join(strays)}"


def strangers() -> dict[str, Wisdom]:
    """The same cards, with nothing known beyond what is printed, except for the basic ones."""
    return {name: card if card.kind.set == "basic" else Wisdom(card.kind) for name, card in WISDOM.items()}


def answer(kingdom: list[str], hand: tuple[str, ...]) -> tuple[str, ...]:
    """What is played from a hand of cards that nothing is known about."""
    seats = [demesne.Seat(hand, ("Copper", "Silver", "Copper", "Silver")), demesne.Seat(("Copper",), ())]
    game = demesne.from_position(demesne.Position(seats, actions=1), kingdom, seed=1)
    tactics = Tactics(Plan("plain", [read_rule("Province"), read_rule("Gold"), read_rule("Silver")]))
    tactics.sight = type(tactics.sight)(strangers())
    decision = game.decision
    assert decision is not None
    return decision.labels(tactics.answer(game.view(0), decision))


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        (("Smithy", "Village", "Smithy"), "Village"),
        (("Smithy", "Laboratory"), "Laboratory"),
        (("Woodcutter", "Market"), "Market"),
        (("Moat", "Smithy"), "Smithy"),
        (("Chapel", "Militia"), "Militia"),
        (("Laboratory", "Festival"), "Festival"),
    ],
)
def test_unknown_cards_are_played_by_what_is_printed(hand: tuple[str, ...], played: str) -> None:
    assert answer(sorted(set(hand)), hand) == (played,)


def test_games_with_nothing_but_unknown_cards_come_to_an_end() -> None:
    for start in range(0, len(KINGDOM), 10):
        kingdom = [name for name in KINGDOM[start : start + 10] if not CARDS[name].wants_bane]
        game = demesne.new_game(kingdom, players=2, seed=start)
        plan = Plan("all", [read_rule("Province"), read_rule("Gold"), *[read_rule(card) for card in kingdom]])
        minds = [Tactics(plan), Tactics(plan)]
        for mind in minds:
            mind.sight = type(mind.sight)(strangers())
        while game.decision is not None:
            seat = game.decision.player
            game.choose(minds[seat].answer(game.view(seat), game.decision))
        assert game.over


def chosen(plan: list[str], kingdom: list[str], seat: demesne.Seat, *answers: list[str], **state: object) -> list[str]:
    """What a plan's tactics pick at the question that comes after these answers."""
    seats = [seat, demesne.Seat(("Copper",), ("Copper",))]
    game = demesne.from_position(demesne.Position(seats, **state), kingdom, seed=1)  # type: ignore[arg-type]
    for answer in answers:
        game.answer(answer)
    decision = game.decision
    assert decision is not None
    tactics = Tactics(Plan("plan", [read_rule(rule) for rule in plan]))
    return list(decision.labels(tactics.answer(game.view(0), decision)))


@pytest.mark.parametrize(("stuck", "gained"), [("Ironworks", "Ironworks"), ("Copper", "Gardens")])
def test_ironworks_brings_the_action_that_another_one_is_stuck_without(stuck: str, gained: str) -> None:
    seat = demesne.Seat(("Ironworks", stuck), ("Copper", "Copper"))
    assert chosen(["Gardens", "Ironworks"], ["Gardens", "Ironworks"], seat, ["Ironworks"]) == [gained]


@pytest.mark.parametrize(("plan", "picked"), [(["Gold", "Silver"], ["Copper"]), (["Duchy", "Silver"], [])])
def test_ill_gotten_gains_takes_a_copper_for_what_the_plan_buys_with_it(plan: list[str], picked: list[str]) -> None:
    seat = demesne.Seat(("Ill-Gotten Gains", "Silver", "Silver"), ("Copper", "Copper"))
    assert chosen(plan, ["Ill-Gotten Gains"], seat, ["Ill-Gotten Gains"], phase="buy") == picked


def test_several_ill_gotten_gains_take_coppers_for_what_all_of_them_buy() -> None:
    """Eight coins with two Coppers; one alone changes nothing."""
    seat = demesne.Seat(("Ill-Gotten Gains", "Ill-Gotten Gains", "Silver", "Silver"), ("Gold",))
    plan, kingdom = ["Province", "Gold", "Silver"], ["Ill-Gotten Gains"]
    assert chosen(plan, kingdom, seat, ["Ill-Gotten Gains"], phase="buy") == ["Copper"]
    alone = demesne.Seat(("Ill-Gotten Gains", "Copper", "Silver", "Silver"), ("Gold",))
    assert chosen(plan, kingdom, alone, ["Ill-Gotten Gains"], phase="buy") == []
