"""The workers of the lab's service: processes that play pieces of runs, shared evenly among owners.

A process that dies is replaced, and its games are played again by the run they belong to (`WorkerLost`). One that takes
too long over a piece is killed.
"""

from __future__ import annotations

import contextlib
import pickle
import subprocess
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import Any, Final

from demesne.lab.errors import LabError
from demesne.lab.workers import MOST_TRIES, Part, Piece, Workers
from demesne.processes import framed, read_frame, start

PIECE_SECONDS: Final = 300.0
"""How long a piece may take. Pieces are cut to take a fraction of a second, unless a single game takes longer."""


class WorkerLost(CancelledError):
    """The process that did this died."""


class _Job:
    def __init__(self, function: Callable[..., Any], arguments: tuple[object, ...]) -> None:
        self.function = function
        self.arguments = arguments
        self.future: Future[Any] = Future()


class FairQueue:
    """Waiting jobs: one from each owner in turn, and from each owner the one that has waited longest. Jobs that
    somebody is waiting for come first: the first piece of a run, a single game, a plan.
    """

    def __init__(self) -> None:
        self._urgent: deque[_Job] = deque()
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._some = threading.Condition()
        self._closed = False

    def put(self, owner: str, job: _Job, urgent: bool = False) -> None:
        """Queue a job."""
        with self._some:
            if urgent:
                self._urgent.append(job)
            else:
                self._waiting.setdefault(owner, deque()).append(job)
            self._some.notify()

    def get(self) -> _Job | None:
        """The next job; None if there will be no more."""
        with self._some:
            while not self._waiting and not self._urgent and not self._closed:
                self._some.wait()
            if self._closed:
                return None
            if self._urgent:
                return self._urgent.popleft()
            owner, jobs = next(iter(self._waiting.items()))
            job = jobs.popleft()
            if jobs:
                self._waiting.move_to_end(owner)
            else:
                del self._waiting[owner]
            return job

    def close(self) -> None:
        """Release everyone who waits."""
        with self._some:
            self._closed = True
            self._some.notify_all()


class WorkerPool:
    """Worker processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.lost = 0
        """How many processes died or were killed."""
        self._queue = FairQueue()
        for _ in range(count):
            threading.Thread(target=self._serve, daemon=True).start()

    def hands(self) -> int:
        """How many pieces are played at the same time."""
        return self.count

    def submit(self, owner: str, function: Callable[..., Any], *arguments: object, urgent: bool = False) -> Future[Any]:
        """Have a worker do something when the owner's turn comes."""
        job = _Job(function, arguments)
        self._queue.put(owner, job, urgent)
        return job.future

    def close(self) -> None:
        """Start nothing more; the processes end with this one."""
        self._queue.close()

    def _serve(self) -> None:
        """One worker: a thread that has a process."""
        process = start("demesne.lab_service.worker")
        greeted = False
        while (job := self._queue.get()) is not None:
            if not job.future.set_running_or_notify_cancel():
                continue
            timer = threading.Timer(PIECE_SECONDS, process.kill)
            timer.daemon = True
            timer.start()
            try:
                assert process.stdin is not None
                assert process.stdout is not None
                if not greeted:
                    greeted = read_frame(process.stdout) is not None
                process.stdin.write(framed(pickle.dumps((job.function, job.arguments))))
                process.stdin.flush()
                content = read_frame(process.stdout)
            except OSError:
                content = None
            late = not timer.is_alive()
            timer.cancel()
            if content is None:
                self.lost += 1
                job.future.set_exception(LabError("lab-bad-slow", seconds=int(PIECE_SECONDS)) if late else WorkerLost())
                _bury(process)
                process, greeted = start("demesne.lab_service.worker"), False
                continue
            value, error = pickle.loads(content)
            if error is not None:
                job.future.set_exception(error)
            else:
                job.future.set_result(value)


def _bury(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
    process.wait()


class ClusterPool:
    """The workers of a Dask cluster, instead of local processes. Raises `LabError` if it can't be reached."""

    def __init__(self, address: str) -> None:
        self.lost = 0
        self._joined = Workers(cluster=address)
        self._joined.__enter__()

    def hands(self) -> int:
        """How many pieces are played at the same time."""
        return self._joined.hands()

    def submit(self, owner: str, function: Callable[..., Any], *arguments: object, urgent: bool = False) -> Future[Any]:
        """Have a worker do something; the cluster decides when."""
        return self._joined.submit(function, *arguments)

    def close(self) -> None:
        """Release the workers."""
        self._joined.__exit__(None, None, None)


class SharedWorkers(Workers):
    """How the lab plays games with the service's workers. A part is added up between `hold`, which waits while the run
    is paused, and `breathe`.
    """

    cut_seconds = 0.2

    def __init__(
        self, pool: WorkerPool | ClusterPool, owner: str, hold: Callable[[int], None], breathe: Callable[[], None]
    ):
        super().__init__(jobs=1)
        self._pool = pool
        self._owner = owner
        self._hold = hold
        self._breathe = breathe

    def play(self, tasks: Any) -> Any:
        """Play the games of all tasks; yields parts in the order of the games."""
        for number, part in self._share_out(self._cut(tasks)):
            self._hold(part.stop - part.start)
            try:
                yield number, part
            finally:  # A caller that has seen enough stops asking.
                self._breathe()

    def hands(self) -> int:
        """How many pieces are played at the same time."""
        return self._pool.hands()

    def _submit(self, piece: Piece) -> Future[Part]:
        return self._pool.submit(self._owner, piece.task.play, piece.start, piece.stop, urgent=piece.order == 0)


def do(pool: WorkerPool | ClusterPool, owner: str, function: Callable[..., Any], *arguments: object) -> Any:
    """Have a worker do something and wait for it; retried if the worker dies, but not for ever."""
    for _ in range(MOST_TRIES):
        try:
            return pool.submit(owner, function, *arguments, urgent=True).result()
        except CancelledError:
            continue
    raise LabError("lab-bad-slow", seconds=int(PIECE_SECONDS))
