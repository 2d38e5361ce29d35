"""What runs while a card acts: who acts and why, and how it stops for a question."""

from __future__ import annotations

from collections.abc import Generator

from demesne.engine.card import Card, Kind
from demesne.engine.decision import Decision
from demesne.engine.player import Player


class Pause:
    """What an effect awaits to have a question answered."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision

    def __await__(self) -> Generator[Decision, list[int], list[int]]:
        return (yield self.decision)


class Trigger:
    """What happened, for the cards that answer to it.

    `event` is one of

    - "attack": another player played an Attack, which lies in play;
    - "attacking": the same for the one who played it;
    - "trash": cards of `player`, `cards`, were trashed together;
    - "buy": `player` bought a card and has not gained it yet;
    - "gain": `player` gained a card;
    - "clean-up": `cards` are about to be discarded from play.

    `kind` is what the card, or the first one, was when it happened. `affected` are those whom
    an Attack affects: an answer may leave its owner out.
    """

    __slots__ = ("affected", "cards", "event", "kind", "player")

    def __init__(self, event: str, player: Player, kind: Kind, cards: list[Card]) -> None:
        self.event = event
        self.player = player
        self.kind = kind
        self.cards = cards
        self.affected: list[Player] = []


class Frame:
    """A card that is acting, and why: "play", "react", "turn", "overpay", "gain", "trash" or "clean-up"."""

    __slots__ = ("asked", "event", "name")

    def __init__(self, name: str, event: str) -> None:
        self.name = name
        self.event = event
        self.asked: dict[str, int] = {}

    def step(self, kind: str) -> int:
        """Which of this card's questions of a kind the next one is, from 1."""
        step = self.asked.get(kind, 0) + 1
        self.asked[kind] = step
        return step
