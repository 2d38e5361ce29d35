"""For a process that works for another one: yield to it, end with it, and separate messages."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import IO, BinaryIO, Final

HEAD: Final = 4
"""How many bytes the length before each message has."""


def framed(content: bytes) -> bytes:
    """A message as it is sent."""
    return len(content).to_bytes(HEAD, "big") + content


def read_frame(source: IO[bytes]) -> bytes | None:
    """The next message; None when there are no more."""
    head = source.read(HEAD)
    if len(head) < HEAD:
        return None
    length = int.from_bytes(head, "big")
    content = source.read(length)
    return content if len(content) == length else None


def give_way(nice: int) -> None:
    """Let everything else on the machine go first, whatever the priority of the parent process. If that is forbidden,
    nothing changes.
    """
    if hasattr(os, "sched_setscheduler"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(nice)


def leave_with_parent() -> None:
    """End together with the parent process, even in the middle of an endless computation."""
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()


def _leave_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


def own_output() -> BinaryIO:
    """The standard output, reserved for messages: anything printed from here on goes to the standard error."""
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return target


def command(module: str, *arguments: str) -> list[str]:
    """The command that starts one of our modules as a process."""
    return [sys.executable, "-m", module, *arguments]


def environment() -> dict[str, str]:
    """The environment in which such a process finds the same modules as this one."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def start(module: str, *arguments: str) -> subprocess.Popen[bytes]:
    """A process running one of our modules, with pipes for its input and output."""
    pipe = subprocess.PIPE
    return subprocess.Popen(command(module, *arguments), stdin=pipe, stdout=pipe, env=environment())
