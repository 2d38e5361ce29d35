"""Small charts as SVG, drawn by hand so that a report needs nothing else. Colours are CSS classes of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 46
RIGHT: Final = 14
TOP: Final = 12
BOTTOM: Final = 40
COLOURS: Final = 12
"""How many colours the page has: the classes c0, c1, ..."""


@dataclass
class Line:
    """A line through points, with a band around it if `low` and `high` are given."""

    name: str
    x: Sequence[float]
    y: Sequence[float]
    low: Sequence[float] = ()
    high: Sequence[float] = ()


class _Frame:
    """Places on the paper for numbers."""

    def __init__(self, x_low: float, x_high: float, y_low: float, y_high: float) -> None:
        self.x_low, self.x_high = x_low, x_high if x_high > x_low else x_low + 1
        self.y_ticks = ticks(y_low, y_high)
        self.y_low, self.y_high = min(y_low, self.y_ticks[0]), max(y_high, self.y_ticks[-1])
        if self.y_high <= self.y_low:
            self.y_high = self.y_low + 1

    def x(self, value: float) -> float:
        return LEFT + (value - self.x_low) / (self.x_high - self.x_low) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (value - self.y_low) / (self.y_high - self.y_low) * (HEIGHT - TOP - BOTTOM)

    def path(self, xs: Sequence[float], ys: Sequence[float]) -> str:
        return " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in zip(xs, ys, strict=True))

    def axes(self, x_title: str, percent: bool) -> list[str]:
        parts = []
        for value in self.y_ticks:
            shown = f"{value * 100:g} %" if percent else f"{value:g}"
            place = self.y(value)
            parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{place:.1f}" y2="{place:.1f}"/>')
            parts.append(f'<text x="{LEFT - 6}" y="{place + 4:.1f}" text-anchor="end">{shown}</text>')
        for value in ticks(self.x_low, self.x_high):
            if self.x_low <= value <= self.x_high:
                parts.append(
                    f'<text x="{self.x(value):.1f}" y="{HEIGHT - BOTTOM + 17}" text-anchor="middle">{value:g}</text>'
                )
        parts.append(
            f'<text class="title" x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 6}" text-anchor="middle">'
            f"{escape(x_title)}</text>"
        )
        return parts


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from not above `low` to not below `high`."""
    if high <= low:
        high = low + 1
    raw = (high - low) / about
    step = 10.0 ** floor(log10(raw))
    step *= next(factor for factor in (1, 2, 5, 10) if factor * step >= raw * 0.999)
    first = floor(low / step + 1e-9)
    found = [first * step]
    while found[-1] < high - step * 1e-6:
        found.append(found[-1] + step)
    return [round(value, 10) for value in found]


def _drawing(parts: Sequence[str], title: str, height: int = HEIGHT) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def legend(names: Sequence[str]) -> str:
    """Which colour is whose."""
    items = "".join(
        f'<li><svg class="key" viewBox="0 0 10 10"><rect class="c{place % COLOURS} area" width="10" height="10"/></svg>'
        f"{escape(name)}</li>"
        for place, name in enumerate(names)
    )
    return f'<ul class="legend">{items}</ul>'


def lines(title: str, x_title: str, found: Sequence[Line], percent: bool = False) -> str:
    """Lines over a common axis."""
    xs = [x for line in found for x in line.x]
    ys = [y for line in found for y in (*line.y, *line.low, *line.high)]
    if not xs:
        return ""
    frame = _Frame(min(xs), max(xs), min(0.0, *ys), max(ys))
    parts = frame.axes(x_title, percent)
    for place, line in enumerate(found):
        if line.low:
            edge = frame.path([*line.x, *reversed(line.x)], [*line.high, *reversed(line.low)])
            parts.append(f'<polygon class="c{place % COLOURS} band" points="{edge}"/>')
    for place, line in enumerate(found):
        parts.append(
            f'<polyline class="c{place % COLOURS} line" points="{frame.path(line.x, line.y)}">'
            f"<title>{escape(line.name)}</title></polyline>"
        )
    return _drawing(parts, title) + legend([line.name for line in found])


def layers(title: str, x_title: str, found: Sequence[Line]) -> str:
    """Lines stacked on each other, the first at the bottom; all have the same places."""
    if not found or not found[0].x:
        return ""
    xs = list(found[0].x)
    totals = [sum(line.y[place] for line in found) for place in range(len(xs))]
    frame = _Frame(xs[0], xs[-1], 0.0, max(totals))
    parts = frame.axes(x_title, percent=False)
    below = [0.0] * len(xs)
    for place, line in enumerate(found):
        above = [low + y for low, y in zip(below, line.y, strict=True)]
        edge = frame.path([*xs, *reversed(xs)], [*above, *reversed(below)])
        parts.append(
            f'<polygon class="c{place % COLOURS} area" points="{edge}"><title>{escape(line.name)}</title></polygon>'
        )
        below = above
    return _drawing(parts, title) + legend([line.name for line in found])


def bars(title: str, x_title: str, counts: dict[int, int]) -> str:
    """How often each number was seen."""
    if not counts:
        return ""
    low, high = min(counts), max(counts)
    frame = _Frame(low - 0.5, high + 0.5, 0, max(counts.values()))
    wide = frame.x(1) - frame.x(0)
    parts = frame.axes(x_title, percent=False)
    for value, count in sorted(counts.items()):
        place, top = frame.x(value - 0.5), frame.y(count)
        parts.append(
            f'<rect class="c0 area" x="{place + wide * 0.06:.1f}" y="{top:.1f}" width="{wide * 0.88:.1f}" '
            f'height="{frame.y(0) - top:.1f}"><title>{value}: {count}</title></rect>'
        )
    return _drawing(parts, title)


def ranges(title: str, x_title: str, found: Sequence[tuple[str, float, float, float]]) -> str:
    """Names below each other, each with its value and the range from low to high that it may be in."""
    if not found:
        return ""
    ends = [end for _, _, low, high in found for end in (low, high)]
    marks = ticks(min(ends), max(ends))
    low_end, high_end = marks[0], marks[-1]
    left = min(200, 12 + 7 * max(len(name) for name, *_ in found))
    height = 22 * len(found) + BOTTOM

    def place(value: float) -> float:
        return left + (value - low_end) / (high_end - low_end) * (WIDTH - left - RIGHT)

    parts = []
    for mark in marks:
        x = place(mark)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - BOTTOM}"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - BOTTOM + 17}" text-anchor="middle">{mark:g}</text>')
    for row, (name, value, low, high) in enumerate(found):
        y = 22 * row + 11
        parts.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<line class="c0 line" x1="{place(low):.1f}" x2="{place(high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="c0 area" cx="{place(value):.1f}" cy="{y}" r="4"/>')
    middle = (left + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle:.0f}" y="{height - 6}" text-anchor="middle">{escape(x_title)}</text>')
    return _drawing(parts, title, height)
