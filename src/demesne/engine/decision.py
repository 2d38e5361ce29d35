"""The question a game is waiting at, and the answers it accepts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import comb
from operator import index
from typing import Any, Final

from demesne.engine import picture
from demesne.engine.card import Card
from demesne.engine.facts import DecisionFacts
from demesne.engine.player import NOBODY

KINDS: Final = {
    "action": "an Action to play from hand; none ends the Action phase",
    "treasure": "Treasures to play from hand, in this order; none ends it",
    "spend": "how many coin tokens to spend",
    "buy": "a card to buy; none ends the Buy phase",
    "overpay": "how many coins and Potions to pay over the cost",
    "gain": "a card to gain",
    "trash": "cards to trash",
    "discard": "cards to discard",
    "topdeck": "cards to put onto the deck; the first one named ends up on top",
    "reveal": "cards to show, mostly one from hand",
    "react": "the next effect to use or to resolve when something happened",
    "play": "a card to play through another card",
    "aside": "cards to set aside",
    "pass": "a card to pass to the left",
    "return": "cards to return to the Supply",
    "pile": "a pile of the Supply, by its name",
    "name": "any card of the game",
    "mode": "one or more of the effects offered",
}
"""Every kind of decision, and what it asks for."""

AMOUNTS: Final = ("spend", "overpay")
"""Kinds of decisions whose options are amounts: each number stands for itself."""

MANY: Final = 12
ALL: Final = [list(range(n)) for n in range(MANY)]
"""All option numbers of a question with n options; like `ONE`, shared and never changed."""

ONE: Final = [[n] for n in range(64)]
"""Only the n-th option."""


ZONES: Final = {
    "hand": "in the owner's hand",
    "supply": "on top of a pile of the Supply",
    "beside": "on top of a pile that is not in the Supply",
    "trash": "in the trash",
    "discard": "in the owner's discard pile",
    "shown": "among the owner's cards that are just being revealed or looked at",
    "in_play": "among the owner's cards in play",
    "aside": "among the owner's cards that are set aside",
    "island": "on the owner's Island mat",
    "native_village": "on the owner's Native Village mat",
}
"""Where the card behind an option can lie."""


DISCARDED: Final = "discard/"
"""What the label of a card in the discard pile begins with, where cards in hand can be picked too."""


def card_of(label: str) -> str:
    """The card that a label names, wherever it lies; a label that is no card's stays as it is."""
    return label.removeprefix(DISCARDED)


class IllegalAnswer(ValueError):
    """An answer that the pending decision does not allow. Nothing has changed; the message says what is allowed."""


