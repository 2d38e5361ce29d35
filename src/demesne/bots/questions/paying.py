"""Treasures to lay and coin tokens to spend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.bots.questions.buying import is_dear, wish_for
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics

ALL: Final = [list(range(n)) for n in range(24)]
"""Every option of a question with n of them; shared, never changed."""

FIRST: Final = 0
TOGETHER: Final = 1
SPARED: Final = 2
LAST: Final = 3
"""When a Treasure is laid: before the others, with them, only if it is needed, or when all others lie."""

LAYING: Final = {"first": FIRST, "last": LAST}
"""What a card says of itself."""


def treasure(mind: Tactics, decision: Decision) -> list[int]:
    """All of them, those that act on others first and those that count them last."""
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
    """The fewest tokens that bring the best thing within reach."""
    view = mind.sight.view
    tokens = len(decision.options) - 1
    coins = view.coins
    best = 0
    rank = wish_for(mind, coins)
    ending = mind.sight.ending()
    for n in range(1, tokens + 1):
        better = wish_for(mind, coins + n)
        if better < rank and (n <= 3 or ending or is_dear(mind, better)):
            best = n
            rank = better
    if view.buys > 1 and ending:
        best = tokens
    return [best]
