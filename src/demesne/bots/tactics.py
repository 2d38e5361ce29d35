"""How to answer every question of every card: what to play next, to discard, to trash, to gain, to name.

A plan says what is wanted; what it leaves open is settled here, once for each kind of question and for the cards
where it matters.
"""

from __future__ import annotations

from typing import Final

from demesne.bots.plan import UNWISHED, Plan, Rule
from demesne.bots.sight import COINS, EXTRA, PILE_OF, Sight, points_of
from demesne.bots.worth import DRAWS, JUNK, KEEP, ORDER, TERMINAL, WORTH
from demesne.cards import CARDS
from demesne.engine.decision import Decision
from demesne.engine.view import View

WISH: Final = 22
"""What it adds to the worth of a card that the plan asks for it."""

ALWAYS_TRASH: Final = frozenset(("Curse", "Hovel", "Overgrown Estate"))
DECLINED: Final = "nothing"
BIG: Final = 10_000
WISHED: Final = 1000
AFTER_DRAWS: Final = 190
"""Below every terminal that draws while there are Actions to spare, above the others."""

LAST: Final = 5
"""Below everything that does any good."""

TRASHERS: Final = frozenset(
    (
        "Altar", "Butcher", "Chapel", "Dame Anna", "Forager", "Junk Dealer", "Mercenary", "Moneylender", "Remake",
        "Remodel", "Stonemason",
    )
)  # fmt: skip
BARELY: Final = 8
"""An exchange that brings no more than this is not worth an Action."""


