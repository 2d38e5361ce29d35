"""The progress bar of the lab."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from demesne.texts import Texts


class Rate(ProgressColumn):
    """Games per second."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit

    def render(self, task: Task) -> Text:
        rate = task.finished_speed or task.speed or 0
        return Text(f"{rate:,.0f} {self.unit}/s" if rate >= 10 or not rate else f"{rate:.1f} {self.unit}/s")


@contextmanager
def progress(total: int | None, texts: Texts) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; yields a function to call with the number of games played. `total` is None if unknown."""
    unit = texts.message("lab-progress")
    counted = MofNCompleteColumn() if total is not None else TextColumn("{task.completed:.0f}")
    left = TimeRemainingColumn() if total is not None else TimeElapsedColumn()
    columns = (BarColumn(), counted, TextColumn(unit), Rate(unit), left)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        shown = bar.add_task("", total=total)
        yield lambda games: bar.advance(shown, games)
