"""Kingdom codes: a kingdom in twelve letters and digits, such as K4T0-9ZQX-M1RB, to paste and to read aloud.

The first letter is the version together with the choice of Shelters (K by the rule, S with, N without). Nine
characters hold the number of the choice of cards among all possible ones, two check the rest: one or two wrong
characters, or two swapped ones, are always noticed. The alphabet has no I, L, O and U; I and L are read as 1, O as 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import Final

from demesne.kingdoms.errors import KingdomError

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 12
PAYLOAD: Final = 9
HEADS: Final[dict[bool | None, str]] = {None: "K", True: "S", False: "N"}
LOOK_ALIKES: Final = str.maketrans("ILO", "110")

WITCH: Final = "Young Witch"

# The numbering is part of the code's version: it never changes, whatever becomes of the order of cards elsewhere.
NUMBERED: Final = (
    "Adventurer", "Bureaucrat", "Cellar", "Chancellor", "Chapel", "Council Room", "Feast", "Festival", "Gardens",
    "Laboratory", "Library", "Market", "Militia", "Mine", "Moat", "Moneylender", "Remodel", "Smithy", "Spy", "Thief",
    "Throne Room", "Village", "Witch", "Woodcutter", "Workshop",
    "Fairgrounds", "Farming Village", "Fortune Teller", "Hamlet", "Harvest", "Horn of Plenty", "Horse Traders",
    "Hunting Party", "Jester", "Menagerie", "Remake", "Tournament",
    "Advisor", "Baker", "Butcher", "Candlestick Maker", "Doctor", "Herald", "Journeyman", "Masterpiece",
    "Merchant Guild", "Plaza", "Soothsayer", "Stonemason", "Taxman",
    "Altar", "Armory", "Band of Misfits", "Bandit Camp", "Beggar", "Catacombs", "Count", "Counterfeit", "Cultist",
    "Death Cart", "Feodum", "Forager", "Fortress", "Graverobber", "Hermit", "Hunting Grounds", "Ironmonger",
    "Junk Dealer", "Knights", "Marauder", "Market Square", "Mystic", "Pillage", "Poor House", "Procession", "Rats",
    "Rebuild", "Rogue", "Sage", "Scavenger", "Squire", "Storeroom", "Urchin", "Vagrant", "Wandering Minstrel",
)  # fmt: skip
"""Every kingdom card but Young Witch, which has a place of its own in the numbering."""

BANES: Final = (
    "Cellar", "Chancellor", "Chapel", "Moat", "Village", "Woodcutter", "Workshop",
    "Fortune Teller", "Hamlet", "Menagerie",
    "Candlestick Maker", "Doctor", "Masterpiece", "Stonemason",
    "Beggar", "Forager", "Hermit", "Market Square", "Sage", "Squire", "Storeroom", "Urchin", "Vagrant",
)  # fmt: skip
"""The cards that can be the Bane."""

WITHOUT_WITCH: Final = comb(len(NUMBERED), 10)
ALL: Final = WITHOUT_WITCH + comb(len(NUMBERED), 9) * len(BANES)


def encode(cards: Iterable[str], bane: str | None, shelters: bool | None) -> str:
    """The code of a proper kingdom."""
    chosen = set(cards)
    places = sorted(NUMBERED.index(card) for card in chosen if card != WITCH)
    number = sum(comb(place, n) for n, place in enumerate(places, start=1))
    if bane is not None:
        number = WITHOUT_WITCH + number * len(BANES) + BANES.index(bane)
    symbols = [ALPHABET.index(HEADS[shelters])]
    symbols += [number >> 5 * digit & 31 for digit in reversed(range(PAYLOAD))]
    return _grouped(_written(symbols + _checks(symbols)))


def decode(text: str) -> tuple[tuple[str, ...], str | None, bool | None]:
    """The ten cards, the Bane and the choice of Shelters that a code stands for."""
    code = bare(text)
    if len(code) != LENGTH:
        raise KingdomError("code-length", length=LENGTH, text=text.strip(), count=len(code))
    for letter in code:
        if letter not in ALPHABET:
            raise KingdomError("code-letter", letter=letter)
    symbols = [ALPHABET.index(letter) for letter in code]
    if _faults(symbols) != (0, 0):
        repaired = _repaired(symbols)
        if repaired is None:
            raise KingdomError("code-mistyped", text=text.strip())
        raise KingdomError("code-mistyped-near", text=text.strip(), code=_grouped(_written(repaired)))
    if code[0] not in HEADS.values():
        raise KingdomError("code-version", text=text.strip(), letters=tuple(HEADS.values()))
    number = _number(symbols)
    if number >= ALL:
        raise KingdomError("code-mistyped", text=text.strip())
    shelters = next(choice for choice, head in HEADS.items() if head == code[0])
    if number < WITHOUT_WITCH:
        return _choice(number, 10), None, shelters
    number, bane = divmod(number - WITHOUT_WITCH, len(BANES))
    others = _choice(number, 9)
    if BANES[bane] in others:
        raise KingdomError("code-mistyped", text=text.strip())
    return tuple(sorted((*others, WITCH))), BANES[bane], shelters


def bare(text: str) -> str:
    """A code without spaces and dashes, in capitals, look-alikes read as what they were meant for."""
    return "".join(c for c in text if not c.isspace() and c not in "-–—_.").upper().translate(LOOK_ALIKES)


def looks_like_code(text: str) -> bool:
    """Whether a text that is no name is more likely a code, if perhaps a mistyped one, than anything else."""
    code = bare(text)
    if not code.isascii() or not code.isalnum():
        return False
    if len(code) == LENGTH and _faults([ALPHABET.find(letter) & 31 for letter in code]) == (0, 0):
        return True
    groups = text.strip().replace("–", "-").split("-")
    written_so = len(groups) == 3 and all(len(group) in (3, 4, 5) for group in groups)
    return written_so or any(c.isdigit() for c in text)


def _choice(number: int, size: int) -> tuple[str, ...]:
    """The cards of a numbered combination: the inverse of summing comb(place, n)."""
    cards = []
    place = len(NUMBERED)
    for n in range(size, 0, -1):
        while comb(place, n) > number:
            place -= 1
        number -= comb(place, n)
        cards.append(NUMBERED[place])
    return tuple(sorted(cards))


def _number(symbols: list[int]) -> int:
    number = 0
    for symbol in symbols[1 : 1 + PAYLOAD]:
        number = number << 5 | symbol
    return number


def _written(symbols: list[int]) -> str:
    return "".join(ALPHABET[symbol] for symbol in symbols)


def _grouped(code: str) -> str:
    return "-".join(code[i : i + 4] for i in range(0, LENGTH, 4))


# The check is a Reed-Solomon code over the field of 32 elements: the symbols, and the symbols each times a power of
# the generator by place, both sum to nothing. `POWERS` and `LOGS` are the field's multiplication.
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
    """Two sums that are nothing for a code typed right."""
    plain = weighted = 0
    for place, symbol in enumerate(symbols):
        plain ^= symbol
        weighted ^= _times(symbol, POWERS[place])
    return plain, weighted


def _checks(symbols: list[int]) -> list[int]:
    """The two symbols that make both sums nothing."""
    plain, weighted = _faults(symbols)
    first, second = POWERS[len(symbols)], POWERS[len(symbols) + 1]
    last = _over(weighted ^ _times(plain, first), first ^ second)
    return [plain ^ last, last]


def _repaired(symbols: list[int]) -> list[int] | None:
    """The proper code that differs in one character or in two swapped neighbours, if there is just one."""
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
    sound = [
        code
        for code in tries
        if _faults(code) == (0, 0) and ALPHABET[code[0]] in HEADS.values() and _number(code) < ALL
    ]
    return sound[0] if len(sound) == 1 else None
