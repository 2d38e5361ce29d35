"""A question in lines: its sentence, its numbered options, and what else can be typed."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from demesne.cards import CARDS
from demesne.console.menu import Menu
from demesne.console.screen import Screen, style
from demesne.engine.decision import AMOUNTS
from demesne.seats.lettering import styled
from demesne.seats.seat_view import SeatView

LINED: Final = ("action", "mode", "play", "react", "reveal")
"""Kinds of questions whose options are listed one per line."""

TOLD: Final = ("action", "play")
"""Kinds of questions whose options include what the card does."""


class Question:
    """A question and its menu."""

    def __init__(self, screen: Screen, view: SeatView, menu: Menu) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.view = view
        self.menu = menu

    def show(self, prompt: str) -> None:
        """The question, the numbered options, and what else can be typed."""
        decision = self.menu.decision
        self.screen.line(styled(prompt, "bold"))
        if decision.kind in AMOUNTS and decision.options[-1].isdecimal():
            self.screen.line(self.texts.message("table-amounts", most=self.menu.choices[-1].number), 2, 2)
        elif decision.kind in LINED or decision.kind in AMOUNTS or self.menu.is_offer:
            self._lines()
        else:
            self.screen.grid([self._cell(number) for number in range(len(self.menu.choices))])
        self._hints()

    def _number(self, place: int) -> Text:
        width = len(str(self.menu.choices[-1].number))
        return styled(f"{self.menu.choices[place].number:>{width}}", "bold cyan") + Text(" ")

    def _cell(self, place: int) -> Text:
        choice = self.menu.choices[place]
        cell = self._number(place) + styled(choice.shown, style(choice.label))
        if self.menu.decision.kind in ("buy", "gain", "pile") and choice.label in CARDS:
            cell += Text(f" ({self.screen.cost(self.view, choice.label)})")
            if self.menu.decision.kind == "pile" or self.menu.zone(choice.label) == "supply":
                cell += Text(f" ×{self.view.left(CARDS[choice.label].pile or choice.label)}")
        return cell

    def _lines(self) -> None:
        choices = self.menu.choices
        width = max(len(choice.shown) for choice in choices)
        for place, choice in enumerate(choices):
            number = self._number(place)
            line = number + styled(choice.shown, style(choice.label))
            if self.menu.decision.kind in TOLD and choice.label in CARDS:
                line += Text(" " * (width - len(choice.shown) + 2) + self.texts.card_short(choice.label))
            self.screen.line(line, 2, len(number) + (width + 2 if self.screen.width > width + 40 else 2))

    def _hints(self) -> None:
        decision = self.menu.decision
        say = self.texts.message
        hints: list[str] = []
        if decision.min == 0:
            hints.append(say("table-hint-enter", nothing=self.texts.confirm(decision, ())))
        if decision.kind == "treasure":
            hints.append(say("table-hint-treasures"))
        elif decision.max > 1:
            last = min(len(self.menu.choices), 4)
            hints.append(say("table-hint-several", example=f"1 {last}" if last < 4 else "1 3 4"))
            if decision.max >= len(self.menu.choices):
                hints.append(say("table-hint-all"))
        if decision.kind == "name":
            hints.append(say("table-hint-name"))
        if hints:
            self.screen.line(" · ".join(hints), 2, 2)
