"""Seaside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.plan import UNWISHED
from demesne.bots.questions.buying import bought_with, wish_for
from demesne.bots.questions.choosing import option, seen_well
from demesne.bots.questions.discarding import average_worth, keep_scores, order_of, spare_for_later
from demesne.bots.questions.trashing import junk_in, most_missed, several, trash_worth
from demesne.bots.wisdom.wisdom import Wisdom
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


class Ambassador(Wisdom):
    playing = 34
    thinning = 5
    trashes = True
    needs_junk = True
    at_once = True
    helps = (1, 62)

    def now(self, mind: Tactics) -> int:
        """Giving each of the others a copy is worth something even if this turn needs the card."""
        return self.value if any(trash_worth(mind, card) > 0 or card.is_junk for card in mind.sight.hand_cards) else 0

    def reveal(self, mind: Tactics, decision: Decision) -> list[int]:
        """The worst card, preferably one of which two can go; of a possessed player's cards, the one that I want a copy
        of.
        """
        cards = mind.sight.cards_of(decision.options)
        if mind.sight.possesses:
            return [most_missed(mind, cards)]
        scores = [trash_worth(mind, card) + 5 * (decision.options.count(card.name) > 1) for card in cards]
        return [scores.index(max(scores))]

    def give_back(self, mind: Tactics, decision: Decision) -> list[int]:
        """As many as this turn can do without; for a possessed player, all of them."""
        return list(range(decision.max)) if mind.sight.possesses else several(mind, decision)

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        options = thought.decision.options
        if thought.decision.kind == "reveal":
            return [min(options, key=thought.worth)]
        if thought.decision.kind == "return":
            return options[: thought.decision.max] if thought.is_junk(options[0]) else []
        return None


class Bazaar(Wisdom):
    order = 692
    helps = (5, 53)


class Caravan(Wisdom):
    owning = 44
    order = 622
    helps = (5, 52)


class Cutpurse(Wisdom):
    playing = 32
    helps = (2, 72)


class Embargo(Wisdom):
    owning = 14
    playing = 22
    fleeting = True
    helps = (1, 21)

    def pick_pile(self, mind: Tactics, decision: Decision) -> list[int]:
        """The best kingdom pile that the plan doesn't use."""
        sight = mind.sight
        best, best_worth = max(0, decision.find("Curse")), 0
        for i, pile in enumerate(decision.options):
            card = sight.wise(sight.top(pile))
            spare = sight.wise(pile).kind.kingdom and mind.plan.rank(sight, pile) >= UNWISHED
            if sight.left(pile) and spare and card.worth > best_worth:
                best, best_worth = i, card.worth
        return [best]

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        """The most expensive pile that nobody needs."""
        if thought.decision.kind != "pile":
            return None
        needed = ("Copper", "Silver", "Gold", "Duchy", "Province")
        others = [pile for pile in thought.decision.options if pile not in needed]
        return [max(others, key=thought.view.cost)]


class Explorer(Wisdom):
    owning = 42
    playing = 26
    helps = (2, 64)


class FishingVillage(Wisdom):
    order = 693
    helps = (2, 41)


class GhostShip(Wisdom):
    owning = 60
    playing = 44
    helps = (5, 89)

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        """What is missed least now, the best of it on top."""
        scores = keep_scores(mind, decision.options)
        return order_of(scores)[: decision.min][::-1]

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return thought.least_used() if thought.decision.kind == "topdeck" else None


class Haven(Wisdom):
    order = 621
    helps = (1, 30)

    def set_aside(self, mind: Tactics, decision: Decision) -> list[int]:
        return spare_for_later(mind, decision.options)

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return thought.least_used() if thought.decision.kind == "aside" else None


class Island(Wisdom):
    owning = 34
    playing = 18
    fleeting = True
    helps = (2, 68)

    def now(self, mind: Tactics) -> int:
        """Best with a card that only clogs the deck."""
        return self.value + 10 if any(self._clogs(mind, card) for card in mind.sight.hand_cards) else 6

    def set_aside(self, mind: Tactics, decision: Decision) -> list[int]:
        """The card with the most points among those that do nothing else, else the worst one."""
        sight = mind.sight
        cards = sight.cards_of(decision.options)
        clogs = [i for i in range(len(cards)) if self._clogs(mind, cards[i])]
        if clogs:
            return [max(clogs, key=lambda i: sight.points_lost(cards[i].name))]
        return super().set_aside(mind, decision)

    def _clogs(self, mind: Tactics, card: Wisdom) -> bool:
        return not card.kind.is_action and not card.kind.is_treasure

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return thought.least_used() if thought.decision.kind == "aside" else None


