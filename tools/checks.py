"""All checks, step by step: what is running, how long it will take, and a readable result at the end."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools import browser_client, compiled_build
from tools.environment import PYTHON, ensure_node, ensure_page, in_venv
from tools.tree import BUILD, ROOT, SOURCE, Failure, importing, say

DURATIONS = BUILD / "durations.json"
REPORTS = BUILD / "reports"

ROUGHLY = {
    "ruff check": 1,
    "ruff format": 1,
    "mypy": 30,
    "import contracts": 2,
    "browser client": 20,
    "types of the client": 20,
    "tests of the client": 10,
    "documentation": 8,
    "tests in pure Python": 260,
    "compile": 80,
    "tests compiled": 90,
    "tests in the browser": 150,
    "quick tests": 60,
}
"""Seconds on two idle processors, for estimates if no earlier run gives them."""

UNCOMPILED = (
    "cli",
    "console",
    "server",
    "texts",
    "tui",
    "project/test_docs.py",
    "project/test_wheel.py",
)
"""The tests for which it makes no difference how the engine runs."""

QUICK = ("cards", "engine", "kingdoms", "bots", "texts", "lab", "project/test_repository.py", "project/test_layers.py")
"""Where the quick tests are; those marked as slow are skipped."""


@dataclass
class Outcome:
    """How a step ended: good, bad, or None if it could not be done; a message; and which tests were skipped."""

    good: bool | None
    text: str = ""
    failed: list[str] = field(default_factory=list)
    skipped: Counter[str] = field(default_factory=Counter)


Work = Callable[[], Outcome]


def lint(fix: bool = False) -> int:
    """The linters; `fix` repairs what can be repaired."""
    return run(lint_steps(fix))


def quick() -> int:
    """The checks that take two minutes."""
    paths = [f"tests/{path}" for path in QUICK]
    return run(
        {
            **lint_steps(),
            "browser client": client,
            "tests of the client": lambda: web_program("vitest/vitest.mjs", "run"),
            "quick tests": lambda: tests("quick", ["-m", "not slow", *paths], SOURCE),
        }
    )


def everything() -> int:
    """All checks."""
    build: list[Path | None] = [None]

    def compile_() -> Outcome:
        if not compiled_build.is_wanted():
            return Outcome(None, "DEMESNE_PURE is set")
        try:
            build[0] = compiled_build.ensure(str(PYTHON))
        except Failure as failure:
            return Outcome(False, str(failure))
        return Outcome(True) if build[0] else Outcome(None, "no C compiler here")

    def compiled() -> Outcome:
        if build[0] is None:
            return Outcome(None, "not compiled")
        # Browser, terminal and server tests take long and don't depend on how the engine runs: once is enough.
        ignored = [f"--ignore=tests/{path}" for path in ("browser", *UNCOMPILED)]
        return tests("compiled", ignored, build[0])

    return run(
        {
            **lint_steps(),
            "browser client": client,
            "types of the client": lambda: web_program(
                "svelte-check/bin/svelte-check", "--fail-on-warnings", "--output=machine"
            ),
            "tests of the client": lambda: web_program("vitest/vitest.mjs", "run"),
            "documentation": lambda: program("python", "tools/site.py"),
            "tests in pure Python": lambda: tests("pure", ["--ignore=tests/browser"], SOURCE),
            "compile": compile_,
            "tests compiled": compiled,
            # The browser's server is the compiled one.
            "tests in the browser": lambda: tests("browser", ["tests/browser"], build[0] or SOURCE),
        }
    )


def lint_steps(fix: bool = False) -> dict[str, Work]:
    """The linters, by name."""
    repair = ["--fix"] if fix else []
    look = [] if fix else ["--check", "--output-format=concise"]
    return {
        "ruff check": lambda: program("ruff", "check", "--quiet", "--output-format=concise", *repair),
        "ruff format": lambda: program("ruff", "format", "--quiet", *look),
        "mypy": lambda: program("mypy", "--strict", "--no-error-summary"),
        "import contracts": lambda: program("lint-imports", "--no-logo", "--no-cache", quiet=True),
    }


def client() -> Outcome:
    """Build the browser client, and install the packages that its own tests need."""
    try:
        ensure_page()
        browser_client.ensure_modules(ensure_node())
    except Failure as failure:
        return Outcome(False, str(failure))
    return Outcome(True)


def program(name: str, *arguments: str, quiet: bool = False) -> Outcome:
    """Run a program of the environment; the output of a quiet one is shown only if it fails."""
    command = [str(in_venv(name)), *arguments]
    done = subprocess.run(command, cwd=ROOT, env=importing(SOURCE), text=True, capture_output=quiet)
    if quiet and done.returncode:
        print(done.stdout + done.stderr, flush=True)
    return Outcome(done.returncode == 0)


def web_program(path: str, *arguments: str) -> Outcome:
    """Run a program of the browser client's packages."""
    script = browser_client.WEB / "node_modules" / path
    if not script.exists():
        return Outcome(None, "the browser client's packages are not there")
    command = [*ensure_node(), str(script), *arguments]
    return Outcome(subprocess.run(command, cwd=browser_client.WEB).returncode == 0)


