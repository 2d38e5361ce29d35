"""What to trash, and how glad a bot is to be rid of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions.buying import is_cheap, wish_for
from demesne.bots.sight import UNREAD
from demesne.engine.decision import Decision, card_of

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.wisdom.wisdom import Wisdom


def trash_worth(mind: Tactics, card: Wisdom) -> int:
    """How glad I am to be rid of a card: above 0 for junk, minus its worth for a card I would miss."""
    opinion = mind.opinion(card)
    if opinion.riddance == UNREAD:
        opinion.riddance = reckon(mind, card)
    return opinion.riddance


def reckon(mind: Tactics, card: Wisdom) -> int:
    """How glad I am to be rid of a card, computed afresh; what a possessed player trashes comes back."""
    if mind.sight.possesses:
        return 0
    for place, rule in enumerate(mind.plan.trash):
        if rule.label == card.name and rule.holds(mind.sight):
            return 60 - place
    return card.riddance(mind)


def loss(mind: Tactics, card: Wisdom) -> int:
    """Minus what a card would be missed for, unless the card knows better."""
    kind = card.kind
    if kind.is_ruins:
        return 30 - card.keep
    if card.consolation:
        return card.consolation - card.worth
    if kind.is_victory:
        # More than a new one is worth, or it would be traded for another one.
        return -(20 if mind.sight.ending() else 14) * max(1, mind.sight.points_lost(card.name))
    if mind.plan.finish and mind.sight.ending():
        return -card.worth * 2 // 3
    return -card.worth


def worst_in_hand(mind: Tactics, besides: Wisdom | None = None, copies: int = 1) -> int:
    """How glad I would be to trash the card in hand that I would miss least, not counting some copies of one card."""
    best = -10_000
    for card in mind.sight.hand_cards:
        if card is besides and copies > 0:
            copies -= 1
        else:
            best = max(best, trash_worth(mind, card))
    return best


def junk_in(mind: Tactics, cards: dict[str, int]) -> int:
    """How many of these cards it is better to trash."""
    return sum([n for name, n in cards.items() if trash_worth(mind, mind.sight.wise(name)) > 0])


def trash(mind: Tactics, decision: Decision) -> list[int]:
    """What to trash: junk where there is a choice, the smallest loss where there is none, and the best of another
    player's cards.
    """
    cards = mind.sight.cards_of([card_of(label) for label in decision.options])
    if decision.target is not None and decision.target != mind.sight.seat:
        return [dearest(cards)]
    return by_score(decision, [trash_worth(mind, card) for card in cards])


def by_score(decision: Decision, scores: list[int]) -> list[int]:
    """The highest scores, as many as required, and whatever else has a score above 0."""
    order = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
    picks = order[: decision.min]
    for i in order[decision.min : decision.max]:
        if scores[i] > 0:
            picks.append(i)
    return picks


def pass_on(mind: Tactics, decision: Decision) -> list[int]:
    """What to pass to the left: the worst card, or the best one if a possessed player passes it to me."""
    sight = mind.sight
    if sight.possesses and (sight.view.active + 1) % sight.players == sight.seat:
        return [most_missed(mind, sight.cards_of(decision.options))]
    return trash(mind, decision)


def most_missed(mind: Tactics, cards: list[Wisdom]) -> int:
    """The index of the card I would give up last."""
    losses = [card.riddance(mind) for card in cards]
    return losses.index(min(losses))


def dearest(cards: list[Wisdom]) -> int:
    """The index of the card worth most."""
    best = 0
    for i in range(1, len(cards)):
        if cards[i].worth > cards[best].worth:
            best = i
    return best


def cheapest(cards: list[Wisdom]) -> int:
    """The index of the card worth least."""
    best = 0
    for i in range(1, len(cards)):
        if cards[i].worth < cards[best].worth:
            best = i
    return best


def under_attack(mind: Tactics, decision: Decision) -> list[int]:
    """Which card to lose to an attack: one that comes back or pays for itself, else the cheaper one."""
    scores: list[int] = []
    for card in mind.sight.cards_of(decision.options):
        if card.lost_gladly:
            scores.append(20 - card.worth // 10)
        elif card.kind.is_victory:
            scores.append(-20 * mind.sight.points_lost(card.name) if mind.sight.ending() else -15)
        else:
            scores.append(-card.worth)
    return by_score(decision, scores)


def several(mind: Tactics, decision: Decision) -> list[int]:
    """Junk first, then Coppers as far as the plan allows and the current purchase doesn't suffer."""
    sight = mind.sight
    options = sight.cards_of(decision.options)
    money = sight.money()
    scores = [trash_worth(mind, card) for card in options]
    order = sorted(range(len(options)), key=scores.__getitem__, reverse=True)
    coins = sight.coins_in_hand()
    wish = wish_for(mind, coins)
    early = sight.turn() <= 5
    picks: list[int] = []
    for i in order:
        if len(picks) == decision.max or scores[i] <= 0:
            break
        if options[i].kind.is_treasure and options[i].is_junk:
            if money - 1 < mind.plan.keep_money:
                continue
            if wish_for(mind, coins - 1) != wish and not (early and is_cheap(mind, wish)):
                continue
            money -= 1
            coins -= 1
        picks.append(i)
    return picks


def treasure(mind: Tactics, decision: Decision) -> list[int]:
    """A Treasure to turn into a better one: Silver before Copper; Gold stays."""
    cards = mind.sight.cards_of(decision.options)
    best = max(range(len(cards)), key=lambda at: cards[at].improving)
    if cards[best].improving:
        return [best]
    return [] if decision.min == 0 else [cheapest(cards)]
