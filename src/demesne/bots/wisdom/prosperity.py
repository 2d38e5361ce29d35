"""Prosperity."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from demesne.bots.questions.choosing import option
from demesne.bots.questions.discarding import average_worth, keep_scores
from demesne.bots.questions.gaining import NOTHING, best_costing, gain_worth
from demesne.bots.questions.playing import best_double, doubled_doubler
from demesne.bots.questions.trading import BARELY, loss
from demesne.bots.questions.trashing import by_score, trash_worth, worst_in_hand
from demesne.bots.wisdom.wisdom import Trader, Wisdom
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


class Bank(Wisdom):
    owning = 66
    yields = 4
    helps = (5, 56)


class Bishop(Wisdom):
    playing = 26
    trashes = True
    thinning = 3
    helps = (1, 69)

    def now(self, mind: Tactics) -> int:
        """It must trash: nothing that would be missed more than its tokens bring."""
        others = mind.sight.hand_cards[:]
        others.remove(self)
        return self.value if not others or max(self._trashed(mind, card) for card in others) > -10 else 0

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        if decision.min == 0:
            return super().trash(mind, decision)
        return by_score(decision, [self._trashed(mind, card) for card in mind.sight.cards_of(decision.options)])

    def _trashed(self, mind: Tactics, card: Wisdom) -> int:
        """How glad I am to trash a card if half its cost comes back as tokens."""
        token = 20 if mind.sight.ending() else 6
        return trash_worth(mind, card) + token * (mind.sight.view.cost(card.name) // 2)


class City(Wisdom):
    owning = 48
    order = 690
    helps = (2, 39)


class Contraband(Wisdom):
    owning = 48
    helps = (1, 49)

    def pick_name(self, mind: Tactics) -> str:
        """The most expensive card that the other player may be able to buy."""
        view = mind.sight.view
        coins = view.coins + view.hand_size(view.active)
        for name in ("Colony", "Province", "Gold"):
            if view.left(name) and view.cost(name) <= coins + 2:
                return name
        return "Gold"

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return ["Province" if thought.late else "Gold"] if thought.decision.kind == "name" else None


class CountingHouse(Wisdom):
    owning = 35
    playing = 30
    helps = (2, 49)

    def now(self, mind: Tactics) -> int:
        return 9 * mind.sight.discarded().get("Copper", 0)

    def useless(self, mind: Tactics) -> bool:
        return not mind.sight.discarded().get("Copper", 0)

    def reveal(self, mind: Tactics, decision: Decision) -> list[int]:
        return list(range(decision.max))

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return thought.decision.options[:] if thought.decision.kind == "reveal" else None


class Expand(Trader):
    owning = 60
    thinning = 3
    helps = (1, 38)


class Forge(Wisdom):
    owning = 62
    playing = 30
    trashes = True
    thinning = 5
    helps = (1, 21)

    def now(self, mind: Tactics) -> int:
        hand = mind.sight.hand_cards[:]
        hand.remove(self)
        return self.value if self._best(mind, hand)[1] > BARELY else 0

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return self._best(mind, mind.sight.cards_of(decision.options))[0]

    def _best(self, mind: Tactics, cards: list[Wisdom]) -> tuple[list[int], int]:
        """Which of these cards make the best one, and how much better it is than they are. In a large hand, only those
        missed least are tried.
        """
        losses = [loss(mind, card) for card in cards]
        costs = [mind.sight.view.cost(card.name) for card in cards]
        tried = sorted(range(len(cards)), key=lambda i: losses[i])[:7]
        gains: dict[int, int] = {}
        best: list[int] = []
        best_score = -10_000
        for size in range(len(tried) + 1):
            for picks in combinations(tried, size):
                cost = sum([costs[i] for i in picks])
                if cost not in gains:
                    gains[cost] = best_costing(mind, cost, NOTHING)
                score = gains[cost] - sum([losses[i] for i in picks])
                if score > best_score:
                    best, best_score = list(picks), score
        return best, best_score


class Goons(Wisdom):
    asks_last = "Copper if played(Goons) > 0 and left(Province) <= 6"
    owning = 78
    playing = 48
    helps = (2, 89)


class GrandMarket(Wisdom):
    owning = 72
    order = 630
    helps = (1, 49)


class Hoard(Wisdom):
    asks_first = "Duchy if played(Hoard) > 0"
    owning = 62
    helps = (2, 61)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 5


class KingsCourt(Wisdom):
    owning = 55
    playing = 40
    doubles = True
    alone = False
    helps = (1, 18)

    def now(self, mind: Tactics) -> int:
        """It waits for cantrips to find it a target, unless they are all there is."""
        target = best_double(mind, self)
        if target is None:
            return 0
        return 714 if target.extra >= 0 and mind.sight.view.actions <= 1 else 460

    def doubled(self, mind: Tactics) -> int:
        return doubled_doubler(mind)


class Loan(Wisdom):
    owning = 24
    thinning = 2
    helps = (1, 39)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        junk = trash_worth(mind, mind.sight.wise(decision.about[0])) > 0
        return option(decision, "trash" if junk else "discard")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        return ["trash" if thought.is_junk(thought.decision.about[0]) else "discard"]


class Mint(Wisdom):
    owning = 32
    playing = 26
    helps = (1, 34)

    def now(self, mind: Tactics) -> int:
        return self.value if self._best(mind, mind.sight.hand_cards) > 15 else 0

    def useless(self, mind: Tactics) -> bool:
        return self._best(mind, mind.sight.hand_cards) <= 15

    def reveal(self, mind: Tactics, decision: Decision) -> list[int]:
        """The Treasure whose copy is most welcome."""
        scores = [self._worth(mind, card) for card in mind.sight.cards_of(decision.options)]
        best = scores.index(max(scores))
        return [best] if scores[best] > 0 else []

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "reveal":
            return None
        wanted = [name for name in thought.decision.options if thought.worth(name) > 0 and thought.view.left(name)]
        return thought.best_of(wanted)

    def _best(self, mind: Tactics, cards: list[Wisdom]) -> int:
        return max([self._worth(mind, card) for card in cards], default=0)

    def _worth(self, mind: Tactics, card: Wisdom) -> int:
        return gain_worth(mind, card) if card.kind.is_treasure and mind.sight.left(card.name) else 0


class Monument(Wisdom):
    owning = 42
    playing = 32
    helps = (2, 81)


class Mountebank(Wisdom):
    owning = 72
    playing = 55
    at_once = True
    helps = (2, 88)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        return [0]

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return ["Curse"] if thought.decision.kind == "discard" else None


class Peddler(Wisdom):
    owning = 44
    order = 628
    helps = (5, 44)


class Quarry(Wisdom):
    owning = 26
    helps = (1, 25)


class Rabble(Wisdom):
    owning = 56
    playing = 38
    helps = (5, 75)


class RoyalSeal(Wisdom):
    owning = 40
    helps = (2, 64)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        """A card better than the next one is drawn at once."""
        about = decision.about
        return 20 if about and mind.sight.wise(about[0]).keep > average_worth(mind) else 0

    def beginner_reacts(self, thought: Thought) -> bool:
        about = thought.decision.about
        return not about or thought.use(about[0])[0] >= 3


class Talisman(Wisdom):
    owning = 22
    helps = (1, 44)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 6


class TradeRoute(Wisdom):
    playing = 16
    trashes = True
    thinning = 3
    needs_junk = True
    helps = (1, 44)

    def now(self, mind: Tactics) -> int:
        """It must trash; its coins are worth a card that is missed a little."""
        tokens = mind.sight.view.mat_tokens
        alone = len(mind.sight.hand_cards) == 1
        return self.value + 6 * tokens if alone or worst_in_hand(mind, self) > -4 * tokens else 0


class Vault(Wisdom):
    discards = True
    owning = 54
    playing = 40
    helps = (5, 71)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """Cards that pay no more in hand than the coin they bring; two for another player's Vault."""
        if decision.min:
            return super().discard(mind, decision)
        scores = keep_scores(mind, decision.options)
        return [i for i in range(len(scores)) if scores[i] < 10]

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Two cards worth less than the next one."""
        scores = sorted(keep_scores(mind, mind.sight.hand))
        return [0] if len(scores) >= 2 and sum(scores[:2]) < average_worth(mind) else []

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        return ["discard 2"] if sum([thought.use(name)[0] == 0 for name in thought.view.hand]) >= 2 else []


class Venture(Wisdom):
    owning = 52
    yields = 3
    helps = (5, 69)


class Watchtower(Wisdom):
    playing = 24
    brings_cards = True
    helps = (1, 57)

    def now(self, mind: Tactics) -> int:
        return self.value if len(mind.sight.hand) < 7 else 0

    def useless(self, mind: Tactics) -> bool:
        return len(mind.sight.hand) >= 7

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        """Junk goes to the trash, good cards onto the deck; the others stay where they are going."""
        return 40 if decision.about and self._answer(mind, decision) else 0

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        return option(decision, self._answer(mind, decision) or "topdeck")

    def _answer(self, mind: Tactics, decision: Decision) -> str:
        card = mind.sight.wise(decision.about[0])
        if trash_worth(mind, card) > 0 and gain_worth(mind, card) <= 0:
            return "trash"
        return "topdeck" if card.keep > average_worth(mind) else ""

    def beginner_reacts(self, thought: Thought) -> bool:
        about = thought.decision.about
        return not about or thought.is_junk(about[0]) or thought.use(about[0])[0] >= 3

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        return ["trash" if thought.is_junk(thought.decision.about[0]) else "topdeck"]


class WorkersVillage(Wisdom):
    order = 692
    helps = (2, 23)


class Platinum(Wisdom):
    owning = 100
    beginner = 55


class Colony(Wisdom):
    owning = 60
    wished = 220
    beginner = 160

    def riddance(self, mind: Tactics) -> int:
        """More than a new one is worth."""
        return -400
