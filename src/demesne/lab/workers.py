"""Workers: the games of a task are cut into pieces, played here, in processes or on a cluster, and put back in order.

A piece depends only on its task and its numbers. So it can be played anywhere, and replayed if its worker dies, without
changing the result.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final, Protocol

from demesne.lab.errors import LabError
from demesne.processes import leave_with_parent

FIRST_CUT: Final = 1
"""How many games the first pieces have, before it is known how long one takes."""

SMALL_CUT: Final = 100
LARGE_CUT: Final = 2000
CUT_SECONDS: Final = 0.5
MOST_TRIES: Final = 5
"""How often a piece may lose its worker before it counts as the cause."""

CLUSTER_TIMEOUT: Final = 10


class Part(Protocol):
    """The result of a piece: which games, and how long they took."""

    start: int
    stop: int
    seconds: float


class Task(Protocol):
    """Games to be played, any of them by its number, anywhere."""

    def play(self, start: int, stop: int) -> Part:
        """Play the games from `start` to before `stop`."""

    def edge(self, start: int) -> int | None:
        """Where a piece that starts here must end at the latest, if that matters."""


@dataclass
class Piece:
    """Some games of a task, the `order`-th piece of all; `tries` is how often it lost its worker."""

    order: int
    task: Task
    start: int
    stop: int
    tries: int = 0


Progress = Callable[[int], None]
"""Called with the number of games just played."""


class Workers:
    """Plays pieces: in this process (`jobs` 1), in this many processes, or on a Dask cluster. A context manager."""

    cut_seconds = CUT_SECONDS

    def __init__(self, jobs: int | None = 1, cluster: str | None = None, progress: Progress | None = None) -> None:
        """`jobs` None: as many as there are processors for this program."""
        self.jobs = processors() if jobs is None else jobs
        if self.jobs < 1:
            raise LabError("lab-bad-jobs", count=self.jobs)
        self.cluster = cluster
        self.progress = progress
        self._rate = 0.0
        self._workers = self.jobs
        self._executor: Executor | None = None
        self._dismissal: Connection | None = None
        self._client: Any = None

    def __enter__(self) -> Workers:
        if self.cluster is not None:
            self._join()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._dismiss()

    def play(self, tasks: Iterable[tuple[Task, int, int]]) -> Iterator[tuple[int, Any]]:
        """Play the games of each task from a first one up to, not including, another; yields the number of the task and
        a part, in the order of the games.

        A caller that has seen enough just stops asking.
        """
        pieces = self._cut(tasks)
        if self.cluster is None and self.jobs == 1:
            for number, piece in pieces:
                yield number, self._count(piece.task.play(piece.start, piece.stop))
            return
        yield from self._share_out(pieces)

    # -- cutting --------------------------------------------------------------------------------------------------

    def _cut(self, tasks: Iterable[tuple[Task, int, int]]) -> Iterator[tuple[int, Piece]]:
        """Pieces that take about `cut_seconds` each, estimated from the games so far."""
        order = 0
        for number, (task, start, games) in enumerate(tasks):
            while start < games:
                # Towards the end the pieces get smaller, so that nobody waits long for the last one.
                fair = max(SMALL_CUT, (games - start) // (2 * self._workers))
                stop = min(games, start + min(self._size(), fair), task.edge(start) or games)
                yield number, Piece(order, task, start, stop)
                order += 1
                start = stop

    def _size(self) -> int:
        if not self._rate:
            return FIRST_CUT
        wanted = int(self._rate * self.cut_seconds)
        # Fast games come in few large pieces; slow ones must come one by one, to be counted or lost one by one.
        return max(1, wanted) if wanted < SMALL_CUT else min(wanted, LARGE_CUT)

    def _count(self, part: Part) -> Part:
        played = part.stop - part.start
        if part.seconds > 0 and played:
            rate = played / part.seconds
            self._rate = rate if not self._rate else 0.7 * self._rate + 0.3 * rate
        if self.progress is not None:
            self.progress(played)
        return part

    # -- sharing out ------------------------------------------------------------------------------------------------

    def _share_out(self, pieces: Iterator[tuple[int, Piece]]) -> Iterator[tuple[int, Any]]:
        running: dict[Future[Part], tuple[int, Piece]] = {}
        again: deque[tuple[int, Piece]] = deque()
        done: dict[int, tuple[int, Part]] = {}
        following = 0
        try:
            while True:
                self._workers = self.hands()
                while len(running) < 2 * self._workers and (again or len(done) < 4 * self._workers):
                    item = again.popleft() if again else next(pieces, None)
                    if item is None:
                        break
                    running[self._submit(item[1])] = item
                if not running and not again:
                    return
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                broken: BaseException | None = None
                for future in finished:
                    number, piece = running.pop(future)
                    try:
                        part = future.result()
                    except (BrokenProcessPool, CancelledError) as error:
                        broken = error
                        again.append(self._retried(number, piece))
                    except ModuleNotFoundError as error:
                        raise LabError("lab-bad-workers", name=str(error.name)) from None
                    except Exception as error:
                        if type(error).__name__ != "KilledWorker":
                            raise
                        again.append(self._retried(number, piece))
                    else:
                        done[piece.order] = number, self._count(part)
                if isinstance(broken, BrokenProcessPool):
                    # One dead process takes the whole pool down: a new pool replays what it held.
                    again.extend(self._retried(number, piece) for number, piece in running.values())
                    running.clear()
                    self._dismiss()
                again = deque(sorted(again, key=lambda item: item[1].order))
                while following in done:
                    yield done.pop(following)
                    following += 1
        finally:
            for future in running:
                future.cancel()

    def _retried(self, number: int, piece: Piece) -> tuple[int, Piece]:
        piece.tries += 1
        if piece.tries >= MOST_TRIES:
            raise LabError("lab-bad-piece", first=piece.start, last=piece.stop - 1, count=piece.tries)
        return number, piece

    def hands(self) -> int:
        """How many pieces are played at the same time."""
        if self._client is not None:
            cores: dict[str, int] = self._client.ncores()
            return max(1, sum(cores.values()))
        return self.jobs

    def _submit(self, piece: Piece) -> Future[Part]:
        return self.submit(_play, piece.task, piece.start, piece.stop)

    def submit(self, function: Callable[..., Any], *arguments: object) -> Future[Any]:
        """Have a worker do something."""
        while True:
            if self._executor is None:
                context = multiprocessing.get_context()
                # A pipe, because an Event waits for ever for the answer of a killed process.
                dismissed, self._dismissal = context.Pipe(duplex=False)
                self._executor = ProcessPoolExecutor(self.jobs, context, _start_worker, (dismissed,))
            try:
                return self._executor.submit(function, *arguments)
            except BrokenProcessPool:
                self._dismiss()

    def _join(self) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise LabError("lab-bad-no-distributed") from None
        try:
            connect: Any = Client
            self._client = connect(self.cluster, timeout=CLUSTER_TIMEOUT, set_as_default=False)
        except (OSError, TimeoutError, ValueError):
            raise LabError("lab-bad-cluster", address=str(self.cluster)) from None
        self._executor = self._client.get_executor(retries=MOST_TRIES)

    def _dismiss(self) -> None:
        """Stop all workers at once: results still in progress are discarded."""
        executor, self._executor = self._executor, None
        if self._client is not None:
            self._client.close()
            self._client = None
        elif executor is not None and self._dismissal is not None:
            self._dismissal.send_bytes(b".")
            executor.shutdown(cancel_futures=True)
            self._dismissal.close()


class _Worker:
    """What a process of the pool knows about itself."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.playing = False
        self.dismissed = False

    def play(self, task: Task, start: int, stop: int) -> Part:
        self._is_playing(True)
        try:
            return task.play(start, stop)
        finally:
            self._is_playing(False)

    def await_dismissal(self, dismissed: Connection) -> None:
        """End the process as soon as there is something to read, which everybody sees and nobody takes; but not while
        it is sending a result, whose end the pool would wait for.
        """
        dismissed.poll(None)
        with self.lock:
            self.dismissed = True
            if self.playing:
                os._exit(0)

    def _is_playing(self, playing: bool) -> None:
        with self.lock:
            if self.dismissed:
                os._exit(0)
            self.playing = playing


_worker = _Worker()


def _start_worker(dismissed: Connection) -> None:
    # Ctrl-C is meant for the waiting program, not for its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # If that program is killed, nobody dismisses them.
    leave_with_parent()
    threading.Thread(target=_worker.await_dismissal, args=(dismissed,), daemon=True).start()


def _play(task: Task, start: int, stop: int) -> Part:
    return _worker.play(task, start, stop)


def processors() -> int:
    """How many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def clock() -> float:
    """Seconds, for rates."""
    return time.perf_counter()
