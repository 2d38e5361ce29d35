"""Dark Ages, with Knights, Ruins, Shelters and what its cards bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions.buying import bought_for, loses_by, wish_for
from demesne.bots.questions.choosing import best_first, hand_is_junk, option, seen_well
from demesne.bots.questions.discarding import before_shuffle, keep_scores, top_card
from demesne.bots.questions.gaining import UNSAID, best_costing, gain_worth, goods, province, wants_bulk, wants_coppers
from demesne.bots.questions.playing import (
    LEAST,
    actions_run_short,
    best_double,
    doubled_doubler,
    holds_trasher,
    terminals_in_hand,
)
from demesne.bots.questions.trashing import by_score, several, trash_worth, under_attack, worst_in_hand
from demesne.bots.wisdom.wisdom import Trader, Wisdom
from demesne.engine.decision import Decision, card_of

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


class Altar(Trader):
    playing = 44
    thinning = 2
    needs_junk = True
    helps = (1, 50)


class Armory(Wisdom):
    playing = 27
    helps = (1, 50)


class BandOfMisfits(Wisdom):
    playing = 34
    helps = (1, 22)

    def now(self, mind: Tactics) -> int:
        cost = mind.sight.view.cost(self.name)
        cheaper = [good.card.name for good in goods(mind) if good.card.kind.is_action and good.cost < cost]
        return self.value if self.best(mind, cheaper) >= 0 else 1

    def play(self, mind: Tactics, decision: Decision) -> list[int]:
        return [max(0, self.best(mind, decision.options))]

    def best(self, mind: Tactics, options: list[str]) -> int:
        """The best card to become: a village if Actions run short, otherwise the card that does most; -1 if none does
        any good.
        """
        sight = mind.sight
        waiting = terminals_in_hand(mind) - (1 if self.name in sight.hand else 0)
        short = waiting > sight.view.actions
        best, best_score = -1, 0
        for i, card in enumerate(sight.cards_of(options)):
            if card.terminal:
                score = card.value + (0 if sight.view.actions else 3)
                if card.as_misfits != UNSAID:
                    score = card.as_misfits
                elif card.doubles:
                    score = 30 if waiting > 0 and not card.trades else 1
                elif card.useless(mind):
                    score = 0
                if short:
                    score -= 15
            else:
                kind = card.kind
                extra = (30 if short else 1) * max(0, card.extra)
                score = 0 if card.useless(mind) else 10 + 9 * kind.cards + 9 * kind.coins + 7 * kind.tokens + extra
            if score > best_score:
                best, best_score = i, score
        return best


class BanditCamp(Wisdom):
    order = 684
    helps = (2, 62)


class Beggar(Wisdom):
    owning = 12
    playing = 12
    twice = 3
    alone = False
    helps = (1, 39)

    def now(self, mind: Tactics) -> int:
        """Three Coppers are worth it if they buy points now, or if the plan wants them."""
        if wants_coppers(mind):
            return 30
        coins = mind.sight.coins_in_hand()
        there = wish_for(mind, coins + 3)
        if there >= wish_for(mind, coins) or there >= len(mind.plan.buy):
            return 0
        return 30 if mind.plan.buy[there].label in ("Province", "Duchy", "Gardens", "Feodum") else 0

    def useless(self, mind: Tactics) -> bool:
        return True

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 40


class Catacombs(Wisdom):
    discards = True
    playing = 35
    brings_cards = True
    lost_gladly = True
    consolation = 22
    processed = 30
    helps = (1, 76)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        return option(decision, "take" if seen_well(mind, decision.about) else "discard")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return ["discard" if thought.mostly_bad() else "take"] if thought.decision.kind == "mode" else None


class Count(Wisdom):
    playing = 40
    thinning = 3
    helps = (2, 70)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        first = decision.find("+3 Coins") < 0
        return option(decision, self.price(mind) if first else self.prize(mind))

    def price(self, mind: Tactics) -> str:
        """Pay with what hurts least: a card put back for the next turn, two that are not needed, a Copper."""
        sight = mind.sight
        hand = sight.hand_cards
        if self.trashes_hand(mind):
            good = [card for card in hand if trash_worth(mind, card) <= 0]
            return "topdeck" if good else "Copper"
        spare = self.spare(mind, hand)
        best = max([card.keep for card in hand if card in spare], default=0)
        if best > 10 or not hand:
            return "topdeck"
        coins = sight.coins_in_hand() + 3
        lost = sum(sorted([card.coins for card in hand])[:2])
        if wish_for(mind, coins) == wish_for(mind, coins - lost):
            return "discard 2"
        return "topdeck" if best else "Copper"

    def trashes_hand(self, mind: Tactics) -> bool:
        """Whether losing the hand is better than what it buys with three more coins."""
        if not hand_is_junk(mind):
            return False
        junk = sum([trash_worth(mind, card) for card in mind.sight.hand_cards])
        return junk > 40 + bought_for(mind, mind.sight.coins_in_hand() + 3)

    def spare(self, mind: Tactics, hand: list[Wisdom]) -> list[Wisdom]:
        """The cards that are useless this turn but useful next turn."""
        sight = mind.sight
        coins = sight.coins_in_hand() + 3
        found: list[Wisdom] = []
        for card in hand:
            if card.kind.is_action:
                if sight.view.actions == 0:
                    found.append(card)
            elif card.coins and wish_for(mind, coins) == wish_for(mind, coins - card.coins):
                found.append(card)
        return found

    def prize(self, mind: Tactics) -> str:
        """Coins, a Duchy late, or the hand if it is all junk."""
        sight = mind.sight
        if self.trashes_hand(mind):
            return "trash hand"
        coins = sight.coins_in_hand()
        if sight.left("Duchy"):
            if sight.ending() and coins + 3 < sight.view.cost("Province"):
                return "Duchy"
            if coins >= 5 and mind.plan.rank(sight, "Duchy") < wish_for(mind, coins + 3):
                return "Duchy"
        return "+3 Coins"

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        """A card that is useless this turn but useful next turn, preferably an Action that can't be played; if "trash
        hand" follows, the best card is saved.
        """
        cards = mind.sight.cards_of(decision.options)
        spare = cards if self.trashes_hand(mind) else self.spare(mind, cards)
        scores = [card.keep if card in spare else -card.coins for card in cards]
        return [scores.index(max(scores))]

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        kind = thought.decision.kind
        if kind == "topdeck":
            return thought.least_used()
        if kind != "mode":
            return None
        if "Duchy" in thought.decision.options:
            return ["Duchy" if thought.late else "+3 Coins"]
        useless = sum([1 for name in thought.view.hand if thought.use(name)[0] == 0])
        return ["discard 2" if useless >= 2 else "Copper"]


class Counterfeit(Wisdom):
    holding = 22
    improving = 1
    thinning = 3
    helps = (5, 63)

    def play(self, mind: Tactics, decision: Decision) -> list[int]:
        """Spoils cost nothing, Coppers are better gone; better coins only for an immediate Province."""
        sight = mind.sight
        at = decision.find("Spoils")
        if at >= 0:
            return [at]
        at = decision.find("Copper")
        if at >= 0 and sight.money() > 3:
            return [at]
        at = decision.find("Silver")
        coins = sight.coins_in_hand()
        if at >= 0 and coins < sight.view.cost("Province") <= coins + 2 and sight.ending():
            return [at]
        return [] if decision.min == 0 else [0]

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "play":
            return None
        return thought.best_of([name for name in thought.decision.options if name in ("Copper", "Spoils")])


class Cultist(Wisdom):
    owning = 75
    playing = 65
    lost_gladly = True
    consolation = 25
    processed = 30
    helps = (5, 81)

    def now(self, mind: Tactics) -> int:
        return self.value if mind.sight.left("Ruins") else 25

    def play(self, mind: Tactics, decision: Decision) -> list[int]:
        return [0]


class DeathCart(Wisdom):
    owning = 30
    playing = 45
    twice = 40
    as_misfits = 8
    helps = (2, 57)

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        """Ruins, Rats and Fortresses keep the cart going; anything good is worth more than the cart."""
        scores = [trash_worth(mind, card) for card in mind.sight.cards_of(decision.options)]
        best = scores.index(max(scores))
        return [best] if scores[best] > -25 else []

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "trash":
            return None
        cheapest = min(thought.decision.options, key=thought.worth)
        return [cheapest] if thought.worth(cheapest) <= thought.worth(self.name) else []


class Feodum(Wisdom):
    wanted_if = "count(Silver) >= 6"
    owning = 10
    lost_gladly = True
    consolation = 15
    alone = False


class Forager(Wisdom):
    order = 568
    trashes = True
    thinning = 6
    needs_junk = True
    helps = (1, 52)

    def now(self, mind: Tactics) -> int:
        return self.place if worst_in_hand(mind, self) > 0 else 0

    def useless(self, mind: Tactics) -> bool:
        return worst_in_hand(mind) <= 0

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        """Preferably a Treasure not yet in the trash: it brings a coin every time."""
        trash = set(mind.sight.view.trash)
        scores: list[int] = []
        for card in mind.sight.cards_of(decision.options):
            new = card.kind.is_treasure and card.name not in trash
            scores.append(trash_worth(mind, card) + (9 if new else 0))
        return by_score(decision, scores)


class Fortress(Wisdom):
    order = 692
    lost_gladly = True
    helps = (1, 37)

    def riddance(self, mind: Tactics) -> int:
        return 22


class Graverobber(Trader):
    playing = 36
    trashes = False
    thinning = 1
    helps = (1, 37)

    def now(self, mind: Tactics) -> int:
        actions = sum([1 for card in mind.sight.hand_cards if card.kind.is_action])
        return self.value if len(mind.sight.hand) > 1 and (actions > 1 or self.graves(mind)) else 0

    def useless(self, mind: Tactics) -> bool:
        return False

    def graves(self, mind: Tactics) -> list[Wisdom]:
        """The cards in the trash that it may take."""
        view = mind.sight.view
        return [mind.sight.wise(name) for name in set(view.trash) if 3 <= view.cost(name) <= 6]

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Late in the game, turn an Action into a Province; otherwise take the best of the trash."""
        sight = mind.sight
        best_grave = max([gain_worth(mind, card) for card in self.graves(mind)], default=-10_000)
        best_up = max([self.exchange(mind, card) for card in sight.hand_cards if card.kind.is_action], default=-10_000)
        if best_grave == -10_000 or (best_up > best_grave and sight.view.phase == "action"):
            return option(decision, "upgrade")
        return option(decision, "from trash")

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        return province(mind, decision)


