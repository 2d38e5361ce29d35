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
        twin.tokens = self.tokens
        twin.turns = self.turns
        twin.shuffles = self.shuffles
        return twin

    def owned(self) -> list[Card]:
        """Every card of this player, wherever it is."""
        return self.hand + self.deck + self.discard + self.in_play + self.aside + self.limbo
