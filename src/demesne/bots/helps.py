"""How much each kingdom card helps plain big money, found by playing: so many copies, so many games of 100 won.

Each number comes from games of big money with that card against BMU, in a kingdom of that card alone. Cards that need
others (Throne Room, Market Square) look worse here than they are.
"""

from __future__ import annotations

from typing import Final

HELPS: Final[dict[str, tuple[int, int]]] = {
    "Adventurer": (1, 52), "Advisor": (1, 44), "Altar": (1, 28), "Armory": (1, 48), "Baker": (5, 73),
    "Band of Misfits": (1, 20), "Bandit Camp": (2, 64), "Beggar": (1, 40), "Bureaucrat": (1, 66), "Butcher": (1, 62),
    "Candlestick Maker": (1, 44), "Catacombs": (1, 77), "Cellar": (1, 32), "Chancellor": (1, 64), "Chapel": (1, 50),
    "Council Room": (2, 78), "Count": (2, 66), "Counterfeit": (5, 62), "Cultist": (5, 82), "Death Cart": (2, 56),
    "Doctor": (1, 52), "Farming Village": (1, 38), "Feast": (1, 12), "Festival": (1, 54), "Forager": (1, 52),
    "Fortress": (1, 36), "Fortune Teller": (1, 69), "Graverobber": (1, 33), "Hamlet": (1, 32), "Harvest": (1, 66),
    "Herald": (1, 27), "Hermit": (1, 77), "Horn of Plenty": (1, 36), "Horse Traders": (2, 53),
    "Hunting Grounds": (1, 70), "Hunting Party": (2, 61), "Ironmonger": (5, 68), "Jester": (2, 64),
    "Journeyman": (2, 74), "Junk Dealer": (1, 59), "Knights": (2, 54), "Laboratory": (1, 53), "Library": (1, 70),
    "Marauder": (2, 64), "Market": (5, 62), "Market Square": (1, 37), "Masterpiece": (1, 40), "Menagerie": (1, 28),
    "Merchant Guild": (1, 68), "Militia": (2, 82), "Mine": (1, 61), "Moat": (1, 57), "Moneylender": (1, 50),
    "Mystic": (5, 62), "Pillage": (1, 64), "Plaza": (1, 60), "Poor House": (1, 23), "Procession": (1, 24),
    "Rats": (1, 1), "Rebuild": (1, 62), "Remake": (1, 30), "Remodel": (1, 34), "Rogue": (2, 68), "Sage": (1, 54),
    "Scavenger": (1, 74), "Smithy": (1, 74), "Soothsayer": (1, 78), "Spy": (1, 42), "Squire": (1, 62),
    "Stonemason": (1, 2), "Storeroom": (1, 37), "Taxman": (1, 67), "Thief": (2, 56), "Throne Room": (1, 12),
    "Tournament": (2, 70), "Urchin": (1, 34), "Vagrant": (1, 50), "Village": (1, 26), "Wandering Minstrel": (1, 22),
    "Witch": (2, 92), "Woodcutter": (1, 54), "Workshop": (1, 33), "Young Witch": (2, 100),
}  # fmt: skip
"""Copies to buy, and games won of 100."""
