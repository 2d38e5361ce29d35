"""A seat's cards and tokens."""

from __future__ import annotations

from demesne.engine.card import Card


class Player:
    """The zones of one seat. The last card of `deck` and of `discard` is the top one.

    `aside` holds what lies set aside over time; `limbo` what is just being revealed, looked at or set aside
    by an effect that has not finished: in no zone, but still owned; everybody sees it unless it is `hidden`.
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
        "tokens",
        "turns",
        "shuffles",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
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
