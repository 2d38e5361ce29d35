"""Chance without a generator to carry along: the n-th shuffle of a stream is a pure function of (seed, stream, n).

A fork therefore copies a counter, and one player's choices never change another's luck. The numbers come from a
multiply-with-carry generator whose multiplier keeps all arithmetic below 2**62, where compiled code is fastest.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

LOW: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1013904045

FIRST_PLAYER: Final = -1
SHELTERS: Final = -2
MIXED: Final = -3


def seed_key(seed: int | str) -> int:
    """A seed as a number below 2**62 in which every bit depends on all of the seed."""
    digest = blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2


def source(key: int, stream: int, n: int) -> int:
    """The state that the n-th use of a stream starts from."""
    low = (key & LOW) ^ ((stream * 2654435761 + n * 2246822519) & LOW)
    state = MULTIPLIER * low + (key >> 32) + n + 1
    state = MULTIPLIER * (state & LOW) + (state >> 32)
    state = MULTIPLIER * (state & LOW) + (state >> 32)
    return MULTIPLIER * (state & LOW) + (state >> 32)


def shuffle(items: list[T], key: int, stream: int, n: int) -> None:
    """Shuffle in place: multiply-with-carry numbers, two places drawn from each 32-bit number."""
    state = source(key, stream, n)
    for i in range(len(items) - 1, 1, -2):
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        number = state & LOW
        j = number % (i + 1)
        item = items[j]
        items[j] = items[i]
        items[i] = item
        j = number // (i + 1) % i
        item = items[j]
        items[j] = items[i - 1]
        items[i - 1] = item
    if len(items) % 2 == 0 and items:
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        if state & 1:
            item = items[0]
            items[0] = items[1]
            items[1] = item


def below(limit: int, seed: int | str, stream: int) -> int:
    """A number from 0 to limit - 1."""
    return (source(seed_key(seed), stream, 0) & LOW) % limit
