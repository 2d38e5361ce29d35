"""Charts as SVG. A drawing needs no style sheet: its ink is the surrounding `color`, so it follows the page's theme.

A page with its own colours sets them by class, which overrides the attributes here: `grid` for the lines behind,
`series s0` to `series s11` for strokes, `fill s0` to `fill s11` for areas, `band` for those around a line, `point` for
the middle of a range, `cell` for a field of a heat map, `mark` for a point that stands out.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Final, assert_never

from demesne.charts.chart import AreaChart, BarChart, Chart, HeatMap, LineChart, Marks, RangeChart, Series, Shape
from demesne.charts.numerals import Numerals

WIDTH: Final = 640
"""The default width of a drawing, in units in which a letter is 12 high."""

HEIGHT: Final = 300
LEFT: Final = 46
RIGHT: Final = 14
TOP: Final = 12
BOTTOM: Final = 40
ROW: Final = 22
LETTER: Final = 6.6
"""About how wide a letter is."""

INK, PAPER = "#1d2430", "#ffffff"
COLOURS: Final = (
    "#3b6fb6", "#d1742f", "#3f8f5b", "#b8434e", "#7d5ab5", "#a07b2c",
    "#2b98a6", "#c35a94", "#7a8794", "#94a83b", "#4d4f9e", "#8c5b45",
)  # fmt: skip
DASHES: Final = ("", "7 3", "2 3", "10 3 2 3")
"""Lines differ in more than their colour."""

COLD, HOT = (0xF3, 0xE9, 0xC6), (0x1F, 0x4E, 0x8C)
"""The colours of the lowest and the highest value of a heat map: they differ in lightness too."""

CELL: Final = 30

GRID: Final = 'class="grid" stroke="currentColor" stroke-opacity="0.2"'


def draw(chart: Chart, name: str, width: int = WIDTH) -> str:
    """A chart as an element for a page, in which no other element has an id that begins with `name`."""
    parts, height = _body(chart, width)
    return (
        f'<svg class="chart" viewBox="0 0 {width} {height}" font-size="12" fill="currentColor" {_named(name)}'
        f"{_places(chart)}>"
        f"{_words(chart, name)}{''.join(parts)}</svg>"
    )


def sheet(charts: Sequence[Chart]) -> str:
    """Charts as a separate file, two side by side, with their titles above them."""
    columns = min(2, len(charts))
    head, gap = 34, 20
    bodies = [_body(chart, WIDTH) for chart in charts]
    found, top = [], 0
    for start in range(0, len(charts), columns):
        row = range(start, min(start + columns, len(charts)))
        for place in row:
            name, title = f"chart-{place + 1}", escape(charts[place].title)
            found.append(
                f'<g transform="translate({gap + (place - start) * (WIDTH + gap)} {top + head})" {_named(name)}>'
                f"{_words(charts[place], name)}"
                f'<text x="{WIDTH // 2}" y="-12" font-size="15" text-anchor="middle">{title}</text>'
                f"{''.join(bodies[place][0])}</g>"
            )
        top += head + max(bodies[place][1] for place in row)
    width, height = gap + columns * (WIDTH + gap), top + gap
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="Helvetica, Arial, sans-serif" font-size="12" color="{INK}" fill="currentColor">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(found)}</svg>\n'
    )


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from at or below `low` to at or above `high`."""
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


def _named(name: str) -> str:
    return f'role="img" aria-labelledby="{name}-title" aria-describedby="{name}-desc"'


def _words(chart: Chart, name: str) -> str:
    return (
        f'<title id="{name}-title">{escape(chart.title)}</title><desc id="{name}-desc">{escape(chart.summary)}</desc>'
    )


def _places(chart: Chart) -> str:
    """Where each x is, for a page that shows the numbers under the pointer: the edges of the drawing in its units, and
    the x at each.
    """
    if not isinstance(chart, LineChart | AreaChart):
        return ""
    low, high = _ends(chart.series)
    return f' data-left="{LEFT}" data-right="{RIGHT}" data-low="{low:.12g}" data-high="{high:.12g}"'


def _ends(series: Sequence[Series]) -> tuple[float, float]:
    xs = [x for one in series for x in one.x] or [0.0]
    return min(xs), max(xs)


def _body(chart: Chart, width: int) -> tuple[list[str], int]:
    """The drawing at this width, and its height."""
    if isinstance(chart, LineChart):
        return _lines(chart, width)
    if isinstance(chart, AreaChart):
        return _layers(chart, width)
    if isinstance(chart, BarChart):
        return _bars(chart, width)
    if isinstance(chart, RangeChart):
        return _ranges(chart, width)
    if isinstance(chart, HeatMap):
        return _heat(chart, width)
    assert_never(chart)


