"""How often the regent wins on the recommended kingdoms: `python3 dev.py bench regent_bars`.

Two players, the beginner alternating. Only games that the regent wins alone count as won: a tie is not a win. On each
kingdom it meets BMU and BMU with one kingdom card, the card and the number of copies (one or two) that a sweep of the
kingdom finds best; on First Game it also meets SMU. Each pair plays 1,000 games, or DEMESNE_GAMES; `--games N` does the
same where this file is run as a module.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from demesne.kingdoms import RECOMMENDED
from demesne.lab.chance import CONFIDENCE, Estimate
from demesne.lab.entrants import Entrant, find_entrant, plan_of
from demesne.lab.match import Score, play_match
from demesne.lab.sweep import play_sweep, with_card
from demesne.lab.workers import Workers

GAMES = 1000
SEED = 1853
BOT = "regent"

AVERAGE = 0.85
EACH = 0.70
HELPED = 0.60
SMITHY = 0.75


@dataclass(frozen=True)
class Line:
    """The results on one kingdom."""

    kingdom: str
    plain: Score
    helped: Score
    best: str
    """The card that helps BMU most there, with the number of copies."""


def rivals(workers: Workers, kingdom: str, games: int) -> tuple[str, Entrant]:
    """BMU with the card of a kingdom that helps it most, found by games that are not counted."""
    found = play_sweep(workers, "bmu", max(100, games // 4), kingdom, seed=f"{SEED}/sweep").cards[0]
    base = plan_of(find_entrant("bmu").strategy)
    name = f"{found.copies} {found.card}"
    return name, Entrant(f"BMU + {name}", strategy=with_card(base, found.card, found.copies))


def lines(workers: Workers, games: int) -> Iterator[Line]:
    """One kingdom after the other."""
    for entry in RECOMMENDED:
        best, rival = rivals(workers, entry.name, games)
        scores = [
            play_match(workers, [BOT, other], games, entry.name, SEED, watched=0).scores[0] for other in ("bmu", rival)
        ]
        yield Line(entry.name, scores[0], scores[1], best)


def average(shares: list[Estimate]) -> Estimate:
    """The mean of shares that were measured apart."""
    n = len(shares)
    value = sum(share.value for share in shares) / n
    error = sqrt(sum(share.error**2 for share in shares)) / n
    half = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2) * error
    return Estimate(value, error, value - half, value + half)


def percent(share: Estimate) -> str:
    return f"{100 * share.value:5.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def verdict(name: str, bar: str, share: Estimate, met: bool) -> str:
    return f"{name:50} {bar:>8}   {percent(share):24} {'met' if met else 'NOT MET'}"


def main(games: int | None = None) -> None:
    if games is None:
        games = int(os.environ.get("DEMESNE_GAMES", GAMES))
    print(f"wins of {BOT} alone, ties apart, {games:,} games each, with {CONFIDENCE:.0%} intervals")
    print(f"{'kingdom':26} {'against BMU':24} {'ties':>6}   {'against BMU with a card':24} {'ties':>6}   the card")
    found = []
    with Workers(jobs=None) as workers:
        for line in lines(workers, games):
            found.append(line)
            print(
                f"{line.kingdom:26} {percent(line.plain.win_rate):24} {100 * line.plain.tie_rate.value:4.1f} %   "
                f"{percent(line.helped.win_rate):24} {100 * line.helped.tie_rate.value:4.1f} %   {line.best}",
                flush=True,
            )
        smithy = play_match(workers, [BOT, "smu"], games, RECOMMENDED[0].name, SEED, watched=0).scores[0]
    plain = average([line.plain.win_rate for line in found])
    helped = average([line.helped.win_rate for line in found])
    worst = min(found, key=lambda line: line.plain.win_rate.value)
    print()
    print(verdict("against BMU, on average", f">= {AVERAGE:.0%}", plain, plain.value >= AVERAGE))
    lowest = worst.plain.win_rate
    print(verdict(f"against BMU, worst ({worst.kingdom})", f"> {EACH:.0%}", lowest, lowest.value > EACH))
    print(verdict("against BMU with its best card, on average", f">= {HELPED:.0%}", helped, helped.value >= HELPED))
    rate = smithy.win_rate
    print(verdict(f"against SMU on {RECOMMENDED[0].name}", f">= {SMITHY:.0%}", rate, rate.value >= SMITHY))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="games for each pair (default: %(default)s)")
    main(parser.parse_args().games)
