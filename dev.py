#!/usr/bin/env python3
"""Everything a developer or a player does in this tree, by one command that needs only Python and git.

    python3 dev.py play [ARGS]     serve the game and open it in the browser; ARGS are those of `run serve`
    python3 dev.py run ARGS        the demesne command: `run --help`, `run conform conformance/`
    python3 dev.py python [ARGS]   Python with the package and its extras: a script, a module, or a prompt
    python3 dev.py test            lint, the documentation's site, the whole suite in pure Python, what plays games
                                   also compiled, and the browser client in a real browser
    python3 dev.py test --quick    in two minutes: lint, the client's own tests, and the quick tests in pure Python
    python3 dev.py test ARGS       only pytest, with these arguments
    python3 dev.py lint [--fix]    ruff, mypy and the import contracts; --fix repairs what can be repaired
    python3 dev.py bench [NAMES]   the benchmarks, in pure Python and compiled
    python3 dev.py compile         compile the engine and the cards with mypyc
    python3 dev.py web             build the browser client, unless that is done already
    python3 dev.py lock [ARGS]     renew requirements/*.txt and every package-lock.json from what asks for them;
                                   --upgrade takes the newest of everything; ARGS are those of `uv pip compile`

The environment is made in .venv/ the first time and kept up to date. The package is always used from src/,
with the compiled modules in front of it when they were compiled from exactly these sources; .venv/bin/demesne does
the same as `run`. DEMESNE_PURE=1 leaves the compiled modules aside.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

OLDEST, NEWEST = 11, 14
if sys.version_info < (3, OLDEST):
    # The rest needs a newer Python than this one: the machine may have one.
    names = [f"python3.{minor}" for minor in range(NEWEST, OLDEST - 1, -1)]
    found = [path for path in map(shutil.which, names) if path]
    if not found:
        sys.exit(f"dev.py: Python 3.{OLDEST} or newer is needed; this is {sys.version.split()[0]}")
    os.execv(found[0], [found[0], *sys.argv])

from collections.abc import Callable, Sequence
from typing import NoReturn

from tools import checks, compiled_build, locks
from tools.environment import PYTHON, ensure_environment, ensure_page
from tools.tree import ROOT, SOURCE, Failure, importing, say


class Misuse(Failure):
    """A command was given arguments that it does not take."""


def become(arguments: Sequence[str]) -> NoReturn:
    """Continue as the environment's Python, so that keys and signals reach the program itself."""
    command = [str(PYTHON), *arguments]
    env = importing(compiled_build.fresh() or SOURCE)
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=env).returncode)
    os.execve(command[0], command, env)


# --- the commands ---


def demesne(arguments: Sequence[str]) -> NoReturn:
    ensure_environment(dev=False)
    if arguments[:1] == ["serve"] and not {"-h", "--help"} & set(arguments):
        ensure_page()
    interpreter = "python" if os.name == "nt" else "python3"
    os.environ.setdefault("DEMESNE_COMMAND", f"{interpreter} {sys.argv[0]} run")
    become(["-c", "import sys; sys.argv[0] = 'demesne'; from demesne.cli import main; sys.exit(main())", *arguments])


def play(arguments: Sequence[str]) -> NoReturn:
    demesne(["serve", "--open", *arguments])


def python(arguments: Sequence[str]) -> NoReturn:
    ensure_environment(dev=False)
    become(arguments)


def no_arguments(command: str, arguments: Sequence[str]) -> None:
    if arguments:
        raise Misuse(f"{command} takes no arguments")


def web(arguments: Sequence[str]) -> int:
    no_arguments("web", arguments)
    ensure_environment(dev=False)
    ensure_page()
    return 0


def compile_(arguments: Sequence[str]) -> int:
    no_arguments("compile", arguments)
    ensure_environment(dev=True)
    compiled_build.ensure(str(PYTHON))
    return 0


def test(arguments: Sequence[str]) -> int:
    ensure_environment(dev=True)
    if arguments and list(arguments) != ["--quick"]:
        os.chdir(ROOT)
        try:
            ensure_page()
        except Failure as failure:
            say(str(failure))
        become(["-m", "pytest", *arguments])
    return checks.quick() if arguments else checks.everything()


def lint(arguments: Sequence[str]) -> int:
    if list(arguments) not in ([], ["--fix"]):
        raise Misuse("lint takes no arguments but --fix")
    ensure_environment(dev=True)
    return checks.lint(fix=bool(arguments))


def bench(arguments: Sequence[str]) -> int:
    ensure_environment(dev=True)
    folders = [SOURCE, compiled_build.ensure(str(PYTHON)) if compiled_build.is_wanted() else None]
    status = 0
    for folder in filter(None, folders):
        say("benchmarks " + ("in pure Python" if folder == SOURCE else "compiled"))
        command = [str(PYTHON), "-m", "benchmarks", *arguments]
        status |= subprocess.run(command, cwd=ROOT, env=importing(folder)).returncode
    return status


def lock(arguments: Sequence[str]) -> int:
    ensure_environment(dev=False)
    return 0 if locks.renew(arguments) else 1


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "run": demesne,
    "python": python,
    "test": test,
    "lint": lint,
    "bench": bench,
    "compile": compile_,
    "web": web,
    "lock": lock,
}


def main() -> int:
    arguments = sys.argv[1:]
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    command = COMMANDS.get(arguments[0])
    if command is None:
        print(f"dev.py: no command {arguments[0]!r}; there are {', '.join(COMMANDS)}", file=sys.stderr)
        print("dev.py: `python3 dev.py --help` explains them", file=sys.stderr)
        return 2
    try:
        return command(arguments[1:])
    except Failure as failure:
        print(f"dev.py: {failure}", file=sys.stderr)
        return 2 if isinstance(failure, Misuse) else 1
    except KeyboardInterrupt:
        print("\ndev.py: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
