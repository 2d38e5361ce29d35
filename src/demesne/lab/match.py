"""Matches: many games of the same bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demesne.kingdoms import new_seed
from demesne.lab.chance import CONFIDENCE
from demesne.lab.entrants import Spec, find_entrants
from demesne.lab.errors import LabError
from demesne.lab.experiment import LOOK_EVERY, Experiment, Total, Where, check_games, check_needs, find_source, finish
from demesne.lab.kingdom_source import DEFAULT, TURN_LIMIT
from demesne.lab.match_result import MatchResult
from demesne.lab.tasks import MatchTask
from demesne.lab.workers import Workers

GAMES: Final = 1000
MOST_GAMES: Final = 100_000
"""How many games are played at most to reach certainty, by default."""

WATCHED: Final = 300
"""How many games are watched turn by turn by default: the first ones."""


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
