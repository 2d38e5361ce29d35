"""What cards ask, found by playing the cases, so that the tests of texts need no list of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from demesne import Decision, Game, from_position, new_game
from demesne.conform import BadCase, read_cases
from demesne.conform.case import Case

CONFORMANCE = Path(__file__).resolve().parent.parent / "conformance"


def start(case: Case) -> Game:
    """The game of a case before its first step."""
    if case.dealt:
        return new_game(case.kingdom, case.players, seed=case.name, bane=case.bane, options=case.options, first=0)
    return from_position(case.position, case.kingdom, seed=case.name, bane=case.bane, options=case.options)


@cache
def asked() -> tuple[Decision, ...]:
    """The decisions that cards ask for in all cases, one of each sort."""
    found: dict[tuple[object, ...], Decision] = {}
    for path in sorted(CONFORMANCE.glob("*/*.toml")):
        for _, case in read_cases(path):
            assert not isinstance(case, BadCase)
            game = start(case)
            for step in [*case.steps, ["expect"]]:
                decision = game.decision
                if decision is not None and decision.source is not None:
                    labels = tuple(decision.options) if decision.kind in ("mode", "react") else ()
                    sort = (decision.kind, decision.source, decision.event, decision.step, decision.target, labels)
                    found.setdefault((*sort, decision.min, decision.max), decision)
                if step[0] != "expect" and step[1] not in ("asked", "refused"):
                    game.answer(step[2:])
    return tuple(found.values())


@cache
def kinds_asked(card: str) -> frozenset[str]:
    """The kinds of questions that a card asks, apart from reactions."""
    return frozenset(decision.kind for decision in asked() if decision.source == card and decision.kind != "react")


@cache
def modes_of(card: str) -> tuple[str, ...]:
    """The effects that a card lets its player choose from."""
    labels = [decision.options for decision in asked() if decision.source == card and decision.kind == "mode"]
    return tuple(dict.fromkeys(label for options in labels for label in options))
