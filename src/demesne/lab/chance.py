"""How certain a result is: intervals for shares and differences, a test that may be read at any time, and ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, lgamma, log, log10, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95


@dataclass(frozen=True)
class Estimate:
    """A value with its standard error and the interval that holds the true one with the confidence asked for."""

    value: float
    error: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        """The estimate as plain data."""
        return {"value": self.value, "error": self.error, "low": self.low, "high": self.high}


def _z(confidence: float) -> float:
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def in_percent(estimate: Estimate) -> str:
    """A share for people, with its interval."""
    return f"{100 * estimate.value:.1f}% ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


def share(hits: int, of_all: int, confidence: float = CONFIDENCE) -> Estimate:
    """How often something happens, from this many hits: Wilson's interval, right for small numbers too."""
    if not of_all:
        return Estimate(0.0, 0.0, 0.0, 1.0)
    p = hits / of_all
    return _wilson(p, sqrt(p * (1 - p) / of_all), of_all, confidence)


def fraction(counts: Mapping[int, int], whole: int, confidence: float = CONFIDENCE) -> Estimate:
    """The mean of numbers from 0 to `whole` with these counts, as a share of `whole`: Wilson's interval again.

    Games won in part vary less than games won or lost, and count for more.
    """
    n = sum(counts.values())
    if not n:
        return Estimate(0.0, 0.0, 0.0, 1.0)
    found = mean(counts, confidence, 1 / whole)
    p = found.value
    worth = p * (1 - p) / found.error**2 if found.error else n
    return _wilson(p, found.error, max(n, worth), confidence)


def _wilson(p: float, error: float, of_all: float, confidence: float) -> Estimate:
    z = _z(confidence)
    scale = 1 + z * z / of_all
    middle = (p + z * z / (2 * of_all)) / scale
    half = z / scale * sqrt(p * (1 - p) / of_all + z * z / (4 * of_all * of_all))
    return Estimate(p, error, max(0.0, middle - half), min(1.0, middle + half))


def difference(wins: int, losses: int, of_all: int, confidence: float = CONFIDENCE) -> Estimate:
    """Wins minus losses per game (ties count as neither), with the interval of Bonett and Price."""
    if not of_all:
        return Estimate(0.0, 0.0, -1.0, 1.0)
    value = (wins - losses) / of_all
    error = sqrt(max(0.0, (wins + losses) / of_all - value * value) / of_all)
    # One extra win and one extra loss keep the interval honest if one side has won everything.
    n = of_all + 2
    a, b = (wins + 1) / n, (losses + 1) / n
    half = _z(confidence) * sqrt((a + b - (a - b) ** 2) / n)
    return Estimate(value, error, max(-1.0, a - b - half), min(1.0, a - b + half))


def mean(counts: Mapping[int, int], confidence: float = CONFIDENCE, unit: float = 1.0) -> Estimate:
    """The mean of whole numbers with these counts, in multiples of `unit`."""
    n = sum(counts.values())
    if not n:
        return Estimate(0.0, 0.0, 0.0, 0.0)
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    # Exact integer arithmetic up to here, so the result does not depend on the order of the games.
    variance = (squares * n - total * total) / (n * (n - 1)) if n > 1 else 0.0
    middle, error = total / n * unit, sqrt(variance / n) * unit
    half = _z(confidence) * error
    return Estimate(middle, error, middle - half, middle + half)


def spread(counts: Mapping[int, int]) -> float:
    """The standard deviation of whole numbers with these counts."""
    n = sum(counts.values())
    return mean(counts).error * sqrt(n)


def quantile(counts: Mapping[int, int], part: float) -> int:
    """The smallest number that is not exceeded by at least this share."""
    wanted = part * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0


def evidence(wins: int, losses: int) -> float:
    """How much likelier these decided games are if one side is better than if both are equal (a Bayes factor).

    The better side's chance is unknown, so it is averaged over all chances. Between equals this exceeds 1/a at any time
    in at most a part `a` of all matches (Ville), however often you look. So you may watch it until it does.
    """
    a = 0.5
    odds = lgamma(wins + a) + lgamma(losses + a) - lgamma(wins + losses + 2 * a)
    odds -= 2 * lgamma(a) - lgamma(2 * a)
    odds += (wins + losses) * log(2)
    return exp(min(odds, 700.0))


def leader(wins: Sequence[int], doubt: float) -> int | None:
    """The bot that is better than every other one, if the wins leave at most this much doubt."""
    best = max(range(len(wins)), key=lambda bot: wins[bot])
    pairs = len(wins) * (len(wins) - 1) // 2
    for bot, won in enumerate(wins):
        if bot != best and (won == wins[best] or evidence(wins[best], won) < pairs / doubt):
            return None
    return best


@dataclass(frozen=True)
class Rating:
    """The strength of a player on the scale of Elo: 400 points more are odds of ten to one."""

    value: float
    error: float


def ratings(scores: Sequence[Sequence[float]], games: Sequence[Sequence[int]]) -> list[Rating]:
    """Ratings from the points that each scored against each (a win 1, a tie 1/2) in this many games; their mean is 0.

    The model of Bradley and Terry. Every pair that met is given one more tie, so that nobody's rating is infinite.
    """
    n = len(scores)
    played = [[games[i][j] + 1.0 if games[i][j] else 0.0 for j in range(n)] for i in range(n)]
    won = [sum(scores[i][j] + 0.5 for j in range(n) if games[i][j]) for i in range(n)]
    strength = [1.0] * n
    for _ in range(10_000):
        fresh = []
        for i in range(n):
            weight = sum(played[i][j] / (strength[i] + strength[j]) for j in range(n) if played[i][j])
            fresh.append(won[i] / weight if weight else strength[i])
        middle = exp(sum(log(value) for value in fresh) / n)
        fresh = [value / middle for value in fresh]
        moved = max(abs(log(new / old)) for new, old in zip(fresh, strength, strict=True))
        strength = fresh
        if moved < 1e-10:
            break
    scale = 400 / log(10)
    found = []
    for i in range(n):
        information = 0.0
        for j in range(n):
            if played[i][j]:
                p = strength[i] / (strength[i] + strength[j])
                information += played[i][j] * p * (1 - p)
        found.append(Rating(400 * log10(strength[i]), scale / sqrt(information) if information else 0.0))
    return found
