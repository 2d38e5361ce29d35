"""Experiments: matches that belong together, played piece by piece and added up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias, TypeVar

from demesne.kingdoms import Constraints, Kingdom
from demesne.lab.chance import difference, fraction, leader, mean, share, spread
from demesne.lab.curves import curves_of
from demesne.lab.entrants import Entrant
from demesne.lab.errors import LabError
from demesne.lab.kingdom_source import KingdomSource, read_source
from demesne.lab.match_result import MatchResult, Score, Timed, Verdict, judge
from demesne.lab.play import CUT_SHORT, ENDS
from demesne.lab.tasks import MatchPart, MatchTask, seat_of
from demesne.lab.watch import Watch
from demesne.lab.workers import Workers, clock

R_co = TypeVar("R_co", covariant=True)

LOOK_EVERY: Final = 50
"""The sequential test is evaluated every this many games, however the work is split."""

SHARES: Final = 60
"""A won game in equal parts, so that any number of bots can share it."""

Where: TypeAlias = str | Kingdom | Constraints | Sequence[str] | KingdomSource
"""Anything that specifies the kingdom of a game, or the constraints for random ones."""


def find_source(kingdom: Where) -> KingdomSource:
    """The kingdom for a specification."""
    return kingdom if isinstance(kingdom, KingdomSource) else read_source(kingdom)


def check_games(games: int) -> None:
    """Raise `LabError` unless there is anything to play."""
    if games < 1:
        raise LabError("lab-bad-games", count=games)


def check_needs(entrants: Sequence[Entrant], source: KingdomSource) -> None:
    """Raise `LabError` if a strategy is to play without the cards it needs."""
    if source.cards is None:
        return
    for entrant in entrants:
        missing = [card for card in entrant.needs if card not in source.piles]
        if missing:
            raise LabError("lab-bad-needs", name=entrant.name, cards=", ".join(missing), kingdom=source.name)


class Total:
    """Adds up the parts of a match, in the order of the games."""

    def __init__(self, task: MatchTask, wanted: int, confidence: float, until_sure: float | None = None) -> None:
        self.task = task
        self.wanted = wanted
        self.confidence = confidence
        self.until_sure = until_sure
        self.table = array("i")
        self.watches = [Watch() for _ in task.entrants]
        self.stopped = False
        self.verdict: Verdict | None = None
        self._wins = [0] * len(task.entrants)
        self._looked = 0

    @property
    def games(self) -> int:
        """How many games there are so far."""
        return len(self.table) // (2 * len(self.task.entrants) + 2)

    def add(self, part: MatchPart) -> bool:
        """Add the games that come next. Returns whether that is enough."""
        self.table.extend(part.rows)
        for mine, more in zip(self.watches, part.watches, strict=True):
            mine.add(more)
        self.stopped = self.stopped or part.stopped
        return self.stopped or self._is_sure()

    def _is_sure(self) -> bool:
        if self.until_sure is None:
            return False
        n = len(self.task.entrants)
        width = 2 * n + 2
        while self._looked < self.games:
            winners = self.table[self._looked * width + 2 * n]
            for bot in range(n):
                self._wins[bot] += winners == 1 << bot
            self._looked += 1
            if self._looked % LOOK_EVERY == 0 and leader(self._wins, 1 - self.until_sure) is not None:
                # Games beyond this one are dropped: the match ends where it would have ended in one process.
                del self.table[self._looked * width :]
                return True
        return False

    def result(self, seconds: float) -> MatchResult:
        """The result of the games so far."""
        task, sure = self.task, self.confidence
        n, games = len(task.entrants), self.games
        # Column by column, which Python counts much faster than row by row.
        columns = [self.table[place :: 2 * n + 2] for place in range(2 * n + 2)]
        points, turns, winners = columns[:n], columns[n : 2 * n], columns[2 * n]
        outcomes = Counter(winners)
        places = [0] * n
        scores = []
        for bot, entrant in enumerate(task.entrants):
            wins = outcomes[1 << bot]
            ties = sum(count for who, count in outcomes.items() if who >> bot & 1) - wins
            began = began_won = 0
            for shift in range(n):
                seat = seat_of(bot, shift if task.rotate else 0, n)
                there = winners[shift::n]
                won = there.count(1 << bot)
                places[seat] += won
                if seat == 0:
                    began += len(there)
                    began_won += won
            shares: dict[int, int] = {}
            for who, count in outcomes.items():
                part = SHARES // who.bit_count() if who >> bot & 1 else 0
                shares[part] = shares.get(part, 0) + count
            made = Counter(points[bot])
            losses = games - wins - ties
            scores.append(
                Score(
                    name=entrant.name,
                    wins=wins,
                    ties=ties,
                    losses=losses,
                    win_rate=share(wins, games, sure),
                    tie_rate=share(ties, games, sure),
                    loss_rate=share(losses, games, sure),
                    share=fraction(shares, SHARES, sure),
                    points=mean(made, sure),
                    points_spread=spread(made),
                    turns=mean(Counter(turns[bot]), sure),
                    first=share(began_won, began, sure),
                    later=share(wins - began_won, games - began, sure),
                )
            )
        names = [entrant.name for entrant in task.entrants]
        wins_of = [score.wins for score in scores]
        return MatchResult(
            names=names,
            strategies=[entrant.strategy for entrant in task.entrants],
            games=games,
            wanted=self.wanted,
            seed=task.seed,
            kingdom=task.source,
            scores=scores,
            positions=[share(won, games, sure) for won in places],
            first_advantage=difference(places[0], places[-1], games, sure),
            ahead=difference(wins_of[0], wins_of[1], games, sure),
            lengths=dict(sorted(Counter(map(max, *turns)).items())),
            ends={reason: count for code, reason in enumerate(ENDS) if (count := columns[2 * n + 1].count(code))},
            cut_short=columns[2 * n + 1].count(CUT_SHORT),
            verdict=None if self.until_sure is None else judge(names, wins_of, self.until_sure),
            stopped=self.stopped,
            seconds=seconds,
            curves=[curves_of(entrant.name, seen) for entrant, seen in zip(task.entrants, self.watches, strict=True)],
            table=self.table,
        )


def play_totals(workers: Workers, totals: Sequence[Total]) -> float:
    """Play the games of all these matches until one has enough, and mark them if Ctrl-C stops them. Returns the seconds
    taken.
    """
    began = clock()
    try:
        for number, part in workers.play([(total.task, total.games, total.wanted) for total in totals]):
            if totals[number].add(part):
                break
    except KeyboardInterrupt:
        for total in totals:
            total.stopped = True
    return clock() - began


class Experiment(ABC):
    """Matches that belong together: they can be played piece by piece, and have a result at any time. Creating one
    checks the whole request and raises `LabError` or `KingdomError`.
    """

    def __init__(self, totals: Sequence[Total]) -> None:
        self.totals = totals
        self.seconds = 0.0

    @property
    def games(self) -> int:
        """How many games there are so far."""
        return sum(total.games for total in self.totals)

    @property
    def wanted(self) -> int:
        """How many games there will be."""
        return sum(total.wanted for total in self.totals)

    @property
    def stopped(self) -> bool:
        """Whether it was interrupted by Ctrl-C."""
        return any(total.stopped for total in self.totals)

    def play(self, workers: Workers) -> None:
        """Play the missing games."""
        self.seconds += play_totals(workers, self.totals)

    def extend(self, games: int) -> None:
        """Ask for this many more games of each match."""
        for total in self.totals:
            total.wanted += games

    @abstractmethod
    def result(self) -> Timed:
        """The result of the games so far."""


class Playable(Protocol[R_co]):
    """Anything in the lab that workers play and that has a result."""

    def play(self, workers: Workers) -> None:
        """Play the missing games."""

    def result(self) -> R_co:
        """The result of the games so far."""


def finish(experiment: Playable[R_co], workers: Workers) -> R_co:
    """Play an experiment to its end, or until Ctrl-C. Returns its result."""
    experiment.play(workers)
    return experiment.result()
