"""Chance without a generator to carry along: the n-th shuffle of a stream is a pure function of (seed, stream, n).

A fork therefore copies a counter, and one player's choices never change another's luck. The arithmetic stays
below 2**63, so compiled and interpreted code compute the same numbers on every platform.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

LOW: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1640531364

FIRST_PLAYER: Final = -1
SHELTERS: Final = -2
MIXED: Final = -3


def source(seed: int | str, stream: int, n: int) -> int:
    """The state that the n-th use of a stream starts from, between 1 and 2**62."""
    digest = blake2b(f"{seed}|{stream}|{n}".encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 2) + 1


def shuffle(items: list[T], seed: int | str, stream: int, n: int) -> None:
    """Shuffle in place: multiply-with-carry numbers, two places drawn from each 32-bit number."""
    state = source(seed, stream, n)
    i = len(items) - 1
    while i > 0:
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        number = state & LOW
        j = number % (i + 1)
        item = items[j]
        items[j] = items[i]
        items[i] = item
        i -= 1
        if i > 0:
            j = (number // (i + 2)) % (i + 1)
            item = items[j]
            items[j] = items[i]
            items[i] = item
            i -= 1


def below(limit: int, seed: int | str, stream: int) -> int:
    """A number from 0 to limit - 1."""
    return source(seed, stream, 0) % limit
