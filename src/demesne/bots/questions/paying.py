"""Which Treasures to play and how many coin tokens to spend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.bots.questions.buying import bought_with
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics

ALL: Final = [list(range(n)) for n in range(24)]
"""All option numbers of a question with n options; shared, never changed."""

FIRST: Final = 0
TOGETHER: Final = 1
SPARED: Final = 2
LAST: Final = 3
"""When a Treasure is played: before the others, with them, only if it is needed, or after all the others."""

TOKEN: Final = 20
"""What a coin token is worth if it is kept."""

LAYING: Final = {"first": FIRST, "last": LAST}
"""What a card says about itself."""


def treasure(mind: Tactics, decision: Decision) -> list[int]:
    """All of them: those that act on others first, those that count them last."""
    options = decision.options
    n = len(options)
    sight = mind.sight
    if not sight.treasures_act:
        return ALL[n] if n < len(ALL) else list(range(n))
    stages: list[list[int]] = [[], [], [], []]
    for i in range(n):
        stages[sight.wise(options[i]).laying].append(i)
    for stage in range(len(stages)):
        picks = stages[stage]
        if picks:
            if stage == TOGETHER:
                return picks
            if sight.wise(options[picks[0]]).lays(mind, len(picks)):
                return picks[:1]
    return []


def spend(mind: Tactics, decision: Decision) -> list[int]:
    """As many tokens as improve the purchases by more than they are worth."""
    best, best_score = 0, -10_000
    for n in range(len(decision.options)):
        score = bought_with(mind, mind.sight.view.coins + n) - TOKEN * n
        if score > best_score:
            best, best_score = n, score
    return [best]
