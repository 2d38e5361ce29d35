"""Runs: which are playing, which are waiting, and their results so far.

A few runs are played at the same time, each in a thread that hands out pieces and adds up the results; the others wait
in a queue. A paused run keeps its thread, which continues where it was.
"""

from __future__ import annotations

import sys
import threading
import time
import traceback
from collections.abc import Callable
from typing import Final

import msgspec

from demesne.lab.errors import LabError
from demesne.lab.tune import TuneExperiment
from demesne.lab_service.experiments import (
    REFUSALS,
    AnyResult,
    check_size,
    experiment_of,
    explained,
    result_of,
    seed_of,
)
from demesne.lab_service.messages import MOST_GAMES, NOTHING_YET, News, RunInfo, RunWish, State, Why
from demesne.lab_service.pool import ClusterPool, SharedWorkers, WorkerPool
from demesne.texts import Texts

EVERY: Final = 0.25
"""Seconds between two updates of a run's result."""

COUNT_SECONDS: Final = 2.0
"""Seconds between updates of waiting times."""

SHARE: Final = 0.1
"""How much of its time a run's thread spends on computing its result."""


class Ended(BaseException):
    """The run has been deleted."""


class Unknown(Exception):
    """There is no such run."""


class Full(Exception):
    """Too many runs are waiting already."""


class Run:
    """One run."""

    def __init__(self, name: str, owner: str, wish: RunWish) -> None:
        self.id = name
        self.owner = owner
        self.experiment = experiment_of(wish)
        self.wish = msgspec.structs.replace(wish, seed=seed_of(self.experiment))
        self.state: State = "waiting"
        self.why: Why | None = None
        self.error: str | None = None
        self.counted = 0
        """How many games were added up."""
        self.taking = False
        """Whether games are being added up: until that is over, their number is unknown."""
        self.result: AnyResult | None = None
        self.told = NOTHING_YET
        self.thread: threading.Thread | None = None
        self.version = 0
        self.extended = False
        self.ended = False
        self.spent = 0.0
        """Seconds of playing time."""
        self.since = 0.0
        """Since when it has been playing."""
        self.looked = 0.0
        self.pause = EVERY

    @property
    def games(self) -> int:
        """How many games there are so far. A search adds up a trial only when it is over, but shows its progress."""
        experiment = self.experiment
        return max(self.counted, experiment.games) if isinstance(experiment, TuneExperiment) else experiment.games

    @property
    def wanted(self) -> int | None:
        """How many games there will be."""
        return self.experiment.wanted

    def left(self) -> float | None:
        """Seconds until it is done, at the current pace."""
        spent = self.spent + (time.monotonic() - self.since if self.state == "running" else 0.0)
        if self.wanted is None or not self.games or not spent:
            return None
        return max(0, self.wanted - self.games) * spent / self.games


