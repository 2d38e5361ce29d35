"""The compiled build contains the files of this tree and no other."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import compiled_build

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a build has copies there, not links")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in a tree of its own, which compiled builds mirror."""
    found = tmp_path / "src" / "demesne"
    (found / "bots").mkdir(parents=True)
    (found / "bots" / "plan.toml").write_text("mine", encoding="utf-8")
    monkeypatch.setattr(compiled_build, "SOURCE", found.parent)
    monkeypatch.setattr(compiled_build, "PACKAGE", found)
    return found


def test_a_build_shows_the_files_of_the_package(package: Path, tmp_path: Path) -> None:
    build = tmp_path / "build"
    compiled_build.mirror(build)
    shown = build / "demesne" / "bots" / "plan.toml"
    assert shown.read_text(encoding="utf-8") == "mine"
    (package / "bots" / "plan.toml").write_text("changed", encoding="utf-8")
    assert shown.read_text(encoding="utf-8") == "changed"


def test_a_build_copied_from_another_tree_shows_the_files_of_this_one(package: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("theirs", encoding="utf-8")
    shown = tmp_path / "build" / "demesne" / "bots" / "plan.toml"
    shown.parent.mkdir(parents=True)
    shown.symlink_to(other)
    compiled_build.mirror(tmp_path / "build")
    assert shown.read_text(encoding="utf-8") == "mine"
    assert other.read_text(encoding="utf-8") == "theirs"
