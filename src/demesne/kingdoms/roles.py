"""What a card is for: the words in which players talk about a kingdom ("is there a village?").

A role is about the card itself, whenever it is played or bought, not about what it may turn into later (the
Mercenary behind Urchin) nor about one card of a mixed pile (Dame Molly among the Knights).
"""

from __future__ import annotations

from typing import Final

from demesne.cards import CARDS
from demesne.engine import Kind

# Cards whose printed bonuses do not show the role, because it comes by a choice or by the card's text.
LISTED: Final[dict[str, frozenset[str]]] = {
    "village": frozenset({"Hamlet", "Squire", "Trusty Steed"}),
    "+buy": frozenset({"Hamlet", "Squire"}),
    "trashing": frozenset({
        "Chapel", "Mine", "Moneylender", "Remodel",
        "Remake",
        "Butcher", "Doctor", "Stonemason", "Taxman",
        "Altar", "Count", "Counterfeit", "Death Cart", "Forager", "Graverobber", "Hermit", "Junk Dealer", "Procession",
        "Rats", "Rebuild",
        "Dame Anna", "Mercenary",
    }),
    "draw": frozenset({
        "Adventurer", "Library", "Hunting Party", "Menagerie", "Advisor", "Journeyman", "Catacombs", "Trusty Steed",
        "Madman", "Mercenary",
    }),
    "gainer": frozenset({
        "Feast", "Mine", "Remodel", "Workshop",
        "Horn of Plenty", "Remake",
        "Butcher", "Stonemason", "Taxman",
        "Altar", "Armory", "Graverobber", "Hermit", "Procession", "Rebuild",
        "Dame Natalie",
    }),
    "curser": frozenset({"Witch", "Jester", "Young Witch", "Followers", "Soothsayer"}),
    "junker": frozenset({"Witch", "Jester", "Young Witch", "Followers", "Soothsayer", "Cultist", "Marauder"}),
    "tokens": frozenset({"Merchant Guild", "Plaza"}),
}  # fmt: skip

# Cards whose printed bonuses promise more than the rest of their text leaves.
UNLISTED: Final[dict[str, frozenset[str]]] = {
    "draw": frozenset({"Young Witch"}),
}

ROLES: Final[dict[str, str]] = {
    "village": "gives +2 Actions, always or if you choose",
    "+buy": "gives +1 Buy or more, always or if you choose",
    "trashing": "trashes your other cards",
    "draw": "leaves you with more cards in hand than before",
    "cantrip": "gives +1 Card and +1 Action or more",
    "gainer": "gains a card from the Supply that you choose",
    "curser": "gives Curses to the others",
    "junker": "gives Curses or Ruins to the others",
    "defence": "answers an Attack from your hand",
    "tokens": "brings coin tokens",
    "overpay": "brings more if you pay more",
}
"""Every role with its meaning."""


def has_role(kind: Kind, role: str) -> bool:
    """Whether a card has a role of `ROLES`."""
    if kind.name in LISTED.get(role, ()):
        return True
    if kind.name in UNLISTED.get(role, ()):
        return False
    if role == "village":
        return kind.actions >= 2
    if role == "+buy":
        return kind.buys >= 1
    if role == "draw":
        return kind.cards >= 2
    if role == "cantrip":
        return kind.cards >= 1 and kind.actions >= 1
    if role == "defence":
        return kind.reacts_to_attack
    if role == "tokens":
        return kind.tokens >= 1
    if role == "overpay":
        return kind.overpays
    return False


def roles(card: str) -> tuple[str, ...]:
    """The roles of a card by English name."""
    return tuple(role for role in ROLES if has_role(CARDS[card], role))
