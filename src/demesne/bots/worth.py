"""What cards are worth to a bot that has no better idea: when to play them, to keep them, to have them.

Numbers are rough and in tenths of a coin. Where it matters, a plan or the tactics know better.
"""

from __future__ import annotations

from typing import Final

from demesne.cards import CARDS

NON_TERMINALS: Final = (
    # Played in this order, all of them before any terminal. Cards that look at the deck come before those that draw
    # from it; cards that get better with a fuller or a thinner hand come last.
    "Necropolis", "Ruined Village", "Fortress", "Village", "Bandit Camp", "Wandering Minstrel", "Plaza",
    "Farming Village", "Festival", "Dame Molly", "Herald", "Ironmonger", "Spy", "Mystic", "Sage", "Laboratory",
    "Advisor",
    "Hunting Party", "Vagrant", "Sir Bailey", "Urchin", "Market", "Market Square", "Tournament", "Baker", "Hamlet",
    "Menagerie", "Bag of Gold", "Candlestick Maker", "Junk Dealer", "Trusty Steed", "Madman", "Rats", "Forager",
    "Cellar", "Rebuild",
)  # fmt: skip

TERMINAL: Final[dict[str, int]] = {
    # base game
    "Adventurer": 33, "Bureaucrat": 24, "Chancellor": 21, "Chapel": 30, "Council Room": 42, "Feast": 32, "Library": 34,
    "Militia": 36, "Mine": 26, "Moat": 19, "Moneylender": 27, "Remodel": 25, "Smithy": 31, "Thief": 12,
    "Throne Room": 30, "Witch": 60, "Woodcutter": 22, "Workshop": 26,
    # Cornucopia
    "Fortune Teller": 25, "Harvest": 28, "Horse Traders": 29, "Jester": 45, "Remake": 38, "Young Witch": 44,
    "Followers": 85, "Princess": 50,
    # Guilds
    "Butcher": 42, "Doctor": 22, "Journeyman": 35, "Merchant Guild": 24, "Soothsayer": 56, "Stonemason": 20,
    "Taxman": 24,
    # Dark Ages
    "Altar": 44, "Armory": 27, "Band of Misfits": 34, "Beggar": 12, "Catacombs": 35, "Count": 40, "Cultist": 65,
    "Death Cart": 45, "Graverobber": 36, "Hermit": 28, "Hunting Grounds": 42, "Dame Anna": 40, "Dame Josephine": 30,
    "Dame Natalie": 38, "Dame Sylvia": 45, "Sir Destry": 42, "Sir Martin": 34, "Sir Michael": 48, "Sir Vander": 30,
    "Marauder": 42, "Pillage": 44, "Poor House": 20, "Procession": 30, "Rogue": 38, "Scavenger": 26, "Squire": 20,
    "Storeroom": 24, "Mercenary": 45, "Abandoned Mine": 10, "Ruined Library": 9, "Ruined Market": 1, "Survivors": 2,
}  # fmt: skip
"""What playing a terminal is worth."""

DRAWS: Final = frozenset(
    (
        "Smithy", "Council Room", "Library", "Moat", "Witch", "Adventurer", "Journeyman", "Catacombs",
        "Hunting Grounds",
        "Cultist", "Sir Destry", "Followers", "Young Witch", "Ruined Library",
    )
)  # fmt: skip
"""Terminals that bring cards, and are played first while there are Actions for more."""

OWNING: Final[dict[str, int]] = {
    # What a copy in the deck is worth; the rest are worth ten times their cost.
    "Curse": -20, "Copper": 4, "Estate": 2, "Duchy": 12, "Province": 30, "Hovel": -5, "Overgrown Estate": -5,
    "Necropolis": 0, "Abandoned Mine": -6, "Ruined Library": -7, "Ruined Market": -9, "Ruined Village": -9,
    "Survivors": -8, "Spoils": 32, "Madman": 40, "Mercenary": 48, "Diadem": 62, "Followers": 95, "Princess": 70,
    "Trusty Steed": 90, "Bag of Gold": 60, "Gardens": 10, "Fairgrounds": 20, "Feodum": 10, "Gold": 60, "Silver": 30,
    "Chancellor": 26, "Woodcutter": 27, "Thief": 15, "Adventurer": 50, "Chapel": 26, "Witch": 75, "Rats": 5,
    "Beggar": 12, "Masterpiece": 20, "Stonemason": 15, "Doctor": 22, "Moat": 22, "Poor House": 12, "Feast": 35,
    "Pillage": 42, "Death Cart": 30, "Squire": 22, "Taxman": 28, "Mine": 38, "Bureaucrat": 34,
    "Jester": 60, "Cultist": 75, "Junk Dealer": 56, "Soothsayer": 68, "Young Witch": 55, "Rebuild": 65,
    "Hunting Party": 60, "Laboratory": 58, "Sir Martin": 42,
}  # fmt: skip


def worth_owning(name: str) -> int:
    """What a copy in the deck is worth."""
    found = OWNING.get(name)
    return CARDS[name].cost * 10 if found is None else found


ORDER: Final[dict[str, int]] = {name: 700 - 4 * place for place, name in enumerate(NON_TERMINALS)}
WORTH: Final[dict[str, int]] = {name: worth_owning(name) for name in CARDS}
JUNK: Final = frozenset(
    name
    for name, kind in CARDS.items()
    if kind.is_curse or kind.is_ruins or name in ("Hovel", "Overgrown Estate", "Necropolis", "Estate", "Copper")
)
"""What trashing is for."""


def keep_worth(name: str) -> int:
    """What a card in hand is worth if it can be played."""
    kind = CARDS[name]
    if kind.is_treasure:
        return {"Horn of Plenty": 25, "Counterfeit": 22, "Diadem": 25}.get(name, kind.coins * 10)
    if name == "Rats":
        return 6
    if kind.is_action:
        if name in TERMINAL:
            return TERMINAL[name]
        return 14 + 4 * kind.cost + 6 * kind.coins + 4 * kind.cards if not kind.is_shelter else 4
    return 0


KEEP: Final[dict[str, int]] = {name: keep_worth(name) for name in CARDS}
