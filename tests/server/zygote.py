"""A process that has imported everything and forks a server on request: restarts take no time.

It reads one line of JSON for each server, the options, and prints the id of its process. The servers are ordinary
processes that can be stopped or killed. Those left when there is nothing more to read are killed.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import signal
import sys
import traceback
from pathlib import Path

import demesne.server.app
from demesne.server.logs import set_stream
from demesne.server.options import Limits, ServerOptions


def main() -> None:
    for name in ("alembic.command", "psycopg", "sqlalchemy.dialects.postgresql", "sqlalchemy.dialects.sqlite"):
        importlib.import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    children: list[int] = []
    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            log = open(wish.pop("log"), "a")  # noqa: SIM115
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            set_stream(log)
            if "files" in wish:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wish["files"], wish.pop("files")))
            limits = Limits(**wish.pop("limits", {}))
            if "client" in wish:
                wish["client"] = Path(wish["client"])
            status = 1
            try:
                demesne.server.app.run(ServerOptions(**wish, limits=limits))
                status = 0
            except BaseException:
                traceback.print_exc(file=log)
                log.flush()
            finally:
                os._exit(status)
        children.append(child)
        print(child, flush=True)
    # The tests are over, or their process is gone.
    for child in children:
        if parent(child) == os.getpid():
            os.kill(child, signal.SIGKILL)


def parent(pid: int) -> int | None:
    """The parent of a process, if it is running: its id may have been reused."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


main()
