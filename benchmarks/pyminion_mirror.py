"""Two-player mirror games played by pyminion, for comparison: games per CPU-second."""

from __future__ import annotations

import logging

from pyminion.bots.examples import BigMoney, BigMoneySmithy
from pyminion.expansions.base import base_set, smithy
from pyminion.game import Game

from benchmarks._measure import rate

PLAYERS = {"big money": BigMoney, "big money + smithy": BigMoneySmithy}


def pyminion_rate(deck_kind: str, seconds: float = 3.0) -> float:
    """Games per CPU-second of pyminion's own player of that kind (a key of PLAYERS) against itself, logging disabled.

    One Game object is replayed again and again, as pyminion's own simulator does; that is the fastest way it offers.
    """
    player = PLAYERS[deck_kind]
    game = Game([player("first"), player("second")], [base_set], kingdom_cards=[smithy], log_stdout=False)
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        return rate(game.play, seconds)
    finally:
        logging.disable(before)


def main() -> None:
    for kind in PLAYERS:
        print(f"{kind:20} {pyminion_rate(kind):10.1f}")
