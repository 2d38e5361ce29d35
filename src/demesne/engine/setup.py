"""From a kingdom to a table: which piles lie there, how many cards each has, what everyone starts with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from demesne.engine import luck
from demesne.engine.card import Card, Kind
from demesne.engine.decision import Decision

BASIC_PILES: Final = (
    "Copper",
    "Silver",
    "Gold",
    "Estate",
    "Duchy",
    "Province",
    "Curse",
)
SHELTER_NAMES: Final = ("Hovel", "Necropolis", "Overgrown Estate")
TURN_LIMIT: Final = 1000

CACHED: Final = 512
"""How many kingdoms are kept checked and laid out, for those who deal many games."""


class BadSetup(ValueError):
    """A set-up that no game can have. The message says what is wrong and what is allowed."""


_CHECKED: Final[dict[tuple[int, tuple[str, ...], str | None], int]] = {}
"""Kingdoms that were found right, with their number of Dark Ages cards."""


class Setup:
    """Everything that is decided before the first card is dealt. With the answers it is the whole game.

    `keys` is what the seed means for chance (see `luck`).
    `shelters` is a choice already made; `first` the seat that begins. `turn_limit` is how many turns a player
    may begin: when the next player has begun that many, the game ends and is scored as it stands.
    """

    __slots__ = (
        "kingdom",
        "players",
        "seed",
        "bane",
        "shelters",
        "first",
        "turn_limit",
        "keys",
    )

    def __init__(
        self,
        kingdom: tuple[str, ...],
        players: int,
        seed: int | str,
        bane: str | None,
        shelters: bool,
        first: int,
        turn_limit: int,
        keys: list[int],
    ) -> None:
        self.kingdom = kingdom
        self.players = players
        self.seed = seed
        self.bane = bane
        self.shelters = shelters
        self.first = first
        self.turn_limit = turn_limit
        self.keys = keys

    def to_dict(self) -> dict[str, object]:
        """The set-up as plain data."""
        return {
            "kingdom": list(self.kingdom),
            "players": self.players,
            "seed": self.seed,
            "bane": self.bane,
            "shelters": self.shelters,
            "first": self.first,
            "turn_limit": self.turn_limit,
        }


def make_setup(
    catalogue: Mapping[str, Kind],
    kingdom: list[str] | tuple[str, ...],
    players: int = 2,
    seed: int | str = 0,
    bane: str | None = None,
    shelters: bool | None = None,
    first: int | None = None,
    turn_limit: int = TURN_LIMIT,
) -> Setup:
    """A checked set-up. What is left open (`shelters`, `first`) is decided by the seed, as the rules say."""
    names = tuple(kingdom)
    checked = _CHECKED.get((id(catalogue), names, bane))
    if checked is None:
        _check_kingdom(catalogue, names, bane)
        if len(_CHECKED) >= CACHED:
            _CHECKED.clear()
        dark = sum(1 for name in (*names, bane) if name is not None and catalogue[name].set == "dark_ages")
        checked = dark
        _CHECKED[(id(catalogue), names, bane)] = dark
    if not 2 <= players <= 6:
        raise BadSetup(f"{players} players: allowed are 2 to 6")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadSetup(f"seed {seed!r}: allowed are whole numbers and texts")
    if turn_limit < 1:
        raise BadSetup(f"turn limit {turn_limit}: allowed is 1 or more")
    if first is not None and not 0 <= first < players:
        raise BadSetup(f"first player {first}: allowed are seats 0 to {players - 1}")
    keys = luck.keys(seed)
    piles = len(names) + (bane is not None)
    if shelters is None:
        shelters = checked > 0 and keys[luck.CHOICES] // 720 % piles < checked
    if first is None:
        first = keys[luck.CHOICES] % players
    return Setup(names, players, seed, bane, shelters, first, turn_limit, keys)


def first_of_rematch(players: int, winners: list[int], seed: int | str) -> int:
    """Who begins the next game: the player to the left of the winner; after a tie, by lot among those who did not win
    (among all, if all won)."""
    if len(winners) == 1:
        return (winners[0] + 1) % players
    candidates = [seat for seat in range(players) if seat not in winners] or list(range(players))
    return candidates[luck.keys(seed)[luck.CHOICES] % len(candidates)]


def _check_kingdom(catalogue: Mapping[str, Kind], names: tuple[str, ...], bane: str | None) -> None:
    for name in names if bane is None else (*names, bane):
        kind = catalogue.get(name)
        if kind is None:
            raise BadSetup(f"there is no card {name!r}")
        if not kind.kingdom:
            raise BadSetup(f"{name} is not a kingdom card")
    if len(set(names)) < len(names):
        twice = sorted({name for name in names if names.count(name) > 1})
        raise BadSetup(f"the kingdom has {', '.join(twice)} twice")
    wants_bane = any(catalogue[name].wants_bane for name in names)
    if wants_bane and bane is None:
        raise BadSetup("Young Witch needs a bane: a kingdom card costing 2 or 3 that is not in the kingdom")
    if bane is not None:
        if not wants_bane:
            raise BadSetup("a bane is only for kingdoms with Young Witch")
        if bane in names or catalogue[bane].cost not in (2, 3):
            raise BadSetup(f"{bane} can't be the bane: allowed are cards costing 2 or 3 that are not in the kingdom")


class Pile:
    """Where a pile stands. How many cards it has is the game's affair: `Game.counts`."""

    __slots__ = ("index", "kind", "name", "supply", "mixed")

    def __init__(self, index: int, kind: Kind, supply: bool, mixed: int) -> None:
        self.index = index
        self.kind = kind
        self.name = kind.name
        self.supply = supply
        self.mixed = mixed

    def __repr__(self) -> str:
        return f"<pile {self.name}>"


