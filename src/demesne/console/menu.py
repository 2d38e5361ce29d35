"""A decision as a numbered menu, and the answer in a typed line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from demesne import Decision
from demesne.cards import CARDS
from demesne.engine.decision import AMOUNTS, DISCARDED, card_of
from demesne.kingdoms.folding import nearest, tight
from demesne.seats.ordering import hand_key, treasure_key
from demesne.seats.refusals import not_an_option
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts, seek_card, sort_key

FROM_THE_SUPPLY: Final = ("buy", "gain", "pile")

_RANGE: Final = re.compile(r"([0-9]{1,4})(?:-([0-9]{1,4}))?")
_TIMES: Final = re.compile(r"([0-9]{1,2})\s*[x×*]\s*(.+)", re.IGNORECASE)
_SEPARATORS: Final = re.compile(r"[,;+]")
LONGEST: Final = 8
"""More words than any option has."""


class Unclear(Exception):
    """A line that does not answer the question. The message says why, in the reader's language."""


@dataclass(frozen=True)
class Choice:
    """One line of a menu: the number to type, the option's label and how it is shown."""

    number: int
    label: str
    shown: str


def spoken(word: str) -> str:
    """A word in its comparison form: without accents and case, but with signs such as "?" kept."""
    return tight(word) or word


def words(texts: Texts, key: str) -> frozenset[str]:
    """The list of words in a message."""
    return frozenset(spoken(word) for word in texts.message(key).split())


