"""Fixtures that several test files share."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import time_limits
from tests.server.running import Running, Zygote, serving

if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    # If no bytecode may be written next to the sources, it goes to build/: otherwise every program that a test starts
    # would compile all its imports.
    sys.pycache_prefix = str(Path(__file__).resolve().parent.parent / "build" / "bytecode")
    sys.dont_write_bytecode = False
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(time_limits)


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    found = Zygote()
    yield found
    found.close()


@pytest.fixture(scope="module")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a file share."""
    with serving(zygote, tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Commands run as for an English speaker with no saved games, at a terminal of 80 columns."""
    monkeypatch.setenv("DEMESNE_LANG", "en")
    monkeypatch.setenv("DEMESNE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "argv", ["demesne"])
