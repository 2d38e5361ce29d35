"""The players for timing: as little thought as each kind of game allows, so that the engine is what is measured."""

from __future__ import annotations

from collections.abc import Callable

from demesne.engine import quick
from demesne.engine.game import Game

Player = Callable[[Game], None]


def big_money(game: Game) -> None:
    """Province, Gold, Silver, for both seats."""
    while (decision := game.decision) is not None:
        if decision.kind == "treasure":
            quick.choose_all(game)
        else:
            coins = game.coins
            if coins >= 3:
                game.choose([decision.find("Province" if coins >= 8 else "Gold" if coins >= 6 else "Silver")])
            else:
                game.choose([])


def hasty_big_money(game: Game) -> None:
    """Province, Gold, Silver, for both seats, with Treasures played without asking."""
    for player in game.players:
        quick.lay_all(game, player.seat)
    while (decision := game.decision) is not None:
        coins = game.coins
        if decision.kind == "treasure":
            quick.choose_all(game)
        elif coins >= 3:
            quick.choose_one(game, decision.find("Province" if coins >= 8 else "Gold" if coins >= 6 else "Silver"))
        else:
            game.choose([])


def big_money_smithy(game: Game) -> None:
    """Big money that plays every Smithy and buys one with 4 coins, for both seats."""
    while (decision := game.decision) is not None:
        kind = decision.kind
        if kind == "treasure":
            quick.choose_all(game)
        elif kind == "action":
            game.choose([0])
        else:
            coins = game.coins
            if coins >= 8:
                game.choose([decision.find("Province")])
            elif coins >= 6:
                game.choose([decision.find("Gold")])
            elif coins == 4 and decision.find("Smithy") >= 0:
                game.choose([decision.find("Smithy")])
            elif coins >= 3:
                game.choose([decision.find("Silver")])
            else:
                game.choose([])


PLAY_ORDER = ("Village", "Market", "Witch", "Militia", "Smithy", "Chapel")
BUY_ORDER = ("Province", "Witch", "Gold", "Market", "Militia", "Smithy", "Village", "Silver", "Chapel")
JUNK = ("Curse", "Estate", "Copper", "Silver", "Chapel", "Smithy", "Village")


def engine(game: Game) -> None:
    """Villages, Smithies, Markets, Militias, Chapel and Witches, for both seats."""
    bought = {"Chapel": [0, 0], "Witch": [0, 0], "Smithy": [0, 0], "Militia": [0, 0], "Village": [0, 0]}
    limits = {"Chapel": 1, "Witch": 2, "Smithy": 2, "Militia": 1, "Village": 3}
    while (decision := game.decision) is not None:
        kind = decision.kind
        if kind == "treasure":
            quick.choose_all(game)
        elif kind == "action":
            game.choose(first(decision.find, PLAY_ORDER))
        elif kind == "buy":
            picks: list[int] = []
            for name in BUY_ORDER:
                i = decision.find(name)
                if i >= 0:
                    count = bought.get(name)
                    if count is not None:
                        if count[decision.player] == limits[name]:
                            continue
                        count[decision.player] += 1
                    picks = [i]
                    break
            game.choose(picks)
        else:
            wanted: list[int] = []
            for name in JUNK[: 2 if kind == "trash" else len(JUNK)]:
                wanted += [i for i, label in enumerate(decision.options) if label == name]
            if len(wanted) < decision.min:
                wanted += [i for i in range(len(decision.options)) if i not in wanted]
            game.choose(wanted[: decision.max])


def first(find: Callable[[str], int], order: tuple[str, ...]) -> list[int]:
    """The first of these that is on offer."""
    for name in order:
        i = find(name)
        if i >= 0:
            return [i]
    return []


class Dice:
    """A small generator, so that chance costs next to nothing compared with the game."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 % 2147483647 or 1

    def below(self, limit: int) -> int:
        self.state = self.state * 48271 % 2147483647
        return self.state % limit


def random_play(game: Game, seed: int) -> None:
    """Any legal number of any options, for all seats."""
    dice = Dice(seed)
    while (decision := game.decision) is not None:
        n = len(decision.options)
        size = decision.min + dice.below(decision.max - decision.min + 1)
        if size == n:
            quick.choose_all(game)
        else:
            left = list(range(n))
            game.choose([left.pop(dice.below(len(left))) for _ in range(size)])
