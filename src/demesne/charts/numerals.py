"""Numbers as each language writes them: decimals, thousands, shares and their intervals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Signs:
    """The decimal mark, the thousands separator, what follows a share, and what goes between two numbers."""

    point: str
    thousands: str
    percent: str
    between: str


SIGNS: Final = {
    "en": Signs(".", ",", "%", ", "),
    "fr": Signs(",", "\u202f", "\u202f%", "; "),
    "it": Signs(",", ".", "%", "; "),
}


class Numerals:
    """Writes numbers in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._signs = SIGNS[language]

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number with this many decimals."""
        return self._written(f"{value:+,.{digits}f}" if sign else f"{value:,.{digits}f}")

    def percent(self, value: float, sign: bool = False, digits: int = 1) -> str:
        """A share, out of 1."""
        return self.number(value * 100, digits, sign) + self._signs.percent

    def short(self, value: float, percent: bool = False) -> str:
        """A number with no more decimals than it needs, at most two; a share with at most one."""
        if percent:
            return self._written(f"{round(value * 100, 1):.12g}") + self._signs.percent
        return self._written(f"{round(value, 2):.12g}")

    def between(self, low: str, high: str) -> str:
        """An interval between two written numbers."""
        return f"[{low}{self._signs.between}{high}]"

    def _written(self, text: str) -> str:
        signs = self._signs
        return text.translate({ord(","): signs.thousands, ord("."): signs.point})
