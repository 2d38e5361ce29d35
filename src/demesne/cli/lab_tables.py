"""Results of the lab for people: numbers as the language writes them, in tables that fit the terminal."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence
from typing import Final, TextIO

from demesne.lab.curves import Curves
from demesne.lab.kingdom_source import KingdomSource
from demesne.lab.numerals import ResultNumerals
from demesne.texts import Texts

MOST_GAINS: Final = 8
GAP: Final = 2


class ResultTables(ResultNumerals):
    """Prints results in one language."""

    def __init__(self, texts: Texts, stream: TextIO) -> None:
        super().__init__(texts.language)
        self.texts = texts
        self.say = texts.message
        self.stream = stream
        self.width = max(shutil.get_terminal_size().columns, 40)

    # -- lines --------------------------------------------------------------------------------------------------------

    def line(self, text: str = "") -> None:
        """A line as it is."""
        print(text, file=self.stream)

    def wrapped(self, text: str, indent: int = 0) -> None:
        """A text in lines that fit; its further lines are indented."""
        lead, rest = " " * indent, " " * (indent + 2)
        self.line(textwrap.fill(text, self.width, initial_indent=lead, subsequent_indent=rest, break_on_hyphens=False))

    def fact(self, key: str, value: str, **names: str) -> None:
        """A line with a name and its value."""
        self.line(self.say("lab-line", name=self.say(key, **names), value=value))

    def heading(self, source: KingdomSource | None, games: int, seed: int | str, rate: float, lead: str = "") -> None:
        """What was played: the kingdom, how many games, the seed, how fast."""
        if source is None:
            name = self.say("lab-each-alone")
        elif source.cards is None:
            name = self.say("lab-line", name=self.say("lab-kingdom"), value=self.say("lab-random-each"))
        else:
            name = self.texts.kingdom_name(source.name)
        shown = self.number(rate, 1 if 0 < rate < 10 else 0)
        told = self.say("lab-facts", kingdom=name, games=self.number(games), seed=str(seed), rate=shown)
        self.wrapped(f"{lead} · {told}" if lead else told)
        self.line()

    def rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Rows under their heads: the first column left-aligned, numbers right-aligned. Columns that don't fit go
        below, after the first column again.
        """
        lines = [list(heads), *[list(row) for row in rows]]
        widths = [max(len(line[place]) for line in lines) for place in range(len(heads))]
        blocks: list[list[int]] = [[]]
        used = GAP + widths[0]
        for place in range(1, len(heads)):
            if blocks[-1] and used + GAP + widths[place] > self.width:
                blocks.append([])
                used = GAP + widths[0]
            blocks[-1].append(place)
            used += GAP + widths[place]
        for number, block in enumerate(blocks):
            if number:
                self.line()
            for line in lines:
                cells = [line[0].ljust(widths[0]), *[line[place].rjust(widths[place]) for place in block]]
                self.line((" " * GAP + (" " * GAP).join(cells)).rstrip())

    def gains(self, found: Sequence[Curves]) -> None:
        """What each bot gained, and when."""
        watched = [curves for curves in found if curves.games]
        if not watched:
            return
        self.line("\n" + self.say("lab-watched", count=watched[0].games))
        for curves in watched:
            told = [
                self.say(
                    "lab-gain",
                    copies=self.number(gain.copies, 1),
                    card=self.texts.card(gain.card),
                    turn=self.number(gain.first, 1),
                )
                for gain in curves.gains[:MOST_GAINS]
            ]
            self.wrapped(self.say("lab-line", name=curves.name, value=", ".join(told)), GAP)
