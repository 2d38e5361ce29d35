"""How long tests wait. Machines differ and may be busy: nothing here says how fast something should be."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 150.0
"""Seconds to wait for something that must happen: far more than it takes, and less than a test's time limit."""

LONG = 900
"""The time limit in seconds of a test that takes a minute or more on an idle machine."""


def wait_until(holds: Callable[[], object], what: str | Callable[[], str], every: float = 0.02) -> None:
    """Wait until a condition holds; fail with "`what` did not come" if it never does."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(what if isinstance(what, str) else what())
        time.sleep(every)
