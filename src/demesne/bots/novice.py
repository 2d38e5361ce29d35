"""A beginner: plays what it holds, buys the best it can afford, and knows which cards are a burden.

It looks at one decision at a time and plans nothing.
"""

from __future__ import annotations

from demesne.bots.bot import Bot
from demesne.bots.thought import Thought
from demesne.bots.wisdom import WISDOM
from demesne.engine.view import View


class Novice(Bot):
    """A beginner with a taste of its own: the seed decides which of two equally expensive cards it likes better."""

    name = "novice"

    def decide(self, view: View) -> list[int]:
        """An answer to the pending decision."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat is not asked anything")
        return Thought(self.seed, view, decision, WISDOM).answer()
