"""What a bot knows when it decides: the view, with everything that is counted kept until the next decision."""

from __future__ import annotations

from typing import Final

from demesne.cards import CARDS
from demesne.engine.card import Kind
from demesne.engine.decision import Decision
from demesne.engine.view import View

COINS: Final[dict[str, int]] = {name: kind.coins for name, kind in CARDS.items() if kind.is_treasure}
"""What each Treasure is worth by its plain bonus."""

CHOSEN_VILLAGES: Final = frozenset(("Hamlet", "Squire", "Trusty Steed"))
HEADINGS: Final = frozenset(name for name, kind in CARDS.items() if kind.heading)
"""Mixed piles, whose cards have other names than the pile."""

PILE_OF: Final[dict[str, str]] = {name: kind.pile or name for name, kind in CARDS.items()}
"""The pile that a card comes from."""


def extra_actions(name: str) -> int:
    """How many more Actions there are after playing a card than before: -1 for a terminal."""
    if name in CHOSEN_VILLAGES:
        return 1
    return CARDS[name].actions - 1


EXTRA: Final[dict[str, int]] = {name: extra_actions(name) for name, kind in CARDS.items() if kind.is_action}
PLAIN_POINTS: Final[dict[str, int]] = {name: kind.points for name, kind in CARDS.items() if kind.points}


