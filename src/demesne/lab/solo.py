"""Solo: how fast a bot is when nobody is in its way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from demesne.kingdoms import new_seed
from demesne.lab.chance import Estimate, mean
from demesne.lab.csv_text import csv_text
from demesne.lab.curves import Curves, curves_of
from demesne.lab.entrants import Spec, find_entrants
from demesne.lab.experiment import Where, check_games, check_needs, find_source
from demesne.lab.kingdom_source import DEFAULT, KingdomSource
from demesne.lab.match import GAMES, WATCHED
from demesne.lab.match_result import Timed
from demesne.lab.tasks import SoloTask
from demesne.lab.watch import Watch
from demesne.lab.workers import Workers, clock

TURN_LIMIT: Final = 100


@dataclass
class Milestone:
    """A number of Provinces: how often it was reached, in how many turns on average, and how often in each number of
    turns.
    """

    provinces: int
    reached: int
    turns: Estimate
    counts: dict[int, int]

    def to_dict(self) -> dict[str, object]:
        """The milestone as plain data."""
        return {
            "provinces": self.provinces,
            "reached": self.reached,
            "turns": self.turns.to_dict(),
            "counts": {str(turn): count for turn, count in self.counts.items()},
        }


@dataclass(repr=False)
class SoloResult(Timed):
    """A bot's solo games, as plain numbers and texts."""

    name: str
    games: int
    seed: int | str
    kingdom: KingdomSource
    milestones: list[Milestone]
    stopped: bool
    seconds: float
    curves: Curves

    def summary(self) -> list[str]:
        """The turn of each Province."""
        lines = [f"{self.games} games of {self.name} alone on {self.kingdom.name}, seed {self.seed!r}"]
        for milestone in self.milestones:
            lines.append(f"Province {milestone.provinces} in turn {milestone.turns.value:.1f}")
        return lines

    def to_dict(self) -> dict[str, object]:
        """The whole result for JSON. Only `speed` differs from run to run."""
        return {
            "bot": self.name,
            "games": self.games,
            "seed": self.seed,
            "kingdom": self.kingdom.to_dict(),
            "milestones": [milestone.to_dict() for milestone in self.milestones],
            "stopped": self.stopped,
            "curves": self.curves.to_dict(),
            "speed": self.speed,
        }

    def to_csv(self) -> str:
        """How many games reached each number of Provinces in which turn, as a table."""
        return csv_text(
            ["provinces", "turn", "games"],
            [[stone.provinces, turn, count] for stone in self.milestones for turn, count in stone.counts.items()],
        )


def solo(
    bot: Spec,
    games: int = GAMES,
    kingdom: Where = DEFAULT,
    seed: int | str | None = None,
    watched: int = WATCHED,
    turn_limit: int = TURN_LIMIT,
    jobs: int | None = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> SoloResult:
    """Let a bot play two-player games whose other seat always passes, and note when it has how many Provinces."""
    with Workers(jobs, cluster, progress) as workers:
        return play_solo(workers, bot, games, kingdom, seed, watched, turn_limit)


def play_solo(
    workers: Workers,
    bot: Spec,
    games: int = GAMES,
    kingdom: Where = DEFAULT,
    seed: int | str | None = None,
    watched: int = WATCHED,
    turn_limit: int = TURN_LIMIT,
) -> SoloResult:
    """`solo` with existing workers."""
    (entrant,) = find_entrants([bot], 1, 1)
    check_games(games)
    source = find_source(kingdom)
    check_needs([entrant], source)
    seed = new_seed() if seed is None else seed
    task = SoloTask(entrant, source, seed, watched, turn_limit)
    seen = Watch()
    turns: dict[int, dict[int, int]] = {}
    played = 0
    stopped = False
    began = clock()
    try:
        for _, part in workers.play([(task, 0, games)]):
            played += part.stop - part.start
            seen.add(part.watch)
            for place, counts in part.turns.items():
                mine = turns.setdefault(place, {})
                for turn, count in counts.items():
                    mine[turn] = mine.get(turn, 0) + count
            if part.stopped:
                stopped = True
                break
    except KeyboardInterrupt:
        stopped = True
    milestones = [
        Milestone(place, sum(counts.values()), mean(counts), dict(sorted(counts.items())))
        for place, counts in sorted(turns.items())
    ]
    curves = curves_of(entrant.name, seen)
    return SoloResult(entrant.name, played, seed, source, milestones, stopped, clock() - began, curves)
