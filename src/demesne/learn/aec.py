"""The PettingZoo environment: every seat is an agent, and they decide one after the other."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

from demesne.learn.choices import TURN_LIMIT, Choices, Seeds, deal
from demesne.learn.spaces import ACTIONS, Layout


class DemesneAEC(AECEnv):  # type: ignore[misc]
    """A game for two to six agents, "seat_0" and so on. See `aec_env`."""

    def __init__(
        self,
        kingdom: str | list[str] = "First Game",
        players: int = 2,
        turn_limit: int = TURN_LIMIT,
        lay_treasures: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": "demesne_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.kingdom = kingdom
        self.turn_limit = turn_limit
        self.lay_treasures = lay_treasures
        self.render_mode = render_mode
        self.layout = Layout(players)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.layout.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seeds = Seeds()
        # Errors in the kingdom or the number of players are raised at once.
        self._choices = Choices(deal(kingdom, players, "0", turn_limit, ()), self.layout)

    @property
    def game(self) -> Any:
        """The game itself, with everything hidden in it; for observers, not for agents."""
        return self._choices.game

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents and kingdoms."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for all agents and kingdoms."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed gives the same games from then on."""
        players = len(self.possible_agents)
        laying = range(players) if self.lay_treasures else ()
        game = deal(self.kingdom, players, self._seeds.next(seed), self.turn_limit, laying)
        self._choices = Choices(game, self.layout)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        assert game.decision is not None
        self.agent_selection = self.possible_agents[game.decision.player]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._choices.observe(seat), "action_mask": self._choices.mask(seat)}

    def step(self, action: int | None) -> None:
        """One choice by the agent that has to decide. Raises IllegalAction for one that the mask does not allow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is not done needs an action")
        self._choices.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        decision = self._choices.decision
        if decision is None:
            rewards = self._choices.rewards()
            self.rewards = {agent: rewards[self.possible_agents.index(agent)] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[decision.player]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table with all hands open, as text."""
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


def aec_env(
    kingdom: str | list[str] = "First Game",
    players: int = 2,
    turn_limit: int = TURN_LIMIT,
    lay_treasures: bool = False,
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo environment in which every seat is an agent.

    `kingdom` is whatever `demesne.new_game` takes; "random" draws another one for each game. A game ends by the rules,
    or is scored as it stands after `turn_limit` turns of each player. `lay_treasures` plays Treasures that only give
    coins without asking, which shortens games a lot. Rewards come at the end and add up to zero. Raises BadSetup.
    """
    return OrderEnforcingWrapper(DemesneAEC(kingdom, players, turn_limit, lay_treasures, render_mode))
