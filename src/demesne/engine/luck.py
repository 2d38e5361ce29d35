"""Chance without a generator to carry along: the n-th shuffle of a stream is a pure function of (seed, stream, n).

A fork therefore copies a counter, and one player's choices never change another's luck. The numbers come from a
multiply-with-carry generator whose multiplier keeps all arithmetic below 2**62, where compiled code is fastest.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # Machine integers for compiled code; nothing to import at run time.

T = TypeVar("T")

LOW: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1013904045
MIXER: Final = 0x45D9F3B
STRIDE: Final = 0x9E3779B1

MIXED: Final = 6
CHOICES: Final = 7


def keys(seed: int | str) -> list[int]:
    """What a seed means for each stream of chance: one for each of six seats, `MIXED` for the mixed piles, `CHOICES`
    for what is decided once. Numbers below 2**62 that tell nothing about each other."""
    digest = blake2b(str(seed).encode()).digest()
    return [number >> 2 for number in unpack(">8Q", digest)]


def shuffle(items: list[T], key: int, n: int) -> None:
    """Shuffle in place, for the n-th time in the stream of this key.

    The start is mixed from key and n, so that two shuffles have nothing to do with each other; then
    multiply-with-carry numbers follow, and three places are drawn from each.
    """
    start: i64 = key
    turn: i64 = n
    low: i64 = (start + turn * STRIDE) & LOW
    low = ((low ^ (low >> 16)) * MIXER) & LOW
    low = ((low ^ (low >> 16)) * MIXER) & LOW
    state: i64 = MULTIPLIER * (low ^ (low >> 16)) + (start >> 32)
    last: i64 = len(items) - 1
    for i in range(last, 2, -3):
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        number = state & 0x3FFFFFFF
        k = i + 1
        j = number % k
        number //= k
        items[i], items[j] = items[j], items[i]
        k = i - 1
        j = number % i
        number //= i
        items[k], items[j] = items[j], items[k]
        j = number % k
        k -= 1
        items[k], items[j] = items[j], items[k]
    rest = last % 3
    if rest and last > 0:
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        number = state & 0x3FFFFFFF
        j = number % (rest + 1)
        items[rest], items[j] = items[j], items[rest]
        if rest == 2 and number // 3 & 1:
            items[0], items[1] = items[1], items[0]
