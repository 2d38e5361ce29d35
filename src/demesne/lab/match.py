"""Matches: many games of the same bots, and their result."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import sub
from typing import Final, Protocol, TypeAlias, TypeVar

from demesne.engine.picture import html
from demesne.kingdoms import Constraints, Kingdom, new_seed
from demesne.lab.chance import (
    CONFIDENCE,
    Estimate,
    difference,
    evidence,
    fraction,
    in_percent,
    leader,
    mean,
    share,
    spread,
)
from demesne.lab.csv_text import csv_text
from demesne.lab.curves import Curves, curves_of
from demesne.lab.entrants import Entrant, Spec, find_entrants
from demesne.lab.errors import LabError
from demesne.lab.kingdom_source import DEFAULT, TURN_LIMIT, KingdomSource, read_source
from demesne.lab.play import CUT_SHORT, ENDS
from demesne.lab.tasks import MatchPart, MatchTask, game_seed, rows, seat_of
from demesne.lab.watch import Watch
from demesne.lab.workers import Workers, clock

R_co = TypeVar("R_co", covariant=True)

GAMES: Final = 1000
MOST_GAMES: Final = 100_000
"""How many games are played at most to reach certainty, by default."""

WATCHED: Final = 300
"""How many games are watched turn by turn by default: the first ones."""

LOOK_EVERY: Final = 50
"""The sequential test is evaluated every this many games, however the work is split."""

SHARES: Final = 60
"""A won game in equal parts, so that any number of bots can share it."""

Where: TypeAlias = str | Kingdom | Constraints | Sequence[str] | KingdomSource
"""Anything that specifies the kingdom of a game, or the constraints for random ones."""


class Timed:
    """A result with its number of games and the seconds it took."""

    games: int
    seconds: float

    def summary(self) -> list[str]:
        """The outcome, for people: a headline, and a line for each bot, card or number of Provinces."""
        raise NotImplementedError

    def __repr__(self) -> str:
        headline, *lines = self.summary()
        return f"<{type(self).__name__}: {headline}" + "".join([f"\n  {line}" for line in lines]) + ">"

    def _repr_html_(self) -> str:
        return html("\n".join(self.summary()))

    @property
    def rate(self) -> float:
        """Games per second."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def speed(self) -> dict[str, float]:
        """The only part of a result that differs between runs, as plain data."""
        return {"seconds": self.seconds, "games_per_second": self.rate}


@dataclass
class Score:
    """How a bot did. A tie is a game that it won together with others; `share` counts such a game in part."""

    name: str
    wins: int
    ties: int
    losses: int
    win_rate: Estimate
    tie_rate: Estimate
    loss_rate: Estimate
    share: Estimate
    points: Estimate
    points_spread: float
    turns: Estimate
    first: Estimate
    """How often it won when it began."""
    later: Estimate
    """How often it won when it did not."""

    def to_dict(self) -> dict[str, object]:
        """The score as plain data."""
        return {key: value.to_dict() if isinstance(value, Estimate) else value for key, value in vars(self).items()}


@dataclass(frozen=True)
class Verdict:
    """Whether it is certain which bot is better: `bot`, or None. `odds` is the strength of the evidence."""

    sure: bool
    bot: str | None
    confidence: float
    odds: float


