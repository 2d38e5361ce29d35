"""A beginner: plays what it holds, buys the best it can afford, and knows which cards are a burden.

It looks at one decision at a time and plans nothing. Everything it does follows from two opinions about a card:
what it is worth to own (`_worth`) and what it is good for in hand right now (`_use`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zlib import crc32

from demesne.bots.bot import Bot
from demesne.engine.decision import Decision
from demesne.engine.view import View

SPECIAL: Final = {
    "Province": 100,
    "Gold": 31,
    "Spoils": 20,
    "Silver": 14,
    "Madman": 12,
    "Mercenary": 12,
    "Necropolis": -1,
    "Copper": -2,
    "Overgrown Estate": -4,
    "Hovel": -5,
    "Rats": -6,
    "Curse": -20,
}
"""What some cards are worth, whatever they cost. Others are worth five for each coin of their cost."""

RUINS: Final = -8
PRIZE: Final = 35
LANDS: Final = {"Estate": (-3, 9), "Duchy": (4, 24)}
"""What these are worth for most of the game, and near its end."""

NEEDS_JUNK: Final = ("Altar", "Chapel", "Forager", "Junk Dealer", "Mercenary", "Rats", "Remake")
"""Actions that are only worth playing with something to get rid of in hand."""

DOUBLERS: Final = ("Procession", "Throne Room")

TAKES_FROM_OTHERS: Final = ("Thief",)
"""Cards that let one player choose what another one trashes."""

NO_PRIZE: Final = "Prize"
"""What Tournament offers beside the Duchy when no Prize is left."""

ENOUGH_MONEY: Final = 4
"""The coins in its Treasures below which it trashes no more Copper."""

Reach = Callable[[int], tuple[int, int]]
"""From the cost of a card that is given up: the least and the most that its replacement may cost."""

UPGRADES: Final[dict[str, tuple[Reach, str]]] = {
    "Altar": (lambda cost: (0, 5), ""),
    "Butcher": (lambda cost: (0, cost), ""),
    "Graverobber": (lambda cost: (0, cost + 3), ""),
    "Mine": (lambda cost: (0, cost + 3), "Treasure"),
    "Procession": (lambda cost: (cost + 1, cost + 1), "Action"),
    "Remake": (lambda cost: (cost + 1, cost + 1), ""),
    "Remodel": (lambda cost: (0, cost + 2), ""),
    "Stonemason": (lambda cost: (0, cost - 1), ""),
    "Taxman": (lambda cost: (0, cost + 3), "Treasure"),
}
"""Cards that turn one card into another, and the type that the new one must have."""


class Novice(Bot):
    """A beginner with a taste of its own: the seed decides which of two equally dear cards it likes better."""

    name = "novice"

    def decide(self, view: View) -> list[int]:
        """An answer to the pending decision."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat is not asked anything")
        return Thought(self.seed, view, decision).answer()


