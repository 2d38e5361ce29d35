"""Numbers as each language writes them: decimals, thousands, shares with their intervals."""

from __future__ import annotations

from typing import Final

from demesne.lab.chance import Estimate

SIGNS: Final = {"en": (".", ","), "fr": (",", "\u202f"), "it": (",", ".")}
"""What stands before decimals, and between thousands."""


class Numerals:
    """Writes the numbers of results in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number with this many decimals."""
        point, thousands = SIGNS[self.language]
        text = f"{value:+,.{digits}f}" if sign else f"{value:,.{digits}f}"
        return text.translate({ord(","): thousands, ord("."): point})

    def percent(self, value: float, sign: bool = False, digits: int = 1) -> str:
        """A share of games."""
        return f"{self.number(value * 100, digits, sign)} %"

    def interval(self, found: Estimate, sign: bool = False) -> str:
        """A share of games with its interval."""
        low, high = self.number(found.low * 100, 1), self.number(found.high * 100, 1)
        between = ", " if self.language == "en" else "; "
        return f"{self.percent(found.value, sign)} [{low}{between}{high}]"

    def mean(self, found: Estimate) -> str:
        """A mean with its error."""
        return f"{self.number(found.value, 2)} ± {self.number(found.error, 2)}"
