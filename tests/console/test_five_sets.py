"""What the sets with Durations, mats, Potions and Possession add to the line-based table."""

from __future__ import annotations

import io
import sys

import pytest

import demesne
from demesne import Game, Position, Seat
from demesne.cli import main
from demesne.console.menu import Menu
from demesne.console.picture import Picture
from demesne.console.question import Question
from demesne.console.screen import Screen
from demesne.seats.seat_view import SeatView
from demesne.texts import LANGUAGES, Texts

pytestmark = pytest.mark.usefixtures("own_folder")

NAMES = ("Ann", "Ben", "Cleo")


def lines(game: Game, seat: int, capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    """What a seat is shown of a game, and the question if it is asked one, each sentence on one line."""
    texts = Texts(language)
    view = SeatView.of(game.view(seat))
    screen = Screen(texts)
    picture = Picture(screen, view, NAMES)
    picture.table()
    picture.status(in_play=False)
    picture.story(game.view(seat).events())
    if view.decision is not None:
        Question(screen, view, Menu(view.decision, view, texts)).show(texts.prompt(view.decision, NAMES))
    return " ".join(capsys.readouterr().out.split())


def test_what_stays_and_what_lies_on_mats(capsys: pytest.CaptureFixture[str]) -> None:
    seats = [Seat(("Wharf", "Native Village", "Island", "Estate"), ("Silver",) * 9), Seat((), ("Copper",) * 5)]
    position = Position(seats, actions=3)
    game = demesne.from_position(position, ["Wharf", "Native Village", "Island"], log=True)
    for pick in ("Native Village", "add", "Wharf", "Island", "Estate"):
        assert game.decision is not None
        game.answer([pick if pick in game.decision.options else game.decision.options[0]])
    own, other = lines(game, 0, capsys), lines(game, 1, capsys)
    for shown in (own, other):
        assert "stays Wharf (+2 Cards, +1 Buy)" in shown
        assert "Island mat Island, Estate" in shown
    assert "Native Village mat Silver" in own
    assert "Native Village mat 1" in other


def possessed() -> Game:
    seats = [Seat(("Possession",), ("Estate",) * 5), Seat(("Village", "Gold", "Potion"), ("Copper",) * 5)]
    game = demesne.from_position(Position(seats), ["Possession", "Village", "Familiar"], log=True)
    game.answer(["Possession"])
    game.answer([])
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_possession_says_whose_cards_and_who_decides(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts(language)
    game = possessed()
    deciding = lines(game, 0, capsys, language)
    assert " ".join(texts.message("table-possessing", player="Ben").split()) in deciding
    assert " ".join(texts.message("table-hand-of", player="Ben").split()) in deciding
    assert texts.card("Gold") in deciding
    watching = lines(game, 1, capsys, language)
    assert " ".join(texts.message("table-possessed", player="Ann").split()) in watching


def test_potions_in_counters_and_costs(capsys: pytest.CaptureFixture[str]) -> None:
    game = possessed()
    game.answer([])
    game.answer(["Gold", "Potion"])
    shown = lines(game, 0, capsys)
    assert "1 Action, 1 Buy, 3 Coins, 1 Potion" in shown
    assert "Familiar (3P) ×10" in shown


def test_a_pile_is_chosen_and_marked(capsys: pytest.CaptureFixture[str]) -> None:
    game = demesne.from_position(Position([Seat(("Embargo",), ()), Seat((), ())]), ["Embargo", "Village"], log=True)
    game.answer(["Embargo"])
    assert "Village (3) ×10" in lines(game, 0, capsys)
    game.answer(["Village"])
    assert "Village ⊘ ×10" in lines(game, 1, capsys)


def test_a_passed_card_is_named_to_those_who_may_know_it(capsys: pytest.CaptureFixture[str]) -> None:
    hands = (("Masquerade", "Curse"), ("Copper",), ("Gold",))
    seats = [Seat(hand, ("Estate",) * 6) for hand in hands]
    game = demesne.from_position(Position(seats), ["Masquerade"], log=True)
    game.answer(["Masquerade"])
    while game.decision is not None and game.decision.kind == "pass":
        options = game.decision.options
        game.answer(["Curse" if "Curse" in options else options[0]])
    giver, taker, other = (lines(game, seat, capsys) for seat in range(3))
    assert "You pass Curse to the left." in giver
    assert "You receive Curse." in taker
    assert "Curse" not in other.partition("Trash")[2]


def test_the_rulings_about_a_card(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Those that name no card of another kingdom come first."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("? Moat\nq\n"))
    assert main(["play", "--kingdom", "First Game", "--seed", "1", "--plain"]) == 0
    shown = capsys.readouterr().out
    rulings = [line.strip() for line in shown.partition("Rulings")[2].splitlines() if line.strip().startswith("- ")]
    assert len(rulings) == 12
    assert "Moat" in rulings[0]
    assert "demesne card" in shown
