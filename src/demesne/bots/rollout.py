"""Imagined games played to the end. This module is compiled."""

from __future__ import annotations

from typing import Final

from demesne.bots.tactics import Lead, Tactics
from demesne.engine import quick
from demesne.engine.game import Game
from demesne.engine.view import View

LONG: Final = 40
"""An imagined game is stopped after this many more turns of a player and counted as it stands."""


def play_out(game: Game, minds: list[Tactics], seat: int) -> float:
    """Let everybody play by their plans to the end. Returns what a seat scores: 1 for a win, part of that for a tie."""
    views = [View(game, number) for number in range(len(minds))]
    last = game.players[seat].turns + LONG
    for number, mind in enumerate(minds):
        quick.lay_all(game, number)
        quick.follow(game, number, Lead(mind, views[number], number, last))
    quick.keep_no_checkpoints(game)
    plain = not game.table.treasures_act
    while True:
        decision = game.decision
        if decision is None or game.me.turns > last:
            break
        mind = minds[decision.player]
        view = views[decision.player]
        piles = decision.piles
        if piles is not None:
            quick.buy(game, decision, piles, mind.buy(view, decision))
        elif plain and decision.kind == "treasure":
            quick.choose_all(game)
        elif decision.kind == "action":
            at = mind.action(view, decision)
            if at >= 0:
                quick.choose_one(game, at)
            else:
                quick.choose_nothing(game, decision)
        else:
            picks = mind.answer(view, decision)
            if len(picks) == 1:
                quick.choose_one(game, picks[0])
            else:
                game.choose(picks)
    for number in range(len(minds)):
        quick.follow(game, number, None)
    winners = game.winners()
    return 1.0 / len(winners) if seat in winners else 0.0
