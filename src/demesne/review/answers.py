"""Which answers to a decision are worth comparing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from demesne.bots.answers import possible_answers
from demesne.engine.decision import Decision

Picks = list[int]

MOST: Final = 24
"""How many answers are compared at most."""


def key(decision: Decision, picks: Sequence[int]) -> tuple[str, ...]:
    """What an answer says: the same for answers that mean the same."""
    labels = decision.labels(list(picks))
    return labels if decision.ordered else tuple(sorted(labels))


def sensible(decision: Decision, known: Iterable[Picks]) -> list[Picks]:
    """Different answers, those that are `known` first: all there are or, if these are too many, those that differ from
    a known one in a single card."""
    found: dict[tuple[str, ...], Picks] = {}
    for picks in known:
        found.setdefault(key(decision, picks), picks)
    every = possible_answers(decision)
    for picks in every:
        found.setdefault(key(decision, picks), picks)
    if not every:
        for picks in [near for one in list(found.values()) for near in neighbours(decision, one)]:
            if len(found) == MOST:
                break
            found.setdefault(key(decision, picks), picks)
    return list(found.values())


def neighbours(decision: Decision, picks: Picks) -> list[Picks]:
    """The answers with one option less, one more, or one in another's place, and nothing at all."""
    free: dict[str, int] = {}
    for i, label in enumerate(decision.options):
        if i not in picks:
            free.setdefault(label, i)
    held: dict[str, int] = {}
    for i in picks:
        held.setdefault(decision.options[i], i)
    found: list[Picks] = []
    if decision.min == 0 and picks:
        found.append([])
    if len(picks) > decision.min:
        found += [[i for i in picks if i != gone] for gone in held.values()]
    if len(picks) < decision.max:
        found += [[*picks, more] for more in free.values()]
    for gone in held.values():
        for other in free.values():
            if decision.options[gone] != decision.options[other]:
                found.append([other if i == gone else i for i in picks])
    if decision.ordered and len(picks) > 1:
        found += [[*picks[:at], picks[at + 1], picks[at], *picks[at + 2 :]] for at in range(len(picks) - 1)]
    return found
