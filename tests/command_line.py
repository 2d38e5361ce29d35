"""Command lines in this process, for the tests of the commands."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demesne.cli import main


class Run:
    """Runs command lines and reads what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str, code: int = 0) -> str:
        got = main(words)
        out, err = self.capsys.readouterr()
        assert (got, err) == (code, ""), out[-2000:] + err
        return out

    def json(self, *words: str, code: int = 0) -> Any:
        return json.loads(self(*words, "--json", code=code))

    def refused(self, *words: str) -> str:
        """The message about a command line that makes no sense: one or two lines, and nothing else."""
        got = main(words)
        out, err = self.capsys.readouterr()
        assert (got, out) == (2, "")
        assert err.startswith("demesne: ")
        assert len(err.splitlines()) <= 2
        assert "Traceback" not in err
        return err
