"""What runs while a card acts: which card acts and why, and how it stops to ask a question."""

from __future__ import annotations

from collections.abc import Generator

from demesne.engine.card import Card, Kind
from demesne.engine.decision import Decision
from demesne.engine.player import Player
from demesne.engine.setup import Pile


class Pause:
    """What an effect awaits to get a question answered. The answer is then the last one in `Game.past`."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision

    def __await__(self) -> Generator[Decision, None, None]:
        yield self.decision


class Trigger:
    """What happened or is about to happen, for the cards that respond to it.

    `event` is one of

    - "attack": another player played an Attack, which lies in play;
    - "attacking": the same, for the player who played it;
    - "trash": cards of `player`, `cards`, were trashed together;
    - "buy": `player` bought a card of `pile` for `cost` and has not gained it yet;
    - "would-gain": `player` is about to gain a card of `kind` to `to`, unless it is replaced;
    - "gain": `player` gained a card to `to`;
    - "other-gain": the same, for the other players;
    - "discard": `player` discarded `cards` together, other than at clean-up;
    - "clean-up": `cards` are about to be discarded from play.

    `kind` is what the card, or the first one, was when it happened. `affected` are the players an Attack affects: an
    answer may take its owner out. `lost` says that answers can't move a gained card any more: one has moved it, or it
    was covered. `shuffles` is how often the gainer had shuffled by then.
    """

    __slots__ = (
        "affected",
        "cards",
        "cost",
        "event",
        "kind",
        "lost",
        "pile",
        "player",
        "replaced",
        "shuffles",
        "to",
    )

    def __init__(self, event: str, player: Player, kind: Kind, cards: list[Card]) -> None:
        self.event = event
        self.player = player
        self.kind = kind
        self.cards = cards
        self.affected: list[Player] = []
        self.pile: Pile | None = None
        self.cost = 0
        self.to = ""
        self.replaced = False
        self.lost = False
        self.shuffles = player.shuffles

    def replace(self, pile: Pile) -> None:
        """Gain a card from this pile instead, to the discard pile."""
        self.replaced = True
        self.pile = pile
        self.kind = pile.kind
        self.cards = []
        self.to = "discard"


class Frame:
    """A card that is acting, and why: "play", "react", "turn", "overpay", "gain", "trash" or "clean-up"."""

    __slots__ = ("asked", "card", "doubler", "event", "kind", "name", "steps", "what")

    def __init__(
        self,
        name: str,
        event: str,
        card: Card | None = None,
        doubler: Card | None = None,
        what: Trigger | None = None,
    ) -> None:
        """`doubler` is the card that plays this one several times, `what` the event that it responds to."""
        self.name = name
        self.event = event
        self.card = card
        self.doubler = doubler
        self.what = what
        # Nearly every card asks questions of one kind only.
        self.kind = ""
        self.steps = 0
        self.asked: dict[str, int] | None = None

    def step(self, kind: str) -> int:
        """The number, from 1, of this card's next question of a kind."""
        if not self.kind:
            self.kind = kind
        if kind == self.kind:
            self.steps += 1
            return self.steps
        asked = self.asked
        if asked is None:
            asked = {}
            self.asked = asked
        step = asked.get(kind, 0) + 1
        asked[kind] = step
        return step
