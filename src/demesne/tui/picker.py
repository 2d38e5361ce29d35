"""An answer in the making: which options are picked, where they lie on the table, and what the button would do."""

from __future__ import annotations

from collections import Counter
from typing import Final

from demesne import Decision
from demesne.seats.ordering import NUMBERS, hand_key, treasure_key
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts, sort_key

IN_THE_BAND: Final = ("mode", "name", "react", *NUMBERS)
"""Kinds of questions whose options lie nowhere on the table."""

FROM_HAND: Final = ("action", "play", "reveal", "treasure")
OUT_OF_THE_SUPPLY: Final = ("Rogue", "Thief")
"""Cards that let players gain what lies in the trash."""


class Picker:
    """A decision and the options picked so far, in the order in which they were picked.

    Every option is in one of three places: `hand` has a card of the hand for it, `piles` a pile, `offers` nothing, so
    that it is shown beside the question.
    """

    def __init__(self, decision: Decision, view: SeatView, texts: Texts) -> None:
        self.decision = decision
        self.view = view
        self.texts = texts
        self.picks: list[int] = []
        self.cards = sorted(view.hand, key=hand_key(texts))
        """The hand in the order in which it is shown."""
        self.hand: dict[int, int] = {}
        """For cards of the hand, by their place, the option that they are."""
        self.piles: dict[str, int] = {}
        """For piles, by name, the option that is their top card."""
        left = list(range(len(decision.options)))
        if decision.kind not in IN_THE_BAND:
            if self._from_piles():
                left = self._lay_on_piles(left)
            elif self._from_hand():
                left = self._lay_in_hand(left)
        self.offers = self._without_doubles(left)

    def _from_piles(self) -> bool:
        decision = self.decision
        if decision.kind == "buy" or (decision.kind, decision.source) == ("play", "Band of Misfits"):
            return True
        if decision.kind != "gain" or decision.source in OUT_OF_THE_SUPPLY:
            return False
        # Graverobber gains from the trash or, for an Action, from the Supply.
        robbed = decision.source == "Graverobber" and set(decision.options) <= set(self.view.trash)
        return not robbed or not self._would_fit_piles()

    def _would_fit_piles(self) -> bool:
        tops = {self.view.top(pile) for pile in self.view.piles()}
        return set(self.decision.options) <= tops

    def _from_hand(self) -> bool:
        decision = self.decision
        if decision.kind in FROM_HAND:
            return True
        if decision.target not in (None, decision.player):
            return False
        options = Counter(decision.options)
        shown = self.view.seats[decision.player]["shown"]
        return not (options <= Counter(shown) or options <= Counter(decision.about))

    def _lay_on_piles(self, options: list[int]) -> list[int]:
        tops = {top: pile for pile in self.view.piles() if (top := self.view.top(pile)) is not None}
        rest: list[int] = []
        for option in options:
            pile = tops.get(self.decision.options[option])
            if pile is None:
                rest.append(option)
            else:
                self.piles.setdefault(pile, option)
        return rest

    def _lay_in_hand(self, options: list[int]) -> list[int]:
        rest = list(options)
        for place, card in enumerate(self.cards):
            option = next((option for option in rest if self.decision.options[option] == card), None)
            if option is not None:
                self.hand[place] = option
                rest.remove(option)
        return rest

    def _without_doubles(self, options: list[int]) -> list[int]:
        """The options to offer beside the question: where only one can be picked, alike ones are one."""
        labels = self.decision.options
        if self.decision.max == 1:
            options = [option for option in options if labels.index(labels[option]) == option]
        if self.decision.kind == "name":
            met = self.view.met()
            return sorted(options, key=lambda n: (labels[n] not in met, sort_key(self.texts.label(labels[n]))))
        return options

    # -- picking ----------------------------------------------------------------------------------------------------

    def press(self, option: int) -> bool:
        """Pick an option, or drop it if it is picked. Where only one can be picked, pressing it again is the answer:
        whether that is so."""
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
        """Pick everything, as far as that is allowed; where all is picked, drop it."""
        decision = self.decision
        order = [*self.hand.values(), *self.piles.values(), *self.offers]
        if decision.kind == "treasure":
            order.sort(key=lambda option: treasure_key(decision.options[option]))
        full = len(self.picks) == min(decision.max, len(order))
        self.picks = [] if full else [*self.picks, *(n for n in order if n not in self.picks)][: decision.max]

    @property
    def labels(self) -> tuple[str, ...]:
        """The answer as it stands."""
        return tuple(self.decision.options[option] for option in self.picks)

    @property
    def is_valid(self) -> bool:
        """Whether the answer as it stands is allowed."""
        return self.decision.min <= len(self.picks) <= self.decision.max

    def mark(self, option: int | None) -> str:
        """What stands before an option: its number in an order, a tick, or that it can be picked."""
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
            return self.texts.confirm(self.decision, self.labels)
        return self.texts.message("table-choose-more", count=self.decision.min - len(self.picks))

    @property
    def count(self) -> str:
        """How many are picked, of how many; empty where only one can be."""
        decision = self.decision
        if decision.max == 1:
            return ""
        if decision.min == decision.max:
            return self.texts.message("table-picked-exactly", count=len(self.picks), most=decision.max)
        if decision.min == 0:
            return self.texts.message("table-picked-up-to", count=len(self.picks), most=decision.max)
        return self.texts.message("table-picked-between", count=len(self.picks), least=decision.min, most=decision.max)