class _Frame:
    """Positions on the drawing for numbers."""

    def __init__(self, width: int, x_low: float, x_high: float, y_low: float, y_high: float) -> None:
        self.width = width
        self.x_low, self.x_high = x_low, x_high if x_high > x_low else x_low + 1
        self.y_ticks = ticks(y_low, y_high)
        self.y_low, self.y_high = min(y_low, self.y_ticks[0]), max(y_high, self.y_ticks[-1])

    def x(self, value: float) -> float:
        return LEFT + (value - self.x_low) / (self.x_high - self.x_low) * (self.width - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (value - self.y_low) / (self.y_high - self.y_low) * (HEIGHT - TOP - BOTTOM)

    def path(self, xs: Sequence[float], ys: Sequence[float]) -> str:
        return " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in zip(xs, ys, strict=True))

    def axes(self, x_title: str, language: str, percent: bool = False) -> list[str]:
        shown = Numerals(language)
        parts = []
        for value in self.y_ticks:
            place = self.y(value)
            parts.append(f'<line {GRID} x1="{LEFT}" x2="{self.width - RIGHT}" y1="{place:.1f}" y2="{place:.1f}"/>')
            parts.append(_text(LEFT - 6, place + 4, shown.short(value, percent), "end"))
        for value in ticks(self.x_low, self.x_high, max(2, self.width // 100)):
            if self.x_low <= value <= self.x_high:
                parts.append(_text(self.x(value), HEIGHT - BOTTOM + 17, shown.short(value)))
        parts.append(_text((LEFT + self.width - RIGHT) / 2, HEIGHT - 6, x_title))
        return parts


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _stroke(place: int) -> str:
    dashes = DASHES[place % len(DASHES)]
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    colour = place % len(COLOURS)
    return f'class="series s{colour}" fill="none" stroke="{COLOURS[colour]}" stroke-width="2"{dashed}'


def _fill(place: int, more: str = "") -> str:
    colour = place % len(COLOURS)
    return f'class="fill s{colour}{more}" fill="{COLOURS[colour]}"'


def _legend(names: Sequence[str], dashed: bool, width: int) -> tuple[list[str], int]:
    """The legend of colours below a drawing of the usual height, and the total height."""
    parts: list[str] = []
    left, top = float(LEFT), HEIGHT + 14
    for place, name in enumerate(names):
        wide = 26 + LETTER * len(name) + 16
        if left > LEFT and left + wide > width:
            left, top = float(LEFT), top + ROW - 4
        if dashed:
            parts.append(f'<line {_stroke(place)} x1="{left:.1f}" x2="{left + 20:.1f}" y1="{top - 4}" y2="{top - 4}"/>')
        else:
            parts.append(f'<rect {_fill(place)} x="{left + 8:.1f}" y="{top - 10}" width="12" height="12"/>')
        parts.append(_text(left + 26, top, name, "start"))
        left += wide
    return parts, top + 10


def _lines(chart: LineChart, width: int) -> tuple[list[str], int]:
    ys = [y for one in chart.series for y in (*one.y, *one.low, *one.high)] or [0.0]
    highest = max(ys) if chart.highest is None else max(chart.highest, *ys)
    frame = _Frame(width, *_ends(chart.series), min(0.0, *ys), highest)
    parts = frame.axes(chart.x_title, chart.language, chart.percent)
    for place, one in enumerate(chart.series):
        if one.low:
            edge = frame.path([*one.x, *reversed(one.x)], [*one.high, *reversed(one.low)])
            parts.append(f'<polygon {_fill(place, " band")} fill-opacity="0.18" points="{edge}"/>')
    for place, one in enumerate(chart.series):
        points = frame.path(one.x, one.y)
        parts.append(f'<polyline {_stroke(place)} points="{points}"><title>{escape(one.name)}</title></polyline>')
    for marks in chart.marks:
        for x, y in zip(marks.x, marks.y, strict=True):
            parts.append(_mark(marks.shape, frame.x(x), frame.y(y), marks.name))
    legend, height = _legend([one.name for one in chart.series], dashed=True, width=width)
    if chart.marks:
        below, height = _shapes(chart.marks, width, height + 4)
        legend += below
    return parts + legend, height


def _mark(shape: Shape, x: float, y: float, name: str) -> str:
    """A point that stands out: the shapes differ without any colour."""
    title = f"<title>{escape(name)}</title>"
    if shape == "triangle":
        points = f"{x:.1f},{y - 6:.1f} {x + 5.5:.1f},{y + 4:.1f} {x - 5.5:.1f},{y + 4:.1f}"
        return f'<polygon class="mark" points="{points}">{title}</polygon>'
    if shape == "cross":
        path = f"M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10"
        return f'<path class="mark" d="{path}" fill="none" stroke="currentColor" stroke-width="3">{title}</path>'
    if shape == "ring":
        return (
            f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="3" fill="none" stroke="currentColor" '
            f'stroke-width="1.5">{title}</circle>'
        )
    return f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="3">{title}</circle>'


def _shapes(marks: Sequence[Marks], width: int, top: int) -> tuple[list[str], int]:
    """The legend of shapes below a drawing of this height, and the total height."""
    parts: list[str] = []
    left, line = float(LEFT), top + 10
    for one in marks:
        wide = 18 + LETTER * len(one.name) + 16
        if left > LEFT and left + wide > width:
            left, line = float(LEFT), line + ROW - 4
        parts += [_mark(one.shape, left + 6, line - 4, one.name), _text(left + 18, line, one.name, "start")]
        left += wide
    return parts, line + 10


def _layers(chart: AreaChart, width: int) -> tuple[list[str], int]:
    xs = list(chart.series[0].x) if chart.series else [0.0]
    totals = [sum(one.y[place] for one in chart.series) for place in range(len(xs))]
    frame = _Frame(width, xs[0], xs[-1], 0.0, max(totals))
    parts = frame.axes(chart.x_title, chart.language)
    below = [0.0] * len(xs)
    for place, one in enumerate(chart.series):
        above = [low + y for low, y in zip(below, one.y, strict=True)]
        edge = frame.path([*xs, *reversed(xs)], [*above, *reversed(below)])
        parts.append(f'<polygon {_fill(place)} points="{edge}"><title>{escape(one.name)}</title></polygon>')
        below = above
    legend, height = _legend([one.name for one in chart.series], dashed=False, width=width)
    return parts + legend, height


def _bars(chart: BarChart, width: int) -> tuple[list[str], int]:
    shown = Numerals(chart.language)
    heights = chart.heights or {0: 0}
    frame = _Frame(width, min(heights) - 0.5, max(heights) + 0.5, 0, max(heights.values()))
    wide = frame.x(1) - frame.x(0)
    parts = frame.axes(chart.x_title, chart.language)
    for value, count in sorted(heights.items()):
        place, top = frame.x(value - 0.5), frame.y(count)
        parts.append(
            f'<rect {_fill(0)} x="{place + wide * 0.06:.1f}" y="{top:.1f}" width="{wide * 0.88:.1f}" '
            f'height="{frame.y(0) - top:.1f}"><title>{value}: {shown.short(count)}</title></rect>'
        )
    return parts, HEIGHT


def _ranges(chart: RangeChart, width: int) -> tuple[list[str], int]:
    shown = Numerals(chart.language)
    ends = [end for row in chart.rows for end in (row.low, row.high)] or [0.0]
    marks = ticks(min(ends), max(ends), max(2, width // 100))
    left = min(200, 12 + 7 * max((len(row.name) for row in chart.rows), default=0))
    height = ROW * len(chart.rows) + BOTTOM

    def place(value: float) -> float:
        return left + (value - marks[0]) / (marks[-1] - marks[0]) * (width - left - RIGHT)

    parts = []
    for mark in marks:
        x = place(mark)
        parts.append(f'<line {GRID} x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - BOTTOM}"/>')
        parts.append(_text(x, height - BOTTOM + 17, shown.short(mark)))
    for at, row in enumerate(chart.rows):
        y = ROW * at + ROW // 2
        parts.append(_text(left - 6, y + 4, row.name, "end"))
        parts.append(f'<line {_stroke(0)} x1="{place(row.low):.1f}" x2="{place(row.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle {_fill(0, " point")} cx="{place(row.value):.1f}" cy="{y}" r="4"/>')
    parts.append(_text((left + width - RIGHT) / 2, height - 6, chart.x_title))
    return parts, height


def _heat(chart: HeatMap, width: int) -> tuple[list[str], int]:
    """Cells in rows and columns, each with its value; the lightest has the lowest one."""
    shown = Numerals(chart.language)
    found = [value for row in chart.values for value in row if value is not None] or [0.0]
    low, high = min(found), max(found)
    left = min(200, 24 + 7 * max((len(name) for name in chart.rows), default=0))
    wide = (width - left - RIGHT) / max(1, len(chart.columns))
    foot = TOP + CELL * len(chart.rows)
    parts = []
    for at, (name, row) in enumerate(zip(chart.rows, chart.values, strict=True)):
        y = TOP + CELL * at
        parts.append(_text(left - 6, y + CELL / 2 + 4, name, "end"))
        for place, value in enumerate(row):
            x = left + wide * place
            if value is None:
                parts.append(_text(x + wide / 2, y + CELL / 2 + 4, "–"))
                continue
            heat = (value - low) / (high - low) if high > low else 0.5
            red, green, blue = (round(cold + heat * (hot - cold)) for cold, hot in zip(COLD, HOT, strict=True))
            ink = PAPER if heat > 0.5 else INK
            parts.append(
                f'<rect class="cell" fill="rgb({red},{green},{blue})" x="{x + 1:.1f}" y="{y + 1}" '
                f'width="{wide - 2:.1f}" height="{CELL - 2}"><title>{shown.short(value, percent=True)}</title></rect>'
                f'<text x="{x + wide / 2:.1f}" y="{y + CELL / 2 + 4:.1f}" text-anchor="middle" fill="{ink}">'
                f"{shown.short(value * 100)}</text>"
            )
    parts += [_text(left + wide * (place + 0.5), foot + 17, name) for place, name in enumerate(chart.columns)]
    parts.append(_text((left + width - RIGHT) / 2, foot + BOTTOM - 6, chart.x_title))
    return parts, foot + BOTTOM