class Hermit(Wisdom):
    playing = 28
    thinning = 4
    helps = (1, 79)

    def will_trash(self, mind: Tactics) -> bool:
        sight = mind.sight
        for name in (*sight.hand, *sight.discarded()):
            card = sight.wise(name)
            if not card.kind.is_treasure and trash_worth(mind, card) > 0:
                return True
        return False

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        """The worst junk of hand and discard pile."""
        best, best_score = -1, 0
        options = decision.options
        for i in range(len(options)):
            score = trash_worth(mind, mind.sight.wise(card_of(options[i])))
            if score > best_score:
                best, best_score = i, score
        return [best] if best >= 0 else []


class HuntingGrounds(Wisdom):
    playing = 42
    lost_gladly = True
    consolation = 20
    processed = 30
    helps = (1, 73)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        left = mind.sight.left("Duchy") == 0 or (wants_bulk(mind) and mind.sight.left("Estate") >= 3)
        return option(decision, "3 Estates" if left else "Duchy")


class Ironmonger(Wisdom):
    order = 656
    helps = (5, 69)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        return top_card(mind, decision)


class JunkDealer(Wisdom):
    owning = 56
    order = 584
    trashes = True
    thinning = 7
    needs_junk = True
    helps = (1, 64)

    def now(self, mind: Tactics) -> int:
        sight = mind.sight
        return self.place if worst_in_hand(mind) > -28 or sight.view.deck_size(sight.seat) > 0 else 0

    def useless(self, mind: Tactics) -> bool:
        return worst_in_hand(mind) <= 0


