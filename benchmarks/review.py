"""What the review finds in ten seconds of processor time for each position with a known answer.

`python3 dev.py bench review`. It first finds budgets in games that take about ten seconds, so that a busy machine makes
no difference. In pure Python ten seconds are too few games, so it measures only compiled code.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from demesne.engine import game as engine
from demesne.review import Review
from demesne.review.review import Moment
from tests.laughs import Laugh, reach
from tests.review.positions import EVEN, KNOWN

SECONDS: Final = 10.0
TRIAL: Final = 300
"""How many games are used to measure the speed at a position."""


def reviewed(position: Laugh, answer: tuple[str, ...]) -> tuple[Moment, float]:
    """The decision of a position after reviewing this answer for ten seconds, and the seconds it took."""
    game = reach(position)
    number = game.number
    game.answer(answer)
    began = time.process_time()
    Review(game, [position.seat], games=TRIAL, seed=0).run()
    pace = TRIAL / max(0.001, time.process_time() - began)
    began = time.process_time()
    review = Review(game, [position.seat], games=int(pace * SECONDS), seed=1).run()
    return review.moments[number], time.process_time() - began


def find_better(number: int) -> tuple[str, float]:
    """What the review says instead of the better answer at a known position, if anything; and the seconds it took."""
    known = KNOWN[number]
    moment, seconds = reviewed(known, known.given)
    assert moment.inquiry is not None
    best = moment.inquiry.best.answer
    if moment.verdict in ("doubtful", "mistake") and not known.wrong(best):
        return "", seconds
    return f"not found: {known.name}: {moment.verdict}, best {', '.join(best) or 'nothing'}", seconds


def call_equal(number: int) -> tuple[str, float]:
    """What the review says instead of calling both answers equally good, if anything; and the seconds it took."""
    even = EVEN[number]
    moments = [reviewed(even, answer) for answer in (even.one, even.other)]
    seconds = max(seconds for _, seconds in moments)
    verdicts = [str(moment.verdict) for moment, _ in moments]
    if all(verdict in ("best", "as good") for verdict in verdicts):
        return "", seconds
    return f"not called equal: {even.name}: {', '.join(verdicts)}", seconds


def main() -> None:
    """Print what was not found, and how many were."""
    if engine.__file__.endswith(".py"):
        print("compiled code only")
        return
    slowest = 0.0
    with ProcessPoolExecutor() as pool:
        for title, judge, count in (
            ("the better answer", find_better, len(KNOWN)),
            ("equally good answers", call_equal, len(EVEN)),
        ):
            good = 0
            for complaint, seconds in pool.map(judge, range(count)):
                slowest = max(slowest, seconds)
                good += not complaint
                if complaint:
                    print(f"  {complaint}", flush=True)
            print(f"  {title}: {good} of {count}", flush=True)
    print(f"  at most {slowest:.1f} s of processor time for a position")
