"""What is built from this tree, installed into an empty environment: the whole program, compiled if possible."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from demesne.engine import game
from tests.patience import LONG, PATIENCE, wait_until
from tests.server.running import free_port
from tools import browser_client, compiled_build
from tools.environment import find_pip
from tools.tree import ROOT

pytestmark = [
    pytest.mark.skipif(not game.__file__.endswith(".py"), reason="a wheel is the same, however the tests run"),
    pytest.mark.timeout(LONG),
]
PAGE = "demesne/server/page/index.html"


def elsewhere(**more: str) -> dict[str, str]:
    """The environment of a program that does not find this tree by itself."""
    ours = ("PYTHONPATH", "VIRTUAL_ENV", "DEMESNE_PURE")
    return {**{key: value for key, value in os.environ.items() if key not in ours}, **more}


def run(*command: str | Path, cwd: Path = ROOT, **more: str) -> str:
    """The output of a program that does not find this tree by itself."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=cwd, env=elsewhere(**more), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(kind: str, folder: Path, tree: Path = ROOT, **more: str) -> Path:
    """Build a wheel or an sdist with the packages of this environment."""
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder, cwd=tree, **more)
    (found,) = folder.glob("demesne-*")
    return found


def names(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def pip_for(python: Path) -> list[str]:
    """The pip of this tree, for another environment."""
    way = find_pip()
    return [*(way[: way.index("--python")] if "--python" in way else way), "--python", str(python)]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as `pip install` makes it."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("pure"), DEMESNE_PURE="1")


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that was empty before the wheel came."""
    folder = tmp_path_factory.mktemp("environment")
    venv.EnvBuilder(symlinks=True).create(folder)
    constraints = folder / "constraints.txt"
    locked = (ROOT / "requirements" / "runtime.txt").read_text()
    constraints.write_text("\n".join(re.findall(r"^[\w.-]+==[^ \\;]+", locked, re.MULTILINE)))
    run(*pip_for(folder / "bin" / "python"), "install", "--quiet", "-c", constraints, wheel)
    return folder


def test_a_wheel_has_the_compiled_engine_where_there_is_a_compiler(wheel: Path, pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    assert PAGE in names(pure_wheel)
    assert not any(name.endswith((".so", ".pyd")) for name in names(pure_wheel))
    if wheel.name.endswith("-py3-none-any.whl"):
        pytest.skip("no C compiler here")
    compiled = {name for name in names(wheel) if name.endswith((".so", ".pyd"))}
    assert names(wheel) - compiled == names(pure_wheel)
    for source in compiled_build.compiled_sources():
        place = source.relative_to(compiled_build.SOURCE).with_suffix("").as_posix()
        assert any(name.startswith(f"{place}.") for name in compiled), place


def test_an_sdist_builds_the_same_without_node_and_without_a_compiler(pure_wheel: Path, tmp_path: Path) -> None:
    sdist = build("sdist", tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path)
    tree = next(path for path in tmp_path.glob("demesne-*") if path.is_dir())
    # If nothing compiles, the wheel is pure Python.
    again = build("wheel", tmp_path / "again", tree, CC="false", PATH=str(tmp_path))
    assert again.name == pure_wheel.name
    assert names(again) == names(pure_wheel)
    assert not (tree / "web" / "node_modules").exists()


def test_installed_it_plays_and_says_how(environment: Path, wheel: Path, pure_wheel: Path, tmp_path: Path) -> None:
    compiled = "compiled" if wheel.name != pure_wheel.name else "pure Python"
    assert run(environment / "bin" / "demesne", "--version", cwd=tmp_path).strip().endswith(f"({compiled})")
    doctor = json.loads(run(environment / "bin" / "demesne", "doctor", "--json", "--lang", "en", cwd=tmp_path))
    assert all(finding["state"] != "bad" for finding in doctor["findings"])
    program = "import demesne; print(demesne.new_game(['Moat', 'Village', 'Smithy', 'Witch'], seed=1).decision.kind)"
    assert run(environment / "bin" / "python", "-c", program, cwd=tmp_path) == "treasure\n"
    match = run(environment / "bin" / "demesne", "match", "smu", "bmu", "--games", "20", "--json", cwd=tmp_path)
    assert json.loads(match)["games"] == 20


def test_installed_it_serves_the_browser_client(environment: Path, tmp_path: Path) -> None:
    port = free_port()
    program = [environment / "bin" / "demesne", "serve", "--port", str(port), "--store", str(tmp_path / "tables.db")]
    said = tmp_path / "said.txt"
    with open(said, "w") as file:
        serving = subprocess.Popen(program, cwd=tmp_path, env=elsewhere(), stdout=file, stderr=file)

    def fetch(address: str) -> str:
        """What is there, as soon as the server is."""
        found: list[str] = []

        def answered() -> bool:
            assert serving.poll() is None, said.read_text()
            try:
                with urllib.request.urlopen(address, timeout=30) as answer:
                    found.append(answer.read().decode())
            except OSError:
                return False
            return True

        wait_until(answered, f"nothing at {address}", every=0.1)
        return found[0]

    try:
        page = fetch(f"http://127.0.0.1:{port}/")
        (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        assert "import" in fetch(f"http://127.0.0.1:{port}{script}")
        assert [bot["level"] for bot in json.loads(fetch(f"http://127.0.0.1:{port}/api/bots"))][:1]
    finally:
        serving.send_signal(signal.SIGTERM)
        serving.wait(PATIENCE)


def test_the_client_in_this_tree_is_fresh() -> None:
    """Otherwise the browser tests would use a client other than the one in the sources."""
    assert browser_client.is_fresh()
