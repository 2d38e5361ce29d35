"""How good the answers to a decision are, found out by playing imagined games to the end.

`judge` is for every program that wants to know: the sovereign, a review, a hint. It uses a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demesne.bots.plan import Plan
from demesne.bots.planning import Budget
from demesne.bots.rollout import play_out
from demesne.bots.tactics import Tactics
from demesne.engine.decision import Decision
from demesne.engine.view import View

FIRST: Final = 8
"""How many games each line plays in the first round; twice as many in each that follows."""

SURE: Final = 2.0
"""A line is better than another if it is ahead by this many standard errors."""

CLEAR: Final = 3.5
"""By this many standard errors it is so much better that nothing more is tried."""

MOST_ANSWERS: Final = 24
"""With more different answers than this, a decision is left to the plan."""


class Line:
    """One way to go on: an answer, with None for what the plan says, and the plan that is followed from there."""

    def __init__(self, plan: Plan, picks: list[int] | None = None) -> None:
        self.plan = plan
        self.picks = picks
        self.mind = Tactics(plan)
        self.results: list[float] = []

    @property
    def games(self) -> int:
        """How many imagined games it has played."""
        return len(self.results)

    @property
    def chance(self) -> float:
        """The share of the imagined games that are won, ties in part."""
        return sum(self.results) / len(self.results) if self.results else 0.5

    @property
    def error(self) -> float:
        """The standard error of the chance."""
        n = len(self.results)
        # Two games more, one won and one lost: a few games that all went one way prove little.
        share = (sum(self.results) + 1.0) / (n + 2.0)
        return float((share * (1.0 - share) / (n + 2.0)) ** 0.5)

    def lead(self, other: Line) -> tuple[float, float]:
        """By how much it is better than another line over the games that both played, and the standard error of that.
        They were dealt alike, so this is much surer than the two chances are."""
        n = min(len(self.results), len(other.results))
        if n < 2:
            return 0.0, 1.0
        differences = [self.results[i] - other.results[i] for i in range(n)]
        mean = sum(differences) / n
        spread = sum([(one - mean) ** 2 for one in differences]) + 1.0
        return mean, float((spread / (n - 1) / n) ** 0.5)

    def beats(self, other: Line, errors: float) -> bool:
        """Whether it is better by this many standard errors."""
        mean, error = self.lead(other)
        return mean > errors * error


class Judgement:
    """The lines of a decision, the best first. `usual` is the one that would be taken without looking ahead, `chosen`
    the best one if it is better beyond doubt, else the usual one."""

    def __init__(self, lines: list[Line], usual: Line, decision: Decision) -> None:
        self.lines = sorted(lines, key=lambda line: (-line.games, -line.chance))
        longest = self.lines[0].games
        self.lines.sort(key=lambda line: -line.chance if line.games == longest else 2.0 - line.chance)
        self.usual = usual
        best = self.lines[0]
        self.chosen = best if best is not usual and best.beats(usual, SURE) else usual
        self.decision = decision

    def labels(self, line: Line) -> tuple[str, ...]:
        """What a line answers."""
        return () if line.picks is None else self.decision.labels(line.picks)

    @property
    def games(self) -> int:
        """How many games were imagined."""
        return sum([line.games for line in self.lines])


def possible_answers(decision: Decision) -> list[list[int]]:
    """The answers that differ, as option numbers; none if there are too many to compare."""
    if decision.count_answers() > MOST_ANSWERS:
        return []
    return [decision.pick(tuple(labels)) for labels in decision.answers()]


def judge(
    view: View,
    plans: Sequence[Plan],
    budget: Budget,
    seed: int | str = 0,
    rivals: Plan | None = None,
    answers: bool = True,
) -> Judgement:
    """Compare ways to go on from the decision of a view by imagined games, all over the same deals.

    Each of the `plans` is a line of its own, and with `answers` so is each different answer to the decision, followed
    by the first plan. The others play by `rivals`, or by the first plan too. After each round the worse half drops out,
    but never the first plan's own answer. A budget in games gives the same judgement every time. Raises ValueError if
    the seat of the view is not asked anything.
    """
    decision = view.decision
    if decision is None or view.seat is None:
        raise ValueError("this seat is not asked anything")
    usual = Line(plans[0], Tactics(plans[0]).answer(view, decision))
    lines = [usual]
    if answers:
        taken = decision.labels(usual.picks or [])
        lines += [Line(plans[0], picks) for picks in possible_answers(decision) if decision.labels(picks) != taken]
    lines += [Line(plan) for plan in plans[1:]]
    others = [Tactics(rivals or plans[0]) for _ in range(view.players)]
    left = lines[:]
    number, games = 0, FIRST
    while len(left) > 1 and budget.left:
        for deal in range(number, number + games):
            for line in left:
                game = view.imagine(f"{seed}/{deal}")
                if line.picks is not None:
                    game.choose(line.picks)
                minds = others[:]
                minds[view.seat] = line.mind
                line.results.append(play_out(game, minds, view.seat))
                budget.played += 1
            if not budget.left:
                break
        number += games
        games *= 2
        left = _better_half(left, usual)
        best = left[0] if left[0] is not usual or len(left) < 2 else left[1]
        if best.beats(usual, CLEAR) or usual.beats(best, SURE):
            break
    return Judgement(lines, usual, decision)


def _better_half(lines: list[Line], usual: Line) -> list[Line]:
    ranked = sorted(lines, key=lambda line: -line.chance)[: max(2, (len(lines) + 1) // 2)]
    return ranked if usual in ranked else [*ranked[:-1], usual]
