"""Tuning: better numbers for the conditions of a strategy file."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from demesne.bots.strategy_file import BadStrategy
from demesne.kingdoms import new_seed
from demesne.lab.chance import CONFIDENCE, evidence
from demesne.lab.entrants import Entrant, Spec, find_entrant, plan_of
from demesne.lab.errors import LabError
from demesne.lab.experiment import Total, Where, check_games, check_needs, find_source, finish, play_totals
from demesne.lab.kingdom_source import DEFAULT, TURN_LIMIT, KingdomSource
from demesne.lab.match_result import MatchResult, Timed
from demesne.lab.numbers import Spot, spots, with_numbers
from demesne.lab.tasks import MatchTask, rows
from demesne.lab.workers import Workers, clock

GAMES: Final = 1000
ROUNDS: Final = 4
ODDS: Final = 10.0
"""A change is kept if it is this much likelier that it helps than that it does nothing."""

CHECK: Final = 4
"""The final check has this many times the games of a trial, all of them new to the search."""


@dataclass(frozen=True)
class Trial:
    """One change that was tried: a number of a rule, and whether it was kept."""

    round: int
    rule: str
    before: str
    after: str
    better: int
    worse: int
    kept: bool


@dataclass(repr=False)
class TuneResult(Timed):
    """What tuning found: the text of the better strategy, and how both do against the same opponent in a final
    check.
    """

    name: str
    opponent: str
    games: int
    seed: int | str
    kingdom: KingdomSource
    text: str
    changes: list[tuple[str, str]]
    """The rules that differ, before and after."""
    trials: list[Trial]
    before: MatchResult | None
    after: MatchResult | None
    stopped: bool
    seconds: float

    def summary(self) -> list[str]:
        """What was changed."""
        lines = [f"{self.games} games of {self.name} against {self.opponent}, seed {self.seed!r}"]
        return lines + [f"{before} -> {after}" for before, after in self.changes]

    def to_dict(self) -> dict[str, object]:
        """The whole result for JSON. Only `speed` differs from run to run."""
        return {
            "strategy": self.name,
            "opponent": self.opponent,
            "games": self.games,
            "seed": self.seed,
            "kingdom": self.kingdom.to_dict(),
            "text": self.text,
            "changes": [{"before": before, "after": after} for before, after in self.changes],
            "trials": [dict(vars(trial)) for trial in self.trials],
            "before": None if self.before is None else self.before.scores[0].to_dict(),
            "after": None if self.after is None else self.after.scores[0].to_dict(),
            "stopped": self.stopped,
            "speed": self.speed,
        }


def tune(
    strategy: Spec,
    against: Spec | None = None,
    games: int = GAMES,
    rounds: int = ROUNDS,
    kingdom: Where = DEFAULT,
    seed: int | str | None = None,
    turn_limit: int = TURN_LIMIT,
    jobs: int | None = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> TuneResult:
    """Try other numbers in the conditions of a strategy, one by one, and keep those that win more.

    Old and new play the same deals against the same opponent (`against`, or the strategy as it was), so only games that
    come out differently count. `games` is for one trial; the final check uses deals of its own.
    """
    with Workers(jobs, cluster, progress) as workers:
        return finish(TuneExperiment(strategy, against, games, rounds, kingdom, seed, turn_limit), workers)


class TuneExperiment:
    """One search for better numbers, as `tune` describes it. It goes through the numbers in rounds; a step that helps
    is doubled, one that does not is halved. Creating one checks the whole request.
    """

    wanted = None
    """The number of games is unknown in advance."""

    def __init__(
        self,
        strategy: Spec,
        against: Spec | None = None,
        games: int = GAMES,
        rounds: int = ROUNDS,
        kingdom: Where = DEFAULT,
        seed: int | str | None = None,
        turn_limit: int = TURN_LIMIT,
    ) -> None:
        self.entrant = find_entrant(strategy)
        if not self.entrant.strategy:
            raise LabError("lab-bad-no-strategy", name=self.entrant.name)
        check_games(games)
        if rounds < 1:
            raise LabError("lab-bad-rounds", count=rounds)
        self.opponent = self.entrant if against is None else find_entrant(against)
        self.source = find_source(kingdom)
        check_needs([self.entrant, self.opponent], self.source)
        if not spots(self.entrant.strategy):
            raise LabError("lab-bad-no-numbers", name=self.entrant.name)
        self.trial_games = games
        self.rounds = rounds
        self.seed = new_seed() if seed is None else seed
        self.turn_limit = turn_limit
        self.text = self.entrant.strategy
        self.games = 0
        self.trials: list[Trial] = []
        self.seconds = 0.0
        self.stopped = False
        self._before: MatchResult | None = None
        self._after: MatchResult | None = None

    def play(self, workers: Workers) -> None:
        """Search, and check what was found."""
        began = clock()
        try:
            steps = [_first_step(self._number(spot)) for spot in spots(self.text)]
            for number in range(1, self.rounds + 1):
                # New deals each round: numbers that only suit some deals don't survive.
                self._round(workers, number, f"{self.seed}/round {number}", steps)
                if not any(steps):
                    break
            check = f"{self.seed}/check"
            self._before = self._play(workers, self.entrant.strategy, check, CHECK * self.trial_games)
            same = self.text == self.entrant.strategy
            self._after = self._before if same else self._play(workers, self.text, check, CHECK * self.trial_games)
        except KeyboardInterrupt:
            self.stopped = True
        self.seconds += clock() - began

    def result(self) -> TuneResult:
        """What was found so far."""
        return TuneResult(
            name=self.entrant.name,
            opponent=self.opponent.name,
            games=self.games,
            seed=self.seed,
            kingdom=self.source,
            text=self.text,
            changes=self._changes(),
            trials=self.trials,
            before=self._before,
            after=self._after,
            stopped=self.stopped,
            seconds=self.seconds,
        )

    def _number(self, spot: Spot) -> str:
        return self.text[spot.start : spot.stop]

    def _round(self, workers: Workers, number: int, seed: str, steps: list[float]) -> None:
        champion = self._play(workers, self.text, seed, self.trial_games).table
        for place in range(len(steps)):
            direction = 1
            failed = 0
            while steps[place] and failed < 2:
                spot = spots(self.text)[place]
                old = self._number(spot)
                new = _moved(old, direction * steps[place])
                kept = False
                if new != old:
                    text = with_numbers(self.text, {spot: new})
                    challenger = self._play(workers, text, seed, self.trial_games).table
                    better, worse = _compare(challenger, champion)
                    kept = better > worse and evidence(better, worse) >= ODDS
                    self.trials.append(Trial(number, spot.rule, old, new, better, worse, kept))
                    if kept:
                        self.text, champion = text, challenger
                if kept:
                    steps[place] *= 2
                    failed = 0
                else:
                    direction = -direction
                    failed += 1
            steps[place] = _halved(steps[place], self._number(spots(self.text)[place]))

    def _play(self, workers: Workers, text: str, seed: str, games: int) -> MatchResult:
        try:
            plan_of(text)
        except BadStrategy as error:
            raise LabError("lab-bad-strategy", text=str(error)) from None
        task = MatchTask(
            (Entrant(self.entrant.name, strategy=text), self.opponent), self.source, seed, 0, self.turn_limit
        )
        total = Total(task, games, CONFIDENCE)
        play_totals(workers, [total])
        if total.stopped:
            raise KeyboardInterrupt
        self.games += total.games
        return total.result(0)

    def _changes(self) -> list[tuple[str, str]]:
        old = [spot.rule for spot in spots(self.entrant.strategy)]
        new = [spot.rule for spot in spots(self.text)]
        return [(a, b) for a, b in dict.fromkeys(zip(old, new, strict=True)) if a != b]


def _compare(challenger: array[int], champion: array[int]) -> tuple[int, int]:
    """In how many games of the same deals one did better than the other: a win before a tie before a loss."""
    better = worse = 0
    worth = {0b01: 2, 0b11: 1, 0b10: 0}
    for new, old in zip(rows(challenger, 2), rows(champion, 2), strict=True):
        gain = worth[new[4]] - worth[old[4]]
        better += gain > 0
        worse += gain < 0
    return better, worse


def _first_step(number: str) -> float:
    """A fifth of a number, but at least 1 for a whole one."""
    value = float(number)
    return max(0.1, round(value / 5, 1)) if "." in number else max(1.0, float(round(value / 5)))


def _halved(step: float, number: str) -> float:
    """Half a step; 0 when it would be too small to matter."""
    if "." in number:
        return step / 2 if step >= 0.1 else 0.0
    return float(int(step) // 2)


def _moved(number: str, step: float) -> str:
    """A number this much larger or smaller, but never below 0, written in the same format."""
    if "." in number:
        return f"{max(0.0, float(number) + step):.2f}".rstrip("0").ljust(3, "0")
    return str(max(0, int(number) + int(step)))