class Thought:
    """What a novice thinks about one decision."""

    def __init__(self, seed: int | str, view: View, decision: Decision) -> None:
        self.seed = seed
        self.view = view
        self.decision = decision
        self.seat = decision.player
        self.owned = view.owned(decision.player)
        provinces = view.left("Province")
        nearly_over = view.empty_piles >= view.piles_to_end - 1
        self.late = nearly_over or provinces <= 2 + view.players
        self.very_late = nearly_over or provinces <= view.players

    def answer(self) -> list[int]:
        """The option numbers of the answer."""
        match self.decision.kind:
            case "action":
                chosen = self._action()
            case "treasure":
                return sorted(range(len(self.decision.options)), key=self._treasure_order)
            case "buy" | "gain":
                chosen = self._gain()
            case "trash":
                chosen = self._trash()
            case "discard":
                chosen = self._discard()
            case "topdeck":
                chosen = self._topdeck()
            case "play":
                chosen = self._play()
            case "spend":
                chosen = [str(self._spend())]
            case "overpay":
                chosen = [str(self._overpay())]
            case "name":
                chosen = [self._name()]
            case "mode":
                chosen = self._mode()
            case "reveal" | "react":
                # Showing a card costs nothing, and every reaction does its owner good.
                chosen = [min(self.decision.options, key=lambda name: (name != "Moat", name))]
            case _:
                chosen = self.decision.options[: self.decision.max]
        return self.decision.pick(tuple(chosen))

    # -- opinions about cards ---------------------------------------------------------------------------------------

    def _worth(self, name: str) -> int:
        """What owning one more of a card is worth, whatever is owned already."""
        if name in LANDS:
            now, at_the_end = LANDS[name]
            return at_the_end if (self.very_late if name == "Estate" else self.late) else now
        if name in SPECIAL:
            return SPECIAL[name]
        kind = self.view.kind(name)
        if kind.is_ruins:
            return RUINS
        if kind.is_prize:
            return PRIZE
        if kind.is_victory and not kind.is_action:
            return 22 if self.late else 12
        return 5 * kind.cost + crc32(f"{self.seed}|{name}".encode()) % 5

    def _wish(self, name: str) -> int:
        """What gaining a card is worth: the more of it are there, and the more Actions that end the Action phase,
        the less."""
        if name == NO_PRIZE:
            return 0
        worth = self._worth(name)
        kind = self.view.kind(name)
        if kind.is_action:
            worth -= 6 * self.owned.get(name, 0)
            if not kind.actions and self._terminals() * 5 > sum(self.owned.values()):
                worth -= 8
        return worth

    def _terminals(self) -> int:
        count = 0
        for name, copies in self.owned.items():
            kind = self.view.kind(name)
            if kind.is_action and not kind.actions:
                count += copies
        return count

    def _use(self, name: str) -> tuple[int, int]:
        """How much it would be missed in hand: Curses and Victory cards not at all, an Action that can't be played
        little."""
        kind = self.view.kind(name)
        if kind.is_action and (self.view.actions or self.seat != self.view.active):
            return 3 if self._worth(name) > 0 else 1, self._worth(name)
        if kind.is_treasure:
            return (2 if kind.coins < 2 else 4), self._worth(name)
        return (1 if kind.is_action or kind.is_reaction else 0), self._worth(name)

    def _is_junk(self, name: str) -> bool:
        """Whether the deck would be better without such a card; Copper is a matter of money."""
        return self._worth(name) < 0 and (name != "Copper" or self._money() > ENOUGH_MONEY)

    def _money(self) -> int:
        total = 0
        for name, copies in self.owned.items():
            kind = self.view.kind(name)
            if kind.is_treasure:
                total += copies * kind.coins
        return total

    # -- the turn ---------------------------------------------------------------------------------------------------

    def _action(self) -> list[str]:
        """First what gives Actions, then what draws, then the dearest."""
        playable = [name for name in self.decision.options if self._is_worth_playing(name)]
        if not playable:
            return []
        view = self.view

        def order(name: str) -> tuple[int, int, int]:
            kind = view.kind(name)
            return kind.actions, min(kind.actions, 1) * kind.cards, self._worth(name)

        return [max(playable, key=order)]

    def _is_worth_playing(self, name: str) -> bool:
        hand = list(self.view.hand)
        if name in hand:
            hand.remove(name)
        kinds = [self.view.kind(card) for card in hand]
        if name in DOUBLERS:
            return any(kind.is_action for kind in kinds)
        if name == "Moneylender":
            return "Copper" in hand
        if name in NEEDS_JUNK:
            return any(self._is_junk(card) for card in hand)
        if name in ("Mine", "Remodel", "Stonemason"):
            return any(self._gain_by_upgrade(card, name) > 0 for card in hand)
        return True

    def _treasure_order(self, option: int) -> tuple[bool, bool]:
        """Counterfeit while there is something to double, Horn of Plenty when all the others lie in play."""
        name = self.decision.options[option]
        return name == "Horn of Plenty", name != "Counterfeit"

    def _gain(self) -> list[str]:
        """The most wished for; of several, all that are worth having."""
        ranked = sorted(self.decision.options, key=self._wish, reverse=True)
        wanted = [name for name in ranked if self._wish(name) > 0]
        return wanted[: self.decision.max] if len(wanted) >= self.decision.min else ranked[: self.decision.min]

    def _best(self, low: int, high: int, of: str = "") -> int:
        """The highest wish among the cards of the Supply in this range of cost, nothing counting as none."""
        view = self.view
        best = 0
        for pile in view.piles():
            top = view.top(pile) if view.in_supply(pile) else None
            if top is not None and low <= view.cost(top) <= high and (not of or of in view.kind(top).types):
                best = max(best, self._wish(top))
        return best

    def _spend(self) -> int:
        """The fewest tokens that bring the best card within reach."""
        if self.decision.source is None:
            base = self.view.coins
        else:
            # Butcher pays for more than the card that it has just trashed.
            base = self.view.cost(self.view.trash[-1]) if self.view.trash else 0
        amounts = range(len(self.decision.options))
        return max(amounts, key=lambda amount: (self._best(0, base + amount), -amount))

    def _overpay(self) -> int:
        """All for Silvers; for Stonemason what buys the dearest Actions; nothing for the rest."""
        amounts = range(len(self.decision.options))
        if self.decision.source == "Masterpiece":
            return amounts[-1]
        if self.decision.source == "Stonemason":
            return max(amounts, key=lambda amount: (self._best(amount, amount, "Action") if amount else 0, -amount))
        return 0

    # -- what cards ask ---------------------------------------------------------------------------------------------

    def _trash(self) -> list[str]:
        decision = self.decision
        source = decision.source or ""
        if source in TAKES_FROM_OTHERS:
            return [max(decision.options, key=self._worth)]
        if source in UPGRADES:
            best = max(decision.options, key=lambda name: self._gain_by_upgrade(name, source))
            return [best] if decision.min or self._gain_by_upgrade(best, source) > 0 else []
        if source == "Death Cart":
            cheapest = min(decision.options, key=self._worth)
            return [cheapest] if self._worth(cheapest) <= self._worth("Death Cart") else []
        ranked = sorted(decision.options, key=lambda label: self._worth(plain(label)))
        chosen = ranked[: decision.min]
        spare = self._money() - ENOUGH_MONEY - chosen.count("Copper")
        for label in ranked[decision.min : decision.max]:
            if self._worth(plain(label)) < 0 and (label != "Copper" or spare > 0):
                chosen.append(label)
                spare -= label == "Copper"
        return chosen

    def _gain_by_upgrade(self, name: str, source: str) -> int:
        """How much better off it is after turning a card into the best that it can become."""
        reach, of = UPGRADES[source]
        low, high = reach(self.view.cost(name))
        if source == "Butcher":
            high += self.view.tokens(self.seat)
        return self._best(low, high, of) - self._worth(name)

    def _discard(self) -> list[str]:
        decision = self.decision
        theirs = decision.target is not None and decision.target != self.seat
        if theirs or decision.source in ("Advisor", "Pillage"):
            best = max(decision.options, key=self._use)
            return [best] if decision.min or self._use(best)[0] >= 2 else []
        if decision.source == "Library":
            return decision.options[:1] if not self.view.actions else []
        if decision.source == "Plaza":
            return ["Copper"] if "Copper" in decision.options else []
        ranked = sorted(decision.options, key=self._use)
        useless = sum(self._use(name)[0] == 0 or self._worth(name) <= RUINS for name in ranked)
        return ranked[: max(decision.min, min(useless, decision.max))]

    def _topdeck(self) -> list[str]:
        decision = self.decision
        if decision.source in ("Bureaucrat", "Count"):
            return sorted(decision.options, key=self._use)[: decision.min]
        return sorted(decision.options, key=self._worth, reverse=True)[: decision.max]

    def _play(self) -> list[str]:
        decision = self.decision
        if decision.source == "Counterfeit":
            cheap = [name for name in decision.options if name in ("Copper", "Spoils")]
            return [max(cheap, key=self._worth)] if cheap else []
        if decision.source == "Procession":
            best = max(decision.options, key=lambda name: self._gain_by_upgrade(name, "Procession"))
            return [best] if self._gain_by_upgrade(best, "Procession") > 0 else []
        useful = [name for name in decision.options if name not in DOUBLERS] or decision.options
        return [max(useful, key=self._worth)]

    def _name(self) -> str:
        source = self.decision.source
        if source == "Rebuild":
            return "Province"
        if source == "Mystic":
            return most_of(self.view.own_deck() or self.owned)
        junk = {name: copies for name, copies in self.owned.items() if self._is_junk(name)}
        return most_of(junk) if junk else "Curse"

    def _mode(self) -> list[str]:
        decision = self.decision
        options = decision.options
        about = decision.about
        match decision.source:
            case "Catacombs" | "Survivors":
                bad = sum(self._use(name)[0] <= 1 for name in about) * 2 > len(about)
                wanted = ["discard" if bad else options[0] if options[0] != "discard" else options[-1]]
            case "Doctor":
                wanted = ["trash" if self._is_junk(about[0]) else "discard" if self._use(about[0])[0] == 0 else "keep"]
            case "Jester":
                wanted = ["take" if self._wish(about[0]) > 0 else "give"]
            case "Trusty Steed":
                wanted = ["+2 Cards", "+2 Actions" if self._holds_action() else "+2 Coins"]
            case "Count":
                useless = sum(self._use(name)[0] == 0 for name in self.view.hand)
                wanted = ["discard 2"] if useless >= 2 else ["Copper", "Duchy" if self.late else "+3 Coins"]
                if "Duchy" in options:
                    wanted = ["Duchy" if self.late else "+3 Coins"]
            case "Squire":
                wanted = ["+2 Actions" if self._holds_action() else "Silver"]
            case "Mercenary":
                wanted = ["trash 2"] if sum(self._is_junk(name) for name in self.view.hand) >= 2 else []
            case "Scavenger":
                wanted = []
            case _:
                wanted = options[: decision.max]
        chosen = [label for label in wanted if label in options][: decision.max]
        return chosen if len(chosen) >= decision.min else options[: decision.min]

    def _holds_action(self) -> bool:
        return any(self.view.kind(name).is_action for name in self.view.hand)


def plain(label: str) -> str:
    """The card in a label, wherever it lies."""
    return label.removeprefix("discard/")


def most_of(counts: dict[str, int]) -> str:
    """The name with the highest count, of equal ones the first in the alphabet."""
    return min(counts, key=lambda name: (-counts[name], name), default="Copper")
