"""Rate limits: clients that ask too often have to wait."""

from __future__ import annotations

import time
from typing import Final

BURST: Final = 30.0
"""How much can be saved up at least."""

SAVED: Final = 10.0
"""Seconds of allowance that can be saved up."""


class Bucket:
    """An allowance that fills with time."""

    __slots__ = ("rate", "most", "left", "at")

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.most = max(burst, rate * SAVED)
        self.left = self.most
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed; one that costs more than can be saved up is allowed when the allowance is
        full.
        """
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        cost = min(cost, self.most)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    @property
    def full(self) -> bool:
        """Whether it has been unused for long enough to be forgotten."""
        return (time.monotonic() - self.at) * self.rate + self.left >= self.most


class Buckets:
    """One allowance for each key, forgotten when it is full again."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether one more is allowed for this key now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        return bucket.take(cost)

    def forget(self) -> None:
        """Drop what needs no remembering."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
