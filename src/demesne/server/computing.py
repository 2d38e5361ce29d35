"""Requests that compute: outside the event loop, a few at a time, and one at a time for each address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from demesne.server.play import Refused

T = TypeVar("T")

WAITING: Final = 4
"""How much work of one address may be waiting or running."""


class OneEach:
    """Work of which each address has at most one piece running, so that everybody gets a turn however much one address
    asks for.
    """

    def __init__(self) -> None:
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for the address's turn, and take it. Refused if too much of its work is waiting already."""
        waiting = self._waiting.get(address, 0)
        if waiting >= WAITING:
            raise Refused("too-often", "your last requests are still being worked on; wait for them")
        self._waiting[address] = waiting + 1
        turn = self._turns.setdefault(address, asyncio.Lock())
        try:
            async with turn:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]


class Computing:
    """Threads for one kind of work, one piece at a time for each address."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, f"compute-{name}")
        self._turns = OneEach()

    async def run(self, address: str, work: Callable[[], T]) -> T:
        """Do work for an address when its turn comes. Refused if too much of its work is waiting already."""
        async with self._turns.turn(address):
            # Work that has started keeps its turn to the end, even if nobody is waiting for it.
            running = asyncio.get_running_loop().run_in_executor(self._threads, work)
            try:
                return await asyncio.shield(running)
            except asyncio.CancelledError:
                running.cancel()
                await asyncio.wait([running])
                raise

    def close(self) -> None:
        """Start nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
