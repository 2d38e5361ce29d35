"""Where a game began if it was not dealt: with a position, or as one that was imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.engine.recall import Recall

if TYPE_CHECKING:
    from demesne.engine.game import Game
    from demesne.engine.script import Script


class Origin:
    """Where a game began if it was not dealt."""

    def begin(self) -> Game:
        """The game as it was at that point."""
        raise NotImplementedError

    def is_laid(self) -> bool:
        """Whether the game began with a position, whose mixed piles are as they were laid."""
        return False

    def memory_of(self, seat: int | None) -> Remembered | None:
        """What a seat remembers from before; None if that is nothing."""
        return None

    def way(self) -> Script | None:
        """The course of the effect in which the game began; None at an ordinary decision."""
        return None

    def number(self) -> int:
        """The number of the decision with which the game began."""
        return 0


class Remembered:
    """What a seat remembers of all players' cards, and which cards of the mixed piles it knows. It never changes."""

    def __init__(self, recalls: list[Recall], known: list[list[bool]]) -> None:
        self.recalls = recalls
        self.known = known


class Laid(Origin):
    """The game began with a position."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def is_laid(self) -> bool:
        return True

    def begin(self) -> Game:
        twin = self.game.fork()
        twin.origin = self
        return twin
