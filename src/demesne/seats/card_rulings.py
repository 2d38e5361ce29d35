"""What the cases say about a card; those about cards of the current game come first."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

from demesne.cards import CARDS
from demesne.conform.rulings import cases_folder, rulings


@cache
def _all() -> dict[str, list[str]]:
    folder = cases_folder()
    return {} if folder is None else dict(rulings(folder))


def rulings_of(card: str, met: Collection[str]) -> list[str]:
    """Sentences about a card, in English: first those that only mention cards that can turn up."""
    strange = sorted(set(CARDS) - {*met, card}, key=len, reverse=True)
    names = re.compile(r"\b(?:" + "|".join(map(re.escape, strange)) + r")\b")
    return sorted(_all().get(card, ()), key=lambda sentence: names.search(sentence) is not None)
