"""Every card, by its English name.

A set is a module of this package that `TITLES` lists. Its cards are its classes. A class that others in the module
derive from is not a card; it holds what they have in common.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from demesne.cards.sets import TITLES
from demesne.engine.card import Kind

__all__ = ["CARDS", "KINGDOM", "SETS", "TITLES"]


def _cards_of(name: str) -> list[Kind]:
    """The cards of a set in the order of its module, kingdom cards first; none if there is no such module."""
    path = f"demesne.cards.{name}"
    try:
        module = import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return []
    found: list[Kind] = []
    for value in vars(module).values():
        if not isinstance(value, type) or value.__module__ != path or value.__subclasses__():
            continue
        if issubclass(value, Kind):
            kind = value()
            kind.set = name
            found.append(kind)
    return sorted(found, key=lambda kind: not kind.kingdom)


CARDS: Final[dict[str, Kind]] = {kind.name: kind for name in TITLES for kind in _cards_of(name)}
"""All cards, and the headings of mixed piles, such as "Ruins"."""

KINGDOM: Final[tuple[str, ...]] = tuple(name for name, kind in CARDS.items() if kind.kingdom)
"""The kingdom piles, set by set."""

SETS: Final[tuple[str, ...]] = tuple(dict.fromkeys(CARDS[card].set for card in KINGDOM))
"""The sets from which kingdoms are drawn, in their order."""
