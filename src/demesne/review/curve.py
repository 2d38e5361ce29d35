"""The curve of a game: chances that rest on few games, made more certain by those before and after them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

STEP: Final = 0.03
"""How much luck changes a chance from one decision to the next: the standard deviation."""


@dataclass(frozen=True)
class Point:
    """The chances of all seats, and their standard errors."""

    chances: list[float]
    errors: list[float]


def smooth(seen: Sequence[Point], changes: Sequence[Sequence[float]], end: Sequence[float] | None) -> list[Point]:
    """The most likely chances after each decision, given the observations, how much each answer changed them and, if
    known, the end.

    A chance continues from where it was, changed by the answer and a little luck; observations of it are uncertain (a
    Kalman filter, forwards and backwards). All seats get the same weights, so their chances still add up to 1.
    """
    if not seen:
        return []
    doubt = [max(point.errors) ** 2 for point in seen]
    values = [list(point.chances) for point in seen]
    if end is not None:
        values[-1], doubt[-1] = list(end), 0.0
    walk = STEP**2
    ahead: list[list[float]] = []
    spread: list[float] = []
    for at, value in enumerate(values):
        if at == 0:
            ahead.append(value)
            spread.append(doubt[0])
            continue
        guess = [one + change for one, change in zip(ahead[-1], changes[at], strict=True)]
        unsure = spread[-1] + walk
        weight = unsure / (unsure + doubt[at])
        ahead.append([one + weight * (now - one) for one, now in zip(guess, value, strict=True)])
        spread.append((1.0 - weight) * unsure)
    for at in range(len(values) - 2, -1, -1):
        weight = spread[at] / (spread[at] + walk)
        guess = [one + change for one, change in zip(ahead[at], changes[at + 1], strict=True)]
        ahead[at] = [
            one + weight * (later - then) for one, later, then in zip(ahead[at], ahead[at + 1], guess, strict=True)
        ]
        spread[at] += weight**2 * (spread[at + 1] - spread[at] - walk)
    return [
        Point([min(1.0, max(0.0, one)) for one in row], [variance**0.5] * len(row))
        for row, variance in zip(ahead, spread, strict=True)
    ]