class Knights(Wisdom):
    """The pile; each Knight has its own class."""

    helps = (5, 62)


class Knight(Wisdom):
    """What all Knights have in common."""

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return under_attack(mind, decision)


class DameAnna(Knight):
    playing = 40
    trashes = True

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return several(mind, decision) if decision.min == 0 else under_attack(mind, decision)


class DameJosephine(Knight):
    playing = 30


class DameMolly(Knight):
    order = 664


class DameNatalie(Knight):
    playing = 38


class DameSylvia(Knight):
    playing = 45


class SirBailey(Knight):
    order = 624


class SirDestry(Knight):
    playing = 42


class SirMartin(Knight):
    owning = 42
    playing = 34


class SirMichael(Knight):
    playing = 48


class SirVander(Knight):
    playing = 30
    lost_gladly = True
    processed = 40


class Marauder(Wisdom):
    playing = 42
    helps = (2, 64)

    def now(self, mind: Tactics) -> int:
        return self.value if mind.sight.left("Ruins") else 28


class MarketSquare(Wisdom):
    order = 612
    helps = (1, 38)

    def now(self, mind: Tactics) -> int:
        """In hand it brings a Gold when a card is trashed."""
        return LEAST if holds_trasher(mind) else self.place

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 30


class Mystic(Wisdom):
    order = 648
    helps = (2, 59)

    def pick_name(self, mind: Tactics) -> str:
        """The most frequent card; among equals, the best."""
        best, best_score = "Copper", -10_000
        for name, n in mind.sight.unseen().items():
            score = n * 100 + mind.sight.wise(name).keep
            if score > best_score:
                best, best_score = name, score
        return best

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return [thought.most_of(thought.view.own_deck() or thought.owned)] if thought.decision.kind == "name" else None


