"""The plans for the current game: the one being followed, and others that may become better as the game goes on.

A search plays imagined games from the current position. What it learns about a plan is remembered from turn to turn and
trusted less as it ages, so the search lasts the whole game.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from demesne.bots.judging import Line, Rivals, learned, minds_of, scale_of
from demesne.bots.plan import Plan
from demesne.bots.planning import Budget
from demesne.bots.variation import vary
from demesne.engine.view import View

STAGES: Final = (8, 24, 64, 160, 400, 1000)
"""After how many games a plan is reviewed: whether to drop it, adopt it or go on."""

EARLIEST: Final = 64
"""No plan is adopted before it has played this many games from here."""

ENOUGH: Final = 1.3
"""A plan is adopted when it is ahead by this many standard deviations."""

HOPELESS: Final = 0.6
"""It is dropped when it is behind by this many."""

GIVEN: Final = (-0.05, 0.1)
CHANGED: Final = (-0.02, 0.04)
"""How much better than the current plan another one is expected to be before it has played, and the standard deviation
of that: for an independent plan, and for one with a small change.
"""

DRIFT: Final = 0.02
"""How much what plans are worth changes in one turn."""

MOST: Final = 16
"""How many plans are remembered."""


class Contender:
    """A plan that may be better than the current one: by how much, and the variance of that."""

    def __init__(self, plan: Plan, expected: tuple[float, float]) -> None:
        self.plan = plan
        self.mean = expected[0]
        self.variance = expected[1] ** 2

    @property
    def hope(self) -> float:
        """An optimistic estimate of how good it is."""
        return self.mean + float(self.variance**0.5)


class Campaign:
    """Follows `plan`, and has others to choose from. `piles` is the kingdom, from which it makes changes to plans."""

    def __init__(self, plan: Plan, others: Sequence[Plan], piles: Sequence[str], seed: int | str) -> None:
        self.plan = plan
        self.piles = piles
        self.random = Random(f"{seed}")
        self.contenders = [Contender(other, GIVEN) for other in others]

    def search(self, view: View, budget: Budget, seed: int | str, rivals: Rivals = None) -> bool:
        """Look for a better plan from here on, trying new ones as long as the budget lasts. Returns whether it found
        one.
        """
        trial = Trial(view, self.plan, seed, rivals)
        before = self.plan
        for contender in self.contenders:
            contender.variance += DRIFT * DRIFT
        waiting = sorted(self.contenders, key=lambda contender: -contender.hope)
        fresh = Contender(self.plan, CHANGED).hope
        while budget.left:
            if waiting and waiting[0].hope > fresh:
                contender = waiting.pop(0)
            else:
                contender = Contender(vary(self.plan, self.piles, self.random), CHANGED)
                self.contenders.append(contender)
            verdict = self._race(trial, contender, budget)
            if verdict > 0:
                self._follow(contender)
            elif verdict < 0:
                self.contenders.remove(contender)
        self.contenders.sort(key=lambda contender: -contender.hope)
        del self.contenders[MOST:]
        return self.plan is not before

    def _race(self, trial: Trial, contender: Contender, budget: Budget) -> int:
        """Let a plan play until it is clear what to do with it: 1 to adopt it, -1 to forget it, 0 to keep it."""
        line = Line(contender.plan)
        mean, variance = contender.mean, contender.variance
        for games in STAGES:
            shown = trial.compare(line, games, budget)
            if shown is None:
                break
            if line.margins == trial.base.margins[: line.games]:
                # From here on it makes no difference.
                return -1
            mean, variance = learned(contender.mean, contender.variance, *shown)
            doubt = float(variance**0.5)
            if mean + HOPELESS * doubt < 0.0:
                break
            if games >= EARLIEST and mean > ENOUGH * doubt:
                contender.mean, contender.variance = mean, variance
                trial.base = line
                return 1
        contender.mean, contender.variance = mean, variance
        return -1 if contender.hope < 0.0 else 0

    def _follow(self, better: Contender) -> None:
        """Follow another plan from here on. What is known about all others was relative to the plan before it."""
        self.contenders.remove(better)
        for contender in self.contenders:
            contender.mean -= better.mean
            contender.variance += better.variance
        former = Contender(self.plan, (-better.mean, float(better.variance**0.5)))
        self.contenders = [contender for contender in self.contenders if contender.hope > 0.0]
        self.contenders.append(former)
        self.plan = better.plan


class Trial:
    """The games of one search: every plan gets the same deals as the current one."""

    def __init__(self, view: View, plan: Plan, seed: int | str, rivals: Rivals) -> None:
        self.view = view
        self.seed = seed
        self.minds = minds_of(view, plan, rivals)
        self.base = Line(plan)
        self.scale: float | None = None

    def compare(self, line: Line, games: int, budget: Budget) -> tuple[float, float] | None:
        """How much better a plan is over this many games, and the standard error; None if the budget runs out first."""
        for one in (self.base, line):
            while one.games < games:
                if not budget.left:
                    return None
                self._play(one, budget)
        if self.scale is None:
            self.scale = scale_of(self.view, (self.base, line))
        self.base.weigh(self.scale)
        line.weigh(self.scale)
        return line.ahead(self.base)

    def _play(self, line: Line, budget: Budget) -> None:
        line.play(self.view, f"{self.seed}/{line.games}", self.minds)
        budget.played += 1
