"""Hints at the terminal tables: for one person against bots, and recorded with the game."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

import demesne
from demesne.seats.files import Seating, pack, unpack
from demesne.seats.local_game import LocalGame
from demesne.seats.recording import ALL_OPEN, PointOfView, Recording
from demesne.texts import Texts
from tests.command_line import Run


def test_a_hint_is_kept_with_the_game(tmp_path: Path) -> None:
    game = demesne.new_game("First Game", seed=3, first=0)
    local = LocalGame(game, Seating(("Ann", "Novice"), (None, "novice")), tmp_path / "game.json")
    assert local.may_hint
    found = local.hint()
    assert found is not None
    assert set(found["answer"]) == {"Copper"}
    assert local.seating.hints == (0,)
    local.keep()
    loaded, seating = unpack(local.file.read_text(encoding="utf-8"))
    assert seating == local.seating
    assert loaded.number == 0
    local.answer(found["answer"])
    local.take_back(0)
    assert local.seating.hints == (0,)


def test_hints_are_marked_in_the_log_and_in_the_replay(tmp_path: Path) -> None:
    game = demesne.new_game("First Game", seed=3, first=0)
    local = LocalGame(game, Seating(("Ann", "Novice"), (None, "novice")), tmp_path / "game.json")
    before = len(local.story(0))
    found = local.hint()
    assert found is not None
    mark = {"type": "hint", "seat": 0, "depth": 0}
    assert list(local.story(0)[before:]) == [mark]
    local.answer(found["answer"])
    assert local.story(0)[before] == mark
    assert len(local.story(0)) > before + 1
    recording = Recording(local.game, local.seating)
    assert list(recording.story(ALL_OPEN)).count(mark) == 1
    recording.go(1)
    assert recording.story(PointOfView(0))[before] == mark
    lines = {"en": "You ask for a hint.", "fr": "Vous demandez un conseil.", "it": "Chiedi un consiglio."}
    for language, text in lines.items():
        assert Texts(language).log(mark, local.seating.names, 0) == text


def test_there_are_no_hints_among_people(tmp_path: Path) -> None:
    game = demesne.new_game("First Game", seed=3, first=0)
    local = LocalGame(game, Seating(("Ann", "Ben"), (None, None)), tmp_path / "game.json")
    assert not local.may_hint
    assert local.hint() is None
    assert local.seating.hints == ()
    assert "hints" not in json.loads(pack(local.game, local.seating))["table"]


def test_a_hint_line_by_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    game = demesne.new_game("First Game", seed=3, first=0)
    file.write_text(pack(game, Seating(("Ann", "Novice"), (None, "novice"), "First Game")), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("hint\nq\n"))
    out = Run(capsys)("resume", str(file), "--plain", "--lang", "en")
    assert "nothing else makes sense here" in " ".join(out.split())
    assert json.loads(file.read_text(encoding="utf-8"))["table"]["hints"] == [0]


def test_a_packed_game_is_a_saved_game_with_a_line_about_its_table() -> None:
    game = demesne.new_game(["Village"], players=2, seed=3)
    text = pack(game, Seating(("Ann", "Novice"), (None, "novice"), "First Game"))
    first, table, rest = text.split("\n", 2)
    assert (first, table.startswith('  "table": {')) == ("{", True)
    assert f"{{\n{rest}" == demesne.save(game)
