"""Cards that turn a card from hand into another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.bots.questions.buying import bought_for
from demesne.bots.questions.trashing import trash_worth
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.wisdom.wisdom import Wisdom

BARELY: Final = 14
"""A trade that brings no more than this is not worth an Action."""


def loss(mind: Tactics, card: Wisdom) -> int:
    """What giving up a card from hand costs; a Treasure in hand is also coins for this turn."""
    lost = -trash_worth(mind, card)
    if card.kind.is_treasure:
        coins = mind.sight.coins_in_hand()
        lost += bought_for(mind, coins) - bought_for(mind, coins - card.coins) + 2 * card.coins
    return lost


def pays(mind: Tactics, trader: Wisdom) -> bool:
    """Whether a trader in hand has something to trade that is worth an Action."""
    skipped = False
    for card in mind.sight.hand_cards:
        if card is trader and not skipped:
            skipped = True
        elif trader.exchange(mind, card) > BARELY:
            return True
    return False


def is_useless(mind: Tactics, trader: Wisdom) -> bool:
    """Whether a trader that is not in hand would find nothing there to trade."""
    for card in mind.sight.hand_cards:
        if trader.exchange(mind, card) > BARELY:
            return False
    return True


def give_up(mind: Tactics, decision: Decision, trader: Wisdom) -> list[int]:
    """The card to trade, or none where that is allowed and not worth it."""
    cards = mind.sight.cards_of(decision.options)
    scores = [trader.exchange(mind, card) for card in cards]
    best = scores.index(max(scores))
    if decision.min == 0 and scores[best] <= BARELY:
        return []
    mind.spent = mind.sight.view.cost(cards[best].name)
    return [best]
