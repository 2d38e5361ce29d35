"""What clients follow while it grows, and how they are told."""

from __future__ import annotations

import time
from typing import Protocol


class Watcher(Protocol):
    """Somebody who is told that there is something new."""

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
        """Tell everybody who follows it."""
        self.version += 1
        for watcher in self.watchers:
            watcher.wake()
