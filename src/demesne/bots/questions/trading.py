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
"""A trade that gains no more than this is not worth an Action."""


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
    judged: list[Wisdom] = []
    for card in mind.sight.hand_cards:
        if card is trader and not skipped:
            skipped = True
        elif card not in judged:
            if trader.exchange(mind, card) > BARELY:
                return True
            judged.append(card)
    return False


def is_useless(mind: Tactics, trader: Wisdom) -> bool:
    """Whether a trader that is not in hand would find nothing in hand to trade."""
    for card in mind.sight.hand_cards:
        if trader.exchange(mind, card) > BARELY:
            return False
    return True


def give_up(mind: Tactics, decision: Decision, trader: Wisdom) -> list[int]:
    """The card to trade, or none if that is allowed and no trade is worth it."""
    cards = mind.sight.cards_of(decision.options)
    best, best_score = -1, 0
    judged: list[Wisdom] = []
    for i, card in enumerate(cards):
        if card not in judged:
            judged.append(card)
            score = trader.exchange(mind, card)
            if best < 0 or score > best_score:
                best, best_score = i, score
    if decision.min == 0 and best_score <= BARELY:
        return []
    mind.spent = mind.sight.view.cost(cards[best].name)
    return [best]
