"""What a beginner thinks about one decision.

Everything follows from two opinions about a card: what it is worth to own (`worth`) and how useful it is in hand right
now (`use`). What it thinks about a particular card is kept with that card, in `demesne.bots.wisdom`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from demesne.bots.questions.gaining import UNSAID
from demesne.bots.questions.paying import FIRST, LAST
from demesne.engine.decision import Decision, card_of
from demesne.engine.view import View

if TYPE_CHECKING:
    from demesne.bots.wisdom.wisdom import Wisdom

RUINS: Final = -8
PRIZE: Final = 35

NO_PRIZE: Final = "Prize"
"""What Tournament offers besides the Duchy if no Prize is left."""

ENOUGH_MONEY: Final = 4
"""It trashes no more Copper when its Treasures hold fewer coins than this."""


class Thought:
    """A beginner's view of one decision; `wisdom` is what is known about each card, by name."""

    def __init__(self, seed: int | str, view: View, decision: Decision, wisdom: dict[str, Wisdom]) -> None:
        self.seed = seed
        self.view = view
        self.decision = decision
        self.wisdom = wisdom
        self.seat = decision.player
        self.owned = view.owned(decision.player)
        to_last = view.to_last
        nearly_over = view.empty_piles >= view.piles_to_end - 1
        self.late = nearly_over or to_last <= 2 + view.players
        self.very_late = nearly_over or to_last <= view.players

    def answer(self) -> list[int]:
        """The option numbers of the answer."""
        decision = self.decision
        kind = decision.kind
        options = decision.options
        if kind == "treasure":
            return sorted(range(len(options)), key=lambda i: self._when_laid(options[i]))
        chosen: list[str] | None = None
        if decision.source is not None:
            chosen = self.wisdom[decision.source].beginner_answers(self)
        if chosen is None:
            chosen = self._by_kind(kind)
        elif kind == "mode":
            chosen = [label for label in chosen if label in options][: decision.max]
            chosen = chosen if len(chosen) >= decision.min else options[: decision.min]
        return decision.pick(tuple(chosen))

    def _when_laid(self, name: str) -> tuple[bool, bool]:
        laying = self.wisdom[name].laying
        return laying == LAST, laying != FIRST

    def _by_kind(self, kind: str) -> list[str]:
        if kind == "action":
            return self._action()
        if kind == "buy" or kind == "gain":
            return self._gain()
        if kind == "trash":
            return self._trash()
        if kind == "discard":
            return self._discard()
        if kind == "topdeck":
            return sorted(self.decision.options, key=self.worth, reverse=True)[: self.decision.max]
        if kind == "play":
            return self._play()
        if kind == "spend":
            return self.spend(self.view.coins)
        if kind == "overpay":
            return ["0"]
        if kind == "name":
            return [self._name()]
        if kind == "react":
            return self._react()
        if kind == "reveal":
            # Showing a card costs nothing.
            return [min(self.decision.options)]
        return self.decision.options[: self.decision.max]

    # -- opinions about cards ---------------------------------------------------------------------------------------

    def worth(self, name: str) -> int:
        """What owning one more of a card is worth, regardless of what is owned already."""
        card = self.wisdom[name]
        if card.beginner_late != UNSAID and (self.very_late if card.last_resort else self.late):
            return card.beginner_late
        if card.beginner != UNSAID:
            return card.beginner
        kind = card.kind
        if kind.is_ruins:
            return RUINS
        if kind.is_prize:
            return PRIZE
        if kind.is_victory and not kind.is_action:
            return 22 if self.late else 12
        return 5 * (kind.cost + 2 * kind.potions) + crc32(f"{self.seed}|{name}".encode()) % 5

    def wish(self, name: str) -> int:
        """What gaining a card is worth: less for every copy owned, and for every terminal owned."""
        if name == NO_PRIZE:
            return 0
        worth = self.worth(name)
        kind = self.wisdom[name].kind
        if kind.is_action:
            worth -= 6 * self.owned.get(name, 0)
            if not kind.actions and self._terminals() * 5 > sum(self.owned.values()):
                worth -= 8
        elif kind.gives_potions:
            # One Potion pays for such a card in every shuffle; further ones mostly lie idle.
            worth -= 12 * self.owned.get(name, 0)
        return worth

    def _terminals(self) -> int:
        count = 0
        for name, copies in self.owned.items():
            kind = self.wisdom[name].kind
            if kind.is_action and not kind.actions:
                count += copies
        return count

    def use(self, name: str) -> tuple[int, int]:
        """How much it would be missed in hand: Curses and Victory cards not at all, an unplayable Action little."""
        kind = self.wisdom[name].kind
        worth = self.worth(name)
        if kind.is_action and (self.view.actions or self.seat != self.view.active):
            return 3 if worth > 0 else 1, worth
        if kind.is_treasure:
            return (2 if kind.coins < 2 else 4), worth
        return (1 if kind.is_action or kind.is_reaction else 0), worth

    def is_junk(self, name: str) -> bool:
        """Whether the deck would be better without such a card; Copper is a matter of money."""
        return self.worth(name) < 0 and (name != "Copper" or self._money() > ENOUGH_MONEY)

    def has_junk(self, names: list[str]) -> bool:
        """Whether there is something to get rid of."""
        for name in names:
            if self.is_junk(name):
                return True
        return False

    def has_action(self, names: list[str]) -> bool:
        """Whether there is an Action among these."""
        for name in names:
            if self.wisdom[name].kind.is_action:
                return True
        return False

    def _money(self) -> int:
        return sum([copies * self.wisdom[name].coins for name, copies in self.owned.items()])

    # -- the turn ---------------------------------------------------------------------------------------------------

    def _action(self) -> list[str]:
        """First what gives Actions, then what draws, then the most expensive."""
        playable = [name for name in self.decision.options if self._is_worth_playing(name)]
        if not playable:
            return []

        def order(name: str) -> tuple[int, int, int]:
            kind = self.wisdom[name].kind
            return kind.actions, min(kind.actions, 1) * kind.cards, self.worth(name)

        return [max(playable, key=order)]

    def _is_worth_playing(self, name: str) -> bool:
        rest = list(self.view.hand)
        if name in rest:
            rest.remove(name)
        return self.wisdom[name].beginner_plays(self, rest)

    def _gain(self) -> list[str]:
        """The card most wished for; if several may be chosen, all that are worth having."""
        ranked = sorted(self.decision.options, key=self.wish, reverse=True)
        wanted = [name for name in ranked if self.wish(name) > 0]
        return wanted[: self.decision.max] if len(wanted) >= self.decision.min else ranked[: self.decision.min]

    def best(self, low: int, high: int, of: str = "") -> int:
        """The highest wish among the cards of the Supply in this cost range; 0 if there are none."""
        view = self.view
        best = 0
        for pile in view.piles():
            top = view.top(pile) if view.in_supply(pile) else None
            if top is not None and low <= view.cost(top) <= high and (not of or of in self.wisdom[top].kind.types):
                best = max(best, self.wish(top))
        return best

    def best_of(self, names: list[str]) -> list[str]:
        """The most valuable of these, if there is any."""
        return [max(names, key=self.worth)] if names else []

    def spend(self, base: int) -> list[str]:
        """The fewest tokens that bring the best card within reach, on top of this many coins."""
        scores = [self.best(0, base + amount) for amount in range(len(self.decision.options))]
        return [str(scores.index(max(scores)))]

    # -- what cards ask ---------------------------------------------------------------------------------------------

    def _trash(self) -> list[str]:
        decision = self.decision
        if self._is_theirs():
            return self.best_of(decision.options)
        source = self.wisdom[decision.source or ""]
        if source.trades:
            best = max(decision.options, key=lambda name: self.trade(source, name))
            return [best] if decision.min or self.trade(source, best) > 0 else []
        ranked = sorted(decision.options, key=lambda label: self.worth(card_of(label)))
        chosen = ranked[: decision.min]
        spare = self._money() - ENOUGH_MONEY - chosen.count("Copper")
        for label in ranked[decision.min : decision.max]:
            if self.worth(card_of(label)) < 0 and (label != "Copper" or spare > 0):
                chosen.append(label)
                spare -= label == "Copper"
        return chosen

    def _react(self) -> list[str]:
        """The reaction that helps its owner, one that stays in hand first; nearly every reaction does."""
        good = [name for name in self.decision.options if self.wisdom[name].beginner_reacts(self)]
        if not good and self.decision.min:
            good = self.decision.options
        return [min(good, key=lambda name: (not self.wisdom[name].kind.reaction_keeps, name))] if good else []

    def _is_theirs(self) -> bool:
        target = self.decision.target
        return target is not None and target != self.seat

    def trade(self, trader: Wisdom, name: str) -> int:
        """How much it gains by turning a card into the best that it can become."""
        high = trader.reach(self.view.cost(name))
        low = high if trader.kind.adds_exactly else 0
        if trader.pays_with_tokens:
            high += self.view.tokens(self.seat)
        return self.best(low, high, trader.kind.gain_type) - self.worth(name)

    def trade_pays(self, trader: Wisdom, names: list[str]) -> bool:
        """Whether one of these can be turned into something better."""
        for name in names:
            if self.trade(trader, name) > 0:
                return True
        return False

    def _discard(self) -> list[str]:
        decision = self.decision
        if self._is_theirs():
            best = max(decision.options, key=self.use)
            return [best] if decision.min or self.use(best)[0] >= 2 else []
        ranked = sorted(decision.options, key=self.use)
        useless = sum([1 for name in ranked if self.use(name)[0] == 0 or self.worth(name) <= RUINS])
        return ranked[: max(decision.min, min(useless, decision.max))]

    def least_used(self) -> list[str]:
        """As many as required, starting with those missed least."""
        return sorted(self.decision.options, key=self.use)[: self.decision.min]

    def mostly_bad(self) -> bool:
        """Whether most of the cards looked at are of little use."""
        about = self.decision.about
        return sum([1 for name in about if self.use(name)[0] <= 1]) * 2 > len(about)

    def _play(self) -> list[str]:
        options = self.decision.options
        useful = [name for name in options if not self.wisdom[name].doubles]
        return self.best_of(useful or options)

    def _name(self) -> str:
        junk = {name: copies for name, copies in self.owned.items() if self.is_junk(name)}
        return self.most_of(junk) if junk else "Curse"

    def most_of(self, counts: dict[str, int]) -> str:
        """The name with the highest count; among equals, the first in the alphabet."""
        return min(counts, key=lambda name: (-counts[name], name), default="Copper")