class Decision:
    """A question to one player.

    An answer picks between `min` and `max` different options. Options with the same label are interchangeable, and
    where the question is not `ordered` so is the order of the answer. Beyond what answering needs, `event` says why the
    source acts ("play", "react", "turn", "overpay", "gain", "trash", "clean-up"), `step` the number of this question
    among those of its kind, and `target` the player whose cards it judges or whose gain it decides. `zones` says where
    each option lies, and `owner` whose zones these are.
    """

    kind: str = ""
    min: int = 0
    ordered: bool = False
    source: str | None = None
    about: tuple[str, ...] = ()
    step: int = 0
    event: str = ""
    target: int | None = None
    piles: list[int] | None = None
    """For `buy`, the numbers of the piles that the options stand for."""
    zone: str = ""
    """Where all options lie; empty if they are not cards on the table or lie in several zones."""
    _zones: list[str] | None = None
    _owner: int = NOBODY
    _labels: list[str] | None = None
    places: dict[str, int] | None = None
    """The number of each option by its label, once it is known."""

    def __init__(
        self,
        player: int,
        kind: str,
        labels: list[str] | None,
        cards: list[Card] | None,
        least: int,
        most: int,
        ordered: bool,
    ) -> None:
        """The options are given as labels, or as cards whose names are the labels."""
        self.player = player
        self.kind = kind
        self.cards = cards
        self.min = least
        self.max = most
        self.ordered = ordered
        self._labels = labels

    @property
    def options(self) -> list[str]:
        """The labels of what can be picked."""
        labels = self._labels
        if labels is None:
            labels = [] if self.cards is None else [card.kind.name for card in self.cards]
            self._labels = labels
        return labels

    @property
    def size(self) -> int:
        """How many options there are."""
        if self._labels is not None:
            return len(self._labels)
        return 0 if self.cards is None else len(self.cards)

    def label(self, i: int) -> str:
        """The label of one option, for callers that don't need all of them."""
        return self.options[i] if self.cards is None else self.cards[i].kind.name

    @property
    def zones(self) -> list[str]:
        """Where each option lies, in the words of `ZONES`; "" for an option that is not a card on the table, and an
        empty list if none is.
        """
        if self._zones is not None:
            return self._zones
        return [self.zone] * len(self.options) if self.zone else []

    @property
    def owner(self) -> int:
        """The seat that owns these zones; usually the one that decides."""
        return self.player if self._owner == NOBODY else self._owner

    def lie(self, owner: int, zone: str, zones: list[str] | None = None) -> None:
        """Say where the options lie: all in one zone of a seat, or each in its own."""
        self._owner = owner
        self.zone = zone
        self._zones = zones

    def find(self, label: str) -> int:
        """The first option with this label, or -1."""
        if self.cards is not None:
            # A hand is small and searched only once.
            for i, card in enumerate(self.cards):
                if card.kind.name == label:
                    return i
            return -1
        places = self.places
        if places is None:
            options = self.options
            if self.piles is None:
                # Only buy decisions are shared by many games; for others, an index is not worth its time.
                return options.index(label) if label in options else -1
            places = {}
            for i in range(len(options) - 1, -1, -1):
                places[options[i]] = i
            self.places = places
        return places.get(label, -1)

    def __repr__(self) -> str:
        by = f" by {self.source}" if self.source else ""
        return f"<{self.kind} {self.min}..{self.max} of {self.options} for seat {self.player}{by}>"

    def _repr_html_(self) -> str:
        return picture.html(picture.asked(self.to_dict()))

    def to_dict(self) -> DecisionFacts:
        """The decision as plain data, for any transport."""
        return {
            "player": self.player,
            "kind": self.kind,
            "source": self.source,
            "event": self.event,
            "step": self.step,
            "target": self.target,
            "about": list(self.about),
            "options": list(self.options),
            "zones": list(self.zones),
            "owner": self.owner,
            "min": self.min,
            "max": self.max,
            "ordered": self.ordered,
        }

    @classmethod
    def from_dict(cls, facts: Mapping[str, Any]) -> Decision:
        """The decision from the plain data that `to_dict` made. Version 0.1.0 did not record where the options lie."""
        decision = Decision(
            facts["player"], facts["kind"], list(facts["options"]), None, facts["min"], facts["max"], facts["ordered"]
        )
        decision.source = facts["source"]
        decision.event = facts["event"]
        decision.step = facts["step"]
        decision.target = facts["target"]
        decision.about = tuple(facts["about"])
        decision.lie(facts.get("owner", decision.player), "", list(facts.get("zones", ())))
        return decision

    def explain(self) -> str:
        """What is allowed, in a sentence."""
        count = str(self.min) if self.min == self.max else f"{self.min} to {self.max}"
        shown = self.counts()
        offers = ", ".join(label if n == 1 else f"{label} x{n}" for label, n in shown.items())
        if len(shown) > 60:
            offers = ", ".join(list(shown)[:60]) + ", ..."
        by = f" for {self.source}" if self.source else ""
        return f"allowed{by}: {self.kind} {count} of {offers or 'nothing'}"

    def pick(self, labels: tuple[str, ...]) -> list[int]:
        """The options that these labels name, each the first one still free; an error if there is none or the number is
        wrong.
        """
        options = self.options
        if len(labels) == 1 and self.max >= 1 and self.min <= 1:
            if labels[0] in options:
                return [options.index(labels[0])]
        picks: list[int] = []
        start: dict[str, int] = {}
        for label in labels:
            at = start.get(label, 0)
            while at < len(options) and options[at] != label:
                at += 1
            if at == len(options):
                raise IllegalAnswer(
                    f"{label[:60]!r} can't be picked{' once more' if label in options else ''}; {self.explain()}"
                )
            start[label] = at + 1
            picks.append(at)
        if len(picks) < self.min or len(picks) > self.max:
            raise IllegalAnswer(f"{len(picks)} picked; {self.explain()}")
        return picks

    def read(self, answer: object) -> list[int]:
        """The options that an answer picks: a list or a tuple of labels or of option numbers, numpy's too. Equal labels
        are one answer: the first free option with the label stands for all of them. Raises IllegalAnswer."""
        # Anything may come from outside, so no declared type is trusted.
        given = answer
        if not isinstance(given, (list, tuple)):
            # An array of numpy, or something like it.
            to_list = getattr(given, "tolist", None)
            given = None if to_list is None or isinstance(given, type) else to_list()
            if not isinstance(given, list):
                what = _type(answer)
                raise IllegalAnswer(f"an answer is a list of labels or of option numbers, not {what}; {self.explain()}")
        labels: list[str] = []
        numbers: list[int] = []
        for item in given:
            if isinstance(item, str):
                labels.append(item)
            elif isinstance(item, int) and not isinstance(item, bool):
                numbers.append(item)
            else:
                numbers.append(self._number(item))
        if numbers and labels:
            raise IllegalAnswer(f"labels and option numbers are mixed in one answer; {self.explain()}")
        return self.pick(self.labels(numbers) if numbers else tuple(labels))

    def no_list(self, given: object) -> IllegalAnswer:
        """The error for an answer that is not a list of option numbers."""
        return IllegalAnswer(f"a list of option numbers is needed, not {_type(given)}; {self.explain()}")

    def no_number(self, item: object) -> IllegalAnswer:
        """The error for a value that is not an option number."""
        hint = ": `answer` takes labels" if isinstance(item, str) else ""
        return IllegalAnswer(f"{_type(item)} is not an option number{hint}; {self.explain()}")

    def _number(self, item: object) -> int:
        """The option number from a value that is not Python's own `int`: one of numpy's."""
        if not isinstance(item, bool):
            try:
                return index(item)  # type: ignore[arg-type]
            except TypeError:
                pass
        raise IllegalAnswer(f"{_type(item)} is neither a label nor an option number; {self.explain()}")

    def labels(self, picks: list[int]) -> tuple[str, ...]:
        """The labels of an answer given by option numbers; an error if a number is not an option or occurs twice."""
        options = self.options
        n = len(options)
        if len(picks) > 1 and len(set(picks)) < len(picks):
            raise IllegalAnswer(f"an option is picked twice; {self.explain()}")
        for i in picks:
            if i < 0 or i >= n:
                # The message doesn't repeat the number: one with thousands of digits can't even be printed.
                raise IllegalAnswer(f"option numbers go from 0 to {n - 1}; {self.explain()}")
        return tuple([options[i] for i in picks])

    def counts(self) -> dict[str, int]:
        """How many options carry each label, in the order of their first appearance."""
        counts: dict[str, int] = {}
        for label in self.options:
            counts[label] = counts.get(label, 0) + 1
        return counts

    def count_answers(self) -> int:
        """How many different answers there are, without listing them."""
        # ways[k]: sub-multisets of size k; for ordered questions, sequences of length k.
        ways = [1] + [0] * self.max
        for copies in self.counts().values():
            fresh = [0] * (self.max + 1)
            for size, n in enumerate(ways):
                if n:
                    for taken in range(min(copies, self.max - size) + 1):
                        fresh[size + taken] += n * (comb(size + taken, taken) if self.ordered else 1)
            ways = fresh
        return sum(ways[self.min :])

    def answers(self) -> Iterator[tuple[str, ...]]:
        """All different answers, each as labels. There may be very many: see `count_answers`."""
        counts = self.counts()
        for size in range(self.min, self.max + 1):
            if self.ordered:
                yield from _sequences(counts, size)
            else:
                yield from _multisets(list(counts.items()), size)


