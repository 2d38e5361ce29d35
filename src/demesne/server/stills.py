"""Copies of a game along the way, so that no earlier position has to be replayed from the start."""

from __future__ import annotations

from typing import Final

from demesne.engine.game import Game

EVERY: Final = 16
"""A copy is kept every this many answers."""

RECENT: Final = 8
"""How many of the newest copies are kept in any case."""

MOST: Final = 48
"""How many copies there are at most: in a long game, older ones are further apart."""


class Stills:
    """Copies of one game, each with how many answers came before it."""

    def __init__(self) -> None:
        self._kept: list[tuple[int, Game]] = []
        self._apart = EVERY
        """How many answers lie between two of the older copies."""

    def __len__(self) -> int:
        return len(self._kept)

    def note(self, at: int, game: Game) -> None:
        """Keep a copy of the game after this many answers, if one is due."""
        if at % EVERY or (self._kept and self._kept[-1][0] >= at):
            return
        self._kept.append((at, game.fork()))
        if len(self._kept) > MOST:
            self._apart *= 2
        self._kept = [still for still in self._kept[:-RECENT] if still[0] % self._apart == 0] + self._kept[-RECENT:]

    def cut(self, at: int) -> None:
        """Forget everything after this many answers."""
        self._kept = [still for still in self._kept if still[0] <= at]

    def before(self, at: int) -> tuple[int, Game]:
        """The nearest copy with at most this many answers, to continue from."""
        found, game = next(still for still in reversed(self._kept) if still[0] <= at)
        return found, game.fork()
