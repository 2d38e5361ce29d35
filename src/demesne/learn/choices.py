"""Answers as sequences of single choices: the game, and the answer in progress."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np

from demesne.api import new_game
from demesne.engine import quick
from demesne.engine.decision import Decision
from demesne.engine.game import Game
from demesne.learn.spaces import ACTIONS, STOP, Array, Layout, Mask, action_of, label_of

TURN_LIMIT: Final = 200
"""After this many turns each, a game is scored as it stands: learners may never end one."""


class IllegalAction(ValueError):
    """An action that the mask does not allow. Nothing has changed."""


class Choices:
    """A game played by single choices. `decision` is what it is waiting for."""

    def __init__(self, game: Game, layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.picked: list[int] = []

    @property
    def decision(self) -> Decision | None:
        """The pending decision."""
        return self.game.decision

    def mask(self, seat: int) -> Mask:
        """The actions that are allowed; none for a seat that does not decide."""
        found = np.zeros(ACTIONS, np.int8)
        decision = self.decision
        if decision is not None and decision.player == seat:
            for option, label in enumerate(decision.options):
                if option not in self.picked:
                    action = action_of(decision, label)
                    if action is not None:
                        found[action] = 1
            found[STOP] = len(self.picked) >= decision.min
        return found

    def observe(self, seat: int) -> Array:
        """What a seat sees; of the answer in progress, only its own."""
        decision = self.decision
        own = decision is not None and decision.player == seat
        return self.layout.encode(self.game.view(seat), self.picked if own else ())

    def choose(self, action: int) -> None:
        """Take an action. The answer is given when it is ended, or when nothing more can be picked."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("the game is over: nothing is asked")
        if action == STOP:
            if len(self.picked) < decision.min:
                raise IllegalAction(f"action {STOP} ends the answer too soon; {decision.explain()}")
            self._answer()
            return
        label = label_of(decision, action)
        free = [i for i, each in enumerate(decision.options) if each == label and i not in self.picked]
        if not free:
            raise IllegalAction(f"action {action} is not allowed: see the mask; {decision.explain()}")
        self.picked.append(free[0])
        if len(self.picked) == decision.max:
            self._answer()

    def _answer(self) -> None:
        picks, self.picked = self.picked, []
        self.game.choose(picks)

    def rewards(self) -> list[float]:
        """What the end of the game is worth to each seat: 1 for an outright win, less for a shared one; they add up to
        zero. With two players a loss is -1 and a tie 0.
        """
        seats = len(self.game.players)
        winners = self.game.winners()
        return [((seats / len(winners) if seat in winners else 0) - 1) / (seats - 1) for seat in range(seats)]


def deal(kingdom: str | list[str], players: int, seed: str, turn_limit: int, laying: Iterable[int]) -> Game:
    """A new game. Seats that are `laying` play all Treasures that only give coins without being asked."""
    game = new_game(kingdom, players, seed, turn_limit=turn_limit)
    for seat in laying:
        quick.lay_all(game, seat)
        first = game.decision
        if first is not None and first.player == seat and first.kind == "treasure" and not game.table.treasures_act:
            quick.choose_all(game)  # The first question was asked before this could be set.
    return game


class Seeds:
    """The seeds of an environment's games: 128 bits each, all determined by the first."""

    def __init__(self) -> None:
        self._random = np.random.default_rng()

    def next(self, seed: int | None) -> str:
        """The seed of the next game; `seed` restarts the sequence."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        return self._random.bytes(16).hex()
