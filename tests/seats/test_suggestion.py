"""The cursor starts on what a player most likely wants."""

from __future__ import annotations

import pytest

from demesne import Decision, Game, Position, Seat, from_position
from demesne.engine.options import Options
from demesne.seats.seat_view import SeatView
from demesne.seats.suggestion import likely_option

KINGDOM = ["Chapel", "Village", "Smithy", "Witch", "Market", "Festival", "Moat", "Cellar", "Gardens", "Mine"]


def at_buying(coins: int, **piles: int) -> Game:
    """A game in which somebody with these coins buys."""
    return from_position(Position([Seat(), Seat()], phase="buy", coins=coins, piles=piles), KINGDOM)


def likely(game: Game, decision: Decision | None = None) -> str | None:
    """The label of the option that the cursor starts on."""
    asked = decision or game.decision
    assert asked is not None
    option = likely_option(asked, SeatView.of(game.view(asked.player)))
    return None if option is None else asked.options[option]


@pytest.mark.parametrize(
    ("coins", "supply", "wanted"),
    [
        (11, {"Province": 1}, "Province"),
        (8, {}, "Province"),
        (6, {}, "Gold"),
        (3, {}, "Silver"),
        (0, {}, None),
    ],
)
def test_buying(coins: int, supply: dict[str, int], wanted: str | None) -> None:
    assert likely(at_buying(coins, **supply)) == wanted


def test_five_coins_are_not_for_a_duchy_before_the_end() -> None:
    assert likely(at_buying(5)) not in ("Duchy", None)


def option(kind: str, options: list[str], least: int, most: int) -> str | None:
    return likely(at_buying(0), Decision(0, kind, options, None, least, most, False))


def test_parting_with_cards() -> None:
    assert option("trash", ["Gold", "Copper", "Estate", "Curse"], 0, 4) == "Curse"
    assert option("trash", ["Gold", "Copper", "Province"], 1, 1) == "Copper"
    assert option("discard", ["Gold", "Copper", "Province"], 2, 2) == "Province"


def test_actions_that_give_actions_come_first() -> None:
    assert option("action", ["Witch", "Village", "Smithy"], 0, 1) == "Village"


def test_other_questions_start_at_their_first_option() -> None:
    assert option("mode", ["trash", "discard", "keep"], 1, 1) == "trash"
    assert option("overpay", ["0", "1", "2"], 1, 1) == "0"


def test_with_colonies_the_cursor_is_on_the_colony() -> None:
    position = Position([Seat(), Seat()], phase="buy", coins=11)
    assert likely(from_position(position, KINGDOM, options=Options.of({"colonies": True}))) == "Colony"


@pytest.mark.parametrize("kind", ["aside", "pass", "return"])
def test_what_leaves_the_hand_is_not_the_best_card(kind: str) -> None:
    assert option(kind, ["Gold", "Estate", "Witch"], 1, 1) == "Estate"


def test_what_another_player_gets_or_loses_is_wished_for_the_other_way_round() -> None:
    def for_another(kind: str, options: list[str]) -> str | None:
        decision = Decision(0, kind, options, None, 1, 1, False)
        decision.target = 1
        return likely(at_buying(0), decision)

    assert for_another("gain", ["Gold", "Curse", "Copper"]) in ("Curse", "Copper")
    assert for_another("trash", ["Copper", "Gold"]) == "Gold"
