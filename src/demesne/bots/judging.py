"""How good the answers to a decision are, found by playing imagined games to the end.

`judge` is for every program that wants to know: the sovereign, a review, a hint. It uses only a view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh
from typing import Final

from demesne.bots.answers import key_of, sensible_answers
from demesne.bots.plan import Plan
from demesne.bots.planning import Budget
from demesne.bots.rollout import play_out
from demesne.bots.tactics import Tactics
from demesne.engine.decision import Decision
from demesne.engine.view import View

FIRST: Final = 8
"""How many games each line plays in the first round; each later round doubles it."""

SURE: Final = 1.0
"""An unusual answer is given if it is ahead by this many standard deviations."""

EXPECTED: Final = (-0.04, 0.06)
EXPECTED_OF: Final = {"action": (-0.05, 0.04)}
"""How much better than the usual answer another one is expected to be before any game has been played, and the standard
deviation of that; smaller for kinds of decisions whose usual answers are mostly right.
"""

BEHIND: Final = 2.0
CLEAR: Final = 3.5
"""When the others are worse, or one of them is better, by this many standard errors, no more games are played."""

SOFTNESS: Final = 0.6
"""From about this share of the usual spread of points on, a win counts fully; see `Line.weigh`."""

Rivals = Plan | Mapping[int, Plan] | None
"""How the others play: all by one plan, each seat by its own, or like this seat."""


class Line:
    """One way to go on: an answer, or None for the plan's own, and the plan that is followed from there."""

    def __init__(self, plan: Plan, picks: list[int] | None = None) -> None:
        self.plan = plan
        self.picks = picks
        self.mind = Tactics(plan)
        self.results: list[float] = []
        self.margins: list[int] = []
        """The points at the end of these games, minus those of the best other player."""
        self.worths: list[float] = []
        """How these games count when lines are compared; see `weigh`."""

    @property
    def games(self) -> int:
        """How many imagined games it has played."""
        return len(self.results)

    @property
    def chance(self) -> float:
        """The share of imagined games won; a tie counts in part."""
        return sum(self.results) / len(self.results) if self.results else 0.5

    @property
    def error(self) -> float:
        """The standard error of the chance."""
        n = len(self.results)
        # Two extra games, one won and one lost: a few games that all went one way prove little.
        share = (sum(self.results) + 1.0) / (n + 2.0)
        return float((share * (1.0 - share) / (n + 2.0)) ** 0.5)

    def play(self, view: View, seed: str, others: list[Tactics]) -> None:
        """Imagine the game for a seed and play it to the end; `others` are the minds of all seats."""
        seat = view.seat
        assert seat is not None
        game = view.imagine(seed)
        if self.picks is not None:
            game.choose(self.picks)
        minds = others[:]
        minds[seat] = self.mind
        self.results.append(play_out(game, minds, seat))
        self.margins.append(margin_of(game.view(seat), seat))

    def weigh(self, scale: float) -> None:
        """Weigh the games that are new. The margin of a win says more about two lines than the bare result: mixed with
        the margin, smoothed at about `scale` points, less than half the games show as much. With 0 only wins count.
        """
        done = len(self.worths)
        if not scale:
            self.worths += self.results[done:]
            return
        for i in range(done, len(self.results)):
            self.worths.append(0.5 * self.results[i] + 0.25 + 0.25 * tanh(self.margins[i] / scale))

    @property
    def worth(self) -> float:
        """The average weight of its games."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.5

    def lead(self, other: Line) -> tuple[float, float]:
        """How much better its chance is than another line's over the games that both played, and the standard error of
        that. They got the same deals, so this is more certain than the two chances are.
        """
        return difference(self.results, other.results, 1.0)

    def ahead(self, other: Line) -> tuple[float, float]:
        """The same, using the weights of their games if they have any."""
        return difference(self.worths, other.worths, 0.5) if self.worths and other.worths else self.lead(other)

    def beats(self, other: Line, errors: float) -> bool:
        """Whether it is ahead by this many standard errors."""
        mean, error = self.ahead(other)
        return mean > errors * error


def difference(ours: list[float], others: list[float], doubt: float) -> tuple[float, float]:
    """The mean difference of results over the same deals and its standard error; `doubt` is added to the squares
    because a few games that all went one way prove little.
    """
    n = min(len(ours), len(others))
    if n < 2:
        return 0.0, 1.0
    differences = [ours[i] - others[i] for i in range(n)]
    mean = sum(differences) / n
    spread = sum([(one - mean) ** 2 for one in differences]) + doubt
    return mean, float((spread / (n - 1) / n) ** 0.5)


def learned(expected: float, variance: float, mean: float, error: float) -> tuple[float, float]:
    """The estimate of a difference with a prior variance after games have shown a mean with this standard error: the
    new mean and its variance.
    """
    trust = variance / (variance + error * error)
    return expected + trust * (mean - expected), variance * (1.0 - trust)


class Judgement:
    """The lines of a decision, the best first. `usual` is the one chosen without looking ahead; `chosen` is the best
    one if it is better beyond doubt, else the usual one.
    """

    def __init__(self, lines: list[Line], usual: Line, decision: Decision) -> None:
        longest = max(line.games for line in lines)
        self.lines = sorted(lines, key=lambda line: -line.chance if line.games == longest else 2.0 - line.chance)
        self.usual = usual
        lasting = [line for line in lines if line.games == longest and line is not usual]
        best = max(lasting, key=lambda line: line.worth, default=usual)
        self.chosen = best if best is not usual and self._is_better(best, decision) else usual
        self.decision = decision

    def _is_better(self, line: Line, decision: Decision) -> bool:
        """Whether a line beats the usual one beyond doubt. Most other answers are worse, so a few games that say
        otherwise are mostly luck.
        """
        expected, spread = EXPECTED_OF.get(decision.kind, EXPECTED)
        mean, variance = learned(expected, spread * spread, *line.ahead(self.usual))
        return mean > SURE * float(variance**0.5)

    def labels(self, line: Line) -> tuple[str, ...]:
        """The answer of a line."""
        return () if line.picks is None else self.decision.labels(line.picks)

    @property
    def games(self) -> int:
        """How many games were imagined."""
        return sum([line.games for line in self.lines])


def margin_of(view: View, seat: int) -> int:
    """A seat's points minus those of the best other player."""
    return view.points(seat) - max([view.points(other) for other in range(view.players) if other != seat], default=0)


