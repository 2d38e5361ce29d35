"""How much each kingdom card helps plain big money, found by playing: so many copies, so many games of 100 won.

Each number comes from 160 games of big money with that card against BMU, in a kingdom of that card alone. Cards that
need others (Throne Room, Market Square) look worse here than they are.
"""

from __future__ import annotations

from typing import Final

HELPS: Final[dict[str, tuple[int, int]]] = {
    "Adventurer": (1, 53), "Advisor": (1, 46), "Altar": (1, 50), "Armory": (1, 50), "Baker": (2, 75),
    "Band of Misfits": (1, 22), "Bandit Camp": (2, 62), "Beggar": (1, 39), "Bureaucrat": (1, 60), "Butcher": (1, 64),
    "Candlestick Maker": (1, 50), "Catacombs": (1, 76), "Cellar": (1, 37), "Chancellor": (1, 61), "Chapel": (1, 58),
    "Council Room": (1, 77), "Count": (2, 67), "Counterfeit": (5, 63), "Cultist": (5, 81), "Death Cart": (2, 57),
    "Doctor": (1, 52), "Farming Village": (1, 41), "Feast": (1, 29), "Festival": (1, 55), "Forager": (1, 52),
    "Fortress": (1, 37), "Fortune Teller": (1, 68), "Graverobber": (1, 37), "Hamlet": (1, 39), "Harvest": (1, 66),
    "Herald": (1, 33), "Hermit": (1, 79), "Horn of Plenty": (1, 39), "Horse Traders": (1, 52),
    "Hunting Grounds": (1, 73), "Hunting Party": (2, 64), "Ironmonger": (5, 69), "Jester": (5, 68),
    "Journeyman": (1, 74), "Junk Dealer": (1, 64), "Knights": (5, 62), "Laboratory": (5, 58), "Library": (1, 70),
    "Marauder": (2, 64), "Market": (5, 63), "Market Square": (1, 38), "Masterpiece": (1, 43), "Menagerie": (1, 34),
    "Merchant Guild": (1, 70), "Militia": (2, 79), "Mine": (1, 58), "Moat": (1, 58), "Moneylender": (1, 54),
    "Mystic": (2, 59), "Pillage": (5, 67), "Plaza": (1, 61), "Poor House": (1, 23), "Procession": (1, 22),
    "Rats": (1, 2), "Rebuild": (1, 63), "Remake": (1, 48), "Remodel": (1, 43), "Rogue": (2, 66), "Sage": (1, 54),
    "Scavenger": (1, 73), "Smithy": (1, 75), "Soothsayer": (1, 80), "Spy": (1, 45), "Squire": (1, 67),
    "Stonemason": (1, 16), "Storeroom": (1, 38), "Taxman": (1, 70), "Thief": (5, 58), "Throne Room": (1, 17),
    "Tournament": (2, 72), "Urchin": (1, 37), "Vagrant": (1, 46), "Village": (1, 32), "Wandering Minstrel": (1, 30),
    "Witch": (2, 91), "Woodcutter": (1, 57), "Workshop": (1, 38), "Young Witch": (2, 100),
}  # fmt: skip
"""Copies to buy, and games won of 100."""
