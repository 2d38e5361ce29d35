"""A plan: what a bot wants, in the order in which it wants it."""

from __future__ import annotations

from typing import Final

from demesne.bots.condition import Term
from demesne.bots.sight import HEADINGS, Sight

UNWISHED: Final = 999
"""The rank of a card that no rule wants."""


class Rule:
    """A label (mostly a card) with the condition under which it is wanted, if there is one."""

    def __init__(self, label: str, condition: Term | None, text: str) -> None:
        self.label = label
        self.condition = condition
        self.text = text
        self.mixed = label in HEADINGS

    def holds(self, sight: Sight) -> bool:
        """Whether it applies now."""
        condition = self.condition
        return condition is None or condition.value(sight) != 0.0


class Plan:
    """What a strategy file says. `answers` holds rules for one question of one card, keyed "Card kind"."""

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
        """Coppers are not trashed below this many coins in all Treasures owned."""

    def rank(self, sight: Sight, card: str) -> int:
        """The place of the first rule that wants a card now, gain rules before buy rules; `UNWISHED` if none does."""
        place = 0
        for rule in self.gain:
            if (rule.label == card or (rule.mixed and sight.top(rule.label) == card)) and rule.holds(sight):
                return place
            place += 1
        for rule in self.buy:
            if (rule.label == card or (rule.mixed and sight.top(rule.label) == card)) and rule.holds(sight):
                return place
            place += 1
        return UNWISHED
