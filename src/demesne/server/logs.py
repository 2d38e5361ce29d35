"""The server's log: one JSON object per line, never containing a secret."""

from __future__ import annotations

import sys
import threading
import time
import traceback
from typing import Final, TextIO

import msgspec

_LOCK: Final = threading.Lock()
_STREAM: list[TextIO] = []


def set_stream(stream: TextIO | None) -> None:
    """Where the lines go: by default to the standard error."""
    _STREAM[:] = [] if stream is None else [stream]


def log(event: str, **facts: object) -> None:
    """Write one line: the time, what happened, and its facts. Callers pass ids and numbers, never tokens or codes."""
    line = msgspec.json.encode({"time": round(time.time(), 3), "event": event, **facts}, enc_hook=str).decode()
    stream = _STREAM[0] if _STREAM else sys.stderr
    with _LOCK:
        try:
            stream.write(line + "\n")
            stream.flush()
        except (OSError, ValueError):
            return  # The reader of the log is gone; the tables go on.


def kind_of(error: BaseException) -> str:
    """What went wrong, without the values involved: a database error may quote what people wrote. Those have an `orig`,
    with the database's error code.
    """
    original = getattr(error, "orig", None)
    if original is None and not hasattr(error, "sqlstate") and not hasattr(error, "sqlite_errorname"):
        return f"{type(error).__name__}: {error}"[:500]
    found = error if original is None else original
    code = getattr(found, "sqlstate", None) or getattr(found, "sqlite_errorname", None)
    return type(found).__name__ + (f" {code}" if code else "")


def log_error(event: str, error: BaseException, **facts: object) -> None:
    """Write one line about an unexpected error, with its origin."""
    where = traceback.format_tb(error.__traceback__)[-6:]
    log(event, error=kind_of(error), trace="".join(where)[-3000:], **facts)