def zone_of(pile: Pile) -> str:
    """The zone in which a pile's cards lie."""
    return "supply" if pile.supply else "beside"


class Table:
    """What stays the same through all games of one kingdom: the piles, and which events anybody listens to."""

    def __init__(
        self,
        catalogue: Mapping[str, Kind],
        kingdom: tuple[str, ...],
        players: int,
        bane: str | None,
        shelters: bool,
        placed: tuple[str, ...] = (),
    ) -> None:
        """`placed` names cards that a position puts on the table beyond the set-up."""
        self.catalogue = catalogue
        self.players = players
        self.orders = [[(seat + step) % players for step in range(1, players)] for seat in range(players)]
        self.piles_to_end = 3 if players <= 4 else 4
        self.piles: list[Pile] = []
        self.by_name: dict[str, Pile] = {}
        self.counts: list[int] = []
        self.mixed: list[list[Kind]] = []
        self.affordable: dict[int, Decision] = {}
        self.bane = None if bane is None else catalogue[bane]
        chosen = [catalogue[name] for name in kingdom]
        if self.bane is not None:
            chosen.append(self.bane)
        self.start_tokens = max([0] + [kind.start_tokens for kind in chosen])
        self.start_cards = [catalogue["Copper"]] * 7
        self.start_cards += [catalogue[name] for name in SHELTER_NAMES] if shelters else [catalogue["Estate"]] * 3
        # Cards never change and differ only within one game, so all games at this table start with the same ones.
        self.start_decks = [[Card(kind) for kind in self.start_cards] for _ in range(players)]
        self._lay_basic(players)
        for kind in chosen:
            self._lay(kind, 8 if kind.is_victory and players == 2 else kind.copies)
        extra = [name for kind in chosen for name in kind.companions]
        extra += [name for name in placed if not catalogue[name].supply and not catalogue[name].is_shelter]
        for name in extra:
            if name not in self.by_name:
                kind = catalogue[name]
                self._lay(kind, 10 * (players - 1) if name == "Ruins" else kind.copies)
        self.province = self.by_name["Province"].index
        self._listen([catalogue[name] for name in placed])

    def _lay_basic(self, players: int) -> None:
        victory = 8 if players == 2 else 12
        provinces = {2: 8, 5: 15, 6: 18}.get(players, 12)
        boxes = 1 if players <= 4 else 2
        sizes = (
            60 * boxes - 7 * players,
            40 * boxes,
            30 * boxes,
            victory,
            victory,
            provinces,
            10 * (players - 1),
        )
        for name, size in zip(BASIC_PILES, sizes, strict=True):
            self._lay(self.catalogue[name], size)

    def _lay(self, kind: Kind, size: int) -> None:
        members = [member for member in self.catalogue.values() if member.pile == kind.name]
        pile = Pile(len(self.piles), kind, kind.supply, len(self.mixed) if members else -1)
        if members:
            self.mixed.append([member for member in members for _ in range(member.copies)])
        self.piles.append(pile)
        self.by_name[kind.name] = pile
        self.counts.append(size)

    def _listen(self, placed: list[Kind]) -> None:
        """Note which events anything in this game answers to, so that all others cost one test."""
        kinds = {pile.kind for pile in self.piles} | {kind for members in self.mixed for kind in members}
        kinds |= set(placed) | set(self.start_cards)
        self.kinds = sorted(kinds, key=lambda kind: kind.name)
        self.from_hand = {event for kind in kinds for event in kind.hand_events}
        self.from_play = {event for kind in kinds for event in kind.play_events}
        self.trash_matters = "trash" in self.from_hand or any(kind.acts_when_trashed for kind in kinds)
        self.buy_matters = "buy" in self.from_hand or any(kind.tokens_per_buy for kind in kinds)
        self.treasures_act = any(kind.is_treasure and not kind.only_coins for kind in kinds)
        self.play_matters = any(kind.becomes or kind.discount for kind in kinds)
        self.clean_up_matters = any(kind.acts_when_discarded for kind in kinds)

    def stacks(self, setup: Setup) -> list[list[Kind]]:
        """The mixed piles, shuffled for a game; the last card of each is on top."""
        stacks: list[list[Kind]] = []
        key = setup.keys[luck.MIXED]
        for pile in self.piles:
            if pile.mixed >= 0:
                stack = self.mixed[pile.mixed][:]
                if key >= 0:
                    luck.shuffle(stack, key, pile.mixed)
                else:
                    luck.shuffle_hidden(stack, setup.seed, luck.MIXED, pile.mixed)
                stacks.append(stack[: self.counts[pile.index]])
        return stacks


_TABLES: Final[dict[tuple[int, tuple[str, ...], int, str | None, bool], Table]] = {}


def table_for(catalogue: Mapping[str, Kind], setup: Setup) -> Table:
    """The table of a set-up; games of the same kingdom share it."""
    key = (id(catalogue), setup.kingdom, setup.players, setup.bane, setup.shelters)
    table = _TABLES.get(key)
    if table is None:
        if len(_TABLES) >= CACHED:
            _TABLES.clear()
        table = Table(catalogue, setup.kingdom, setup.players, setup.bane, setup.shelters)
        _TABLES[key] = table
    return table