class Lighthouse(Wisdom):
    order = 606
    helps = (1, 51)


class Lookout(Wisdom):
    owning = 22
    order = 570
    thinning = 4
    helps = (1, 42)

    def now(self, mind: Tactics) -> int:
        """As long as one of the three cards is likely to be junk."""
        deck = mind.sight.unseen()
        return self.place if 6 * junk_in(mind, deck) >= sum(deck.values()) else 0

    def useless(self, mind: Tactics) -> bool:
        return self.now(mind) == 0


class MerchantShip(Wisdom):
    owning = 48
    playing = 34
    helps = (2, 71)


class NativeVillage(Wisdom):
    order = 688
    helps = (1, 28)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """About a hand's worth of cards at a time."""
        return option(decision, "take" if len(mind.sight.view.native_village) >= 3 else "set aside")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return ["take" if len(thought.view.native_village) >= 3 else "set aside"]


class Navigator(Wisdom):
    discards = True
    playing = 24
    helps = (1, 62)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        return option(decision, "keep" if seen_well(mind, decision.about) else "discard")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        return ["discard" if thought.mostly_bad() else "keep"]


class Outpost(Wisdom):
    owning = 40
    playing = 16
    helps = (1, 43)


class PearlDiver(Wisdom):
    order = 623
    helps = (1, 30)

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        """If it is better than the next card."""
        return [0] if mind.sight.wise(decision.options[0]).keep > average_worth(mind) else []

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "topdeck":
            return None
        card = thought.decision.options[0]
        return [card] if thought.use(card)[0] >= 2 else []


class PirateShip(Wisdom):
    owning = 38
    playing = 26
    helps = (2, 49)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Coins once they buy something better; at first it is worth waiting for one more token."""
        sight = mind.sight
        tokens, coins = sight.view.pirate_tokens(sight.seat), sight.coins_in_hand()
        helps = tokens >= 2 and wish_for(mind, coins + tokens) < wish_for(mind, coins)
        return option(decision, "coins" if helps else "trash")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        return ["coins" if thought.view.pirate_tokens(thought.seat) >= 3 else "trash"]


class Salvager(Wisdom):
    playing = 22
    thinning = 3
    trashes = True
    needs_junk = True
    helps = (1, 60)

    def now(self, mind: Tactics) -> int:
        """If it leads to a better purchase, or rids the deck of junk."""
        rest = [card for card in mind.sight.hand_cards if card is not self]
        best = max([self._salvaged(mind, card) for card in rest], default=0)
        return self.value if best > bought_with(mind, mind.sight.coins_in_hand()) else 0

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        scores = [self._salvaged(mind, card) for card in mind.sight.cards_of(decision.options)]
        return [scores.index(max(scores))]

    def _salvaged(self, mind: Tactics, card: Wisdom) -> int:
        """What this turn buys with a card's coins, minus what the card is missed for."""
        sight = mind.sight
        coins = sight.coins_in_hand() - card.coins + sight.view.cost(card.name)
        return bought_with(mind, coins) + trash_worth(mind, card)


class SeaHag(Wisdom):
    owning = 48
    playing = 42
    at_once = True
    helps = (2, 99)

    def now(self, mind: Tactics) -> int:
        return self.value if mind.sight.left("Curse") else 8


class Smugglers(Wisdom):
    owning = 28
    playing = 20
    helps = (1, 53)


class Tactician(Wisdom):
    owning = 46
    playing = 30
    helps = (1, 61)

    def now(self, mind: Tactics) -> int:
        """A hand that buys no Province is worth less than five more cards in the next turn."""
        sight = mind.sight
        return self.value if len(sight.hand) > 1 and sight.coins_in_hand() < 8 else 0

    def beginner_plays(self, thought: Thought, rest: list[str]) -> bool:
        return bool(rest) and not thought.has_action(rest)


class TreasureMap(Wisdom):
    wanted_if = "count(Gold) < 1"
    owning = 26
    playing = 90
    holding = 3
    cherishes = "Treasure Map"
    fleeting = True
    helps = (5, 46)

    def now(self, mind: Tactics) -> int:
        """Never on its own."""
        return self.value if mind.sight.held(self.name) > 1 else 0

    def useless(self, mind: Tactics) -> bool:
        return not self.now(mind)

    def beginner_plays(self, thought: Thought, rest: list[str]) -> bool:
        return self.name in rest


class Treasury(Wisdom):
    owning = 54
    order = 626
    helps = (2, 63)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 30


class Warehouse(Wisdom):
    discards = True
    order = 642
    helps = (1, 54)


class Wharf(Wisdom):
    owning = 72
    playing = 54
    helps = (2, 88)