class Menu:
    """The options of a decision, numbered.

    If several can be picked, each has its own number; if only one can, identical options are one choice.
    """

    def __init__(self, decision: Decision, view: SeatView, texts: Texts) -> None:
        self.decision = decision
        self.view = view
        self.texts = texts
        options = self._sorted()
        if decision.max == 1:
            options = list(dict.fromkeys(options))
        first = 0 if decision.kind in AMOUNTS else 1
        self.choices = [
            Choice(number, label, texts.label(label, decision.kind, decision.source))
            for number, label in enumerate(options, first)
        ]
        self._names = self._spellings()

    def _sorted(self) -> list[str]:
        decision = self.decision
        view = self.view
        options = decision.options
        if decision.kind == "name":
            # Any card can be named, but these are the ones that can turn up.
            return sorted(view.met() & set(options), key=lambda name: sort_key(self.texts.label(name)))
        if decision.kind in FROM_THE_SUPPLY:
            return sorted(options, key=lambda name: (-self._cost(name), sort_key(self.texts.label(name))))
        if decision.kind == "treasure":
            return sorted(options, key=treasure_key)
        if decision.kind in ("mode", *AMOUNTS) or decision.ordered:
            return list(options)
        return sorted(options, key=hand_key(self.texts))

    def _cost(self, name: str) -> int:
        return self.view.cost(name) if name in CARDS else 0

    def _spellings(self) -> dict[str, str]:
        """What can be typed for each label; if two share a spelling, the one that needs fewer words wins."""
        decision = self.decision
        found: dict[str, str] = {}
        for label in dict.fromkeys(decision.options):
            found.setdefault(tight(label), label)
            found.setdefault(tight(self.texts.label(label, decision.kind, decision.source)), label)
            if label in CARDS:
                found.setdefault(tight(self.texts.card(label)), label)
        for label in dict.fromkeys(decision.options):
            if label.startswith(DISCARDED):
                found.setdefault(tight(self.texts.card(card_of(label))), label)
        return {spelling: label for spelling, label in found.items() if spelling}

    def zone(self, label: str) -> str:
        """Where an option lies; empty if it is not on the table."""
        zones = self.decision.zones
        return zones[self.decision.options.index(label)] if zones else ""

    @property
    def is_offer(self) -> bool:
        """Whether it is a yes or no question."""
        return self.decision.min == 0 and self.decision.max == 1 and len(self.choices) == 1

    def label_of(self, typed: str) -> str | None:
        """The option with exactly this name or number, if there is one."""
        label = self._exact(typed)
        if label is None and typed.isascii() and typed.isdigit() and len(typed) < 5:
            label = next((choice.label for choice in self.choices if choice.number == int(typed)), None)
        return label

    def _exact(self, typed: str) -> str | None:
        label = self._names.get(tight(typed))
        if label is None:
            card = seek_card(typed)
            if card is not None:
                label = next((option for option in (card, DISCARDED + card) if option in self.decision.options), None)
        return label

    def all(self) -> tuple[str, ...]:
        """Every option, in the order of the menu."""
        if len(self.choices) > self.decision.max:
            raise Unclear(self._wrong_number(len(self.choices)))
        return tuple(choice.label for choice in self.choices)

    def read(self, typed: str) -> tuple[str, ...]:
        """The labels that a line picks. Raises Unclear."""
        picks = self._picks(typed.strip())
        counts = self.decision.counts()
        for label in picks:
            if picks.count(label) > counts[label]:
                raise Unclear(self.texts.message("table-no-more", card=self.texts.label(label)))
        if not self.decision.min <= len(picks) <= self.decision.max:
            raise Unclear(self._wrong_number(len(picks)))
        return tuple(picks)

    def _wrong_number(self, count: int) -> str:
        least, most = self.decision.min, self.decision.max
        if least == most:
            return self.texts.message("table-pick-exactly", least=least, count=count)
        if least == 0:
            return self.texts.message("table-pick-up-to", most=most, count=count)
        return self.texts.message("table-pick-between", least=least, most=most, count=count)

    def _picks(self, typed: str) -> list[str]:
        if not typed or (typed in ("-", "0") and self.label_of(typed) is None):
            return []
        if self.is_offer and (answer := self._yes_or_no(typed)) is not None:
            return [self.choices[0].label] if answer else []
        if self._means(typed):
            return self._part(typed, set())
        used: set[int] = set()
        if _SEPARATORS.search(typed):
            parts = [part.strip() for part in _SEPARATORS.split(typed) if part.strip()] or [typed]
            return [label for part in parts for label in self._part(part, used)]
        words = typed.split()
        picks: list[str] = []
        while words:
            for length in range(min(len(words), LONGEST), 0, -1):
                part = " ".join(words[:length])
                # A single word must mean something; several may do so together.
                if length == 1 or self._means(part):
                    picks += self._part(part, used)
                    del words[:length]
                    break
        return picks

    def _means(self, part: str) -> bool:
        """Whether these words together name something, even a card that is not on offer."""
        if self._times(part) is not None or self._exact(part) is not None or len(self._begun(part)) == 1:
            return True
        return seek_card(part) is not None

    def _yes_or_no(self, typed: str) -> bool | None:
        if spoken(typed) in words(self.texts, "table-words-yes"):
            return True
        return False if spoken(typed) in words(self.texts, "table-words-no") else None

    def _times(self, part: str) -> tuple[int, str] | None:
        """The number and the label in "2x Copper"."""
        times = _TIMES.fullmatch(part)
        label = None if times is None else self._exact(times[2])
        return None if times is None or label is None else (int(times[1]), label)

    def _part(self, part: str, used: set[int]) -> list[str]:
        """What one number, range or name picks; `used` are the numbers typed before it."""
        part = part.rstrip(".)") or part
        if numbers := _RANGE.fullmatch(part):
            first = int(numbers[1])
            last = int(numbers[2]) if numbers[2] else first
            return [self._numbered(number, used) for number in range(first, last + 1)]
        if times := self._times(part):
            return [times[1]] * times[0]
        label = self._exact(part)
        begun = [label] if label is not None else self._begun(part)
        if len(begun) == 1:
            return begun
        if begun:
            shown = [self.texts.label(label, self.decision.kind, self.decision.source) for label in begun[:4]]
            raise Unclear(self.texts.message("table-ambiguous", text=part, names=self.texts.join(shown, "or")))
        raise Unclear(self._strange(part))

    def _strange(self, part: str) -> str:
        """Why a name can't be picked."""
        card = seek_card(part)
        if card is not None:
            return not_an_option(card, self.decision, self.view, self.texts)
        near = nearest(part, [choice.shown for choice in self.choices], most=2)
        text = part if len(part) <= 40 else part[:39] + "…"
        if near:
            return self.texts.message("table-no-option-near", text=text, near=self.texts.join(near, "or"))
        return f"{self.texts.message('table-no-option', text=text)} {self.texts.message('table-see-help')}"

    def _numbered(self, number: int, used: set[int]) -> str:
        choice = next((choice for choice in self.choices if choice.number == number), None)
        if choice is None:
            first, last = self.choices[0].number, self.choices[-1].number
            raise Unclear(self.texts.message("table-no-number", number=number, first=first, last=last))
        if number in used:
            raise Unclear(self.texts.message("table-twice", number=number))
        used.add(number)
        return choice.label

    def _begun(self, part: str) -> list[str]:
        """The options whose names begin with this."""
        start = tight(part)
        if len(start) < 2 or start.isdigit():
            return []
        return list(dict.fromkeys(label for name, label in self._names.items() if name.startswith(start)))
