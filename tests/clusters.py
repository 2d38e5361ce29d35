"""A Dask cluster for tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from demesne.lab.workers import Workers
from tests.patience import wait_until


@contextmanager
def dask_cluster(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A Dask scheduler and two worker processes, as docs/lab.md starts them: its address, and the workers."""
    pytest.importorskip("distributed", reason="the cluster needs the package distributed")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "DASK_LOGGING__DISTRIBUTED": "error"}
    address_file = folder / "scheduler.json"
    started: list[subprocess.Popen[bytes]] = []

    def start(*words: str) -> None:
        command = [sys.executable, "-m", "distributed.cli." + words[0], *words[1:]]
        quiet = subprocess.DEVNULL
        started.append(subprocess.Popen(command, env=env, cwd=folder, stdout=quiet, stderr=quiet))

    try:
        start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard",
              "--scheduler-file", str(address_file))  # fmt: skip
        wait_until(lambda: address_file.exists() and address_file.stat().st_size, "no scheduler")
        address = json.loads(address_file.read_text("utf-8"))["address"]
        for _ in range(2):
            start("dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--death-timeout", "60")

        def both_are_there() -> bool:
            with Workers(cluster=address) as workers:
                return workers.hands() == 2

        wait_until(both_are_there, "no workers")
        yield address, started[1:]
    finally:
        for process in started:
            process.kill()
        for process in started:
            process.wait()