def tests(name: str, arguments: Sequence[str], first: Path) -> Outcome:
    """Run pytest on all processors, with the package imported from `first`."""
    report = REPORTS / f"{name}.xml"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)
    command = [str(PYTHON), "-m", "pytest", "-q", "-rfE", "-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    good = run_alone([*command, f"--junit-xml={report}", *arguments], importing(first))
    try:
        return read_report(report, good)
    except (OSError, ElementTree.ParseError):
        return Outcome(False, "pytest did not come to its end")


def run_alone(command: Sequence[str], env: Mapping[str, str]) -> bool:
    """Run a program in its own process group, and end whatever it leaves behind."""
    if os.name == "nt":
        return subprocess.run(command, cwd=ROOT, env=env).returncode == 0
    process = subprocess.Popen(command, cwd=ROOT, env=env, start_new_session=True)
    try:
        return process.wait() == 0
    except KeyboardInterrupt:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(30)
        raise
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def read_report(path: Path, good: bool) -> Outcome:
    """The summary of a test run."""
    outcome = Outcome(good)
    passed = 0
    for case in ElementTree.parse(path).iter("testcase"):
        skip = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            outcome.failed.append(f"{case.get('classname', '').replace('.', '/')}::{case.get('name')}")
        elif skip is not None:
            outcome.skipped[skip.get("message") or "no reason"] += 1
        else:
            passed += 1
    skipped = outcome.skipped.total()
    parts = [f"{passed:,} passed", *([f"{len(outcome.failed)} failed"] if outcome.failed else [])]
    outcome.text = ", ".join([*parts, *([f"{skipped} skipped"] if skipped else [])])
    return outcome


def run(steps: Mapping[str, Work]) -> int:
    """Do the steps one after the other, even if one fails, and report the results."""
    expected = {**ROUGHLY, **durations()}
    outcomes: dict[str, Outcome] = {}
    took: dict[str, float] = {}
    began = time.monotonic()
    for number, (name, work) in enumerate(steps.items(), 1):
        left = sum(expected[each] for each in steps if each not in outcomes)
        say(f"{number} of {len(steps)}: {name} ({span(expected[name])}; {span(left)} left in all)")
        started = time.monotonic()
        outcomes[name] = work()
        took[name] = time.monotonic() - started
        if outcomes[name].text and outcomes[name].good is False and not outcomes[name].failed:
            say(outcomes[name].text)
        if outcomes[name].good:
            remember(name, took[name])
    print()
    for name, outcome in outcomes.items():
        mark = {True: "good", False: "BAD", None: "not done"}[outcome.good]
        text = outcome.text.partition("\n")[0]
        print(f"  {mark:8}  {name:22} {took[name]:5.0f} s  {text}".rstrip())
    skipped = sum((outcome.skipped for outcome in outcomes.values()), Counter[str]())
    if skipped:
        print("  skipped tests, and why:")
        for reason, count in skipped.most_common():
            print(f"    {count:4} × {reason}")
    for name, outcome in outcomes.items():
        for test in outcome.failed:
            print(f"  failed in {name}: {test}")
    bad = [name for name, outcome in outcomes.items() if outcome.good is False]
    say(f"{'failed: ' + ', '.join(bad) if bad else 'all good'} after {span(time.monotonic() - began)}")
    sys.stdout.flush()
    return 1 if bad else 0


def span(seconds: float) -> str:
    """A duration for people."""
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"


def durations() -> dict[str, float]:
    """How long each step took the last time it was good."""
    try:
        return dict(json.loads(DURATIONS.read_text()))
    except (OSError, ValueError):
        return {}


def remember(name: str, seconds: float) -> None:
    """Record how long a step took."""
    BUILD.mkdir(exist_ok=True)
    DURATIONS.write_text(json.dumps({**durations(), name: round(seconds, 1)}, indent=2) + "\n")
