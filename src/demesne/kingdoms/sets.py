"""Finding sets by what people call them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from demesne.cards import SETS, TITLES
from demesne.kingdoms.errors import KingdomError
from demesne.kingdoms.folding import tight

OTHER_SPELLINGS: Final = {"dominion": "base", "original": "base", "darkages": "dark_ages"}

_BY_SPELLING: Final = (
    OTHER_SPELLINGS
    | {tight(title): name for name, titles in TITLES.items() for title in titles.values()}
    | {tight(name): name for name in TITLES}
)


def find_set(text: str) -> str | None:
    """The set with this name or title in any of the languages, or none."""
    return _BY_SPELLING.get(tight(text))


def parse_sets(texts: Iterable[str]) -> tuple[str, ...]:
    """The kingdom sets named in texts (each may name several, separated by commas or plus signs), in their usual order.

    "all" names all of them.
    """
    chosen: set[str] = set()
    for text in texts:
        for word in text.replace("+", ",").split(","):
            if not word.strip():
                continue
            if tight(word) == "all":
                chosen.update(SETS)
                continue
            found = find_set(word)
            if found not in SETS:
                raise KingdomError("unknown-set", text=word.strip(), sets=SETS)
            chosen.add(found)
    return tuple(name for name in SETS if name in chosen)