class Tactics:
    """Answers for one plan. `sight` is turned to the decision before each answer."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.sight = Sight()
        # What was trashed last by a card that asks first what to trash and then what to gain for it.
        self.spent = 0
        # What was reckoned for this decision, card by card.
        self._welcome: dict[str, int] = {}
        self._riddance: dict[str, int] = {}

    def answer(self, view: View, decision: Decision) -> list[int]:
        """The options to pick."""
        sight = self.sight
        sight.look(view, decision)
        if self._welcome:
            self._welcome = {}
        if self._riddance:
            self._riddance = {}
        kind = decision.kind
        if kind == "buy":
            return self.buy(decision)
        if kind == "treasure":
            return self.treasure(decision)
        if self.plan.answers:
            rules = self.plan.answers.get(f"{decision.source} {kind}")
            if rules is not None:
                picks = self.by_rules(decision, rules)
                if picks is not None:
                    return picks
        if kind == "action":
            return self.action(decision)
        if kind == "gain":
            return self.gain(decision)
        if kind == "trash":
            return self.trash(decision)
        if kind == "discard":
            return self.discard(decision)
        if kind == "topdeck":
            return self.topdeck(decision)
        if kind == "react":
            return self.react(decision)
        if kind == "play":
            return self.play(decision)
        if kind == "mode":
            return self.mode(decision)
        if kind == "name":
            return self.name(decision)
        if kind == "spend":
            return self.spend(decision)
        if kind == "overpay":
            return self.overpay(decision)
        if kind == "reveal":
            return self.reveal(decision)
        return list(range(decision.min))

    def by_rules(self, decision: Decision, rules: list[Rule]) -> list[int] | None:
        """What the rules of a plan for this very question pick; None when they do not settle it."""
        picks: list[int] = []
        options = decision.options
        for rule in rules:
            if len(picks) == decision.max:
                break
            if not rule.holds(self.sight):
                continue
            if rule.label == DECLINED:
                return picks if len(picks) >= decision.min else None
            for i in range(len(options)):
                if options[i] == rule.label and i not in picks and len(picks) < decision.max:
                    picks.append(i)
        return picks if picks and len(picks) >= decision.min else None

    # -- the turn ------------------------------------------------------------------------------------------------

    def buy(self, decision: Decision) -> list[int]:
        """The first rule that applies and can be afforded."""
        sight = self.sight
        plan = self.plan
        if plan.finish:
            view = sight.view
            if view.left("Province") <= 4 or view.empty_piles >= view.piles_to_end - 2:
                return self.last_buys(decision)
        for rule in plan.buy:
            at = decision.find(sight.top(rule.label) if rule.mixed else rule.label)
            if at >= 0 and rule.holds(sight):
                return [at]
        return []

    def last_buys(self, decision: Decision) -> list[int]:
        """Buy with an eye on the end: finish a game that is won, do not finish one that is lost."""
        sight = self.sight
        view = sight.view
        lead = sight.lead()
        winning = self.ends_well(lead)
        if winning:
            at = decision.find(winning)
            if at >= 0:
                return [at]
        options = decision.options
        for rule in self.plan.buy:
            label = sight.top(rule.label) if rule.mixed else rule.label
            at = decision.find(label)
            if at >= 0 and rule.holds(sight) and not self.loses_by(label, lead):
                return [at]
        # Nothing of the plan is left: points are better than nothing once the deck has not long to live.
        best = -1
        gain = 0
        if view.left("Province") <= 3 or view.empty_piles >= view.piles_to_end - 1:
            for i in range(len(options)):
                points = self.points_for(options[i])
                if points > gain and not self.loses_by(options[i], lead):
                    best = i
                    gain = points
        return [best] if best >= 0 else []

    def points_for(self, card: str) -> int:
        """How many points one more of a card brings."""
        owned = self.sight.owned
        more = dict(owned)
        more[card] = more.get(card, 0) + 1
        return points_of(more) - points_of(owned)

    def loses_by(self, card: str, lead: int) -> bool:
        """Whether buying a card now ends the game with me behind."""
        view = self.sight.view
        pile = PILE_OF[card]
        left = view.left(pile)
        after = lead + self.points_for(card)
        if left == 1 and (card == "Province" or view.empty_piles + 1 >= view.piles_to_end):
            if view.buys > 1 and card != "Province":
                return after < 0 and not view.coins - view.cost(card) >= view.cost("Estate")
            return after < 0 or (after == 0 and not self.ahead_on_turns())
        return False

    def ahead_on_turns(self) -> bool:
        """Whether a tie now would be mine: someone among the best had more turns than I."""
        view = self.sight.view
        mine = view.turns(self.sight.seat)
        for seat in range(self.sight.players):
            if seat != self.sight.seat and view.turns(seat) < mine:
                return False
        return True

    def ends_well(self, lead: int) -> str:
        """The first card of a row of buys that ends the game now and wins it; "" if there is none."""
        view = self.sight.view
        coins, buys = view.coins, view.buys
        provinces = view.left("Province")
        price = view.cost("Province")
        tie_is_won = self.ahead_on_turns()
        if price > 0 and provinces <= buys and provinces * price <= coins:
            after = lead + 6 * provinces
            if after > 0 or (after == 0 and tie_is_won):
                return "Province"
        missing = view.piles_to_end - view.empty_piles
        if missing > 2 or missing <= 0:
            return ""
        small: list[tuple[int, int, str]] = []
        for pile in self.sight.piles:
            left = view.left(pile)
            if 0 < left <= buys and pile != "Province":
                card = self.sight.top(pile)
                small.append((left, view.cost(card), card))
        best = ""
        for i in range(len(small)):
            left, cost, card = small[i]
            rows: list[tuple[int, int]] = [(left, cost * left)]
            if missing == 2:
                rows = []
                for j in range(i + 1, len(small)):
                    rows.append((left + small[j][0], cost * left + small[j][1] * small[j][0]))
            for number, price in rows:
                if number <= buys and price <= coins:
                    after = lead + self.points_for(card) * left + self.spare_points(coins - price, buys - number)
                    if after > 0 or (after == 0 and tie_is_won):
                        if self.spare_points(coins - price, buys - number) > 0:
                            return self.spare_card(coins - price)
                        best = card
        return best

    def spare_card(self, coins: int) -> str:
        """The Victory card that so many coins buy, with the basic piles only."""
        view = self.sight.view
        for card in ("Province", "Duchy", "Estate"):
            if view.cost(card) <= coins and view.left(card) > 1:
                return card
        return ""

    def spare_points(self, coins: int, buys: int) -> int:
        """What one Buy that is left over can add in points."""
        if buys <= 0:
            return 0
        return {"Province": 6, "Duchy": 3, "Estate": 1}.get(self.spare_card(coins), 0)

    def wish_for(self, coins: int) -> int:
        """The place of the rule that so many coins would follow now."""
        sight = self.sight
        view = sight.view
        for place, rule in enumerate(self.plan.buy):
            card = sight.top(rule.label) if rule.mixed else rule.label
            if view.left(rule.label) > 0 and view.cost(card) <= coins and rule.holds(sight):
                return place
        return UNWISHED

    def bought_for(self, coins: int) -> int:
        """How welcome the card is that so many coins would buy now."""
        place = self.wish_for(coins)
        if place >= len(self.plan.buy):
            return 0
        return max(0, self.gain_worth(self.sight.top(self.plan.buy[place].label)))

    def treasure(self, decision: Decision) -> list[int]:
        """All of them, those that act on others first and those that count them last."""
        options = decision.options
        n = len(options)
        special = False
        for name in options:
            if name in ("Spoils", "Horn of Plenty", "Counterfeit"):
                special = True
                break
        if not special:
            return ALL[n] if n < len(ALL) else list(range(n))
        first = [i for i in range(n) if options[i] == "Counterfeit"]
        if first:
            return first[:1]
        plain = [i for i in range(n) if options[i] not in ("Spoils", "Horn of Plenty")]
        if plain:
            return plain
        spoils = [i for i in range(n) if options[i] == "Spoils"]
        horns = [i for i in range(n) if options[i] == "Horn of Plenty"]
        if spoils and self.needs_spoils(len(spoils)):
            return spoils[:1]
        if horns and self.horn_pays():
            return horns[:1]
        return []

    def needs_spoils(self, number: int) -> bool:
        """Whether Spoils buy something better than the coins at hand do."""
        view = self.sight.view
        coins = view.coins + view.tokens(self.sight.seat)
        now = self.wish_for(coins)
        if view.buys > 1 or self.sight.ending():
            return True
        for n in range(1, number + 1):
            if self.wish_for(coins + 3 * n) < now:
                return True
        return False

    def horn_pays(self) -> bool:
        """Whether Horn of Plenty finds anything worth having."""
        sight = self.sight
        names = set(sight.view.in_play(sight.seat))
        names.add("Horn of Plenty")
        limit = len(names)
        for pile in sight.piles:
            card = sight.top(pile)
            if sight.view.left(pile) and sight.view.cost(card) <= limit and self.gain_worth(card) > 20:
                return True
        return False

    def spend(self, decision: Decision) -> list[int]:
        """The fewest tokens that bring the best thing within reach."""
        view = self.sight.view
        if decision.source == "Butcher":
            return self.spend_on_butcher(decision)
        tokens = len(decision.options) - 1
        coins = view.coins
        best = 0
        rank = self.wish_for(coins)
        ending = self.sight.ending()
        for n in range(1, tokens + 1):
            better = self.wish_for(coins + n)
            if better < rank and (n <= 3 or ending or self.dear(better)):
                best = n
                rank = better
        if view.buys > 1 and ending:
            best = tokens
        return [best]

    def dear(self, place: int) -> bool:
        """Whether a rule is for something that ends games."""
        return place < len(self.plan.buy) and self.plan.buy[place].label in ("Province", "Gold")

    def spend_on_butcher(self, decision: Decision) -> list[int]:
        tokens = len(decision.options) - 1
        best, best_score = 0, -BIG
        for n in range(tokens + 1):
            score = self.best_gain(self.spent + n) - 4 * n
            if score > best_score:
                best, best_score = n, score
        return [best]

    def overpay(self, decision: Decision) -> list[int]:
        sight = self.sight
        most = len(decision.options) - 1
        source = decision.source
        if source == "Masterpiece":
            return [min(most, sight.left("Silver"))]
        if source == "Doctor":
            return [min(most, self.junk_in(sight.unseen()))]
        if source == "Herald":
            good = [n for name, n in sight.discarded().items() if CARDS[name].is_action and WORTH[name] >= 30]
            return [min(most, sum(good), 2)]
        if source == "Stonemason":
            best, best_score = 0, 34
            for n in range(2, most + 1):
                score = -BIG
                for pile in sight.piles:
                    card = sight.top(pile)
                    if sight.left(pile) and CARDS[card].is_action and sight.view.cost(card) == n:
                        score = max(score, self.gain_worth(card))
                if score >= best_score:
                    best, best_score = n, score
            return [best]
        return [0]

    def junk_in(self, cards: dict[str, int]) -> int:
        """How many of these cards are better trashed."""
        return sum([n for name, n in cards.items() if self.trash_worth(name) > 0])

    # -- playing Actions -----------------------------------------------------------------------------------------

    def action(self, decision: Decision) -> list[int]:
        """The Action to play next, or none when all that are left would do harm."""
        options = decision.options
        for rule in self.plan.play:
            at = decision.find(rule.label)
            if at >= 0 and rule.holds(self.sight) and self.play_worth(rule.label) > 0:
                return [at]
        best, best_score = -1, 0
        last = ""
        for i in range(len(options)):
            name = options[i]
            if name == last:
                continue
            last = name
            score = self.play_worth(name)
            if score > best_score:
                best, best_score = i, score
        return [best] if best >= 0 else []

    def play_worth(self, name: str) -> int:
        """How much playing an Action now is to be preferred; 0 or less: not at all."""
        order = ORDER.get(name)
        if order is not None:
            return self.non_terminal_worth(name, order)
        worth = self.terminal_worth(name)
        if worth > 0 and name in DRAWS and self.sight.view.actions > 1:
            worth += 200
        return worth

    def terminals_in_hand(self) -> int:
        """How many worthwhile Actions in hand use up an Action."""
        return sum([1 for name in self.sight.hand if EXTRA.get(name, 0) < 0 and TERMINAL.get(name, 20) >= 9])

    def non_terminal_worth(self, name: str, order: int) -> int:
        sight = self.sight
        if name in ("Necropolis", "Ruined Village"):
            return order if self.terminals_in_hand() > sight.view.actions else 1 if name == "Necropolis" else 0
        if name == "Menagerie":
            rest = sight.hand[:]
            rest.remove("Menagerie")
            return 720 if len(set(rest)) == len(rest) else order - 90
        if name == "Market Square":
            # In hand it brings a Gold when a card is trashed.
            return LAST if self.holds_trasher() else order
        if name == "Rats":
            return order if self.worst_trash("Rats") > 0 else 0
        if name == "Junk Dealer":
            return order if self.worst_trash("") > -28 or sight.view.deck_size(sight.seat) > 0 else 0
        if name == "Forager":
            return order if self.worst_trash("Forager") > 0 else 0
        if name == "Madman":
            return order if len(sight.hand) >= 4 else order - 100
        if name == "Rebuild":
            return order if self.rebuild_pays() else 0
        if name == "Tournament":
            return order + 60 if "Province" in sight.hand else order
        if name == "Cellar" and sight.view.actions > 1:
            # What is drawn first can be changed for better cards too.
            return AFTER_DRAWS
        return order

    def holds_trasher(self) -> bool:
        """Whether a card in hand is going to trash another one."""
        for name in self.sight.hand:
            if name == "Hermit":
                for card in (*self.sight.hand, *self.sight.discarded()):
                    if card not in COINS and self.trash_worth(card) > 0:
                        return True
            elif name in TRASHERS and self.play_worth(name) > LAST and self.worst_trash(name) > 0:
                return True
        return False

    def worst_trash(self, besides: str) -> int:
        """How glad I would be to trash the card of my hand that I miss least, one `besides` not counted."""
        best = -BIG
        skipped = False
        for name in self.sight.hand:
            if name == besides and (name == "Rats" or not skipped):
                skipped = True
                continue
            best = max(best, self.trash_worth(name))
        return best

    def terminal_worth(self, name: str) -> int:
        """What a terminal does for me now."""
        sight = self.sight
        hand = sight.hand
        base = TERMINAL.get(name, 15)
        if name == "Chapel":
            junk = sum([1 for card in hand if self.trash_worth(card) > 0])
            return 12 * junk + 10 if junk else 0
        if name == "Moneylender":
            return base if "Copper" in hand else 0
        if name == "Mine":
            return base if "Silver" in hand or "Copper" in hand else 0
        if name == "Taxman":
            return base if "Silver" in hand or "Copper" in hand else 1
        if name == "Throne Room":
            return self.throne_worth()
        if name == "Procession":
            return self.procession_worth()
        if name in ("Remodel", "Butcher", "Altar", "Graverobber", "Stonemason"):
            return self.exchange_worth(name, base)
        if name == "Remake":
            rest = hand[:]
            rest.remove("Remake")
            scores = sorted([self.remake_worth(card) for card in rest], reverse=True)
            return base if len(scores) >= 2 and scores[1] > 0 and sum(scores[:2]) > 30 else 0
        if name == "Library":
            return base if len(hand) - 1 < 7 else 0
        if name == "Witch" and not sight.left("Curse"):
            return 21
        if name in ("Young Witch", "Soothsayer") and not sight.left("Curse"):
            return 12 if name == "Young Witch" else 40
        if name == "Cultist" and not sight.left("Ruins"):
            return 25
        if name == "Marauder" and not sight.left("Ruins"):
            return 28
        if name == "Poor House":
            treasures = sum([1 for card in hand if card in COINS])
            return 10 * (4 - treasures) if treasures < 4 else 0
        if name == "Beggar":
            return self.beggar_worth()
        if name == "Mercenary":
            return base if self.mercenary_pays() else 0
        if name == "Doctor":
            return base if self.junk_in(sight.unseen()) else 1
        if name == "Horse Traders":
            return base if sum([1 for card in hand if KEEP[card] <= 10]) >= 2 else base - 12
        if name == "Feast":
            return base if self.best_gain(5) >= 40 else 0
        if name == "Band of Misfits":
            return base if self.misfit(self.cheaper_actions()) else 1
        if name == "Squire":
            # With other terminals in hand it serves as a village.
            return 600 if self.terminals_in_hand() > sight.view.actions else base
        if name in ("Ruined Market", "Survivors"):
            return 1
        return base

    def beggar_worth(self) -> int:
        """Three Coppers are worth it when they buy something now, or when the plan wants them."""
        view = self.sight.view
        if self.plan.rank(self.sight, "Copper") < UNWISHED or self.sight.count("Gardens") >= 2:
            return 30
        coins = view.coins + sum([COINS.get(card, 0) for card in self.sight.hand])
        here, there = self.wish_for(coins), self.wish_for(coins + 3)
        if there >= here or there >= len(self.plan.buy):
            return 0
        return 30 if self.plan.buy[there].label in ("Province", "Duchy", "Gardens", "Feodum") else 0

    def mercenary_pays(self) -> bool:
        rest = self.sight.hand[:]
        if "Mercenary" in rest:
            rest.remove("Mercenary")
        scores = sorted([self.trash_worth(card) for card in rest], reverse=True)
        return len(scores) >= 2 and scores[0] + scores[1] > 0 and scores[1] > -6

    def exchange_worth(self, name: str, base: int) -> int:
        """The worth of a card that trashes one from hand to gain another: nothing if it can only harm."""
        rest = self.sight.hand[:]
        rest.remove(name)
        if not rest and name != "Butcher":
            return 0
        if name == "Graverobber":
            return base if self.graves() or [card for card in rest if CARDS[card].is_action] else 0
        if name == "Butcher":
            return base
        best = -BIG
        for card in rest:
            best = max(best, self.exchange(name, card))
        return base if best > BARELY else 0

    def exchange(self, source: str, card: str) -> int:
        """How good it is to trash a card with one of the cards that give another for it."""
        view = self.sight.view
        cost = view.cost(card)
        loss = -self.trash_worth(card)
        if card in COINS:
            # A Treasure in hand is also coins for this turn.
            coins = view.coins + sum([COINS.get(name, 0) for name in self.sight.hand])
            loss += self.bought_for(coins) - self.bought_for(coins - COINS[card]) + 2 * COINS[card]
        if source == "Remodel":
            return self.best_gain(cost + 2) - loss
        if source == "Altar":
            return self.best_gain(5) - loss
        if source == "Butcher":
            tokens = view.tokens(self.sight.seat)
            return max([self.best_gain(cost + n) - 4 * n for n in range(tokens + 1)]) - loss
        if source == "Graverobber":
            return self.best_gain(cost + 3) - loss
        if source == "Stonemason":
            return 2 * self.best_gain(cost - 1) - loss
        if source == "Remake":
            return self.remake_worth(card)
        return -loss

    def remake_worth(self, card: str) -> int:
        """What Remake makes of a card."""
        sight = self.sight
        cost = sight.view.cost(card) + 1
        best = 0 if card in JUNK else -5
        for pile in sight.piles:
            gained = sight.top(pile)
            if sight.left(pile) and sight.view.cost(gained) == cost:
                best = max(best, self.gain_worth(gained))
        return best + self.trash_worth(card)

    def throne_worth(self) -> int:
        """Throne Room waits for cantrips to find it a target, unless they are all there is."""
        target = self.best_double("Throne Room")
        if not target:
            return 0
        if EXTRA.get(target, -1) >= 0 and self.sight.view.actions <= 1:
            return 712
        return 450

    def best_double(self, source: str) -> str:
        """The Action in hand that gains most by being played twice; "" if there is none."""
        best, best_score = "", 0
        for name in self.sight.hand:
            if CARDS[name].is_action and name != source:
                score = self.double_worth(name)
                if source == "Procession":
                    score = self.procession_on(name, score)
                if score > best_score:
                    best, best_score = name, score
        if not best and source in self.sight.hand and self.sight.hand.count(source) > 1:
            others = [name for name in self.sight.hand if CARDS[name].is_action and name != source]
            if others:
                return source
        return best

    def double_worth(self, name: str) -> int:
        """What playing an Action twice is worth."""
        if name in ("Feast", "Madman", "Pillage", "Death Cart", "Chapel", "Mercenary", "Necropolis"):
            return {"Feast": 40, "Madman": 45, "Pillage": 45, "Death Cart": 40, "Chapel": 12}.get(name, 4)
        if name in ("Throne Room", "Procession"):
            return 40 if len([card for card in self.sight.hand if CARDS[card].is_action]) >= 4 else 1
        if name in ("Rats", "Library", "Cellar", "Beggar", "Poor House"):
            return 3
        kind = CARDS[name]
        worth = self.play_worth(name)
        if worth <= 0:
            return 0
        if name in TERMINAL:
            return TERMINAL[name]
        extra = EXTRA.get(name, 0)
        need = self.terminals_in_hand() > self.sight.view.actions
        return 8 + 9 * kind.cards + 9 * kind.coins + 8 * kind.tokens + (14 * extra if need else 2 * extra) + kind.cost

    def procession_on(self, name: str, double: int) -> int:
        """What Procession makes of an Action: two plays, and a better card for it if there is one."""
        if name == "Fortress":
            return double + 40
        kind = CARDS[name]
        cost = self.sight.view.cost(name) + 1
        best = -BIG
        for pile in self.sight.piles:
            card = self.sight.top(pile)
            if self.sight.left(pile) and CARDS[card].is_action and self.sight.view.cost(card) == cost:
                best = max(best, self.gain_worth(card))
        gained = best if best > -BIG else 0
        back = {"Cultist": 30, "Hunting Grounds": 30, "Catacombs": 30, "Squire": 30, "Sir Vander": 40}.get(name, 0)
        lost = 0 if kind.is_ruins or name in ("Feast", "Madman", "Pillage", "Necropolis", "Rats") else WORTH[name]
        return double + gained + back - lost

    def procession_worth(self) -> int:
        """Before its target if that would be played anyway, otherwise after the cards that may bring a better one."""
        target = self.best_double("Procession")
        if not target:
            return 0
        return 712 if EXTRA.get(target, -1) >= 0 else 460

    def play(self, decision: Decision) -> list[int]:
        """Which card to play through another."""
        source = decision.source
        options = decision.options
        if source == "Cultist":
            return [0]
        if source == "Counterfeit":
            return self.counterfeit(decision)
        if source == "Band of Misfits":
            card = self.misfit(options)
            at = decision.find(card)
            return [at] if at >= 0 else [0]
        best, best_score = -1, -BIG
        for i in range(len(options)):
            score = self.double_worth(options[i])
            if source == "Procession":
                score = self.procession_on(options[i], score)
            if score > best_score:
                best, best_score = i, score
        if best_score <= 0 and decision.min == 0:
            return []
        return [best]

    def counterfeit(self, decision: Decision) -> list[int]:
        """Spoils cost nothing, Coppers are glad to go; better coins only for a Province at once."""
        view = self.sight.view
        for name in ("Spoils", "Copper"):
            at = decision.find(name)
            if at >= 0 and (name == "Spoils" or self.sight.money() > 3):
                return [at]
        at = decision.find("Silver")
        coins = view.coins + sum([COINS.get(card, 0) for card in self.sight.hand])
        if at >= 0 and coins < view.cost("Province") <= coins + 2 and self.sight.ending():
            return [at]
        return [] if decision.min == 0 else [0]

    def cheaper_actions(self) -> list[str]:
        """What Band of Misfits can be."""
        view = self.sight.view
        limit = view.cost("Band of Misfits")
        found: list[str] = []
        for pile in self.sight.piles:
            card = self.sight.top(pile)
            if view.left(pile) and CARDS[card].is_action and view.cost(card) < limit:
                found.append(card)
        return found

    def misfit(self, options: list[str]) -> str:
        """The best card for Band of Misfits to be: a village when Actions run short, otherwise what does most."""
        sight = self.sight
        waiting = self.terminals_in_hand() - (1 if "Band of Misfits" in sight.hand else 0)
        short = waiting > sight.view.actions
        best, best_score = "", 0
        for name in options:
            kind = CARDS[name]
            if name in TERMINAL:
                score = TERMINAL[name] + (0 if sight.view.actions else 3)
                if name in ("Feast", "Death Cart", "Pillage"):
                    # These trash themselves, and the Misfits with them.
                    score = 8 if name != "Feast" else 20
                elif name in ("Throne Room", "Procession"):
                    score = 30 if waiting > 0 and name == "Throne Room" else 1
                elif self.known_useless(name):
                    score = 0
                if waiting > sight.view.actions:
                    score -= 15
            else:
                score = (
                    10 + 9 * kind.cards + 9 * kind.coins + 7 * kind.tokens + (30 if short else 1) * max(0, EXTRA[name])
                )
                if name in ("Rats", "Junk Dealer", "Forager") and self.worst_trash("") <= 0:
                    score = 0
            if score > best_score:
                best, best_score = name, score
        return best

    def known_useless(self, name: str) -> bool:
        """Whether a terminal that is not in hand would do nothing if it were played now."""
        hand = self.sight.hand
        if name == "Chapel":
            return not [card for card in hand if self.trash_worth(card) > 0]
        if name == "Moneylender":
            return "Copper" not in hand
        if name in ("Remodel", "Remake", "Stonemason", "Altar"):
            return not [card for card in hand if self.exchange(name, card) > BARELY]
        if name == "Poor House":
            return len([card for card in hand if card in COINS]) >= 3
        if name == "Beggar":
            return True
        if name in ("Young Witch", "Witch"):
            return not self.sight.left("Curse")
        return False

    # -- gaining -------------------------------------------------------------------------------------------------

    def gain_worth(self, card: str) -> int:
        """How welcome a card is, whatever it costs."""
        worth = self._welcome.get(card)
        if worth is None:
            worth = self.reckon_gain(card)
            self._welcome[card] = worth
        return worth

    def reckon_gain(self, card: str) -> int:
        sight = self.sight
        worth = WORTH[card]
        rank = self.plan.rank(sight, card)
        if rank < UNWISHED:
            worth += WISH - min(rank, 15)
            if card == "Province":
                worth = 130
        elif CARDS[card].is_action:
            worth -= 12
        elif CARDS[card].is_treasure and card != "Copper":
            worth += 5
        if not CARDS[card].is_victory:
            if sight.ending() and worth > 0 and self.plan.finish:
                # It will hardly be played.
                worth = worth * 2 // 3
        elif sight.ending():
            worth = max(worth, 12 * self.points_for(card) + 8)
            if self.plan.finish and self.loses_by(card, sight.lead()):
                worth = -30
        if card == "Copper" and rank == UNWISHED:
            worth = -14
        elif EXTRA.get(card, 0) < 0 and rank == UNWISHED and sight.terminals() > 2 + sight.villages():
            worth -= 25
        return worth

    def best_gain(self, limit: int) -> int:
        """The worth of the best card of the Supply costing up to so much."""
        sight = self.sight
        view = sight.view
        best = -40
        for pile in sight.piles:
            if view.left(pile):
                card = sight.top(pile)
                if view.cost(card) <= limit:
                    best = max(best, self.gain_worth(card))
        return best

    def gain(self, decision: Decision) -> list[int]:
        """The most welcome card on offer."""
        source = decision.source
        options = decision.options
        if source == "Thief":
            wanted = [i for i in range(len(options)) if options[i] != "Copper" or self.wants_coppers()]
            return wanted
        if source == "Tournament":
            return self.prize(decision)
        if source == "Rebuild":
            for card in ("Province", "Fairgrounds", "Duchy", "Gardens", "Feodum", "Estate"):
                at = decision.find(card)
                if at >= 0 and not (card == "Province" and self.loses_by(card, self.sight.lead())):
                    return [at]
            return [0]
        best, best_score = 0, -BIG
        if source in ("Remodel", "Butcher", "Graverobber"):
            # What was trashed for it was as good as anything else on offer.
            at = decision.find("Province")
            if at >= 0 and not self.loses_by("Province", self.sight.lead()):
                return [at]
        for i in range(len(options)):
            if options[i] not in CARDS:
                continue
            score = self.gain_worth(options[i])
            rank = self.plan.rank(self.sight, options[i])
            if rank < UNWISHED and score > 0:
                # What the plan wants comes first, in the order in which it wants it.
                score = 2 * WISHED - rank
            if source == "Horn of Plenty" and CARDS[options[i]].is_victory:
                # The Horn goes to the trash for it.
                score = 3 * WISHED if options[i] == "Province" else score if self.sight.ending() else score - WISHED
            if score > best_score:
                best, best_score = i, score
        if decision.min == 0 and best_score <= 0:
            return []
        return [best]

    def wants_coppers(self) -> bool:
        return self.plan.rank(self.sight, "Copper") < UNWISHED or self.sight.count("Gardens") >= 2

    def prize(self, decision: Decision) -> list[int]:
        """Followers while Curses are left, then the Steed, the Princess and the rest; a Duchy at the very end."""
        sight = self.sight
        if sight.left("Province") <= 1 and decision.find("Duchy") >= 0 and sight.left("Duchy"):
            return [decision.find("Duchy")]
        order = ["Followers", "Trusty Steed", "Princess", "Bag of Gold", "Diadem"]
        if sight.left("Curse") <= 1:
            order = ["Trusty Steed", "Followers", "Princess", "Bag of Gold", "Diadem"]
        for name in order:
            at = decision.find(name)
            if at >= 0:
                return [at]
        return [max(0, decision.find("Duchy"))]

    def graves(self) -> list[str]:
        """The cards in the trash that grave robbers may take."""
        view = self.sight.view
        return [name for name in set(view.trash) if 3 <= view.cost(name) <= 6]

    # -- trashing ------------------------------------------------------------------------------------------------

    def trash_worth(self, card: str) -> int:
        """How glad I am to be rid of a card: above 0 for junk, minus its worth for what I would miss."""
        worth = self._riddance.get(card)
        if worth is None:
            worth = self.reckon_trash(card)
            self._riddance[card] = worth
        return worth

    def reckon_trash(self, card: str) -> int:
        sight = self.sight
        for place, rule in enumerate(self.plan.trash):
            if rule.label == card and rule.holds(sight):
                return 60 - place
        if card == "Curse":
            return 50
        if card in ALWAYS_TRASH:
            return 36
        kind = CARDS[card]
        if kind.is_ruins:
            return 30 - KEEP[card]
        if card == "Estate":
            if sight.ending() or sight.count("Gardens") >= 2:
                return -20
            return 34
        if card == "Necropolis":
            return 4 if sight.terminals() < 3 else -4
        if card == "Copper":
            if self.wants_coppers():
                return -10
            return 20 if sight.money() > self.plan.keep_money else -8
        if card == "Rats":
            return 25
        if card == "Fortress":
            return 22
        if card in ("Cultist", "Hunting Grounds", "Catacombs", "Squire", "Feodum"):
            return -WORTH[card] + {"Cultist": 25, "Hunting Grounds": 20, "Catacombs": 22, "Squire": 18}.get(card, 15)
        if kind.is_victory:
            # More than a new one is worth, or a Province would be traded for a Province.
            return -14 * max(1, self.points_lost(card)) - 60 * (card == "Province")
        if self.plan.finish and sight.ending():
            return -WORTH[card] * 2 // 3
        return -WORTH[card]

    def points_lost(self, card: str) -> int:
        owned = self.sight.owned
        if owned.get(card, 0) <= 0:
            return CARDS[card].points
        fewer = dict(owned)
        fewer[card] -= 1
        return points_of(owned) - points_of(fewer)

    def trash(self, decision: Decision) -> list[int]:
        """What to trash: junk as far as it is free to do so, the least loss where it must be."""
        source = decision.source or ""
        options = decision.options
        sight = self.sight
        if source == "Thief" or (decision.target is not None and decision.target != sight.seat):
            return [self.extreme(options, True)]
        if source in ("Mine", "Taxman"):
            return self.upgrade_treasure(decision)
        if source == "Hermit":
            return self.hermit(decision)
        if source == "Death Cart":
            return self.feed_cart(decision)
        if source in ("Remodel", "Altar", "Butcher", "Graverobber", "Stonemason", "Remake"):
            scores = [self.exchange(source, name) for name in options]
            best = scores.index(max(scores))
            if decision.min == 0 and scores[best] <= BARELY:
                return []
            self.spent = sight.view.cost(options[best])
            return [best]
        if source == "Chapel" or (source == "Dame Anna" and decision.min == 0):
            return self.trash_several(decision)
        scores = [self.trash_worth(name) for name in options]
        if CARDS.get(source) is not None and (CARDS[source].is_knight or source == "Rogue"):
            scores = [self.knighted(name) for name in options]
        if source == "Forager":
            coins = {name for name in sight.view.trash if name in COINS}
            scores = [
                score + (9 if name in COINS and name not in coins else 0)
                for score, name in zip(scores, options, strict=True)
            ]
        order = sorted(range(len(options)), key=lambda i: -scores[i])
        picks = order[: decision.min]
        for i in order[decision.min : decision.max]:
            if scores[i] > 0:
                picks.append(i)
        return picks

    def knighted(self, name: str) -> int:
        """Which of two cards to lose to a Knight or a Rogue: one that comes back or pays for itself, or the cheaper."""
        if name in ("Fortress", "Feodum", "Sir Vander", "Hunting Grounds", "Cultist", "Catacombs", "Rats"):
            return 20 - WORTH[name] // 10
        if CARDS[name].is_victory:
            return -20 * self.points_lost(name) if self.sight.ending() else -15
        return -WORTH[name]

    def extreme(self, options: list[str], dearest: bool) -> int:
        """The place of the card that is worth most, or least."""
        best = 0
        for i in range(1, len(options)):
            more = WORTH[options[i]] > WORTH[options[best]]
            if more == dearest and WORTH[options[i]] != WORTH[options[best]]:
                best = i
        return best

    def trash_several(self, decision: Decision) -> list[int]:
        """Junk first, then Coppers as far as the plan lets them go and what they would buy now does not suffer."""
        options = decision.options
        sight = self.sight
        money = sight.money()
        scores = [self.trash_worth(name) for name in options]
        order = sorted(range(len(options)), key=lambda i: -scores[i])
        coins = sight.view.coins + sum([COINS.get(name, 0) for name in sight.hand])
        wish = self.wish_for(coins)
        early = sight.turn() <= 5
        picks: list[int] = []
        for i in order:
            if len(picks) == decision.max or scores[i] <= 0:
                break
            if options[i] == "Copper":
                if money - 1 < self.plan.keep_money:
                    continue
                if self.wish_for(coins - 1) != wish and not (early and self.cheap_wish(wish)):
                    continue
                money -= 1
                coins -= 1
            picks.append(i)
        return picks

    def cheap_wish(self, place: int) -> bool:
        """Whether a rule is for nothing much: a deck thinned early is better than a Silver."""
        if place >= len(self.plan.buy):
            return True
        label = self.sight.top(self.plan.buy[place].label)
        return self.sight.view.cost(label) <= 4

    def buys_better_with(self, coins: int) -> bool:
        """Whether the last coin in hand makes a difference to what can be bought."""
        total = self.sight.view.coins + coins
        return self.wish_for(total) < self.wish_for(total - 1)

    def upgrade_treasure(self, decision: Decision) -> list[int]:
        """Silver into Gold before Copper into Silver; Gold stays."""
        for name in ("Silver", "Copper", "Masterpiece", "Spoils", "Counterfeit"):
            at = decision.find(name)
            if at >= 0:
                return [at]
        if decision.min == 0:
            return []
        return [self.extreme(decision.options, False)]

    def hermit(self, decision: Decision) -> list[int]:
        best, best_score = -1, 0
        options = decision.options
        for i in range(len(options)):
            label = options[i]
            name = label[8:] if label.startswith("discard/") else label
            score = self.trash_worth(name)
            if score > best_score:
                best, best_score = i, score
        return [best] if best >= 0 else []

    def feed_cart(self, decision: Decision) -> list[int]:
        """Ruins, Rats and Fortresses keep the cart going; anything good is worth more than the cart."""
        options = decision.options
        scores = [self.trash_worth(name) for name in options]
        best = scores.index(max(scores))
        return [best] if scores[best] > -25 else []

    # -- discarding ----------------------------------------------------------------------------------------------

    def keep_scores(self, options: list[str], actions: int) -> list[int]:
        """What each card is worth in a hand with so many Actions left: terminals beyond them are worth little."""
        sight = self.sight
        spare = actions
        for name in options:
            if EXTRA.get(name, -1) > 0:
                spare += EXTRA[name]
        scores = [KEEP[name] for name in options]
        terminals = sorted([i for i in range(len(options)) if EXTRA.get(options[i], 0) < 0], key=lambda i: -scores[i])
        for place in range(len(terminals)):
            if place >= spare:
                scores[terminals[place]] = 2
        if actions == 0:
            for i in range(len(options)):
                if options[i] in EXTRA:
                    scores[i] = 1
        if "Tournament" in sight.hand:
            for i in range(len(options)):
                if options[i] == "Province":
                    scores[i] = 40
        for place, rule in enumerate(self.plan.discard):
            if rule.holds(sight):
                for i in range(len(options)):
                    if options[i] == rule.label:
                        scores[i] = -100 + place
        return scores

    def discard(self, decision: Decision) -> list[int]:
        """What to discard: dead cards first, then what this turn, or the next, misses least."""
        source = decision.source or ""
        options = decision.options
        sight = self.sight
        view = sight.view
        if decision.target is not None and decision.target != sight.seat:
            return self.judge(decision)
        if source in ("Spy", "Ironmonger"):
            return [0] if self.dead_weight(options[0]) else []
        if source == "Advisor":
            return [self.extreme(options, True)]
        if source == "Library":
            return [0] if EXTRA.get(options[0], 0) < 0 and view.actions == 0 else []
        if source == "Pillage":
            return [self.extreme(options, True)]
        mine = view.active == sight.seat
        scores = self.keep_scores(options, view.actions if mine else 1)
        order = sorted(range(len(options)), key=lambda i: scores[i])
        if source == "Cellar":
            return self.cellar(options, scores)
        if source == "Storeroom":
            return self.storeroom(decision, scores)
        if source == "Hamlet":
            return self.hamlet(decision, scores, order)
        if source == "Plaza":
            return self.plaza(decision)
        return order[: decision.min]

    def dead_weight(self, name: str) -> bool:
        """Whether a card of my own is better not drawn next."""
        kind = CARDS[name]
        if name == "Province" and "Tournament" in self.sight.hand:
            return False
        if kind.is_treasure:
            return name == "Copper" and self.average_worth() > 13
        if kind.is_action:
            return KEEP[name] < 8
        return True

    def average_worth(self) -> float:
        """What a card of the own deck is worth in hand, on average."""
        total = 0
        cards = 0
        for name, n in self.sight.unseen().items():
            total += KEEP[name] * n
            cards += n
        return total / cards if cards else 0.0

    def judge(self, decision: Decision) -> list[int]:
        """Whether another player's card is to be discarded (Spy), or which one (Advisor, Pillage)."""
        options = decision.options
        if decision.min == 0:
            kind = CARDS[options[0]]
            good = KEEP[options[0]] > 10 or (kind.is_treasure and options[0] != "Copper")
            return [0] if good else []
        scores = [KEEP[name] if KEEP[name] else -1 for name in options]
        return [scores.index(max(scores))]

    def cellar(self, options: list[str], scores: list[int]) -> list[int]:
        """Dead cards, and Coppers when the next card is likely to be worth more."""
        sight = self.sight
        unseen = sight.unseen()
        if not unseen:
            return []
        picks = [i for i in range(len(options)) if scores[i] < 9]
        coppers = [i for i in range(len(options)) if options[i] == "Copper" and scores[i] == 10]
        if coppers and self.next_coins(unseen) > 1.25:
            coins = sight.view.coins + sum([COINS.get(name, 0) for name in options])
            if coins < sight.view.cost("Province"):
                picks += coppers
        return picks

    def next_coins(self, unseen: dict[str, int]) -> float:
        """About how many coins the next card brings this turn, what it draws included."""
        cards = sum(unseen.values())
        plain = sum([COINS.get(name, 0) * n for name, n in unseen.items()]) / cards
        waiting = self.terminals_in_hand() >= self.sight.view.actions
        total = 0.0
        for name, n in unseen.items():
            if name in EXTRA:
                kind = CARDS[name]
                if EXTRA[name] >= 0 or not waiting:
                    total += n * (kind.coins + kind.cards * plain)
            else:
                total += n * COINS.get(name, 0)
        return total / cards

    def storeroom(self, decision: Decision, scores: list[int]) -> list[int]:
        """First change dead cards for others, then coins for what is still dead."""
        if decision.step <= 1:
            return [i for i in range(len(decision.options)) if scores[i] < 10]
        return [i for i in range(len(decision.options)) if scores[i] <= 10]

    def hamlet(self, decision: Decision, scores: list[int], order: list[int]) -> list[int]:
        view = self.sight.view
        worst = order[0]
        if decision.step <= 1:
            needed = self.terminals_in_hand() > view.actions
            cheap = scores[worst] <= 12
            return [worst] if needed and cheap else []
        coins = view.coins + sum([COINS.get(name, 0) for name in self.sight.hand])
        return [worst] if scores[worst] <= 0 and view.buys < 2 and coins >= 5 else []

    def plaza(self, decision: Decision) -> list[int]:
        """A Copper becomes a token for later, unless it is needed now."""
        at = decision.find("Copper")
        if at < 0:
            return []
        coins = sum([COINS.get(name, 0) for name in self.sight.hand])
        return [] if self.buys_better_with(coins) else [at]

    # -- the deck ------------------------------------------------------------------------------------------------

    def topdeck(self, decision: Decision) -> list[int]:
        """What to put onto the deck, the first one on top."""
        source = decision.source or ""
        options = decision.options
        if source == "Bureaucrat":
            scores = [-1 if name == "Dame Josephine" else 0 for name in options]
            return [scores.index(max(scores))]
        scores = [KEEP[name] for name in options]
        order = sorted(range(len(options)), key=lambda i: -scores[i])
        if source == "Count":
            return self.count_topdeck(decision)
        if source == "Wandering Minstrel" or source == "Herald":
            order = sorted(range(len(options)), key=lambda i: (-min(1, max(0, EXTRA.get(options[i], 0))), -scores[i]))
        return order[: decision.min]

    def count_topdeck(self, decision: Decision) -> list[int]:
        """A card that is of no use this turn and of some in the next, best an Action that cannot be played."""
        options = decision.options
        scores: list[int] = []
        for name in options:
            if name in EXTRA and self.sight.view.actions == 0:
                scores.append(40 + KEEP[name])
            elif name in COINS:
                scores.append(8 - COINS[name])
            else:
                scores.append(-5)
        # With "trash hand" to follow, the best card is to be saved.
        if self.hand_is_junk():
            scores = [KEEP[name] for name in options]
        return [scores.index(max(scores))]

    # -- reactions -------------------------------------------------------------------------------------------------

    def reveal(self, decision: Decision) -> list[int]:
        """A Bane always, a Province for a Prize of one's own or against that of another."""
        return [0]

    def react(self, decision: Decision) -> list[int]:
        """Which reaction to use, or which effect to let happen first."""
        for name in ("Moat", "Horse Traders", "Beggar", "Market Square"):
            at = decision.find(name)
            if at >= 0:
                return [at]
        at = decision.find("Hovel")
        if at >= 0:
            return [at]
        at = decision.find("Urchin")
        if at >= 0 and decision.min == 0:
            return [at]
        return [0] if decision.min else []

    # -- choosing effects --------------------------------------------------------------------------------------------

    def hand_is_junk(self) -> bool:
        """Whether trashing the whole hand would help."""
        hand = self.sight.hand
        if len(hand) < 2 or self.sight.ending():
            return False
        return sum([self.trash_worth(name) for name in hand]) > 20 and max([WORTH[name] for name in hand]) <= 30

    def option(self, decision: Decision, label: str) -> list[int]:
        at = decision.find(label)
        return [at] if at >= 0 else [0]

    def mode(self, decision: Decision) -> list[int]:
        """Which of the effects on offer to take."""
        source = decision.source or ""
        sight = self.sight
        view = sight.view
        about = decision.about
        if source == "Chancellor":
            return [0] if self.reshuffle_helps() else []
        if source == "Scavenger":
            return [0]
        if source == "Jester":
            return self.option(decision, "take" if self.gain_worth(about[0]) > 25 else "give")
        if source == "Trusty Steed":
            return self.steed(decision)
        if source == "Doctor":
            if self.trash_worth(about[0]) > 0:
                return self.option(decision, "trash")
            return self.option(decision, "discard" if self.dead_weight(about[0]) else "keep")
        if source == "Catacombs":
            seen = sum([KEEP[name] for name in about])
            return self.option(decision, "take" if seen >= 0.95 * len(about) * self.average_worth() else "discard")
        if source == "Survivors":
            seen = sum([KEEP[name] for name in about])
            return self.option(decision, "keep" if seen >= 0.95 * len(about) * self.average_worth() else "discard")
        if source == "Count":
            return self.count(decision)
        if source == "Graverobber":
            return self.option(decision, self.rob())
        if source == "Hunting Grounds":
            few = sight.left("Duchy") == 0 or (sight.count("Gardens") >= 2 and sight.left("Estate") >= 3)
            return self.option(decision, "3 Estates" if few else "Duchy")
        if source == "Squire":
            if self.terminals_in_hand() > view.actions:
                return self.option(decision, "+2 Actions")
            coins = view.coins + sum([COINS.get(name, 0) for name in sight.hand])
            if coins >= 10 or (sight.ending() and coins >= 4):
                return self.option(decision, "+2 Buys")
            return self.option(decision, "Silver")
        if source == "Mercenary":
            return [0] if self.mercenary_pays() else []
        return list(range(max(decision.min, 1)))

    def reshuffle_helps(self) -> bool:
        """Whether the deck as a whole is better than what is left to draw from it."""
        deck = self.sight.view.own_deck()
        cards = sum(deck.values())
        if not cards:
            return False
        owned = self.sight.owned
        total = sum(owned.values())
        inside = sum([KEEP[name] * n for name, n in deck.items()]) / cards
        overall = sum([KEEP[name] * n for name, n in owned.items()]) / max(1, total)
        return inside <= overall + 2

    def steed(self, decision: Decision) -> list[int]:
        """Cards and Actions while there is something to play, otherwise cards and coins."""
        more = self.terminals_in_hand() > 0 or self.sight.action_cards() * 3 > self.sight.cards()
        wanted = ["+2 Cards", "+2 Actions"] if more else ["+2 Cards", "+2 Coins"]
        return [decision.find(label) for label in wanted]

    def count(self, decision: Decision) -> list[int]:
        """Count: pay with what hurts least, then coins, a Duchy late, or the hand if it is all junk."""
        sight = self.sight
        hand = sight.hand
        if decision.find("+3 Coins") < 0:
            if self.hand_is_junk():
                good = [name for name in hand if self.trash_worth(name) <= 0]
                return self.option(decision, "topdeck" if good else "Copper")
            dead = sum([1 for name in hand if KEEP[name] <= 2 or (name in EXTRA and sight.view.actions == 0)])
            if dead >= 2:
                return self.option(decision, "discard 2")
            idle = [name for name in hand if name in EXTRA and sight.view.actions == 0]
            if idle or dead == 1 or len(hand) == 0:
                return self.option(decision, "topdeck")
            coppers = hand.count("Copper")
            coins = sight.view.coins + 3 + sum([COINS.get(name, 0) for name in hand])
            if coppers and self.wish_for(coins) == self.wish_for(coins - 1):
                return self.option(decision, "topdeck")
            return self.option(decision, "Copper")
        if self.hand_is_junk():
            return self.option(decision, "trash hand")
        coins = sight.view.coins + sum([COINS.get(name, 0) for name in hand])
        duchy = self.plan.rank(sight, "Duchy")
        with_coins = self.wish_for(coins + 3)
        if sight.left("Duchy") and sight.ending() and coins + 3 < sight.view.cost("Province"):
            return self.option(decision, "Duchy")
        if duchy < with_coins and sight.left("Duchy") and coins >= 5:
            return self.option(decision, "Duchy")
        return self.option(decision, "+3 Coins")

    def rob(self) -> str:
        """Graverobber: turn an Action into a Province late, otherwise take the best of the trash."""
        sight = self.sight
        view = sight.view
        graves = self.graves()
        best_grave = max([self.gain_worth(name) for name in graves]) if graves else -BIG
        actions = [name for name in sight.hand if CARDS[name].is_action]
        best_up = -BIG
        for name in actions:
            best_up = max(best_up, self.exchange("Graverobber", name))
        if best_up > best_grave and actions and view.phase == "action":
            return "upgrade"
        return "from trash" if graves else "upgrade"

    # -- naming ------------------------------------------------------------------------------------------------------

    def name(self, decision: Decision) -> list[int]:
        """Which card to name, from what is known of the own deck."""
        source = decision.source
        unseen = self.sight.unseen()
        if source == "Rebuild":
            return self.option(decision, self.name_for_rebuild())
        best = ""
        best_score = -BIG
        for name, n in unseen.items():
            if source == "Mystic":
                score = n * 100 + KEEP[name]
            elif source == "Doctor":
                score = n * self.trash_worth(name)
            else:
                # Journeyman skips what it names: what there is most of and is worth least.
                score = n * (25 - KEEP[name] - (0 if CARDS[name].is_treasure or CARDS[name].is_action else -8))
            if score > best_score:
                best, best_score = name, score
        if source == "Doctor" and best_score <= 0:
            best = "Curse"
        if not best:
            best = "Province" if source == "Journeyman" else "Copper" if source == "Mystic" else "Curse"
        return self.option(decision, best)

    def rebuild_pays(self) -> bool:
        """Whether Rebuild is likely to bring points rather than to lose some."""
        sight = self.sight
        if not sight.left("Province") or self.loses_by("Province", sight.lead()):
            return sight.left("Duchy") > 0 and sight.count("Estate") > 0 and sight.count("Duchy") == 0
        unseen = sight.unseen()
        named = self.name_for_rebuild()
        for name in unseen:
            if CARDS[name].is_victory and name != named and name != "Province":
                return True
        rest = sight.discarded()
        for name in rest:
            if CARDS[name].is_victory and name != named and name != "Province":
                return True
        return False

    def name_for_rebuild(self) -> str:
        """Name what must not be hit: Provinces, or Estates while there are Duchies to turn into Provinces."""
        sight = self.sight
        unseen = sight.unseen()
        provinces = unseen.get("Province", 0)
        duchies = unseen.get("Duchy", 0)
        estates = unseen.get("Estate", 0) + unseen.get("Overgrown Estate", 0)
        return "Estate" if provinces == 0 and duchies and estates else "Province"


ALL: Final = [list(range(n)) for n in range(24)]
"""Every option of a question with n of them; shared, never changed."""
