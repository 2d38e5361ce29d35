"""The whole lab path compared with pyminion: games per CPU-second of mirror matches, and the gain from a second job.

Everything a match of the lab does with its log off is measured: dealing, asking the bots, playing, counting.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Sequence
from itertools import count
from statistics import median
from typing import NamedTuple

from benchmarks._measure import rate
from benchmarks._players import hasty_big_money
from benchmarks.pyminion_mirror import pyminion_rate
from demesne.bots.regent import plan_file
from demesne.engine import game as engine
from demesne.engine.game import Game
from demesne.kingdoms import RECOMMENDED
from demesne.lab.entrants import find_entrants
from demesne.lab.experiment import Total, finish
from demesne.lab.kingdom_source import TURN_LIMIT, read_source
from demesne.lab.match import MatchExperiment
from demesne.lab.tasks import MatchTask, game_seed
from demesne.lab.workers import Workers, processors

SECONDS = 0.6
ROUNDS = 5
BATCH = 500
MATCH = 10_000

ENGINE = """
name = "Villages and Smithies"
needs = ["Village", "Smithy", "Market", "Festival", "Laboratory"]
buy = [
  "Province if money > 12 or action_cards > 12",
  "Duchy if left(Province) <= 3",
  "Laboratory if count(Laboratory) < 4",
  "Festival if count(Festival) < 3",
  "Market if count(Market) < 3",
  "Gold",
  "Smithy if terminals <= villages",
  "Village if villages < terminals",
  "Silver",
]
"""
"""A strategy that plays many Actions every turn."""


class Mirror:
    """A match of a bot against itself, played a batch of games at a time."""

    def __init__(self, bot: str, kingdom: Sequence[str], strategy: str = "", batch: int = BATCH) -> None:
        entrants = find_entrants([bot, bot])
        if strategy:
            entrants = tuple(type(entrant)(entrant.name, strategy=strategy) for entrant in entrants)
        self.task = MatchTask(entrants, read_source(kingdom), 1, 0, TURN_LIMIT)
        self.start = 0
        self.batch = batch

    def __call__(self) -> None:
        total = Total(self.task, self.batch, 0.95)
        total.add(self.task.play(self.start, self.start + self.batch))
        total.result(0)
        self.start += self.batch


class Pairing(NamedTuple):
    """A match of ours, the pyminion player it is compared with, and the limits: compiled and pure."""

    mirror: Mirror
    other: str | None = None
    bar: int | None = None
    pure_bar: int | None = None


MIRRORS = {
    "big money (BM0)": Pairing(Mirror("bm0", []), "big money", 30, 8),  # the same rules as pyminion's
    "big money (BMU)": Pairing(Mirror("bmu", []), "big money"),
    "big money + Smithy (SMU)": Pairing(Mirror("smu", ["Smithy"]), "big money + smithy", 25),
    "action-heavy": Pairing(Mirror("bmu", ["Village", "Smithy", "Market", "Festival", "Laboratory"], ENGINE)),
}


def where_the_time_goes() -> None:
    """Big Money broken down: each line does more than the one before."""
    mirror = MIRRORS["big money (BM0)"].mirror
    task = mirror.task
    numbers = count()
    spent = 0.0

    def deal() -> Game:
        return task.source.deal(game_seed(1, next(numbers)), 2, False, TURN_LIMIT)

    def batch() -> None:
        start = next(numbers) * BATCH
        task.play(start, start + BATCH)

    steps: list[tuple[str, Callable[[], object], int]] = [
        ("dealing", deal, 1),
        ("the engine, with answers that need no thought", lambda: hasty_big_money(deal()), 1),
        ("asking the bots, and noting how games end", batch, BATCH),
        ("adding up the result", mirror, BATCH),
    ]
    best = [0.0] * len(steps)
    for _ in range(ROUNDS):
        for place, (_, work, games) in enumerate(steps):
            best[place] = max(best[place], games * rate(work, SECONDS))
    for (name, _, _), found in zip(steps, best, strict=True):
        print(f"  {name:48} {1e6 / found - spent:7.1f} µs a game", flush=True)
        spent = 1e6 / found


def regents() -> None:
    """The regent's plan against itself on every recommended kingdom."""
    for entry in RECOMMENDED:
        mirror = Mirror("bmu", entry.name, plan_file(entry.name).read_text(), batch=20)
        print(f"  {entry.name:26} {20 * max(rate(mirror, SECONDS) for _ in range(2)):10.1f}", flush=True)


def seconds_for(jobs: int, games: int) -> float:
    """How long a match of Big Money takes by the clock, from starting its processes to the end."""
    started = time.perf_counter()
    with Workers(jobs) as workers:
        result = finish(MatchExperiment(["bmu", "bmu"], games, "none", 1, watched=0), workers)
    assert result.games == games
    return time.perf_counter() - started


def seconds_apart(games: int) -> float:
    """How long two processes that share nothing take for half of the games each: what the machine itself allows."""
    started = time.perf_counter()
    halves = [multiprocessing.Process(target=seconds_for, args=(1, games // 2)) for _ in range(2)]
    for half in halves:
        half.start()
    for half in halves:
        half.join()
    return time.perf_counter() - started


def second_job(games: int) -> None:
    """The gain from a second process, in turns with a single one; the ratios are medians."""
    rounds = [(seconds_for(1, games), seconds_for(2, games), seconds_apart(games)) for _ in range(2 * ROUNDS)]
    one, two, _ = (min(side) for side in zip(*rounds, strict=True))
    gain = median(one / two for one, two, _ in rounds)
    most = median(one / apart for one, _, apart in rounds)
    print(f"{games} games of big money, 1 job: {one:.2f} s on the clock ({games / one:.0f} games/s)")
    print(f"{games} games of big money, 2 jobs: {two:.2f} s on the clock, {gain:.2f} x one job (bar 1.8 x)")
    print(f"  two processes that share nothing: {most:.2f} x one, which is all that this machine allows")


def main() -> None:
    compiled = not str(engine.__file__).endswith(".py")
    print(f"{'compiled' if compiled else 'pure Python'}; games per CPU-second, and how many times pyminion's")
    for name, pairing in MIRRORS.items():
        mine: list[float] = []
        theirs: list[float] = []
        # In turns, so that other work on the machine slows both down; the ratio is the median of the pairs.
        for _ in range(ROUNDS):
            mine.append(BATCH * rate(pairing.mirror, SECONDS))
            if pairing.other is not None:
                theirs.append(pyminion_rate(pairing.other, SECONDS))
        line = f"{name:26} {max(mine):10.1f}"
        if theirs:
            wanted = pairing.bar if compiled else pairing.pure_bar
            ratio = median(ours / other for ours, other in zip(mine, theirs, strict=True))
            line += f"   pyminion {max(theirs):8.1f}   {ratio:6.1f} x"
            line += f" (bar {wanted} x)" if wanted else ""
        print(line, flush=True)
    print("big money (BM0), where the time goes")
    where_the_time_goes()
    print("plans of the regent against themselves")
    regents()
    jobs = min(2, processors())
    clock = min(seconds_for(jobs, MATCH) for _ in range(ROUNDS))
    print(f"{MATCH} games of big money, {jobs} jobs: {clock:.2f} s on the clock (bar 5 s, compiled)", flush=True)
    if jobs > 1:
        second_job(5 * MATCH if compiled else MATCH)
