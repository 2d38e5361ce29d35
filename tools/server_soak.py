"""Open tables, let bots play them to the end and close them for a long time, and check that nothing grows.

    .venv/bin/python tools/server_soak.py                 30 minutes
    .venv/bin/python tools/server_soak.py --minutes 2     a short look

A real server process plays; this program opens the tables, watches each through a socket until its game is over, and
records every few seconds the server's memory, threads, files and tasks. The exit status is 1 if anything grew from the
first part to the last, or if any game failed.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from demesne.client import ClientError, Server  # noqa: E402

KINGDOM = "random"
EMPTY_SECONDS = 120
"""How long after the last game the server may take to remove all tables from memory."""

MEMORY_SLACK = 1.10
"""How much more memory the last part may use than the first: the allocator is not exact."""


class Monitor:
    """Measurements of the server: one row every few seconds."""

    def __init__(self, pid: int, base: str) -> None:
        self.folder = Path(f"/proc/{pid}")
        self.base = base
        self.rows: list[dict[str, float]] = []
        self.games = 0
        self.failures: list[str] = []
        self.stop = threading.Event()

    def look(self) -> dict[str, float]:
        """The server's current state."""
        status = dict(line.split(":", 1) for line in (self.folder / "status").read_text().splitlines())
        with urllib.request.urlopen(self.base + "/metrics", timeout=30) as answer:
            text = answer.read().decode()
        metrics = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        return {
            "memory MB": int(status["VmRSS"].split()[0]) / 1024,
            "threads": int(status["Threads"]),
            "files": len(list((self.folder / "fd").iterdir())),
            "tasks": float(metrics["demesne_tasks"]),
            "tables": float(metrics["demesne_tables"]),
        }

    def keep_looking(self, every: float) -> None:
        """Measure repeatedly until told to stop."""
        while not self.stop.wait(every):
            with contextlib.suppress(OSError, KeyError):
                self.rows.append(self.look())

    def play(self, number: int) -> None:
        """Open tables of bots one after the other, and watch each to its end."""
        server = Server(self.base)
        server.guest(f"Host {number}")
        count = 0
        while not self.stop.is_set():
            count += 1
            seats = [{"kind": "bot", "bot": ("novice", "random")[n % 2]} for n in range(2 + count % 3)]
            try:
                links = server.open(seats=seats, sit=False, kingdom=KINGDOM)["links"]
                server.start(links["table"])
                watching = server.socket(links["table"], links["watch"])
                watching.connect()
                while watching.result is None:
                    watching.receive(5)
                watching.close()
                self.games += watching.result is not None
            except ClientError as error:
                if not self.stop.is_set():
                    self.failures.append(str(error))
                    time.sleep(1)


def free_port() -> int:
    """A free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def grew(rows: list[dict[str, float]]) -> list[str]:
    """What has grown from the beginning to the end, once the first fifth has warmed everything up."""
    rows = rows[len(rows) // 5 :]
    third = max(1, len(rows) // 3)
    found = []
    for name in rows[0]:
        first = statistics.median(row[name] for row in rows[:third])
        last = statistics.median(row[name] for row in rows[-third:])
        # How many tables are waiting for the next sweep depends on how fast they are played.
        most = {"memory MB": first * MEMORY_SLACK + 5, "tables": first * 2 + 16}.get(name, first + 8)
        print(f"  {name}: {first:.0f} at first, {last:.0f} at last, {max(row[name] for row in rows):.0f} at most")
        if last > most:
            found.append(name)
    return found


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--at-once", type=int, default=8, help="how many tables are played at a time")
    wish = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="demesne-soak-") as folder:
        program = "import sys; from demesne.cli import main; sys.exit(main())"
        command = [sys.executable, "-c", program, "serve", "--port", str(port), "--unlimited", "--idle-seconds", "5"]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])}
        log = Path(folder) / "log"
        with open(log, "w") as file:
            process = subprocess.Popen([*command, "--store", f"{folder}/tables.db"], stderr=file, stdout=file, env=env)
        base = f"http://127.0.0.1:{port}"
        for _ in range(600):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(base + "/health", timeout=10).close()
                break
            time.sleep(0.1)
        watch = Monitor(process.pid, base)
        players = [threading.Thread(target=watch.play, args=(number,), daemon=True) for number in range(wish.at_once)]
        looking = threading.Thread(target=watch.keep_looking, args=(max(0.5, wish.minutes / 2),), daemon=True)
        for thread in (*players, looking):
            thread.start()
        time.sleep(wish.minutes * 60)
        watch.stop.set()
        for thread in (*players, looking):
            thread.join(EMPTY_SECONDS)
        # Games in progress finish, then their tables leave memory at the next sweep.
        end = time.monotonic() + EMPTY_SECONDS
        after = watch.look()
        while after["tables"] and time.monotonic() < end:
            time.sleep(1)
            after = watch.look()
        process.send_signal(signal.SIGTERM)
        status = process.wait(30)
        events = [json.loads(line)["event"] for line in log.read_text().splitlines() if line.startswith("{")]
    print(f"{watch.games} games in {wish.minutes:g} minutes, {len(watch.failures)} failures {watch.failures[:3]}")
    found = grew(watch.rows)
    bad = sorted({event for event in events if event.endswith(("-failed", "-broken", "-lost"))})
    print(f"  afterwards: {', '.join(f'{name} {value:.0f}' for name, value in after.items())}; exit status {status}")
    if found or bad or watch.failures or status not in (0, -signal.SIGTERM) or after["tables"]:
        print(f"FAILED: grew {found}, logged {bad}")
        return 1
    print("nothing grew")
    return 0


if __name__ == "__main__":
    sys.exit(main())
