"""Tournaments: everyone against everyone, and ratings from the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from demesne.kingdoms import new_seed
from demesne.lab.chance import CONFIDENCE, Estimate, Rating, ratings, share
from demesne.lab.csv_text import csv_text
from demesne.lab.entrants import Spec, find_entrants
from demesne.lab.experiment import Experiment, Total, Where, check_games, check_needs, find_source, finish
from demesne.lab.kingdom_source import DEFAULT, TURN_LIMIT, KingdomSource
from demesne.lab.match_result import Timed
from demesne.lab.tasks import MatchTask
from demesne.lab.workers import Workers

GAMES: Final = 200
MOST_BOTS: Final = 100


@dataclass(frozen=True)
class Pairing:
    """Two bots' games, seen from the first one. `seed` makes `match` play the same games."""

    first: str
    second: str
    games: int
    wins: int
    ties: int
    losses: int
    win_rate: Estimate
    seed: str

    def to_dict(self) -> dict[str, object]:
        """The pairing as plain data."""
        return {**vars(self), "win_rate": self.win_rate.to_dict()}


@dataclass(frozen=True)
class Rank:
    """A bot's place: its rating, and its share of games won, ties counting half."""

    name: str
    rating: float
    error: float
    games: int
    score: float


@dataclass(repr=False)
class TournamentResult(Timed):
    """A whole tournament, as plain numbers and texts; `ranks` is in the order of the ratings."""

    games: int
    seed: int | str
    kingdom: KingdomSource
    ranks: list[Rank]
    pairings: list[Pairing]
    stopped: bool
    seconds: float

    def summary(self) -> list[str]:
        """The ranking."""
        lines = [f"{self.games} games on {self.kingdom.name}, seed {self.seed!r}"]
        return lines + [
            f"{rank.name}: rating {rank.rating:.0f}, {100 * rank.score:.1f} % of its games" for rank in self.ranks
        ]

    def win_rate(self, first: str, second: str) -> float | None:
        """How often one bot won against another; None if they did not meet."""
        for pairing in self.pairings:
            if pairing.games and (pairing.first, pairing.second) == (first, second):
                return pairing.wins / pairing.games
            if pairing.games and (pairing.second, pairing.first) == (first, second):
                return pairing.losses / pairing.games
        return None

    def to_dict(self) -> dict[str, object]:
        """The whole result for JSON. Only `speed` differs from run to run."""
        return {
            "games": self.games,
            "seed": self.seed,
            "kingdom": self.kingdom.to_dict(),
            "ranks": [dict(vars(rank)) for rank in self.ranks],
            "pairings": [pairing.to_dict() for pairing in self.pairings],
            "stopped": self.stopped,
            "speed": self.speed,
        }

    def to_csv(self) -> str:
        """The pairings as a table."""
        return csv_text(
            ["first", "second", "games", "wins", "ties", "losses", "seed"],
            [
                [pair.first, pair.second, pair.games, pair.wins, pair.ties, pair.losses, pair.seed]
                for pair in self.pairings
            ],
        )


def tournament(
    *bots: Spec,
    games: int = GAMES,
    kingdom: Where = DEFAULT,
    seed: int | str | None = None,
    turn_limit: int = TURN_LIMIT,
    jobs: int | None = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> TournamentResult:
    """Let each pair of bots play this many games, and rate everyone on the scale of Elo (the mean is 0)."""
    with Workers(jobs, cluster, progress) as workers:
        return finish(TournamentExperiment(bots, games, kingdom, seed, turn_limit), workers)


class TournamentExperiment(Experiment):
    """One tournament, as `tournament` describes it."""

    def __init__(
        self,
        bots: Sequence[Spec],
        games: int = GAMES,
        kingdom: Where = DEFAULT,
        seed: int | str | None = None,
        turn_limit: int = TURN_LIMIT,
    ) -> None:
        self.entrants = find_entrants(bots, most=MOST_BOTS)
        check_games(games)
        self.source = find_source(kingdom)
        check_needs(self.entrants, self.source)
        self.seed = new_seed() if seed is None else seed
        self._pairs = list(combinations(range(len(self.entrants)), 2))
        super().__init__([self._total(i, j, games, turn_limit) for i, j in self._pairs])

    def _total(self, i: int, j: int, games: int, turn_limit: int) -> Total:
        pair = self.entrants[i], self.entrants[j]
        return Total(MatchTask(pair, self.source, f"{self.seed}/{i + 1}-{j + 1}", 0, turn_limit), games, CONFIDENCE)

    def result(self) -> TournamentResult:
        """The result of the games so far."""
        n = len(self.entrants)
        scores = [[0.0] * n for _ in range(n)]
        played = [[0] * n for _ in range(n)]
        pairings = []
        for (i, j), total in zip(self._pairs, self.totals, strict=True):
            found = total.result(0)
            mine, theirs = found.scores
            scores[i][j] = mine.wins + mine.ties / 2
            scores[j][i] = theirs.wins + theirs.ties / 2
            played[i][j] = played[j][i] = found.games
            won = share(mine.wins, found.games)
            facts = mine.name, theirs.name, found.games, mine.wins, mine.ties, mine.losses
            pairings.append(Pairing(*facts, won, str(total.task.seed)))
        found_ratings: list[Rating] = ratings(scores, played)
        ranks = []
        for i, entrant in enumerate(self.entrants):
            rating, all_games = found_ratings[i], sum(played[i])
            score = sum(scores[i]) / all_games if all_games else 0.0
            ranks.append(Rank(entrant.name, rating.value, rating.error, all_games, score))
        ranks.sort(key=lambda rank: -rank.rating)
        return TournamentResult(self.games, self.seed, self.source, ranks, pairings, self.stopped, self.seconds)
