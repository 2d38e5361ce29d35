"""What cards can be counted or filtered by: a type, a set, a cost, a role. Each feature is one short word.

Types and sets go by their own names ("attack", "dark_ages"), costs as "cost2", "cost2-4" or "cost5+", roles as in
`ROLES` ("village", "+buy"). A word may also be French or Italian, plural, with or without accents.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from demesne.cards import TITLES
from demesne.engine import Kind
from demesne.kingdoms.folding import fold, nearest
from demesne.kingdoms.roles import ROLES, has_role
from demesne.kingdoms.sets import find_set

TYPES: Final = (
    "action", "attack", "treasure", "victory", "reaction", "duration", "looter", "knight", "prize", "ruins", "shelter",
)  # fmt: skip

OTHER_WORDS: Final = {
    "action": "azione azioni",
    "attack": "attaque attacco attacchi",
    "treasure": "tresor tesoro tesori",
    "victory": "victories victoire vittoria vittorie",
    "reaction": "reazione reazioni",
    "duration": "duree durata",
    "looter": "pillard saccheggiatore saccheggiatori",
    "knight": "chevalier cavaliere cavalieri",
    "prize": "prix premio premi",
    "ruins": "ruine rovina rovine",
    "shelter": "refuge rifugio rifugi",
    "village": "2action 2azioni villaggio villaggi",
    "+buy": "buy 1buy achat 1achat acquisto 1acquisto acquisti",
    "trashing": "trash trasher ecarter rebut cestinare cestino eliminare eliminazione",
    "draw": "drawing piocher pioche pescare pesca",
    "gainer": "gain gaining acquisition guadagno",
    "curser": "curse cursing malediction maledizione maledizioni",
    "junker": "junk junking encombrement zavorra",
    "defence": "defense difesa difese",
    "tokens": "token jeton gettone gettoni segnalino segnalini",
    "overpay": "surcout sovrapprezzo",
    "potion": "pozione pozioni",
    "vp tokens": (
        "vp vptoken victorytoken jetonpv jetonspv segnalinopv segnalinipv jetonvictoire jetonsvictoire "
        "segnalinovittoria segnalinivittoria"
    ),
    "discount": "cheaper reduction sconto sconti",
}

_COST: Final = re.compile(r"(?:cost|costs|costing|cout|coute|costo|costa) ?(\d+)(?: ?(?:-|\.\.) ?(\d+)|(\+))?")


def find_feature(text: str) -> str | None:
    """The feature that a word stands for, or None."""
    cost = _COST.fullmatch(text.strip().casefold().replace("û", "u"))
    if cost:
        low, high, plus = cost.groups()
        if high is not None and int(high) < int(low):
            return None
        return f"cost{int(low)}" + (f"-{int(high)}" if high not in (None, low) else plus or "")
    word = fold(text).replace(" ", "")
    words = _words()
    return words.get(word) or words.get(word.removesuffix("s")) or find_set(text)


@cache
def _words() -> dict[str, str]:
    own = {fold(name).replace(" ", ""): name for name in (*TYPES, *ROLES)}
    return own | {word: name for name, words in OTHER_WORDS.items() for word in words.split()}


def nearest_feature(text: str) -> tuple[str, ...]:
    """Features that a mistyped word may stand for."""
    by_word = _words()
    return tuple(dict.fromkeys(by_word.get(word, word) for word in nearest(text, (*by_word, *TITLES))))


def has_feature(kind: Kind, feature: str) -> bool:
    """Whether a card has a feature, given as `find_feature` gives it."""
    if feature in ROLES:
        return has_role(kind, feature)
    if feature in TITLES:
        return kind.set == feature
    if feature in TYPES:
        return feature.capitalize() in kind.types
    low, high = cost_range(feature)
    return kind.cost >= low and (high is None or kind.cost <= high)


def cost_range(feature: str) -> tuple[int, int | None]:
    """The lowest and highest cost of a cost feature."""
    numbers = feature.removeprefix("cost")
    if numbers.endswith("+"):
        return int(numbers[:-1]), None
    low, _, high = numbers.partition("-")
    return int(low), int(high or low)
