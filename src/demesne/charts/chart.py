"""What a chart shows, without how it is drawn: `svg` draws it.

`summary` says it in a sentence and `table` in numbers, for those who can't see it; `key` is what programs call it. A
new sort of chart is a class here and a function in `svg`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

DataTable = tuple[list[str], list[list[str]]]
"""The heads, and the rows below them."""


@dataclass(frozen=True)
class Series:
    """Points in order, with a band around them if `low` and `high` are given."""

    name: str
    x: Sequence[float]
    y: Sequence[float]
    low: Sequence[float] = ()
    high: Sequence[float] = ()


@dataclass(frozen=True)
class LineChart:
    """Series over one axis; the values of `percent` are parts of 1. `note` says what has to be known to read it."""

    title: str
    summary: str
    x_title: str
    series: Sequence[Series]
    percent: bool = False
    note: str = ""
    key: str = ""

    def table(self) -> DataTable:
        """A row for each place, a column for each series."""
        return _by_place(self.x_title, self.series, self.percent)


@dataclass(frozen=True)
class AreaChart:
    """Series stacked on each other, the first at the bottom; all have the same places."""

    title: str
    summary: str
    x_title: str
    series: Sequence[Series]
    key: str = ""

    def table(self) -> DataTable:
        """A row for each place, a column for each layer."""
        return _by_place(self.x_title, self.series, percent=False)


@dataclass(frozen=True)
class BarChart:
    """How high each whole number stands."""

    title: str
    summary: str
    x_title: str
    y_title: str
    heights: Mapping[int, float]
    key: str = ""

    def table(self) -> DataTable:
        """A row for each number."""
        return [self.x_title, self.y_title], [[str(x), number(y)] for x, y in sorted(self.heights.items())]


@dataclass(frozen=True)
class Range:
    """A value, and between which ones the true one lies."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class RangeChart:
    """Names below each other, each with a value and its range."""

    title: str
    summary: str
    x_title: str
    name_title: str
    rows: Sequence[Range]
    key: str = ""

    def table(self) -> DataTable:
        """A row for each name."""
        rows = [[row.name, f"{number(row.value)} [{number(row.low)}, {number(row.high)}]"] for row in self.rows]
        return [self.name_title, self.x_title], rows


@dataclass(frozen=True)
class HeatMap:
    """A value for each row and column, as parts of 1; None where there is none."""

    title: str
    summary: str
    x_title: str
    y_title: str
    columns: Sequence[str]
    rows: Sequence[str]
    values: Sequence[Sequence[float | None]]
    key: str = ""

    def table(self) -> DataTable:
        """A row for each row, a column for each column."""
        cells = [["" if value is None else number(value, percent=True) for value in row] for row in self.values]
        corner = f"{self.y_title} / {self.x_title}" if self.y_title else self.x_title
        return [corner, *self.columns], [[name, *row] for name, row in zip(self.rows, cells, strict=True)]


Chart = LineChart | AreaChart | BarChart | RangeChart | HeatMap


def number(value: float, percent: bool = False) -> str:
    """A number as people read it: at most two places after the point."""
    return f"{round(value * 100, 1):.12g} %" if percent else f"{round(value, 2):.12g}"


def _by_place(x_title: str, series: Sequence[Series], percent: bool) -> DataTable:
    places = sorted({x for one in series for x in one.x})
    columns = [_cells(one, percent) for one in series]
    rows = [[number(place), *(cells.get(place, "") for cells in columns)] for place in places]
    return [x_title, *(one.name for one in series)], rows


def _cells(one: Series, percent: bool) -> dict[float, str]:
    shown = [number(y, percent) for y in one.y]
    if one.low:
        bands = zip(one.low, one.high, strict=True)
        shown = [
            f"{text} [{number(low, percent)}, {number(high, percent)}]"
            for text, (low, high) in zip(shown, bands, strict=True)
        ]
    return dict(zip(one.x, shown, strict=True))
