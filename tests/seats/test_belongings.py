"""What lies in front of a player, in words: the same for both terminal tables."""

from __future__ import annotations

import pytest

import demesne
from demesne import Game, Position, Seat
from demesne.seats.belongings import areas_of, possession, tokens_of
from demesne.seats.lettering import price, tokens_on
from demesne.seats.refusals import not_for_sale
from demesne.seats.seat_view import SeatView
from demesne.texts import LANGUAGES, Texts

NAMES = ("Ann", "Ben")
ENGLISH = Texts("en")


def seen(game: Game, seat: int | None) -> SeatView:
    return SeatView.of(game.view(seat))


def areas(game: Game, by: int | None, whose: int = 0) -> dict[str, list[tuple[str, int, str]] | int]:
    found = areas_of(seen(game, by), whose, ENGLISH)
    return {area.title: list(area.cards) or area.count for area in found}


def at_sea() -> Game:
    """Ann has played Durations and uses mats."""
    hand = ("Fishing Village", "Haven", "Native Village", "Wharf", "Island", "Estate")
    seats = [Seat(hand, ("Silver",) * 9), Seat(("Gold",) * 5, ("Copper",) * 5)]
    game = demesne.from_position(Position(seats), hand[:5], log=True)
    for answer in ("Fishing Village", "Haven", "Estate", "Native Village", "add", "Wharf"):
        decision = game.decision
        assert decision is not None
        game.answer([answer if answer in decision.options else decision.options[0]])
    return game


def test_what_stays_is_apart_and_says_what_it_will_do() -> None:
    found = areas(at_sea(), 0)
    assert found["in play"] == [("Native Village", 1, "")]
    assert found["stays"] == [
        ("Wharf", 1, "+2 Cards, +1 Buy"),
        ("Fishing Village", 1, "+1 Action, +1 Coin"),
        ("Haven", 1, "back into hand"),
    ]


def test_what_stayed_is_apart_from_what_is_played_now() -> None:
    game = at_sea()
    while game.active == 0:
        game.answer([])
    assert set(areas(game, 1)) == {"stays", "Native Village mat", "face down"}
    while game.active == 1:
        game.answer([])
    game.answer(["Fishing Village"] if "Fishing Village" in game.decision.options else [])
    found = areas(game, 1)
    assert "stays" not in found
    assert [name for name, _, _ in found["from last turn"]] == ["Wharf", "Fishing Village", "Haven"]


def test_what_lies_face_down_is_its_owners_to_see() -> None:
    game = at_sea()
    own = areas(game, 0)
    assert own["Native Village mat"] == [("Silver", 1, "")]
    assert own["face down"] == [("Estate", 1, "")]
    for other in (1, None):
        found = areas(game, other)
        assert (found["Native Village mat"], found["face down"]) == (1, 1)


def test_the_island_mat_is_open() -> None:
    game = demesne.from_position(Position([Seat(("Island", "Estate", "Copper"), ()), Seat((), ())]), ["Island"])
    game.answer(["Island"])
    game.answer(["Estate"])
    for seat in (0, 1, None):
        assert areas(game, seat)["Island mat"] == [("Island", 1, ""), ("Estate", 1, "")]


def with_facts(**facts: object) -> SeatView:
    game = demesne.new_game(["Embargo", "Village"], 2, seed=1, first=0)
    found = game.view(0).to_dict() | facts
    return SeatView(found)


def test_tokens_are_counted() -> None:
    view = with_facts()
    view.seats[0].update(tokens=2, vp_tokens=1, pirate_tokens=3)
    assert tokens_of(view, 0, ENGLISH) == ["2 coin tokens", "1 VP token", "Pirate Ship 3"]
    assert tokens_of(view, 1, ENGLISH) == []


def test_tokens_on_piles_have_signs() -> None:
    view = with_facts()
    next(pile for pile in view.facts["supply"] if pile["pile"] == "Village")["tokens"] = ["Embargo", "Embargo"]
    assert tokens_on(view, "Village") == " ⊘2"
    assert tokens_on(view, "Embargo") == ""


def test_costs_have_potions() -> None:
    assert [price(None, card) for card in ("Vineyard", "Familiar", "Village", "Doctor")] == ["P", "3P", "3", "3+"]


def possessed() -> Game:
    seats = [Seat(("Possession",), ("Estate",) * 5), Seat(("Village", "Potion", "Gold"), ("Copper",) * 5)]
    game = demesne.from_position(Position(seats), ["Possession", "Village", "Familiar"], log=True)
    game.answer(["Possession"])
    game.answer([])
    return game


def test_a_possessed_hand_is_shown_to_the_one_who_decides() -> None:
    game = possessed()
    deciding, owner = seen(game, 0), seen(game, 1)
    assert (deciding.hand_owner, sorted(deciding.hand)) == (1, ["Gold", "Potion", "Village"])
    assert owner.hand_owner == 1
    assert seen(game, None).hand == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_possession_says_who_decides_for_whom(language: str) -> None:
    game, texts = possessed(), Texts(language)
    said = [possession(seen(game, seat), NAMES, texts) for seat in (0, 1, None)]
    assert len(set(said)) == 3
    assert [(name in words) for words in said for name in NAMES] == [False, True, True, False, True, True]
    assert not possession(with_facts(), NAMES, texts)


def test_a_missing_potion_is_said() -> None:
    game = possessed()
    game.answer([])
    game.answer(["Gold"])
    assert not_for_sale("Familiar", seen(game, 0), ENGLISH) == "Familiar costs 3 coins and 1 Potion; you have 3 coins."
