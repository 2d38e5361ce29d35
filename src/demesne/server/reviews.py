"""Reviews of finished games that people are waiting for: each is computed by its own process next to the server.

A review is computed once and kept with its game. It is cancelled when nobody is waiting for it. A process that dies is
replaced by another, which starts over.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import msgspec

from demesne.processes import HEAD, command, environment, framed
from demesne.server import kept_reviews
from demesne.server.errors import StoreError
from demesne.server.limits import Buckets
from demesne.server.logs import log
from demesne.server.metrics import Metrics
from demesne.server.options import ServerOptions
from demesne.server.play import Refused
from demesne.server.records import Person
from demesne.server.review_messages import ReviewNews, ReviewTask
from demesne.server.store import Store
from demesne.server.tasks import Tasks
from demesne.server.watched import Watched
from demesne.server.wire.reviews import ReviewState

TEND: Final = 0.5
"""Seconds between two checks of who is waiting for what."""

TRIES: Final = 3
"""How many processes may die over a review before it is given up."""

HOUR: Final = 3600.0

SLACK: Final = 60.0
"""After this many seconds without a message, beyond what it may spend, a process counts as dead: it yields to
everything else on the machine.
"""

KEEP_AGAIN: Final = 1.0
"""Seconds before retrying to store a review."""


class ProcessDied(Exception):
    """The process of a review ended before it was done."""


class GameReview(Watched):
    """The review of one game while it is running or waiting."""

    def __init__(self, table: str, person: str, address: str) -> None:
        super().__init__()
        self.table = table
        self.person = person
        self.address = address
        self.state: ReviewState = "waiting"
        self.ahead = 0
        self.content: bytes | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def active(self) -> bool:
        """Whether it is running or waiting."""
        return self.state in ("waiting", "running")

    def become(self, state: ReviewState) -> None:
        """Set its state and notify everybody."""
        self.state = state
        self.changed()

    def message(self) -> bytes:
        """Its status, as JSON."""
        return reply(self.state, self.ahead, self.content)


def reply(state: ReviewState, ahead: int, content: bytes | None) -> bytes:
    """A review and its status, as JSON (`wire.reviews.ReviewReply`)."""
    head = msgspec.json.encode({"state": state, "ahead": ahead})
    return head[:-1] + b',"review":' + (content or b"null") + b"}"


class Reviews:
    """All reviews in progress in one server process."""

    def __init__(self, options: ServerOptions, store: Store, tasks: Tasks, metrics: Metrics) -> None:
        self._options = options
        self._store = store
        self._tasks = tasks
        self._running: dict[str, GameReview] = {}
        self._places = asyncio.Semaphore(max(1, options.review_processes))
        self._budgets = Buckets(options.limits.hour_reviews / HOUR, options.limits.hour_reviews)
        self.deaths = 0
        """How many processes died."""
        metrics.gauge("reviews_running", "Reviews that are computed.", lambda: self.count("running"))
        metrics.gauge("reviews_waiting", "Reviews that wait.", lambda: self.count("waiting"))
        metrics.counter("review_processes_lost", "Processes of reviews that died.", lambda: self.deaths)
        self._made = metrics.reviews

    def count(self, state: ReviewState) -> int:
        """How many are in this state."""
        return sum(review.state == state for review in self._running.values())

    def under_way(self, table: str) -> GameReview | None:
        """The review of a game, if it is running or waiting, or has just finished."""
        return self._running.get(table)

    def begin(self, table: str, person: Person, address: str, save: str, people: list[int]) -> GameReview:
        """Have a game reviewed; returns the review in progress if there is one. Raises Refused."""
        found = self._running.get(table)
        if found is not None and found.state != "failed":
            found.seen = time.monotonic()
            return found
        self._check(person, address)
        review = self._running[table] = GameReview(table, person.id, address)
        self._count_ahead()
        task = ReviewTask(save, people, self._options.review_seconds, self._options.review_games)
        review.task = self._tasks.start(self._compute(review, task))
        log("review-begun", table=table, seconds=task.seconds)
        return review

    def _check(self, person: Person, address: str) -> None:
        if self._options.reviews == "off":
            raise Refused("reviews-off", "this server does not review games")
        limits = self._options.limits
        active = [review for review in self._running.values() if review.active]
        mine = sum(review.person == person.id for review in active)
        here = sum(review.address == address for review in active)
        if mine >= limits.reviews or here >= limits.address_reviews:
            raise Refused("review-busy", "too many of your reviews are under way; wait for one to finish")
        if not self._budgets.take(address):
            raise Refused("review-busy", "your address has used up its reviews for this hour; try again later")

    def _count_ahead(self) -> None:
        """Show those waiting how many are before them."""
        waiting = [review for review in self._running.values() if review.state == "waiting"]
        for ahead, review in enumerate(waiting):
            if review.ahead != ahead:
                review.ahead = ahead
                review.changed()

    async def _compute(self, review: GameReview, task: ReviewTask) -> None:
        """Compute a review when its turn comes, and keep it."""
        try:
            async with self._places:
                review.become("running")
                self._count_ahead()
                await self._finish(review, task)
        except asyncio.CancelledError:
            log("review-cancelled", table=review.table)
            raise
        finally:
            if review.active:
                review.become("failed")
            self._count_ahead()

    async def _finish(self, review: GameReview, task: ReviewTask) -> None:
        started = time.monotonic()
        for _ in range(TRIES):
            try:
                if await self._follow(review, task):
                    break
                return
            except ProcessDied as error:
                self.deaths += 1
                log("review-process-lost", table=review.table, error=str(error))
        else:
            return
        await self._keep(review)
        self._made.inc()
        log("review-made", table=review.table, ms=round((time.monotonic() - started) * 1000))

    async def _keep(self, review: GameReview) -> None:
        assert review.content is not None
        while True:
            try:
                await kept_reviews.keep(self._store, review.table, review.content)
                break
            except StoreError:
                await asyncio.sleep(KEEP_AGAIN)
        review.become("done")

    async def _follow(self, review: GameReview, task: ReviewTask) -> bool:
        """Let a process compute a review, and show its progress. Returns whether it was completed. Raises
        ProcessDied.
        """
        pipe = asyncio.subprocess.PIPE
        called = command("demesne.server.review_process")
        process = await asyncio.create_subprocess_exec(*called, stdin=pipe, stdout=pipe, env=environment())
        try:
            assert process.stdin is not None
            process.stdin.write(framed(msgspec.msgpack.encode(task)))
            await process.stdin.drain()
            while True:
                async with asyncio.timeout(SLACK + task.seconds):
                    news = await _heard(process)
                if news.error:
                    log("review-failed", table=review.table, error=news.error)
                    return False
                review.content = news.content
                if news.done:
                    return True
                review.changed()
        except (EOFError, OSError, TimeoutError, msgspec.DecodeError) as error:
            raise ProcessDied(type(error).__name__) from None
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()

    async def tend(self) -> None:
        """For ever: cancel what nobody waits for, and forget what is done."""
        while True:
            await asyncio.sleep(TEND)
            now = time.monotonic()
            for review in list(self._running.values()):
                if review.watchers:
                    review.seen = now
                elif now - review.seen > self._options.review_idle_seconds:
                    self._drop(review)
            self._budgets.forget()

    def _drop(self, review: GameReview) -> None:
        del self._running[review.table]
        if review.task is not None:
            review.task.cancel()


async def _heard(process: asyncio.subprocess.Process) -> ReviewNews:
    assert process.stdout is not None
    head = await process.stdout.readexactly(HEAD)
    content = await process.stdout.readexactly(int.from_bytes(head, "big"))
    return msgspec.msgpack.decode(content, type=ReviewNews)
