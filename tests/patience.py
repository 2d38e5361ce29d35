"""How long tests wait. Machines differ and may be busy: nothing here says how fast something should be."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 150.0
"""Seconds to wait for what must come: far more than it takes, and less than the time limit of a test."""

LONG = 900
"""The time limit in seconds of a test that takes a minute or more on a quiet machine."""


def wait_until(holds: Callable[[], object], what: str | Callable[[], str], every: float = 0.02) -> None:
    """Wait until something holds; fail with `what` did not come when it never does."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(what if isinstance(what, str) else what())
        time.sleep(every)
