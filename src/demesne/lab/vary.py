"""Varying: a strategy with other numbers in its conditions, each combination against the same opponents."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final

from demesne.kingdoms import new_seed
from demesne.lab.chance import CONFIDENCE, Estimate, in_percent
from demesne.lab.csv_text import csv_text
from demesne.lab.entrants import Entrant, Spec, find_entrants
from demesne.lab.errors import LabError
from demesne.lab.experiment import Experiment, Total, Where, check_games, check_needs, find_source, finish
from demesne.lab.kingdom_source import DEFAULT, TURN_LIMIT, KingdomSource
from demesne.lab.match_result import Timed
from demesne.lab.numbers import Spot, one_spelling, spots, with_numbers
from demesne.lab.tasks import MatchTask
from demesne.lab.workers import Workers

GAMES: Final = 1000
MOST_CELLS: Final = 400
_VALUE: Final = re.compile(r"\d+(?:\.\d+)?")


@dataclass(frozen=True)
class Axis:
    """A number that is varied: the word it belongs to in the conditions, and the values it takes.

    `label` limits it to the rules about one card ("Duchy if left(Province)"); if empty, it applies to every rule.
    """

    word: str
    values: tuple[str, ...]
    label: str = ""

    @property
    def name(self) -> str:
        """The axis as it was written: "count(Witch)", or "Duchy if left(Province)"."""
        return f"{self.label} if {self.word}" if self.label else self.word

    def spots(self, strategy: str) -> list[Spot]:
        """The numbers of a strategy that it applies to."""
        return [
            spot
            for spot in spots(strategy)
            if spot.word == self.word and self.label in ("", spot.rule.partition(" if ")[0].strip())
        ]


@dataclass(frozen=True)
class Cell:
    """One combination of values, and how the strategy with them did."""

    values: tuple[str, ...]
    games: int
    wins: int
    ties: int
    losses: int
    win_rate: Estimate
    share: Estimate
    """Games won; a shared win counts in part."""

    def to_dict(self) -> dict[str, object]:
        """The cell as plain data."""
        return {
            **vars(self),
            "values": list(self.values),
            "win_rate": self.win_rate.to_dict(),
            "share": self.share.to_dict(),
        }


@dataclass(repr=False)
class VaryResult(Timed):
    """All combinations that were played, as plain numbers and texts. All of them played the same deals."""

    names: list[str]
    strategies: list[str]
    """The text of each bot's strategy file before the changes; empty if it has none."""
    axes: list[Axis]
    games: int
    seed: int | str
    kingdom: KingdomSource
    cells: list[Cell]
    """Those with any games, in the order of the values; the last axis changes fastest."""
    stopped: bool
    seconds: float

    def summary(self) -> list[str]:
        """How each combination did."""
        lines = [f"{self.games} games of {self.names[0]} on {self.kingdom.name}, seed {self.seed!r}"]
        for cell in self.cells:
            values = ", ".join([f"{axis.name}={value}" for axis, value in zip(self.axes, cell.values, strict=True)])
            lines.append(f"{values}: won {in_percent(cell.win_rate)}")
        return lines

    @property
    def best(self) -> Cell | None:
        """The combination with the largest share of wins, the first of several."""
        return max(self.cells, key=lambda cell: cell.share.value, default=None)

    def cell(self, values: Sequence[str]) -> Cell | None:
        """The cell with these values, if it was played."""
        return next((cell for cell in self.cells if cell.values == tuple(values)), None)

    def setting(self, cell: Cell) -> str:
        """The values of a cell with the names of their axes: "count(Witch) = 2, money = 15"."""
        return ", ".join(f"{axis.name} = {value}" for axis, value in zip(self.axes, cell.values, strict=True))

    def to_dict(self) -> dict[str, object]:
        """The whole result for JSON. Only `speed` differs from run to run."""
        return {
            "bots": self.names,
            "strategies": self.strategies,
            "axes": [{"name": axis.name, "values": list(axis.values)} for axis in self.axes],
            "games": self.games,
            "seed": self.seed,
            "kingdom": self.kingdom.to_dict(),
            "cells": [cell.to_dict() for cell in self.cells],
            "stopped": self.stopped,
            "speed": self.speed,
        }

    def to_csv(self) -> str:
        """The cells as a table."""
        return csv_text(
            [*[axis.name for axis in self.axes], "games", "wins", "ties", "losses", "share"],
            [[*cell.values, cell.games, cell.wins, cell.ties, cell.losses, cell.share.value] for cell in self.cells],
        )