def _type(given: object) -> str:
    return "None" if given is None else type(given).__name__


NOTHING: Final[Decision | None] = None
"""No decision: for a type checker that can't see that a call sets another one after `decision = None`."""


class TreasureDecision(Decision):
    """Which Treasures to play: the one question that comes up every turn."""

    kind = "treasure"
    ordered = True
    zone = "hand"

    def __init__(self, player: int, cards: list[Card]) -> None:
        self.player = player
        self.cards = cards
        self.max = len(cards)


def _sequences(counts: dict[str, int], size: int) -> Iterator[tuple[str, ...]]:
    if size == 0:
        yield ()
        return
    for label in list(counts):
        if counts[label]:
            counts[label] -= 1
            for rest in _sequences(counts, size - 1):
                yield (label, *rest)
            counts[label] += 1


def _multisets(counts: list[tuple[str, int]], size: int) -> Iterator[tuple[str, ...]]:
    if size == 0:
        yield ()
        return
    if not counts:
        return
    label, copies = counts[0]
    for taken in range(min(copies, size), -1, -1):
        for rest in _multisets(counts[1:], size - taken):
            yield (label,) * taken + rest


def matters(options: list[str], least: int, most: int, ordered: bool) -> bool:
    """Whether there are at least two different answers."""
    n = len(options)
    if n == 0 or most == 0:
        return False
    if least != most:
        return True
    if not ordered and most == n:
        return False
    first = options[0]
    return any(label != first for label in options)