def scale_of(view: View, lines: Sequence[Line]) -> float:
    """How many points make a win count fully, judging by the games of some lines. Close to the end every point and
    every turn matters in itself, so there a win is a win.
    """
    if view.to_last <= view.players or view.empty_piles >= view.piles_to_end - 1:
        return 0.0
    margins = [margin for line in lines for margin in line.margins]
    mean = sum(margins) / max(1, len(margins))
    spread = (sum([(margin - mean) ** 2 for margin in margins]) / max(1, len(margins))) ** 0.5
    return float(max(1.0, SOFTNESS * spread))


def minds_of(view: View, plan: Plan, rivals: Rivals) -> list[Tactics]:
    """Who plays each seat of the imagined games, unless a line takes it."""
    if rivals is None:
        rivals = {}
    elif isinstance(rivals, Plan):
        rivals = dict.fromkeys(range(view.players), rivals)
    return [Tactics(rivals.get(seat, plan)) for seat in range(view.players)]


def judge(
    view: View,
    plans: Sequence[Plan],
    budget: Budget,
    seed: int | str = 0,
    rivals: Rivals = None,
    answers: bool = True,
    also: Sequence[list[int]] = (),
) -> Judgement:
    """Compare ways to go on from the decision of a view by imagined games, all over the same deals.

    Each of the `plans` is a line of its own, and with `answers` so is each sensible answer to the decision, followed by
    the first plan; the answers in `also` are included however odd they are. The other players follow `rivals`, or the
    first plan too. After each round the worse half drops out, but never the first plan's own answer. With a budget in
    games the judgement is the same every time. Raises ValueError if the view's seat has no pending decision.
    """
    decision = view.decision
    if decision is None or view.seat is None:
        raise ValueError("this seat is not asked anything")
    mind = Tactics(plans[0])
    answer = mind.answer(view, decision)
    usual = Line(plans[0], answer)
    lines = {key_of(decision, answer): usual}
    for picks in [*(sensible_answers(view, decision, mind, answer) if answers else ()), *also]:
        lines.setdefault(key_of(decision, picks), Line(plans[0], list(picks)))
    left = [*lines.values(), *[Line(plan) for plan in plans[1:]]]
    compared = left[:]
    minds = minds_of(view, plans[0], rivals)
    number, games = 0, FIRST
    scale: float | None = None
    while len(left) > 1 and budget.left:
        for deal in range(number, number + games):
            for line in left:
                line.play(view, f"{seed}/{deal}", minds)
                budget.played += 1
            if not budget.left:
                break
        number += games
        games *= 2
        if scale is None:
            scale = scale_of(view, left)
        for line in left:
            line.weigh(scale)
        left = _better_half(left, usual)
        best = left[0] if left[0] is not usual or len(left) < 2 else left[1]
        if best.beats(usual, CLEAR) or usual.beats(best, BEHIND):
            break
    return Judgement(compared, usual, decision)


def _better_half(lines: list[Line], usual: Line) -> list[Line]:
    ranked = sorted(lines, key=lambda line: -line.worth)[: max(2, (len(lines) + 1) // 2)]
    return ranked if usual in ranked else [*ranked[:-1], usual]
