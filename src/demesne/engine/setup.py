"""From a kingdom to a table: which piles lie there, how many cards each has, what everyone starts with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from demesne.engine import luck
from demesne.engine.card import Card, Kind
from demesne.engine.decision import Decision
from demesne.engine.options import NONE, OPEN, OPTIONS, Options
from demesne.engine.options import BadSetup as BadSetup

BASIC_PILES: Final = (
    "Copper",
    "Silver",
    "Gold",
    "Estate",
    "Duchy",
    "Province",
    "Curse",
)
LAST_PILES: Final = ("Province", "Colony")
"""The piles that end the game as soon as one of them is empty."""
SHELTER_NAMES: Final = ("Hovel", "Necropolis", "Overgrown Estate")
TURN_LIMIT: Final = 1000

CACHED: Final = 512
"""How many kingdoms are kept checked and laid out, for programs that deal many games."""


_CHECKED: Final[dict[tuple[int, tuple[str, ...], str | None], list[int]]] = {}
"""Kingdoms that passed the check, with the share that each option has in them."""


class Setup:
    """Everything that is decided before the first card is dealt. With the answers it is the whole game.

    `options` are all decided; `first` is the seat that begins. `turn_limit` is how many turns a player may begin: when
    the next player has begun that many, the game ends and is scored as it stands. `keys` is what the seed means for
    chance (see `luck`).
    """

    __slots__ = (
        "kingdom",
        "players",
        "seed",
        "bane",
        "options",
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
        options: Options,
        first: int,
        turn_limit: int,
        keys: list[int],
    ) -> None:
        self.kingdom = kingdom
        self.players = players
        self.seed = seed
        self.bane = bane
        self.options = options
        self.first = first
        self.turn_limit = turn_limit
        self.keys = keys

    def __repr__(self) -> str:
        bane = f" (Bane: {self.bane})" if self.bane else ""
        options = "".join([f", {name}" for name, chosen in self.options.to_dict().items() if chosen])
        return (
            f"<Setup: {', '.join(self.kingdom)}{bane}{options}; {self.players} players, seat {self.first} begins, "
            f"seed {self.seed!r}>"
        )

    @property
    def piles(self) -> tuple[str, ...]:
        """The kingdom piles, the Bane included."""
        return self.kingdom if self.bane is None else (*self.kingdom, self.bane)

    def to_dict(self) -> dict[str, object]:
        """The set-up as plain data."""
        return {
            "kingdom": list(self.kingdom),
            "players": self.players,
            "seed": self.seed,
            "bane": self.bane,
            **self.options.to_dict(),
            "first": self.first,
            "turn_limit": self.turn_limit,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, object]) -> Setup:
        """The set-up from the plain data that `to_dict` made; an option missing from the data is not in the game.
        Raises BadSetup for data that is not a set-up. Whether a game can have it is up to `checked`.
        """
        known = [*FIELDS, *[option.name for option in OPTIONS]]
        for key in data:
            if key not in known:
                raise BadSetup(f"unknown key {key!r} in the set-up; known are {', '.join(known)}")
        for key in FIELDS:
            if key not in data:
                raise BadSetup(f"{key!r} is missing in the set-up")
        kingdom, seed, bane = data["kingdom"], data["seed"], data["bane"]
        if not isinstance(kingdom, (list, tuple)):
            raise BadSetup(f"kingdom {kingdom!r}: it must be a list of cards")
        if bane is not None and not isinstance(bane, str):
            raise BadSetup(f"bane {bane!r}: it must be a card or null")
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise BadSetup(f"seed {seed!r}: it must be a whole number or a text")
        chosen = {key: value for key, value in data.items() if key not in FIELDS}
        return Setup(
            tuple([str(name) for name in kingdom]),
            _whole(data, "players"),
            seed,
            bane,
            Options.of(chosen).or_else(NONE),
            _whole(data, "first"),
            _whole(data, "turn_limit"),
            _keys(seed),
        )

    def again(self, seed: int | str, first: int) -> Setup:
        """The same set-up with other luck and another first player."""
        keys = luck.keys(seed)
        return Setup(self.kingdom, self.players, seed, self.bane, self.options, first, self.turn_limit, keys)


FIELDS: Final = ("kingdom", "players", "seed", "bane", "first", "turn_limit")
"""What a set-up has besides its options."""


def _whole(data: Mapping[str, object], key: str) -> int:
    value = data[key]
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSetup(f"{key} {value!r}: it must be a whole number")
    return value


def _keys(seed: int | str) -> list[int]:
    try:
        return luck.keys(seed)
    except ValueError:
        raise BadSetup("the seed can't be written as text: it must be a whole number or a text") from None


def make_setup(
    catalogue: Mapping[str, Kind],
    kingdom: list[str] | tuple[str, ...],
    players: int = 2,
    seed: int | str = 0,
    bane: str | None = None,
    options: Options = OPEN,
    first: int | None = None,
    turn_limit: int = TURN_LIMIT,
) -> Setup:
    """A checked set-up. Open options and an open `first` are decided by the seed, as the rules say."""
    names = tuple(kingdom)
    shares = _CHECKED.get((id(catalogue), names, bane))
    if shares is None:
        _check_kingdom(catalogue, names, bane)
        if len(_CHECKED) >= CACHED:
            _CHECKED.clear()
        piles = [catalogue[name] for name in (names if bane is None else (*names, bane))]
        shares = [option.share(piles) for option in OPTIONS]
        _CHECKED[(id(catalogue), names, bane)] = shares
    if not 2 <= players <= 6:
        raise BadSetup(f"{players} players: there must be 2 to 6")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadSetup(f"seed {seed!r}: it must be a whole number or a text")
    if isinstance(turn_limit, bool) or not isinstance(turn_limit, int) or turn_limit < 1:
        raise BadSetup(f"turn limit {turn_limit}: it must be 1 or more")
    if first is not None and not 0 <= first < players:
        raise BadSetup(f"first player {first}: it must be a seat from 0 to {players - 1}")
    keys = _keys(seed)
    decided = options.decided(shares, len(names) + (bane is not None), keys[luck.CHOICES])
    if first is None:
        first = keys[luck.CHOICES] % players
    return Setup(names, players, seed, bane, decided, first, turn_limit, keys)


def checked(catalogue: Mapping[str, Kind], setup: Setup) -> Setup:
    """The set-up, if a game can have it. Raises BadSetup otherwise."""
    return make_setup(
        catalogue,
        setup.kingdom,
        setup.players,
        setup.seed,
        setup.bane,
        setup.options,
        setup.first,
        setup.turn_limit,
    )


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
        counts = Counter(names)
        twice = sorted(name for name in counts if counts[name] > 1)
        raise BadSetup(f"the kingdom has {', '.join(twice)} twice")
    wanting = [name for name in names if catalogue[name].wants_bane]
    if wanting and bane is None:
        raise BadSetup(f"{wanting[0]} needs a bane: a kingdom card costing 2 or 3 that is not in the kingdom")
    if bane is not None:
        if not wanting:
            raise BadSetup(f"{bane} can't be the bane: no card of this kingdom needs one")
        if bane in names or not may_be_bane(catalogue[bane]):
            raise BadSetup(f"{bane} can't be the bane: it must be a card costing 2 or 3 that is not in the kingdom")


def is_basic(kind: Kind) -> bool:
    """Whether its pile lies beside the kingdom's: money, land and Curses, but no pile that kingdom cards bring."""
    return kind.supply and not (kind.kingdom or kind.pile or kind.heading)


