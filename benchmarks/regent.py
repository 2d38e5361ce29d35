"""How often the regent wins, on the recommended kingdoms and on random ones: `python3 dev.py bench regent`.

Two players, the beginner alternating. On each recommended kingdom, with the shipped plans, it meets BMU and BMU with
one kingdom card, the card and the number of copies (one or two) that a sweep of the kingdom finds best; on First Game
it also meets SMU. On 100 random kingdoms of all sets it plans for two seconds of processor time and meets BMU and the
steward. In the kingdoms of the first four sets only games won alone count; in the others and in random ones a tie is
half a win.

Each pair plays 1,000 games, or DEMESNE_GAMES, on random kingdoms a fifth of them. Finished results are kept in `build`
until the sources change: a stopped run continues where it was, and a finished one only prints.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import NormalDist, mean, stdev
from time import process_time
from typing import Final

import demesne
from demesne.api import new_game
from demesne.bots.regent import SECONDS, Regent
from demesne.bots.strategy_file import write_plan
from demesne.engine import game as engine
from demesne.kingdoms import RECOMMENDED, random_kingdom
from demesne.lab.chance import CONFIDENCE, Estimate
from demesne.lab.entrants import Entrant, find_entrant, plan_of
from demesne.lab.experiment import Where, finish
from demesne.lab.kingdom_source import KingdomSource
from demesne.lab.match import MatchExperiment
from demesne.lab.match_result import Score
from demesne.lab.sweep import SweepExperiment, with_card
from demesne.lab.workers import Workers

GAMES: Final = 1000
KINGDOMS: Final = 100
SEED: Final = 1853
BOT: Final = "regent"
FIRST_SETS: Final = 17
"""How many of the recommended kingdoms are of the first four sets."""

Row = dict[str, float | str]
"""The wins and the shares of one kingdom's matches, out of 1, with their standard errors."""


class Results:
    """What was measured with these sources so far, one row for each kingdom."""

    def __init__(self, games: int) -> None:
        source = Path(demesne.__file__).parent
        files = sorted(path for suffix in ("*.py", "*.toml") for path in source.rglob(suffix))
        digest = sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]
        compiled = "" if engine.__file__.endswith(".py") else "compiled-"
        self.file = Path("build") / f"regent-{compiled}{games}-{digest}.jsonl"
        self.rows: dict[str, Row] = {}
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self.rows[row["kingdom"]] = row

    def row(self, kingdom: str, measure: Callable[[], Row]) -> Row:
        """The row of a kingdom: kept, or measured on the spot."""
        if kingdom not in self.rows:
            self.rows[kingdom] = {"kingdom": kingdom, **measure()}
            self.file.parent.mkdir(exist_ok=True)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(self.rows[kingdom]) + "\n")
        return self.rows[kingdom]


def numbers(name: str, score: Score) -> Row:
    """What a row keeps of a match."""
    return {
        f"{name} wins": score.win_rate.value,
        f"{name} wins error": score.win_rate.error,
        f"{name} share": score.share.value,
        f"{name} share error": score.share.error,
    }


