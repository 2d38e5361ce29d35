"""What to discard, and what a card in hand is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions import buying
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.wisdom.wisdom import Wisdom


def discard(mind: Tactics, decision: Decision) -> list[int]:
    """What to discard: dead cards first, then what this turn, or the next, will miss least."""
    if is_theirs(mind, decision):
        return judge(mind, decision)
    return order_of(keep_scores(mind, decision.options))[: decision.min]


def is_theirs(mind: Tactics, decision: Decision) -> bool:
    """Whether another player's cards are judged."""
    return decision.target is not None and decision.target != mind.sight.seat


def judge(mind: Tactics, decision: Decision) -> list[int]:
    """Which of another player's cards to discard, or whether to discard it."""
    cards = mind.sight.cards_of(decision.options)
    if decision.min == 0:
        card = cards[0]
        return [0] if card.keep > 10 or (card.kind.is_treasure and not card.is_junk) else []
    scores = [card.keep if card.keep else -1 for card in cards]
    return [scores.index(max(scores))]


def keep_scores(mind: Tactics, options: list[str]) -> list[int]:
    """What each card is worth in hand with the remaining Actions: terminals beyond them are worth little."""
    sight = mind.sight
    actions = sight.view.actions if sight.view.active == sight.seat or sight.possesses else 1
    cards = sight.cards_of(options)
    spare = actions
    for card in cards:
        if card.extra > 0:
            spare += card.extra
    scores = [card.keep for card in cards]
    terminals = sorted([i for i in range(len(cards)) if cards[i].extra < 0], key=scores.__getitem__, reverse=True)
    for place in range(len(terminals)):
        if place >= spare:
            scores[terminals[place]] = 2
    if actions == 0:
        for i in range(len(cards)):
            if cards[i].kind.is_action:
                scores[i] = 1
    cherished = sight.cherished()
    if cherished:
        for i in range(len(options)):
            if options[i] in cherished:
                scores[i] = 40
    for place, rule in enumerate(mind.plan.discard):
        if rule.holds(sight):
            for i in range(len(options)):
                if options[i] == rule.label:
                    scores[i] = -100 + place
    return scores


def order_of(scores: list[int]) -> list[int]:
    """The indices of some scores, the lowest first."""
    return sorted(range(len(scores)), key=scores.__getitem__)


def before_shuffle(mind: Tactics, decision: Decision, picks: list[int], scores: list[int]) -> list[int]:
    """Of the cards to exchange for new ones, the worst, no more than the deck holds: what is in play and in hand would
    miss the shuffle. If the deck is empty, all of them.
    """
    left = mind.sight.view.deck_size(decision.owner)
    return sorted(picks, key=scores.__getitem__)[:left] if left else picks


def spare_for_later(mind: Tactics, options: list[str]) -> list[int]:
    """The card in hand to keep for the next turn: an Action that can't be played this turn, else the best card that
    this turn's purchase doesn't need, else the one missed least.
    """
    sight = mind.sight
    cards = sight.cards_of(options)
    if not sight.view.actions:
        idle = [i for i in range(len(cards)) if cards[i].kind.is_action]
        if idle:
            return [max(idle, key=lambda i: cards[i].keep)]
    coins = sight.coins_in_hand()
    wish = buying.wish_for(mind, coins)
    spare = [i for i in range(len(cards)) if buying.wish_for(mind, coins - cards[i].kind.coins) == wish]
    treasures = [i for i in spare if cards[i].kind.is_treasure]
    if treasures:
        return [max(treasures, key=lambda i: cards[i].keep)]
    return order_of(keep_scores(mind, options))[:1]


def dead_weight(mind: Tactics, card: Wisdom) -> bool:
    """Whether I would rather not draw a card of mine next."""
    kind = card.kind
    if card.name in mind.sight.cherished():
        return False
    if kind.is_treasure:
        return card.is_junk and average_worth(mind) > 13
    if kind.is_action:
        return card.keep < 8
    return True


def top_card(mind: Tactics, decision: Decision) -> list[int]:
    """Whether to discard the top card of my deck."""
    return [0] if dead_weight(mind, mind.sight.wise(decision.options[0])) else []


def average_worth(mind: Tactics) -> float:
    """What a card of this seat's own deck is worth in hand, on average."""
    total = 0
    cards = 0
    for name, n in mind.sight.unseen().items():
        total += mind.sight.wise(name).keep * n
        cards += n
    return total / cards if cards else 0.0