class Pillage(Wisdom):
    owning = 42
    playing = 44
    twice = 45
    as_misfits = 8
    fleeting = True
    helps = (5, 67)


class PoorHouse(Wisdom):
    owning = 12
    playing = 20
    twice = 3
    alone = False
    helps = (1, 23)

    def now(self, mind: Tactics) -> int:
        return 10 * max(0, self.kind.coins - self.treasures(mind))

    def useless(self, mind: Tactics) -> bool:
        return self.treasures(mind) >= self.kind.coins - 1

    def treasures(self, mind: Tactics) -> int:
        """How many cards in hand lower its value."""
        return sum([1 for card in mind.sight.hand_cards if card.kind.is_treasure])


class Procession(Wisdom):
    playing = 30
    doubles = True
    trades = True
    alone = False
    helps = (1, 22)

    def now(self, mind: Tactics) -> int:
        """Before its target if that would be played anyway, otherwise after the cards that may find a better one."""
        target = best_double(mind, self)
        if target is None:
            return 0
        return 712 if target.extra >= 0 else 460

    def doubled(self, mind: Tactics) -> int:
        return doubled_doubler(mind)

    def doubling(self, mind: Tactics, card: Wisdom) -> int:
        """Two plays, and a better card in return if there is one."""
        twice = card.doubled(mind)
        if card.name == "Fortress":
            return twice + 40
        gained = best_costing(mind, self.reach(mind.sight.view.cost(card.name)), -10_000, True)
        lost = 0 if card.kind.is_ruins or card.fleeting else card.worth
        return twice + (gained if gained > -10_000 else 0) + card.processed - lost

    def beginner_plays(self, thought: Thought, rest: list[str]) -> bool:
        return thought.has_action(rest)

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "play":
            return None
        best = max(thought.decision.options, key=lambda name: thought.trade(self, name))
        return [best] if thought.trade(self, best) > 0 else []


class Rats(Wisdom):
    owning = 5
    holding = 6
    order = 572
    twice = 3
    lost_gladly = True
    fleeting = True
    alone = False
    spreads = True
    beginner = -6
    needs_junk = True
    helps = (1, 2)

    def now(self, mind: Tactics) -> int:
        return self.place if worst_in_hand(mind, self, 99) > 0 else 0

    def useless(self, mind: Tactics) -> bool:
        return worst_in_hand(mind) <= 0

    def riddance(self, mind: Tactics) -> int:
        return 25


class Rebuild(Wisdom):
    owning = 65
    order = 560
    helps = (1, 63)

    def now(self, mind: Tactics) -> int:
        return self.place if self.pays(mind) else 0

    def pays(self, mind: Tactics) -> bool:
        """Whether it is more likely to win points than to lose some."""
        sight = mind.sight
        if not sight.left("Province") or loses_by(mind, "Province"):
            return sight.left("Duchy") > 0 and sight.count("Estate") > 0 and sight.count("Duchy") == 0
        named = self.pick_name(mind)
        for name in (*sight.unseen(), *sight.discarded()):
            if sight.wise(name).kind.is_victory and name != named and name != "Province":
                return True
        return False

    def pick_name(self, mind: Tactics) -> str:
        """What must not be hit: Provinces, or Estates while there are Duchies to turn into Provinces."""
        unseen = mind.sight.unseen()
        estates = unseen.get("Estate", 0) + unseen.get("Overgrown Estate", 0)
        return "Estate" if unseen.get("Province", 0) == 0 and unseen.get("Duchy", 0) and estates else "Province"

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        for name in ("Province", "Fairgrounds", "Duchy", "Gardens", "Feodum", "Estate"):
            at = decision.find(name)
            if at >= 0 and not (name == "Province" and loses_by(mind, name)):
                return [at]
        return [0]

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return ["Province"] if thought.decision.kind == "name" else None


class Rogue(Wisdom):
    playing = 38
    helps = (2, 66)

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return under_attack(mind, decision)


class Sage(Wisdom):
    order = 644
    helps = (1, 54)