def may_be_bane(kind: Kind) -> bool:
    """Whether a pile of this card can be the Bane: a kingdom card costing 2 or 3, and no Potion."""
    return kind.kingdom and kind.cost in (2, 3) and not kind.potions


class Pile:
    """Where a pile stands. How many cards it has is up to the game: `Game.counts`."""

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
    """What is the same in all games of one kingdom: the piles, and which events anything listens to."""

    def __init__(
        self,
        catalogue: Mapping[str, Kind],
        setup: Setup,
        placed: tuple[str, ...] = (),
    ) -> None:
        """`placed` names the cards that a position puts on the table beyond the set-up."""
        players = setup.players
        self.catalogue = catalogue
        self.players = players
        self.orders = [[(seat + step) % players for step in range(1, players)] for seat in range(players)]
        self.left_of = [order[0] for order in self.orders]
        self.piles_to_end = 3 if players <= 4 else 4
        self.piles: list[Pile] = []
        self.by_name: dict[str, Pile] = {}
        self.counts: list[int] = []
        self.mixed: list[list[Kind]] = []
        self.affordable: dict[int, Decision] = {}
        self._buy_decisions: dict[tuple[int, tuple[str, ...]], dict[int, Decision]] = {}
        self.offers: dict[tuple[int, int, tuple[str, ...]], Decision] = {}
        """The buy decisions where purchases depend on more than coins, by who decides, for which seat, and the offers.
        """
        self._names: list[str] = []
        self.places: dict[str, int] = {}
        self.bane = None if setup.bane is None else catalogue[setup.bane]
        chosen = [catalogue[name] for name in setup.kingdom]
        if self.bane is not None:
            chosen.append(self.bane)
        self.start_tokens = max([0] + [kind.start_tokens for kind in chosen])
        self.start_cards = [catalogue["Copper"]] * 7
        estates = SHELTER_NAMES if setup.options["shelters"] else ("Estate",) * 3
        self.start_cards += [catalogue[name] for name in estates]
        self.starts_with_actions = any(kind.is_action for kind in self.start_cards)
        # Cards never change and differ only within one game, so all games at this table start with the same objects.
        self.start_decks = [[Card(kind) for kind in self.start_cards] for _ in range(players)]
        self._lay_basic(players)
        if setup.options["colonies"]:
            self._lay(catalogue["Platinum"], catalogue["Platinum"].copies)
            self._lay(catalogue["Colony"], 8 if players == 2 else catalogue["Colony"].copies)
        extra = [name for kind in chosen for name in kind.companions]
        if "Potion" in extra:
            self._lay(catalogue["Potion"], catalogue["Potion"].copies)
        for kind in chosen:
            self._lay(kind, 8 if kind.is_victory and players == 2 else kind.copies)
        extra += [name for name in placed if not catalogue[name].supply and not catalogue[name].is_shelter]
        for name in extra:
            if name not in self.by_name:
                kind = catalogue[name]
                self._lay(kind, 10 * (players - 1) if name == "Ruins" else kind.copies)
        self.province = self.by_name["Province"].index
        # A game without Colonies ends by its Provinces alone.
        self.colony = self.by_name["Colony"].index if "Colony" in self.by_name else self.province
        self.last_piles: list[str] = [name for name in LAST_PILES if name in self.by_name]
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
        """Note which events anything in this game responds to, so that all others cost only one test."""
        kinds = {pile.kind for pile in self.piles} | {kind for members in self.mixed for kind in members}
        kinds |= set(placed) | set(self.start_cards)
        self.kinds = sorted(kinds, key=lambda kind: kind.name)
        self.from_hand = {event for kind in kinds for event in kind.hand_events}
        self.from_play = {event for kind in kinds for event in kind.play_events}
        self.trash_matters = "trash" in self.from_hand or any(kind.acts_when_trashed for kind in kinds)
        self.gains_change = "would-gain" in self.from_hand or any(kind.possesses for kind in kinds)
        self.from_supply = [pile for pile in self.piles if pile.supply and pile.kind.supply_events]
        self.gain_matters = bool(self.from_supply or {"gain", "other-gain"} & (self.from_hand | self.from_play))
        self.discard_matters = any(kind.answers_discard for kind in kinds)
        self.prices_vary = any(kind.potions or kind.action_discount or kind.less_per_action for kind in kinds)
        self.buys_vary = self.prices_vary or any(kind.bars or kind.may_be_barred or kind.possesses for kind in kinds)
        self.buys_pay = any(kind.tokens_per_buy or kind.vp_per_buy for kind in kinds)
        self.purchases_count = any(kind.counts_purchases for kind in kinds)
        self.gains_count = any(kind.counts_gains for kind in kinds)
        self.buy_matters = (
            "buy" in self.from_hand | self.from_play
            or self.gains_change
            or self.gain_matters
            or self.prices_vary
            or self.buys_pay
            or any(kind.puts_tokens or kind.marks_victory for kind in kinds)
            or self.purchases_count
            or self.gains_count
        )
        self.bought_straight = [
            not (self.buy_matters or pile.mixed >= 0 or pile.kind.bought_with_care) for pile in self.piles
        ]
        # The cards with points, unless one of them counts others.
        self.scorers: list[Kind] | None = None
        if not any(kind.counts_cards for kind in kinds):
            self.scorers = [kind for kind in self.kinds if kind.points]
        self.marker = next((kind for kind in self.kinds if kind.marks_victory), None)
        self.treasures_act = any(kind.is_treasure and not kind.only_coins for kind in kinds)
        self.play_matters = any(kind.becomes or kind.makes_cheaper for kind in kinds)
        self.plays_count = any(kind.counts_plays for kind in kinds)
        self.shields = any(kind.shields for kind in kinds)
        self.clean_up_matters = any(kind.acts_when_discarded or kind.at_clean_up for kind in kinds)

    def names(self) -> list[str]:
        """Every card that can be named; `places` then has their numbers. All games share both."""
        if not self._names:
            self._names = [kind.name for kind in self.catalogue.values() if not kind.heading]
            self.places = {name: place for place, name in enumerate(self._names)}
        return self._names

    def buy_decisions(self, discount: int, stacks: list[list[Kind]]) -> dict[int, Decision]:
        """Where games keep their buy decisions for this discount and these mixed piles, whose top cards alone matter.
        If purchases depend on more than that, nothing is kept.
        """
        if not discount and not stacks:
            return self.affordable
        tops: tuple[str, ...] = ()
        for stack in stacks:
            tops = (*tops, stack[-1].name if stack else "")
        found = self._buy_decisions.get((discount, tops))
        if found is None:
            if len(self._buy_decisions) >= CACHED:
                self._buy_decisions.clear()
            found = {}
            self._buy_decisions[(discount, tops)] = found
        return found

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


_TABLES: Final[dict[tuple[int, tuple[str, ...], int, str | None, tuple[bool | None, ...]], Table]] = {}


def table_for(catalogue: Mapping[str, Kind], setup: Setup) -> Table:
    """The table of a set-up; games of the same kingdom share it."""
    key = (id(catalogue), setup.kingdom, setup.players, setup.bane, setup.options.values)
    table = _TABLES.get(key)
    if table is None:
        if len(_TABLES) >= CACHED:
            _TABLES.clear()
        table = Table(catalogue, setup)
        _TABLES[key] = table
    return table
