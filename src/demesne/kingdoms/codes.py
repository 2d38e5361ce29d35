"""Kingdom codes: a kingdom in letters and digits, such as K4T0-9ZQX-M1RB, to paste and to read aloud.

Cards go by their numbers here (`Kind.code_number`). A code is a head, a number in digits of 32, and two characters
that check the rest (`alphabet`). The head says how long the code is and what the number means, for ever:

- K, S and N, the first version, 12 characters: ten of the cards 1 to 86, with Shelters by the rule, with or without
  them. The number counts the choices of ten cards; behind them come those with Young Witch and each Bane.
- D, E and F, the second version, 16, 20 and 24 characters: ten of the cards 1 to 1023, with or without a Bane, and four
  options of the set-up, each by the rule, yes or no. From its lowest bits on, the number has the options, two bits
  each; whether there is a Bane; the Bane, in ten bits; the number of the choice of ten cards.

A kingdom gets the shortest code that can express it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import Final, NamedTuple

from demesne.kingdoms import alphabet
from demesne.kingdoms.errors import KingdomError

OPTIONS: Final = 4
"""How many options a code has room for. The first one is the Shelters; a new one takes the next place."""

HIGHEST: Final = 1023
"""The highest number that a card can have."""

SIZE: Final = 10
CHECKS: Final = 2
LENGTHS: Final = {"K": 12, "S": 12, "N": 12, "D": 16, "E": 20, "F": 24}
"""The heads, and the length of the codes that begin with each."""

CHOICES: Final[tuple[bool | None, ...]] = (None, True, False)

# The first version counts the cards below Young Witch, and the Banes by their place in this list.
FIRST_HEADS: Final[dict[bool | None, str]] = {None: "K", True: "S", False: "N"}
WITCH: Final = 86
BANES: Final = (
    3, 4, 5, 15, 22, 24, 25,
    28, 29, 35,
    41, 42, 45, 49,
    55, 62, 65, 71, 79, 81, 82, 83, 84,
)  # fmt: skip
WITHOUT_WITCH: Final = comb(WITCH - 1, SIZE)


class Content(NamedTuple):
    """What a code stands for: ten cards in order, the Bane, and the choice for each option (None: by the rule)."""

    cards: tuple[int, ...]
    bane: int | None = None
    options: tuple[bool | None, ...] = (None,) * OPTIONS


def encode(content: Content) -> str:
    """The code for ten different cards from 1 to `HIGHEST` and a Bane that is not one of them."""
    head, number = _first_number(content) or _second_number(content)
    symbols = [alphabet.ALPHABET.index(head), *alphabet.digits(number, LENGTHS[head] - 1 - CHECKS)]
    return alphabet.written(alphabet.sealed(symbols))


def _first_number(content: Content) -> tuple[str, int] | None:
    """Head and number in the first version, if it can express this."""
    cards, bane, (shelters, *others) = content
    if cards[-1] > WITCH or any(other is not None for other in others):
        return None
    number = _rank(card for card in cards if card != WITCH)
    if bane is not None:
        if bane not in BANES or WITCH not in cards:
            return None
        number = WITHOUT_WITCH + number * len(BANES) + BANES.index(bane)
    elif WITCH in cards:
        return None
    return FIRST_HEADS[shelters], number


def _second_number(content: Content) -> tuple[str, int]:
    number = _rank(content.cards)
    if content.bane is not None:
        number = number << 10 | content.bane
    number = number << 1 | (content.bane is not None)
    for choice in reversed(content.options):
        number = number << 2 | CHOICES.index(choice)
    return _head_for(number), number


def _head_for(number: int) -> str:
    """The head of the shortest code of the second version that holds a number."""
    return next(head for head in "DEF" if number < 1 << 5 * (LENGTHS[head] - 1 - CHECKS))


def decode(text: str) -> Content:
    """What a code stands for. Raises KingdomError if it is not a code."""
    code = alphabet.bare(text)
    if len(code) not in LENGTHS.values():
        lengths = tuple(str(length) for length in dict.fromkeys(LENGTHS.values()))
        raise KingdomError("code-length", length=LENGTHS.get(code[:1], lengths), text=text.strip(), count=len(code))
    for letter in code:
        if letter not in alphabet.ALPHABET:
            raise KingdomError("code-letter", letter=letter)
    symbols = alphabet.read(code)
    if not alphabet.is_sound(symbols):
        near = [found for found in alphabet.repairs(symbols) if _content(found)]
        if len(near) != 1:
            raise KingdomError("code-mistyped", text=text.strip())
        raise KingdomError("code-mistyped-near", text=text.strip(), code=alphabet.written(near[0]))
    if LENGTHS.get(code[0]) != len(code):
        raise KingdomError("code-version", text=text.strip())
    content = _content(symbols)
    if content is None:
        raise KingdomError("code-mistyped", text=text.strip())
    return content


def _content(symbols: list[int]) -> Content | None:
    """What symbols with a right check stand for, if anything."""
    head = alphabet.ALPHABET[symbols[0]]
    if LENGTHS.get(head) != len(symbols):
        return None
    number = alphabet.number(symbols[1:-CHECKS])
    for shelters, first in FIRST_HEADS.items():
        if head == first:
            return _first_content(number, shelters)
    return _second_content(number) if _head_for(number) == head else None


def _first_content(number: int, shelters: bool | None) -> Content | None:
    options = (shelters, *(None,) * (OPTIONS - 1))
    if number < WITHOUT_WITCH:
        return Content(_choice(number, SIZE), None, options)
    number, place = divmod(number - WITHOUT_WITCH, len(BANES))
    if number >= comb(WITCH - 1, SIZE - 1):
        return None
    others = _choice(number, SIZE - 1)
    return None if BANES[place] in others else Content((*others, WITCH), BANES[place], options)


def _second_content(number: int) -> Content | None:
    choices = [number >> 2 * place & 3 for place in range(OPTIONS)]
    number >>= 2 * OPTIONS
    with_bane = number & 1
    number >>= 1
    bane = number & HIGHEST if with_bane else None
    number >>= 10 * with_bane
    if number >= comb(HIGHEST, SIZE) or max(choices) >= len(CHOICES):
        return None
    cards = _choice(number, SIZE)
    if bane == 0 or bane in cards:
        return None
    return Content(cards, bane, tuple(CHOICES[choice] for choice in choices))


def looks_like_code(text: str) -> bool:
    """Whether a text that is not a name is most likely a code, perhaps a mistyped one."""
    code = alphabet.bare(text)
    if not code.isascii() or not code.isalnum():
        return False
    if len(code) in LENGTHS.values() and alphabet.is_sound(alphabet.read(code)):
        return True
    groups = text.strip().replace("–", "-").split("-")
    written_so = len(groups) in (3, 4, 5, 6) and all(len(group) in (3, 4, 5) for group in groups)
    return written_so or any(c.isdigit() for c in text)


def _rank(cards: Iterable[int]) -> int:
    """The number of a choice of cards among all choices of its size; it doesn't depend on how many cards there are."""
    return sum(comb(card - 1, n) for n, card in enumerate(sorted(cards), start=1))


def _choice(number: int, size: int) -> tuple[int, ...]:
    """The choice of cards with a number, in order: the inverse of `_rank`."""
    cards = []
    card = HIGHEST + 1
    for n in range(size, 0, -1):
        while comb(card - 1, n) > number:
            card -= 1
        number -= comb(card - 1, n)
        cards.append(card)
    return tuple(reversed(cards))
