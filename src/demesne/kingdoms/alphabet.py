"""Letters and digits that people paste and read aloud, with a check.

The alphabet has no I, L, O and U; I and L are read as 1, O as 0. The last two of up to 31 characters check the rest:
one or two wrong characters, or two swapped ones, are always noticed.
"""

from __future__ import annotations

from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOK_ALIKES: Final = str.maketrans("ILO", "110")


def bare(text: str) -> str:
    """A code without spaces and dashes, in capitals, with look-alikes replaced by what they stand for."""
    return "".join(c for c in text if not c.isspace() and c not in "-–—_.").upper().translate(LOOK_ALIKES)


def read(code: str) -> list[int]:
    """The numbers from 0 to 31 that the characters stand for; characters outside the alphabet count as 31."""
    return [ALPHABET.find(letter) & 31 for letter in code]


def written(symbols: list[int]) -> str:
    """Numbers from 0 to 31 as characters in groups of four."""
    code = "".join(ALPHABET[symbol] for symbol in symbols)
    return "-".join(code[i : i + 4] for i in range(0, len(code), 4))


def digits(number: int, size: int) -> list[int]:
    """A number in this many digits from 0 to 31."""
    return [number >> 5 * digit & 31 for digit in reversed(range(size))]


def number(symbols: list[int]) -> int:
    """The number that has these digits."""
    total = 0
    for symbol in symbols:
        total = total << 5 | symbol
    return total


# The check is a Reed-Solomon code over the field of 32 elements: the symbols, and the symbols each times a power of the
# generator by place, both sum to zero. `POWERS` and `LOGS` are the field's multiplication.
def _powers() -> list[int]:
    powers = [1]
    for _ in range(30):
        doubled = powers[-1] << 1
        powers.append(doubled ^ 0b100101 if doubled & 32 else doubled)
    return powers


POWERS: Final = _powers()
LOGS: Final = {power: exponent for exponent, power in enumerate(POWERS)}


def _times(a: int, b: int) -> int:
    return POWERS[(LOGS[a] + LOGS[b]) % 31] if a and b else 0


def _over(a: int, b: int) -> int:
    return POWERS[(LOGS[a] - LOGS[b]) % 31] if a else 0


def _faults(symbols: list[int]) -> tuple[int, int]:
    """Two sums that are zero for symbols with the right check."""
    plain = weighted = 0
    for place, symbol in enumerate(symbols):
        plain ^= symbol
        weighted ^= _times(symbol, POWERS[place])
    return plain, weighted


def is_sound(symbols: list[int]) -> bool:
    """Whether the last two symbols are the check of the rest."""
    return _faults(symbols) == (0, 0)


def sealed(symbols: list[int]) -> list[int]:
    """The symbols followed by their check."""
    plain, weighted = _faults(symbols)
    first, second = POWERS[len(symbols)], POWERS[len(symbols) + 1]
    last = _over(weighted ^ _times(plain, first), first ^ second)
    return [*symbols, plain ^ last, last]


def repairs(symbols: list[int]) -> list[list[int]]:
    """Valid symbols that differ in one place, or in two swapped neighbours."""
    plain, weighted = _faults(symbols)
    tries = []
    if not plain:
        for place in range(len(symbols) - 1):
            tries.append(symbols.copy())
            tries[-1][place : place + 2] = symbols[place + 1], symbols[place]
    elif weighted:
        place = LOGS[_over(weighted, plain)]
        if place < len(symbols):
            tries.append(symbols.copy())
            tries[-1][place] ^= plain
    return [found for found in tries if is_sound(found)]
