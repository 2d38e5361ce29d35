"""Guilds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions.buying import buys_better_with
from demesne.bots.questions.choosing import best_first, option
from demesne.bots.questions.discarding import dead_weight
from demesne.bots.questions.gaining import best_costing, best_gain, province
from demesne.bots.questions.trading import loss
from demesne.bots.questions.trashing import junk_in, trash_worth, treasure
from demesne.bots.wisdom.wisdom import Trader, Wisdom
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


class Advisor(Wisdom):
    order = 636
    helps = (1, 46)


class Baker(Wisdom):
    order = 604
    helps = (2, 75)


class Butcher(Trader):
    playing = 42
    pays_with_tokens = True
    thinning = 4
    helps = (1, 70)

    def now(self, mind: Tactics) -> int:
        """The tokens are worth it, whatever there is to trash."""
        return self.value

    def useless(self, mind: Tactics) -> bool:
        return False

    def exchange(self, mind: Tactics, card: Wisdom) -> int:
        sight = mind.sight
        cost = sight.view.cost(card.name)
        tokens = sight.view.tokens(sight.seat)
        best = max([best_gain(mind, self.reach(cost) + n) - 4 * n for n in range(tokens + 1)])
        return best - loss(mind, card)

    def spend(self, mind: Tactics, decision: Decision) -> list[int]:
        scores = [best_gain(mind, mind.spent + n) - 4 * n for n in range(len(decision.options))]
        return [scores.index(max(scores))]

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        return province(mind, decision)

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        """Tokens pay for more than the card that it has just trashed."""
        if thought.decision.kind != "spend":
            return None
        return thought.spend(thought.view.cost(thought.view.trash[-1]) if thought.view.trash else 0)


class CandlestickMaker(Wisdom):
    order = 588
    helps = (1, 58)


class Doctor(Wisdom):
    owning = 22
    playing = 22
    thinning = 2
    helps = (1, 52)

    def now(self, mind: Tactics) -> int:
        return self.value if junk_in(mind, mind.sight.unseen()) else 1

    def pick_name(self, mind: Tactics) -> str:
        """The most frequent junk."""
        best, best_score = "Curse", 0
        for name, n in mind.sight.unseen().items():
            score = n * trash_worth(mind, mind.sight.wise(name))
            if score > best_score:
                best, best_score = name, score
        return best

    def overpay(self, mind: Tactics, most: int) -> int:
        return min(most, junk_in(mind, mind.sight.unseen()))

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        card = mind.sight.wise(decision.about[0])
        if trash_worth(mind, card) > 0:
            return option(decision, "trash")
        return option(decision, "discard" if dead_weight(mind, card) else "keep")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        name = thought.decision.about[0]
        return ["trash" if thought.is_junk(name) else "discard" if thought.use(name)[0] == 0 else "keep"]


class Herald(Wisdom):
    order = 660
    helps = (1, 33)

    def overpay(self, mind: Tactics, most: int) -> int:
        """Good Actions back onto the deck, up to two."""
        good = 0
        for name, n in mind.sight.discarded().items():
            card = mind.sight.wise(name)
            if card.kind.is_action and card.worth >= 30:
                good += n
        return min(most, good, 2)

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        return best_first(mind, decision, True)


class Journeyman(Wisdom):
    """It names what is worst to draw, as anybody would."""

    playing = 35
    brings_cards = True
    helps = (1, 74)


class Masterpiece(Wisdom):
    wanted_if = "coins >= 5"
    owning = 20
    improving = 3
    helps = (1, 61)

    def overpay(self, mind: Tactics, most: int) -> int:
        return min(most, mind.sight.left("Silver"))

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return [str(thought.view.coins)] if thought.decision.kind == "overpay" else None


class MerchantGuild(Wisdom):
    playing = 24
    helps = (1, 70)


class Plaza(Wisdom):
    order = 676
    helps = (1, 61)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """A Copper becomes a token for later, unless it is needed now."""
        at = decision.find("Copper")
        return [] if at < 0 or buys_better_with(mind, mind.sight.coins_in_hand()) else [at]

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return ["Copper"] if "Copper" in thought.decision.options else []


class Soothsayer(Wisdom):
    owning = 68
    playing = 56
    at_once = True
    helps = (1, 80)

    def now(self, mind: Tactics) -> int:
        return self.value if mind.sight.left("Curse") else 40


class Stonemason(Trader):
    owning = 15
    playing = 20
    helps = (1, 16)

    def exchange(self, mind: Tactics, card: Wisdom) -> int:
        return 2 * best_gain(mind, self.reach(mind.sight.view.cost(card.name))) - loss(mind, card)

    def overpay(self, mind: Tactics, most: int) -> int:
        """The amount that buys the best pair of Actions, if they are good."""
        best, best_score = 0, 34
        for n in range(2, most + 1):
            score = best_costing(mind, n, -10_000, True)
            if score >= best_score:
                best, best_score = n, score
        return best

    def beginner_plays(self, thought: Thought, rest: list[str]) -> bool:
        return thought.trade_pays(self, rest)

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        """The amount that buys the most expensive Actions."""
        if thought.decision.kind != "overpay":
            return None
        amounts = range(thought.view.coins + 1)
        scores = [thought.best(amount, amount, "Action") if amount else 0 for amount in amounts]
        return [str(scores.index(max(scores)))]


class Taxman(Wisdom):
    owning = 28
    playing = 24
    trades = True
    thinning = 1
    helps = (1, 70)

    def now(self, mind: Tactics) -> int:
        return self.value if "Silver" in mind.sight.hand or "Copper" in mind.sight.hand else 1

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return treasure(mind, decision)
