"""The cards of every game."""

from __future__ import annotations

from demesne.engine.card import Kind, Treasure, Victory


class Copper(Treasure):
    """Worth 1 coin."""

    set = "basic"
    cost = 0
    coins = 1
    copies = 60


class Silver(Treasure):
    """Worth 2 coins."""

    set = "basic"
    cost = 3
    coins = 2
    copies = 40


class Gold(Treasure):
    """Worth 3 coins."""

    set = "basic"
    cost = 6
    coins = 3
    copies = 30


class Estate(Victory):
    """1 point."""

    set = "basic"
    cost = 2
    points = 1


class Duchy(Victory):
    """3 points."""

    set = "basic"
    cost = 5
    points = 3


class Province(Victory):
    """6 points."""

    set = "basic"
    cost = 8
    points = 6


class Curse(Kind):
    """1 point less."""

    set = "basic"
    type_line = "Curse"
    points = -1


BASIC: tuple[Kind, ...] = (Copper(), Silver(), Gold(), Estate(), Duchy(), Province(), Curse())
