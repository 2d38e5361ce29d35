"""The separate processes in which bots think.

Thoughts take turns: an address with many bots at work queues behind itself, and everybody else gets past it. A table's
bots always think in the same process, which knows their game. Bots that decide instantly have a process of their own,
so they never wait for those that think for seconds.

A process that dies or is killed is replaced, and its thought is started again. One that thinks for too long is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Final

import msgspec

from demesne.processes import HEAD, command, environment
from demesne.server.bot_messages import BotQuestion, Reply, pack
from demesne.server.bots import SIMPLEST, thinks
from demesne.server.logs import log
from demesne.server.play import Play, Stale

SHOWN: Final = 40
"""How much of a bot's name is logged: it may be the text of a strategy."""

TRIES: Final = 3
"""How often a thought is started if its process dies."""

START_SECONDS: Final = 60.0
"""How long a process may take to start."""

HINT: Final = "hint"
"""What a hint is called among the bots that think."""

DEAL: Final = "deal"
"""What an imagined game is called among the bots that decide instantly."""

HINT_SECONDS: Final = 1.5
"""How long to think about a hint."""

HINT_SHARE: Final = 0.4
"""At most this share of a bot's time limit: an answer must be in time."""

TABLES: Final = 1000
"""For how many tables the process of their bots is remembered."""


class BotFailed(Exception):
    """A bot raised an exception, or its process could not be kept alive."""


class BotJob:
    """A question to a bot, in progress."""

    def __init__(
        self, table: str, address: str, play: Play, seat: int, level: str, hint: float = 0.0, deal: bool = False
    ) -> None:
        self.table = table
        self.address = address
        self.play = play
        self.number = play.number
        self.seat = seat
        self.level = level
        self.hint = hint
        self.deal = deal
        self.tries = 0
        self.future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def question(self, known: tuple[int, int]) -> BotQuestion:
        """What to send to a process that knows this many answers, after this many undos."""
        play = self.play
        if play.number != self.number:
            raise Stale(self.number, play.number)
        start = known[0] if known[1] == len(play.rewinds) and known[0] <= len(play.line) else 0
        answers = [labels for _, labels in play.line[start:]]
        setup = play.setup.to_dict()
        rewinds = len(play.rewinds)
        return BotQuestion(self.table, self.seat, self.level, setup, rewinds, start, answers, self.hint, self.deal)


class Turns:
    """Waiting thoughts: one from each address in turn, and from each address the one that has waited longest."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[BotJob]] = OrderedDict()
        self._some = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(thoughts) for thoughts in self._waiting.values())

    def put(self, thought: BotJob, first: bool = False) -> None:
        """Queue a thought; `first` puts it before all others, if its turn had already come."""
        thoughts = self._waiting.setdefault(thought.address, deque())
        if first:
            thoughts.appendleft(thought)
            self._waiting.move_to_end(thought.address, last=False)
        else:
            thoughts.append(thought)
        self._some.set()

    async def get(self) -> BotJob:
        """The next thought."""
        while not self._waiting:
            self._some.clear()
            await self._some.wait()
        address, thoughts = next(iter(self._waiting.items()))
        thought = thoughts.popleft()
        if thoughts:
            self._waiting.move_to_end(address)
        else:
            del self._waiting[address]
        return thought


class Worker:
    """One process, and the thoughts that wait for it."""

    def __init__(self, name: str, maker: str, budget: float) -> None:
        self.name = name
        self.turns = Turns()
        self.killed = 0
        """How often its process died, or was killed for thinking too long."""
        self._maker = maker
        self._budget = budget
        self._process: asyncio.subprocess.Process | None = None
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self._decoder = msgspec.msgpack.Decoder(Reply)
        self._task: asyncio.Task[None] | None = None

    def put(self, thought: BotJob) -> None:
        """Queue a thought for this process."""
        self.turns.put(thought)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """End the process, whatever it is thinking about."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._kill()

    async def _work(self) -> None:
        while True:
            thought = await self.turns.get()
            if thought.future.done():
                continue
            try:
                process = await self._started()
                async with asyncio.timeout(self._budget):
                    reply = await self._ask(process, thought)
            except TimeoutError:
                self._give_up(thought, TimeoutError())
                await self._lost()
            except (OSError, EOFError, msgspec.DecodeError) as error:
                log("bot-process-lost", worker=self.name, error=type(error).__name__)
                await self._lost()
                thought.tries += 1
                if thought.tries < TRIES:
                    self.turns.put(thought, first=True)
                else:
                    self._give_up(thought, BotFailed("its process keeps ending"))
            except Stale as error:
                self._give_up(thought, error)
            else:
                if reply.error is not None:
                    self._give_up(thought, BotFailed(reply.error))
                elif not thought.future.done():
                    thought.future.set_result(reply)

    def _give_up(self, thought: BotJob, error: Exception) -> None:
        if not thought.future.done():
            thought.future.set_exception(error)

    async def _ask(self, process: asyncio.subprocess.Process, thought: BotJob) -> Reply:
        question = thought.question(self._known.get(thought.table, (0, -1)))
        reply = await self._exchange(process, question)
        if reply.unknown:
            question = thought.question((0, -1))
            reply = await self._exchange(process, question)
        self._known[thought.table] = (question.known + len(question.answers), question.rewinds)
        self._known.move_to_end(thought.table)
        if len(self._known) > TABLES:
            self._known.popitem(last=False)
        return reply

    async def _exchange(self, process: asyncio.subprocess.Process, question: BotQuestion) -> Reply:
        assert process.stdin is not None
        process.stdin.write(pack(question))
        await process.stdin.drain()
        return await self._reply(process)

    async def _reply(self, process: asyncio.subprocess.Process) -> Reply:
        assert process.stdout is not None
        head = await process.stdout.readexactly(HEAD)
        return self._decoder.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))

    async def _started(self) -> asyncio.subprocess.Process:
        """The process, once it is ready for questions."""
        if self._process is None or self._process.returncode is not None:
            self._known.clear()
            called = command("demesne.server.bot_process", self._maker)
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(*called, stdin=pipe, stdout=pipe, env=environment())
            try:
                async with asyncio.timeout(START_SECONDS):
                    await self._reply(self._process)
            except TimeoutError:
                raise EOFError("it does not start") from None
        return self._process

    async def _lost(self) -> None:
        self.killed += 1
        await self._kill()

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()


