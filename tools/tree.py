"""The tree: where its parts are, how their contents are identified, and a lock so that only one program builds at a
time.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "demesne"
LOCKS = ROOT / "requirements"
BUILD = ROOT / "build"


class Failure(Exception):
    """Something that the user can act on; the message says what."""


def say(text: str) -> None:
    """Say what is being done."""
    print(f"dev.py: {text}", flush=True)


def digest(paths: Iterable[Path], *more: str) -> str:
    """A hash of these files with exactly these contents, and whatever else matters."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def importing(first: Path) -> dict[str, str]:
    """The environment of a program that imports the package from this folder."""
    env = dict(os.environ)
    rest = env.get("PYTHONPATH")
    env["PYTHONPATH"] = f"{first}{os.pathsep}{rest}" if rest else str(first)
    return env


@contextlib.contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Hold a lock of the tree, so that two commands started together don't build the same thing twice."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / f"{what.replace(' ', '-')}.lock", "w") as file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say(f"another program is busy with the {what}: waiting")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
