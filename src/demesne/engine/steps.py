"""The steps of a turn, in their order: where `Game.step` stands.

At ACTION, TREASURE, SPEND and BUY a question is pending and no effect runs. STARTING, PLAY_ACTION, PLAY_TREASURES,
BUYING and CLEAN_UP are effects, which `turn.advance` can start again from the state alone.
"""

from __future__ import annotations

from typing import Final

START: Final = 0
STARTING: Final = 1
ACTION: Final = 2
PLAY_ACTION: Final = 3
TREASURE: Final = 4
PLAY_TREASURES: Final = 5
SPEND: Final = 6
BUY: Final = 7
BUYING: Final = 8
CLEAN_UP: Final = 9
OVER: Final = 10
