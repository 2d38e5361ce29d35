"""Demesne: the deck-building game Dominion, played by a program that knows every ruling.

>>> import demesne
>>> game = demesne.new_game(["Village", "Smithy", "Market"], players=2, seed=7, first=0)
>>> game.decision.kind
'treasure'
"""

from demesne.api import from_position, load, new_game, save
from demesne.engine.decision import Decision, IllegalAnswer
from demesne.engine.game import Game
from demesne.engine.position import Position, Seat
from demesne.engine.result import Result
from demesne.engine.save import BadSave
from demesne.engine.setup import BadSetup, first_of_rematch
from demesne.engine.view import UnknownCard, View

__all__ = [
    "BadSave",
    "BadSetup",
    "Decision",
    "Game",
    "IllegalAnswer",
    "Position",
    "Result",
    "Seat",
    "UnknownCard",
    "View",
    "first_of_rematch",
    "from_position",
    "load",
    "new_game",
    "save",
]