class Conductor:
    """All runs of a service. `tell` is called with everything that happens to them, from any thread."""

    def __init__(
        self, pool: WorkerPool | ClusterPool, running: int, waiting: int, tell: Callable[[News], None]
    ) -> None:
        self.pool = pool
        self._most_running = running
        self._most_waiting = waiting
        self._tell = tell
        self._runs: dict[str, Run] = {}
        self._queue: list[Run] = []
        self._counted = 0.0
        self._change = threading.Condition(threading.RLock())

    def find(self, name: str) -> Run:
        """A run. Raises Unknown."""
        run = self._runs.get(name)
        if run is None:
            raise Unknown
        return run

    # -- what is asked for ----------------------------------------------------------------------------------------

    def begin(self, name: str, owner: str, wish: RunWish, rest: bool = False, wanted: int | None = None) -> Run:
        """Start a run, or queue it; at first it may `rest`. Raises one of `REFUSALS`, or Full."""
        run = Run(name, owner, wish)
        if wanted is not None and not isinstance(run.experiment, TuneExperiment):
            run.experiment.extend(max(0, wanted - run.experiment.wanted) // len(run.experiment.totals))
        with self._change:
            if len(self._queue) >= self._most_waiting:
                raise Full
            self._runs[name] = run
            if rest:
                self._rest(run, "asked")
            else:
                self._queue.append(run)
            self._advance()
        return run

    def stop(self, name: str, why: Why) -> Run:
        """Pause a run where it is: results from workers wait until the run is resumed."""
        run = self.find(name)
        with self._change:
            if run.state in ("running", "waiting"):
                self._rest(run, why)
                self._advance()
                self._change.wait_for(lambda: not run.taking)
                if run.games:
                    self._look(run)
                self.say(run)
        return run

    def go(self, name: str, more: int) -> Run:
        """Resume a run, with this many more games for each of its matches. Raises `LabError`."""
        run = self.find(name)
        with self._change:
            if more:
                if isinstance(run.experiment, TuneExperiment):
                    raise LabError("lab-bad-more")
                check_size(run.experiment.wanted + more * len(run.experiment.totals))
                run.experiment.extend(more)
                run.extended = True
            if run.state == "stopped" or (run.state == "done" and more):
                run.state, run.why = "waiting", None
                self._queue.append(run)
                self._advance()
            self.say(run)
        return run

    def end(self, name: str) -> None:
        """Delete a run."""
        run = self.find(name)
        with self._change:
            run.ended = True
            del self._runs[name]
            if run in self._queue:
                self._queue.remove(run)
            if run.state == "running":
                self._rest(run, "asked")
            self._advance()
            self._change.notify_all()

    # -- what is said ---------------------------------------------------------------------------------------------

    def info(self, run: Run) -> RunInfo:
        """A run as it stands, without its request."""
        with self._change:
            run.version += 1
            ahead = self._queue.index(run) if run in self._queue else 0
            wait = self._wait(ahead) if run.state == "waiting" else None
            left = run.left() if run.state == "running" else None
            return RunInfo(
                id=run.id,
                version=run.version,
                kind=run.wish.kind,
                state=run.state,
                why=run.why,
                error=run.error,
                ahead=ahead,
                wait=None if wait is None else round(wait, 1),
                games=run.games,
                wanted=run.wanted,
                left=None if left is None else round(left, 1),
                result=run.told,
            )

    def say(self, run: Run) -> None:
        """Report the state of a run."""
        if not run.ended:
            self._tell(News(run.id, msgspec.json.encode(self.info(run)), run.games, run.state))

    def _wait(self, ahead: int) -> float | None:
        """How long until a run with `ahead` others before it starts, at the current pace."""
        lefts = [run.left() for run in self._runs.values() if run.state == "running"]
        known = sorted(left for left in lefts if left is not None)
        if not known or len(known) < len(lefts):
            return None
        # The runs waiting before it are assumed to be as long as the longest of these.
        return known[ahead % len(known)] + ahead // len(known) * known[-1]

    # -- what happens ---------------------------------------------------------------------------------------------

    def _rest(self, run: Run, why: Why) -> None:
        if run.state == "running":
            run.spent += time.monotonic() - run.since
        if run in self._queue:
            self._queue.remove(run)
        run.state, run.why = "stopped", why

    def _advance(self) -> None:
        """Start runs while there is room."""
        while self._queue and sum(run.state == "running" for run in self._runs.values()) < self._most_running:
            run = self._queue.pop(0)
            run.state, run.since = "running", time.monotonic()
            if run.thread is None:
                run.thread = threading.Thread(target=self._work, args=(run,), daemon=True)
                run.thread.start()
            self._change.notify_all()
            self.say(run)
        for run in self._queue:
            self.say(run)

    def _work(self, run: Run) -> None:
        """Play a run to its end, in its own thread."""
        workers = SharedWorkers(self.pool, run.owner, lambda games: self._hold(run, games), lambda: self._breathe(run))
        texts = Texts(run.wish.language)
        error: str | None = None
        try:
            again = True
            while again:
                run.extended = False
                run.experiment.play(workers)
                self._look(run)
                with self._change:
                    again = run.extended and not run.ended
                    if not again:
                        self._finish(run, None)
        except Ended:
            return
        except REFUSALS as refusal:
            error = explained(refusal, texts)
        except Exception:
            traceback.print_exc(file=sys.stderr)
            error = texts.message("lab-bad-internal")
        if error is not None:
            with self._change:
                self._finish(run, error)

    def _finish(self, run: Run, error: str | None) -> None:
        if run.state == "running":
            run.spent += time.monotonic() - run.since
        if run in self._queue:
            self._queue.remove(run)
        run.state, run.why, run.error, run.thread = "done" if error is None else "failed", None, error, None
        run.taking = False
        self._change.notify_all()
        self._advance()
        self.say(run)

    def _hold(self, run: Run, games: int) -> None:
        """Before games are added up: wait while the run is paused."""
        with self._change:
            while run.state != "running" and not run.ended:
                self._change.wait()
            if run.ended:
                raise Ended
            run.taking = True
            run.counted += games

    def _breathe(self, run: Run) -> None:
        """After games were added up: update the result from time to time."""
        now = time.monotonic()
        if now - run.looked >= run.pause:
            self._look(run)
            run.pause = max(EVERY, (time.monotonic() - now) / SHARE)
            with self._change:
                if run.wanted is None and run.games >= MOST_GAMES and run.state == "running":
                    self._rest(run, "budget")
                    self._advance()
                self.say(run)
                if now - self._counted >= COUNT_SECONDS:
                    self._counted = now
                    for waiting in self._queue:
                        self.say(waiting)
        with self._change:
            run.taking = False
            self._change.notify_all()

    def _look(self, run: Run) -> None:
        run.result = run.experiment.result()
        run.told = result_of(run.result)
        run.looked = time.monotonic()
