"""The base game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions.choosing import reshuffle_helps
from demesne.bots.questions.discarding import before_shuffle, is_theirs, judge, keep_scores, top_card
from demesne.bots.questions.gaining import best_gain, province, wants_coppers
from demesne.bots.questions.playing import AFTER_DRAWS, best_double, doubled_doubler, terminals_in_hand
from demesne.bots.questions.trashing import several, trash_worth, treasure
from demesne.bots.wisdom.wisdom import Trader, Wisdom
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


class Adventurer(Wisdom):
    owning = 50
    playing = 33
    brings_cards = True
    helps = (1, 53)


class Bureaucrat(Wisdom):
    owning = 34
    playing = 24
    helps = (1, 60)

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        """A Victory card that does nothing else."""
        for i, card in enumerate(mind.sight.cards_of(decision.options)):
            if not card.kind.is_action:
                return [i]
        return [0]

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return thought.least_used() if thought.decision.kind == "topdeck" else None


class Cellar(Wisdom):
    discards = True
    order = 564
    twice = 3
    helps = (1, 37)

    def now(self, mind: Tactics) -> int:
        """What is drawn first can also be exchanged for better cards."""
        return AFTER_DRAWS if mind.sight.view.actions > 1 else self.place

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """Dead cards, and Coppers if the next card is likely to be worth more."""
        sight = mind.sight
        unseen = sight.unseen()
        if not unseen:
            return []
        cards = sight.cards_of(decision.options)
        scores = keep_scores(mind, decision.options)
        picks = [i for i in range(len(cards)) if scores[i] < 9]
        coppers = [i for i in range(len(cards)) if cards[i].name == "Copper" and scores[i] == 10]
        if coppers and next_coins(mind, unseen) > 1.25:
            if sight.view.coins + sum([card.coins for card in cards]) < sight.view.cost("Province"):
                picks += coppers
        return before_shuffle(mind, decision, picks, scores)


class Chancellor(Wisdom):
    owning = 26
    playing = 21
    helps = (1, 61)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        return [0] if reshuffle_helps(mind) else []


class Chapel(Wisdom):
    owning = 26
    playing = 30
    twice = 12
    trashes = True
    thinning = 10
    needs_junk = True
    helps = (1, 58)

    def now(self, mind: Tactics) -> int:
        junk = sum([1 for card in mind.sight.hand_cards if trash_worth(mind, card) > 0])
        return 12 * junk + 10 if junk else 0

    def useless(self, mind: Tactics) -> bool:
        return not [card for card in mind.sight.hand_cards if trash_worth(mind, card) > 0]

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return several(mind, decision)


class CouncilRoom(Wisdom):
    playing = 42
    helps = (1, 77)


class Feast(Wisdom):
    owning = 35
    playing = 32
    twice = 40
    as_misfits = 20
    fleeting = True
    helps = (1, 29)

    def now(self, mind: Tactics) -> int:
        return self.value if best_gain(mind, self.kind.gains_up_to) >= 40 else 0


class Festival(Wisdom):
    order = 668
    helps = (1, 55)


class Gardens(Wisdom):
    owning = 10
    bulk = True
    alone = False


class Laboratory(Wisdom):
    owning = 58
    order = 640
    helps = (5, 58)


class Library(Wisdom):
    playing = 34
    twice = 3
    brings_cards = True
    helps = (1, 70)

    def now(self, mind: Tactics) -> int:
        return self.value if len(mind.sight.hand) - 1 < 7 else 0

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """Actions that can't be played make room for other cards."""
        sight = mind.sight
        return [0] if sight.wise(decision.options[0]).extra < 0 and sight.view.actions == 0 else []

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return [] if thought.view.actions else thought.decision.options[:1]


class Market(Wisdom):
    order = 616
    helps = (5, 63)


class Militia(Wisdom):
    playing = 36
    helps = (2, 79)


class Mine(Wisdom):
    owning = 38
    playing = 26
    trades = True
    thinning = 1
    helps = (1, 58)

    def now(self, mind: Tactics) -> int:
        return self.value if "Silver" in mind.sight.hand or "Copper" in mind.sight.hand else 0

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return treasure(mind, decision)

    def beginner_plays(self, thought: Thought, rest: list[str]) -> bool:
        return thought.trade_pays(self, rest)


class Moat(Wisdom):
    owning = 22
    playing = 19
    helps = (1, 58)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 60


class Moneylender(Wisdom):
    playing = 27
    trashes = True
    thinning = 3
    helps = (1, 54)

    def now(self, mind: Tactics) -> int:
        return self.value if "Copper" in mind.sight.hand else 0

    def useless(self, mind: Tactics) -> bool:
        return "Copper" not in mind.sight.hand

    def beginner_plays(self, thought: Thought, rest: list[str]) -> bool:
        return "Copper" in rest


class Remodel(Trader):
    playing = 25
    thinning = 6
    helps = (1, 53)

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        return province(mind, decision)

    def beginner_plays(self, thought: Thought, rest: list[str]) -> bool:
        return thought.trade_pays(self, rest)


class Smithy(Wisdom):
    playing = 31
    helps = (1, 75)


class Spy(Wisdom):
    order = 652
    helps = (1, 45)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        return judge(mind, decision) if is_theirs(mind, decision) else top_card(mind, decision)


class Thief(Wisdom):
    owning = 15
    playing = 12
    helps = (5, 58)

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        """All but Coppers."""
        options = decision.options
        return [i for i in range(len(options)) if options[i] != "Copper" or wants_coppers(mind)]


class ThroneRoom(Wisdom):
    playing = 30
    doubles = True
    alone = False
    helps = (1, 17)

    def now(self, mind: Tactics) -> int:
        """It waits for cantrips to find it a target, unless they are all there is."""
        target = best_double(mind, self)
        if target is None:
            return 0
        return 712 if target.extra >= 0 and mind.sight.view.actions <= 1 else 450

    def doubled(self, mind: Tactics) -> int:
        return doubled_doubler(mind)

    def beginner_plays(self, thought: Thought, rest: list[str]) -> bool:
        return thought.has_action(rest)


class Village(Wisdom):
    order = 688
    helps = (1, 32)


class Witch(Wisdom):
    owning = 75
    playing = 60
    at_once = True
    helps = (2, 91)

    def now(self, mind: Tactics) -> int:
        return self.value if mind.sight.left("Curse") else 21

    def useless(self, mind: Tactics) -> bool:
        return not mind.sight.left("Curse")


class Woodcutter(Wisdom):
    owning = 27
    playing = 22
    helps = (1, 57)


class Workshop(Wisdom):
    playing = 26
    helps = (1, 38)


def next_coins(mind: Tactics, unseen: dict[str, int]) -> float:
    """About how many coins the next card brings this turn, including what it draws."""
    sight = mind.sight
    cards = sum(unseen.values())
    plain = sum([sight.wise(name).coins * n for name, n in unseen.items()]) / cards
    waiting = terminals_in_hand(mind) >= sight.view.actions
    total = 0.0
    for name, n in unseen.items():
        card = sight.wise(name)
        if not card.kind.is_action:
            total += n * card.coins
        elif card.extra >= 0 or not waiting:
            total += n * (card.kind.coins + card.kind.cards * plain)
    return total / cards
