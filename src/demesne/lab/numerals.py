"""Estimates as each language writes them: shares and means with their intervals."""

from __future__ import annotations

from demesne.charts.numerals import Numerals
from demesne.lab.chance import Estimate


class ResultNumerals(Numerals):
    """Writes the numbers of results in one language."""

    def interval(self, found: Estimate, sign: bool = False) -> str:
        """A share of games with its interval."""
        low, high = self.number(found.low * 100, 1), self.number(found.high * 100, 1)
        return f"{self.percent(found.value, sign)} {self.between(low, high)}"

    def mean(self, found: Estimate) -> str:
        """A mean with its error."""
        return f"{self.number(found.value, 2)} ± {self.number(found.error, 2)}"
