"""The sets of cards and their titles in three languages; the sets that some recommended kingdoms wait for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from demesne.cards import SETS
from demesne.kingdoms.errors import KingdomError
from demesne.kingdoms.folding import tight

TITLES: Final[dict[str, dict[str, str]]] = {
    "basic": {"en": "Basic cards", "fr": "Cartes de base", "it": "Carte comuni"},
    "base": {"en": "Base game", "fr": "Jeu de base", "it": "Gioco base"},
    "cornucopia": {"en": "Cornucopia", "fr": "Abondance", "it": "Cornucopia"},
    "guilds": {"en": "Guilds", "fr": "Guildes", "it": "Gilde"},
    "dark_ages": {"en": "Dark Ages", "fr": "L’Âge des ténèbres", "it": "Secoli Bui"},
    "intrigue": {"en": "Intrigue", "fr": "L’Intrigue", "it": "Intrigo"},
    "seaside": {"en": "Seaside", "fr": "Rivages", "it": "Seaside"},
    "alchemy": {"en": "Alchemy", "fr": "Alchimie", "it": "Alchimia"},
    "prosperity": {"en": "Prosperity", "fr": "Prospérité", "it": "Prosperità"},
    "hinterlands": {"en": "Hinterlands", "fr": "L’Arrière-pays", "it": "Entroterra"},
}

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
    """The kingdom sets named in texts (each may hold several, with commas or plus signs between), in their usual order.

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
