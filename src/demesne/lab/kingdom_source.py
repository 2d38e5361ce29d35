"""What the lab's games are played with: always the same kingdom, or a new random one each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from demesne.api import new_game
from demesne.engine.game import Game
from demesne.engine.options import NONE, OPEN, Options
from demesne.kingdoms import (
    Constraints,
    Kingdom,
    is_random,
    parse_kingdom,
    parse_list,
    parse_wishes,
    random_kingdom,
    recommended_as,
)
from demesne.kingdoms.errors import KingdomError
from demesne.kingdoms.kingdom import SIZE, check_piles
from demesne.texts import known_names, seek_card

TURN_LIMIT: Final = 200
"""After this many turns each, a game is scored as it stands: bots may never end one."""

DEFAULT: Final = "First Game"
NOTHING: Final = "none"
"""The kingdom without kingdom cards."""


@dataclass(frozen=True)
class KingdomSource:
    """A kingdom, or constraints that a random one meets in each game.

    `cards` may be fewer than ten for experiments; None stands for a random kingdom each game.
    """

    cards: tuple[str, ...] | None
    bane: str | None = None
    options: Options = OPEN
    constraints: Constraints | None = None
    name: str = ""

    def deal(self, seed: str, players: int, log: bool, turn_limit: int) -> Game:
        """A game in which seat 0 begins; the same for the same seed."""
        cards, bane = self.cards, self.bane
        if cards is None:
            drawn = random_kingdom(self.constraints, seed)
            cards, bane = drawn.cards, drawn.bane
        return new_game(cards, players, seed, bane, self.options, 0, turn_limit, log)

    @property
    def piles(self) -> tuple[str, ...]:
        """The kingdom cards, if they are always the same."""
        if self.cards is None:
            return ()
        return self.cards if self.bane is None else (*self.cards, self.bane)

    def to_dict(self) -> dict[str, object]:
        """The source as plain data."""
        code = None
        if self.cards is not None and len(self.cards) == SIZE:
            code = Kingdom(self.cards, self.bane, self.options).code
        return {
            "name": self.name,
            "cards": None if self.cards is None else list(self.cards),
            "bane": self.bane,
            **self.options.to_dict(),
            "code": code,
            "random": self.cards is None,
        }


def read_source(
    kingdom: str | Kingdom | Constraints | Sequence[str] = DEFAULT,
    constraints: Constraints | None = None,
    options: Options = OPEN,
) -> KingdomSource:
    """The source for a specification: a kingdom, its name, a code, a list of cards, or "random" and constraints.

    A list may have fewer than ten cards; "none" has no kingdom cards at all. Raises `KingdomError`.
    """
    if isinstance(kingdom, Constraints):
        return _random(kingdom & constraints if constraints else kingdom, options)
    if isinstance(kingdom, Kingdom):
        return _fixed(kingdom, constraints, options)
    if not isinstance(kingdom, str):
        return _few(tuple(kingdom), options) if len(kingdom) < SIZE else _listed(", ".join(kingdom), options)
    text = kingdom.strip()
    if is_random(text):
        # After the word come constraints; parsing them here refuses impossible ones before any game is played.
        wishes = Constraints.of(parse_wishes(text.partition(":")[2] or _after_word(text), seek_card))
        return _random(wishes & constraints if constraints else wishes, options)
    if text.lower() == NOTHING:
        return _few((), options)
    names = [seek_card(part) for part in text.split(",")]
    cards = tuple(name for name in names if name is not None)
    if len(cards) == len(names) < SIZE:
        return _few(cards, options)
    return _fixed(parse_kingdom(text, seek_card, known_names()), constraints, options)


def _after_word(text: str) -> str:
    """The constraints after "random", which is one word in English and two in other languages."""
    words = text.split()
    return " ".join(words[2:] if words[0].lower() in ("au", "a") else words[1:])


def _random(constraints: Constraints, options: Options) -> KingdomSource:
    random_kingdom(constraints, 0)
    return KingdomSource(None, None, options, constraints, "random")


def _fixed(kingdom: Kingdom, constraints: Constraints | None, options: Options) -> KingdomSource:
    broken = constraints.broken_by(kingdom) if constraints else ()
    if broken:
        raise KingdomError("not-met", wishes=broken)
    entry = recommended_as(kingdom)
    name = kingdom.name or ("" if entry is None else entry.name) or kingdom.code
    return KingdomSource(kingdom.cards, kingdom.bane, options.or_else(kingdom.options), None, name)


def _listed(text: str, options: Options) -> KingdomSource:
    return _fixed(parse_list(text, seek_card, known_names()), None, options)


def _few(cards: tuple[str, ...], options: Options) -> KingdomSource:
    check_piles(cards)
    return KingdomSource(cards, None, options.or_else(NONE), None, ", ".join(cards) or NOTHING)
