"""What players want from a random kingdom, and the short words for it.

A wish is one such word: `attack<=1`, `!attack`, `cost2>=1`, `cost3-4=2..5`, `dark_ages>=5`, `village`, `!trashing`,
`sets=base+guilds`, `sets<=3`, or a card's name, with `!` before it for a card that must not come.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from demesne.cards import CARDS, SETS, TITLES
from demesne.engine.setup import may_be_bane
from demesne.kingdoms.errors import KingdomError
from demesne.kingdoms.features import TYPES, cost_range, find_feature, has_feature, nearest_feature
from demesne.kingdoms.folding import nearest, tight
from demesne.kingdoms.kingdom import SIZE, WITCH, Kingdom, check_piles
from demesne.kingdoms.roles import ROLES
from demesne.kingdoms.sets import parse_sets

Find = Callable[[str], str | None]
"""Finds the English name of a card that a text names, in whatever languages it knows."""

MOST_WISHES: Final = 40
"""How many wishes one kingdom may have to meet; bans of single cards do not count."""

LONGEST_WISH: Final = 8
"""How many words one wish has at most if nothing separates it from the next."""


@dataclass(frozen=True)
class With:
    """This card is one of the ten, whichever sets the others come from."""

    card: str

    def __str__(self) -> str:
        return f"with {self.card}"


@dataclass(frozen=True)
class Without:
    """This card is not in the kingdom, nor its Bane."""

    card: str

    def __str__(self) -> str:
        return f"without {self.card}"


@dataclass(frozen=True)
class From:
    """Only cards of these sets, apart from those asked for by name."""

    sets: tuple[str, ...]

    def __str__(self) -> str:
        return "only cards from " + " and ".join(TITLES[name]["en"] for name in self.sets)

    @property
    def text(self) -> str:
        """The wish as it is typed."""
        return "sets=" + "+".join(self.sets)


@dataclass(frozen=True)
class Mixing:
    """The piles, including the Bane, come from at most this many sets."""

    most: int

    def __str__(self) -> str:
        return "cards from only one set" if self.most == 1 else f"cards from at most {self.most} sets"

    @property
    def text(self) -> str:
        """The wish as it is typed."""
        return f"sets<={self.most}"


@dataclass(frozen=True)
class Bane:
    """Young Witch is one of the ten and this card the Bane."""

    card: str

    def __str__(self) -> str:
        return f"{self.card} as the Bane"


@dataclass(frozen=True)
class Count:
    """This many piles have this feature. The Bane counts, because it is in the Supply like the ten."""

    feature: str
    low: int = 0
    high: int | None = None

    def __str__(self) -> str:
        cards = described(self.feature, plural=max(self.low, self.high or 0) != 1)
        if self.high == 0:
            return f"no {described(self.feature)}"
        if self.high is None:
            return f"at least {self.low} {cards}"
        if self.low == self.high:
            return f"exactly {self.low} {cards}"
        if self.low == 0:
            return f"at most {self.high} {cards}"
        return f"{self.low} to {self.high} {cards}"

    @property
    def text(self) -> str:
        """The wish as it is typed."""
        if self.high == 0:
            return f"!{self.feature}"
        if self.high is None:
            return self.feature if self.low == 1 else f"{self.feature}>={self.low}"
        if self.low == self.high:
            return f"{self.feature}={self.low}"
        if self.low == 0:
            return f"{self.feature}<={self.high}"
        return f"{self.feature}={self.low}..{self.high}"


Wish = With | Without | From | Mixing | Bane | Count


def described(feature: str, plural: bool = True) -> str:
    """A feature in words: "Attack cards", "cards costing 2 to 4"."""
    card = "cards" if plural else "card"
    if feature in TITLES:
        return f"{TITLES[feature]['en']} {card}"
    if feature in TYPES:
        return f"{feature.capitalize()} {card}"
    if feature in ROLES:
        return f"{feature} {card}"
    low, high = cost_range(feature)
    if high is None:
        return f"{card} costing {low} or more"
    return f"{card} costing {low}" + (f" to {high}" if high != low else "")


@dataclass(frozen=True)
class Constraints:
    """All wishes together: the sets to draw from and how many of them at most, cards that must and must not be there,
    counts, and the Bane.
    """

    sets: tuple[str, ...] = SETS
    required: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    counts: tuple[Count, ...] = ()
    bane: str | None = None
    most_sets: int | None = None

    def __post_init__(self) -> None:
        if len(self.counts) > MOST_WISHES:
            raise KingdomError("too-many-wishes", most=MOST_WISHES)
        if self.most_sets is not None and self.most_sets < 1:
            raise KingdomError("no-sets")
        check_piles(self.required)
        if len(self.required) > SIZE:
            raise KingdomError("too-many", count=len(self.required))
        for card in self.banned:
            check_piles((card,))
        if self.bane is not None:
            check_piles((self.bane,))
            if not may_be_bane(CARDS[self.bane]):
                raise KingdomError("bane-cost", card=self.bane, cost=CARDS[self.bane].cost_tag(CARDS[self.bane].cost))

    @classmethod
    def of(cls, wishes: Iterable[Wish]) -> Constraints:
        """The constraints that these wishes make; several choices of sets add up."""
        sets: list[str] = []
        required: list[str] = []
        banned: list[str] = []
        counts: list[Count] = []
        bane = None
        most_sets = len(SETS)
        for wish in wishes:
            match wish:
                case From():
                    sets += wish.sets
                case Mixing():
                    most_sets = min(most_sets, wish.most)
                case With():
                    required.append(wish.card)
                case Without():
                    banned.append(wish.card)
                case Count():
                    counts.append(wish)
                case Bane():
                    if bane is not None and bane != wish.card:
                        raise KingdomError("two-banes", cards=(bane, wish.card))
                    bane = wish.card
        return cls(
            tuple(name for name in SETS if name in sets) or SETS,
            tuple(dict.fromkeys(required)),
            tuple(dict.fromkeys(banned)),
            tuple(dict.fromkeys(counts)),
            bane,
            most_sets if most_sets < len(SETS) else None,
        )

    @classmethod
    def parse(cls, texts: Iterable[str], find: Find | None = None) -> Constraints:
        """The constraints written in short texts, each with one wish or several separated by commas."""
        return cls.of(wish for text in texts for wish in parse_wishes(text, find))

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """The single wishes that these constraints are made of."""
        wishes: list[Wish] = [With(card) for card in self.required]
        if self.bane is not None:
            wishes.append(Bane(self.bane))
        wishes += self.counts
        if self.sets != SETS:
            wishes.append(From(self.sets))
        if self.most_sets is not None:
            wishes.append(Mixing(self.most_sets))
        wishes += [Without(card) for card in self.banned]
        return tuple(wishes)

    def __and__(self, other: Constraints) -> Constraints:
        """Both sets of constraints; if only one chose sets, its sets."""
        return Constraints.of((*self.wishes, *other.wishes))

    def keeping(self, cards: Iterable[str], bane: str | None, banned: Iterable[str]) -> Constraints:
        """These constraints with more cards that must and must not be there."""
        return replace(
            self,
            required=tuple(dict.fromkeys((*cards, *self.required))),
            banned=tuple(dict.fromkeys((*self.banned, *banned))),
            bane=bane,
        )

    def broken_by(self, kingdom: Kingdom) -> tuple[Wish, ...]:
        """The wishes that a kingdom does not meet; none if it meets them all."""
        return tuple(wish for wish in self.wishes if not self._met(wish, kingdom))

    def _met(self, wish: Wish, kingdom: Kingdom) -> bool:
        match wish:
            case With():
                return wish.card in kingdom.cards
            case Without():
                return wish.card not in kingdom.piles
            case Bane():
                return kingdom.bane == wish.card
            case From():
                asked = (*self.required, self.bane, WITCH if self.bane else None)
                return all(CARDS[card].set in wish.sets for card in kingdom.piles if card not in asked)
            case Mixing():
                return len({CARDS[card].set for card in kingdom.piles}) <= wish.most
            case Count():
                number = sum(has_feature(CARDS[card], wish.feature) for card in kingdom.piles)
                return wish.low <= number and (wish.high is None or number <= wish.high)


_NO: Final = re.compile(r"(?:!\s*|(?:no|not|without|pas de|sans|niente|senza)\s+)(.+)", re.IGNORECASE)
_COMPARED: Final = re.compile(r"(.+?)\s*(<=|>=|==|=|<|>|≤|≥)\s*(\d+)(?:\s*(?:\.\.|-)\s*(\d+))?")
_SETS: Final = re.compile(r"(?:sets?|from)\s*[=:]\s*(.+)", re.IGNORECASE)
_MIXING: Final = re.compile(r"sets?\s*(<=|<|≤)\s*(\d+)", re.IGNORECASE)


def find_english(text: str) -> str | None:
    """The card of this English name, however it is capitalised and spaced, or None."""
    return _english().get(tight(text))


@cache
def _english() -> dict[str, str]:
    return {tight(name): name for name in CARDS}


def parse_wish(text: str, find: Find | None = None) -> Wish:
    """One wish from a short text. `find` finds cards by name; without it, English names are known."""
    text = " ".join(text.split())
    wish = _read_wish(text, find)
    if wish is None:
        raise _unknown(text)
    return wish


def _read_wish(text: str, find: Find | None) -> Wish | None:
    """The wish in a text, or None. Suggesting what a text may have meant takes longer, so it is not done here."""
    if sets := _SETS.fullmatch(text):
        return From(parse_sets([sets[1]]))
    if mixing := _MIXING.fullmatch(text):
        return Mixing(int(mixing[2]) - (mixing[1] == "<"))
    if compared := _COMPARED.fullmatch(text):
        return _parse_count(text, compared)
    no = _NO.fullmatch(text)
    word = no[1].strip() if no else text
    feature = find_feature(word)
    if feature is not None:
        return Count(feature, high=0) if no else Count(feature, low=1)
    card = (find or find_english)(word)
    if card is None:
        return None
    check_piles((card,))
    return Without(card) if no else With(card)


def parse_wishes(text: str, find: Find | None = None) -> tuple[Wish, ...]:
    """The wishes in a text, separated by commas, semicolons or new lines, or simply one after the other."""
    parts = [part for part in re.split(r"[,;\n]", text) if part.strip()]
    if len(parts) != 1:
        return tuple(parse_wish(part, find) for part in parts)
    return _parse_words(parts[0].split(), find)


def _parse_words(words: list[str], find: Find | None) -> tuple[Wish, ...]:
    """Wishes without separators: the longest run of words that makes sense is the next one."""
    wishes: list[Wish] = []
    start = 0
    while start < len(words):
        for end in range(min(start + LONGEST_WISH, len(words)), start, -1):
            wish = _read_wish(" ".join(words[start:end]), find)
            if wish is not None:
                wishes.append(wish)
                start = end
                break
        else:
            raise _unknown(words[start])
    return tuple(wishes)


def _parse_count(text: str, compared: re.Match[str]) -> Count | None:
    word, comparison, first, second = compared.groups()
    feature = find_feature(word)
    if feature is None or (second is not None and comparison not in ("=", "==")):
        return None
    number = int(first)
    low, high = number, int(second or first)
    if comparison in (">", ">=", "≥"):
        return Count(feature, low=number + (comparison == ">"))
    if comparison in ("<", "<=", "≤"):
        low, high = 0, number - (comparison == "<")
    if high < low:
        raise KingdomError("empty-range", text=text)
    return Count(feature, low, high)


def _unknown(text: str) -> KingdomError:
    no, compared = _NO.fullmatch(text), _COMPARED.fullmatch(text)
    word = compared[1] if compared else no[1].strip() if no else text
    near = nearest_feature(word)
    near += nearest(word, [name for name, kind in CARDS.items() if kind.kingdom])
    if near:
        return KingdomError("unknown-wish-near", text=text, near=near[:3])
    return KingdomError("unknown-wish", text=text)
