"""Players that are programs. They see their seat's view and its pending decision, never the game itself.

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

from demesne.bots.bot import Bot
from demesne.bots.python_bot import BadBot, BotError, Decides, checked
from demesne.bots.registry import ENTRIES, UnknownBot, bot_names, make_bot

__all__ = ["ENTRIES", "BadBot", "Bot", "BotError", "Decides", "UnknownBot", "bot_names", "checked", "make_bot"]
