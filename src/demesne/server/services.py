"""What the parts of one server process share."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from demesne.server.bot_workers import BotWorkers
from demesne.server.computing import Computing, OneEach
from demesne.server.lab_games import LabRecordings
from demesne.server.lab_runs import LabRuns
from demesne.server.limits import Buckets
from demesne.server.load import Load
from demesne.server.metrics import Metrics
from demesne.server.options import ServerOptions
from demesne.server.people import People
from demesne.server.reviews import Reviews
from demesne.server.store import Store
from demesne.server.tasks import Tasks


def spare_processors() -> int:
    """How many processors there are for thinking bots, with one for the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class Services:
    """The store, the people, the bots' workers, the lab, the reviews, the limits and the numbers of one process."""

    def __init__(self, options: ServerOptions) -> None:
        self.options = options
        self.store = Store(options.store, options.migrate)
        self.people = People(self.store)
        self.bot_workers = BotWorkers(
            options.bot_processes or spare_processors(), options.bot_seconds, options.bot_maker
        )
        self.tasks = Tasks()
        self.load = Load()
        # Separate, so that kingdoms drawn just for fun delay nobody who opens a table.
        self.drawing = Computing("draw")
        self.opening = Computing("open")
        self.looking_back = Computing("past")
        self.lab_questions = OneEach()
        self.lab_recordings = LabRecordings()
        self.process = secrets.token_hex(4)
        self.sockets: dict[str, int] = {}
        """How many sockets each address has."""
        self.listening: dict[str, set[asyncio.Event]] = {}
        """The sockets that each session opened; the event ends one."""
        self.requests = Buckets(options.limits.requests)
        self.openings = Buckets(options.limits.openings)
        self.hints = Buckets(options.limits.hints, options.limits.hint_burst)
        self.metrics = self._metrics()
        self.lab = LabRuns(options, spare_processors(), self.tasks, self.metrics)
        self.reviews = Reviews(options, self.store, self.tasks, self.metrics)

    def news(self, what: str, table: str) -> str:
        """What other processes are notified about: "m" moves, "t" the table, "c" the chat."""
        return f"{what}:{table}:{self.process}"

    def end_sessions(self, keys: Iterable[str]) -> None:
        """Close the sockets of sessions that have ended, in this process."""
        for key in keys:
            for ended in self.listening.get(key, ()):
                ended.set()

    @contextmanager
    def listening_with(self, session: str, ended: asyncio.Event) -> Iterator[None]:
        """Have an event set when a session ends, for a socket that it opened."""
        sockets = self.listening.setdefault(session, set())
        sockets.add(ended)
        try:
            yield
        finally:
            sockets.discard(ended)
            if not sockets:
                self.listening.pop(session, None)

    async def tell_ended(self, keys: list[str]) -> None:
        """Close the sockets of sessions that have ended, here and in other processes."""
        self.end_sessions(keys)
        if self.store.shared:
            await self.store.write(lambda writing: writing.news.extend(self.news("s", key) for key in keys))

    def _metrics(self) -> Metrics:
        metrics = Metrics()
        metrics.gauge("sockets", "Connected sockets.", lambda: sum(self.sockets.values()))
        metrics.counter("commits", "Commits of the store.", lambda: self.store.commits)
        metrics.counter("commit_seconds", "Seconds spent in commits.", lambda: self.store.commit_seconds)
        metrics.counter("unreadable_rows", "Rows that can't be read.", lambda: self.store.unreadable)
        metrics.counter("written", "Pieces of work in those commits.", lambda: self.store.grouped)
        failures = "Times that a bot raised, was too slow or answered nonsense."
        metrics.counter("bot_failures", failures, lambda: self.bot_workers.failures)
        metrics.gauge("bots_waiting", "Bots that wait for their turn to think.", lambda: self.bot_workers.waiting)
        lost = "Processes of bots that died, or were killed in an endless thought."
        metrics.counter("bot_processes_lost", lost, lambda: self.bot_workers.killed)
        metrics.gauge("late_seconds", "How late the event loop comes to what is due.", lambda: self.load.late)
        metrics.gauge("tasks", "Tasks of the event loop.", lambda: len(self.tasks))
        restarts = "Times that a task was started again that is to run for ever."
        metrics.counter("task_restarts", restarts, lambda: sum(self.tasks.failures.values()))
        metrics.gauge("threads", "Threads of the process.", threading.active_count)
        return metrics
