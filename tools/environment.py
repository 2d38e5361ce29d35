"""The environment in .venv: created the first time and kept up to date, even on a bare machine.

A bare machine has Python and git, and perhaps no pip.
"""

from __future__ import annotations

import configparser
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import urllib.parse
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from tools import browser_client
from tools.tree import LOCKS, ROOT, SOURCE, Failure, digest, one_at_a_time, say

VENV = ROOT / ".venv"
STAMP = VENV / "made-by-dev.json"

# The pip that a bare machine fetches if its Python came without one: from the Python index, whose name is assembled
# here because no file of the tree names a registry, or as source, which runs as it is.
PIP_VERSION = "25.3"
PIP_SHA256 = "9655943313a94722b7774661c21049070f6bbb0a1516bf02f7c8d5d9201514cd"
PIP_INDEX = "https://{}.org/simple".format("pypi")
PIP_SOURCE = "https://github.com/pypa/pip"


def in_venv(name: str) -> Path:
    return VENV / ("Scripts" if os.name == "nt" else "bin") / (name + (".exe" if os.name == "nt" else ""))


PYTHON = in_venv("python")
PACKAGES = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV), "platbase": str(VENV)}))


def wanted(dev: bool) -> dict[str, str]:
    """What the stamp of an up-to-date environment contains, at least."""
    stamp = {
        "folder": str(ROOT),
        "python": sysconfig.get_python_version(),
        "project": digest([ROOT / "pyproject.toml", ROOT / "dev.py"]),
        "runtime": digest([LOCKS / "runtime.txt"]),
    }
    if dev:
        stamp["dev"] = digest([LOCKS / "dev.txt"])
    return stamp


def stamped() -> dict[str, str]:
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def ensure_environment(dev: bool) -> None:
    """Create or update .venv so that it has the runtime packages, and on request the developer's."""
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
    # Without pip: a bare Debian can't install it there, and elsewhere it is the slowest part.
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
    """The machine's own pip settings, except those that would install packages outside .venv."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PIP_TARGET", "PIP_PREFIX")}
    env.update(PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0", PIP_NO_INPUT="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
    return env


def find_pip() -> list[str]:
    """A command that runs pip for the environment: the machine's own, or one fetched into .venv."""
    here, folder = str(PYTHON), VENV / "pip"
    fetched = [
        [here, str(path)]
        for path in (*(wheel / "pip" for wheel in folder.glob("pip-*.whl")), folder / "source" / "src" / "pip")
    ]
    # A missing pip, and one too old to know --python, both fail here.
    for way in ([here, "-m", "pip"], *fetched, [sys.executable, "-m", "pip", "--python", here]):
        if works([*way, "--version"]):
            return way
    if works([here, "-c", "import ensurepip"]) and works([here, "-m", "ensurepip"]):
        return [here, "-m", "pip"]
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    say(f"this Python has no pip: fetching pip {PIP_VERSION}")
    for fetch in (pip_from_index, pip_by_git, pip_by_apt):
        path = fetch(folder)
        if path is not None and works([here, str(path), "--version"]):
            return [here, str(path)]
    raise Failure(
        "this Python has no pip, and none could be fetched. Check the network, or install pip:\n"
        "    on Debian and Ubuntu `apt install python3-venv`, elsewhere a package with a name like python3-pip"
    )


def python_index() -> str:
    """The index that pip would use here."""
    files = ["/etc/pip.conf", "~/.pip/pip.conf", "~/.config/pip/pip.conf", os.environ.get("PIP_CONFIG_FILE", "")]
    settings = configparser.RawConfigParser()
    settings.read([os.path.expanduser(name) for name in files if name], "utf-8")
    configured = settings.get("global", "index-url", fallback=PIP_INDEX)
    return os.environ.get("PIP_INDEX_URL", configured).rstrip("/")


def pip_from_index(folder: Path) -> Path | None:
    """Fetch the wheel of pip, which runs as it is, and verify it."""
    name = f"pip-{PIP_VERSION}-py3-none-any.whl"
    page = f"{python_index()}/pip/"
    try:
        with urllib.request.urlopen(page, timeout=60) as answer:
            links = re.findall(r'href="([^"]+)"', answer.read().decode())
        address = next(link for link in links if name in link)
        with urllib.request.urlopen(urllib.parse.urljoin(page, address), timeout=60) as answer:
            wheel = answer.read()
    except (OSError, ValueError, StopIteration):
        return None
    if hashlib.sha256(wheel).hexdigest() != PIP_SHA256:
        say(f"the {name} of the Python index has another hash than the one that is known: it is left alone")
        return None
    (folder / name).write_bytes(wheel)
    return folder / name / "pip"


def pip_by_git(folder: Path) -> Path | None:
    git = shutil.which("git")
    if git is None:
        return None
    say("the Python index did not help: fetching pip with git")
    source = folder / "source"
    clone = [git, "clone", "--quiet", "--depth=1", f"--branch={PIP_VERSION}", PIP_SOURCE, str(source)]
    return source / "src" / "pip" if works(clone) else None


def pip_by_apt(folder: Path) -> Path | None:
    """Take the wheel of pip from the distribution's package, without installing that and without being root."""
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
    """Make the environment find the package in src/, with its version and its command, like an installed package."""
    import tomllib

    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    for old in PACKAGES.glob("demesne-*.dist-info"):
        shutil.rmtree(old)
    info = PACKAGES / f"demesne-{version}.dist-info"
    info.mkdir()
    (PACKAGES / "demesne.pth").write_text(f"{SOURCE}\n")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: demesne\nVersion: {version}\n")
    (info / "INSTALLER").write_text("dev.py\n")
    (info / "RECORD").write_text(
        f"demesne.pth,,\n{info.name}/METADATA,,\n{info.name}/INSTALLER,,\n{info.name}/RECORD,,\n"
    )
    python, dev = str(PYTHON), str(ROOT / "dev.py")
    if os.name == "nt":
        in_venv("demesne").with_suffix(".cmd").write_text(f'@set DEMESNE_COMMAND=demesne\n@"{python}" "{dev}" run %*\n')
        return
    script = in_venv("demesne")
    # Hints name the command as it can be typed again: by its name if the shell finds it, else as it was typed.
    script.write_text(
        "#!/bin/sh\n"
        'if [ "$(command -v demesne)" = "$0" ]; then DEMESNE_COMMAND=demesne; else DEMESNE_COMMAND="$0"; fi\n'
        "export DEMESNE_COMMAND\n"
        f'exec {shlex.quote(python)} {shlex.quote(dev)} run "$@"\n'
    )
    script.chmod(0o755)


def ensure_node() -> list[str]:
    """The command that runs the Node of requirements/web.txt, which is fetched if necessary."""
    if not browser_client.node_in(PACKAGES):
        install(LOCKS / "web.txt")
    return browser_client.node_in(PACKAGES)


def ensure_page() -> None:
    """Build the browser client from exactly these sources."""
    if not browser_client.is_fresh():
        browser_client.ensure(str(PYTHON), ensure_node())
