"""Updating requirements/*.txt and every package-lock.json: names, versions and hashes, no addresses."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Sequence

from tools import browser_client
from tools.environment import ensure_node, find_pip, in_venv, pip_settings
from tools.tree import ROOT, Failure, say

NPM_FOLDERS = (ROOT / "web", ROOT / "tests" / "browser" / "chromium")


def renew(arguments: Sequence[str]) -> bool:
    """Update all of them; the arguments are those of `uv pip compile`. Returns whether that worked."""
    return lock_python(arguments) and lock_web(arguments)


def lock_python(arguments: Sequence[str]) -> bool:
    """Update requirements/*.txt with uv, whose locks fit every platform. Returns whether that worked."""
    uv = shutil.which("uv")
    if uv is None:
        if subprocess.run([*find_pip(), "install", "--quiet", "uv"], env=pip_settings()).returncode:
            raise Failure("pip could not install uv")
        uv = str(in_venv("uv"))
    env = {"UV_CUSTOM_COMPILE_COMMAND": "python3 dev.py lock", "UV_SYSTEM_CERTS": "1", **os.environ}
    sources = {"runtime": ["pyproject.toml"], "dev": ["--group", "dev", "pyproject.toml"], "web": ["--group", "web"]}
    for name, source in sources.items():
        say(f"locking requirements/{name}.txt")
        command = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
        command += [*source, *arguments, "-o", f"requirements/{name}.txt"]
        if name == "dev":
            command += ["--constraint", "requirements/runtime.txt"]
        if subprocess.run(command, cwd=ROOT, env=env).returncode:
            return False
    return True


def lock_web(arguments: Sequence[str]) -> bool:
    """Update every package-lock.json with npm. Returns whether that worked."""
    node = ensure_node()
    upgrade = any(argument in ("-U", "--upgrade") for argument in arguments)
    command = [*browser_client.npm_of(node), "update" if upgrade else "install", "--package-lock-only"]
    command += ["--no-audit", "--no-fund", "--loglevel=error"]
    for folder in NPM_FOLDERS:
        path = folder / "package-lock.json"
        say(f"locking {path.relative_to(ROOT).as_posix()}")
        if subprocess.run(command, cwd=folder, env=browser_client.with_node(node)).returncode:
            return False
        facts = json.loads(path.read_text("utf-8"))
        for package in facts["packages"].values():
            # Package authors' metadata, which contains addresses.
            for key in ("funding", "deprecated"):
                package.pop(key, None)
        path.write_text(json.dumps(facts, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return True
