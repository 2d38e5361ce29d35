"""Bots written by others: found by a class's name, usable everywhere, and reported when they fail."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import demesne
from demesne import lab
from demesne.bots import BadBot, BotError, make_bot
from demesne.bots.python_bot import is_python
from demesne.engine.view import View
from demesne.lab import LabError
from demesne.texts import LANGUAGES, Texts
from tests.command_line import Run

HAGRID = '''
class Hagrid:
    """Money, by labels."""

    def decide(self, view):
        decision = view.decision
        if decision.kind == "treasure":
            return decision.options
        if decision.kind == "buy":
            return [card for card in ("Province", "Gold", "Silver") if card in decision.options][:1]
        return decision.options[: decision.min]


class Seeded(Hagrid):
    name = "Ron"

    def __init__(self, seed):
        self.seed = seed


class Forgetful(Hagrid):
    def decide(self, view):
        super().decide(view)


class Divider:
    def decide(self, view):
        return 1 // 0


class Nobody:
    pass
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mybot.py"
    path.write_text(HAGRID)
    return path


class Numbers:
    """Answers with numpy's numbers."""

    def decide(self, view: View) -> Any:
        assert view.decision is not None
        return np.arange(view.decision.min if view.decision.kind != "treasure" else view.decision.max)


class Wrong:
    """Gives the answer it was created with."""

    answer: Any = None

    def decide(self, view: View) -> Any:
        return self.answer


def wrong(answer: Any) -> type[Wrong]:
    return type("Wrong", (Wrong,), {"answer": answer})


def test_which_texts_name_a_class() -> None:
    for spec in ("mybot.py:Hagrid", "a/b.py:C", "package.module:Class", "module:Class", "mybot.py"):
        assert is_python(spec), spec
    for spec in ("bmu", "regent:5000", "cwl.toml", "a b:C", ":C", "module:"):
        assert not is_python(spec), spec


def test_classes_objects_and_names_play_in_the_lab(file: Path) -> None:
    for bot, name in (
        (f"{file}:Hagrid", "Hagrid"),
        (f"{file}:Seeded", "Ron"),
        (Numbers, "Numbers"),
        (Numbers(), "Numbers"),
        ("tests.bots.test_python_bots:Numbers", "Numbers"),
    ):
        result = lab.match(bot, "bmu", games=4, seed=1)  # type: ignore[arg-type]
        assert result.names == [name, "BMU"]
        assert result.games == 4
    assert lab.match(f"{file}:Hagrid", "random", games=6, seed=1, jobs=2).scores[0].wins == 6
    assert lab.explain(f"{file}:Hagrid", "bmu", seed=1).players == ["Hagrid", "BMU"]
    assert lab.solo(f"{file}:Hagrid", games=2, seed=1).games == 2


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (None, "an answer is a list of labels or of option numbers, not None"),
        (3, "not int"),
        ("Copper", "not str"),
        (["Platypus"], "'Platypus' can't be picked"),
        ([99], "option numbers go from 0 to"),
        ([True], "bool is neither a label nor an option number"),
        ([0, 0], "an option is picked twice"),
    ],
)
def test_a_bad_answer_is_reported_at_the_first_game(answer: Any, reason: str) -> None:
    for play in (
        lambda bot: lab.match(bot, "bmu", games=3, seed=1),
        lambda bot: lab.match(bot, "bmu", games=3, seed=1, watched=0),
        lambda bot: lab.solo(bot, games=3, seed=1),
        lambda bot: lab.explain(bot, "bmu", seed=1),
    ):
        with pytest.raises(LabError, match="Wrong failed in game 0 of seed 1: ") as caught:
            play(wrong(answer))
        assert reason in str(caught.value)
        assert "It was asked: treasure 0 to " in str(caught.value)
        for language in LANGUAGES:
            assert "Wrong" in caught.value.say(Texts(language))


def test_an_exception_is_reported_with_its_place(file: Path) -> None:
    for jobs in (1, 2):
        with pytest.raises(LabError) as caught:
            lab.match(f"{file}:Divider", "bmu", games=20, seed=1, jobs=jobs)
        assert "Divider failed in game " in str(caught.value)
        assert "ZeroDivisionError: integer division or modulo by zero (mybot.py, line 28)" in str(caught.value)
    bot = make_bot(f"{file}:Divider")
    with pytest.raises(BotError, match="Divider failed: ZeroDivisionError") as failed:
        bot.decide(demesne.new_game(["Village"], seed=1).view(0))
    assert str(pickle.loads(pickle.dumps(failed.value))) == str(copy.copy(failed.value)) == str(failed.value)


def test_a_bot_that_cannot_be_created_was_asked_nothing(file: Path) -> None:
    class Unborn:
        def __init__(self) -> None:
            raise RuntimeError("no start")

        def decide(self, view: View) -> None: ...

    for play in (
        lambda: lab.match(Unborn, "bmu", games=3, seed=1),  # type: ignore[arg-type]
        lambda: lab.explain(Unborn, "bmu", seed=1),  # type: ignore[arg-type]
    ):
        with pytest.raises(LabError, match=r"^Unborn can't be created: RuntimeError: no start \(test_python_bots"):
            play()
    late = file.with_name("late.py")
    late.write_text("class Late:\n  def __init__(self):\n    1 // 0\n  def decide(self, view): ...\n")
    with pytest.raises(LabError, match=r"^Late can't be created: ZeroDivisionError: .* \(late.py, line 3\)"):
        lab.match(f"{late}:Late", "bmu", games=3, seed=1)


def test_what_is_no_bot_is_named(file: Path) -> None:
    broken = file.with_name("broken.py")
    broken.write_text("class A:\n  def decide(self")
    empty = file.with_name("empty.py")
    empty.write_text("x = 1\n")
    for spec, message in (
        (f"{file}:Voldemort", "has no class “Voldemort”. The bots in it are mybot.py:Hagrid, mybot.py:Seeded"),
        (str(file), "Which class of “mybot.py”? The bots in it are mybot.py:Hagrid, mybot.py:Seeded"),
        (str(file), "The bots in it are mybot.py:Hagrid"),
        (f"{file}:Nobody", "“Nobody” has no method decide"),
        (f"{file.parent}/none.py:A", "There is no file “"),
        (f"{broken}:A", "“broken.py” can't be imported: SyntaxError"),
        (f"{empty}:A", "“empty.py” has no class with a method decide"),
        ("no.such.module:A", "There is no module “no.such.module”"),
        ("os:system", "has no class with a method decide"),
    ):
        with pytest.raises(BadBot) as bad:
            make_bot(spec)
        assert message in str(bad.value)
        with pytest.raises(LabError) as caught:
            lab.match(spec, "bmu", games=1)
        assert str(caught.value) == str(bad.value)
    with pytest.raises(LabError, match="“object” has no method decide"):
        lab.match(object(), "bmu", games=1)  # type: ignore[arg-type]


def test_the_command_line_takes_a_class(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    demesne = Run(capsys)
    assert demesne.json("match", f"{file}:Hagrid", "bmu", "--games", "4", "--seed", "1")["bots"] == ["Hagrid", "BMU"]
    for bot, message in (
        (f"{file}:Forgetful", "Forgetful failed in game 0 of seed 1: an answer is a list"),
        (f"{file}:Voldemort", "has no class"),
        (str(file), "mybot.py:Hagrid"),
    ):
        assert message in demesne.refused("match", bot, "bmu", "--games", "4", "--seed", "1", "--jobs", "1")
