"""The steward: big money with the one or two cards of the kingdom that help it most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demesne.bots.bot import Bot
from demesne.bots.plan import Plan
from demesne.bots.recipe import Item, Recipe, dear_first, money
from demesne.bots.tactics import Tactics
from demesne.bots.wisdom import WISDOM, helpful
from demesne.cards import CARDS
from demesne.engine.view import View

NO_HELP: Final = 52
"""A card that wins fewer games in 100 than this is not used."""


def kingdom_of(view: View) -> tuple[str, ...]:
    """The kingdom piles of the game that a view shows, including the Bane."""
    return tuple(sorted(pile for pile in view.piles() if CARDS[pile].kingdom))


def steward_recipe(kingdom: Sequence[str]) -> Recipe:
    """Big money with what helps it most: the best card, and the next best that doesn't get in its way."""
    useful = [(card, copies, wins) for card, copies, wins in helpful(kingdom) if wins >= NO_HELP]
    if not useful:
        return money()
    first, copies, _ = useful[0]
    items = [Item(first, copies)]
    for card, more, wins in useful[1:]:
        # Two terminals collide; a second one is added as a single copy if it is good on its own.
        if WISDOM[card].extra >= 0 or WISDOM[first].extra >= 0:
            items.append(Item(card, more))
            break
        if wins >= 66 and copies == 1:
            items.append(Item(card, 1))
            break
    recipe = money(*items)
    return dear_first(recipe) if WISDOM[first].at_once else recipe


class Steward(Bot):
    """Looks up which cards of the kingdom help big money most, and plays with those."""

    name = "steward"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._kingdom: tuple[str, ...] = ()
        self._colonies = False
        self._tactics: Tactics | None = None
        self._view: View | None = None

    def decide(self, view: View) -> list[int]:
        """The option numbers that answer `view.decision`."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat is not asked anything")
        tactics = self._tactics
        if tactics is None or view is not self._view:
            self._view = view
            if self.meet(view) or tactics is None:
                tactics = Tactics(self.plan_for(self._kingdom))
                self._tactics = tactics
        return tactics.answer(view, decision)

    @property
    def followed(self) -> Tactics | None:
        """The tactics, including the plan, for the current game; None before its first decision."""
        return self._tactics

    def meet(self, view: View) -> bool:
        """Look at a game for the first time. Returns whether it needs a different plan than before."""
        before = (self._kingdom, self._colonies)
        self._kingdom, self._colonies = kingdom_of(view), view.in_supply("Colony")
        return (self._kingdom, self._colonies) != before

    def plan_for(self, kingdom: tuple[str, ...]) -> Plan:
        """The plan for a kingdom."""
        return steward_recipe(kingdom).plan(self.name, self._colonies)
