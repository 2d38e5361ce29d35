"""How busy a process is, so that bots yield to people."""

from __future__ import annotations

import asyncio
import time
from typing import Final

LOOK: Final = 0.1
"""Seconds between two measurements."""

LATE: Final = 0.1
"""How late, in seconds, the event loop may run before people notice."""

PAUSE: Final = 0.1
"""Seconds that a bot delays its answer while people are waiting."""

FADE: Final = 0.8
"""How much of a delay still counts at the next measurement."""


class Load:
    """How late the event loop is."""

    def __init__(self) -> None:
        self.late = 0.0

    async def watch(self) -> None:
        """Measure for ever."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(LOOK)
            self.late = max(time.monotonic() - before - LOOK, FADE * self.late)

    async def give_way(self) -> None:
        """Pause briefly if people have to wait, too."""
        if self.late > LATE:
            await asyncio.sleep(PAUSE)
