"""The environments for learners: PettingZoo's own tests, masks that fit every decision, and nothing hidden."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import demesne
from demesne import BadSetup, learn
from demesne.bots import BadBot, UnknownBot
from demesne.cards import CARDS
from demesne.engine.permute import permute_unseen
from demesne.engine.view import View
from demesne.learn.choices import Choices, IllegalAction
from demesne.learn.spaces import ACTIONS, STOP, Layout, action_of, label_of
from tests.patience import PATIENCE
from tests.random_play import Dice, random_setup


@pytest.mark.parametrize(("kingdom", "players"), [("First Game", 2), ("random", 3)])
def test_pettingzoo_api(kingdom: str, players: int) -> None:
    with warnings.catch_warnings():
        # It expects a single array from every environment except those on a list of its own; a mask goes into a dict.
        warnings.filterwarnings(
            "ignore", message="Observation (space for each agent probably should be|is not a NumPy array)"
        )
        api_test(learn.aec_env(kingdom, players), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize("lay", [False, True])
def test_pettingzoo_seeds(lay: bool) -> None:
    seed_test(lambda: learn.aec_env("random", 2, lay_treasures=lay), num_cycles=200)


@pytest.mark.slow
def test_pettingzoo_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(learn.aec_env("First Game", lay_treasures=True))
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """Play a random game in an AEC environment. Returns the rewards and the number of steps."""
    env.reset(seed=seed)
    dice = Dice("learn", seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        allowed = np.flatnonzero(seen["action_mask"])
        assert len(allowed)
        env.step(int(allowed[dice.below(len(allowed))]))
        steps += 1
    return total, steps


def test_games_of_an_environment_end_with_rewards_that_add_up_to_nothing() -> None:
    for players in (2, 3, 4):
        env = learn.aec_env("random", players, turn_limit=15)
        rewards, steps = play(env, players)
        assert steps > 30
        assert abs(sum(rewards.values())) < 1e-9
        assert max(rewards.values()) > 0 or set(rewards.values()) == {0.0}


def test_every_answer_can_be_given_by_single_choices() -> None:
    """Whatever a game asks, the mask allows exactly the remaining labels, and the engine accepts the result."""
    kinds: set[str] = set()
    for number in range(12):
        dice = Dice("choices", number)
        game = demesne.new_game(**random_setup(dice, must=["Workshop"], turn_limit=10))
        choices = Choices(game, Layout(game.setup.players))
        while (decision := game.decision) is not None:
            kinds.add(decision.kind)
            before = game.number
            size = decision.min + dice.below(decision.max - decision.min + 1)
            wanted = [decision.options[i] for i in dice.sample(range(len(decision.options)), size)]
            for label in wanted:
                mask = choices.mask(decision.player)
                action = action_of(decision, label)
                assert action is not None
                assert mask[action]
                assert label_of(decision, action) == label
                assert mask[STOP] == (len(choices.picked) >= decision.min)
                assert choices.mask((decision.player + 1) % game.setup.players).sum() == 0
                choices.choose(action)
            if game.number == before:
                choices.choose(STOP)
            assert game.number == before + 1
            assert choices.picked == []
    assert {"action", "treasure", "buy", "discard", "trash", "gain", "mode"} <= kinds


def test_what_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    env = learn.seat_env("First Game", seat=0)
    seen, _ = env.reset(seed=1)
    for action in (*np.flatnonzero(seen["action_mask"] == 0)[:50], ACTIONS, -1):
        with pytest.raises(IllegalAction, match="is not allowed: see the mask; allowed: "):
            env.step(action)
    again = env._observation()
    assert (again["observation"] == seen["observation"]).all()


def test_an_observation_holds_what_the_view_holds_and_nothing_hidden() -> None:
    seen = 0
    for number in range(6):
        dice = Dice("observe", number)
        game = demesne.new_game(**random_setup(dice, turn_limit=10))
        layout = Layout(game.setup.players)
        while game.decision is not None:
            if dice.chance(0.1):
                for seat in range(game.setup.players):
                    here = layout.encode(game.view(seat), ())
                    there = layout.encode(View(permute_unseen(game, seat, number), seat), ())
                    assert (here == there).all()
                    seen += 1
                    check(layout, here, game.view(seat))
            least, most = game.decision.min, game.decision.max
            game.choose(dice.sample(range(len(game.decision.options)), least + dice.below(most - least + 1)))
    assert seen > 100


def check(layout: Layout, found: Any, view: View) -> None:
    names = list(CARDS)
    hand = found[layout["hand"]]
    assert {name: hand[names.index(name)] for name in view.hand} == {name: view.hand.count(name) for name in view.hand}
    assert hand.sum() == len(view.hand)
    assert found[layout["own_deck"]].sum() == sum(view.own_deck().values())
    for pile in view.piles():
        assert found[layout["pile"]][names.index(pile)] == view.left(pile)
    for step in range(view.players):
        seat = ((view.seat or 0) + step) % view.players
        assert found[layout[f"owned_{step}"]].sum() == sum(view.owned(seat).values())
        assert found[layout[f"player_{step}"]][0] == view.points(seat)
    assert found[layout["turn"]][2] == view.coins
    assert layout.observation_space()["observation"].contains(found)
    if view.decision is not None:
        options = sum(found[layout[part]].sum() for part in ("options", "discard_options", "slot_options"))
        assert options == len(view.decision.options)
        assert found[layout["kind"]].sum() == 1


def test_spaces_are_the_same_for_every_kingdom() -> None:
    spaces = {repr(learn.seat_env(kingdom).observation_space) for kingdom in ("First Game", "random", "Grim Parade")}
    assert len(spaces) == 1


def test_one_seat_against_bots() -> None:
    won = 0
    for seat in (0, 1, None):
        env = learn.seat_env("First Game", bots=["random"], seat=seat, lay_treasures=True)
        seen, info = env.reset(seed=3)
        assert env.observation_space.contains(seen)
        over = False
        while not over:
            mask = seen["action_mask"]
            wanted = [action_of(env.game.decision, card) for card in ("Province", "Gold", "Silver")]  # type: ignore[arg-type]
            action = next((each for each in wanted if each is not None and mask[each]), int(np.flatnonzero(mask)[0]))
            seen, reward, over, cut, info = env.step(action)
            assert not cut
            assert (reward == 0.0) or over
        assert len(info["points"]) == 2
        won += reward == 1.0
    assert won == 3


def test_the_same_seed_is_the_same_game_against_bots() -> None:
    runs = []
    for _ in range(2):
        env = learn.seat_env("random", bots=["novice", "random"])
        dice, seen = Dice("seat"), []
        for seed in (5, None, None):
            found, _ = env.reset(seed=seed)
            over = False
            while not over:
                seen.append(found["observation"].tobytes())
                allowed = np.flatnonzero(found["action_mask"])
                found, _, over, _, _ = env.step(allowed[dice.below(len(allowed))])
        runs.append(seen)
    assert runs[0] == runs[1]


@pytest.mark.parametrize("processes", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_several_at_once(processes: bool) -> None:
    envs = learn.vector_env(3, "First Game", bots=["bmu"], lay_treasures=True, turn_limit=3, processes=processes)
    try:
        seen, _ = envs.reset(seed=1)
        ended = 0
        for _ in range(60):
            actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in seen["action_mask"]]
            seen, _, over, _, _ = envs.step(np.array(actions))
            ended += int(over.sum())
        assert seen["observation"].shape[0] == 3
        assert ended >= 3
    finally:
        envs.close()


def test_what_is_wrong_is_said_at_once() -> None:
    for make, error in (
        (lambda: learn.aec_env("Frist Game"), BadSetup),
        (lambda: learn.aec_env("First Game", players=7), BadSetup),
        (lambda: learn.seat_env("First Game", bots=["bmuu"]), UnknownBot),
        (lambda: learn.seat_env("First Game", bots=["nothing.py:Bot"]), BadBot),
        (lambda: learn.seat_env("First Game", seat=2), ValueError),
    ):
        with pytest.raises(error):
            make()


def test_the_extra_is_asked_for_where_it_is_missing() -> None:
    """In a separate process, because imported modules can't be unloaded."""
    code = "import sys; sys.modules['pettingzoo'] = None; import demesne.learn"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert 'pip install "demesne[learn]"' in done.stderr.splitlines()[-1]
