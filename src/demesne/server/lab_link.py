"""The link to the lab's service: a process next to the server, started when first needed.

The server knows only the messages between the two (`lab_service.messages`). A service that dies is restarted when it is
needed again; runs there start over, with the same seeds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import msgspec

from demesne.lab_service.messages import Ask, Heard, News, ServiceSetting, What
from demesne.processes import HEAD, command, environment, framed
from demesne.server.logs import log
from demesne.server.play import Refused

START_SECONDS: Final = 60.0
"""How long the service may take to start."""

ANSWER_SECONDS: Final = 180.0
"""How long an answer may take: a plan for a kingdom that it has never seen takes a while."""


class LabLink:
    """The service of one server process. `hear` is called with changes of runs, `lost` when it has died."""

    def __init__(self, setting: ServiceSetting, hear: Callable[[News], None], lost: Callable[[], None]) -> None:
        self.deaths = 0
        """How often it died."""
        self._setting = setting
        self._hear = hear
        self._lost = lost
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._reading: asyncio.Task[None] | None = None
        self._pending: dict[int, asyncio.Future[bytes]] = {}
        self._number = 0

    @property
    def up(self) -> bool:
        """Whether the service is running."""
        return self._process is not None

    @property
    def pid(self) -> int | None:
        """The process of the service, if it is running."""
        return None if self._process is None else self._process.pid

    async def ask(self, what: What) -> bytes:
        """The answer of the service, as JSON. Raises Refused."""
        process = await self._started()
        self._number += 1
        number = self._number
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._pending[number] = answer
        try:
            assert process.stdin is not None
            process.stdin.write(framed(msgspec.msgpack.encode(Ask(number, what))))
            await process.stdin.drain()
            async with asyncio.timeout(ANSWER_SECONDS):
                return await answer
        except (OSError, TimeoutError):
            raise _down() from None
        finally:
            self._pending.pop(number, None)

    async def close(self) -> None:
        """End the service, whatever it is doing."""
        process, self._process = self._process, None
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
            self._reading = None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()
        self._give_up()

    async def _started(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self._process is None:
                called = command("demesne.lab_service", msgspec.json.encode(self._setting).decode())
                pipe = asyncio.subprocess.PIPE
                process = await asyncio.create_subprocess_exec(*called, stdin=pipe, stdout=pipe, env=environment())
                try:
                    async with asyncio.timeout(START_SECONDS):
                        await _heard(process)
                except (TimeoutError, EOFError, msgspec.DecodeError):
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
                    await process.wait()
                    self.deaths += 1
                    log("lab-not-started")
                    raise _down() from None
                self._process = process
                self._reading = asyncio.get_running_loop().create_task(self._read(process))
            return self._process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        try:
            while True:
                heard = await _heard(process)
                if heard.news is not None:
                    self._hear(heard.news)
                reply = heard.reply
                waiting = None if reply is None else self._pending.get(reply.number)
                if reply is None or waiting is None or waiting.done():
                    continue
                if reply.code:
                    waiting.set_exception(Refused(reply.code, reply.message))
                else:
                    waiting.set_result(reply.content)
        except (EOFError, OSError, msgspec.DecodeError) as error:
            log("lab-lost", error=type(error).__name__)
        self.deaths += 1
        self._process = None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._give_up()
        self._lost()

    def _give_up(self) -> None:
        for waiting in self._pending.values():
            if not waiting.done():
                waiting.set_exception(_down())
        self._pending.clear()


async def _heard(process: asyncio.subprocess.Process) -> Heard:
    assert process.stdout is not None
    head = await process.stdout.readexactly(HEAD)
    content = await process.stdout.readexactly(int.from_bytes(head, "big"))
    return msgspec.msgpack.decode(content, type=Heard)


def _down() -> Refused:
    return Refused("lab-down", "the lab is being started again; try again in a moment")
