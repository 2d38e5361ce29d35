"""What the zones of the table are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from demesne.seats.seat_view import SeatView
from demesne.tui.layout import Layout
from demesne.tui.picker import Picker


@dataclass(frozen=True)
class Shown:
    """One moment of a table: what a seat sees, and the answer in progress if it has to decide."""

    view: SeatView
    names: Sequence[str]
    layout: Layout
    picker: Picker | None = None

    @property
    def asks(self) -> bool:
        """Whether a question is pending."""
        return self.picker is not None

    def mark(self, option: int | None) -> str:
        """The mark before something that may be an option."""
        return " " if self.picker is None else self.picker.mark(option)
