"""What a player most likely wants, so that the cursor can start there: a rule of thumb, never advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demesne import Decision
from demesne.cards import CARDS
from demesne.engine import Kind
from demesne.engine.decision import card_of
from demesne.engine.setup import LAST_PILES
from demesne.seats.seat_view import SeatView

GETS: Final = ("buy", "gain")
GIVES_UP: Final = ("aside", "discard", "pass", "return", "trash")
FOR_GOOD: Final = ("pass", "return", "trash")
USES: Final = ("action", "play", "react", "reveal", "treasure")
NOTHING: Final = -10_000
"""Anything that is not a card is worth less than any card."""
LATE: Final = 3
"""With this many Provinces or Colonies left, points count as much as cards."""


def likely_option(decision: Decision, view: SeatView) -> int | None:
    """The option that the cursor starts on; None for the answer that picks nothing, or for no preference."""
    options = decision.options
    kinds = [CARDS.get(card_of(label)) for label in options]
    # For what somebody else gets or loses, preferences are reversed.
    sign = 1 if decision.target in (None, decision.player) else -1
    if decision.kind in GETS:
        least = 0 if decision.min else 1
        return _best(kinds, lambda kind: sign * _wanted(kind, view), least if sign > 0 else None)
    if decision.kind in GIVES_UP:
        return _best(kinds, lambda kind: sign * _junk(kind, for_good=decision.kind in FOR_GOOD))
    if decision.kind in USES:
        return _best(kinds, lambda kind: 100 * (kind.actions > 0) + kind.cost)
    return 0 if options else None


def _best(kinds: list[Kind | None], worth: Callable[[Kind], int], least: int | None = None) -> int | None:
    """The first option with the highest worth; None if none reaches the minimum."""
    worths = [NOTHING if kind is None else worth(kind) for kind in kinds]
    if not worths or (least is not None and max(worths) < least):
        return 0 if worths and not least else None
    return worths.index(max(worths))


def _wanted(kind: Kind, view: SeatView) -> int:
    """How much people want a card: Colonies and Provinces, then what costs most; other Victory cards and junk last."""
    cost = view.cost(kind.name)
    if kind.name in LAST_PILES:
        return 1000 + cost
    if kind.is_curse or kind.is_ruins or (kind.is_treasure and not cost):
        return 0
    if kind.is_victory and not (kind.is_action or kind.is_treasure or kind.kingdom):
        late = any(view.left(name) <= LATE for name in LAST_PILES if view.in_supply(name))
        return 10 * cost if cost and late else 0
    return 10 * cost + kind.is_treasure


def _junk(kind: Kind, for_good: bool) -> int:
    """How willing people are to part with a card."""
    if kind.is_curse or kind.is_ruins:
        return 100
    useless = not (kind.is_action or kind.is_treasure)
    if for_good:
        return 50 - kind.cost if kind.cost <= 2 and (useless or kind.is_treasure or kind.is_shelter) else 10 - kind.cost
    return (60 if useless else 20) - kind.cost
