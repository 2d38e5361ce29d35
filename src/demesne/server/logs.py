"""What the server says of itself: one JSON object a line, and never a secret in it."""

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
    """Write one line: the time, what happened, and its facts. Callers give ids and numbers, never tokens or codes."""
    line = msgspec.json.encode({"time": round(time.time(), 3), "event": event, **facts}, enc_hook=str).decode()
    stream = _STREAM[0] if _STREAM else sys.stderr
    with _LOCK:
        try:
            stream.write(line + "\n")
            stream.flush()
        except (OSError, ValueError):
            return  # The reader of the log is gone; the tables are not.


def kind_of(error: BaseException) -> str:
    """What went wrong, without the values that it went wrong with: an error of the database may quote what people
    wrote. Those have an `orig`, with a code of the database."""
    original = getattr(error, "orig", None)
    if original is None and not hasattr(error, "sqlstate") and not hasattr(error, "sqlite_errorname"):
        return f"{type(error).__name__}: {error}"[:500]
    found = error if original is None else original
    code = getattr(found, "sqlstate", None) or getattr(found, "sqlite_errorname", None)
    return type(found).__name__ + (f" {code}" if code else "")


def log_error(event: str, error: BaseException, **facts: object) -> None:
    """Write one line about an error that nobody expected, with where it came from."""
    where = traceback.format_tb(error.__traceback__)[-6:]
    log(event, error=kind_of(error), trace="".join(where)[-3000:], **facts)
