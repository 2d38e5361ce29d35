"""Pairs of kingdom cards with players who prefer the two: a sample of what tools/soak.py --pairs plays."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

import demesne
from demesne.cards import CARDS, KINGDOM
from tests.random_play import (
    DOUBLERS,
    Dice,
    census,
    check_cards,
    check_fork,
    check_leaks,
    check_log,
    check_numbers,
    random_answer,
    random_setup,
)

ROOT = Path(__file__).resolve().parents[2]

COUPLES = list(zip(KINGDOM[::2], [*KINGDOM[1::2], KINGDOM[0]], strict=False))
"""Every kingdom card once, or one of them twice."""

PAIRS = len(KINGDOM) * (len(KINGDOM) - 1) // 2
TRIES = 12

PROBLEMS = [
    *combinations(DOUBLERS, 2),
    ("Throne Room", "Feast"),
    ("Throne Room", "Pillage"),
    ("Procession", "Fortress"),
    ("Procession", "Rats"),
    ("Procession", "Hunting Grounds"),
    ("Band of Misfits", "Hermit"),
    ("Band of Misfits", "Urchin"),
    ("Band of Misfits", "Death Cart"),
    ("Counterfeit", "Horn of Plenty"),
    ("Counterfeit", "Bandit Camp"),
    ("Market Square", "Count"),
    ("Knights", "Squire"),
    ("Herald", "Cultist"),
    ("Hermit", "Market Square"),
]
"""Cards that act upon each other."""


@pytest.mark.parametrize("pair", [*COUPLES, *PROBLEMS], ids=" + ".join)
def test_pair(pair: tuple[str, str]) -> None:
    dice = Dice("pair", *pair)
    had: set[str] = set()
    for _ in range(TRIES):
        game = demesne.new_game(**random_setup(dice, must=pair, turn_limit=30), log=True)
        cards = census(game)
        while game.decision is not None:
            if game.effect is not None and dice.chance(0.05):
                check_fork(game, dice)
                check_leaks(game, dice.below(10**6))
            game.choose(random_answer(game, dice, pair))
            check_numbers(game)
        check_cards(game, cards)
        check_log(game)
        assert game.log is not None
        had = {name for event in game.log if event.type in ("gain", "play") for name in event.cards}
        had |= {CARDS[name].pile for name in had}
        if had.issuperset(pair):
            return
    raise AssertionError(f"nobody had both cards in {TRIES} games: {set(pair) - had} is missing")


def test_the_couples_hold_every_kingdom_card() -> None:
    assert {name for couple in COUPLES for name in couple} == set(KINGDOM)
    assert all(one != other for one, other in COUPLES)


@pytest.mark.parametrize(
    "arguments", [["--games", "3", "--turns", "8"], ["--pairs", "--first", str(PAIRS - 1)], ["--only", "5"]]
)
def test_the_long_run_runs(arguments: list[str]) -> None:
    command = [sys.executable, str(ROOT / "tools" / "soak.py"), *arguments]
    if arguments[0] == "--only":
        command += ["--turns", "3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.rstrip().endswith("no failure")
