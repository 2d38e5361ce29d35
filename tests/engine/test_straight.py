"""The fast paths of a turn lead to the same result as the general way: the same games are played both ways."""

from __future__ import annotations

import pytest

import demesne
from demesne.cards import CARDS, KINGDOM
from demesne.engine import Kind
from demesne.engine.game import Game, deal
from tests.random_play import Dice, random_answer, random_setup, same, state

PILES = 8


def copied() -> dict[str, Kind]:
    """The cards once more."""
    found: dict[str, Kind] = {}
    for name, kind in CARDS.items():
        found[name] = type(kind)()
        found[name].set = kind.set
        found[name].kingdom = kind.kingdom
    return found


PLAY, TREASURE, BUY = (copied() for _ in range(3))
EVERYTHING = copied()
for catalogue in (PLAY, EVERYTHING):
    for kind in catalogue.values():
        if kind.is_action:
            kind.plain = False
for catalogue in (TREASURE, EVERYTHING):
    for kind in catalogue.values():
        kind.only_coins = False
for catalogue in (BUY, EVERYTHING):
    for kind in catalogue.values():
        kind.bought_with_care = True
WAYS = {"play": PLAY, "treasure": TREASURE, "buy and gain": BUY, "everything": EVERYTHING}
"""Catalogues in which nothing is simple enough for a fast path."""


def events(game: Game) -> list[dict[str, object]]:
    """What happened, without the depth: a fast path is not an effect. Plain Treasures are played several at once."""
    found: list[dict[str, object]] = []
    for event in game.log or ():
        told = {key: value for key, value in event.seen_by(event.seat).items() if key != "depth"}
        cards = told.pop("cards", [])
        assert isinstance(cards, list)
        if event.type == "play":
            del told["count"]
            found += [{**told, "card": card} for card in cards]
        else:
            found.append({**told, "cards": cards})
    return found


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.slow
def test_the_general_way_leads_to_the_same_places(way: str) -> None:
    for start in range(0, len(KINGDOM), PILES):
        dice = Dice("straight", start)
        wish = random_setup(dice, KINGDOM[start : start + PILES], turn_limit=15)
        setup = demesne.new_game(**wish).setup
        straight = deal(CARDS, setup, log=True)
        general = deal(WAYS[way], setup, log=True)
        # Without a log, cards with a text take a shorter path as well.
        untold = deal(CARDS, setup)
        while straight.decision is not None:
            same(f"{way} leads elsewhere", where(straight), where(general))
            same("a game without a log goes elsewhere", state(straight), state(untold))
            picks = random_answer(straight, dice, wish["kingdom"])
            straight.choose(picks)
            general.choose(picks)
            untold.choose(picks)
        same(f"{way} ends elsewhere", where(straight), where(general))
        assert events(straight) == events(general)


def where(game: Game) -> dict[str, object]:
    """The state, except for what only says how an effect would be restarted."""
    return {key: value for key, value in state(game).items() if key not in ("todo", "buying")}
