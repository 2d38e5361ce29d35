"""Chance without a generator to carry along: the n-th shuffle of a stream is a pure function of (seed, stream, n).

A fork therefore copies a counter, and one player's choices never affect another's luck. The numbers come from a
multiply-with-carry generator whose multiplier keeps all arithmetic below 2**62, where compiled code is fastest.

Such numbers make good dice and bad secrets: a player who sees enough cards could compute the rest. Seeds that begin
with `SECRET` are for games between people who may try that. Their shuffles are drawn from a cryptographic hash of seed,
stream and n, so that nothing seen so far helps to predict the rest.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b, shake_256
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

SECRET: Final = "secret-"
HIDDEN: Final = -1
"""The key of a stream whose shuffles come from the seed itself."""


def new_seed() -> str:
    """A seed of 128 bits that nobody can foresee."""
    return secrets.token_hex(16)


def new_secret() -> str:
    """A seed of 128 bits that nobody can foresee, nor work out from what it produces."""
    return SECRET + new_seed()


def keys(seed: int | str) -> list[int]:
    """What a seed means for each stream of chance: one for each of six seats, `MIXED` for the mixed piles, `CHOICES`
    for what is decided once. They are unrelated numbers below 2**62; `HIDDEN` for the streams of a secret.
    """
    digest = blake2b(str(seed).encode()).digest()
    found = [number >> 2 for number in unpack(">8Q", digest)]
    if isinstance(seed, str) and seed.startswith(SECRET):
        return [HIDDEN] * CHOICES + found[CHOICES:]
    return found


def imagined_keys(seed: int | str) -> list[int]:
    """The same for an imagined game: unrelated to the keys of any game that was dealt."""
    return [number >> 2 for number in unpack(">8Q", blake2b(str(seed).encode(), person=b"imagined").digest())]


def shuffle_hidden(items: list[T], seed: int | str, stream: int, n: int) -> None:
    """Shuffle in place, for the n-th time in a stream of a secret seed."""
    places = len(items)
    # 128 bits more than all orders need, so no order is noticeably likelier than another.
    size = 16 + places * (1 if places <= 256 else 2)
    number = int.from_bytes(shake_256(f"{seed}|{stream}|{n}".encode()).digest(size), "big")
    for i in range(places - 1, 0, -1):
        number, j = divmod(number, i + 1)
        items[i], items[j] = items[j], items[i]


def shuffle(items: list[T], key: int, n: int) -> None:
    """Shuffle in place, for the n-th time in the stream of this key.

    The start is mixed from key and n, so that no two shuffles are related. Multiply-with-carry numbers follow, and
    three places are drawn from each.
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


class Orders:
    """How shuffles come out in an imagined game, by seat and number: as `found` says, otherwise as the key says.
    `noted` are all that came up.
    """

    def __init__(self, found: dict[tuple[int, int], list[int]]) -> None:
        self.found = found
        self.noted: dict[tuple[int, int], list[int]] = {}

    def shuffle(self, items: list[T], seed: int | str, key: int, stream: int, n: int) -> None:
        """Shuffle in place, for the n-th time in the stream of this key."""
        order = self.found.get((stream, n))
        if order is None or len(order) != len(items):
            order = list(range(len(items)))
            if key >= 0:
                shuffle(order, key, n)
            else:
                shuffle_hidden(order, seed, stream, n)
        self.noted[stream, n] = order
        before = items[:]
        for i in range(len(items)):
            items[i] = before[order[i]]
