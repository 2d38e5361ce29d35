"""The game: cards in zones, decisions, turns, effects. It knows no particular card and does no input or output."""

from demesne.engine.card import Action, Attack, Card, Kind, Treasure, Victory
from demesne.engine.decision import KINDS, Decision, IllegalAnswer
from demesne.engine.game import Game
from demesne.engine.log import EVENTS, Event
from demesne.engine.player import Player
from demesne.engine.result import Result, Standing
from demesne.engine.setup import (
    BadSetup,
    Pile,
    Setup,
    Table,
    first_of_rematch,
    make_setup,
)

__all__ = [
    "EVENTS",
    "KINDS",
    "Action",
    "Attack",
    "BadSetup",
    "Card",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "Kind",
    "Pile",
    "Player",
    "Result",
    "Setup",
    "Standing",
    "Table",
    "Treasure",
    "Victory",
    "first_of_rematch",
    "make_setup",
]
