"""A failing test must not hang: neither the test nor the command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tools.tree import ROOT

HEAD = """
import asyncio, threading, time

def in_a_task():
    async def work():
        while True:
            time.sleep(0.001)
            await asyncio.sleep(0)

    async def wait():
        task = asyncio.create_task(work())
        await asyncio.Event().wait()

    asyncio.run(wait())

"""


def pytest(folder: Path, tests: str) -> subprocess.CompletedProcess[str]:
    """Run these tests with a limit of four seconds each."""
    file = folder / "test_it.py"
    file.write_text(HEAD + tests)
    options = ["-q", "-p", "tests.time_limits", "-p", "no:cacheprovider", "-o", "timeout=4"]
    command = [sys.executable, "-m", "pytest", *options, f"--rootdir={folder}", str(file)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)


def test_a_limit_reached_in_a_task_is_a_failure_of_that_test(tmp_path: Path) -> None:
    done = pytest(tmp_path, "def test_first():\n    in_a_task()\n\n\ndef test_second():\n    pass\n")
    assert "the limit of 4 s is reached" in done.stdout
    assert "1 failed, 1 passed" in done.stdout
    assert done.returncode == 1


def test_a_limit_that_is_swallowed_comes_again(tmp_path: Path) -> None:
    swallow = "    try:\n        in_a_task()\n    except BaseException:\n        time.sleep(1000)\n"
    done = pytest(tmp_path, f"def test_first():\n{swallow}\n\ndef test_second():\n    pass\n")
    assert "1 failed, 1 passed" in done.stdout


def test_what_nothing_interrupts_is_ended_and_shown(tmp_path: Path) -> None:
    deaf = "    while True:\n        try:\n            in_a_task()\n        except BaseException:\n            pass\n"
    done = pytest(tmp_path, f"def test_first():\n{deaf}")
    assert done.returncode == 1
    assert "in test_first" in done.stderr


def test_a_thread_that_is_left_behind_holds_nobody_up(tmp_path: Path) -> None:
    done = pytest(tmp_path, "def test_first():\n    threading.Thread(target=threading.Event().wait).start()\n")
    assert "1 passed" in done.stdout
    assert "in wait" in done.stderr
