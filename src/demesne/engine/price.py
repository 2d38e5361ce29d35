"""Prices: what a card costs, in coins and Potions, as one number.

A Potion counts `POTION`, so that "2 more" is + 2 whatever else a price holds. Two prices are compared here and nowhere
else: part by part, never with `<`.
"""

from __future__ import annotations

from typing import Final

POTION: Final = 1000


def coins_of(price: int) -> int:
    """The coins of a price."""
    return price % POTION


def potions_of(price: int) -> int:
    """The Potions of a price."""
    return price // POTION


def within(price: int, limit: int) -> bool:
    """Whether a price is at most the limit: neither its coins nor its Potions are more."""
    return limit >= 0 and price % POTION <= limit % POTION and price // POTION <= limit // POTION


def cheaper(price: int, other: int) -> bool:
    """Whether a price is less than another: neither part is more, and they differ."""
    return price != other and within(price, other)


def told(price: int) -> str:
    """A price as a label: "3", "3P"."""
    return str(price % POTION) + "P" * (price // POTION)


def parts_of(label: str) -> tuple[int, int]:
    """The coins and the Potions of a label made by `told`."""
    return int(label.rstrip("P")), label.count("P")
