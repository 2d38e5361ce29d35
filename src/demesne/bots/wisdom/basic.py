"""The cards of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions.gaining import wants_bulk, wants_coppers
from demesne.bots.questions.trashing import loss
from demesne.bots.wisdom.wisdom import Wisdom

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics


class Copper(Wisdom):
    owning = 4
    unwished = -14
    improving = 4
    junk = True
    beginner = -2

    def riddance(self, mind: Tactics) -> int:
        if wants_coppers(mind):
            return -10
        return 20 if mind.sight.money() > mind.plan.keep_money else -8


class Silver(Wisdom):
    owning = 30
    improving = 5
    beginner = 14


class Gold(Wisdom):
    owning = 60
    beginner = 31


class Estate(Wisdom):
    owning = -25
    wished = 20
    junk = True
    beginner = -3
    beginner_late = 9
    last_resort = True

    def riddance(self, mind: Tactics) -> int:
        return -20 if mind.sight.ending() or wants_bulk(mind) else 34


class Duchy(Wisdom):
    owning = 12
    beginner = 4
    beginner_late = 24


class Province(Wisdom):
    owning = 30
    wished = 130
    beginner = 100

    def riddance(self, mind: Tactics) -> int:
        """More than a new one is worth, or a Province would be traded for a Province."""
        return loss(mind, self) - 60


class Curse(Wisdom):
    owning = -20
    beginner = -20

    def riddance(self, mind: Tactics) -> int:
        return 50
