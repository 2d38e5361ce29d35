"""The examples run as they are, with fewer games."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from demesne import lab
from tests.patience import LONG

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(tmp_path: Path, name: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *words], cwd=tmp_path, capture_output=True, text=True, timeout=LONG
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_beats_big_money() -> None:
    """Cauldron's kingdom suits it; by chance alone it would not win so often."""
    from demesne.bots.python_bot import find_class

    spec = f"{EXAMPLES / 'bot.py'}:Cauldron"
    kingdom = sys.modules[find_class(spec).__module__].KINGDOM
    assert lab.match(spec, "bmu", games=40, kingdom=kingdom, seed=5).scores[0].wins > 20


@pytest.mark.parametrize("name", ["bot.py", "counting.py"])
def test_bots(tmp_path: Path, name: str) -> None:
    assert "<MatchResult: 6 games" in run(tmp_path, name, "--games", "6")


@pytest.mark.slow
@pytest.mark.timeout(LONG)
def test_a_bot_that_searches(tmp_path: Path) -> None:
    assert "<MatchResult: 1 game" in run(tmp_path, "search.py", "--games", "1")


@pytest.mark.slow
def test_a_thousand_games(tmp_path: Path) -> None:
    out = run(tmp_path, "thousand_games.py", "--games", "20", "--plot", "games.svg")
    assert "SMU" in out
    assert (tmp_path / "games.svg").read_text("utf-8").lstrip().startswith("<")


def test_the_puzzle_is_solved(tmp_path: Path) -> None:
    assert "The most is 17 coins: Throne Room, Festival" in run(tmp_path, "puzzle.py")


@pytest.mark.slow
@pytest.mark.timeout(LONG)
def test_the_learner_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against a random bot, learning from 200 games is worth more than ten points a game. Chance moves the mean of
    thirty games by less than two, and the seed is fixed.
    """
    monkeypatch.syspath_prepend(EXAMPLES)
    import learner
    import numpy

    from demesne import learn

    env = learn.seat_env(learner.KINGDOM, bots=["random"], lay_treasures=True, turn_limit=30)
    policy = learner.Policy(env.layout, 1)

    def points_ahead() -> float:
        env.reset(seed=1000)
        return float(numpy.mean([learner.play(env, policy)[1] for _ in range(30)]))

    before = points_ahead()
    env.reset(seed=1)
    for _ in range(4):
        learner.practise(env, policy, learner.BATCH)
    assert points_ahead() > before + 6.0


@pytest.mark.slow
@pytest.mark.timeout(LONG)
def test_the_learner_draws_its_curve(tmp_path: Path) -> None:
    out = run(tmp_path, "learner.py", "--games", "60", "--test", "10", "--curve", "curve.svg")
    assert "    60 games" in out
    assert re.search(r"tested in 10 fresh games: \d", out)
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.slow
def test_the_notebook_runs() -> None:
    cells = json.loads((EXAMPLES / "tour.ipynb").read_text("utf-8"))["cells"]
    assert all(cell["outputs"] == [] for cell in cells if cell["cell_type"] == "code")
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["result"].games == 40
    assert names["game"].number == 2
    assert len(names["moves"]) > 50


def test_the_list_names_every_example() -> None:
    listed = set(re.findall(r"\]\((\S+?)\)", (EXAMPLES / "README.md").read_text("utf-8")))
    there = {path.name for path in EXAMPLES.iterdir() if path.suffix in (".py", ".ipynb", ".svg")}
    assert listed == there