@dataclass(repr=False)
class MatchResult(Timed):
    """A whole match, as plain numbers and texts."""

    names: list[str]
    strategies: list[str]
    """The text of each bot's strategy file; empty if it has none."""
    games: int
    wanted: int
    seed: int | str
    kingdom: KingdomSource
    scores: list[Score]
    positions: list[Estimate]
    """How often the first player wins, the second, and so on; without ties."""
    first_advantage: Estimate
    """Wins of the first player minus wins of the last, per game."""
    ahead: Estimate
    """Wins of the first bot minus those of the second, per game."""
    lengths: dict[int, int]
    """How many games ended in each turn."""
    ends: dict[str, int]
    """How many games ended for each reason."""
    cut_short: int
    verdict: Verdict | None
    stopped: bool
    """Whether it was interrupted by Ctrl-C."""
    seconds: float
    curves: list[Curves]
    table: array[int]

    def summary(self) -> list[str]:
        """How many games, and how often each bot won."""
        lines = [f"{self.games} games on {self.kingdom.name}, seed {self.seed!r}"]
        for score in self.scores:
            points = f"{score.points.value:.1f} points"
            lines.append(f"{score.name} won {in_percent(score.win_rate)}, tied {score.ties} games, {points}")
        return lines

    def records(self) -> Iterator[dict[str, object]]:
        """Every game as plain data; its seed deals the same cards again."""
        n = len(self.names)
        for number, row in enumerate(rows(self.table, n)):
            yield {
                "game": number,
                "seed": game_seed(self.seed, number),
                "first": self.names[next(bot for bot in range(n) if seat_of(bot, number, n) == 0)],
                "winners": [name for bot, name in enumerate(self.names) if row[2 * n] >> bot & 1],
                "points": list(row[:n]),
                "turns": list(row[n : 2 * n]),
                "cut_short": row[2 * n + 1] == CUT_SHORT,
            }

    def to_dict(self) -> dict[str, object]:
        """The whole result for JSON, without the single games. Only `speed` differs between runs."""
        return {
            "bots": self.names,
            "strategies": self.strategies,
            "games": self.games,
            "wanted": self.wanted,
            "seed": self.seed,
            "kingdom": self.kingdom.to_dict(),
            "scores": [score.to_dict() for score in self.scores],
            "positions": [position.to_dict() for position in self.positions],
            "first_advantage": self.first_advantage.to_dict(),
            "ahead": self.ahead.to_dict(),
            "lengths": {str(turn): count for turn, count in sorted(self.lengths.items())},
            "ends": self.ends,
            "cut_short": self.cut_short,
            "verdict": None if self.verdict is None else vars(self.verdict),
            "stopped": self.stopped,
            "curves": [curves.to_dict() for curves in self.curves],
            "speed": self.speed,
        }

    def to_csv(self) -> str:
        """The single games as a table."""
        heads = ["game", "seed", "first", "winners"]
        for what in ("points", "turns"):
            heads += [f"{what} {name}" for name in self.names]
        lines: list[list[object]] = []
        for game in self.records():
            points, turns, winners = game["points"], game["turns"], game["winners"]
            assert isinstance(points, list)
            assert isinstance(turns, list)
            assert isinstance(winners, list)
            line = [game["game"], game["seed"], game["first"], " + ".join(winners), *points, *turns]
            lines.append([*line, int(bool(game["cut_short"]))])
        return csv_text([*heads, "cut_short"], lines)

    def worst_losses(self) -> list[int | None]:
        """For each bot, the game that it lost by the most points, the first if there are several; None if it lost
        none.
        """
        n = len(self.names)
        points = [self.table[place :: 2 * n + 2] for place in range(n)]
        winners = self.table[2 * n :: 2 * n + 2]
        best = list(map(max, *points))
        found: list[int | None] = []
        for bot in range(n):
            gaps = map(sub, best, points[bot])
            # A loser with equally many points had more turns.
            behind = [by if not who >> bot & 1 else -1 for by, who in zip(gaps, winners, strict=True)]
            worst = max(behind, default=-1)
            found.append(behind.index(worst) if worst >= 0 else None)
        return found

    def win_rates(self, most: int = 200) -> list[tuple[int, list[float]]]:
        """The share of wins of each bot over the games, at no more than this many points."""
        n = len(self.names)
        winners = self.table[2 * n :: 2 * n + 2]
        every = max(1, self.games // most)
        won = [0] * n
        found: list[tuple[int, list[float]]] = []
        for start in range(0, self.games, every):
            some = winners[start : start + every]
            for bot in range(n):
                won[bot] += some.count(1 << bot)
            number = start + len(some)
            found.append((number, [count / number for count in won]))
        return found


def match(
    *bots: Spec,
    games: int | None = None,
    kingdom: Where = DEFAULT,
    seed: int | str | None = None,
    until_sure: float | None = None,
    watched: int = WATCHED,
    turn_limit: int = TURN_LIMIT,
    rotate: bool = True,
    jobs: int | None = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
    confidence: float = CONFIDENCE,
) -> MatchResult:
    """Let bots play against each other, seats rotating from game to game unless `rotate` is off.

    `until_sure` (such as 0.99) ends the match as soon as one bot is better than every other one with that confidence;
    `games` is then the maximum. The first `watched` games are followed turn by turn for the curves.
    The same seed gives the same result for any number of `jobs`. Ctrl-C gives the result so far.
    """
    with Workers(jobs, cluster, progress) as workers:
        return finish(
            MatchExperiment(bots, games, kingdom, seed, until_sure, watched, turn_limit, rotate, confidence), workers
        )


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


def judge(names: Sequence[str], wins: Sequence[int], confidence: float) -> Verdict:
    """Whether these wins make it certain which bot is better. It may be asked at any time."""
    best = leader(wins, 1 - confidence)
    ranked = sorted(wins, reverse=True)
    name = None if best is None else names[best]
    return Verdict(best is not None, name, confidence, evidence(ranked[0], ranked[1]))


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


class MatchExperiment(Experiment):
    """One match, as `match` describes it."""

    def __init__(
        self,
        bots: Sequence[Spec],
        games: int | None = None,
        kingdom: Where = DEFAULT,
        seed: int | str | None = None,
        until_sure: float | None = None,
        watched: int = WATCHED,
        turn_limit: int = TURN_LIMIT,
        rotate: bool = True,
        confidence: float = CONFIDENCE,
    ) -> None:
        entrants = find_entrants(bots)
        if games is None:
            games = GAMES if until_sure is None else MOST_GAMES
        check_games(games)
        if until_sure is not None and not 0.5 <= until_sure < 1:
            raise LabError("lab-bad-sure", text=str(until_sure))
        source = find_source(kingdom)
        check_needs(entrants, source)
        grain = LOOK_EVERY if until_sure is not None else 0
        task = MatchTask(entrants, source, new_seed() if seed is None else seed, watched, turn_limit, rotate, grain)
        self.total = Total(task, games, confidence, until_sure)
        super().__init__([self.total])

    def result(self) -> MatchResult:
        """The result of the games so far."""
        return self.total.result(self.seconds)
