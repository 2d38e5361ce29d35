"""Background tasks of a server process, which end with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from demesne.server.logs import log_error

T = TypeVar("T")

PAUSE: Final = 1.0
"""Seconds before a failed task is restarted."""


class Tasks:
    """The background tasks of one process. An error in one is logged."""

    def __init__(self) -> None:
        self.closing = asyncio.Event()
        """Set when the process stops."""
        self.failures: dict[str, int] = {}
        """How often each permanent task was restarted."""
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something in the background."""
        self._keep(asyncio.get_running_loop().create_task(work))

    def keep(self, name: str, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Run something for ever: a failure is logged and counted, and it is restarted."""

        async def run() -> None:
            while True:
                try:
                    await work()
                    return
                except Exception as error:
                    log_error("task-restarted", error, task=name)
                    self.failures[name] = self.failures.get(name, 0) + 1
                await asyncio.sleep(PAUSE)

        self.spawn(run())

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """The same, for callers that want to know when it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._keep(task)
        return task

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None:
                log_error("task-failed", error)

    async def stop(self) -> None:
        """End all tasks."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
