"""Where the arrow keys lead."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

SIDEWAYS = ("left", "right")


def next_place(here: Widget, places: Iterable[Widget], way: str) -> Widget | None:
    """The nearest place in a direction; None if there is none."""
    x, y = here.region.x + 1, here.region.y + here.region.height / 2
    best: tuple[float, Widget] | None = None
    for place in places:
        dx, dy = place.region.x + 1 - x, place.region.y + place.region.height / 2 - y
        along, across = (dx, dy) if way in SIDEWAYS else (dy, dx)
        along = -along if way in ("left", "up") else along
        if place is here or along < 0.5 or (way in SIDEWAYS and abs(across) >= 1):
            continue
        away = along + abs(across) * (3 if way in SIDEWAYS else 0.3)
        if best is None or away < best[0]:
            best = away, place
    return None if best is None else best[1]
