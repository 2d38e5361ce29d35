"""The numbers in the conditions of a strategy file, which tuning and varying change."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from demesne.lab.entrants import plan_of

_NUMBER: Final = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?![\w.])")
_BEFORE: Final = re.compile(r"([a-z_]+(?:\s*\([^()]*\))?)\s*(?:[<>]=?|[=!]=|[-+*/])\s*$")


@dataclass(frozen=True)
class Spot:
    """A number in the text of a strategy, the rule that it belongs to, and the word it is compared with.

    In "Smithy if count(Smithy) < treasures / 11", the word for 11 is `treasures`. It is empty if there is none.
    """

    start: int
    stop: int
    rule: str
    word: str


def spots(text: str) -> list[Spot]:
    """The numbers in the conditions of a strategy file, in order."""
    plan = plan_of(text)
    rules = [rule.text for rule in (*plan.buy, *plan.gain, *plan.trash, *plan.discard, *plan.play)]
    rules += [rule.text for answers in plan.answers.values() for rule in answers]
    found: dict[int, Spot] = {}
    for rule in dict.fromkeys(rules):
        _, condition, _ = rule.partition(" if ")
        if not condition:
            continue
        for place in re.finditer(rf"([\"']){re.escape(rule)}\1", text):
            begin = place.start() + 1 + rule.index(" if ")
            for number in _NUMBER.finditer(text, begin, place.end() - 1):
                before = _BEFORE.search(text, begin, number.start())
                word = one_spelling(before[1]) if before else ""
                found[number.start()] = Spot(number.start(), number.end(), rule, word)
    return [found[start] for start in sorted(found)]


def one_spelling(word: str) -> str:
    """A word without spaces around its bracket: "count (Witch)" becomes "count(Witch)"."""
    return re.sub(r"\s*([()])\s*", r"\1", word.strip())


def with_numbers(text: str, numbers: Mapping[Spot, str]) -> str:
    """The text of a strategy with other numbers at some spots."""
    for spot in sorted(numbers, key=lambda spot: spot.start, reverse=True):
        text = text[: spot.start] + numbers[spot] + text[spot.stop :]
    return text
