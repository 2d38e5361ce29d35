"""Measuring by CPU time."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable


def rate(work: Callable[[], object], seconds: float) -> float:
    """How often per CPU-second `work` can be called, measured for about that many seconds after a short warm-up."""
    clock = time.process_time
    warm = clock() + min(0.2, seconds / 5)
    while clock() < warm:
        work()
    gc.collect()
    count = 0
    batch = 1
    start = clock()
    while True:
        before = clock()
        for _ in range(batch):
            work()
        count += batch
        now = clock()
        if now - start >= seconds:
            return count / (now - start)
        if now - before < 0.01:  # reading the clock must not count
            batch *= 2
