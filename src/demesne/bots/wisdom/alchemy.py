"""Alchemy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions.discarding import is_theirs, judge, top_card
from demesne.bots.questions.gaining import gain_worth
from demesne.bots.questions.playing import AFTER_DRAWS
from demesne.bots.questions.trading import loss
from demesne.bots.questions.trashing import by_score, trash_worth
from demesne.bots.wisdom.wisdom import Trader, Wisdom
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


class Potion(Wisdom):
    owning = 24
    holding = 22

    def riddance(self, mind: Tactics) -> int:
        """One is enough for a while; if no plan asks for what it pays for, it is not missed."""
        return -24 if mind.sight.count(self.name) < 2 else -8


class Alchemist(Wisdom):
    owning = 52
    helps = (5, 24)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        """Before a Herbalist takes the Potion away."""
        return 45


class Apothecary(Wisdom):
    owning = 32
    order = 652
    helps = (5, 38)


class Apprentice(Wisdom):
    owning = 50
    order = AFTER_DRAWS
    thinning = 4
    trashes = True
    helps = (1, 35)

    def now(self, mind: Tactics) -> int:
        return self.place if self._best(mind) > 0 else 0

    def useless(self, mind: Tactics) -> bool:
        return self._best(mind) <= 0

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return by_score(decision, [self._score(mind, card) for card in mind.sight.cards_of(decision.options)])

    def _best(self, mind: Tactics) -> int:
        others = mind.sight.hand_cards[:]
        if self in others:
            others.remove(self)
        return max([self._score(mind, card) for card in others], default=0)

    def _score(self, mind: Tactics, card: Wisdom) -> int:
        """A drawn card is worth about a coin; expensive cards are worth more than the cards they bring."""
        drawn = mind.sight.view.cost(card.name) + (2 if card.kind.potions else 0)
        return trash_worth(mind, card) + 8 * min(drawn, 5)


class Familiar(Wisdom):
    owning = 60
    order = 664
    at_once = True
    helps = (2, 68)


class Golem(Wisdom):
    owning = 55
    playing = 50
    helps = (5, 8)

    def play(self, mind: Tactics, decision: Decision) -> list[int]:
        """What gives Actions first, then what draws."""
        cards = mind.sight.cards_of(decision.options)
        return [max(range(len(cards)), key=lambda i: (cards[i].extra, cards[i].kind.cards))]


class Herbalist(Wisdom):
    owning = 16
    playing = 14
    helps = (1, 48)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        """For a Treasure that is better than the next card; a Copper seldom is."""
        best = max([mind.sight.wise(name).keep for name in mind.sight.view.in_play(mind.sight.seat)], default=0)
        return 20 if best > 10 else 0

    def beginner_reacts(self, thought: Thought) -> bool:
        return any(thought.worth(name) > thought.worth("Copper") for name in thought.view.in_play(thought.seat))


class PhilosophersStone(Wisdom):
    owning = 34
    holding = 24
    bulk = True
    helps = (5, 30)


class Possession(Wisdom):
    owning = 60
    playing = 60
    helps = (5, 21)


class ScryingPool(Wisdom):
    owning = 40
    order = 654
    helps = (5, 16)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """The card that ends the chain of Actions is better discarded, unless it is a good Treasure."""
        return judge(mind, decision) if is_theirs(mind, decision) else top_card(mind, decision)


class Transmute(Trader):
    owning = 6
    playing = 12
    thinning = 2
    helps = (1, 19)

    def exchange(self, mind: Tactics, card: Wisdom) -> int:
        kind = card.kind
        sight = mind.sight
        gains = [("Duchy", kind.is_action), (self.name, kind.is_treasure), ("Gold", kind.is_victory)]
        brings = sum([gain_worth(mind, sight.wise(name)) for name, fits in gains if fits and sight.left(name)])
        return brings - loss(mind, card)


class University(Wisdom):
    owning = 42
    order = 688
    helps = (1, 2)


class Vineyard(Wisdom):
    owning = 8
    alone = False