def recommended(workers: Workers, games: int, number: int) -> Row:
    """The regent with its shipped plan against BMU, with and without the card that helps it most there."""
    kingdom = RECOMMENDED[number].name
    # The card is found in games that are not counted.
    found = finish(SweepExperiment("bmu", max(100, games // 4), kingdom, seed=f"{SEED}/sweep"), workers).cards[0]
    card = f"{found.copies} {found.card}"
    base = plan_of(find_entrant("bmu").strategy)
    rival = Entrant(f"BMU + {card}", strategy=with_card(base, found.card, found.copies))
    row: Row = {"card": card}

    def meet(name: str, other: str | Entrant) -> None:
        found = finish(MatchExperiment([BOT, other], games, kingdom, SEED, watched=0), workers)
        row.update(numbers(name, found.scores[0]))

    meet("BMU", "bmu")
    meet("helped", rival)
    if number == 0:
        meet("SMU", "smu")
    return row


def at_random(workers: Workers, games: int, number: int) -> Row:
    """The regent on a random kingdom, with a plan made on the spot, against BMU and the steward."""
    seed = f"{SEED}/random/{number}"
    drawn = random_kingdom(None, seed)
    dealt = new_game(drawn.cards, 2, seed, drawn.bane)
    bot = Regent(seconds=SECONDS, clock=process_time)  # On a busy machine the wall clock would leave it less.
    bot.meet(dealt.view(0))
    plan = Entrant(BOT, strategy=write_plan(bot.search(drawn.cards, drawn.bane)))
    where: Where = KingdomSource(drawn.cards, drawn.bane, dealt.setup.options)
    row: Row = {"card": ", ".join(drawn.cards)}
    for name, other in (("BMU", "bmu"), ("steward", "steward")):
        row |= numbers(name, finish(MatchExperiment([plan, other], games, where, SEED, watched=0), workers).scores[0])
    return row


def estimate(value: float, error: float) -> Estimate:
    half = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2) * error
    return Estimate(value, error, max(0.0, value - half), min(1.0, value + half))


def cell(row: Row, key: str) -> Estimate:
    """One number of a row."""
    return estimate(float(row[key]), float(row[f"{key} error"]))


def average(rows: list[Row], key: str) -> Estimate:
    """The mean over a complete set of kingdoms; each was measured separately."""
    found = [cell(row, key) for row in rows]
    return estimate(mean(one.value for one in found), sqrt(sum(one.error**2 for one in found)) / len(found))


def expected(rows: list[Row], key: str) -> Estimate:
    """The mean over a sample of kingdoms: how much they differ counts as well."""
    values = [float(row[key]) for row in rows]
    return estimate(mean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.5)


def percent(share: Estimate) -> str:
    return f"{100 * share.value:5.1f}% [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def verdict(name: str, bar: float, share: Estimate) -> None:
    met = "met" if share.value >= bar else "NOT MET"
    print(f"{name:58} {f'>= {bar:.0%}':>8}   {percent(share):24} {met}")


def worst(rows: list[Row], key: str) -> Row:
    return min(rows, key=lambda row: float(row[key]))


def main() -> None:
    """Measure what is missing, print everything, and compare it with the limits."""
    games = int(os.environ.get("DEMESNE_GAMES", GAMES))
    few = max(2, games // 5)
    results = Results(games)
    print(f"{games:,} games a pair on recommended kingdoms, {few:,} on random ones, {CONFIDENCE:.0%} intervals")
    print(f"{'kingdom':26} {'against BMU':24} {'against BMU with a card':24} the card")
    known: list[Row] = []
    drawn: list[Row] = []
    with Workers(jobs=None) as workers:
        for number, entry in enumerate(RECOMMENDED):
            row = results.row(entry.name, partial(recommended, workers, games, number))
            kind = "wins" if number < FIRST_SETS else "share"
            shares = [percent(cell(row, f"{name} {kind}")) for name in ("BMU", "helped")]
            print(f"{entry.name:26} {shares[0]:24} {shares[1]:24} {row['card']}", flush=True)
            known.append(row)
        print(f"\n{'random':26} {'against BMU':24} {'against the steward':24} the kingdom")
        for number in range(KINGDOMS):
            name = f"random {number + 1}"
            row = results.row(name, partial(at_random, workers, few, number))
            shares = [percent(cell(row, f"{rival} share")) for rival in ("BMU", "steward")]
            print(f"{name:26} {shares[0]:24} {shares[1]:24} {row['card']}", flush=True)
            drawn.append(row)
    print()
    for name, rows, kind in (("first sets", known[:FIRST_SETS], "wins"), ("later sets", known[FIRST_SETS:], "share")):
        low = worst(rows, f"BMU {kind}")
        verdict(f"{name}: against BMU, on average", 0.85, average(rows, f"BMU {kind}"))
        verdict(f"{name}: against BMU, worst ({low['kingdom']})", 0.70, cell(low, f"BMU {kind}"))
        verdict(f"{name}: against BMU with its best card, on average", 0.60, average(rows, f"helped {kind}"))
    verdict(f"against SMU on {RECOMMENDED[0].name}", 0.75, cell(known[0], "SMU wins"))
    verdict("random kingdoms: against BMU", 0.85, expected(drawn, "BMU share"))
    verdict("random kingdoms: against the steward", 0.65, expected(drawn, "steward share"))


if __name__ == "__main__":
    main()
