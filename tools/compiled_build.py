"""The compiled build: which modules mypyc compiles, where the build of these sources is, and creating it.

A build is a folder from which the whole package can be imported: the extension modules, and links to the other files.
Nothing is written next to the sources, where a compiled module would shadow its source for ever.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from tools.tree import BUILD, LOCKS, PACKAGE, ROOT, SOURCE, Failure, digest, importing, one_at_a_time, say

# The packages and modules that mypyc compiles. They import nothing of ours except each other (a test checks this), so a
# compiled build depends only on their own text.
COMPILED = (
    "engine",
    "cards",
    "bots/condition.py",
    "bots/plan.py",
    "bots/questions",
    "bots/rollout.py",
    "bots/sight.py",
    "bots/tactics.py",
    "bots/thought.py",
    "bots/wisdom",
    "lab/play.py",
)

# Modules among them that are not compiled: their type annotations are read at run time, and mypyc does not keep them.
INTERPRETED = ("engine/facts.py",)

BUILDS = BUILD / "compiled"
TOOLS = tuple(ROOT / "tools" / name for name in ("compile.py", "compiled_build.py"))
NO_COMPILER = 3
"""The exit status of tools/compile.py if there is no C compiler."""


def sources() -> list[Path]:
    """The files that a build depends on."""
    found: list[Path] = []
    for name in COMPILED:
        path = PACKAGE / name
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return found


def compiled_sources() -> list[Path]:
    """The files that are compiled."""
    return [path for path in sources() if path.relative_to(PACKAGE).as_posix() not in INTERPRETED]


def folder() -> Path:
    """Where the build of exactly these sources for this Python is, or would be."""
    python = sysconfig.get_config_var("SOABI") or sys.version
    key = digest([*TOOLS, LOCKS / "dev.txt", *sources()], python, sysconfig.get_platform())
    return BUILDS / key[:16]


def is_wanted() -> bool:
    """Whether to use and create compiled modules: DEMESNE_PURE=1 disables them."""
    return os.environ.get("DEMESNE_PURE", "0") in ("", "0")


def fresh() -> Path | None:
    """The build to use, if there is one and it is not disabled."""
    found = folder()
    if not is_wanted() or not found.is_dir():
        return None
    mirror(found)
    os.utime(found)
    return found


def extensions(build: Path) -> list[Path]:
    """The extension modules of a build."""
    return sorted(
        path for path in build.rglob("*") if path.suffix in (".so", ".pyd") and path.is_file() and not path.is_symlink()
    )


def ensure(python: str) -> Path | None:
    """Create the build unless it exists, with a Python that has mypyc. None if there is no C compiler."""
    with one_at_a_time("compiled build"):
        target = folder()
        if target.is_dir():
            mirror(target)
            say("the compiled build is fresh")
            return target
        work = target.with_suffix(".work")
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        try:
            return target if _make(python, target, work) else None
        finally:
            shutil.rmtree(work, ignore_errors=True)


def _make(python: str, target: Path, work: Path) -> bool:
    """Compile in the folder `work`, and move the result to `target` once all of it is good."""
    started = time.monotonic()
    say(f"compiling {len(compiled_sources())} modules with mypyc, which takes a minute or two")
    log = target.with_suffix(".log")
    names = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    command = [python, str(ROOT / "tools" / "compile.py"), str(work), *names]
    with open(log, "w") as file:
        done = subprocess.run(command, cwd=ROOT, env=importing(SOURCE), stdout=file, stderr=subprocess.STDOUT)
    if done.returncode == NO_COMPILER:
        say("no working C compiler with Python's headers here: everything stays in pure Python")
        return False
    if done.returncode:
        tail = "\n".join(f"    {line}" for line in log.read_text().splitlines()[-25:])
        raise Failure(f"the modules did not compile (all of it in {log.relative_to(ROOT)}):\n{tail}")
    if folder() != target:
        raise Failure("the sources changed while they were compiled: compile them again")
    mirror(work / "out")
    _check(python, work / "out")
    (work / "out").rename(target)
    _forget_old()
    say(f"compiled in {time.monotonic() - started:.0f} s")
    return True


def _check(python: str, build: Path) -> None:
    """Import every compiled module, so that a build that does not even load is never used."""
    parts = [path.relative_to(SOURCE).with_suffix("").parts for path in compiled_sources()]
    modules = [".".join(part).removesuffix(".__init__") for part in parts]
    program = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__ or ''\n"
        "    assert not file.endswith('.py'), name + ' came from ' + file\n"
    )
    command = [python, "-c", program, *modules]
    done = subprocess.run(command, env=importing(build), text=True, stderr=subprocess.PIPE)
    if done.returncode:
        raise Failure(f"the compiled modules do not load:\n{done.stderr}")


def _forget_old(keep: int = 4) -> None:
    builds = [path for path in BUILDS.iterdir() if path.is_dir() and path.suffix != ".work"]
    for path in sorted(builds, key=lambda path: path.stat().st_mtime)[:-keep]:
        shutil.rmtree(path, ignore_errors=True)
        path.with_suffix(".log").unlink(missing_ok=True)


def mirror(build: Path) -> None:
    """Link every file of the package into the build, next to the compiled modules, which Python finds first."""
    for place, folders, names in os.walk(PACKAGE):
        if place.endswith("__pycache__"):
            continue
        here = build / os.path.relpath(place, SOURCE)
        here.mkdir(parents=True, exist_ok=True)
        for entry in list(here.iterdir()):
            if entry.is_symlink() and entry.name not in names:
                entry.unlink(missing_ok=True)
            elif entry.is_dir() and entry.name not in (*folders, "__pycache__"):
                shutil.rmtree(entry, ignore_errors=True)
        for name in names:
            _link(Path(place, name), here / name)


def _link(source: Path, target: Path) -> None:
    if os.name != "nt":
        if target.is_symlink():
            if os.readlink(target) == str(source):
                return
            # The build was copied from another tree, whose files differ from this one's.
            target.unlink(missing_ok=True)
        with contextlib.suppress(FileExistsError):
            target.symlink_to(source)
    elif not target.exists() or target.stat().st_mtime != source.stat().st_mtime:
        shutil.copy2(source, target)
