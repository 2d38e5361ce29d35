"""Why something can't be done, in words."""

from __future__ import annotations

from demesne import Decision
from demesne.cards import CARDS
from demesne.engine.price import POTION, told
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts


def not_for_sale(card: str, view: SeatView, texts: Texts) -> str:
    """Why a card can't be bought now."""
    shown = texts.card(card)
    pile = CARDS[card].pile or card
    if not view.in_supply(pile):
        return texts.message("table-not-in-supply", card=shown)
    if view.top(pile) not in (card, None):
        return texts.message("table-not-on-top", card=shown)
    if not view.left(pile):
        return texts.message("table-sold-out", card=shown)
    potions = CARDS[card].potions
    if view.cost(card) > view.coins or potions > view.potions:
        cost = texts.price(told(view.cost(card) + POTION * potions))
        have = texts.price(told(view.coins + POTION * view.potions))
        return texts.message("table-too-dear", card=shown, cost=cost, have=have)
    return texts.message("table-barred", card=shown)


def not_an_option(card: str, decision: Decision, view: SeatView, texts: Texts) -> str:
    """Why a card can't be picked."""
    if decision.kind == "buy":
        return not_for_sale(card, view, texts)
    return texts.message("table-not-offered", card=texts.card(card))
