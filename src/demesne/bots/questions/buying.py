"""What to buy: the plan's rules, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.plan import UNWISHED
from demesne.bots.questions import gaining
from demesne.engine.card import Kind
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics


def buy(mind: Tactics, decision: Decision) -> int:
    """The option of the first rule that applies and is affordable; -1 to buy nothing."""
    sight = mind.sight
    plan = mind.plan
    if plan.finish:
        view = sight.view
        if view.to_last <= 4 or view.empty_piles >= view.piles_to_end - 2:
            return last_buys(mind, decision)
    return plan.shelf(sight, decision).wanted(sight)


def last_buys(mind: Tactics, decision: Decision) -> int:
    """Buy with an eye on the end: finish a won game, don't finish a lost one."""
    sight = mind.sight
    view = sight.view
    winning = ends_well(mind)
    if winning:
        at = decision.find(winning)
        if at >= 0:
            return at
    options = decision.options
    shelf = mind.plan.shelf(sight, decision)
    for choice in shelf.choices:
        if choice.holds(sight) and not loses_by(mind, options[choice.option]):
            return choice.option
    # The plan has nothing left to buy: points are better than nothing when the game is about to end.
    best = -1
    gain = 0
    if view.to_last <= 3 or view.empty_piles >= view.piles_to_end - 1:
        for i in range(len(options)):
            points = sight.points_for(options[i])
            if points > gain and not loses_by(mind, options[i]):
                best = i
                gain = points
    return best


def loses_by(mind: Tactics, card: str) -> bool:
    """Whether buying a card now ends the game while I am behind."""
    sight = mind.sight
    view = sight.view
    pile = sight.wise(card).pile
    if view.left(pile) == 1 and (pile in view.last_piles or view.empty_piles + 1 >= view.piles_to_end):
        after = sight.lead() + sight.points_for(card)
        if view.buys > 1 and pile not in view.last_piles:
            return after < 0 and not view.coins - view.cost(card) >= view.cost("Estate")
        return after < 0 or (after == 0 and not ahead_on_turns(mind))
    return False


def ahead_on_turns(mind: Tactics) -> bool:
    """Whether I would win a tie now: somebody among the leaders has had more turns than I."""
    sight = mind.sight
    view = sight.view
    mine = view.turns(sight.seat)
    for seat in range(sight.players):
        if seat != sight.seat and view.turns(seat) < mine:
            return False
    return True


def ends_well(mind: Tactics) -> str:
    """The first card in a series of buys that ends the game now and wins it; "" if there is none."""
    sight = mind.sight
    view = sight.view
    coins, buys = view.coins, view.buys
    stock = view.stock()
    for offer in sight.last_offers:
        left = stock[offer.place]
        if left <= buys:
            kind = offer.card.kind
            price = view.cost_of(kind)
            if price > 0 and left * price <= coins:
                after = sight.lead() + kind.points * left
                if after > 0 or (after == 0 and ahead_on_turns(mind)):
                    return offer.pile
    missing = view.piles_to_end - view.empty_piles
    if missing > 2 or missing <= 0:
        return ""
    small: list[tuple[int, int, str]] = []
    for offer in sight.offers:
        left = stock[offer.place]
        if 0 < left <= buys and offer not in sight.last_offers:
            found = sight.on_top(offer)
            small.append((left, view.cost_of(found.kind), found.name))
    best = ""
    for i in range(len(small)):
        left, cost, card = small[i]
        rows: list[tuple[int, int]] = [(left, cost * left)]
        if missing == 2:
            rows = []
            for j in range(i + 1, len(small)):
                rows.append((left + small[j][0], cost * left + small[j][1] * small[j][0]))
        for number, price in rows:
            if number <= buys and price <= coins:
                spare = spare_card(mind, coins - price) if number < buys else ""
                points = sight.wise(spare).kind.points if spare else 0
                after = sight.lead() + sight.points_for(card) * left + points
                if after > 0 or (after == 0 and ahead_on_turns(mind)):
                    if spare:
                        return spare
                    best = card
    return best


def spare_card(mind: Tactics, coins: int) -> str:
    """The basic Victory card that a spare Buy can add for this many coins."""
    view = mind.sight.view
    for card in ("Province", "Duchy", "Estate"):
        if view.cost(card) <= coins and view.left(card) > 1:
            return card
    return ""


def wish_for(mind: Tactics, coins: int) -> int:
    """The place of the rule that this many coins would satisfy now."""
    place = mind.places.get(coins)
    if place is None:
        place = reckon_wish(mind, coins)
        mind.places[coins] = place
    return place


def reckon_wish(mind: Tactics, coins: int) -> int:
    """The place of the rule that this many coins would satisfy, computed afresh."""
    sight = mind.sight
    view = sight.view
    stock = view.stock()
    rules = mind.plan.buy
    offers = sight.offers_for(rules)
    for place in range(len(rules)):
        offer = offers[place]
        if offer is not None and stock[offer.place] > 0:
            kind = sight.on_top(offer).kind
            if view.cost_of(kind) <= coins and has_potions_for(mind, kind) and rules[place].holds(sight):
                return place
    return UNWISHED


def has_potions_for(mind: Tactics, kind: Kind) -> bool:
    """Whether there are Potions in play or in hand to pay for a card."""
    sight = mind.sight
    return not kind.potions or sight.view.potions + sight.held("Potion") >= kind.potions


def bought_for(mind: Tactics, coins: int) -> int:
    """How welcome the card is that this many coins would buy now."""
    place = wish_for(mind, coins)
    if place >= len(mind.plan.buy):
        return 0
    sight = mind.sight
    return max(0, gaining.gain_worth(mind, sight.wise(sight.top(mind.plan.buy[place].label))))


def bought_with(mind: Tactics, coins: int) -> int:
    """How welcome all the cards are that this many coins and the remaining Buys would buy now."""
    sight = mind.sight
    total = 0
    for _ in range(sight.view.buys):
        place = wish_for(mind, coins)
        if place >= len(mind.plan.buy):
            break
        card = sight.top(mind.plan.buy[place].label)
        total += max(0, gaining.gain_worth(mind, sight.wise(card)))
        coins -= sight.view.cost(card)
    return total


def more_coins_help(mind: Tactics, more: int) -> bool:
    """Whether this many more coins this turn buy something better."""
    coins = mind.sight.coins_in_hand()
    return wish_for(mind, coins + more) < wish_for(mind, coins)


def buys_better_with(mind: Tactics, coins: int) -> bool:
    """Whether the last of this many coins makes a difference to what can be bought."""
    return wish_for(mind, coins) < wish_for(mind, coins - 1)


def is_cheap(mind: Tactics, place: int) -> bool:
    """Whether a rule buys nothing much: a deck thinned early is better than a Silver."""
    if place >= len(mind.plan.buy):
        return True
    sight = mind.sight
    return sight.view.cost(sight.top(mind.plan.buy[place].label)) <= 4
