"""Which Action to play next, and which one to play through another card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.bots.questions import trashing
from demesne.engine.card import Card, Kind
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.wisdom.wisdom import Wisdom

AFTER_DRAWS: Final = 190
"""Below every terminal that draws while there are Actions to spare, above the others."""

DRAWING: Final = 200
"""What is added to a terminal that draws while there are Actions to spare."""

LEAST: Final = 5
"""Below everything that does any good."""


def action(mind: Tactics, decision: Decision) -> int:
    """The Action to play next, or -1 if all that are left would do harm."""
    cards = decision.cards
    if cards is None:
        # A decision that came over the network has only labels.
        cards = [Card(mind.sight.wise(name).kind) for name in decision.options]
    return best_action(mind, cards)


def best_action(mind: Tactics, hand: list[Card]) -> int:
    """The place of the Action to play next in a hand, or -1 if all of them would do harm."""
    sight = mind.sight
    for rule in mind.plan.play:
        at = place_of(rule.label, hand)
        if at >= 0 and rule.holds(sight) and play_worth(mind, sight.about(hand[at].kind)) > 0:
            return at
    best, best_score = -1, 0
    last: Kind | None = None
    pondering: list[int] | None = None
    for i, held in enumerate(hand):
        kind = held.kind
        if not kind.is_action or kind is last:
            continue
        last = kind
        card = sight.about(kind)
        if card.ponders:
            pondering = [i] if pondering is None else [*pondering, i]
            continue
        score = play_worth(mind, card)
        if score > best_score:
            best, best_score = i, score
    if pondering is None:
        return best
    # Cards that take long to evaluate are asked last, and only if it matters.
    for i in pondering:
        card = sight.about(hand[i].kind)
        if best_score <= (card.place or card.value) + (DRAWING if card.draws else 0):
            score = play_worth(mind, card)
            if score > best_score or (score == best_score and i < best):
                best, best_score = i, score
    return best


def place_of(name: str, hand: list[Card]) -> int:
    """The place of the first Action of this name in a hand, or -1."""
    for i, card in enumerate(hand):
        if card.kind.name == name and card.kind.is_action:
            return i
    return -1


def play_worth(mind: Tactics, card: Wisdom) -> int:
    """How strongly to prefer playing an Action now; 0 or less means not at all."""
    worth = card.now(mind)
    if worth > 0 and card.draws and mind.sight.view.actions > 1:
        worth += DRAWING
    return worth


def terminals_in_hand(mind: Tactics) -> int:
    """How many worthwhile terminals are in hand."""
    number = 0
    for card in mind.sight.hand_cards:
        if card.waits:
            number += 1
    return number


def actions_run_short(mind: Tactics) -> bool:
    """Whether there are more terminals in hand than Actions for them."""
    return terminals_in_hand(mind) > mind.sight.view.actions


def holds_trasher(mind: Tactics) -> bool:
    """Whether a card in hand is going to trash another one."""
    for card in mind.sight.hand_cards:
        if card.will_trash(mind):
            return True
    return False


def is_going_to_trash(mind: Tactics, card: Wisdom) -> bool:
    """Whether a card in hand that trashes others will be played and will find something to trash."""
    return play_worth(mind, card) > LEAST and trashing.worst_in_hand(mind, card) > 0


def double_worth(mind: Tactics, card: Wisdom) -> int:
    """What playing an Action twice is worth."""
    if play_worth(mind, card) <= 0:
        return 0
    if card.terminal:
        return card.value
    kind = card.kind
    extra = card.extra * (14 if actions_run_short(mind) else 2)
    return 8 + 9 * kind.cards + 9 * kind.coins + 8 * kind.tokens + extra + kind.cost


def doubled_doubler(mind: Tactics) -> int:
    """What it is worth to play a card twice that itself plays others twice: a lot with enough Actions for both."""
    return 40 if len([card for card in mind.sight.hand_cards if card.kind.is_action]) >= 4 else 1


def best_double(mind: Tactics, doubler: Wisdom) -> Wisdom | None:
    """The Action in hand that gains most from being played twice, if there is one."""
    best: Wisdom | None = None
    best_score = 0
    copies = 0
    others = False
    for card in mind.sight.hand_cards:
        if card is doubler:
            copies += 1
        elif card.kind.is_action:
            others = True
            score = doubler.doubling(mind, card)
            if score > best_score:
                best, best_score = card, score
    return doubler if best is None and copies > 1 and others else best


def play(mind: Tactics, decision: Decision) -> list[int]:
    """Which card to play through another: the one that gains most from being played twice."""
    sight = mind.sight
    doubler = sight.wise(decision.source or "")
    options = decision.options
    best, best_score = -1, -10_000
    for i in range(len(options)):
        score = doubler.doubling(mind, sight.wise(options[i]))
        if score > best_score:
            best, best_score = i, score
    if best_score <= 0 and decision.min == 0:
        return []
    return [best]
