"""An answer in progress: which options are picked, where they lie on the table, and what the button would do."""

from __future__ import annotations

from typing import Final

from demesne import Decision
from demesne.cards import CARDS
from demesne.kingdoms.folding import tight
from demesne.seats.ordering import hand_key, treasure_key
from demesne.seats.seat_view import SeatView
from demesne.seats.suggestion import likely_option
from demesne.texts import Texts, sort_key

IN_THE_BAND: Final = ("mode", "react")
"""Kinds of questions about what cards do, not about where they lie."""

ON_PILES: Final = ("supply", "beside")


class Picker:
    """A decision and the options picked so far, in the order of picking.

    Every option is in one of three places: `hand` if it is a card in hand, `piles` if it is a pile, and otherwise
    `offers`, so that it is shown next to the question.
    """

    def __init__(self, decision: Decision, view: SeatView, texts: Texts) -> None:
        self.decision = decision
        self.view = view
        self.texts = texts
        self.picks: list[int] = []
        self.cards = sorted(view.hand, key=hand_key(texts))
        """The hand in display order."""
        self.hand: dict[int, int] = {}
        """For cards in hand, by position, their option."""
        self.piles: dict[str, int] = {}
        """For piles, by name, the option that is their top card."""
        self.offers = self._without_doubles(self._lay_out())
        if decision.kind == "treasure" and not any(CARDS[label].laid for label in decision.options):
            # Treasures that don't affect each other are nearly always all played.
            self.all()

    def _lay_out(self) -> list[int]:
        """Place the options where they lie; those not on the table remain."""
        decision, view = self.decision, self.view
        if decision.kind in IN_THE_BAND:
            return list(range(len(decision.options)))
        tops = {top: pile for pile in view.piles() if (top := view.top(pile)) is not None}
        left: list[int] = []
        zones = decision.zones or [""] * len(decision.options)
        for option, (label, zone) in enumerate(zip(decision.options, zones, strict=True)):
            place = self._free_place(label) if zone == "hand" and decision.owner == view.hand_owner else None
            if place is not None:
                self.hand[place] = option
            elif decision.kind == "pile":
                self.piles[label] = option
            elif zone in ON_PILES and label in tops:
                self.piles.setdefault(tops[label], option)
            else:
                left.append(option)
        return left

    def _free_place(self, card: str) -> int | None:
        return next((n for n, held in enumerate(self.cards) if held == card and n not in self.hand), None)

    def _without_doubles(self, options: list[int]) -> list[int]:
        """The options to offer next to the question: if only one can be picked, identical ones are merged."""
        labels = self.decision.options
        if self.decision.max == 1:
            options = [option for option in options if labels.index(labels[option]) == option]
        if self.decision.kind == "name":
            met = self.view.met()
            return sorted(options, key=lambda n: (labels[n] not in met, sort_key(self.texts.label(labels[n]))))
        return options

    def named_like(self, typed: str) -> list[int]:
        """The options whose names contain what was typed, those that begin with it first; both in the player's language
        and in English.
        """
        labels = self.decision.options
        names = {n: (tight(self.label(n)), tight(labels[n])) for n in self.offers}
        found = [n for n in self.offers if any(typed in name for name in names[n])]
        return sorted(found, key=lambda n: not any(name.startswith(typed) for name in names[n]))

    @property
    def likely(self) -> int | None:
        """The option that the cursor starts on; None for the button."""
        return None if self.is_valid and self.picks else likely_option(self.decision, self.view)

    # -- picking ----------------------------------------------------------------------------------------------------

    def press(self, option: int) -> bool:
        """Pick an option, or drop it if it is picked. If only one can be picked, pressing it again is the answer;
        returns whether it is.
        """
        if option in self.picks:
            if self.decision.max == 1:
                return True
            self.picks.remove(option)
        elif self.decision.max == 1:
            self.picks = [option]
        elif len(self.picks) < self.decision.max:
            self.picks.append(option)
        return False

    def all(self) -> None:
        """Pick everything, as far as allowed; if all is picked, drop it."""
        decision = self.decision
        order = [*self.hand.values(), *self.piles.values(), *self.offers]
        if decision.kind == "treasure":
            order.sort(key=lambda option: treasure_key(decision.options[option]))
        full = len(self.picks) == min(decision.max, len(order))
        self.picks = [] if full else [*self.picks, *(n for n in order if n not in self.picks)][: decision.max]

    @property
    def labels(self) -> tuple[str, ...]:
        """The current answer."""
        return tuple(self.decision.options[option] for option in self.picks)

    @property
    def is_valid(self) -> bool:
        """Whether the current answer is allowed."""
        return self.decision.min <= len(self.picks) <= self.decision.max

    def mark(self, option: int | None) -> str:
        """The mark before an option: its number in an order, a tick, or that it can be picked."""
        if option is None:
            return " "
        if option not in self.picks:
            return "›"
        return str(self.picks.index(option) + 1) if self.decision.ordered and self.decision.max > 1 else "✓"

    # -- words --------------------------------------------------------------------------------------------------------

    def label(self, option: int) -> str:
        """An option in words."""
        return self.texts.label(self.decision.options[option], self.decision.kind, self.decision.source)

    @property
    def button(self) -> str:
        """What the button says: what the answer would do, or what is missing."""
        if self.is_valid:
            if self.decision.kind == "mode" and self.picks:
                words = ", ".join(self.label(option) for option in self.picks)
                return f"{words[:1].upper()}{words[1:]}"
            return self.texts.confirm(self.decision, self.labels)
        return self.texts.message("table-choose-more", count=self.decision.min - len(self.picks))

    @property
    def count(self) -> str:
        """How many are picked, of how many; empty if only one can be."""
        decision = self.decision
        if decision.max == 1:
            return ""
        if decision.min == decision.max:
            return self.texts.message("table-picked-exactly", count=len(self.picks), most=decision.max)
        if decision.min == 0:
            return self.texts.message("table-picked-up-to", count=len(self.picks), most=decision.max)
        return self.texts.message("table-picked-between", count=len(self.picks), least=decision.min, most=decision.max)
