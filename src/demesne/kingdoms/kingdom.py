"""A kingdom: ten piles, the Bane that Young Witch brings, and the choice of Shelters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from demesne.cards import CARDS, KINGDOM
from demesne.engine import Kind
from demesne.kingdoms import codes
from demesne.kingdoms.errors import KingdomError

SIZE = codes.SIZE
WITCH = "Young Witch"


def may_be_bane(kind: Kind) -> bool:
    """Whether a pile of this card can be the Bane: a kingdom card costing 2 or 3."""
    return kind.kingdom and kind.cost in (2, 3)


@dataclass(frozen=True)
class Kingdom:
    """Ten different kingdom cards by English name, sorted; with Young Witch among them also a Bane.

    `shelters` is True or False when the players chose, None when the rule decides (in proportion to the Dark Ages
    cards). `name` is the English name of a recommended kingdom; it says nothing about what is played, so two
    kingdoms of the same piles are equal. Making a kingdom that breaks a rule raises `KingdomError`.
    """

    cards: tuple[str, ...]
    bane: str | None = None
    shelters: bool | None = None
    name: str | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))
        check_piles(self.cards)
        if len(self.cards) < SIZE:
            raise KingdomError("too-few", count=len(self.cards))
        if len(self.cards) > SIZE:
            raise KingdomError("too-many", count=len(self.cards))
        _check_bane(self.cards, self.bane)

    @classmethod
    def from_code(cls, code: str) -> Kingdom:
        """The kingdom that a code stands for; a mistyped code raises `KingdomError`."""
        content = codes.decode(code)
        names = {CARDS[name].code_number: name for name in KINGDOM}
        numbers = content.cards if content.bane is None else (*content.cards, content.bane)
        shelters, *later = content.options
        if not names.keys() >= set(numbers) or any(choice is not None for choice in later):
            raise KingdomError("code-version", text=code.strip())
        bane = None if content.bane is None else names[content.bane]
        return cls(tuple(names[number] for number in content.cards), bane, shelters)

    @property
    def code(self) -> str:
        """The kingdom in letters and digits. A card without a number in codes raises `KingdomError`."""
        for name in self.piles:
            if not 1 <= CARDS[name].code_number <= codes.HIGHEST:
                raise KingdomError("code-missing", card=name)
        numbers = sorted(CARDS[name].code_number for name in self.cards)
        bane = None if self.bane is None else CARDS[self.bane].code_number
        return codes.encode(codes.Content(tuple(numbers), bane, (self.shelters, None, None, None)))

    @property
    def piles(self) -> tuple[str, ...]:
        """The kingdom piles of the Supply: the ten, and the Bane after them."""
        return self.cards if self.bane is None else (*self.cards, self.bane)

    @property
    def by_cost(self) -> tuple[str, ...]:
        """The ten cards, cheapest first, those of one cost by name."""
        return tuple(sorted(self.cards, key=lambda card: (CARDS[card].cost, card)))

    @property
    def extra_piles(self) -> tuple[str, ...]:
        """Other piles that these cards bring into the game, such as Ruins or the Prizes, each once."""
        return tuple(dict.fromkeys(name for card in self.piles for name in CARDS[card].companions))

    @property
    def start_tokens(self) -> int:
        """Coin tokens that every player starts with."""
        return max(CARDS[card].start_tokens for card in self.piles)

    @property
    def shelter_chance(self) -> tuple[int, int]:
        """In how many of how many games everyone starts with Shelters."""
        if self.shelters is not None:
            return int(self.shelters), 1
        return sum(CARDS[card].set == "dark_ages" for card in self.piles), len(self.piles)


def check_piles(cards: Iterable[str]) -> None:
    """Raise `KingdomError` unless these are different kingdom cards."""
    seen: set[str] = set()
    for card in cards:
        kind = CARDS.get(card)
        if kind is None:
            raise KingdomError("unknown-card", text=card)
        if not kind.kingdom:
            if kind.pile and CARDS[kind.pile].kingdom:
                raise KingdomError("part-of-pile", card=card, pile=kind.pile)
            raise KingdomError("not-kingdom", card=card)
        if card in seen:
            raise KingdomError("twice", card=card)
        seen.add(card)


def _check_bane(cards: tuple[str, ...], bane: str | None) -> None:
    wanted = any(CARDS[card].wants_bane for card in cards)
    if bane is None:
        if wanted:
            example = next(name for name in KINGDOM if may_be_bane(CARDS[name]) and name not in cards)
            raise KingdomError("bane-missing", card=example)
        return
    check_piles((bane,))
    if not wanted:
        raise KingdomError("bane-unwanted", card=bane)
    if bane in cards:
        raise KingdomError("bane-inside", card=bane)
    if not may_be_bane(CARDS[bane]):
        raise KingdomError("bane-cost", card=bane, cost=CARDS[bane].cost)
