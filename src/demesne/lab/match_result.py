"""The result of a match: the scores of its bots, who is better, and every game."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import sub

from demesne.engine.picture import html
from demesne.lab.chance import Estimate, evidence, in_percent, leader
from demesne.lab.csv_text import csv_text
from demesne.lab.curves import Curves
from demesne.lab.kingdom_source import KingdomSource
from demesne.lab.play import CUT_SHORT
from demesne.lab.tasks import game_seed, rows, seat_of


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


def judge(names: Sequence[str], wins: Sequence[int], confidence: float) -> Verdict:
    """Whether these wins make it certain which bot is better. It may be asked at any time."""
    best = leader(wins, 1 - confidence)
    ranked = sorted(wins, reverse=True)
    name = None if best is None else names[best]
    return Verdict(best is not None, name, confidence, evidence(ranked[0], ranked[1]))
