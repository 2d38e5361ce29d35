"""Hinterlands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions.buying import more_coins_help
from demesne.bots.questions.choosing import option, seen_well
from demesne.bots.questions.discarding import (
    average_worth,
    dead_weight,
    is_theirs,
    spare_for_later,
    top_card,
)
from demesne.bots.questions.gaining import best_costing, gain_worth, wants_coppers
from demesne.bots.questions.playing import AFTER_DRAWS, actions_run_short
from demesne.bots.questions.trading import loss
from demesne.bots.questions.trashing import trash_worth, worst_in_hand
from demesne.bots.wisdom.wisdom import Trader as Trading
from demesne.bots.wisdom.wisdom import Wisdom
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


class BorderVillage(Wisdom):
    owning = 65
    order = 690
    helps = (1, 32)


class Cache(Wisdom):
    owning = 38
    helps = (5, 61)


class Cartographer(Wisdom):
    discards = True
    order = 656
    helps = (2, 62)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """What should not be drawn next."""
        cards = mind.sight.cards_of(decision.options)
        return [i for i in range(len(cards)) if dead_weight(mind, cards[i])]


class Crossroads(Wisdom):
    owning = 20
    order = 694
    helps = (1, 31)

    def now(self, mind: Tactics) -> int:
        """The first one is a village; later ones are worth an Action if they draw."""
        if not mind.sight.played(self.name):
            return self.place
        return AFTER_DRAWS if any(card.kind.is_victory for card in mind.sight.hand_cards) else 0


class Develop(Trading):
    playing = 22
    helps = (1, 51)

    def exchange(self, mind: Tactics, card: Wisdom) -> int:
        cost = mind.sight.view.cost(card.name)
        return best_costing(mind, cost + 1, 0) + best_costing(mind, cost - 1, 0) - loss(mind, card)


class Duchess(Wisdom):
    owning = 22
    playing = 20
    helps = (1, 51)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        return top_card(mind, decision)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 10 if gain_worth(mind, self) > 10 else 0


class Embassy(Wisdom):
    discards = True
    owning = 58
    playing = 40
    helps = (5, 74)


class Farmland(Trading):
    owning = 20
    alone = False

    def exchange(self, mind: Tactics, card: Wisdom) -> int:
        return best_costing(mind, mind.sight.view.cost(card.name) + 2, 0) - loss(mind, card)


class FoolsGold(Wisdom):
    wants_copies = True
    owning = 24
    holding = 20
    helps = (5, 51)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        """A Gold is better, unless there are enough Fool's Golds to make four coins each."""
        return 30 if mind.sight.left("Gold") and mind.sight.count(self.name) < 4 else 0


class Haggler(Wisdom):
    owning = 52
    playing = 30
    helps = (1, 65)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 5


class Highway(Wisdom):
    owning = 52
    order = 624
    helps = (5, 57)


class IllGottenGains(Wisdom):
    owning = 45
    holding = 15
    at_once = True
    helps = (5, 76)

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        """A Copper if it buys something better now, together with those of the copies still in hand."""
        more = 1 + mind.sight.view.hand.count(self.name)
        return [0] if more_coins_help(mind, more) or wants_coppers(mind) else []


class Inn(Wisdom):
    discards = True
    owning = 46
    order = 676
    helps = (1, 52)

    def reveal(self, mind: Tactics, decision: Decision) -> list[int]:
        """Every Action that is better than the next card."""
        cards = mind.sight.cards_of(decision.options)
        least = average_worth(mind)
        return [i for i in range(len(cards)) if cards[i].keep > least]


class JackOfAllTrades(Wisdom):
    playing = 34
    trashes = True
    brings_cards = True
    thinning = 3
    helps = (1, 84)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """Junk that it can trash stays if none is in hand yet; a Copper makes room for something better."""
        top = mind.sight.wise(decision.options[0])
        if trash_worth(mind, top) > 0 and not top.kind.is_treasure:
            return [0] if worst_in_hand(mind) > 0 else []
        return [0] if top.name == "Copper" or dead_weight(mind, top) else []


