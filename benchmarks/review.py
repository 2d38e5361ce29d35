"""What the review finds in ten seconds of processor time for each position with a known answer.

`python3 dev.py bench review`. It takes about ten minutes on two processors. In pure Python ten seconds are too few
games, so it measures only compiled code.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from demesne.engine import game as engine
from demesne.review import Review
from demesne.review.review import Moment
from tests.laughs import Laugh, reach
from tests.review import positions
from tests.review.more_positions import MORE_EVEN, MORE_KNOWN

SECONDS: Final = 10.0

KNOWN: Final = [*positions.KNOWN, *MORE_KNOWN]
EVEN: Final = [*positions.EVEN, *MORE_EVEN]


def reviewed(position: Laugh, answer: tuple[str, ...]) -> Moment:
    """The decision of a position after reviewing this answer for ten seconds."""
    game = reach(position)
    number = game.number
    game.answer(answer)
    return Review(game, [position.seat], SECONDS, clock=time.process_time).run().moments[number]


def find_better(number: int) -> str:
    """What the review says instead of the better answer at a known position, if anything."""
    known = KNOWN[number]
    moment = reviewed(known, known.given)
    assert moment.inquiry is not None
    best = moment.inquiry.best.answer
    if moment.verdict in ("doubtful", "mistake") and not known.wrong(best):
        return ""
    return f"not found: {known.name}: {moment.verdict}, best {', '.join(best) or 'nothing'}"


def call_equal(number: int) -> str:
    """What the review says instead of calling both answers equally good, if anything."""
    even = EVEN[number]
    verdicts = [str(reviewed(even, answer).verdict) for answer in (even.one, even.other)]
    if all(verdict in ("best", "as good") for verdict in verdicts):
        return ""
    return f"not called equal: {even.name}: {', '.join(verdicts)}"


def main() -> None:
    """Print what was not found, and how many were."""
    if engine.__file__.endswith(".py"):
        print("compiled code only")
        return
    with ProcessPoolExecutor() as pool:
        for title, judge, count in (
            ("the better answer", find_better, len(KNOWN)),
            ("equally good answers", call_equal, len(EVEN)),
        ):
            good = 0
            for complaint in pool.map(judge, range(count)):
                good += not complaint
                if complaint:
                    print(f"  {complaint}", flush=True)
            print(f"  {title}: {good} of {count}", flush=True)
