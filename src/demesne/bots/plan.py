"""A plan: what a bot wants, in the order in which it wants it."""

from __future__ import annotations

from sys import intern
from typing import Final

from demesne.bots.condition import Term
from demesne.bots.sight import HEADINGS, Sight
from demesne.engine.decision import Decision
from demesne.engine.view import View

UNWISHED: Final = 999
"""The rank of a card that no rule asks for."""

KEPT: Final = 4096
"""For how many decisions a plan keeps its results."""


class Rule:
    """A label (usually a card) and the condition under which it is wanted, if there is one."""

    def __init__(self, label: str, condition: Term | None, text: str) -> None:
        self.label = intern(label)  # One string object per name everywhere, so equal names need no comparison.
        self.condition = condition
        self.text = text
        self.mixed = label in HEADINGS

    def holds(self, sight: Sight) -> bool:
        """Whether it applies now."""
        condition = self.condition
        return condition is None or condition.value(sight) != 0.0


class Wish:
    """The rules about one card, in order, with their places among all rules about what to own."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.rules: list[Rule] = []

    def add(self, place: int, rule: Rule) -> None:
        """Add a rule after the existing ones."""
        self.places.append(place)
        self.rules.append(rule)


class Choice:
    """A buy rule that remains for a decision: the option that it wants, and under which condition."""

    def __init__(self, option: int, condition: Term | None) -> None:
        self.option = option
        self.condition = condition

    def holds(self, sight: Sight) -> bool:
        """Whether it applies now."""
        condition = self.condition
        return condition is None or condition.value(sight) != 0.0


class Shelf:
    """The buy rules that remain for the offers of one decision, in order."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.at_once = -1
        """The option of the first rule, if that has no condition."""

    def wanted(self, sight: Sight) -> int:
        """The option of the first rule whose condition holds; -1 if none does."""
        for choice in self.choices:
            if choice.holds(sight):
                return choice.option
        return -1


class Plan:
    """What a strategy file says. `answers` holds rules for one question of one card, keyed "Card kind".

    The rules of `buy` must not change once the plan is followed: it remembers which of them remain for a decision.
    """

    def __init__(self, name: str, buy: list[Rule]) -> None:
        self.name = name
        self.description = ""
        self.needs: tuple[str, ...] = ()
        """Kingdom cards without which the plan makes no sense."""
        self.buy = buy
        self.gain: list[Rule] = []
        self.trash: list[Rule] = []
        self.discard: list[Rule] = []
        self.play: list[Rule] = []
        self.answers: dict[str, list[Rule]] = {}
        self.finish = False
        """Whether to look ahead at the end of the game, beyond what the rules say."""
        self.keep_money = 5
        """Coppers are not trashed if that leaves less than this many coins in all Treasures owned."""
        self._shelves: dict[Decision, Shelf] = {}
        self._indexed = -1
        self._wishes: dict[str, Wish] = {}
        self._mixed = Wish()

    def wanted(self, sight: Sight, view: View, decision: Decision) -> int:
        """The option of a buy decision that is wanted by the first rule that applies and is affordable; -1 if there is
        none.

        `sight` is turned to the decision only if a condition has to look.
        """
        shelf = self._shelves.get(decision)
        if shelf is None:
            sight.look(view, decision)
            shelf = self.shelf(sight, decision)
        if shelf.at_once >= 0:
            return shelf.at_once
        sight.look(view, decision)
        return shelf.wanted(sight)

    def shelf(self, sight: Sight, decision: Decision) -> Shelf:
        """The rules that remain for a buy decision. `sight` is turned to it."""
        found = self._shelves.get(decision)
        if found is not None:
            return found
        # Games at one table share their buy decisions (see `Table.buy_decisions`), so it pays to keep which rules
        # remain for each of them.
        shelf = Shelf()
        for rule in self.buy:
            at = decision.find(sight.top(rule.label) if rule.mixed else rule.label)
            if at >= 0:
                if rule.condition is None and not shelf.choices:
                    shelf.at_once = at
                shelf.choices.append(Choice(at, rule.condition))
        if len(self._shelves) >= KEPT:
            self._shelves.clear()
        self._shelves[decision] = shelf
        return shelf

    def rank(self, sight: Sight, card: str) -> int:
        """The place of the first rule that wants a card now, gain rules before buy rules; `UNWISHED` if none does."""
        if self._indexed != len(self.gain) + len(self.buy):
            self._index()
        rank = UNWISHED
        wish = self._wishes.get(card)
        if wish is not None:
            for i, rule in enumerate(wish.rules):
                if rule.holds(sight):
                    rank = wish.places[i]
                    break
        mixed = self._mixed
        for i, rule in enumerate(mixed.rules):
            place = mixed.places[i]
            if place >= rank:
                break
            if sight.top(rule.label) == card and rule.holds(sight):
                return place
        return rank

    def _index(self) -> None:
        """Index the rules by card."""
        self._indexed = len(self.gain) + len(self.buy)
        self._wishes = {}
        self._mixed = Wish()
        for place, rule in enumerate([*self.gain, *self.buy]):
            self._wishes.setdefault(rule.label, Wish()).add(place, rule)
            if rule.mixed:
                self._mixed.add(place, rule)
