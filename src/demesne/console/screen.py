"""The table in lines of text: what a seat may see of it, drawn for any width, with colour only if the terminal has
it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from demesne.seats.lettering import colour_type, counted, price, styled
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts

NARROWEST: Final = 40
GAP: Final = 3
COLOURS: Final = {
    "Curse": "magenta",
    "Ruins": "bright_black",
    "Attack": "red",
    "Reaction": "bright_blue",
    "Treasure": "yellow",
    "Victory": "green",
}
"""The colour of a card by the type that determines it."""


def style(label: str) -> str:
    """The colour of a card."""
    return COLOURS.get(colour_type(label) or "", "")


class Screen:
    """Prints lines, wrapped to the width of the terminal."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        plain = bool(os.environ.get("NO_COLOR"))
        self.console = Console(
            color_system=None if plain else "auto", highlight=False, markup=False, emoji=False, soft_wrap=True
        )

    @property
    def width(self) -> int:
        """How many columns there are."""
        return max(self.console.width, NARROWEST)

    @property
    def is_terminal(self) -> bool:
        """Whether this is a terminal that can be cleared."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def blank(self) -> None:
        """An empty line."""
        self.console.print()

    def whole(self, text: str) -> None:
        """A text that the terminal may wrap but that stays one line, for files and commands that people copy."""
        self.console.print(Text(text))

    def line(self, text: Text | str, indent: int = 0, hang: int = 0) -> None:
        """A text, wrapped; its further lines are indented by `hang` more."""
        whole = Text(text) if isinstance(text, str) else text
        room = self.width - indent
        first, rest = self._break(whole, room)
        self.console.print(Text(" " * indent) + first)
        while rest.plain:
            first, rest = self._break(rest, room - hang)
            self.console.print(Text(" " * (indent + hang)) + first)

    def _break(self, text: Text, room: int) -> tuple[Text, Text]:
        """As many words as fit, and the rest."""
        if len(text) <= room:
            return text, Text()
        at = text.plain.rfind(" ", 0, room + 1)
        start = text.plain[: max(at, 0)].strip()
        if not start:
            return text[:room], text[room:]
        return text[:at], text[at + 1 :]

    def rule(self, title: str) -> None:
        """A heading: as wide as a terminal, or short if the lines go elsewhere."""
        end = "─" * (self.width - len(title) - 5) if self.console.is_terminal else "──"
        self.console.print(styled(f"── {title} {end}", "bold"))

    def grid(self, cells: Sequence[Text], indent: int = 2) -> None:
        """Cells in as many columns as fit, to be read column by column."""
        if not cells:
            return
        widest = max(len(cell) for cell in cells)
        columns = max(1, (self.width - indent + GAP) // (widest + GAP))
        rows = -(-len(cells) // columns)
        self.columns([cells[start : start + rows] for start in range(0, len(cells), rows)], indent)

    def columns(self, columns: Sequence[Sequence[Text]], indent: int = 2) -> None:
        """Columns of cells side by side; one below the other if they don't fit."""
        widths = [max(len(cell) for cell in column) for column in columns]
        if indent + sum(widths) + GAP * (len(columns) - 1) > self.width:
            for column in columns:
                for cell in column:
                    self.line(cell, indent, 2)
            return
        for row in range(max(len(column) for column in columns)):
            line = Text(" " * indent)
            for column, width in zip(columns, widths, strict=True):
                cell = column[row] if row < len(column) else Text()
                line += cell + Text(" " * (width - len(cell) + GAP))
            line.rstrip()
            self.console.print(line)

    def clear(self) -> None:
        """Hide everything printed so far, including the scrollback."""
        if self.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        elif self.console.is_terminal:
            self.console.print("\n" * self.console.height)

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> Text:
        """A card's name in its colour."""
        return styled(self.texts.label(name), style(name))

    def cards(self, names: Iterable[str]) -> Text:
        """Cards separated by commas, equal ones counted, sorted the way people hold them."""
        shown = Text()
        for name, count in counted(self.texts, names).items():
            if shown:
                shown += Text(", ")
            shown += styled(self.texts.several(name, count), style(name))
        return shown

    def cost(self, view: SeatView, name: str) -> str:
        """The current cost of a card, with a "P" for a Potion and a "+" if you may overpay."""
        return price(view, name)
