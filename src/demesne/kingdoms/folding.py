"""Comparing names the way a person types them: without case, accents, punctuation or a leading article."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

ARTICLES = ("the ", "les ", "le ", "la ", "l ", "il ", "lo ", "i ", "gli ")


def fold(text: str) -> str:
    """The letters, digits and single spaces of a text, lower case, without accents."""
    spelt_out = text.casefold().replace("œ", "oe").replace("æ", "ae")
    plain = (c for c in unicodedata.normalize("NFKD", spelt_out) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else " " for c in plain).split())


# The same few hundred names are compared at every key press.
@lru_cache(1024)
def tight(text: str) -> str:
    """The folded text without its spaces and leading article: equal for two spellings of one name."""
    folded = fold(text)
    for article in ARTICLES:
        if folded.startswith(article):
            folded = folded.removeprefix(article)
            break
    return folded.replace(" ", "")


def nearest(text: str, names: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """The names that a mistyped text most likely stands for, best first."""
    by_fold: dict[str, str] = {}
    for name in names:
        by_fold.setdefault(tight(name), name)
    return tuple(by_fold[match] for match in get_close_matches(tight(text), by_fold, n=most, cutoff=0.6))
