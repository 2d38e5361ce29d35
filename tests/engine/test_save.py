"""Saved games: text that anybody can read and that any process loads to the same position."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import demesne
from demesne import BadSave, Game
from demesne.engine.save import fingerprint
from tests.random_play import DOUBLERS, Dice, play_out, random_answer, random_setup, same, state

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

FINISH = """
import sys
import demesne
from demesne.engine.save import fingerprint
from tests.random_play import Dice, random_answer

game = demesne.load(sys.stdin.read())
print(fingerprint(game))
dice = Dice("finish")
while game.decision is not None:
    print(*game.decision.labels(picks := random_answer(game, dice)), sep=", ")
    game.choose(picks)
print(fingerprint(game), game.winners(), [game.score(player) for player in game.players])
"""


def inside(source: str, number: int) -> Game:
    """A game that waits for an answer while this card plays another one."""
    while True:
        dice = Dice("inside", source, number)
        setup = random_setup(dice, must=DOUBLERS)
        game = demesne.new_game(**setup)
        while game.decision is not None:
            names = [frame.name for frame in game.frames]
            if source in names[:-1]:
                return game
            game.choose(random_answer(game, dice, setup["kingdom"]))
        number += 100


@pytest.mark.parametrize("source", ["Throne Room", "Procession", "Counterfeit", "Herald"])
def test_saved_in_the_middle_of_a_card_and_finished_elsewhere(source: str) -> None:
    """In another process, with another hash order: the same answers, the same end."""
    if source == "Herald":
        game = demesne.new_game(**random_setup(Dice("herald"), must=["Herald", "Workshop"]))
        dice = Dice("herald plays")
        while [frame.name for frame in game.frames][:-1] != ["Herald"]:
            if game.decision is None:
                game = demesne.new_game(**random_setup(dice, must=["Herald", "Workshop"]))
            game.choose(random_answer(game, dice, ["Herald", "Workshop"]))
    else:
        game = inside(source, 0)
    text = demesne.save(game)
    path = os.pathsep.join([str(Path(demesne.__file__).parent.parent), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "99"}
    done = subprocess.run([sys.executable, "-c", FINISH], env=env, input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    lines = [fingerprint(game)]
    dice = Dice("finish")
    while game.decision is not None:
        picks = random_answer(game, dice)
        lines.append(", ".join(game.decision.labels(picks)))
        game.choose(picks)
    lines.append(f"{fingerprint(game)} {game.winners()} {[game.score(player) for player in game.players]}")
    assert done.stdout.splitlines() == lines


def test_a_saved_game_can_be_read() -> None:
    game = demesne.new_game(["Village", "Smithy"], seed="a word", first=0, shelters=True)
    assert demesne.save(game).endswith('"answers": []\n}\n')
    game.answer(["Necropolis"] if game.decision is not None and game.decision.kind == "action" else [])
    play_out(game, Dice("read"), at_most=5)
    text = demesne.save(game)
    data = json.loads(text)
    assert list(data) == ["format", "version", "rules", "setup", "fingerprint", "answers"]
    assert data["format"] == "demesne-game"
    assert data["setup"]["kingdom"] == ["Village", "Smithy"]
    assert data["setup"]["seed"] == "a word"
    assert data["answers"] == [list(answer) for answer in game.answers()]
    lines = [line.strip().removesuffix(",") for line in text.splitlines()]
    assert all(json.dumps(answer) in lines for answer in data["answers"])
    assert text.endswith("}\n")


@pytest.mark.parametrize("seed", [0, -7, 2**80, "", "Ω and spaces\n", "7"])
def test_every_seed_survives(seed: int | str) -> None:
    game = play_out(demesne.new_game(["Village"], seed=seed), Dice("seed"), at_most=9)
    loaded = demesne.load(demesne.save(game))
    assert loaded.setup.seed == seed
    assert type(loaded.setup.seed) is type(seed)
    same("the loaded game differs", state(game), state(loaded))


def test_what_chance_decided_at_the_set_up_is_saved_as_decided() -> None:
    game = demesne.new_game(["Village", "Cultist"], seed=11, players=4)
    data = json.loads(demesne.save(game))["setup"]
    assert data["first"] == game.setup.first
    assert data["shelters"] is game.setup.options["shelters"]


def test_a_finished_game_is_saved_with_its_end() -> None:
    game = play_out(demesne.new_game(**random_setup(Dice("end"), turn_limit=5)), Dice("end"))
    loaded = demesne.load(demesne.save(game))
    assert loaded.over
    same("the loaded game differs", state(game), state(loaded))


def test_a_loaded_game_can_have_the_log_from_the_start() -> None:
    dice = Dice("log")
    setup = random_setup(dice)
    game = play_out(demesne.new_game(**setup, log=True), dice, at_most=120)
    loaded = demesne.load(demesne.save(game), log=True)
    assert loaded.view(None).events() == game.view(None).events()
    assert loaded.view(0).events() == game.view(0).events()
    assert demesne.load(demesne.save(game)).log is None


# --- texts that are no saved games ---


def saved() -> dict[str, Any]:
    """A game of a few answers, as data."""
    game = demesne.new_game(["Village", "Young Witch"], bane="Moat", seed=4, first=0)
    play_out(game, Dice("saved"), at_most=8)
    return dict(json.loads(demesne.save(game)))


SAVED = saved()


def changed(path: str, value: object) -> str:
    """The saved game with one thing changed."""
    data = copy.deepcopy(SAVED)
    *parents, last = path.split(".")
    place: Any = data
    for key in parents:
        place = place[int(key)] if isinstance(place, list) else place[key]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a saved game"),
        ("hello", "not a saved game"),
        ("[]", "no .format."),
        ("7", "no .format."),
        ("{}", "no .format."),
        ('{"format": "chess"}', "no .format."),
        (changed("version", 99), "version 99"),
        (changed("version", None), "version None"),
        (changed("rules", 0), "version 0 of the rules"),
        (changed("setup", None), "has a .setup."),
        (changed("answers", {}), "list of .answers."),
        (changed("setup.speed", 3), "unknown key 'speed'"),
        (changed("setup.kingdom", ["Vilage"]), "there is no card 'Vilage'"),
        (changed("setup.kingdom", ["Gold"]), "Gold is not a kingdom card"),
        (changed("setup.kingdom", 5), "set-up can't be dealt"),
        (changed("setup.kingdom", [["Village"]]), "set-up can't be dealt"),
        (changed("setup.kingdom", None), "set-up can't be dealt"),
        (changed("setup.players", 7), "there must be 2 to 6"),
        (changed("setup.players", "2"), "set-up can't be dealt"),
        (changed("setup.players", None), "set-up can't be dealt"),
        (changed("setup.bane", None), "needs a bane"),
        (changed("setup.bane", "Witch"), "can't be the bane"),
        (changed("setup.bane", []), "set-up can't be dealt"),
        (changed("setup.seed", None), "set-up can't be dealt"),
        (changed("setup.seed", 1.5), "set-up can't be dealt"),
        (changed("setup.first", 2), "it must be a seat from 0 to 1"),
        (changed("setup.first", "A"), "set-up can't be dealt"),
        (changed("setup.turn_limit", 0), "turn limit 0"),
        (changed("answers.1", "Copper"), "answer 2 is not a list of labels"),
        (changed("answers.1", [0]), "answer 2 is not a list of labels"),
        (changed("answers.1", ["Platinum"]), "answer 2 does not fit: 'Platinum' can't be picked"),
        (changed("answers", [[]] * 5000), "does not fit: the game is over"),
        (changed("answers", []), "another position"),
        (changed("setup.seed", 5), "answer|another position"),
        (changed("fingerprint", "0" * 16), "another position"),
        (changed("fingerprint", None), "another position"),
    ],
)
def test_a_text_that_is_no_saved_game_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        demesne.load(text)


def test_lists_in_lists_without_end_are_refused() -> None:
    with pytest.raises(BadSave, match="not a saved game"):
        demesne.load("[" * 100_000)


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["Village", "Moat"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
PATHS = ["format", "version", "rules", "setup", "fingerprint", "answers"]
PATHS += [f"setup.{key}" for key in SAVED["setup"]] + ["setup.kingdom.0", "setup.new"]
PATHS += [f"answers.{number}" for number in range(3)]


@given(st.sampled_from(PATHS), JUNK)
@settings(deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@pytest.mark.slow
def test_whatever_stands_in_a_saved_game_it_loads_alike_or_is_refused(path: str, junk: object) -> None:
    try:
        game = demesne.load(changed(path, junk))
    except BadSave:
        return
    assert fingerprint(game) == SAVED["fingerprint"]


@given(st.text(max_size=30) | st.binary(max_size=30).map(lambda raw: raw.decode("latin-1")))
@settings(deadline=None, max_examples=100)
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadSave):
        demesne.load(text)


@given(st.integers(0, 2000), st.integers(1, 40))
@settings(deadline=None, max_examples=60)
def test_a_text_cut_off_or_damaged_is_refused_or_the_same(at: int, length: int) -> None:
    text = json.dumps(SAVED, indent=1)
    at %= len(text)
    try:
        game = demesne.load(text[:at] + text[at + length :])
    except BadSave:
        return
    assert fingerprint(game) == SAVED["fingerprint"]


@pytest.mark.parametrize(
    "change",
    [
        {"kingdom": ["Village"] * 300_000},
        {"kingdom": "Village"},
        {"kingdom": [["Village"]]},
        {"kingdom": None},
        {"seed": "\ud800"},
        {"seed": 1.5},
        {"seed": None},
        {"turn_limit": float("nan")},
        {"turn_limit": float("inf")},
        {"turn_limit": 2.5},
        {"turn_limit": True},
        {"players": 2.0},
        {"players": True},
        {"first": 0.5},
        {"first": False},
        {"bane": ["Cellar"]},
        {"shelters": 1},
    ],
)
def test_a_set_up_that_is_none_is_refused_at_once(change: dict[str, Any]) -> None:
    saved = json.loads(demesne.save(demesne.new_game(["Village", "Smithy"], seed=1)))
    saved["setup"].update(change)
    with pytest.raises(BadSave, match="the set-up can't be dealt"):
        demesne.load(json.dumps(saved))