class BotWorkers:
    """The processes of one server."""

    def __init__(self, count: int, budget: float, maker: str = "demesne.server.bots:seat_bot") -> None:
        self.budget = budget
        self.failures = 0
        """How often a bot failed to decide."""
        self._quick = Worker("quick", maker, budget)
        self._thinking = [Worker(f"thinking-{number}", maker, budget) for number in range(max(1, count))]
        self._places: OrderedDict[str, Worker] = OrderedDict()

    @property
    def workers(self) -> list[Worker]:
        """All processes."""
        return [self._quick, *self._thinking]

    @property
    def waiting(self) -> int:
        """How many thoughts are waiting for their turn."""
        return sum(len(worker.turns) for worker in self.workers)

    @property
    def killed(self) -> int:
        """How often a process was killed or died."""
        return sum(worker.killed for worker in self.workers)

    async def decide(self, table: str, address: str, play: Play, seat: int, level: str) -> tuple[list[int], str | None]:
        """An allowed answer to the pending decision in any case, and who gave it if not the bot of this level: if that
        one raises, thinks too long or gives an invalid answer, a simpler one decides this once. Raises Stale if the
        game has moved on meanwhile.
        """
        decision = play.decision
        assert decision is not None
        for bot in dict.fromkeys((level, *SIMPLEST)):
            thought = BotJob(table, address, play, seat, bot)
            self._worker(table, bot).put(thought)
            try:
                picks = (await thought.future).picks
                _check(picks)
                decision.pick(decision.labels(picks))
                return picks, None if bot == level else bot
            except TimeoutError:
                log("bot-slow", table=table, seat=seat, bot=bot[:SHOWN], budget=self.budget)
            except (BotFailed, ValueError, IndexError) as error:
                log(
                    "bot-failed",
                    table=table,
                    seat=seat,
                    bot=bot[:SHOWN],
                    error=f"{type(error).__name__}: {error}"[:300],
                )
            self.failures += 1
        # Even the random bot failed: take the first options.
        return list(range(decision.min)), "first"

    async def hint(self, table: str, address: str, play: Play, seat: int) -> bytes:
        """What a person at a seat might answer to the pending decision, as JSON (`review.facts.HintFacts`). Raises
        BotFailed, TimeoutError, or Stale if the game has moved on meanwhile.
        """
        seconds = min(HINT_SECONDS, HINT_SHARE * self.budget)
        thought = BotJob(table, address, play, seat, HINT, seconds)
        self._thinker(table).put(thought)
        return (await thought.future).hint

    async def deal(self, table: str, address: str, play: Play, seat: int) -> bytes:
        """A game that a seat may imagine at the pending decision, as JSON (`engine.deal_facts.DealFacts`). Raises
        BotFailed, TimeoutError, or Stale if the game has moved on meanwhile.
        """
        thought = BotJob(table, address, play, seat, DEAL, deal=True)
        self._quick.put(thought)
        return (await thought.future).deal

    def _worker(self, table: str, level: str) -> Worker:
        """Where a bot thinks."""
        return self._thinker(table) if thinks(level) else self._quick

    def _thinker(self, table: str) -> Worker:
        """The process for long thoughts about a table: always the same one, at first the one with the shortest
        queue.
        """
        found = self._places.get(table)
        if found is None:
            tables = list(self._places.values())
            found = min(self._thinking, key=lambda worker: (len(worker.turns), tables.count(worker)))
            self._places[table] = found
            if len(self._places) > TABLES:
                self._places.popitem(last=False)
        self._places.move_to_end(table)
        return found

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.close() for worker in self.workers))


def _check(picks: Sequence[object]) -> None:
    if not all(isinstance(pick, int) and pick >= 0 for pick in picks):
        raise ValueError("these are no options")
