"""Positions with a known better answer, and positions where two answers are equally good, over all sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.laughs import Answer, Laugh, Wrong, not_only, with_, without


@dataclass
class Known(Laugh):
    """A position, the worse answer that was `given` and, by `wrong`, which answers are not the better one."""

    given: Answer = ()
    games: int = 200
    """How many imagined games are enough to find it."""


@dataclass
class Even(Laugh):
    """A position in which two answers are equally good."""

    one: Answer = ()
    other: Answer = ()


POINTS = "Province Province Province"
POOR = "Copper Copper Copper Copper Copper"
GOLD = "Gold Gold Gold Gold Gold"
START = "Copper Copper Copper Copper Copper Copper Copper Estate Estate Estate"


def last_turn(
    name: str, kingdom: str, hand: str, right: Answer | Wrong, given: Answer, *script: Answer, **more: Any
) -> Known:
    """The last Province wins the game, and the other player will buy it next."""
    wrong = right if callable(right) else not_only(*right)
    facts: dict[str, Any] = {
        "deck": POOR,
        "discard": POINTS,
        "their_hand": GOLD,
        "their_deck": f"{GOLD} {POINTS}",
        "piles": {"Province": 1},
        **more,
    }
    return Known(name, kingdom, hand, wrong, list(script), given=given, **facts)


def tie(
    name: str, kingdom: str, hand: str, right: Answer | Wrong, given: Answer, *script: Answer, **more: Any
) -> Known:
    """The last Province only brings a tie: a point more or less decides."""
    return last_turn(name, kingdom, hand, right, given, *script, **{"their_deck": f"{GOLD} {POINTS} Province", **more})


def early(name: str, kingdom: str, coins: int, right: Wrong, given: Answer, **more: Any) -> Known:
    """The third turn or so of a game: what to buy."""
    facts: dict[str, Any] = {
        "phase": "buy",
        "coins": coins,
        "deck": "Copper Copper Copper Copper Copper",
        "play": "Copper Copper Silver",
        "discard": "Estate Estate",
        "their_hand": "Copper Copper Copper Estate Estate",
        "their_deck": "Copper Copper Copper Copper Estate Silver Silver",
        **more,
    }
    return Known(name, kingdom, "Estate", right, given=given, games=1500, **facts)


KNOWN = [
    # The end of the game
    last_turn("The last Province ends a won game", "Village", "Estate", ("Province",), ("Gold",), phase="buy", coins=8),
    last_turn("A Duchy does not end it", "Village", "Estate", ("Province",), ("Duchy",), phase="buy", coins=8),
    last_turn("Nothing does not end it", "Village", "Estate", ("Province",), (), phase="buy", coins=8),
    last_turn(
        "A pile-out wins",
        "Village Smithy",
        "Estate Duchy",
        ("Village",),
        ("Silver",),
        phase="buy",
        coins=3,
        piles={"Province": 2, "Village": 1, "Smithy": 0, "Copper": 0},
    ),
    last_turn(
        "A pile-out by a Curse wins",
        "Village Smithy",
        "Estate Duchy",
        ("Curse",),
        (),
        phase="buy",
        coins=0,
        piles={"Province": 2, "Curse": 1, "Village": 0, "Smithy": 0},
    ),
    last_turn(
        "A pile-out by an Estate wins",
        "Village Smithy",
        "Estate Duchy",
        ("Estate",),
        ("Silver",),
        phase="buy",
        coins=3,
        piles={"Province": 2, "Estate": 1, "Village": 0, "Smithy": 0},
    ),
    Known(
        "The last Province ends a lost game",
        "Village",
        "Estate",
        with_("Province"),
        given=("Province",),
        phase="buy",
        coins=8,
        deck=GOLD,
        discard="Gold Gold Province Province",
        piles={"Province": 1},
        their_hand="Copper Copper",
        their_deck="Province Province Province Duchy Duchy Copper Copper Copper",
    ),
    Known(
        "Two Buys are two Provinces",
        "Village",
        "Estate",
        without("Province"),
        given=("Duchy",),
        phase="buy",
        coins=16,
        buys=2,
        deck=POOR,
        discard=POINTS,
        piles={"Province": 2},
        their_hand=GOLD,
        their_deck=f"{GOLD} {POINTS} Province",
    ),
    # What makes the coins for the last Province
    last_turn(
        "Woodcutter, not Smithy",
        "Woodcutter Smithy",
        "Woodcutter Smithy Gold Gold",
        ("Woodcutter",),
        ("Smithy",),
        deck="Estate Estate Estate Estate",
    ),
    last_turn(
        "Smithy, not Woodcutter",
        "Woodcutter Smithy",
        "Woodcutter Smithy Gold Copper",
        ("Smithy",),
        ("Woodcutter",),
        deck="Gold Gold Gold Gold",
    ),
    last_turn("Moneylender makes eight", "Moneylender", "Moneylender Gold Silver Copper", ("Moneylender",), ()),
    last_turn("Mine makes a coin more", "Mine", "Mine Gold Silver Copper Copper", with_("Gold"), ("Gold",), ("Mine",)),
    last_turn("Festival before the end of the phase", "Festival", "Festival Gold Gold", ("Festival",), ()),
    last_turn(
        "A Village first, so that both terminals can be played",
        "Village Woodcutter",
        "Village Woodcutter Woodcutter Silver Silver",
        ("Village",),
        ("Woodcutter",),
        deck=POOR,
    ),
    last_turn(
        "Throne Room on the Market",
        "Throne_Room Market Moat",
        "Throne_Room Market Moat Gold Gold",
        ("Market",),
        ("Moat",),
        ("Throne Room",),
        deck="Estate Estate Estate Estate",
    ),
    last_turn("Baron with an Estate", "Baron", "Baron Estate Gold Copper", ("Estate",), (), ("Baron",)),
    last_turn(
        "Steward for coins",
        "Steward",
        "Steward Gold Gold Estate",
        ("+2 Coins",),
        ("+2 Cards",),
        ("Steward",),
        deck="Estate Estate Estate",
    ),
    last_turn("Minion for coins", "Minion", "Minion Gold Gold Estate", ("+2 Coins",), ("discard hand",), ("Minion",)),
    last_turn(
        "Conspirator is no Smithy",
        "Conspirator Smithy",
        "Conspirator Smithy Gold Gold",
        ("Conspirator",),
        ("Smithy",),
        deck="Estate Estate Estate",
    ),
    last_turn("Salvager on a Gold", "Salvager", "Salvager Gold Gold Copper", ("Gold",), ("Copper",), ("Salvager",)),
    last_turn(
        "Cutpurse for its coins",
        "Cutpurse Moat",
        "Cutpurse Moat Gold Gold",
        ("Cutpurse",),
        ("Moat",),
        deck="Estate Estate Estate",
    ),
    last_turn(
        "Bazaar before a terminal",
        "Bazaar Woodcutter",
        "Bazaar Woodcutter Gold Silver",
        ("Bazaar",),
        ("Woodcutter",),
        deck="Estate Estate Estate",
    ),
    last_turn("Herbalist for its coin", "Herbalist Apprentice", "Herbalist Gold Gold Copper", ("Herbalist",), ()),
    last_turn(
        "Apprentice on a Province's worth of cards",
        "Apprentice",
        "Apprentice Duchy Copper Copper",
        ("Duchy",),
        ("Copper",),
        ("Apprentice",),
        deck=GOLD,
        discard="Province Province Province Estate",
    ),
    last_turn(
        "Vault discards what is no Treasure",
        "Vault",
        "Vault Gold Gold Estate Estate",
        without("Estate"),
        (),
        ("Vault",),
        deck="Estate Estate Estate",
    ),
    last_turn(
        "Forge makes a Province",
        "Forge",
        "Forge Duchy Silver Estate",
        not_only("Duchy", "Silver"),
        (),
        ("Forge",),
        discard="Province Province Province Province",
    ),
    last_turn(
        "Expand takes the Province",
        "Expand",
        "Expand Duchy Copper Estate",
        ("Province",),
        ("Gold",),
        ("Expand",),
        ("Duchy",),
    ),
    last_turn(
        "Monument for its coins",
        "Monument Moat",
        "Monument Moat Gold Gold",
        ("Monument",),
        ("Moat",),
        deck="Estate Estate Estate",
    ),
    last_turn(
        "Horse Traders for three coins",
        "Horse_Traders",
        "Horse_Traders Gold Silver Estate Estate",
        ("Horse Traders",),
        (),
    ),
    last_turn(
        "Horse Traders discard Estates",
        "Horse_Traders",
        "Horse_Traders Gold Silver Estate Estate",
        not_only("Estate", "Estate"),
        ("Gold", "Silver"),
        ("Horse Traders",),
    ),
    last_turn(
        "Fortune Teller for two coins",
        "Fortune_Teller Moat",
        "Fortune_Teller Moat Gold Gold",
        ("Fortune Teller",),
        ("Moat",),
        deck="Estate Estate Estate",
    ),
    last_turn(
        "Oasis discards an Estate for a coin",
        "Oasis",
        "Oasis Gold Gold Copper Estate",
        ("Estate",),
        ("Gold",),
        ("Oasis",),
        deck="Estate Estate Estate",
    ),
    last_turn(
        "Spice Merchant for two coins",
        "Spice_Merchant",
        "Spice_Merchant Gold Gold Copper",
        ("+2 Coins +1 Buy",),
        ("+2 Cards +1 Action",),
        ("Spice Merchant",),
        ("Copper",),
        deck="Estate Estate Estate",
    ),
    last_turn(
        "Embassy is no Silver",
        "Embassy Nomad_Camp",
        "Embassy Nomad_Camp Gold Gold",
        ("Nomad Camp",),
        ("Embassy",),
        deck="Estate Estate Estate Estate Estate",
    ),
    last_turn("Death Cart for five coins", "Death_Cart", "Death_Cart Gold Estate", ("Death Cart",), ()),
    last_turn(
        "Count for three coins",
        "Count",
        "Count Gold Silver Estate Estate",
        without("+3 Coins"),
        ("Duchy",),
        ("Count",),
        ("discard 2",),
        ("Estate", "Estate"),
    ),
    last_turn(
        "Junk Dealer keeps the Gold",
        "Junk_Dealer",
        "Junk_Dealer Gold Gold Estate Copper",
        with_("Gold"),
        ("Gold",),
        ("Junk Dealer",),
        deck="Estate Estate Estate",
    ),
    last_turn(
        "Forager on what is no Treasure",
        "Forager",
        "Forager Gold Gold Copper Estate",
        with_("Gold"),
        ("Gold",),
        ("Forager",),
        trash="Copper Silver",
        deck="Estate",
    ),
    last_turn(
        "A coin token for the Province", "Candlestick_Maker", "Estate", ("1",), ("0",), phase="buy", coins=7, tokens=1
    ),
    last_turn(
        "Butcher makes a Province of a Gold", "Butcher", "Butcher Gold Estate Copper", ("Gold",), (), ("Butcher",)
    ),
    last_turn("Baker first", "Baker", "Baker Gold Gold Copper", ("Baker",), ()),
    last_turn(
        "Militia keeps the coins for the Province",
        "Militia",
        "Militia Copper",
        with_("Gold"),
        ("Gold", "Gold"),
        ("Militia",),
        seat=1,
        their_hand="Gold Gold Silver Estate Estate",
        their_deck=f"{POOR} {POINTS}",
        deck=f"{GOLD} {GOLD}",
    ),
    last_turn(
        "Bridge for its coin and its discount",
        "Bridge Moat",
        "Bridge Moat Gold Gold",
        ("Bridge",),
        ("Moat",),
        deck="Estate Estate Estate",
    ),
    last_turn(
        "Merchant Ship for two coins",
        "Merchant_Ship Moat",
        "Merchant_Ship Moat Gold Gold",
        ("Merchant Ship",),
        ("Moat",),
        deck="Estate Estate Estate",
    ),
    last_turn(
        "Harvest for four coins",
        "Harvest Moat",
        "Harvest Moat Gold Copper",
        ("Harvest",),
        ("Moat",),
        deck="Estate Copper Silver Duchy",
    ),
    last_turn(
        "Goons for two coins", "Goons Moat", "Goons Moat Gold Gold", ("Goons",), ("Moat",), deck="Estate Estate Estate"
    ),
    # A card that becomes the last Province
    last_turn(
        "Remodel makes a Province of a Gold",
        "Remodel",
        "Remodel Gold Estate Copper",
        ("Gold",),
        ("Estate",),
        ("Remodel",),
    ),
    last_turn(
        "Remodel takes the Province",
        "Remodel",
        "Remodel Gold Estate Copper",
        ("Province",),
        ("Gold",),
        ("Remodel",),
        ("Gold",),
    ),
    last_turn(
        "Graverobber makes a Province",
        "Graverobber Festival",
        "Graverobber Festival Estate",
        without("upgrade"),
        ("from trash",),
        ("Graverobber",),
        trash="Silver",
    ),
    # A point more or less
    tie("The last Curse", "Witch", "Witch Gold Gold Silver", ("Witch",), (), piles={"Province": 1, "Curse": 1}),
    tie("Sea Hag's Curse", "Sea_Hag", "Sea_Hag Gold Gold Silver", ("Sea Hag",), ()),
    tie("Familiar's Curse", "Familiar", "Familiar Gold Gold Silver", ("Familiar",), ()),
    tie("Mountebank's Curse", "Mountebank", "Mountebank Gold Gold Silver", ("Mountebank",), ()),
    tie(
        "Young Witch's Curse",
        "Young_Witch Moat",
        "Young_Witch Gold Gold Silver Copper Copper",
        ("Young Witch",),
        (),
        bane="Cellar",
    ),
    tie("Soothsayer's Curse", "Soothsayer", "Soothsayer Gold Gold Silver", ("Soothsayer",), ()),
    tie(
        "Monument's point", "Monument Smithy", "Monument Smithy Gold Gold Silver", ("Monument",), ("Smithy",), deck=POOR
    ),
    tie(
        "Bishop's points for an Estate",
        "Bishop Militia",
        "Bishop Militia Gold Gold Silver Curse",
        ("Bishop",),
        ("Militia",),
        deck=POOR,
    ),
    tie(
        "Masquerade passes the Curse",
        "Masquerade",
        "Masquerade Gold Gold Silver Curse",
        ("Curse",),
        ("Silver",),
        ("Masquerade",),
        deck="Gold Gold Gold",
    ),
    # The first turns
    Known(
        "Chapel on the opening hand",
        "Chapel",
        "Chapel Copper Copper Estate Estate",
        without("Estate"),
        [("Chapel",)],
        given=(),
        games=1500,
        deck="Copper Copper Copper Copper Copper Estate Silver",
        their_hand="Copper Copper Copper Estate Estate",
        their_deck="Copper Copper Copper Copper Estate Silver Silver",
    ),
    early("No Duchy on turn three", "Laboratory Festival Market", 5, with_("Duchy"), ("Duchy",)),
    early("No Estate on turn three", "Laboratory Smithy", 4, with_("Estate"), ("Estate",)),
    early("No Curse on turn three", "Smithy", 4, with_("Curse"), ("Curse",)),
    early("No Copper on turn three", "Smithy", 4, with_("Copper"), ("Copper",)),
    early("A Gold on turn three", "Cellar", 6, without("Gold"), ("Estate",)),
    early("A Witch against money", "Witch", 5, without("Witch"), ("Estate",)),
    early("Mountebank against money", "Mountebank", 5, without("Mountebank"), ("Copper",)),
    early("Sea Hag against money", "Sea_Hag", 4, without("Sea Hag"), ("Estate",)),
    early("Wharf against money", "Wharf", 5, without("Wharf"), ("Estate",)),
    early(
        "No Province before there is money", "Laboratory", 5, with_("Duchy", "Estate", "Curse", "Copper"), ("Estate",)
    ),
]


GAMES = 200
"""How many imagined games it takes at most to call two answers equally good."""


def won(name: str, kingdom: str, hand: str, one: Answer, other: Answer, *script: Answer, **more: Any) -> Even:
    """The game ends with this turn, and it is won whatever happens."""
    facts: dict[str, Any] = {
        "deck": POOR,
        "discard": f"{POINTS} {POINTS}",
        "their_deck": f"{GOLD} {POINTS}",
        "piles": {"Province": 0},
        **more,
    }
    return Even(name, kingdom, hand, never, list(script), one=one, other=other, **facts)


def lost(name: str, kingdom: str, hand: str, one: Answer, other: Answer, *script: Answer, **more: Any) -> Even:
    """The other player is far ahead, and ends the game on the next turn."""
    facts: dict[str, Any] = {
        "deck": POOR,
        "discard": "Province",
        "their_hand": GOLD,
        "their_deck": f"{GOLD} {GOLD} {POINTS} {POINTS}",
        "piles": {"Province": 1},
        **more,
    }
    return Even(name, kingdom, hand, never, list(script), one=one, other=other, **facts)


def open_game(name: str, kingdom: str, hand: str, one: Answer, other: Answer, *script: Answer, **more: Any) -> Even:
    """In the middle of an open game."""
    facts: dict[str, Any] = {
        "deck": "Copper Silver Gold Copper Silver Copper",
        "discard": "Province Gold",
        "their_hand": "Copper Silver Gold Copper Copper",
        "their_deck": "Copper Silver Gold Silver Copper Copper Province",
        "piles": {"Province": 4},
        **more,
    }
    return Even(name, kingdom, hand, never, list(script), one=one, other=other, **facts)


def never(answer: Answer) -> bool:
    """No answer is wrong."""
    return False


EVEN = [
    won("A Gold or a Duchy after the end", "Village", "Estate", ("Gold",), ("Duchy",), phase="buy", coins=6),
    won("A Silver or nothing after the end", "Village", "Estate", ("Silver",), (), phase="buy", coins=3),
    won("Smithy or Militia after the end", "Smithy Militia", "Smithy Militia Copper", ("Smithy",), ("Militia",)),
    won(
        "What Chapel trashes after the end", "Chapel", "Chapel Copper Estate Gold", ("Copper",), ("Gold",), ("Chapel",)
    ),
    won(
        "What Workshop takes after the end",
        "Workshop Village",
        "Workshop Copper",
        ("Silver",),
        ("Village",),
        ("Workshop",),
    ),
    won("Baron with or without an Estate after the end", "Baron", "Baron Estate Copper", ("Estate",), (), ("Baron",)),
    won(
        "Steward for cards or coins after the end",
        "Steward",
        "Steward Copper Estate",
        ("+2 Cards",),
        ("+2 Coins",),
        ("Steward",),
    ),
    won(
        "Salvager on a Copper or an Estate after the end",
        "Salvager",
        "Salvager Copper Estate",
        ("Copper",),
        ("Estate",),
        ("Salvager",),
    ),
    won(
        "Island or Warehouse after the end",
        "Island Warehouse",
        "Island Warehouse Copper Copper",
        ("Island",),
        ("Warehouse",),
    ),
    won(
        "Apprentice or Herbalist after the end",
        "Apprentice Herbalist",
        "Apprentice Herbalist Copper Copper",
        ("Apprentice",),
        ("Herbalist",),
    ),
    won(
        "Bishop on a Copper or a Silver after the end",
        "Bishop",
        "Bishop Copper Silver",
        ("Copper",),
        ("Silver",),
        ("Bishop",),
    ),
    won(
        "Hamlet or Menagerie after the end", "Hamlet Menagerie", "Hamlet Menagerie Copper", ("Hamlet",), ("Menagerie",)
    ),
    won(
        "Oasis on a Copper or a Silver after the end",
        "Oasis",
        "Oasis Copper Silver Estate",
        ("Copper",),
        ("Silver",),
        ("Oasis",),
    ),
    won(
        "Forager on a Copper or an Estate after the end",
        "Forager",
        "Forager Copper Estate",
        ("Copper",),
        ("Estate",),
        ("Forager",),
    ),
    won("Plaza or Baker after the end", "Plaza Baker", "Plaza Baker Copper", ("Plaza",), ("Baker",)),
    lost("A Gold or a Silver in a lost game", "Village", "Estate", ("Gold",), ("Silver",), phase="buy", coins=6),
    lost("A Duchy or nothing in a lost game", "Village", "Estate", ("Duchy",), (), phase="buy", coins=5),
    lost("Village or Market in a lost game", "Village Market", "Village Market Estate", ("Village",), ("Market",)),
    lost("What Mine takes in a lost game", "Mine", "Mine Copper Silver", ("Copper",), ("Silver",), ("Mine",)),
    lost(
        "Nobles or Great Hall in a lost game",
        "Nobles Great_Hall",
        "Nobles Great_Hall Copper",
        ("Nobles",),
        ("Great Hall",),
    ),
    lost("Caravan or Bazaar in a lost game", "Caravan Bazaar", "Caravan Bazaar Copper", ("Caravan",), ("Bazaar",)),
    lost("Vault or Monument in a lost game", "Vault Monument", "Vault Monument Copper", ("Vault",), ("Monument",)),
    lost("Farmland or Silver in a lost game", "Farmland Inn", "Estate", ("Inn",), ("Silver",), phase="buy", coins=5),
    lost(
        "Altar on a Copper or an Estate in a lost game",
        "Altar",
        "Altar Copper Estate",
        ("Copper",),
        ("Estate",),
        ("Altar",),
    ),
    open_game(
        "Market or Laboratory first",
        "Market Laboratory",
        "Market Laboratory Copper Copper Silver",
        ("Market",),
        ("Laboratory",),
    ),
    open_game(
        "Village or Bazaar first", "Village Bazaar", "Village Bazaar Copper Copper Silver", ("Village",), ("Bazaar",)
    ),
    open_game(
        "Horse Traders away with two of three dead cards",
        "Horse_Traders",
        "Horse_Traders Estate Duchy Province Gold",
        ("Estate", "Duchy"),
        ("Duchy", "Province"),
        ("Horse Traders",),
    ),
    open_game(
        "Warehouse away with dead cards",
        "Warehouse",
        "Warehouse Estate Duchy Province Gold Gold",
        ("Estate", "Duchy", "Province"),
        ("Duchy", "Estate", "Estate"),
        ("Warehouse",),
        deck="Estate Gold Gold Copper Silver",
    ),
    open_game("Peddler or Market first", "Peddler Market", "Peddler Market Copper Silver", ("Peddler",), ("Market",)),
    open_game(
        "Conspirator's helpers in any order",
        "Great_Hall Caravan",
        "Great_Hall Great_Hall Caravan Silver",
        ("Great Hall",),
        ("Caravan",),
    ),
]