def read_axis(text: str) -> Axis:
    """An axis as it is written: "count(Witch)=1,2,3" or "Duchy if left(Province)=3,4,5". Raises `LabError`."""
    written, equals, numbers = text.rpartition("=")
    name = written.rstrip("<>=! ")
    values = [value.strip() for value in numbers.split(",")]
    if not equals or not name or not all(_VALUE.fullmatch(value) for value in values):
        raise LabError("lab-bad-vary", text=text)
    label, limited, word = name.rpartition(" if ")
    return Axis(one_spelling(word), tuple(dict.fromkeys(values)), label.strip() if limited else "")


def vary(
    strategy: Spec,
    *opponents: Spec,
    axes: Sequence[str],
    games: int = GAMES,
    kingdom: Where = DEFAULT,
    seed: int | str | None = None,
    turn_limit: int = TURN_LIMIT,
    jobs: int | None = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> VaryResult:
    """Let a strategy with other numbers play against the same opponents: `games` for every combination.

    An axis is a text: "count(Witch)=1,2,3" puts each of these numbers where `count(Witch)` is compared with a number.
    All combinations play the same deals. Ctrl-C gives the result so far.
    """
    with Workers(jobs, cluster, progress) as workers:
        return finish(VaryExperiment((strategy, *opponents), axes, games, kingdom, seed, turn_limit), workers)


def find_axes(entrant: Entrant, texts: Sequence[str]) -> list[Axis]:
    """The axes for a specification, each of which this strategy has. Raises `LabError`."""
    if not entrant.strategy:
        raise LabError("lab-bad-no-strategy", name=entrant.name)
    axes = [read_axis(text) for text in texts]
    known = list(dict.fromkeys(spot.word for spot in spots(entrant.strategy) if spot.word))
    taken: set[Spot] = set()
    for axis in axes:
        mine = axis.spots(entrant.strategy)
        if not mine and not known:
            raise LabError("lab-bad-no-numbers", name=entrant.name)
        if not mine:
            raise LabError("lab-bad-vary-word", name=entrant.name, text=axis.name, names=", ".join(known))
        if not taken.isdisjoint(mine):
            raise LabError("lab-bad-vary-twice", text=axis.name)
        taken.update(mine)
    cells = prod(len(axis.values) for axis in axes)
    if cells > MOST_CELLS:
        raise LabError("lab-bad-vary-many", count=cells, most=MOST_CELLS)
    return axes


class VaryExperiment(Experiment):
    """All combinations of one strategy, as `vary` describes it; the first bot is the strategy."""

    def __init__(
        self,
        bots: Sequence[Spec],
        axes: Sequence[str],
        games: int = GAMES,
        kingdom: Where = DEFAULT,
        seed: int | str | None = None,
        turn_limit: int = TURN_LIMIT,
    ) -> None:
        self.entrants = find_entrants(bots)
        strategy, *opponents = self.entrants
        self.axes = find_axes(strategy, axes)
        check_games(games)
        self.source = find_source(kingdom)
        check_needs(self.entrants, self.source)
        self.seed = new_seed() if seed is None else seed
        self._tried: list[tuple[tuple[str, ...], Total]] = []
        for values in product(*(axis.values for axis in self.axes)):
            numbers = {
                spot: value
                for axis, value in zip(self.axes, values, strict=True)
                for spot in axis.spots(strategy.strategy)
            }
            changed = Entrant(strategy.name, strategy=with_numbers(strategy.strategy, numbers))
            task = MatchTask((changed, *opponents), self.source, self.seed, 0, turn_limit)
            self._tried.append((values, Total(task, games, CONFIDENCE)))
        super().__init__([total for _, total in self._tried])

    def result(self) -> VaryResult:
        """The result of the games so far."""
        return VaryResult(
            names=[entrant.name for entrant in self.entrants],
            strategies=[entrant.strategy for entrant in self.entrants],
            axes=self.axes,
            games=self.games,
            seed=self.seed,
            kingdom=self.source,
            cells=[_cell(values, total) for values, total in self._tried if total.games],
            stopped=self.stopped,
            seconds=self.seconds,
        )


def _cell(values: tuple[str, ...], total: Total) -> Cell:
    score = total.result(0).scores[0]
    return Cell(values, total.games, score.wins, score.ties, score.losses, score.win_rate, score.share)
