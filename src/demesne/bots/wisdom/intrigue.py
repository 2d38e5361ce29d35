"""Intrigue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.bots.questions.buying import more_coins_help, wish_for
from demesne.bots.questions.choosing import option
from demesne.bots.questions.discarding import keep_scores, order_of, spare_for_later
from demesne.bots.questions.gaining import WISHED, best_of, wish
from demesne.bots.questions.playing import actions_run_short, terminals_in_hand
from demesne.bots.questions.trashing import cheapest, several, trash_worth
from demesne.bots.wisdom.wisdom import Trader, Wisdom
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


PLENTIFUL: Final = 5
"""A plan that keeps fewer coins than this in its Treasures wants a thin deck."""

PLENTY: Final = 99
"""More coins than any card costs."""


class Baron(Wisdom):
    playing = 40
    cherishes = "Estate"
    helps = (5, 64)

    def now(self, mind: Tactics) -> int:
        """Without an Estate in hand it brings one."""
        return self.value if mind.sight.held("Estate") else 2

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        return [0]


class Bridge(Wisdom):
    playing = 26
    helps = (1, 62)


class Conspirator(Wisdom):
    playing = 24
    helps = (1, 48)


class Coppersmith(Wisdom):
    playing = 8
    helps = (1, 43)

    def now(self, mind: Tactics) -> int:
        return self.value + 8 * mind.sight.held("Copper")


class Courtyard(Wisdom):
    playing = 34
    helps = (2, 88)

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        return spare_for_later(mind, decision.options)


class Duke(Wisdom):
    owning = 12
    alone = False


class GreatHall(Wisdom):
    order = 621
    helps = (1, 40)


class Harem(Wisdom):
    owning = 48
    helps = (1, 58)


class Ironworks(Wisdom):
    playing = 24
    helps = (1, 54)

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        """An Action that the plan asks for, if another one in hand is stuck without the +1 Action it gives."""
        if actions_run_short(mind):
            cards = mind.sight.cards_of(decision.options)
            scores = [wish(mind, card) if card.kind.is_action else 0 for card in cards]
            if max(scores) >= WISHED:
                return best_of(decision, scores)
        return super().gain(mind, decision)


class Masquerade(Wisdom):
    playing = 40
    thinning = 4
    trashes = True
    helps = (1, 78)

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return several(mind, decision)


class MiningVillage(Wisdom):
    order = 691
    helps = (1, 50)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Two coins now are worth the village if they buy something much better, and near the end anything better."""
        if not more_coins_help(mind, 2):
            return []
        sight = mind.sight
        bought = mind.plan.buy[wish_for(mind, sight.coins_in_hand() + 2)].label
        return [0] if sight.ending() or sight.view.cost(sight.top(bought)) >= 6 else []


