"""What every bot is."""

from __future__ import annotations

from demesne.engine.view import View


class Bot:
    """A player that is a program, for one seat of one game.

    Anything with a `decide` can play (see `python_bot`); this is a base class for bots with a seed and a name. Two bots
    of the same class and seed that are asked the same decisions in the same order give the same answers.
    """

    name: str = ""
    """What people call it on a command line."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def decide(self, view: View) -> list[int]:
        """The option numbers that answer `view.decision`, which must be this bot's to decide."""
        raise NotImplementedError
