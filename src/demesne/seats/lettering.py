"""How cards are written in a terminal: letters for their types, and the type that gives a card its colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from demesne.cards import CARDS
from demesne.seats.ordering import hand_key
from demesne.texts import Texts

LETTERS: Final = {
    "Action": "table-letter-action",
    "Attack": "table-letter-attack",
    "Curse": "table-letter-curse",
    "Duration": "table-letter-duration",
    "Knight": "table-letter-knight",
    "Looter": "table-letter-looter",
    "Prize": "table-letter-prize",
    "Reaction": "table-letter-reaction",
    "Ruins": "table-letter-ruins",
    "Shelter": "table-letter-shelter",
    "Treasure": "table-letter-treasure",
    "Victory": "table-letter-victory",
}
"""The letter that stands for each type of card."""

COLOURED: Final = ("Curse", "Ruins", "Attack", "Reaction", "Treasure", "Victory")
"""Types that give a card its colour: the first of these which it has."""


def styled(text: str, how: str) -> Text:
    """A text of which no style passes to what is added to it."""
    return Text.assemble((text, how))


def colour_type(label: str) -> str | None:
    """The type that gives a card its colour; None for a plain Action and for what is no card."""
    kind = CARDS.get(label.removeprefix("discard/"))
    return None if kind is None else next((of for of in COLOURED if of in kind.types), None)


def letter(texts: Texts, of: str) -> str:
    """The letter of a type. French puts a space before its exclamation marks, but this one stands for a word."""
    return texts.message(LETTERS[of]).strip()


def letters(texts: Texts, card: str) -> str:
    """The types of a card, a letter each."""
    return "".join(letter(texts, of) for of in CARDS[card].types)


def legend(texts: Texts, cards: Iterable[str]) -> str:
    """What the letters of these cards mean."""
    types = dict.fromkeys(of for card in cards for of in CARDS[card].types)
    return texts.message("table-legend", letters=", ".join(f"{letter(texts, of)} {texts.type(of)}" for of in types))


def counted(texts: Texts, cards: Iterable[str]) -> dict[str, int]:
    """How many of each card there are, in the order in which people hold them."""
    counts: dict[str, int] = {}
    for name in sorted(cards, key=hand_key(texts)):
        counts[name] = counts.get(name, 0) + 1
    return counts
