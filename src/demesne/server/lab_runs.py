"""The lab's runs as the server knows them: who owns them, who watches, what they may cost, and when they end."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from typing import Final

import msgspec

from demesne.lab_service import messages
from demesne.lab_service.messages import Language, News, PlayedGame, RunInfo, RunWish, ServiceSetting
from demesne.server.lab_link import LabLink
from demesne.server.limits import Buckets
from demesne.server.logs import log
from demesne.server.metrics import Metrics
from demesne.server.options import ServerOptions
from demesne.server.play import Refused
from demesne.server.records import Person
from demesne.server.tasks import Tasks
from demesne.server.watched import Watched

TEND: Final = 1.0
"""Seconds between two checks of who watches what."""

KEPT: Final = 20
"""How many runs of an address are kept; one more, and the oldest paused one is forgotten."""

GAMES: Final = 16
"""How many games of runs are kept for people who step through them."""

MOST_DEATHS: Final = 3
"""How often the service may die before a run is given up as the possible cause."""

ACTIVE: Final = ("waiting", "running")
HOUR: Final = 3600.0


class LabRun(Watched):
    """One run."""

    def __init__(self, name: str, person: str | None, address: str, wish: RunWish) -> None:
        super().__init__()
        self.id = name
        self.person = person
        self.address = address
        self.wish = wish
        """The request; with its seed, once the run has started."""
        self.info = RunInfo(name, -1, wish.kind, "waiting", None, None, 0, None, 0, None, None)
        self.charged = 0
        """How many of its games were charged to the address's budget."""
        self.deaths = 0
        """How often the service died during it."""
        self.gone = False
        self.charts: dict[tuple[str, int], tuple[int, bytes]] = {}
        """The version last drawn for each language and width."""

    @property
    def active(self) -> bool:
        """Whether it is being played, or waiting for that."""
        return self.info.state in ACTIVE

    @property
    def whole(self) -> RunInfo:
        """What clients see of it, including the request."""
        return msgspec.structs.replace(self.info, request=self.wish)

    def change(self, info: RunInfo) -> None:
        """Take over its new state, unless a newer one was heard before."""
        if info.request is not msgspec.UNSET:
            self.wish = info.request
        if info.version <= self.info.version:
            return
        self.info = msgspec.structs.replace(info, request=msgspec.UNSET)
        self.changed()


