"""Requests that compute: beside the event loop, a few at a time, and one after the other for each address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from demesne.server.play import Refused

T = TypeVar("T")

WAITING: Final = 4
"""How much of one address may wait or be under way."""


class Computing:
    """Threads for one kind of work. An address has at most one piece of work in them, so that everybody else's turn
    comes after it, however much one address asks for."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, f"compute-{name}")
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}

    async def run(self, address: str, work: Callable[[], T]) -> T:
        """Do work for an address when its turn comes. Refused when too much of it waits already."""
        waiting = self._waiting.get(address, 0)
        if waiting >= WAITING:
            raise Refused("too-often", "your last requests are still being worked on; wait for them")
        self._waiting[address] = waiting + 1
        turn = self._turns.setdefault(address, asyncio.Lock())
        try:
            async with turn:
                # Work that has begun keeps its turn to the end, even if nobody waits for it any more.
                running = asyncio.get_running_loop().run_in_executor(self._threads, work)
                try:
                    return await asyncio.shield(running)
                except asyncio.CancelledError:
                    running.cancel()
                    await asyncio.wait([running])
                    raise
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
