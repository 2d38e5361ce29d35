"""The order in which cards and options are shown and played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demesne.cards import CARDS
from demesne.engine.decision import card_of
from demesne.engine.setup import is_basic
from demesne.texts import Texts, sort_key

_BASIC: Final = sorted(filter(is_basic, CARDS.values()), key=lambda kind: kind.cost)
BASIC: Final = (
    tuple(kind.name for kind in _BASIC if kind.is_treasure),
    tuple(kind.name for kind in _BASIC if kind.is_victory),
    tuple(kind.name for kind in _BASIC if kind.is_curse),
)
"""The cards of the piles besides those of the kingdom, column by column."""


def hand_key(texts: Texts) -> Callable[[str], tuple[int, int, tuple[str, str]]]:
    """A key that sorts cards as people hold them: Actions, Treasures, the rest; the most expensive of each first."""

    def key(label: str) -> tuple[int, int, tuple[str, str]]:
        kind = CARDS.get(card_of(label))
        if kind is None:
            return 3, 0, sort_key(label)
        group = 0 if kind.is_action else 1 if kind.is_treasure else 2
        return group, -kind.cost, sort_key(texts.label(label))

    return key


def treasure_key(label: str) -> tuple[bool, bool, int]:
    """A key that sorts Treasures into the best order to play them."""
    kind = CARDS[label]
    return kind.laid == "last", kind.laid != "first", -kind.coins
