"""The cards of every game."""

from __future__ import annotations

from demesne.engine.card import Kind, Treasure, Victory


class Copper(Treasure):
    """Worth 1 coin."""

    cost = 0
    coins = 1
    copies = 60
    kingdom = False
    icon = "two-coins"


class Silver(Treasure):
    """Worth 2 coins."""

    cost = 3
    coins = 2
    copies = 40
    kingdom = False
    icon = "coins"


class Gold(Treasure):
    """Worth 3 coins."""

    cost = 6
    coins = 3
    copies = 30
    kingdom = False
    icon = "gold-bar"


class Estate(Victory):
    """1 point."""

    cost = 2
    points = 1
    kingdom = False
    icon = "house"


class Duchy(Victory):
    """3 points."""

    cost = 5
    points = 3
    kingdom = False
    icon = "church"


class Province(Victory):
    """6 points."""

    cost = 8
    points = 6
    kingdom = False
    icon = "castle"


class Curse(Kind):
    """1 point less."""

    type_line = "Curse"
    points = -1
    kingdom = False
    icon = "cursed-star"
