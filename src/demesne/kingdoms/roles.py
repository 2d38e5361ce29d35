"""What a card is for: the words in which players talk about a kingdom ("is there a village?").

A role is about the card itself, whenever it is played or bought, not about what it may turn into later (the Mercenary
behind Urchin) nor about one card of a mixed pile (Dame Molly among the Knights). Printed bonuses show most roles; a
card states the others itself (`role_line`).
"""

from __future__ import annotations

from typing import Final

from demesne.cards import CARDS
from demesne.engine import Kind

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
    "vp tokens": "brings victory tokens",
    "overpay": "brings more if you pay more",
    "potion": "has a Potion in its cost",
    "discount": "makes cards cost less",
}
"""Every role with its meaning."""


def has_role(kind: Kind, role: str) -> bool:
    """Whether a card has a role of `ROLES`."""
    if role in kind.roles:
        return True
    if f"no {role}" in kind.roles:
        return False
    if role == "village":
        return kind.actions >= 2
    if role == "+buy":
        return kind.buys >= 1
    if role == "draw":
        return kind.cards >= 2
    if role == "cantrip":
        return kind.cards >= 1 and kind.actions >= 1
    if role == "junker":
        return has_role(kind, "curser")
    if role == "defence":
        return "attack" in kind.hand_events
    if role == "tokens":
        return kind.tokens >= 1
    if role == "overpay":
        return kind.overpays
    if role == "potion":
        return kind.potions >= 1
    if role == "discount":
        return kind.discount >= 1 or kind.action_discount >= 1
    return False


def roles(card: str) -> tuple[str, ...]:
    """The roles of a card by English name."""
    return tuple(role for role in ROLES if has_role(CARDS[card], role))
