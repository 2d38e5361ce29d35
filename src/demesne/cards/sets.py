"""The sets of cards: their order and their titles in three languages."""

from __future__ import annotations

from typing import Final

TITLES: Final[dict[str, dict[str, str]]] = {
    "basic": {"en": "Basic cards", "fr": "Cartes de base", "it": "Carte comuni"},
    "base": {"en": "Base game", "fr": "Jeu de base", "it": "Gioco base"},
    "intrigue": {"en": "Intrigue", "fr": "L'Intrigue", "it": "Intrigo"},
    "seaside": {"en": "Seaside", "fr": "Rivages", "it": "Seaside"},
    "alchemy": {"en": "Alchemy", "fr": "Alchimie", "it": "Alchimia"},
    "prosperity": {"en": "Prosperity", "fr": "Prospérité", "it": "Prosperità"},
    "cornucopia": {"en": "Cornucopia", "fr": "Abondance", "it": "Cornucopia"},
    "hinterlands": {"en": "Hinterlands", "fr": "L'Arrière-pays", "it": "Entroterra"},
    "guilds": {"en": "Guilds", "fr": "Guildes", "it": "Gilde"},
    "dark_ages": {"en": "Dark Ages", "fr": "L'Âge des ténèbres", "it": "Secoli Bui"},
}
"""Every set by the name of its module in this package."""
