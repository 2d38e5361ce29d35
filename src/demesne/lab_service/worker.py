"""A process that plays games for the lab's service: `python -m demesne.lab_service.worker`, started by `pool`.

It reads functions with their arguments from its standard input and writes what they return, or raise, to its standard
output.
"""

from __future__ import annotations

import contextlib
import pickle
import signal
import sys
from collections.abc import Callable
from typing import Final

# Everything a piece needs is imported before the first one comes.
from demesne.lab import rules, tasks, transcript  # noqa: F401
from demesne.processes import framed, give_way, leave_with_parent, own_output, read_frame

NICE: Final = 15
"""People and the bots at their tables come before the games of the lab."""

READY: Final = "ready"


def main() -> None:
    """Play until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # It ends together with the service.
    give_way(NICE)
    target = own_output()
    leave_with_parent()
    with contextlib.suppress(BrokenPipeError):  # The service is gone, so nobody needs the result.
        target.write(framed(pickle.dumps(READY)))
        target.flush()
        while (content := read_frame(sys.stdin.buffer)) is not None:
            target.write(framed(done(*pickle.loads(content))))
            target.flush()


def done(function: Callable[..., object], arguments: tuple[object, ...]) -> bytes:
    """The outcome of a function: what it returns, or what it raises."""
    try:
        return pickle.dumps((function(*arguments), None))
    except Exception as error:
        try:
            return pickle.dumps((None, error))
        except Exception:
            return pickle.dumps((None, RuntimeError(f"{type(error).__name__}: {error}")))


if __name__ == "__main__":
    main()
