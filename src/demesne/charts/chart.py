"""What a chart shows, separate from how it is drawn: `svg` draws it.

`summary` says it in a sentence and `table` in numbers, for those who can't see it; `key` is its name for programs,
`language` the language of its numbers. A new sort of chart is a class here and a function in `svg`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from demesne.charts.numerals import Numerals

DataTable = tuple[list[str], list[list[str]]]
"""The column heads, and the rows below them."""


@dataclass(frozen=True)
class Series:
    """Points in order, with a band around them if `low` and `high` are given."""

    name: str
    x: Sequence[float]
    y: Sequence[float]
    low: Sequence[float] = ()
    high: Sequence[float] = ()


Shape = Literal["dot", "ring", "triangle", "cross"]


@dataclass(frozen=True)
class Marks:
    """Points that stand out by their shape."""

    name: str
    shape: Shape
    x: Sequence[float]
    y: Sequence[float]


@dataclass(frozen=True)
class LineChart:
    """Series over one axis; with `percent` the values are shares of 1. `note` says what you need to know to read it.
    `marks_title` is the head of the column in which the table names the marks.
    """

    title: str
    summary: str
    x_title: str
    series: Sequence[Series]
    percent: bool = False
    note: str = ""
    key: str = ""
    language: str = "en"
    marks: Sequence[Marks] = ()
    marks_title: str = ""
    highest: float | None = None
    """What the value axis covers at least."""

    def table(self) -> DataTable:
        """A row for each x, a column for each series, and one for the marks if there are any."""
        heads, rows = _by_place(self.x_title, self.series, self.percent, self.language)
        if not self.marks:
            return heads, rows
        names = {x: one.name for one in self.marks for x in one.x}
        places = sorted({x for one in self.series for x in one.x})
        return [*heads, self.marks_title], [
            [*row, names.get(place, "")] for place, row in zip(places, rows, strict=True)
        ]


@dataclass(frozen=True)
class AreaChart:
    """Series stacked on each other, the first at the bottom; all have the same x values."""

    title: str
    summary: str
    x_title: str
    series: Sequence[Series]
    key: str = ""
    language: str = "en"

    def table(self) -> DataTable:
        """A row for each x, a column for each layer."""
        return _by_place(self.x_title, self.series, False, self.language)


@dataclass(frozen=True)
class BarChart:
    """The height of each whole number."""

    title: str
    summary: str
    x_title: str
    y_title: str
    heights: Mapping[int, float]
    key: str = ""
    language: str = "en"

    def table(self) -> DataTable:
        """A row for each number."""
        shown = Numerals(self.language)
        return [self.x_title, self.y_title], [[str(x), shown.short(y)] for x, y in sorted(self.heights.items())]


@dataclass(frozen=True)
class Range:
    """A value, and the range that contains the true one."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class RangeChart:
    """Names in a column, each with a value and its range."""

    title: str
    summary: str
    x_title: str
    name_title: str
    rows: Sequence[Range]
    key: str = ""
    language: str = "en"

    def table(self) -> DataTable:
        """A row for each name."""
        shown = Numerals(self.language)
        rows = [
            [row.name, f"{shown.short(row.value)} {shown.between(shown.short(row.low), shown.short(row.high))}"]
            for row in self.rows
        ]
        return [self.name_title, self.x_title], rows


@dataclass(frozen=True)
class HeatMap:
    """A value for each row and column, as shares of 1; None if there is none."""

    title: str
    summary: str
    x_title: str
    y_title: str
    columns: Sequence[str]
    rows: Sequence[str]
    values: Sequence[Sequence[float | None]]
    key: str = ""
    language: str = "en"

    def table(self) -> DataTable:
        """A row for each row, a column for each column."""
        shown = Numerals(self.language)
        cells = [["" if value is None else shown.short(value, percent=True) for value in row] for row in self.values]
        corner = f"{self.y_title} / {self.x_title}" if self.y_title else self.x_title
        return [corner, *self.columns], [[name, *row] for name, row in zip(self.rows, cells, strict=True)]


Chart = LineChart | AreaChart | BarChart | RangeChart | HeatMap


def _by_place(x_title: str, series: Sequence[Series], percent: bool, language: str) -> DataTable:
    shown = Numerals(language)
    places = sorted({x for one in series for x in one.x})
    columns = [_cells(one, percent, shown) for one in series]
    rows = [[shown.short(place), *(cells.get(place, "") for cells in columns)] for place in places]
    return [x_title, *(one.name for one in series)], rows


def _cells(one: Series, percent: bool, shown: Numerals) -> dict[float, str]:
    cells = [shown.short(y, percent) for y in one.y]
    if one.low:
        bands = zip(one.low, one.high, strict=True)
        cells = [
            f"{text} {shown.between(shown.short(low, percent), shown.short(high, percent))}"
            for text, (low, high) in zip(cells, bands, strict=True)
        ]
    return dict(zip(one.x, cells, strict=True))
