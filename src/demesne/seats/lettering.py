"""How cards are written in a terminal: letters for their types, and the type that determines a card's colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from demesne.cards import CARDS
from demesne.engine.decision import card_of
from demesne.seats.ordering import hand_key
from demesne.seats.seat_view import SeatView
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
"""Types that determine a card's colour: the first of these that it has."""


def styled(text: str, how: str) -> Text:
    """A text whose styles don't spread to what is added to it."""
    return Text.assemble((text, how))


def colour_type(label: str) -> str | None:
    """The type that determines a card's colour; None for a plain Action and for anything that is not a card."""
    kind = CARDS.get(card_of(label))
    return None if kind is None else next((of for of in COLOURED if of in kind.types), None)


def letter(texts: Texts, of: str) -> str:
    """The letter of a type. French puts a space before its exclamation marks, but this one stands for a word."""
    return texts.message(LETTERS[of]).strip()


def letters(texts: Texts, card: str) -> str:
    """The types of a card, a letter each."""
    return "".join(letter(texts, of) for of in CARDS[card].types)


def legend(texts: Texts, cards: Iterable[str]) -> str:
    """What the letters of these cards mean."""
    shown = list(cards)
    types = dict.fromkeys(of for card in shown for of in CARDS[card].types)
    said = texts.message("table-legend", letters=", ".join(f"{letter(texts, of)} {texts.type(of)}" for of in types))
    marking = [card for card in shown if CARDS[card].puts_tokens or CARDS[card].marks_victory]
    signs = [f"{CARDS[card].token_sign} {texts.card(card)}" for card in marking]
    if signs:
        said += " " + texts.message("table-legend-tokens", signs=", ".join(signs))
    if any(CARDS[card].potions for card in shown):
        said += " " + texts.message("table-legend-potion")
    return said


def tokens_on(view: SeatView, pile: str) -> str:
    """The tokens on a pile: a sign for each card they belong to, and how many if there is more than one."""
    counts: dict[str, int] = {}
    for card in view.pile_tokens(pile):
        counts[card] = counts.get(card, 0) + 1
    return "".join(f" {CARDS[card].token_sign}{count if count > 1 else ''}" for card, count in counts.items())


def price(view: SeatView | None, card: str) -> str:
    """The current cost of a card, with a "P" for a Potion and a "+" if you may overpay."""
    kind = CARDS[card]
    return kind.cost_tag(kind.cost if view is None else view.cost(card))


def counted(texts: Texts, cards: Iterable[str]) -> dict[str, int]:
    """How many of each card there are, in the order in which people hold them."""
    counts: dict[str, int] = {}
    for name in sorted(cards, key=hand_key(texts)):
        counts[name] = counts.get(name, 0) + 1
    return counts
