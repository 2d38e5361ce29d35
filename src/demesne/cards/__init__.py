"""Every card of the four sets, by its English name."""

from __future__ import annotations

from typing import Final

from demesne.cards.base import BASE
from demesne.cards.basic import BASIC
from demesne.cards.cornucopia import CORNUCOPIA, PRIZES
from demesne.cards.dark_ages import BROUGHT, DARK_AGES, KNIGHTS
from demesne.cards.guilds import GUILDS
from demesne.engine.card import Kind

__all__ = [
    "BASE",
    "BASIC",
    "BROUGHT",
    "CARDS",
    "CORNUCOPIA",
    "DARK_AGES",
    "GUILDS",
    "KINGDOM",
    "KNIGHTS",
    "PRIZES",
    "SETS",
]

SETS: Final = ("base", "cornucopia", "guilds", "dark_ages")


def _register() -> dict[str, Kind]:
    """Tell each card its set, and whether it is a kingdom pile."""
    found: dict[str, Kind] = {kind.name: kind for kind in BASIC}
    boxes: list[tuple[str, tuple[Kind, ...], tuple[Kind, ...]]] = [
        ("base", BASE, ()),
        ("cornucopia", CORNUCOPIA, PRIZES),
        ("guilds", GUILDS, ()),
        ("dark_ages", DARK_AGES, KNIGHTS + BROUGHT),
    ]
    for name, kingdom, others in boxes:
        for kind in kingdom + others:
            kind.set = name
            kind.kingdom = kind in kingdom
            found[kind.name] = kind
    return found


CARDS: Final[dict[str, Kind]] = _register()
"""All 118 cards, and the headings "Knights" and "Ruins" of the two mixed piles."""

KINGDOM: Final[tuple[str, ...]] = tuple(name for name, kind in CARDS.items() if kind.kingdom)
"""The 86 kingdom piles, set by set."""
