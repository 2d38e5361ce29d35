"""In which order cards and options are shown and played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demesne.cards import CARDS
from demesne.engine.setup import BASIC_PILES
from demesne.texts import Texts, sort_key

BASIC: Final = (
    tuple(name for name in BASIC_PILES if CARDS[name].is_treasure),
    tuple(name for name in BASIC_PILES if CARDS[name].is_victory),
    tuple(name for name in BASIC_PILES if CARDS[name].is_curse),
)
"""The basic piles, column by column."""


def hand_key(texts: Texts) -> Callable[[str], tuple[int, int, tuple[str, str]]]:
    """A key that sorts cards as people hold them: Actions, Treasures, the rest; the dearest of each first."""

    def key(label: str) -> tuple[int, int, tuple[str, str]]:
        kind = CARDS.get(label.removeprefix("discard/"))
        if kind is None:
            return 3, 0, sort_key(label)
        group = 0 if kind.is_action else 1 if kind.is_treasure else 2
        return group, -kind.cost, sort_key(texts.label(label))

    return key


def treasure_key(label: str) -> tuple[bool, bool, int]:
    """A key that sorts Treasures as they are best played."""
    kind = CARDS[label]
    return kind.laid == "last", kind.laid != "first", -kind.coins
