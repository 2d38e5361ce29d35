"""The built wheel, installed into an empty environment, is a working server with the browser client inside."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
import venv
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from demesne.engine import game
from tests.server.running import free_port

ROOT = Path(__file__).resolve().parents[2]
COMPILED = not str(game.__file__).endswith(".py")


def pip_for(python: Path) -> list[str]:
    """The pip that dev.py uses, for another environment."""
    spec = spec_from_file_location("dev_for_wheel", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    dev = module_from_spec(spec)
    spec.loader.exec_module(dev)
    way = [str(part) for part in dev.find_pip()]
    if "--python" in way:
        way = way[: way.index("--python")]
    return [*way, "--python", str(python)]


@pytest.mark.skipif(COMPILED, reason="the wheel is the same, however the tests run")
def test_the_wheel_serves_the_browser_client(tmp_path: Path) -> None:
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("demesne-*.whl")
    folder = tmp_path / "environment"
    venv.EnvBuilder(symlinks=True).create(folder)
    constraints = tmp_path / "constraints.txt"
    locked = (ROOT / "requirements" / "runtime.txt").read_text()
    constraints.write_text("\n".join(re.findall(r"^[\w.-]+==[^ \\;]+", locked, re.MULTILINE)))
    installed = subprocess.run(
        [*pip_for(folder / "bin" / "python"), "install", "--quiet", "-c", str(constraints), str(wheel)],
        env=env,
        capture_output=True,
        text=True,
    )
    assert installed.returncode == 0, installed.stderr
    program = folder / "bin" / "demesne"
    version = subprocess.run([program, "--version"], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert version.stdout.startswith("demesne "), version.stderr
    port = free_port()
    serving = subprocess.Popen(
        [program, "serve", "--port", str(port), "--store", str(tmp_path / "tables.db")],
        cwd=tmp_path,
        env=env,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        page = fetch(f"http://127.0.0.1:{port}/", serving)
        (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        assert "import" in fetch(f"http://127.0.0.1:{port}{script}", serving)
        assert [bot["level"] for bot in json.loads(fetch(f"http://127.0.0.1:{port}/api/bots", serving))][:1]
    finally:
        serving.send_signal(signal.SIGTERM)
        serving.wait(30)


def fetch(address: str, serving: subprocess.Popen[str]) -> str:
    """What is there, as soon as the server is."""
    end = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except OSError as error:
            if serving.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"{address}: {error}") from None
            time.sleep(0.1)
