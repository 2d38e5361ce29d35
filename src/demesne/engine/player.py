"""A seat's cards and tokens."""

from __future__ import annotations

from typing import Final

from demesne.engine.card import Card, Kind, numbered
from demesne.engine.extras import PlayerExtras
from demesne.engine.guide import Guide

NO_CARDS: Final[list[Card]] = []
"""An empty zone; nothing is ever put there."""

NOBODY: Final = -1
"""Stands for no seat."""


class Player:
    """The zones of one seat. The last card of `deck` and of `discard` is the top one.

    `aside` holds what is set aside for longer; `limbo` what an unfinished effect is revealing, looking at or setting
    aside: in no zone, but still owned, and seen by everybody unless it is `hidden`. `decider` is the seat that decides
    for this one: its own, or that of a player who possesses it for this turn. `has_actions` is false until the seat has
    its first Action: until then its hands need no check for Actions, and nothing waits for the start of a turn.
    `lays_all` is a standing answer: all Treasures are played without asking, as long as they only give coins. `guide`
    is asked instead of the seat for each Action to play.
    """

    __slots__ = (
        "seat",
        "decider",
        "hand",
        "deck",
        "discard",
        "in_play",
        "aside",
        "limbo",
        "hidden",
        "has_actions",
        "lays_all",
        "guide",
        "tally",
        "in_order",
        "census",
        "key",
        "tokens",
        "turns",
        "shuffles",
        "extras",
    )

    def __init__(
        self,
        seat: int,
        key: int,
        hand: list[Card],
        deck: list[Card],
        discard: list[Card],
        in_play: list[Card],
        aside: list[Card],
        limbo: list[Card],
    ) -> None:
        """`key` is what the game's seed means for this seat's shuffles."""
        self.seat = seat
        self.decider = seat
        self.key = key
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.in_play = in_play
        self.aside = aside
        self.limbo = limbo
        self.hidden = False
        self.has_actions = False
        self.lays_all = False
        self.guide: Guide | None = None
        self.tally: dict[str, int] | None = None
        self.in_order = True
        self.census: list[int] | None = None
        self.tokens = 0
        self.turns = 0
        self.shuffles = 0
        self.extras: PlayerExtras | None = None

    def fork(self) -> Player:
        """An independent copy that shares the cards."""
        twin = Player(
            self.seat,
            self.key,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.in_play[:],
            self.aside[:],
            self.limbo[:],
        )
        twin.decider = self.decider
        twin.hidden = self.hidden
        twin.has_actions = self.has_actions
        twin.lays_all = self.lays_all
        twin.tokens = self.tokens
        twin.turns = self.turns
        twin.shuffles = self.shuffles
        if self.extras is not None:
            twin.extras = self.extras.fork()
        return twin

    def zone_name(self, zone: list[Card]) -> str:
        """The name of one of this player's zones, as players see it; empty for any other list."""
        if zone is self.hand:
            return "hand"
        if zone is self.limbo:
            return "shown"
        if zone is self.in_play:
            return "in_play"
        if zone is self.discard:
            return "discard"
        if zone is self.aside:
            return "aside"
        extras = self.extras
        if extras is not None:
            if zone is extras.island:
                return "island"
            if zone is extras.native_village:
                return "native_village"
            if zone is extras.under or zone is extras.returning:
                return "aside"
            if zone is extras.held:
                return "shown"
        return "deck" if zone is self.deck else ""

    def in_hand(self, name: str) -> list[Card]:
        """The cards of this name in hand."""
        return [card for card in self.hand if card.kind.name == name]

    def owned(self) -> list[Card]:
        """Every card of this player, wherever it is."""
        cards = self.hand + self.deck
        cards += self.discard
        if self.in_play:
            cards += self.in_play
        if self.aside:
            cards += self.aside
        if self.limbo:
            cards += self.limbo
        if self.extras is not None:
            extras = self.extras
            cards += extras.island + extras.native_village + extras.under + extras.returning + extras.held
        return cards

    def more(self) -> PlayerExtras:
        """The part of a player's state that few games need, for writing."""
        if self.extras is None:
            self.extras = PlayerExtras()
        return self.extras

    @property
    def island(self) -> list[Card]:
        """The cards on the Island mat."""
        return NO_CARDS if self.extras is None else self.extras.island

    @property
    def native_village(self) -> list[Card]:
        """The cards on the Native Village mat, which only this player sees."""
        return NO_CARDS if self.extras is None else self.extras.native_village

    @property
    def under(self) -> list[Card]:
        """The cards set aside face down until the next turn."""
        return NO_CARDS if self.extras is None else self.extras.under

    @property
    def returning(self) -> list[Card]:
        """The cards that come back when a possessed turn ends."""
        return NO_CARDS if self.extras is None else self.extras.returning

    @property
    def held(self) -> list[Card]:
        """The revealed cards waiting to be played."""
        return NO_CARDS if self.extras is None else self.extras.held

    @property
    def vp_tokens(self) -> int:
        """The victory tokens."""
        return 0 if self.extras is None else self.extras.vp_tokens

    @property
    def pirate_tokens(self) -> int:
        """The tokens that Pirate Ships have brought in."""
        return 0 if self.extras is None else self.extras.pirate_tokens

    def counts(self) -> dict[str, int]:
        """How many of each card this player owns, by name. It is counted once and kept up to date from then on (a fork
        counts again). Never change it; it may change with the next answer.

        New names come last: the order reveals no more than the gains did, which everybody saw.
        """
        tally = self.tally
        if tally is None:
            tally = count_names(self.owned())
            self.tally = tally
        return tally

    def sorted_counts(self) -> dict[str, int]:
        """`counts`, sorted by name."""
        tally = self.counts()
        if not self.in_order:
            tally = dict(sorted(tally.items()))
            self.tally = tally
            self.in_order = True
        return tally

    def numbers(self) -> list[int]:
        """The same by the number of the kind (`Kind.number`), which is faster to look up. Never change it."""
        census = self.census
        if census is None:
            census = [0] * numbered()
            for card in self.owned():
                census[card.kind.number] += 1
            self.census = census
        return census

    def gains(self, kind: Kind) -> None:
        """Keep the counts right: a card has just come to this player."""
        census = self.census
        if census is not None:
            census[kind.number] += 1
        tally = self.tally
        if tally is not None:
            name = kind.name
            n = tally.get(name, 0)
            tally[name] = n + 1
            if not n:
                self.in_order = False

    def loses(self, kind: Kind) -> None:
        """Keep the counts right: a card has just left this player."""
        census = self.census
        if census is not None:
            census[kind.number] -= 1
        tally = self.tally
        if tally is not None:
            name = kind.name
            left = tally[name] - 1
            if left:
                tally[name] = left
            else:
                del tally[name]


def count_names(cards: list[Card]) -> dict[str, int]:
    """How many of each card there are, sorted by name: the cards' own order would give away where they lie."""
    counts: dict[str, int] = {}
    n = 0
    last = ""
    for name in sorted([card.kind.name for card in cards]):
        if name != last:
            if n:
                counts[last] = n
            last = name
            n = 0
        n += 1
    if n:
        counts[last] = n
    return counts
