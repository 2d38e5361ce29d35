"""The packages keep to their order, and only whole packages are compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import grimp

from demesne import engine
from demesne.engine import game
from tools import compiled_build
from tools.tree import SOURCE

ROOT = Path(__file__).resolve().parents[2]


def test_import_contracts() -> None:
    script = Path(sys.executable).with_name("lint-imports")
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([script, "--no-logo", "--no-cache"], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_compiled_modules_import_only_compiled_modules() -> None:
    """Then a compiled build depends only on their own text, and `dev.py` can tell when it is stale."""
    parts = [path.relative_to(SOURCE).with_suffix("").parts for path in compiled_build.sources()]
    compiled = {".".join(part).removesuffix(".__init__") for part in parts}
    graph = grimp.build_graph("demesne", cache_dir=None)
    outside = {
        f"{module} imports {other}"
        for module in compiled
        for other in graph.find_modules_directly_imported_by(module)
        if other not in compiled
    }
    assert not outside


def test_compiled_modules_are_used_where_they_are() -> None:
    folder = Path(engine.__path__[0])
    compiled = any(folder.glob("game.*.so")) or any(folder.glob("game.*.pyd"))
    assert Path(game.__file__).suffix == (".py" if not compiled else ".pyd" if sys.platform == "win32" else ".so")
