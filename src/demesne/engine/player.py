"""A seat's cards and tokens."""

from __future__ import annotations

from demesne.engine.card import Card


class Player:
    """The zones of one seat. The last card of `deck` and of `discard` is the top one.

    `aside` holds what lies set aside over time; `limbo` what is just being revealed, looked at or set aside
    by an effect that has not finished: in no zone, but still owned; everybody sees it unless it is `hidden`.
    `has_actions` is false as long as the seat never had an Action: most hands of a money deck need no look then.
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
        "key",
        "tokens",
        "turns",
        "shuffles",
    )

    def __init__(self, seat: int, key: int) -> None:
        """`key` is what the game's seed means for this seat's shuffles."""
        self.seat = seat
        self.key = key
        self.has_actions = False
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.in_play: list[Card] = []
        self.aside: list[Card] = []
        self.limbo: list[Card] = []
        self.hidden = False
        self.tokens = 0
        self.turns = 0
        self.shuffles = 0

    def fork(self) -> Player:
        """An independent copy that shares the cards."""
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.key = self.key
        twin.has_actions = self.has_actions
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.in_play = self.in_play[:]
        twin.aside = self.aside[:]
        twin.limbo = self.limbo[:]
        twin.hidden = self.hidden
        twin.tokens = self.tokens
        twin.turns = self.turns
        twin.shuffles = self.shuffles
        return twin

    def owned(self) -> list[Card]:
        """Every card of this player, wherever it is."""
        return self.hand + self.deck + self.discard + self.in_play + self.aside + self.limbo
