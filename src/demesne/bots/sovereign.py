"""The sovereign: looks ahead at every decision that matters, and changes its mind when the games that it imagines say
so."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Final

from demesne.bots.judging import Judgement, judge
from demesne.bots.plan import Plan
from demesne.bots.planning import Budget
from demesne.bots.recipe import engine, with_card
from demesne.bots.regent import Regent
from demesne.bots.steward import steward_recipe
from demesne.bots.tactics import Tactics
from demesne.bots.wisdom import helpful
from demesne.engine.view import NothingToImagine, View

SECONDS: Final = 1.0
"""How long it thinks about a decision at a table, unless told otherwise."""

PLANNING: Final = 1000
"""How many games it plays for its first plan when its budget is in games."""

ENGINES: Final = 4
"""How many engines are among its plans."""

MATTERS: Final = frozenset(("buy", "gain", "trash", "action"))
"""The kinds of decisions that it thinks about."""


class Sovereign(Regent):
    """Has several plans, and asks imagined games at its decisions which answer and which plan win most often.

    `seconds` of a `clock` or, to be the same on every machine, `games` is what it may spend on a decision. It plans as
    a regent does before its first one. `judgement` is what it thought about the last decision, if it thought about it.
    """

    name = "sovereign"

    def __init__(
        self,
        seed: int | str = 0,
        seconds: float = SECONDS,
        games: int | None = None,
        ready: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        # Its plan depends on the kingdom alone, so that it is found once for many games.
        super().__init__(0, games=None if games is None else PLANNING, ready=ready, clock=clock)
        self.chance = seed
        self.thinking = seconds
        self.imagined = games
        self.judgement: Judgement | None = None
        self._plans: list[Plan] = []
        self._turn = (-1, -1)

    def decide(self, view: View) -> list[int]:
        """The option numbers that answer `view.decision`."""
        usual = super().decide(view)
        self.judgement = None
        try:
            return self._think(view, usual)
        except NothingToImagine:
            # At a table somewhere else there is nothing to look ahead in: it plays as a regent.
            return usual

    def _think(self, view: View, usual: list[int]) -> list[int]:
        decision = view.decision
        if decision is None or view.seat is None or decision.kind not in MATTERS or len(decision.options) < 1:
            return usual
        tactics = self._tactics
        assert tactics is not None
        if not self._plans or self._plans[0] is not tactics.plan:
            self._plans = [tactics.plan, *self._others(tactics.plan)]
        turn = (view.active, view.turns(view.seat))
        seed = f"{self.chance}/{turn[1]}/{decision.kind}/{','.join(decision.options)}/{view.coins}"
        if turn != self._turn and view.active == view.seat and len(self._plans) > 1:
            self._turn = turn
            found = judge(view, self._plans, self._budget(0.5), f"{seed}/plan", answers=False)
            if found.chosen is not found.usual:
                self._change(found.chosen.plan)
                usual = super().decide(view)
        plan = self._plans[0]
        # Actions are many and matter less than what is bought.
        self.judgement = judge(view, [plan], self._budget(0.3 if decision.kind == "action" else 1.0), seed)
        picks = self.judgement.chosen.picks
        return usual if picks is None else picks

    def _change(self, plan: Plan) -> None:
        """Follow another of its plans from now on."""
        self._plans.remove(plan)
        self._plans.insert(0, plan)
        self._tactics = Tactics(plan)

    def _budget(self, share: float) -> Budget:
        if self.imagined is not None:
            return Budget(games=int(self.imagined * share))
        return Budget(seconds=self.thinking * share, clock=self.clock)

    def _others(self, plan: Plan) -> list[Plan]:
        """Plans that it may change to: big money with what helps most, and engines."""
        kingdom = self._kingdom
        random = Random(" ".join(kingdom))
        recipes = [steward_recipe(kingdom)]
        for card, _, _ in helpful(kingdom)[:3]:
            recipes += with_card(card)
        recipes += [engine(kingdom, random) for _ in range(ENGINES)] if kingdom else []
        seen: set[str] = set()
        found: list[Plan] = []
        for recipe in recipes:
            if recipe.key() not in seen:
                seen.add(recipe.key())
                found.append(recipe.plan(plan.name, self._colonies))
        return found