class Scavenger(Wisdom):
    playing = 26
    helps = (1, 73)

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return [] if thought.decision.kind == "mode" else None


class Squire(Wisdom):
    owning = 22
    playing = 20
    consolation = 18
    processed = 30
    helps = (1, 67)

    def now(self, mind: Tactics) -> int:
        """With other terminals in hand it serves as a village."""
        return 600 if actions_run_short(mind) else self.value

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        if actions_run_short(mind):
            return option(decision, "+2 Actions")
        coins = mind.sight.coins_in_hand()
        return option(decision, "+2 Buys" if coins >= 10 or (mind.sight.ending() and coins >= 4) else "Silver")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        return ["+2 Actions" if thought.has_action(thought.view.hand) else "Silver"]


class Storeroom(Wisdom):
    discards = True
    playing = 24
    helps = (1, 50)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """Every card is worth a coin in the end, so only cards worth no more are exchanged first. A Silver stays: the
        card that replaces it is worth more only on average.
        """
        scores = keep_scores(mind, decision.options)
        picks = [i for i in range(len(scores)) if scores[i] <= 10]
        return before_shuffle(mind, decision, picks, scores) if decision.step == 1 else picks


class Urchin(Wisdom):
    order = 620
    thinning = 2
    helps = (1, 37)

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 10 if decision.min == 0 else 0


class Vagrant(Wisdom):
    order = 628
    helps = (1, 46)


class WanderingMinstrel(Wisdom):
    order = 680
    helps = (1, 30)

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        return best_first(mind, decision, True)


class Spoils(Wisdom):
    owning = 32
    improving = 2
    spared = True
    beginner = 20

    def lays(self, mind: Tactics, number: int) -> bool:
        """Whether this many coins buy something better than the coins at hand."""
        view = mind.sight.view
        if view.buys > 1 or mind.sight.ending():
            return True
        coins = view.coins + view.tokens(mind.sight.seat)
        now = wish_for(mind, coins)
        for n in range(1, number + 1):
            if wish_for(mind, coins + self.coins * n) < now:
                return True
        return False


class Madman(Wisdom):
    owning = 40
    order = 576
    twice = 45
    fleeting = True
    alone = False
    beginner = 12

    def now(self, mind: Tactics) -> int:
        return self.place if len(mind.sight.hand) >= 4 else self.place - 100


class Mercenary(Wisdom):
    owning = 48
    playing = 45
    twice = 4
    trashes = True
    needs_junk = True
    beginner = 12

    def now(self, mind: Tactics) -> int:
        return self.value if self.pays(mind) else 0

    def pays(self, mind: Tactics) -> bool:
        """Whether it is good to lose two cards in hand."""
        rest = mind.sight.hand_cards[:]
        if self in rest:
            rest.remove(self)
        scores = sorted([trash_worth(mind, card) for card in rest], reverse=True)
        return len(scores) >= 2 and scores[0] + scores[1] > 0 and scores[1] > -6

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        return [0] if self.pays(mind) else []

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        if thought.decision.kind != "mode":
            return None
        return ["trash 2"] if sum([1 for name in thought.view.hand if thought.is_junk(name)]) >= 2 else []


class Hovel(Wisdom):
    owning = -5
    beginner = -5

    def riddance(self, mind: Tactics) -> int:
        return 36

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        return 20


class Necropolis(Wisdom):
    owning = 0
    order = 700
    twice = 4
    fleeting = True
    beginner = -1

    def now(self, mind: Tactics) -> int:
        return self.place if actions_run_short(mind) else 1

    def riddance(self, mind: Tactics) -> int:
        return 4 if mind.sight.terminals() < 3 else -4


class OvergrownEstate(Wisdom):
    owning = -5
    beginner = -4

    def riddance(self, mind: Tactics) -> int:
        return 36


class AbandonedMine(Wisdom):
    owning = -6
    playing = 10


class RuinedLibrary(Wisdom):
    owning = -7
    playing = 9


class RuinedMarket(Wisdom):
    owning = -9
    playing = 1


class RuinedVillage(Wisdom):
    owning = -9
    order = 696

    def now(self, mind: Tactics) -> int:
        return self.place if actions_run_short(mind) else 0


class Survivors(Wisdom):
    owning = -8
    playing = 2

    def now(self, mind: Tactics) -> int:
        return 1

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        return option(decision, "keep" if seen_well(mind, decision.about) else "discard")

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        return ["discard" if thought.mostly_bad() else "keep"] if thought.decision.kind == "mode" else None
