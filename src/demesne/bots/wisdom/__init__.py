"""What bots know about each card: one file per set, one short class per card. Everything about Militia is in Militia.

A card without a class here is judged by its printed facts (`Wisdom`).
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Final

from demesne.bots.wisdom.wisdom import Wisdom
from demesne.cards import CARDS, TITLES
from demesne.engine.card import Kind, spaced


def _modules() -> list[ModuleType]:
    """The files of the sets that something is written about."""
    found: list[ModuleType] = []
    for name in TITLES:
        path = f"{__name__}.{name}"
        try:
            found.append(import_module(path))
        except ModuleNotFoundError as error:
            if error.name != path:
                raise
    return found


SETS: Final = _modules()

CARD_OF: Final = {type(kind).__name__: name for name, kind in CARDS.items()}
"""The cards by the names of their classes: the class about Fool's Gold is called FoolsGold, like the card's."""


def pieces(module: ModuleType) -> dict[str, type[Wisdom]]:
    """The wisdom in a set's file, by the name of the card, or of the family that several cards derive from."""
    found: dict[str, type[Wisdom]] = {}
    for value in vars(module).values():
        own = getattr(value, "__module__", "") == module.__name__
        if own and isinstance(value, type) and issubclass(value, Wisdom):
            found[CARD_OF.get(value.__name__) or spaced(value.__name__)] = value
    return found


def _gather() -> dict[str, Wisdom]:
    known: dict[str, type[Wisdom]] = {}
    for module in SETS:
        known |= pieces(module)
    return {name: known.get(name, Wisdom)(kind) for name, kind in CARDS.items()}


WISDOM: Final[dict[str, Wisdom]] = _gather()
"""What is known about every card."""


def helpful(cards: Iterable[str]) -> list[tuple[str, int, int]]:
    """The cards known to help big money, best first: copies, and games won in 100."""
    found: list[tuple[str, int, int]] = []
    for card in cards:
        copies, won = WISDOM[card].helps
        if copies:
            found.append((card, copies, won))
    return sorted(found, key=lambda entry: -entry[2])


NOBODY: Final = Wisdom(Kind())
"""The wisdom to ask if no card asks the question."""
