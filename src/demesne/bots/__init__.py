"""Players that are programs. They see a view of their seat and the decision it waits for, never the game itself.

>>> import demesne
>>> from demesne.bots import make_bot
>>> game = demesne.new_game(["Village", "Smithy", "Market"], players=2, seed=7)
>>> bots = [make_bot("novice", seed=1), make_bot("random", seed=2)]
>>> while game.decision is not None:
...     seat = game.decision.player
...     game.choose(bots[seat].decide(game.view(seat)))
>>> game.over
True
"""

from __future__ import annotations

from typing import Final

from demesne.bots.bot import Bot
from demesne.bots.novice import Novice
from demesne.bots.random_bot import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {Novice.name: Novice, RandomBot.name: RandomBot}
"""The bots by name, the one to play against first."""


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of this name; the same seed makes the same decisions. A KeyError for a name that is none of `BOTS`."""
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Novice", "RandomBot", "make_bot"]
