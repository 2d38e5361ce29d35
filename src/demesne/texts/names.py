"""Finding a card by what people call it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from demesne.cards import CARDS
from demesne.kingdoms.folding import nearest, tight
from demesne.texts.files import card_file, scan, slug
from demesne.texts.language import LANGUAGES


class UnknownName(ValueError):
    """A text that is not a card's name. `suggestions` are similar names, best first."""

    def __init__(self, text: str, suggestions: tuple[str, ...]) -> None:
        hint = f"; did you mean {' or '.join(suggestions)}?" if suggestions else ""
        super().__init__(f"there is no card called {text!r}{hint}")
        self.text = text
        self.suggestions = suggestions


@cache
def card_names(language: str) -> dict[str, str]:
    """The name of every card and pile heading in a language, by its English name, which also replaces missing ones."""
    return {name: scan(language, card_file(kind.set)).get(f"card-{slug(name)}", name) for name, kind in CARDS.items()}


@cache
def _spellings(language: str) -> dict[str, str]:
    """All names of a language, and the other names it has for some cards, with the English ones."""
    found = {shown: name for name, shown in card_names(language).items()}
    for name, kind in CARDS.items():
        for other in scan(language, card_file(kind.set)).get(f"card-{slug(name)}.also", "").split(","):
            if other:
                found[other.strip()] = name
    return found


@cache
def _by_sound(languages: tuple[str, ...]) -> dict[str, str]:
    return {tight(spelling): name for language in languages for spelling, name in _spellings(language).items()}


def known_names(languages: Sequence[str] = LANGUAGES) -> tuple[str, ...]:
    """Every name that `find_card` knows, as it is written."""
    return tuple(spelling for language in languages for spelling in _spellings(language))


def seek_card(text: str, languages: Sequence[str] = LANGUAGES) -> str | None:
    """The English name of the card that has this name in one of the languages, or None.

    Case, accents, apostrophes, hyphens, spaces and a leading article do not matter; otherwise the name must be
    complete.
    """
    return _by_sound(tuple(languages)).get(tight(text))


def find_card(text: str, languages: Sequence[str] = LANGUAGES) -> str:
    """The card that `seek_card` finds. Raises UnknownName, with similar names, if there is none."""
    name = seek_card(text, languages)
    if name is None:
        raise UnknownName(text, nearest(text, known_names(languages)))
    return name
