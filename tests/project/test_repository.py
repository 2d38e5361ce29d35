"""The tree contains what it should, and nothing specific to one machine."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file obeys the rules it tests.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("anaconda", "org"),
        ("crates", "io"),
    )
]
FOLDERS = "|".join(("wo" + "rk", "ro" + "ot", "ho" + "me", "Us" + "ers"))
MACHINE = re.compile(rf"(?<![\w.~/-])/(?:{FOLDERS})(?![\w-])")
MARKS = "|".join(("TO" + "DO", "FIX" + "ME", "X" * 3))
UNFINISHED = re.compile(rf"\b(?:{MARKS})\b")


def git(*arguments: str, cwd: Path = ROOT) -> str:
    command = ["git", "-c", "safe.directory=*", *arguments]
    return subprocess.run(command, cwd=cwd, check=True, capture_output=True, text=True).stdout


def committed() -> dict[str, str]:
    """The text of every file that git tracks."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git repository")
    names = [name for name in git("ls-files", "-z").split("\0") if name and (ROOT / name).is_file()]
    return {name: (ROOT / name).read_bytes().decode("utf-8", "replace") for name in names}


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in committed().items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_registry_is_named() -> None:
    assert not lines_with(re.compile("|".join(map(re.escape, REGISTRIES)), re.IGNORECASE))


def test_no_path_of_a_developers_machine() -> None:
    assert not lines_with(MACHINE)


def test_nothing_is_left_to_be_done() -> None:
    assert not lines_with(UNFINISHED)


@pytest.mark.parametrize("name", ["runtime", "dev", "web"])
def test_lock_has_versions_and_hashes_and_no_address(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    assert "://" not in text
    assert "index" not in text
    assert "find-links" not in text
    entries = re.split(r"\n(?=[a-z])", re.sub(r"(?m)^ *#.*\n", "", text).strip())
    for entry in entries:
        first, *rest = entry.replace("\\\n", "\n").splitlines()
        assert re.match(r"[a-z0-9-]+(\[[a-z0-9,-]+\])?==[0-9][\w.]*( ; .*)?\s*$", first), first
        assert rest, first
        assert all(re.fullmatch(r"\s*--hash=sha256:[0-9a-f]{64}\s*", line) for line in rest), first


@pytest.mark.parametrize("folder", ["web", "tests/browser/chromium"])
def test_lock_of_npm_has_hashes_and_no_address(folder: str) -> None:
    text = (ROOT / folder / "package-lock.json").read_text("utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert all(package.get("integrity", "").startswith("sha512-") for name, package in packages.items() if name)


def locked(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    return dict(re.findall(r"(?m)^([a-z0-9-]+)(?:\[[a-z0-9,-]+\])?==([\w.]+)", text))


def test_the_developers_lock_contains_the_runtime_lock() -> None:
    assert locked("runtime").items() <= locked("dev").items()


def test_locks_cover_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

    def names(requirements: list[str]) -> set[str]:
        return {re.sub(r"[._]", "-", re.split(r"[<>=!~;\[ ]", item)[0]).lower() for item in requirements}

    assert names(project["project"]["dependencies"]) <= locked("runtime").keys()
    assert names(project["dependency-groups"]["dev"]) <= locked("dev").keys()


def imports(path: Path) -> set[str]:
    """What a file imports, by full name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def test_dev_needs_the_standard_library_and_this_tree_alone() -> None:
    waiting, seen = [ROOT / "dev.py"], set()
    while waiting:
        path = waiting.pop()
        for name in imports(path):
            first, second = (*name.split("."), "")[:2]
            tool = ROOT / "tools" / f"{second}.py"
            if first != "tools":
                assert first in sys.stdlib_module_names, f"{path.name} imports {name}"
            elif tool not in seen:
                seen.add(tool)
                waiting.append(tool)
    assert len(seen) > 3


def test_dev_names_its_commands() -> None:
    bad = subprocess.run([sys.executable, "dev.py", "paly"], cwd=ROOT, capture_output=True, text=True)
    assert bad.returncode == 2
    assert "play" in bad.stderr
    assert len(bad.stderr.splitlines()) <= 2
    good = subprocess.run([sys.executable, "dev.py", "--help"], cwd=ROOT, capture_output=True, text=True)
    assert good.returncode == 0
    for command in ("play", "run", "python", "test", "lint", "bench", "compile", "web", "lock"):
        assert f"dev.py {command}" in good.stdout


def test_a_clone_can_run_the_checks(tmp_path: Path) -> None:
    committed()
    git("clone", "--quiet", "--depth=1", ROOT.as_uri(), str(tmp_path / "clone"))
    script = tmp_path / "clone" / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "python3 dev.py test" in script.read_text("utf-8")
    assert script.read_text("utf-8").startswith("#!/usr/bin/env bash\n")


def test_the_package_says_that_it_is_typed() -> None:
    assert (ROOT / "src" / "demesne" / "py.typed").is_file()


def test_the_licence_is_the_one_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license"] == "AGPL-3.0-or-later"
    assert "GNU AFFERO GENERAL PUBLIC LICENSE" in (ROOT / "LICENSE").read_text("utf-8").splitlines()[0]


def test_no_compiled_module_lies_beside_its_source() -> None:
    """It would shadow the source for ever: compiled modules live in build/."""
    assert not [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]