def points_of(owned: dict[str, int]) -> int:
    """The points of someone who owns these cards."""
    total = 0
    for name, points in PLAIN_POINTS.items():
        total += points * owned.get(name, 0)
    if "Gardens" in owned:
        total += owned["Gardens"] * (sum(owned.values()) // 10)
    if "Fairgrounds" in owned:
        total += owned["Fairgrounds"] * (sum([1 for n in owned.values() if n > 0]) // 5 * 2)
    if "Feodum" in owned:
        total += owned["Feodum"] * (owned.get("Silver", 0) // 3)
    return total


class Sight:
    """One seat's knowledge at one decision. What takes time to find out is found out when first asked for."""

    view: View
    decision: Decision

    def __init__(self) -> None:
        self.seat = 0
        self.players = 2
        self._known: View | None = None
        self._piles: list[str] | None = None
        self._kinds: list[Kind] = []
        self._treasures: list[Kind] = []
        self._actions: list[Kind] = []
        self._tally: dict[str, int] | None = None
        self._owned: dict[str, int] | None = None
        self._hand: list[str] | None = None
        self._money = -1
        self._lead = 0
        self._lead_known = False
        self._terminals = -1
        self._villages = -1

    def look(self, view: View, decision: Decision) -> None:
        """Turn to a new decision and forget what was counted for the last one."""
        self.view = view
        self.decision = decision
        self._tally = None
        self._owned = None
        self._hand = None
        self._money = -1
        self._lead_known = False
        self._terminals = -1
        self._villages = -1
        if view is not self._known:
            self._known = view
            self.seat = decision.player
            self.players = view.players
            self._piles = None
            kinds = view.kinds
            if kinds is not self._kinds:
                self._kinds = kinds
                self._treasures = [kind for kind in kinds if kind.is_treasure]
                self._actions = [kind for kind in kinds if kind.is_action and not kind.is_ruins]

    @property
    def piles(self) -> list[str]:
        """The names of the Supply piles."""
        piles = self._piles
        if piles is None:
            piles = [pile for pile in self.view.piles() if self.view.in_supply(pile)]
            self._piles = piles
        return piles

    @property
    def hand(self) -> list[str]:
        """The own hand by names."""
        hand = self._hand
        if hand is None:
            hand = self.view.hand
            self._hand = hand
        return hand

    @property
    def owned(self) -> dict[str, int]:
        """How many of each card this seat owns, sorted by name."""
        owned = self._owned
        if owned is None:
            owned = self.view.tally(self.seat, True)
            self._owned = owned
            self._tally = owned
        return owned

    @property
    def tally(self) -> dict[str, int]:
        """`owned` in any order: to look names up in, which is what is done most."""
        tally = self._tally
        if tally is None:
            tally = self.view.tally(self.seat)
            self._tally = tally
        return tally

    def count(self, name: str) -> int:
        """How many of a card this seat owns; of a mixed pile, how many of its cards."""
        if name in HEADINGS:
            return sum([n for card, n in self.tally.items() if PILE_OF[card] == name])
        return self.tally.get(name, 0)

    def theirs(self, name: str) -> int:
        """How many of a card the other players own together."""
        total = 0
        for seat in range(self.players):
            if seat != self.seat:
                total += self.view.tally(seat).get(name, 0)
        return total

    def money(self) -> int:
        """The coins on all Treasures owned."""
        if self._money < 0:
            owned = self.tally
            total = 0
            for kind in self._treasures:
                total += kind.coins * owned.get(kind.name, 0)
            self._money = total
        return self._money

    def treasures(self) -> int:
        """How many Treasures this seat owns."""
        owned = self.tally
        total = 0
        for kind in self._treasures:
            total += owned.get(kind.name, 0)
        return total

    def cards(self) -> int:
        """How many cards this seat owns."""
        return sum(self.tally.values())

    def action_cards(self) -> int:
        """How many Action cards this seat owns, Ruins and Shelters aside."""
        owned = self.tally
        total = 0
        for kind in self._actions:
            if not kind.is_shelter:
                total += owned.get(kind.name, 0)
        return total

    def terminals(self) -> int:
        """How many Actions this seat owns that use up an Action, Ruins aside."""
        if self._terminals < 0:
            owned = self.tally
            total = 0
            for kind in self._actions:
                n = owned.get(kind.name, 0)
                if n and EXTRA[kind.name] < 0:
                    total += n
            self._terminals = total
        return self._terminals

    def villages(self) -> int:
        """How many extra Actions the cards owned give."""
        if self._villages < 0:
            owned = self.tally
            total = 0
            for kind in self._actions:
                n = owned.get(kind.name, 0)
                if n:
                    extra = EXTRA[kind.name]
                    if extra > 0:
                        total += extra * n
            self._villages = total
        return self._villages

    def left(self, pile: str) -> int:
        """How many cards lie in a pile."""
        return self.view.left(pile)

    def turn(self) -> int:
        """The own turn, from 1."""
        return self.view.turns(self.seat)

    def lead(self) -> int:
        """The own points less those of the best other player."""
        if not self._lead_known:
            view = self.view
            best = -1000
            for seat in range(self.players):
                if seat != self.seat:
                    best = max(best, view.points(seat))
            self._lead = view.points(self.seat) - best
            self._lead_known = True
        return self._lead

    def held(self, name: str) -> int:
        """How many of a card are in hand."""
        return self.hand.count(name)

    def played(self, name: str) -> int:
        """How many of a card this seat has in play."""
        return self.view.in_play(self.seat).count(name)

    def unseen(self) -> dict[str, int]:
        """What the next draws come from: the own deck, or what will be shuffled when it is empty."""
        deck = self.view.own_deck()
        return deck if deck else self.discarded()

    def discarded(self) -> dict[str, int]:
        """What lies in the own discard pile: everything owned that is nowhere else (a perfect memory knows it)."""
        rest = dict(self.owned)
        for name, n in self.view.own_deck().items():
            rest[name] -= n
        for name in self.hand:
            rest[name] -= 1
        for name in self.view.in_play(self.seat):
            if rest.get(name, 0) > 0:
                rest[name] -= 1
        return {name: n for name, n in rest.items() if n > 0}

    def top(self, pile: str) -> str:
        """The card that a rule about a pile means now: its top card if the pile is mixed."""
        if pile in HEADINGS:
            return self.view.top(pile) or pile
        return pile

    def ending(self) -> bool:
        """Whether the game may be over within a few turns."""
        view = self.view
        return view.left("Province") <= 2 * self.players or view.empty_piles >= view.piles_to_end - 1
