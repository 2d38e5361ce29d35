"""A kingdom: ten piles, the Bane that Young Witch brings, and what is chosen for the set-up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from demesne.cards import CARDS, KINGDOM
from demesne.engine.options import OPEN, OPTIONS, Options
from demesne.engine.setup import may_be_bane
from demesne.kingdoms import codes
from demesne.kingdoms.errors import KingdomError

SIZE = codes.SIZE
WITCH = next(name for name in KINGDOM if CARDS[name].wants_bane)
"""Young Witch, the card that needs a Bane."""


@dataclass(frozen=True)
class Kingdom:
    """Ten different kingdom cards by English name, sorted; with Young Witch among them also a Bane.

    `options` are what the players chose for the set-up; what they leave open, the rules decide. `name` is the English
    name of a recommended kingdom; it doesn't affect what is played, so two kingdoms with the same piles are equal.
    Raises `KingdomError` if a rule is broken.
    """

    cards: tuple[str, ...]
    bane: str | None = None
    options: Options = OPEN
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
        """The kingdom that a code stands for. Raises `KingdomError` for a mistyped code."""
        content = codes.decode(code)
        names = {CARDS[name].code_number: name for name in KINGDOM}
        numbers = content.cards if content.bane is None else (*content.cards, content.bane)
        known, later = content.options[: len(OPTIONS)], content.options[len(OPTIONS) :]
        if not names.keys() >= set(numbers) or any(choice is not None for choice in later):
            raise KingdomError("code-version", text=code.strip())
        bane = None if content.bane is None else names[content.bane]
        return cls(tuple(names[number] for number in content.cards), bane, Options(known))

    @property
    def code(self) -> str:
        """The kingdom as letters and digits. Raises `KingdomError` if a card has no number for codes."""
        for name in self.piles:
            if not 1 <= CARDS[name].code_number <= codes.HIGHEST:
                raise KingdomError("code-missing", card=name)
        numbers = sorted(CARDS[name].code_number for name in self.cards)
        bane = None if self.bane is None else CARDS[self.bane].code_number
        choices = (*self.options.values, *(None,) * (codes.OPTIONS - len(OPTIONS)))
        return codes.encode(codes.Content(tuple(numbers), bane, choices))

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
    def chances(self) -> dict[str, tuple[int, int]]:
        """For each option, in how many games out of how many it is used."""
        piles = [CARDS[card] for card in self.piles]
        return {
            option.name: (option.share(piles), len(piles)) if choice is None else (int(choice), 1)
            for option, choice in zip(OPTIONS, self.options.values, strict=True)
        }


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
        raise KingdomError("bane-cost", card=bane, cost=CARDS[bane].cost_tag(CARDS[bane].cost))
