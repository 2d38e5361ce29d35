"""The Gymnasium environment: one seat for the learner, bots at the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv

from demesne.bots import Bot, Decides, checked, make_bot
from demesne.bots.python_bot import make_player
from demesne.engine.game import Game
from demesne.engine.view import View
from demesne.learn.choices import TURN_LIMIT, Choices, Seeds, deal
from demesne.learn.spaces import ACTIONS, Layout

Opponent = str | type | Decides
"""A bot by its name, a strategy file, a class that makes one, or an object that decides."""


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game against bots. See `seat_env`."""

    def __init__(
        self,
        kingdom: str | list[str] = "First Game",
        bots: Sequence[Opponent] = ("bmu",),
        seat: int | None = None,
        turn_limit: int = TURN_LIMIT,
        lay_treasures: bool = False,
        render_mode: str | None = None,
    ) -> None:
        players = 1 + len(bots)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: it must be 0 to {players - 1}, or None for a random one")
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.kingdom = kingdom
        self.bots = tuple(bots)
        self.fixed_seat = seat
        self.seat = seat or 0
        self.turn_limit = turn_limit
        self.lay_treasures = lay_treasures
        self.layout = Layout(players)
        self.observation_space = self.layout.observation_space()
        self.action_space = spaces.Discrete(ACTIONS)
        self._seeds = Seeds()
        # Errors in the kingdom or a bot are raised at once.
        for bot in bots:
            _seated(bot, 0)
        self._choices = Choices(deal(kingdom, players, "0", turn_limit, ()), self.layout)
        self._players: dict[int, Bot] = {}
        self._views: dict[int, View] = {}

    @property
    def game(self) -> Game:
        """The game itself, with everything hidden in it; for observers, not for learners."""
        return self._choices.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and let the bots play up to the first decision. The same seed gives the same games."""
        super().reset(seed=seed)
        luck = self._seeds.next(seed)
        players = 1 + len(self.bots)
        self.seat = int(luck, 16) % players if self.fixed_seat is None else self.fixed_seat
        game = deal(self.kingdom, players, luck, self.turn_limit, (self.seat,) if self.lay_treasures else ())
        self._choices = Choices(game, self.layout)
        others = [(self.seat + step) % players for step in range(1, players)]
        self._players = {seat: _seated(bot, f"{luck}:{seat}") for seat, bot in zip(others, self.bots, strict=True)}
        self._views = {seat: game.view(seat) for seat in others}
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """One choice, and what the bots do after it. Raises IllegalAction for one that the mask does not allow."""
        self._choices.choose(int(action))
        self._go_on()
        over = self._choices.decision is None
        reward = self._choices.rewards()[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def _go_on(self) -> None:
        """Let the bots decide until it is the learner's turn, or the game is over."""
        game = self._choices.game
        while (decision := game.decision) is not None and decision.player != self.seat:
            game.choose(self._players[decision.player].decide(self._views[decision.player]))

    def _observation(self) -> dict[str, Any]:
        return {"observation": self._choices.observe(self.seat), "action_mask": self._choices.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        if self._choices.decision is not None:
            return {}
        game = self._choices.game
        points = [game.score(player) for player in game.players]
        return {"points": np.array(points[self.seat :] + points[: self.seat])}

    def render(self) -> str | None:
        """The table as the learner sees it, as text."""
        return str(self.game.view(self.seat)) if self.render_mode == "ansi" else None


def _seated(bot: Opponent, seed: int | str) -> Bot:
    if isinstance(bot, str):
        return make_bot(bot, seed)
    return make_player(bot, seed) if isinstance(bot, type) else checked(bot)


def seat_env(
    kingdom: str | list[str] = "First Game",
    bots: Sequence[Opponent] = ("bmu",),
    seat: int | None = None,
    turn_limit: int = TURN_LIMIT,
    lay_treasures: bool = False,
    render_mode: str | None = None,
) -> SeatEnv:
    """A Gymnasium environment for one seat against bots: whatever `demesne play --bot` takes, or objects that decide.

    `seat` is where the learner sits; without it, the seed decides for each game. At the end, `info["points"]` has the
    points of all players, the learner's first. The rest is as in `aec_env`. Raises BadSetup, UnknownBot and BadBot.
    """
    return SeatEnv(kingdom, bots, seat, turn_limit, lay_treasures, render_mode)


def vector_env(count: int, *arguments: Any, processes: bool = False, **options: Any) -> VectorEnv[Any, Any, Any]:
    """Several environments of `seat_env` as one; `processes` gives each a process of its own."""
    makers = [lambda: seat_env(*arguments, **options)] * count
    return AsyncVectorEnv(makers) if processes else SyncVectorEnv(makers)
