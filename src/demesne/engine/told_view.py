"""A view over what a server sends of a game: plain data in, the attributes of a `View` out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from demesne.engine.card import Kind
from demesne.engine.deal_facts import DealFacts
from demesne.engine.deals import unpack
from demesne.engine.decision import Decision
from demesne.engine.facts import EventFacts, PileFacts, ViewFacts
from demesne.engine.options import Options
from demesne.engine.setup import Setup, Table
from demesne.engine.view import NothingToImagine, UnknownCard, View

if TYPE_CHECKING:
    from demesne.engine.game import Game


class ToldView(View):
    """What a seat may know of a game that is played elsewhere, as of the last `tell`.

    For cards that are not in this game it knows only the printed cost. What a perfect memory knows (`owned`, `points`,
    `own_deck`) must be among the facts; a server sends it if the socket asks for it. To imagine, it calls `deal` with
    the number of the decision and gets a game that was dealt for it.
    """

    def __init__(
        self, table: Table, setup: Setup, facts: ViewFacts, deal: Callable[[int], DealFacts] | None = None
    ) -> None:
        self._table = table
        self._setup = setup
        self._options = setup.options
        self._deal = deal
        self._dealt: Game | None = None
        self._events: Sequence[EventFacts] = ()
        self.tell(facts, ())

    def tell(self, facts: ViewFacts, events: Sequence[EventFacts]) -> None:
        """Set how things stand, and what has happened so far."""
        self._facts = facts
        self._events = events
        self._dealt = None
        self.seat = facts["seat"]
        self._decision: Decision | None = None
        if facts["decision"] is not None:
            self._decision = Decision.from_dict(facts["decision"])
        self._piles: dict[str, PileFacts] = {}
        for pile in facts["supply"]:
            self._piles[pile["pile"]] = pile
        for pile in facts["beside"]:
            self._piles[pile["pile"]] = pile

    @property
    def decision(self) -> Decision | None:
        return self._decision

    @property
    def hand(self) -> list[str]:
        return list(self._facts["hand"])

    @property
    def possessed(self) -> int | None:
        turn = self._facts["turn"]
        return turn["player"] if "decider" in turn and turn["decider"] == self.seat else None

    @property
    def possessed_hand(self) -> list[str]:
        return list(self._facts["possessed_hand"]) if "possessed_hand" in self._facts else []

    @property
    def players(self) -> int:
        return len(self._facts["players"])

    @property
    def active(self) -> int:
        return self._facts["turn"]["player"]

    @property
    def next_player(self) -> int | None:
        return self._facts["next_player"]

    @property
    def phase(self) -> str:
        return self._facts["turn"]["phase"]

    @property
    def actions(self) -> int:
        return self._facts["turn"]["actions"]

    @property
    def buys(self) -> int:
        return self._facts["turn"]["buys"]

    @property
    def coins(self) -> int:
        return self._facts["turn"]["coins"]

    @property
    def potions(self) -> int:
        return self._facts["turn"].get("potions", 0)

    @property
    def empty_piles(self) -> int:
        return sum([1 for pile in self._facts["supply"] if not pile["count"]])

    @property
    def provinces(self) -> int:
        return self.left("Province")

    @property
    def last_piles(self) -> list[str]:
        return self._table.last_piles[:]

    @property
    def to_last(self) -> int:
        return min([self.left(pile) for pile in self.last_piles])

    @property
    def piles_to_end(self) -> int:
        return self._table.piles_to_end

    @property
    def mat_tokens(self) -> int:
        return self._facts.get("trade_route", 0)

    @property
    def native_village(self) -> list[str]:
        return list(self._facts.get("native_village", ()))

    @property
    def trash(self) -> list[str]:
        return list(self._facts["trash"])

    @property
    def bane(self) -> str | None:
        return self._facts["bane"]

    @property
    def options(self) -> Options:
        return self._options

    @property
    def kinds(self) -> list[Kind]:
        return self._table.kinds

    def piles(self) -> list[str]:
        return [pile.name for pile in self._table.piles]

    def in_supply(self, pile: str) -> bool:
        found = self._table.by_name.get(pile)
        if found is None:
            self.kind(pile)
            return False
        return found.supply

    def top(self, pile: str) -> str | None:
        found = self._piles.get(pile)
        if found is None:
            self.kind(pile)
            return None
        return found["top"]

    def left(self, pile: str) -> int:
        found = self._piles.get(pile)
        if found is None:
            self.kind(pile)
            return 0
        return found["count"]

    def stock(self) -> list[int]:
        return [self._piles[pile.name]["count"] for pile in self._table.piles]

    def cost_of(self, kind: Kind) -> int:
        return self.cost(kind.name)

    def cost(self, name: str) -> int:
        return self._facts["costs"].get(name, self.kind(name).cost)

    def costs(self) -> dict[str, int]:
        return dict(self._facts["costs"])

    def kind(self, name: str) -> Kind:
        found = self._table.catalogue.get(name)
        if found is None:
            raise UnknownCard(name, self._table.catalogue)
        return found

    def in_play(self, seat: int) -> list[str]:
        return list(self._facts["players"][seat]["in_play"])

    def hand_size(self, seat: int) -> int:
        return self._facts["players"][seat]["hand"]

    def deck_size(self, seat: int) -> int:
        return self._facts["players"][seat]["deck"]

    def tokens(self, seat: int) -> int:
        return self._facts["players"][seat]["tokens"]

    def pirate_tokens(self, seat: int) -> int:
        return self._facts["players"][seat].get("pirate_tokens", 0)

    def turns(self, seat: int) -> int:
        return self._facts["players"][seat]["turns"]

    def owned(self, seat: int) -> dict[str, int]:
        return dict(self._facts["owned"][seat])

    def tally(self, seat: int, in_order: bool = False) -> dict[str, int]:
        return self._facts["owned"][seat]

    def census(self, seat: int) -> list[int]:
        return self.by_number(self.tally(seat))

    def points(self, seat: int) -> int:
        return self._facts["points"][seat]

    def own_deck(self) -> dict[str, int]:
        return dict(self._facts["own_deck"])

    def own_mats(self) -> list[str]:
        if self.seat is None:
            return []
        island = self._facts["players"][self.seat].get("island", [])
        return [*island, *self.native_village, *self._facts.get("face_down", [])]

    def imagine(self, seed: int | str) -> Game:
        """See `View.imagine`; only while this seat has to decide. Asks `deal` once per decision. Raises
        NothingToImagine.
        """
        if self._dealt is None:
            if self._deal is None:
                raise NothingToImagine("this view has nobody to ask for a game to imagine from")
            if self._decision is None or self.seat is None:
                raise NothingToImagine("a game that is played elsewhere can be imagined at your own decisions only")
            number = self._facts["number"]
            self._dealt = unpack(self._table, self._setup, self._deal(number), self.seat, number)
        return self._dealt.view(self.seat).imagine(seed)

    def to_dict(self) -> ViewFacts:
        return self._facts

    def events(self, since: int = 0) -> list[EventFacts]:
        return list(self._events[since:])
