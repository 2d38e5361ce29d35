"""What one seat may see of a game, as a snapshot of plain data: the same for a local game, one on a server and a
replay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from demesne import Decision, View
from demesne.cards import CARDS


class SeatView:
    """A view's facts (see docs/protocol.md) under convenient names. It never changes."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts = facts
        self.seat: int | None = facts["seat"]
        self.number: int = facts["number"]
        self.over: bool = facts["over"]
        self.hand: list[str] = facts["hand"]
        self.hand_owner: int | None = self.seat
        """Whose hand it is: another player's while this seat decides with their cards."""
        asked = facts["decision"]
        if "possessed_hand" in facts and asked is not None and asked.get("owner") == facts["turn"]["player"]:
            self.hand, self.hand_owner = facts["possessed_hand"], facts["turn"]["player"]
        self.trash: list[str] = facts["trash"]
        self.bane: str | None = facts["bane"]
        self.seats: list[dict[str, Any]] = facts["players"]
        self.turn: dict[str, Any] = facts["turn"]
        self._supply = {pile["pile"]: pile for pile in facts["supply"]}
        self._beside = {pile["pile"]: pile for pile in facts["beside"]}
        self._piles = self._supply | self._beside
        # A server of version 0.1.0 sends the costs of the cards on the piles, and no others.
        on_piles = {pile["top"]: pile["cost"] for pile in self._piles.values()}
        self._costs: dict[str, int] = on_piles | facts.get("costs", {})

    @classmethod
    def of(cls, view: View) -> SeatView:
        """The facts of a view, with what everyone owns: every gain and every trash is public."""
        return cls(view.to_dict() | {"owned": [view.owned(seat) for seat in range(view.players)]})

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.seats)

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return int(self.turn["player"])

    @property
    def phase(self) -> str:
        """The phase of the turn."""
        return str(self.turn["phase"])

    @property
    def actions(self) -> int:
        """The Actions left."""
        return int(self.turn["actions"])

    @property
    def buys(self) -> int:
        """The Buys left."""
        return int(self.turn["buys"])

    @property
    def coins(self) -> int:
        """The coins left."""
        return int(self.turn["coins"])

    @property
    def potions(self) -> int:
        """The Potions left."""
        return int(self.turn.get("potions", 0))

    @property
    def extra(self) -> str:
        """The card that granted this turn; empty if it is not an extra one."""
        return str(self.turn.get("extra", ""))

    @property
    def decider(self) -> int | None:
        """The seat that decides in this turn, if it is not the player's own."""
        found = self.turn.get("decider")
        return None if found is None else int(found)

    @property
    def heading(self) -> dict[str, object]:
        """The event that this turn began with."""
        turn = {"type": "turn", "seat": self.active, "amount": self.turns(self.active)}
        return turn | ({"label": self.extra} if self.extra else {})

    @property
    def waiting_for(self) -> int | None:
        """Who decides."""
        waiting = self.facts["waiting_for"]
        return None if waiting is None else int(waiting["player"])

    @property
    def decision(self) -> Decision | None:
        """The pending decision, if it is this seat's."""
        facts = self.facts["decision"]
        return None if facts is None else Decision.from_dict(facts)

    def piles(self) -> list[str]:
        """The names of all piles, including those outside the Supply."""
        return list(self._piles)

    def in_supply(self, pile: str) -> bool:
        """Whether there is such a pile in the Supply."""
        return pile in self._supply

    def top(self, pile: str) -> str | None:
        """The visible top card of a pile, if there is one."""
        found = self._piles.get(pile)
        return None if found is None else found["top"]

    def left(self, pile: str) -> int:
        """How many cards lie in a pile."""
        found = self._piles.get(pile)
        return 0 if found is None else int(found["count"])

    def cost(self, name: str) -> int:
        """The current cost of a card."""
        return self._costs.get(name, CARDS[name].cost)

    def pile_tokens(self, pile: str) -> list[str]:
        """The cards whose tokens lie on a pile."""
        return list(self._piles[pile].get("tokens", ())) if pile in self._piles else []

    @property
    def trade_route(self) -> int:
        """How many tokens lie on the Trade Route mat."""
        return int(self.facts.get("trade_route", 0))

    def in_play(self, seat: int) -> list[str]:
        """The cards that a seat has in play."""
        return list(self.seats[seat]["in_play"])

    def tokens(self, seat: int) -> int:
        """A seat's coin tokens."""
        return int(self.seats[seat]["tokens"])

    def turns(self, seat: int) -> int:
        """How many turns a seat has begun."""
        return int(self.seats[seat]["turns"])

    def met(self) -> set[str]:
        """The cards that can turn up in this game, as far as this seat knows."""
        found = set(self._piles) | {top for pile in self._piles if (top := self.top(pile)) is not None}
        found |= {*self.hand, *self.trash, *(name for owned in self.facts.get("owned", ()) for name in owned)}
        for seat in self.seats:
            found |= {*seat["in_play"], *seat["aside"], *seat["shown"], *seat.get("island", ())}
            if seat["discard_top"] is not None:
                found.add(seat["discard_top"])
        return found
