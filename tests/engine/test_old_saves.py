"""Games saved by version 0.1.0 still load, and a new card in the catalogue changes no save.

`data/version-0.1.0` holds saves as that version wrote them; `positions.json` is where it said they stand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne import Game
from demesne.cards import CARDS
from demesne.engine import Action, Kind
from demesne.engine import game as game_module
from demesne.engine.game import deal
from demesne.engine.save import BadSave, fingerprint, load
from demesne.engine.setup import make_setup
from tests.random_play import Dice, play_out, random_answer, same, state

DATA = Path(__file__).with_name("data") / "version-0.1.0"
POSITIONS: dict[str, Any] = json.loads((DATA / "positions.json").read_text("utf-8"))
COMPILED = game_module.__file__.endswith((".so", ".pyd"))


def text_of(name: str) -> str:
    """A save as version 0.1.0 wrote it."""
    return (DATA / f"{name}.json").read_text("utf-8")


def stands(game: Game) -> dict[str, Any]:
    """Where a game stands, in the words of positions.json."""

    def names(cards: list[Any]) -> list[str]:
        return [card.kind.name for card in cards]

    piles = game.table.piles
    asked = None
    if game.decision is not None:
        asked = {key: value for key, value in game.decision.to_dict().items() if key not in ("zones", "owner")}
        if game.decision.kind == "name":
            del asked["options"]
        if game.decision.kind == "react":
            del asked["step"]  # Version 0.1.0 counted windows in which there was nothing to offer.
    return {
        "players": [
            {
                "hand": names(player.hand),
                "deck": names(player.deck),
                "discard": names(player.discard),
                "in_play": [game.kind(card).name for card in player.in_play],
                "aside": names(player.aside),
                "limbo": names(player.limbo),
                "tokens": player.tokens,
                "turns": player.turns,
                "shuffles": player.shuffles,
            }
            for player in game.players
        ],
        "piles": {pile.name: game.counts[pile.index] for pile in piles},
        "mixed": {pile.name: [kind.name for kind in game.stacks[pile.mixed]] for pile in piles if pile.mixed >= 0},
        "trash": names(game.trash_pile),
        "turn": [game.active, game.phase, game.actions, game.buys, game.coins, game.bought],
        "number": game.number,
        "decision": asked,
    }


def test_every_save_has_its_position() -> None:
    assert {path.stem for path in DATA.glob("*.json")} == {*POSITIONS, "positions"}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_save_of_version_0_1_0_loads_to_where_it_stood(name: str) -> None:
    text = text_of(name)
    assert json.loads(text)["version"] == 1
    game = demesne.load(text)
    assert stands(game) == POSITIONS[name]
    again = demesne.load(demesne.save(game))
    same("saved anew it differs", state(game), state(again))
    play_out(game, Dice("old save"))
    assert game.over


def test_an_answer_that_does_not_fit_an_old_save_is_refused() -> None:
    text = text_of("mystic-names-a-card").replace('"Mystic"', '"Bridge Troll"', 1)
    with pytest.raises(BadSave, match="there is no card 'Bridge Troll'"):
        demesne.load(text)
    damaged = json.loads(text_of("mystic-names-a-card"))
    damaged["answers"][20] = ["Province"]
    with pytest.raises(BadSave, match="answer 21 does not fit"):
        demesne.load(json.dumps(damaged))


# --- a catalogue that grew ---


@pytest.fixture
def larger() -> dict[str, Kind]:
    """All the cards, and a new one in front of them."""
    if COMPILED:
        pytest.skip("a compiled engine takes no card from a test")

    class NewCard(Action):
        """+1 Card."""

        cost = 2
        cards = 1

    new = NewCard()
    new.kingdom = True
    return {new.name: new, **CARDS}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_new_card_breaks_no_old_save(name: str, larger: dict[str, Kind]) -> None:
    assert stands(load(larger, text_of(name))) == POSITIONS[name]


def test_a_new_card_changes_no_fingerprint_and_breaks_no_save(larger: dict[str, Kind]) -> None:
    kingdom = ["Mystic", "Doctor", "Journeyman", "Rebuild", "Knights", "Cultist", "Village", "Festival"]
    setup = make_setup(CARDS, kingdom, 3, 8)
    game, other = deal(CARDS, setup), deal(larger, setup)
    dice = Dice("larger")
    named = 0
    while game.decision is not None:
        assert other.decision is not None
        assert fingerprint(game) == fingerprint(other)
        if game.decision.kind == "name":
            assert game.decision.options != other.decision.options
            same("the save differs", state(other), state(load(larger, demesne.save(game))))
            named += 1
        labels = game.decision.labels(random_answer(game, dice, kingdom))
        game.answer(labels)
        other.answer(labels)
    assert named > 20
    assert fingerprint(game) == fingerprint(other)
