"""The regent: finds a plan for the kingdom by playing it, and follows it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from demesne.bots.plan import Plan
from demesne.bots.planning import Budget, Planner
from demesne.bots.shipped import plans_for
from demesne.bots.steward import Steward
from demesne.bots.strategy_file import load_plan
from demesne.engine.options import OPEN
from demesne.engine.view import View
from demesne.kingdoms import RECOMMENDED

SECONDS: Final = 2.0
"""How long it thinks before its first decision, by default."""

PLANS: Final = Path(__file__).parent / "plans"
"""Plans that were found with more time, one for each recommended kingdom."""

_FOUND: Final[dict[tuple[object, ...], Plan]] = {}
"""Plans found by this process, so that many games of one kingdom need only one search."""


def plan_file(kingdom: str) -> Path:
    """The path of the plan for a recommended kingdom, by its English name."""
    return PLANS / (kingdom.lower().replace("'", "").replace(" ", "-") + ".toml")


def ready_plan(piles: tuple[str, ...], bane: str | None) -> Plan | None:
    """The plan shipped for a kingdom, if it is a recommended one."""
    for entry in RECOMMENDED:
        if entry.bane == bane and tuple(sorted(entry.kingdom.piles)) == piles:
            file = plan_file(entry.name)
            return load_plan(file) if file.exists() else None
    return None


class Regent(Steward):
    """Chooses its plan by simulation, within `seconds` of a `clock` or, for the same result on every machine, a number
    of `games`.

    It simulates only fresh games of the kingdom; all it knows about the current game is what its view shows. `ready`
    lets it use the plans shipped for the recommended kingdoms.
    """

    name = "regent"

    def __init__(
        self,
        seed: int | str = 0,
        seconds: float = SECONDS,
        games: int | None = None,
        ready: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.clock = clock
        self.games = games
        self.ready = ready
        self._bane: str | None = None
        self._players = 2
        self._options = OPEN

    def meet(self, view: View) -> bool:
        """Look at a game for the first time. Returns whether it needs a different plan than before."""
        before = (self._bane, self._players, self._options)
        self._bane, self._players, self._options = view.bane, view.players, view.options
        return super().meet(view) or before != (self._bane, self._players, self._options)

    def plan_for(self, kingdom: tuple[str, ...]) -> Plan:
        """The plan for a kingdom: shipped, found earlier, or found on the spot."""
        bane = self._bane
        if self.ready and not self._colonies:
            plan = ready_plan(kingdom, bane)
            if plan is not None:
                return plan
        # With a budget in games the plan depends on the seed too; with one in seconds it never comes out the same
        # anyway.
        budget = (self.seconds, 0) if self.games is None else (self.games, self.seed)
        key = (kingdom, bane, self._players, self._options, self.ready, budget)
        plan = _FOUND.get(key)
        if plan is None:
            plan = self.search(tuple(card for card in kingdom if card != bane), bane)
            _FOUND[key] = plan
        return plan

    def search(self, kingdom: tuple[str, ...], bane: str | None) -> Plan:
        """Let plans compete for this kingdom."""
        if not kingdom:
            return super().plan_for(kingdom)
        budget = Budget(games=self.games, seconds=None if self.games is not None else self.seconds, clock=self.clock)
        seed = self.seed if self.games is not None else 0
        planner = Planner(kingdom, bane, seed, self._options, self._players)
        piles = kingdom if bane is None else (*kingdom, bane)
        plans = plans_for(piles) if self.ready else []
        plan = planner.choose(budget, plans).plan
        plan.name = self.name
        plan.finish = True
        return plan