class Minion(Wisdom):
    order = 610
    owning = 55
    helps = (5, 68)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Coins if another Minion is in hand, if two more buy what is wanted most, or to avoid a bad reshuffle; else
        new hands, which cost the others a card.
        """
        sight = mind.sight
        if sight.held(self.name):
            return option(decision, "+2 Coins")
        now = wish_for(mind, sight.view.coins)
        kept = wish_for(mind, sight.coins_in_hand() + 2)
        most = wish_for(mind, PLENTY)
        enough = kept == most != now and (not sight.view.coins or self._wins_points(mind, most))
        return option(decision, "+2 Coins" if enough or (kept < now and self._junk_waits(mind)) else "discard hand")

    def _wins_points(self, mind: Tactics, place: int) -> bool:
        return place < len(mind.plan.buy) and mind.sight.wise(mind.plan.buy[place].label).kind.is_victory

    def _junk_waits(self, mind: Tactics) -> bool:
        """Whether new hands would shuffle in the bad cards of the discard pile."""
        sight = mind.sight
        if not 0 < sight.view.deck_size(sight.seat) < 4:
            return False
        return sum([n for name, n in sight.discarded().items() if sight.wise(name).keep <= 10]) > 3


class Nobles(Wisdom):
    owning = 62
    helps = (2, 69)

    def now(self, mind: Tactics) -> int:
        """First of all, if other Actions wait for it."""
        return 690 if self._opens(mind, 1) else self.value

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        return option(decision, "+2 Actions" if self._opens(mind, 0) else "+3 Cards")

    def _opens(self, mind: Tactics, itself: int) -> bool:
        """Whether Actions in hand, apart from this card, would be stuck without it."""
        waiting = terminals_in_hand(mind) + mind.sight.held(self.name) - itself
        return mind.sight.view.actions == itself and waiting > 0


class Pawn(Wisdom):
    order = 601
    owning = 20
    helps = (1, 55)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """A card and an Action if there are others to play, else a card and a coin."""
        sight = mind.sight
        others = any(card.kind.is_action for card in sight.hand_cards) or 4 * sight.action_cards() > sight.cards()
        return sorted([*option(decision, "+1 Card"), *option(decision, "+1 Action" if others else "+1 Coin")])


class Saboteur(Wisdom):
    playing = 20
    helps = (1, 54)


class Scout(Wisdom):
    order = 570
    owning = 15
    helps = (1, 36)


class SecretChamber(Wisdom):
    playing = 9
    owning = 12
    helps = (1, 25)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        cards = mind.sight.cards_of(decision.options)
        return [i for i in range(len(cards)) if not cards[i].kind.is_treasure]

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        """The two worst cards come back with the next hand, which is better than losing good ones now."""
        return order_of(keep_scores(mind, decision.options))[: decision.min]

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        """Once is enough, although it may be shown again and again."""
        return 20 if decision.step == 1 else 0

    def beginner_reacts(self, thought: Thought) -> bool:
        return thought.decision.step == 1


class ShantyTown(Wisdom):
    order = 640
    helps = (1, 56)


class Steward(Wisdom):
    playing = 26
    thinning = 5
    helps = (1, 69)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Two dead cards go first; Coppers only along with one of them, or if the deck should be thin."""
        sight = mind.sight
        junk = [card for card in sight.hand_cards if trash_worth(mind, card) > 0]
        dead = len([card for card in junk if not card.kind.is_treasure])
        if dead < 2 and more_coins_help(mind, 2):
            return option(decision, "+2 Coins")
        thins = dead >= 1 or mind.plan.keep_money < PLENTIFUL
        return option(decision, "trash 2" if len(junk) >= 2 and thins and not sight.ending() else "+2 Cards")


class Swindler(Wisdom):
    playing = 30
    at_once = True
    helps = (1, 70)

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        """The others get what is worth least to them."""
        cards = mind.sight.cards_of(decision.options)
        for i in range(len(cards)):
            if cards[i].kind.is_curse:
                return [i]
        return [cheapest(cards)]


class Torturer(Wisdom):
    playing = 48
    owning = 58
    at_once = True
    helps = (5, 81)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Two cards worth little go; a good hand takes the Curse, and happily so if none is left."""
        sight = mind.sight
        if not sight.left("Curse"):
            return option(decision, "Curse")
        weights = sorted(keep_scores(mind, sight.hand))
        return option(decision, "Curse" if len(weights) > 2 and sum(weights[:2]) > 45 else "discard 2")


class TradingPost(Wisdom):
    playing = 30
    thinning = 5
    trashes = True
    helps = (1, 54)

    def now(self, mind: Tactics) -> int:
        junk = sum([1 for card in mind.sight.hand_cards if trash_worth(mind, card) > 0])
        return self.value if junk >= 2 else 0


class Tribute(Wisdom):
    playing = 26
    helps = (2, 73)


class Upgrade(Trader):
    order = 560
    thinning = 4
    helps = (1, 51)


class WishingWell(Wisdom):
    order = 646
    helps = (2, 36)

    def pick_name(self, mind: Tactics) -> str:
        """The card that is most likely on top."""
        deck = mind.sight.view.own_deck() or mind.sight.discarded()
        return max(deck, key=lambda name: deck[name]) if deck else "Copper"
