"""Things that clients follow while they grow, and how clients are notified."""

from __future__ import annotations

import time
from typing import Protocol


class Watcher(Protocol):
    """Somebody who is notified of changes."""

    def wake(self) -> None:
        """There is something new."""


class Watched:
    """Something that is followed."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.seen = time.monotonic()
        """When somebody last looked at it."""
        self.version = 0
        """Grows with every change."""

    def changed(self) -> None:
        """Notify everybody who follows it."""
        self.version += 1
        for watcher in self.watchers:
            watcher.wake()