class LabRuns:
    """All runs of one server process, and the lab's service that plays them."""

    def __init__(self, options: ServerOptions, processors: int, tasks: Tasks, metrics: Metrics) -> None:
        self._options = options
        self._tasks = tasks
        setting = ServiceSetting(
            options.lab_processes or processors, cluster=options.lab_cluster, version=options.version
        )
        self.link = LabLink(setting, self._hear, self._begin_again)
        self._runs: dict[str, LabRun] = {}
        self._budgets = Buckets(options.limits.lab_games / HOUR, options.limits.lab_games)
        self._games: OrderedDict[tuple[str, int], PlayedGame] = OrderedDict()
        self._decoder = msgspec.json.Decoder(RunInfo)
        self._used = time.monotonic()
        metrics.gauge("lab_running", "Runs of the lab that are played.", lambda: self.count("running"))
        metrics.gauge("lab_waiting", "Runs of the lab that wait.", lambda: self.count("waiting"))
        metrics.gauge("lab_runs", "Runs of the lab that are kept.", lambda: len(self._runs))
        self._played = metrics.lab_games
        metrics.counter("lab_lost", "Times that the lab's process died.", lambda: self.link.deaths)

    def count(self, state: str) -> int:
        """How many runs are in a state."""
        return sum(run.info.state == state for run in self._runs.values())

    # -- what people do -------------------------------------------------------------------------------------------

    async def ask(self, what: messages.What) -> bytes:
        """What the service answers, as JSON."""
        self._used = time.monotonic()
        return await self.link.ask(what)

    async def begin(self, person: Person | None, address: str, wish: RunWish) -> LabRun:
        """Start a run."""
        self._check(person, address)
        name = secrets.token_hex(16)
        # News of it may be heard before the answer.
        run = self._runs[name] = LabRun(name, None if person is None else person.id, address, wish)
        try:
            run.change(self._decoder.decode(await self.ask(messages.BeginRun(name, _owner(person, address), wish))))
        except BaseException:
            self._drop(run)
            raise
        self._forget_old(address)
        log("lab-begun", kind=wish.kind, wanted=run.info.wanted)
        return run

    def _check(self, person: Person | None, address: str) -> None:
        limits = self._options.limits
        active = [run for run in self._runs.values() if run.active]
        mine = 0 if person is None else sum(run.person == person.id for run in active)
        here = sum(run.address == address for run in active)
        if mine >= limits.lab_runs or here >= limits.lab_address_runs:
            raise Refused("lab-busy", "too many of your runs are under way; stop one, or wait for it")
        if not self._budgets.take(address):
            raise Refused("lab-budget", "your address has used up its games for this hour; try again later")

    def _forget_old(self, address: str) -> None:
        mine = [run for run in self._runs.values() if run.address == address and not run.active]
        for run in sorted(mine, key=lambda run: run.seen)[: max(0, len(mine) - KEPT)]:
            self._tasks.spawn(self._end(run))

    def find(self, name: str, person: Person | None) -> LabRun:
        """A run of the asking person. Raises Refused if it is somebody else's or does not exist."""
        run = self._runs.get(name)
        if run is None or (run.person is not None and (person is None or person.id != run.person)):
            raise Refused("no-run", "there is no such run; it may have been deleted")
        run.seen = self._used = time.monotonic()
        return run

    async def stop(self, run: LabRun, why: messages.Why = "asked") -> LabRun:
        """Pause a run."""
        run.change(self._decoder.decode(await self.ask(messages.StopRun(run.id, why))))
        return run

    async def go(self, run: LabRun, more: int) -> LabRun:
        """Resume a run."""
        if not self._budgets.take(run.address):
            raise Refused("lab-budget", "your address has used up its games for this hour; try again later")
        run.change(self._decoder.decode(await self.ask(messages.GoOn(run.id, more))))
        return run

    async def end(self, run: LabRun) -> None:
        """Delete a run."""
        await self._end(run)

    async def charts(self, run: LabRun, language: Language, width: int) -> bytes:
        """The charts of a run, as JSON."""
        key, version = (language, width), run.version
        drawn = run.charts.get(key)
        if drawn is None or drawn[0] != version:
            drawn = version, await self.ask(messages.AskCharts(run.id, language, width))
            if len(run.charts) > 8:
                run.charts.clear()
            run.charts[key] = drawn
        return drawn[1]

    async def game(self, run: LabRun, number: int) -> PlayedGame:
        """One game of a match."""
        key = run.id, number
        found = self._games.get(key)
        if found is None:
            content = await self.ask(messages.AskGame(run.id, number))
            found = self._games[key] = msgspec.json.decode(content, type=PlayedGame)
            while len(self._games) > GAMES:
                self._games.popitem(last=False)
        return found

    # -- what becomes of them -------------------------------------------------------------------------------------

    def _hear(self, news: News) -> None:
        run = self._runs.get(news.run)
        if run is None:
            return
        run.change(self._decoder.decode(news.content))
        fresh = news.games - run.charged
        if fresh > 0:
            run.charged = news.games
            self._played.inc(fresh)
            if not self._budgets.take(run.address, fresh) and run.active:
                self._tasks.spawn(self._try_stop(run, "budget"))

    def _begin_again(self) -> None:
        """The service died: start its runs again, with the same seeds."""
        for run in list(self._runs.values()):
            run.info.version = -1  # The next service counts from the beginning.
            self._tasks.spawn(self._try_again(run))

    async def _try_again(self, run: LabRun) -> None:
        rests = run.info.state == "stopped"
        run.deaths += 1
        try:
            if run.deaths > MOST_DEATHS:
                raise Refused("lab-down", "the lab crashed repeatedly during this run")
            begin = messages.BeginRun(run.id, run.person or run.address, run.wish, rests, run.info.wanted)
            run.change(self._decoder.decode(await self.link.ask(begin)))
        except Refused as refused:
            log("lab-run-lost", error=refused.code)
            self._drop(run)
            return
        if run.gone:
            await self._end(run)  # It has been given up meanwhile.

    async def _try_stop(self, run: LabRun, why: messages.Why) -> None:
        try:
            await self.stop(run, why)
        except Refused as refused:
            log("lab-not-stopped", error=refused.code)

    async def _end(self, run: LabRun) -> None:
        self._drop(run)
        try:
            await self.link.ask(messages.EndRun(run.id))
        except Refused as refused:
            log("lab-not-ended", error=refused.code)

    def _drop(self, run: LabRun) -> None:
        self._runs.pop(run.id, None)
        run.gone = True
        run.changed()

    async def tend(self) -> None:
        """For ever: stop runs that nobody watches, forget those that nobody wants, end a service that nobody needs."""
        while True:
            await asyncio.sleep(TEND)
            now = time.monotonic()
            for run in list(self._runs.values()):
                if run.watchers or run.info.version < 0:  # A run that is just starting waits for its answer.
                    run.seen = now
                elif now - run.seen > self._options.lab_forget_seconds:
                    await self._end(run)
                elif run.active and now - run.seen > self._options.lab_idle_seconds:
                    await self._try_stop(run, "unwatched")
            self._budgets.forget()
            if self.link.up and not self._runs and now - self._used > self._options.lab_forget_seconds:
                await self.link.close()

    async def close(self) -> None:
        """End the service."""
        await self.link.close()


def _owner(person: Person | None, address: str) -> str:
    return address if person is None else person.id
