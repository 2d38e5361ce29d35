"""Bots that fail, and a factory for them in the processes where bots think: they take the seats of regents."""

from __future__ import annotations

import os
import time
from pathlib import Path

from demesne.bots import Bot
from demesne.engine.view import View
from demesne.server.bots import seat_bot


class Plain(Bot):
    """Plays all its Treasures and buys nothing."""

    name = "plain"

    def decide(self, view: View) -> list[int]:
        assert view.decision is not None
        return list(range(view.decision.max)) if view.decision.kind == "treasure" else list(range(view.decision.min))


class Raises(Plain):
    """A bot that fails."""

    def decide(self, view: View) -> list[int]:
        raise ZeroDivisionError("lost")


class Nonsense(Plain):
    """A bot that answers something that is not offered."""

    def decide(self, view: View) -> list[int]:
        return [10_000]


class FailsOnce(Plain):
    """A bot that fails at its first decision only."""

    failed = False

    def decide(self, view: View) -> list[int]:
        if not self.failed:
            self.failed = True
            raise ZeroDivisionError("lost")
        return super().decide(view)


class Endless(Plain):
    """A bot that never answers."""

    def decide(self, view: View) -> list[int]:
        while True:
            time.sleep(0.01)


class Dies(Plain):
    """A bot that kills its process."""

    def decide(self, view: View) -> list[int]:
        os._exit(3)


class Slow(Plain):
    """A bot that takes its time."""

    def decide(self, view: View) -> list[int]:
        time.sleep(0.3)
        return super().decide(view)


class Ponders(Plain):
    """A bot that starts thinking, says so in a file, and goes on when another file appears."""

    def decide(self, view: View) -> list[int]:
        folder = Path(os.environ["DEMESNE_PONDER"])
        (folder / f"begun-{os.getpid()}").touch()
        while not (folder / "go").exists():
            time.sleep(0.01)
        return super().decide(view)


BAD = {kind.__name__: kind for kind in (Raises, Nonsense, FailsOnce, Endless, Dies, Slow, Ponders)}


def make(level: str, seed: str, seat: int) -> Bot:
    """The bad bot that the environment names in place of a regent, otherwise the bot of a level."""
    return BAD[os.environ["DEMESNE_BAD_BOT"]](0) if level == "regent" else seat_bot(level, seed, seat)
