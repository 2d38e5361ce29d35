"""Results that other engines and publications agree on, reproduced: `python3 dev.py bench known_results`.

The number of games is 20,000 for each check, or DEMESNE_GAMES. With DEMESNE_WRITE=1 the table is written into
docs/known-results.md.
"""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from textwrap import fill

from demesne import new_game
from demesne.engine import game as engine
from demesne.lab.chance import mean
from demesne.lab.entrants import Entrant, find_entrant, plan_of
from demesne.lab.experiment import finish
from demesne.lab.match import MatchExperiment
from demesne.lab.match_result import MatchResult
from demesne.lab.solo import play_solo
from demesne.lab.sweep import with_card
from demesne.lab.tasks import rows
from demesne.lab.workers import Workers, clock

GAMES = 20_000
SEED = 2008
PAGE = Path(__file__).resolve().parent.parent / "docs" / "known-results.md"
SURE = 3.0
"""How many standard errors a result may deviate."""


@dataclass(frozen=True)
class Check:
    """A number, what it should be, how far engines differ in it, and its standard error here."""

    name: str
    expected: float
    spread: float
    found: float
    error: float
    unit: str = "%"

    @property
    def away(self) -> float:
        """How many standard errors it deviates."""
        return abs(self.found - self.expected) / self.error if self.error else 0.0


def _shares(
    name: str, labels: tuple[str, ...], found: MatchResult, counts: tuple[int, ...], expected: tuple[float, ...],
    spread: float,
) -> Iterator[Check]:  # fmt: skip
    for label, count, wanted in zip(labels, counts, expected, strict=False):
        p = count / found.games
        yield Check(f"{name}: {label}", wanted, spread, 100 * p, 100 * sqrt(p * (1 - p) / found.games))


def _mirror(workers: Workers, bot: str, games: int) -> tuple[MatchResult, tuple[int, int, int]]:
    found = finish(MatchExperiment([bot, bot], games, "none", SEED, watched=0), workers)
    first = round(found.positions[0].value * found.games)
    second = round(found.positions[1].value * found.games)
    return found, (first, second, found.games - first - second)


def _with(card: str) -> Entrant:
    """BMU with exactly one of a card before Silver."""
    base = find_entrant("bmu")
    return Entrant(f"BMU + {card}", strategy=with_card(plan_of(base.strategy), card, 1))


def checks(workers: Workers, games: int, notes: list[str]) -> Iterator[Check]:
    """All checks, one after the other; `notes` is what else there is to say."""
    alone = play_solo(workers, "bm0", games, "none", SEED, watched=0)
    for provinces, expected in ((4, 16.80), (5, 19.12), (8, 25.96)):
        turns = alone.milestones[provinces - 1].turns
        yield Check(f"BM0 alone: turns to {provinces} Provinces", expected, 0.02, turns.value, turns.error, "turns")
    ends = ("first wins", "second wins", "tie")
    found, counts = _mirror(workers, "bm0", games)
    yield from _shares("BM0 mirror", ends, found, counts, (24.3, 42.4, 33.3), 0.4)
    found, counts = _mirror(workers, "bmu", games)
    yield from _shares("BMU mirror", ends, found, counts, (51.8, 41.0, 7.2), 1.2)
    # "19.4 turns" may mean rounds or the average of both players' turns; the page gives the result for either.
    rounds = mean(found.lengths)
    yield Check("BMU mirror: rounds", 19.4, 0.0, rounds.value, rounds.error, "turns")
    both = mean(Counter(turn for record in rows(found.table, 2) for turn in record[2:4]))
    notes.append(
        f"For the length of the BMU mirror, the source says only “19.4 turns”. We take this to mean rounds, of which "
        f"our games last {rounds.value:.2f} on average. The average number of turns per player is {both.value:.2f}, "
        f"because the second player often has no last turn; that would not match."
    )
    results = ("wins", "losses", "ties")
    for name, mine, other, cards, expected, spread in (
        ("SMU against BMU", find_entrant("smu"), "bmu", ["Smithy"], (72.4, 22.4, 5.3), 0.6),
        ("BMU against BM0", find_entrant("bmu"), "bm0", [], (80.7, 16.2, 3.1), 0.0),
        ("BMU + one Witch against BMU", _with("Witch"), "bmu", ["Witch"], (86.0, 12.0), 0.8),
        ("BMU + one Militia against BMU", _with("Militia"), "bmu", ["Militia"], (68.0, 26.0), 0.8),
    ):
        found = finish(MatchExperiment([mine, other], games, cards, SEED, watched=0), workers)
        score = found.scores[0]
        yield from _shares(name, results, found, (score.wins, score.losses, score.ties), expected, spread)
    yield _opening(games)


def _opening(games: int) -> Check:
    """How often the first two hands have five and two Coppers."""
    uneven = 0
    for number in range(games):
        hand = new_game((), 2, f"{SEED}:{number}", first=0).view(0).hand
        uneven += hand.count("Copper") in (2, 5)
    p = uneven / games
    return Check("opening hands 5/2 or 2/5", 100 / 6, 0.0, 100 * p, 100 * sqrt(p * (1 - p) / games))


def table(found: list[Check]) -> str:
    """The checks as a table that is readable in a terminal and on a page."""
    lines = [
        "| check | expected | engines differ by | found | standard error | away |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for check in found:
        spread = f"{check.spread:g}" if check.spread else "-"
        digits = 3 if check.unit == "turns" else 2
        lines.append(
            f"| {check.name} | {check.expected:.2f} {check.unit} | {spread} | {check.found:.{digits}f} {check.unit} "
            f"| {check.error:.{digits}f} | {check.away:.1f} |"
        )
    return "\n".join(lines)


def page(found: list[Check], notes: list[str], games: int, seconds: float) -> str:
    """The page of the documentation."""
    compiled = not str(engine.__file__).endswith(".py")
    how = f"{platform.python_implementation()} {platform.python_version()}, {'compiled' if compiled else 'pure Python'}"
    good = sum(check.away <= SURE for check in found)
    return f"""# Known results

Independently written simulators and a few published numbers agree on how these strategies do in two-player games with
the basic cards and the named kingdom card. An engine that gets a rule wrong does not reproduce them.

This page is made by `DEMESNE_WRITE=1 python3 dev.py bench known_results` ({games:,} games for each check, seed {SEED};
{how}; {seconds:.0f} s). The column "away" shows the distance in standard errors. {good} of {len(found)}
checks are within {SURE:g}.

{table(found)}

The strategies are the shipped `bm0`, `bmu` and `smu`; "BMU + one Witch" is `bmu` with the rule
`Witch if count(Witch) < 1` before Silver. Seats alternate. In the mirror matches, "first" is the first player. As
in the rules, a tie means equal points in equal turns. "Alone" means that the other seat always passes.

{chr(10).join(fill(note, 120) for note in notes)}
"""


def main() -> None:
    games = int(os.environ.get("DEMESNE_GAMES", GAMES))
    began = clock()
    found = []
    notes: list[str] = []
    with Workers(jobs=None) as workers:
        for check in checks(workers, games, notes):
            verdict = "" if check.away <= SURE else "   TOO FAR"
            print(
                f"{check.name:44} expected {check.expected:6.2f}   found {check.found:6.2f} ± {check.error:.2f} "
                f"{check.unit}   {check.away:.1f} standard errors away{verdict}",
                flush=True,
            )
            found.append(check)
    if os.environ.get("DEMESNE_WRITE", "0") not in ("", "0"):
        PAGE.write_text(page(found, notes, games, clock() - began), encoding="utf-8")
        print(f"written to {PAGE.name}")
