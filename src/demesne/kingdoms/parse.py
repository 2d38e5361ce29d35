"""A kingdom from what a person types or pastes: a name, a code, a list of cards, or "random" and constraints."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from demesne.cards import CARDS
from demesne.engine.options import OPEN, Options
from demesne.kingdoms.codes import looks_like_code
from demesne.kingdoms.constraints import Constraints, Find, find_english, parse_wishes
from demesne.kingdoms.draw import random_kingdom
from demesne.kingdoms.errors import KingdomError
from demesne.kingdoms.folding import nearest
from demesne.kingdoms.kingdom import Kingdom
from demesne.kingdoms.recommended import find_recommended, nearest_recommended, recommended_as
from demesne.kingdoms.sets import find_set

_RANDOM: Final = re.compile(r"(?:random|au hasard|hasard|a caso|casuale)\b\s*:?(.*)", re.IGNORECASE | re.DOTALL)
_SEPARATORS: Final = re.compile(r"[,;\n/|]+")
_AND: Final = re.compile(r"\s+(?:and|et|e)\s+|\s*&\s*")
_NUMBERING: Final = re.compile(r"^\s*(?:\d+\s*[.)]|[-*•–])\s+")
_BANE: Final = re.compile(
    r"(?:(?:carte|pile|carta|pila)\s+)?(?:bane|fl[ée]au|flagello|sciagura)(?:\s+(?:card|pile))?\s*[:=\s]\s*(.+)",
    re.IGNORECASE,
)
_BANE_AFTER: Final = re.compile(r"(.+?)\s*\(\s*(?:bane|fl[ée]au|carte fl[ée]au|flagello|sciagura)\s*\)", re.IGNORECASE)

MOST_NAMES: Final = 60
"""How many names a list has at most, with headings."""


def is_random(text: str) -> bool:
    """Whether `parse_kingdom` draws a random kingdom for this text."""
    return _RANDOM.fullmatch(text.strip()) is not None


def parse_kingdom(
    text: str,
    find: Find | None = None,
    spellings: Iterable[str] = (),
    constraints: Constraints | None = None,
    seed: int | str | None = None,
    options: Options = OPEN,
) -> Kingdom:
    """The kingdom that a text means: a recommended name in any language, a code, a list of ten cards, or "random".

    After "random" there may be wishes; `constraints` are added to them, and any other kingdom must meet them. `find`
    finds cards by name (English names, if it is not given), `spellings` are what a mistyped name is compared with.
    `seed` is for "random". `options` decide what the text leaves open. Raises `KingdomError`.
    """
    text = text.strip()
    wanted = constraints or Constraints()
    if random := _RANDOM.fullmatch(text):
        wishes = Constraints.of(parse_wishes(random[1], find))
        return _named(random_kingdom(wishes & wanted, seed, options))
    kingdom = _named(_fixed(text, find, spellings))
    kingdom = replace(kingdom, options=kingdom.options.or_else(options))
    broken = wanted.broken_by(kingdom)
    if broken:
        raise KingdomError("not-met", wishes=broken)
    return kingdom


def _fixed(text: str, find: Find | None, spellings: Iterable[str]) -> Kingdom:
    entry = find_recommended(text)
    if entry is not None:
        return entry.kingdom
    if _SEPARATORS.search(text):
        return parse_list(text, find, spellings)
    if looks_like_code(text):
        return Kingdom.from_code(text)
    near = nearest_recommended(text)
    if near:
        raise KingdomError("unknown-kingdom-near", text=text, near=near)
    raise KingdomError("unknown-kingdom", text=text)


def _named(kingdom: Kingdom) -> Kingdom:
    """The kingdom under its recommended name, if it has one."""
    entry = recommended_as(kingdom)
    return kingdom if entry is None else replace(kingdom, name=entry.name)


def parse_list(text: str, find: Find | None = None, spellings: Iterable[str] = ()) -> Kingdom:
    """The kingdom in a list of card names, with commas, semicolons, slashes or new lines between them.

    The Bane is written "Bane: Cellar" (or "Fléau : Cave"). Headings such as "Guilds:" and numbering are skipped.
    """
    find = find or find_english
    cards: list[str] = []
    banes: list[str] = []
    strange: list[str] = []
    parts = _SEPARATORS.split(text.replace("**", ""), MOST_NAMES)
    if len(parts) > MOST_NAMES:
        raise KingdomError("too-many-names", most=MOST_NAMES)
    for part in parts:
        name = _NUMBERING.sub("", " ".join(part.split())).strip(" .*")
        if not name:
            continue
        bane = _BANE.fullmatch(name) or _BANE_AFTER.fullmatch(name)
        name = bane[1].strip(" *:") if bane else _after_heading(name)
        for piece in [name] if find(name) else _AND.split(name):
            card = find(piece)
            if card is None:
                strange.append(piece)
            else:
                (banes if bane else cards).append(card)
    if strange:
        raise _unknown(strange, spellings)
    if len(set(banes)) > 1:
        raise KingdomError("two-banes", cards=tuple(banes))
    return Kingdom(tuple(cards), banes[0] if banes else None)


def _after_heading(name: str) -> str:
    """A name without the set or kingdom that it is listed under."""
    heading, colon, rest = name.partition(":")
    if not colon:
        return name
    if find_set(heading.strip(" *")) is None and find_recommended(heading) is None:
        raise KingdomError("stray-label", text=heading.strip())
    return rest.strip(" *")


def _unknown(texts: list[str], spellings: Iterable[str]) -> KingdomError:
    known = tuple(spellings) or tuple(CARDS)
    if len(texts) == 1:
        near = nearest(texts[0], known)
        if near:
            return KingdomError("unknown-card-near", text=texts[0], near=near)
        return KingdomError("unknown-card", text=texts[0])
    guessed = []
    for text in texts:
        near = nearest(text, known, most=1)
        guessed.append(f'"{text}" ({near[0]}?)' if near else f'"{text}"')
    return KingdomError("unknown-cards", texts=tuple(guessed))
