"""What the review finds in ten seconds of processor time for each position with a known answer.

`python3 dev.py bench review`. It first finds budgets in games that take about ten seconds, so that a busy machine makes
no difference.
"""

from __future__ import annotations

import time
from typing import Final

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


def main() -> None:
    """Print what was not found, and how many were."""
    found, slowest = 0, 0.0
    for known in KNOWN:
        moment, seconds = reviewed(known, known.given)
        slowest = max(slowest, seconds)
        inquiry = moment.inquiry
        assert inquiry is not None
        good = moment.verdict in ("doubtful", "mistake") and not known.wrong(inquiry.best.answer)
        found += good
        if not good:
            print(f"  not found: {known.name}: {moment.verdict}, best {', '.join(inquiry.best.answer) or 'nothing'}")
    print(f"  the better answer: {found} of {len(KNOWN)}", flush=True)
    agreed = 0
    for even in EVEN:
        moments = [reviewed(even, answer) for answer in (even.one, even.other)]
        slowest = max(slowest, *[seconds for _, seconds in moments])
        good = all(moment.verdict in ("best", "as good") for moment, _ in moments)
        agreed += good
        if not good:
            print(f"  not called equal: {even.name}: {', '.join(str(moment.verdict) for moment, _ in moments)}")
    print(f"  equally good answers: {agreed} of {len(EVEN)}")
    print(f"  at most {slowest:.1f} s of processor time for a position")
