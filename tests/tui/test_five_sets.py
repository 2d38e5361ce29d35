"""What the sets with Durations, mats, Potions and Possession add to the full-screen table."""

from __future__ import annotations

import asyncio

import pytest

import demesne
from demesne import Game, Position, Seat
from demesne.seats.seat_view import SeatView
from demesne.texts import LANGUAGES, Texts
from demesne.tui.app import TableApp
from demesne.tui.picker import Picker
from tests.stillness import wait_only_until_still

NAMES = ("Ann", "Ben")
SIZES = [(80, 24), (160, 50)]


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    wait_only_until_still(monkeypatch)


class Moment(TableApp):
    """A game as it stands; answers are recorded."""

    def __init__(self, game: Game, texts: Texts, names: tuple[str, ...]) -> None:
        super().__init__(texts, names, "")
        self.game = game
        self.given: list[tuple[str, ...]] = []

    async def begin(self) -> None:
        decision = self.game.decision
        assert decision is not None
        view = SeatView.of(self.game.view(decision.player))
        events = self.game.view(decision.player).events()
        picker = Picker(decision, view, self.texts)
        await self.show(view, events, picker, self.texts.prompt(decision, self.names))

    async def give(self, labels: tuple[str, ...]) -> None:
        self.given.append(labels)


def shown(app: Moment) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def look(
    game: Game,
    size: tuple[int, int],
    language: str = "en",
    keys: tuple[str, ...] = (),
    names: tuple[str, ...] = NAMES,
) -> tuple[str, Moment]:
    """The screen after some keys."""
    app = Moment(game, Texts(language), names)

    async def run() -> str:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for key in keys:
                await pilot.press(key)
            await pilot.pause()
            return shown(app)

    return asyncio.run(run()), app


def possessed() -> Game:
    seats = [Seat(("Possession",), ("Estate",) * 5), Seat(("Village", "Gold", "Potion"), ("Copper",) * 5)]
    kingdom = [
        "Possession",
        "Village",
        "Familiar",
        "Wharf",
        "Island",
        "Golem",
        "Vineyard",
        "Embargo",
        "Haven",
        "Bridge",
    ]
    game = demesne.from_position(Position(seats), kingdom, log=True)
    game.answer(["Possession"])
    game.answer([])
    return game


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_possession_cannot_be_missed(language: str, size: tuple[int, int]) -> None:
    texts = Texts(language)
    screen, _app = look(possessed(), size, language)
    assert texts.message("table-possessing", player="Ben") in screen
    assert texts.card("Possession") in screen.splitlines()[0]
    for card in ("Village", "Gold", "Potion"):
        assert texts.card(card) in screen
    assert texts.message("table-key-quit") in screen.splitlines()[-1]


def test_a_possessed_hand_is_played_from() -> None:
    _, app = look(possessed(), (80, 24), keys=("enter", "enter"))
    assert app.given == [("Village",)]


def test_potions_are_counted_and_cost() -> None:
    game = possessed()
    game.answer([])
    game.answer(["Potion", "Gold"])
    screen, _ = look(game, (80, 24))
    assert "1 Potion" in screen.splitlines()[0]
    assert any("3P Familiar" in row for row in screen.splitlines())
    assert any("P Vineyard" in row for row in screen.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_counters_are_seen_whole_in_an_extra_turn(language: str) -> None:
    game = possessed()
    game.answer([])
    game.answer(["Potion", "Gold"])
    texts = Texts(language)
    head = look(game, (60, 24), language, names=("Ann", "Bartholomew"))[0].splitlines()[0]
    assert texts.counters(1, 1, 3, 0, 1) in head
    assert texts.message("log-turn-extra", label=texts.card("Possession"), player="B", you="no")[:8] in head


@pytest.mark.parametrize("size", SIZES)
def test_embargo_chooses_a_pile_on_the_table(size: tuple[int, int]) -> None:
    seats = [Seat(("Embargo",), ("Estate",) * 5), Seat((), ("Copper",) * 5)]
    game = demesne.from_position(Position(seats), ["Embargo", "Village", "Knights"], log=True)
    game.answer(["Embargo"])
    assert game.decision is not None
    assert game.decision.kind == "pile"
    screen, app = look(game, size)
    assert app.picker is not None
    assert set(app.picker.piles) == set(game.decision.options)
    assert not app.picker.offers
    game.answer(["Village"])
    screen, _ = look(game, size)
    assert any("Village" in row and "⊘" in row for row in screen.splitlines())


def test_platinum_and_colony_stand_with_the_basic_cards() -> None:
    game = demesne.new_game(["Village", "Bridge"], 2, seed=1, first=0, log=True, colonies=True)
    screen, _ = look(game, (80, 24))
    rows = screen.splitlines()
    kingdom = next(place for place, row in enumerate(rows) if "Bridge" in row)
    for card in ("9 Platinum", "11 Colony"):
        assert next(place for place, row in enumerate(rows) if card in row) < kingdom


def test_the_text_of_a_card_comes_with_its_rulings() -> None:
    screen, _app = look(possessed(), (160, 50), keys=("question_mark",))
    assert "Rulings" in screen
    assert "Village" in screen


CROWDED = [
    "Tournament",
    "Marauder",
    "Hermit",
    "Urchin",
    "Familiar",
    "Trade Route",
    "Embargo",
    "Native Village",
    "Knights",
]
"""With Young Witch and her Bane: Potions, Ruins, Prizes, Spoils, Madman, Mercenary and mats."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_most_crowded_table_shows_question_button_and_hand(language: str) -> None:
    texts = Texts(language)
    kingdom = [*CROWDED, "Young Witch"]
    game = demesne.new_game(kingdom, 6, seed=3, first=0, log=True, bane="Fishing Village", colonies=True, shelters=True)
    while game.number < 40 or game.decision is None or game.decision.kind != "buy":
        assert game.decision is not None
        game.answer(game.decision.options[: game.decision.max])
    screen, app = look(game, (80, 24), language, names=("Annabel", "Benjamin", "Cleopatra", "Dan", "Evelyn", "Fay"))
    assert app.picker is not None
    assert app.picker.button in screen
    assert f"({texts.message('cli-bane')})" in screen
    assert texts.prompt(game.decision).split()[0] in screen
    for card in app.picker.cards:
        assert texts.card(card) in screen
