"""The types of the protocol for the lab; the lab's own answers are in `lab_service.messages`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from demesne.charts.chart import Shape
from demesne.lab_service.messages import DrawnChart, Fired, Language, RunInfo, StrategyText, Vocabulary, Width
from demesne.server.wire.fields import Body
from demesne.server.wire.tables import TableInfo

Point = Annotated[float, Meta(ge=-1e9, le=1e9)]
Points = Annotated[list[Point], Meta(max_length=1000)]


class LookBackWish(Body):
    """What would have won a finished game?"""

    table: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    language: Language = "en"


class Nothing(Body):
    """An empty body."""


class KeptWish(Body):
    """A strategy to keep with your account."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    text: StrategyText


class SeriesWish(Body):
    """Points of one line, with a name."""

    name: Annotated[str, Meta(max_length=100)]
    x: Points
    y: Points


class MarksWish(Body):
    """Points that stand out by a shape, and what that means."""

    name: Annotated[str, Meta(max_length=100)]
    shape: Shape
    x: Points
    y: Points


class ChartWish(Body):
    """A chart of lines; with `percent` the values are shares of 1. `marks_title` heads the column of the marks in its
    table.
    """

    title: Annotated[str, Meta(max_length=200)]
    series: Annotated[list[SeriesWish], Meta(max_length=12)]
    x_title: Annotated[str, Meta(max_length=100)] = ""
    summary: Annotated[str, Meta(max_length=1000)] = ""
    key: Annotated[str, Meta(pattern="^[a-z0-9-]{0,40}$")] = ""
    percent: bool = False
    marks: Annotated[list[MarksWish], Meta(max_length=8)] = field(default_factory=list)
    marks_title: Annotated[str, Meta(max_length=100)] = ""
    highest: Point | None = None
    """What the value axis covers at least."""


class ChartsWish(Body):
    """Charts to draw."""

    charts: Annotated[list[ChartWish], Meta(max_length=12)]
    width: Width = 640
    language: Language = "en"


class LabLimits(Struct):
    """How much is allowed in the lab."""

    bots: int
    tournament: int
    games: int
    """Of one run."""
    strategy: int
    """Characters of a strategy."""
    runs: int
    """Of one person at a time."""
    cells: int
    kept: int
    """Strategies kept with an account."""
    budget: int
    """Games from one address per hour."""


class LabInfo(Struct):
    """Whether the lab is open to the asking person, and if so, what it offers."""

    open: bool
    why: Literal["off", "elsewhere"] | None
    limits: LabLimits
    vocabulary: Vocabulary | None


class RunReply(Struct):
    """A run."""

    run: RunInfo


class WholeRun(Struct):
    """A run with its charts."""

    run: RunInfo
    charts: list[DrawnChart]


class Drawn(Struct):
    """Charts."""

    charts: list[DrawnChart]


class LabGame(Struct):
    """One game of a match, as a finished table, and the rules behind the purchases."""

    game: int
    table: TableInfo
    rules: list[Fired]


class KeptStrategy(Struct):
    """A kept strategy."""

    id: str
    name: str
    text: str
    changed: float


class KeptStrategies(Struct):
    """All strategies of a person, by name."""

    strategies: list[KeptStrategy]


# -- the socket -----------------------------------------------------------------------------------------------------


class LabHello(Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a run's socket; sent again, to get its charts in another language or width."""

    protocol: int
    token: Annotated[str, Meta(max_length=64)] | None = None
    language: Language = "en"
    width: Width = 640


class LabPing(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """A ping."""


LabIncoming = LabHello | LabPing


class RunNews(Struct, tag_field="type", tag="run"):
    """A run as it stands."""

    run: RunInfo