class Mandarin(Wisdom):
    owning = 42
    playing = 28
    helps = (1, 61)

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        """From hand, what the next turn can use; Treasures from play, the best first."""
        if decision.ordered:
            return super().topdeck(mind, decision)
        return spare_for_later(mind, decision.options)


class Margrave(Wisdom):
    owning = 62
    playing = 44
    helps = (2, 82)


class NobleBrigand(Wisdom):
    owning = 34
    playing = 24
    helps = (5, 89)


class NomadCamp(Wisdom):
    owning = 32
    playing = 24
    helps = (2, 51)


class Oasis(Wisdom):
    discards = True
    order = 606
    helps = (1, 39)


class Oracle(Wisdom):
    playing = 30
    brings_cards = True
    helps = (1, 65)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Good cards stay on this seat's own deck, and bad ones on the others' decks."""
        good = seen_well(mind, decision.about)
        return option(decision, "discard" if good == is_theirs(mind, decision) else "keep")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        good = sum([thought.use(name)[0] for name in thought.decision.about]) >= 4
        own = thought.decision.target in (None, thought.seat)
        return ["keep" if good == own else "discard"]


class Scheme(Wisdom):
    order = 612
    helps = (1, 32)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 40


class SilkRoad(Wisdom):
    owning = 12
    alone = False


class SpiceMerchant(Wisdom):
    playing = 24
    trashes = True
    thinning = 3
    needs_junk = True
    helps = (1, 43)

    def now(self, mind: Tactics) -> int:
        return self.value if self._spare(mind) else 0

    def useless(self, mind: Tactics) -> bool:
        return not self._spare(mind)

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        """A Copper that is not missed, never anything better."""
        at = decision.find("Copper")
        return [at] if at >= 0 and self._spare(mind) else []

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        more = actions_run_short(mind) or not more_coins_help(mind, 2)
        return option(decision, "+2 Cards +1 Action" if more else "+2 Coins +1 Buy")

    def _spare(self, mind: Tactics) -> bool:
        return "Copper" in mind.sight.hand and trash_worth(mind, mind.sight.wise("Copper")) > 0


class Stables(Wisdom):
    owning = 56
    order = 644
    helps = (5, 57)

    def now(self, mind: Tactics) -> int:
        return self.place if self._fodder(mind) else 0

    def useless(self, mind: Tactics) -> bool:
        return not self._fodder(mind)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """The least Treasure, if three cards are likely to be worth more."""
        cards = mind.sight.cards_of(decision.options)
        worst = min(range(len(cards)), key=lambda i: cards[i].keep)
        return [worst] if cards[worst].keep <= 20 else []

    def _fodder(self, mind: Tactics) -> bool:
        return any(card.kind.is_treasure and card.keep <= 20 for card in mind.sight.hand_cards)


class Trader(Trading):
    playing = 24
    thinning = 4
    helps = (1, 61)

    def exchange(self, mind: Tactics, card: Wisdom) -> int:
        # A deck that drowns in Silver wins no more with a fourth one.
        silvers = min(mind.sight.view.cost(card.name), mind.sight.left("Silver"), 3)
        return silvers * max(0, gain_worth(mind, mind.sight.wise("Silver"))) - loss(mind, card)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        """A Silver, or nothing at all, is better than junk."""
        return 45 if decision.about and trash_worth(mind, mind.sight.wise(decision.about[0])) > 0 else 0

    def beginner_reacts(self, thought: Thought) -> bool:
        about = thought.decision.about
        return not about or thought.worth(about[0]) < thought.worth("Silver")


class Tunnel(Wisdom):
    wants_discards = True
    owning = 14
    alone = False

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 50 if mind.sight.left("Gold") else 0
