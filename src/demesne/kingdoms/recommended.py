"""The kingdoms that the rulebooks recommend, by name in three languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from demesne.kingdoms.folding import nearest, tight
from demesne.kingdoms.kingdom import Kingdom


@dataclass(frozen=True)
class Recommended:
    """A recommended kingdom: its names by language, its sets, its cards by English name and its Bane."""

    names: dict[str, str]
    sets: tuple[str, ...]
    cards: tuple[str, ...]
    bane: str | None = None

    @property
    def name(self) -> str:
        """The English name."""
        return self.names["en"]

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom itself."""
        return Kingdom(self.cards, self.bane, name=self.name)


def _entry(en: str, fr: str, it: str, sets: str, cards: str, bane: str | None = None) -> Recommended:
    names = {"en": en, "fr": fr, "it": it}
    return Recommended(names, tuple(sets.split()), tuple(sorted(cards.split(", "))), bane)


RECOMMENDED: Final = (
    _entry(
        "First Game", "Les premières parties", "Prima partita", "base",
        "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop",
    ),
    _entry(
        "Big Money", "Richesses et trésors", "Tanti Soldi", "base",
        "Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, Throne Room",
    ),
    _entry(
        "Interaction", "Interaction", "Interazione", "base",
        "Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief, Village",
    ),
    _entry(
        "Size Distortion", "Changement de taille", "Distorsione Dimensionale", "base",
        "Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop",
    ),
    _entry(
        "Village Square", "Place du Village", "Villaggio Quadrato", "base",
        "Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village, Woodcutter",
    ),
    _entry(
        "Bounty of the Hunt", "Fruits de la chasse", "Frutti della Caccia", "cornucopia base",
        "Harvest, Horn of Plenty, Hunting Party, Menagerie, Tournament, "
        "Cellar, Festival, Militia, Moneylender, Smithy",
    ),
    _entry(
        "Bad Omens", "Mauvais augure", "Cattivi Presagi", "cornucopia base",
        "Fortune Teller, Hamlet, Horn of Plenty, Jester, Remake, "
        "Adventurer, Bureaucrat, Laboratory, Spy, Throne Room",
    ),
    _entry(
        "The Jester's Workshop", "L'atelier du bouffon", "La Bottega del Giullare", "cornucopia base",
        "Fairgrounds, Farming Village, Horse Traders, Jester, Young Witch, "
        "Feast, Laboratory, Market, Remodel, Workshop",
        bane="Chancellor",
    ),
    _entry(
        "Arts and Crafts", "Artistes et Artisans", "Arti e Mestieri", "guilds base",
        "Advisor, Baker, Journeyman, Merchant Guild, Stonemason, Cellar, Festival, Laboratory, Moneylender, Workshop",
    ),
    _entry(
        "Clean Living", "Une vie saine", "Vita Sana", "guilds base",
        "Baker, Butcher, Candlestick Maker, Doctor, Soothsayer, Gardens, Militia, Moneylender, Thief, Village",
    ),
    _entry(
        "Gilding the Lily", "Cage dorée", "Gabbia Dorata", "guilds base",
        "Candlestick Maker, Herald, Masterpiece, Plaza, Taxman, Adventurer, Chancellor, Library, Market, Remodel",
    ),
    _entry(
        "Grim Parade", "Défilé funeste", "Parata Funesta", "dark_ages",
        "Armory, Band of Misfits, Catacombs, Cultist, Forager, Fortress, Hunting Grounds, Knights, Market Square, "
        "Procession",
    ),
    _entry(
        "Playing Chess with Death", "Jouer aux échecs avec la mort", "Scacchi con la Morte", "dark_ages",
        "Bandit Camp, Graverobber, Junk Dealer, Mystic, Pillage, Rats, Sage, Scavenger, Storeroom, Vagrant",
    ),
    _entry(
        "High and Low", "Les hauts et les bas", "Alti e Bassi", "dark_ages base",
        "Hermit, Hunting Grounds, Mystic, Poor House, Wandering Minstrel, "
        "Cellar, Moneylender, Throne Room, Witch, Workshop",
    ),
    _entry(
        "Chivalry and Revelry", "Chevalerie et réjouissance", "Cavalleria e Baldoria", "dark_ages base",
        "Altar, Knights, Rats, Scavenger, Squire, Festival, Gardens, Laboratory, Library, Remodel",
    ),
    _entry(
        "Dark Carnival", "Sombre carnaval", "Carnevale Oscuro", "dark_ages cornucopia",
        "Band of Misfits, Cultist, Fortress, Hermit, Junk Dealer, Knights, "
        "Fairgrounds, Hamlet, Horn of Plenty, Menagerie",
    ),
    _entry(
        "To the Victor", "Honneur au vainqueur", "Al Vincitore", "dark_ages cornucopia",
        "Bandit Camp, Counterfeit, Death Cart, Marauder, Pillage, Sage, Harvest, Hunting Party, Remake, Tournament",
    ),
    _entry(
        "Last Laughs", "Les derniers rires", "Ultime Risate", "cornucopia intrigue",
        "Farming Village, Harvest, Horse Traders, Hunting Party, Jester, Minion, Nobles, Pawn, Steward, Swindler",
    ),
    _entry(
        "The Spice of Life", "Un peu de piquant", "Il Sale della Vita", "cornucopia intrigue",
        "Fairgrounds, Horn of Plenty, Remake, Tournament, Young Witch, "
        "Coppersmith, Courtyard, Great Hall, Mining Village, Tribute",
        bane="Wishing Well",
    ),
    _entry(
        "Small Victories", "Petites victoires", "Piccole Vittorie", "cornucopia intrigue",
        "Fortune Teller, Hamlet, Hunting Party, Remake, Tournament, Conspirator, Duke, Great Hall, Harem, Pawn",
    ),
    _entry(
        "Name That Card", "À la carte", "Nomina la Carta", "guilds intrigue",
        "Advisor, Baker, Doctor, Masterpiece, Plaza, Courtyard, Harem, Nobles, Tribute, Wishing Well",
    ),
    _entry(
        "Tricks of the Trade", "Les ficelles du commerce", "Trucchi del Mestiere", "guilds intrigue",
        "Butcher, Herald, Journeyman, Soothsayer, Stonemason, Conspirator, Coppersmith, Great Hall, Masquerade, Nobles",
    ),
    _entry(
        "Decisions, Decisions", "Le temps des décisions", "Decisioni, Decisioni", "guilds intrigue",
        "Butcher, Candlestick Maker, Masterpiece, Merchant Guild, Taxman, Bridge, Duke, Mining Village, Pawn, Upgrade",
    ),
    _entry(
        "Prophecy", "Prophétie", "Profezia", "dark_ages intrigue",
        "Armory, Ironmonger, Mystic, Rebuild, Vagrant, Baron, Conspirator, Great Hall, Nobles, Wishing Well",
    ),
    _entry(
        "Invasion", "Invasion", "Invasione", "dark_ages intrigue",
        "Beggar, Marauder, Rogue, Squire, Urchin, Harem, Mining Village, Swindler, Torturer, Upgrade",
    ),
    _entry(
        "Watery Graves", "Tombes aquatiques", "Tombe Acquatiche", "dark_ages seaside",
        "Count, Graverobber, Hermit, Scavenger, Urchin, Native Village, Pirate Ship, Salvager, Treasure Map, Treasury",
    ),
    _entry(
        "Peasants", "Paysans", "Contadini", "dark_ages seaside",
        "Death Cart, Feodum, Poor House, Urchin, Vagrant, Fishing Village, Haven, Island, Lookout, Warehouse",
    ),
    _entry(
        "Infestations", "Infestations", "Infestazioni", "dark_ages alchemy",
        "Armory, Cultist, Feodum, Market Square, Rats, Wandering Minstrel, "
        "Apprentice, Scrying Pool, Transmute, Vineyard",
    ),
    _entry(
        "Lamentations", "Lamentations", "Lamenti", "dark_ages alchemy",
        "Beggar, Catacombs, Counterfeit, Forager, Ironmonger, Pillage, Apothecary, Golem, Herbalist, University",
    ),
    _entry(
        "One Man's Trash", "Le malheur des uns", "Il Male dell'Uno", "dark_ages prosperity",
        "Counterfeit, Forager, Graverobber, Market Square, Rogue, City, Grand Market, Monument, Talisman, Venture",
    ),
    _entry(
        "Honor Among Thieves", "Les loups ne se mangent pas entre eux", "Onore tra Ladri", "dark_ages prosperity",
        "Bandit Camp, Procession, Rebuild, Rogue, Squire, Forge, Hoard, Peddler, Quarry, Watchtower",
    ),
    _entry(
        "Far From Home", "Loin de la maison", "Lontano da Casa", "dark_ages hinterlands",
        "Beggar, Count, Feodum, Marauder, Wandering Minstrel, Cartographer, Develop, Embassy, Fool's Gold, Haggler",
    ),
    _entry(
        "Expeditions", "Expéditions", "Spedizioni", "dark_ages hinterlands",
        "Altar, Catacombs, Ironmonger, Poor House, Storeroom, Crossroads, Farmland, Highway, Spice Merchant, Tunnel",
    ),
)  # fmt: skip
"""All recommended kingdoms: those of one set, alone or with the base game, then those that mix other sets."""

_BY_NAME: Final = {tight(name): entry for entry in RECOMMENDED for name in entry.names.values()}


def find_recommended(text: str) -> Recommended | None:
    """The recommended kingdom of this name in any of the languages, or none."""
    return _BY_NAME.get(tight(text))


def nearest_recommended(text: str) -> tuple[str, ...]:
    """Names of recommended kingdoms that a mistyped text may stand for, each in the language where it is closest."""
    return nearest(text, [name for entry in RECOMMENDED for name in entry.names.values()])


@cache
def _by_piles() -> dict[tuple[tuple[str, ...], str | None], Recommended]:
    return {(entry.cards, entry.bane): entry for entry in RECOMMENDED}


def recommended_as(kingdom: Kingdom) -> Recommended | None:
    """The recommended kingdom with the piles of this one, or none."""
    return _by_piles().get((kingdom.cards, kingdom.bane))
