"""Cornucopia, and the Prizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions.choosing import option
from demesne.bots.questions.discarding import keep_scores, order_of
from demesne.bots.questions.gaining import WISHED, best_costing, best_of, gain_worth, goods, wish
from demesne.bots.questions.playing import actions_run_short, terminals_in_hand
from demesne.bots.questions.trashing import trash_worth
from demesne.bots.wisdom.wisdom import Trader, Wisdom
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


class Fairgrounds(Wisdom):
    owning = 20
    alone = False


class FarmingVillage(Wisdom):
    order = 672
    helps = (1, 41)


class FortuneTeller(Wisdom):
    playing = 25
    helps = (1, 68)


class Hamlet(Wisdom):
    discards = True
    order = 600
    helps = (1, 39)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """A cheap card for an Action that is needed, then a dead one for a useful Buy."""
        view = mind.sight.view
        scores = keep_scores(mind, decision.options)
        worst = order_of(scores)[0]
        if decision.step <= 1:
            return [worst] if actions_run_short(mind) and scores[worst] <= 12 else []
        return [worst] if scores[worst] <= 0 and view.buys < 2 and mind.sight.coins_in_hand() >= 5 else []


class Harvest(Wisdom):
    playing = 28
    helps = (1, 66)


class HornOfPlenty(Wisdom):
    holding = 25
    helps = (1, 39)

    def lays(self, mind: Tactics, number: int) -> bool:
        """Whether it finds anything worth having."""
        sight = mind.sight
        names = set(sight.view.in_play(sight.seat))
        names.add(self.name)
        limit = len(names)
        return any(good.cost <= limit and gain_worth(mind, good.card) > 20 for good in goods(mind))

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        """For a Victory card, the Horn of Plenty goes to the trash."""
        scores: list[int] = []
        for card in mind.sight.cards_of(decision.options):
            score = wish(mind, card)
            if card.name == "Province":
                score = 3 * WISHED
            elif card.kind.is_victory and not mind.sight.ending():
                score -= WISHED
            scores.append(score)
        return best_of(decision, scores)


class HorseTraders(Wisdom):
    discards = True
    playing = 29
    helps = (1, 52)

    def now(self, mind: Tactics) -> int:
        cheap = sum([1 for card in mind.sight.hand_cards if card.keep <= 10])
        return self.value if cheap >= 2 else self.value - 12

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 50


class HuntingParty(Wisdom):
    owning = 60
    order = 632
    helps = (2, 64)


class Jester(Wisdom):
    owning = 60
    playing = 45
    helps = (5, 68)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        good = gain_worth(mind, mind.sight.wise(decision.about[0])) > 25
        return option(decision, "take" if good else "give")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        return ["take" if thought.wish(thought.decision.about[0]) > 0 else "give"]


class Menagerie(Wisdom):
    order = 596
    helps = (1, 34)

    def now(self, mind: Tactics) -> int:
        rest = mind.sight.hand[:]
        rest.remove(self.name)
        return 720 if len(set(rest)) == len(rest) else self.place - 90


class Remake(Trader):
    playing = 38
    thinning = 8
    needs_junk = True
    helps = (1, 48)

    def now(self, mind: Tactics) -> int:
        """Both trades must be acceptable; otherwise it is not played."""
        rest = mind.sight.hand_cards[:]
        rest.remove(self)
        scores = sorted([self.exchange(mind, card) for card in rest], reverse=True)
        return self.value if len(scores) >= 2 and scores[1] > 0 and scores[0] + scores[1] > 30 else 0

    def exchange(self, mind: Tactics, card: Wisdom) -> int:
        cost = self.reach(mind.sight.view.cost(card.name))
        return best_costing(mind, cost, 0 if card.is_junk else -5) + trash_worth(mind, card)


class Tournament(Wisdom):
    order = 608
    cherishes = "Province"
    helps = (2, 72)

    def now(self, mind: Tactics) -> int:
        return self.place + 60 if "Province" in mind.sight.hand else self.place

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        """Followers while Curses are left, then the Steed, the Princess and the rest; a Duchy at the very end."""
        sight = mind.sight
        if sight.left("Province") <= 1 and decision.find("Duchy") >= 0 and sight.left("Duchy"):
            return [decision.find("Duchy")]
        order = ["Followers", "Trusty Steed", "Princess", "Bag of Gold", "Diadem"]
        if sight.left("Curse") <= 1:
            order = ["Trusty Steed", "Followers", "Princess", "Bag of Gold", "Diadem"]
        for name in order:
            at = decision.find(name)
            if at >= 0:
                return [at]
        return option(decision, "Duchy")


class YoungWitch(Wisdom):
    discards = True
    owning = 55
    playing = 44
    helps = (2, 100)

    def now(self, mind: Tactics) -> int:
        return self.value if mind.sight.left("Curse") else 12

    def useless(self, mind: Tactics) -> bool:
        return not mind.sight.left("Curse")


class BagOfGold(Wisdom):
    owning = 60
    order = 592


class Diadem(Wisdom):
    owning = 62
    holding = 25


class Followers(Wisdom):
    owning = 95
    playing = 85


class Princess(Wisdom):
    owning = 70
    playing = 50


class TrustySteed(Wisdom):
    owning = 90
    order = 580

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Cards and Actions while there is something to play, otherwise cards and coins."""
        sight = mind.sight
        more = terminals_in_hand(mind) > 0 or sight.action_cards() * 3 > sight.cards()
        return [decision.find("+2 Cards"), decision.find("+2 Actions" if more else "+2 Coins")]

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        return ["+2 Cards", "+2 Actions" if thought.has_action(thought.view.hand) else "+2 Coins"]
