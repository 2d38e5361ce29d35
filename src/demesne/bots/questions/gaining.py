"""What to gain, and how welcome a card is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.bots.plan import UNWISHED
from demesne.bots.questions import buying
from demesne.bots.sight import UNREAD, Good
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.wisdom.wisdom import Wisdom

WISH: Final = 22
"""How much a card's worth increases if the plan asks for it."""

WISHED: Final = 1000
UNSAID: Final = -1000
"""Marks a number that is not given for a card: it follows from the printed facts."""

NOTHING: Final = -40
"""The worth if nothing can be gained."""


class Opinion:
    """What a mind thinks of a card at one decision, as far as it was asked: how welcome it is (see `gain_worth`), also
    among others (see `wish`), which rule wants it (see `rank_of`), and how glad the mind is to be rid of it (see
    `trashing.trash_worth`).
    """

    def __init__(self) -> None:
        self.moment = 0
        """The decision that it is about; see `Tactics.moment`."""
        self.welcome = UNREAD
        self.wish = UNREAD
        self.rank = UNREAD
        self.riddance = UNREAD

    def renew(self, moment: int) -> None:
        """Forget everything, for another decision."""
        self.moment = moment
        self.welcome = UNREAD
        self.wish = UNREAD
        self.rank = UNREAD
        self.riddance = UNREAD


def gain_worth(mind: Tactics, card: Wisdom) -> int:
    """How welcome a card is, regardless of its cost."""
    opinion = mind.opinion(card)
    if opinion.welcome == UNREAD:
        opinion.welcome = reckon(mind, card)
    return opinion.welcome


def reckon(mind: Tactics, card: Wisdom) -> int:
    """How welcome a card is, computed afresh."""
    sight = mind.sight
    kind = card.kind
    worth = card.worth
    rank = rank_of(mind, card)
    if rank < UNWISHED:
        worth = worth + WISH - min(rank, 15) if card.wished == UNSAID else card.wished
    elif kind.is_action:
        worth -= 12
    elif kind.is_treasure and card.unwished == UNSAID:
        worth += 5
    if not kind.is_victory:
        if worth > 0 and sight.ending():
            # It will hardly be played.
            worth = worth * 2 // 3
    elif sight.ending():
        worth = max(worth, 12 * sight.points_for(card.name) + 8)
        if mind.plan.finish and buying.loses_by(mind, card.name):
            worth = -30
    if rank == UNWISHED:
        if card.unwished != UNSAID:
            worth = card.unwished
        elif card.extra < 0 and sight.terminals() > 2 + sight.villages():
            worth -= 25
    return worth


def rank_of(mind: Tactics, card: Wisdom) -> int:
    """The place of the plan's first rule that wants a card now."""
    opinion = mind.opinion(card)
    if opinion.rank == UNREAD:
        opinion.rank = mind.plan.rank(mind.sight, card.name)
    return opinion.rank


def best_gain(mind: Tactics, limit: int) -> int:
    """The worth of the card that would be gained from the Supply if it may cost up to this much."""
    worth = mind.gains.get(limit)
    if worth is None:
        worth = reckon_best(mind, limit)
        mind.gains[limit] = worth
    return worth


def reckon_best(mind: Tactics, limit: int) -> int:
    """The worth of the card that would be gained, computed afresh."""
    best, best_wish = NOTHING, -10_000
    for good in goods(mind):
        if good.cost <= limit:
            if good.wish == UNREAD:
                good.wish = wish(mind, good.card)
            if good.wish > best_wish:
                best, best_wish = gain_worth(mind, good.card), good.wish
    return best


def goods(mind: Tactics) -> list[Good]:
    """What can be gained from the Supply at this decision."""
    found = mind.goods
    if found is None:
        sight = mind.sight
        view = sight.view
        stock = view.stock()
        found = []
        for offer in sight.offers:
            if stock[offer.place]:
                good = offer.good
                if offer.mixed:
                    good.card = sight.on_top(offer)
                good.cost = view.cost_of(good.card.kind)
                good.wish = UNREAD
                found.append(good)
        mind.goods = found
    return found


def best_costing(mind: Tactics, cost: int, least: int, actions_only: bool = False) -> int:
    """The worth of the best card of the Supply costing exactly this much, or `least` if none is worth more."""
    best = least
    for good in goods(mind):
        if good.cost == cost and (not actions_only or good.card.kind.is_action):
            best = max(best, gain_worth(mind, good.card))
    return best


def wish(mind: Tactics, card: Wisdom) -> int:
    """How welcome a card is compared with others on offer: what the plan wants comes first, in the plan's order."""
    opinion = mind.opinion(card)
    if opinion.wish == UNREAD:
        score = gain_worth(mind, card)
        rank = rank_of(mind, card)
        opinion.wish = 2 * WISHED - rank if rank < UNWISHED and score > 0 else score
    return opinion.wish


def gain(mind: Tactics, decision: Decision) -> list[int]:
    """The most welcome card on offer."""
    return best_of(decision, [wish(mind, card) for card in mind.sight.cards_of(decision.options)])


def best_of(decision: Decision, scores: list[int]) -> list[int]:
    """The option with the highest score; none if that is allowed and all would do harm."""
    best = scores.index(max(scores))
    return [] if decision.min == 0 and scores[best] <= 0 else [best]


def province(mind: Tactics, decision: Decision) -> list[int]:
    """A Province if one is on offer and doesn't lose the game; the card trashed for it was as good as anything else on
    offer. Otherwise the most welcome card.
    """
    at = decision.find("Province")
    if at >= 0 and not buying.loses_by(mind, "Province"):
        return [at]
    return gain(mind, decision)


def wants_bulk(mind: Tactics) -> bool:
    """Whether any card is welcome because some cards owned count cards."""
    return mind.sight.counters() >= 2


def wants_coppers(mind: Tactics) -> bool:
    """Whether Coppers are welcome."""
    return mind.plan.rank(mind.sight, "Copper") < UNWISHED or wants_bulk(mind)
