"""A seat's cards and tokens."""

from __future__ import annotations

from typing import Final

from demesne.engine.card import Card

NOBODY: Final = -1
"""The seat that is no seat."""


class Player:
    """The zones of one seat. The last card of `deck` and of `discard` is the top one.

    `aside` holds what lies set aside over time; `limbo` what is just being revealed, looked at or set aside
    by an effect that has not finished: in no zone, but still owned; everybody sees it unless it is `hidden`.
    `has_actions` is false as long as the seat never had an Action: most hands of a money deck need no look then.
    `lays_all` is a standing answer: all Treasures are played without asking, as long as they only give coins.
    """

    __slots__ = (
        "seat",
        "hand",
        "deck",
        "discard",
        "in_play",
        "aside",
        "limbo",
        "hidden",
        "has_actions",
        "lays_all",
        "tally",
        "key",
        "tokens",
        "turns",
        "shuffles",
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
        self.tally: dict[str, int] | None = None
        self.tokens = 0
        self.turns = 0
        self.shuffles = 0

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
        twin.hidden = self.hidden
        twin.has_actions = self.has_actions
        twin.lays_all = self.lays_all
        twin.tokens = self.tokens
        twin.turns = self.turns
        twin.shuffles = self.shuffles
        return twin

    def owned(self) -> list[Card]:
        """Every card of this player, wherever it is."""
        return self.hand + self.deck + self.discard + self.in_play + self.aside + self.limbo

    def counts(self) -> dict[str, int]:
        """How many of each card this player owns, sorted by name. It is counted once and kept up to date from then on
        (a fork counts again), so nobody may change it, and it may change with the next answer.

        In the order of the cards, the dictionary would tell where they lie.
        """
        tally = self.tally
        if tally is None:
            tally = count_names(self.owned())
            self.tally = tally
        return tally

    def gains(self, name: str) -> None:
        """Keep the counts right: a card has just come to this player."""
        tally = self.tally
        if tally is not None:
            n = tally.get(name, 0)
            if n:
                tally[name] = n + 1
            else:
                self.tally = with_name(tally, name)

    def loses(self, name: str) -> None:
        """Keep the counts right: a card has just left this player."""
        tally = self.tally
        if tally is not None:
            left = tally[name] - 1
            if left:
                tally[name] = left
            else:
                del tally[name]


def count_names(cards: list[Card]) -> dict[str, int]:
    """How many of each card there are, sorted by name."""
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


def with_name(tally: dict[str, int], name: str) -> dict[str, int]:
    """The same counts with one card of a new name in its place."""
    more: dict[str, int] = {}
    placed = False
    for other, n in tally.items():
        if not placed and name < other:
            more[name] = 1
            placed = True
        more[other] = n
    if not placed:
        more[name] = 1
    return more
