"""How the space of a terminal is divided: the essentials fit 80 columns and 24 lines; with more, the table grows."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

WIDE: Final = 112
"""From this many columns on, the log and the card under the cursor have their own column."""

CARD: Final = 18
"""The least width of a card in hand that shows what it does."""

LEAST: Final = (60, 20)
"""With fewer columns or lines, the question and the hand would not fit."""

STORY: Final = 4
"""How many lines of the log a small window shows, if there is room."""

CROWD: Final = 4
"""From this many players on, they share lines if there are few lines."""


@dataclass(frozen=True)
class Contents:
    """What there is to show: how many of each, and how wide the widest name in hand is."""

    basic: int
    kingdom: int
    beside: int
    players: int
    hand: int
    name: int
    possessed: bool = False
    """Whether a line says who decides for whom."""
    laden: int = 0
    """How many players have something in front of them."""


@dataclass(frozen=True)
class Layout:
    """The widths, the numbers of columns and the heights of everything."""

    wide: bool
    side: int
    """The width of the column next to the table."""
    width: int
    basic: int
    kingdom: int
    """How many piles stand side by side."""
    tile: int
    """How many lines a pile of the kingdom has."""
    hand: int
    """How many cards in hand lie side by side."""
    card: int
    """How many lines a card in hand has."""
    gap: int
    """Empty lines between the parts of the table."""
    crowded: bool
    """Whether players are shown two to a line."""
    recap: int
    """How many turns of the others are shown above the question."""
    too_small: bool


def lay_out(width: int, height: int, contents: Contents) -> Layout:
    """Divide the terminal."""
    wide = width >= WIDE
    side = min(56, max(36, width // 3 - 4)) if wide else 0
    room = width - 2 - side
    columns = 3 if room < 96 else 4 if room < 150 else 8, 2 if room < 108 else 3 if room < 150 else 4
    crowded = contents.players >= CROWD and height < 40
    hand_small = max(1, (room + 1) // (contents.name + 1))
    hand_large = max(1, (room + 1) // (max(CARD, contents.name + 2) + 1))
    around = 2 + contents.possessed + 1  # the first line and the last, the trash
    around += ceil(contents.players / 2) + contents.laden + 1 if crowded else contents.players + 1
    around += 4 + min(3, ceil(contents.hand / hand_small))
    around += 0 if wide else 1 + (STORY if height < 30 else 8)  # the card under the cursor, the story
    for basic, kingdom in (columns, (max(columns[0], 4), max(columns[1], 3))):
        rows = ceil(contents.kingdom / kingdom)
        free = height - around - rows - ceil(contents.basic / basic) - ceil(contents.beside / basic)
        if free > -STORY:
            break
    recap = min(contents.players - 1, 2 if height < 30 else 5)
    if wide or height >= 30:
        free -= recap
    else:
        # If the window is small, the log makes room for it.
        recap = max(0, min(recap, free + STORY))
    large = ceil(max(1, contents.hand) / hand_large)
    tile, card, gap = 1, 1, 0
    for what, price in (
        ("tile", rows),
        ("card", 4 * large),
        ("gap", 3),
        ("tile", rows),
        ("card", large),
        ("tile", rows),
        # In a tall window whole texts fit.
        ("card", large),
        *[("tile", rows)] * 4,
    ):
        if price > free or (what == "card" and large > 2):
            continue
        free -= price
        if what == "tile":
            tile += 1
        elif what == "gap":
            gap += 1
        else:
            card = 5 if card == 1 else card + 1
    hand = hand_small if card == 1 else hand_large
    too_small = width < LEAST[0] or height < LEAST[1]
    return Layout(wide, side, room, basic, kingdom, tile, hand, card, gap, crowded, recap, too_small)
