"""How busy a process is, so that bots give way to people."""

from __future__ import annotations

import asyncio
import time
from typing import Final

LOOK: Final = 0.1
"""Seconds between two looks."""

LATE: Final = 0.1
"""So late, in seconds, the event loop may come to what is due; then people begin to wait."""

PAUSE: Final = 0.1
"""Seconds that a bot holds back its answer when people wait."""

FADE: Final = 0.8
"""How much of a delay still counts at the next look."""


class Load:
    """How late the event loop is."""

    def __init__(self) -> None:
        self.late = 0.0

    async def watch(self) -> None:
        """Look for ever."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(LOOK)
            self.late = max(time.monotonic() - before - LOOK, FADE * self.late)

    async def give_way(self) -> None:
        """Wait a moment if people have to wait, too."""
        if self.late > LATE:
            await asyncio.sleep(PAUSE)
