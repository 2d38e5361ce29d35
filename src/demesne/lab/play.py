"""One game, as fast as possible. This module is compiled, so nothing here is sent to another process."""

from __future__ import annotations

from typing import Final, Protocol

from demesne.bots.plan import Plan
from demesne.bots.tactics import FOR_EVER, Lead, Tactics
from demesne.engine import quick
from demesne.engine.decision import ALL, MANY
from demesne.engine.game import Game
from demesne.engine.result import best_seats, reason_of
from demesne.engine.view import View

ENDS: Final = ("provinces", "turn limit", "piles", "colonies")
"""Why a game of a match ended, by the number that stands for it."""

CUT_SHORT: Final = 1
"""The number of the turn limit among them."""


class Bot(Protocol):
    """Something that decides for a seat."""

    def decide(self, view: View) -> list[int]:
        """The option numbers that answer `view.decision`."""


class Idle:
    """Passes whenever it may, and otherwise takes the first options: an empty seat across the table."""

    def decide(self, view: View) -> list[int]:
        decision = view.decision
        return [] if decision is None else list(range(decision.min))


def finish(game: Game, bots: list[Bot], minds: list[Tactics | None]) -> None:
    """Play a game to its end.

    Bots that follow a strategy have their tactics in `minds`. They play every Treasure that only gives coins, and their
    tactics guide their Actions, so no such question is even built; and the plan alone decides what they buy unless the
    end of the game needs thought.
    """
    views = [View(game, seat) for seat in range(len(bots))]
    plans: list[Plan | None] = [None if mind is None or mind.plan.finish else mind.plan for mind in minds]
    plain = not game.table.treasures_act
    for seat, mind in enumerate(minds):
        if mind is not None:
            quick.lay_all(game, seat)
            quick.follow(game, seat, Lead(mind, views[seat], seat, FOR_EVER))
    if None not in minds:
        quick.keep_no_checkpoints(game)
    while True:
        decision = game.decision
        if decision is None:
            return
        seat = decision.player
        mind = minds[seat]
        plan = plans[seat]
        piles = decision.piles
        if mind is None:
            picks = bots[seat].decide(views[seat])
        elif piles is not None:
            if plan is not None:
                at = plan.wanted(mind.sight, views[seat], decision)
            else:
                at = mind.buy(views[seat], decision)
            quick.buy(game, decision, piles, at)
            continue
        elif plain and decision.kind == "treasure":
            quick.choose_all(game)  # The first question was asked before this could be set.
            continue
        elif decision.kind == "action":
            at = mind.action(views[seat], decision)
            if at >= 0:
                quick.choose_one(game, at)
            else:
                quick.choose_nothing(game, decision)
            continue
        else:
            picks = mind.answer(views[seat], decision)
            if len(picks) == 1:
                quick.choose_one(game, picks[0])
                continue
        if decision.cards is not None:
            n = len(picks)
            if n == 1:
                quick.choose_one(game, picks[0])
                continue
            # Mostly the whole hand of Treasures, which need not be looked up card by card.
            if n == decision.max and n < MANY and picks == ALL[n]:
                quick.choose_all(game)
                continue
        game.choose(picks)


def row(game: Game, order: list[int]) -> list[int]:
    """How a game ended for the bots; `order` says which bot had which seat. The points of each, the turns of each, who
    won (one bit each), and why it ended (of `ENDS`).
    """
    n = len(order)
    found = [0] * (2 * n + 2)
    points: list[int] = []
    turns: list[int] = []
    for seat in range(n):
        player = game.players[seat]
        points.append(game.score(player))
        turns.append(player.turns)
        found[order[seat]] = points[seat]
        found[n + order[seat]] = turns[seat]
    for seat in best_seats(points, turns):
        found[2 * n] |= 1 << order[seat]
    reason = reason_of(game)
    if reason is not None and reason != ENDS[0]:
        found[2 * n + 1] = ENDS.index(reason)
    return found


def provinces(game: Game, bots: list[Bot], seat: int) -> list[int]:
    """Play a game to its end. Returns in which turn of a seat each Province left the Supply, in order."""
    views = [View(game, seat) for seat in range(len(bots))]
    pile = game.table.province
    left = game.counts[pile]
    turns: list[int] = []
    while True:
        decision = game.decision
        if decision is None:
            break
        # A Province is gone once the next question comes; its turn is still going on unless it was the last buy.
        turn = game.players[seat].turns
        game.choose(bots[decision.player].decide(views[decision.player]))
        for _ in range(left - game.counts[pile]):
            turns.append(turn)
        left = game.counts[pile]
    return turns
