"""Every test ends, whatever it waits for, and so does the command that runs it."""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import TextIO

import pytest
from pytest_timeout import Settings

AGAIN = 0.2
"""After this additional share of its limit, a test that goes on is interrupted again."""

STUCK = 1.5
"""The process of a test that goes on for this many times its limit is killed: no exception reaches it."""

STDERR = pytest.StashKey[TextIO]()


class TimeUp(pytest.fail.Exception, SystemExit):
    """A test has reached its limit.

    It is raised in whatever runs at that moment. A task of asyncio keeps every exception to itself except SystemExit
    and KeyboardInterrupt: the task would be gone, and the test would wait for it.
    """


def pytest_configure(config: pytest.Config) -> None:
    # While a test runs, pytest replaces the standard error.
    config.stash[STDERR] = open(os.dup(2), "w")  # noqa: SIM115


def pytest_timeout_set_timer(item: pytest.Item, settings: Settings) -> bool | None:
    """Interrupt a test at its limit, and again if something has swallowed that."""
    if settings.method != "signal" or threading.current_thread() is not threading.main_thread():
        return None

    def time_up(signum: int, frame: FrameType | None) -> None:
        __tracebackhide__ = True
        raise TimeUp(f"the limit of {settings.timeout:g} s is reached")

    def cancel() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)

    item.cancel_timeout = cancel
    signal.signal(signal.SIGALRM, time_up)
    signal.setitimer(signal.ITIMER_REAL, settings.timeout, settings.timeout * AGAIN)
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Once the test has ended, nothing may interrupt the report about it."""
    if call.excinfo is not None and isinstance(call.excinfo.value, TimeUp):
        item.config.hook.pytest_timeout_cancel_timer(item=item)
    guard(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Kill the process of a test that does not even end when interrupted."""
    guard(item)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def guard(item: pytest.Item) -> None:
    """Start the time of a test's current phase; when it runs out, the process ends and says where it was."""
    mark = item.get_closest_marker("timeout")
    limit = float(mark.args[0] if mark else item.config.getini("timeout"))
    faulthandler.dump_traceback_later(limit * STUCK, exit=True, file=item.config.stash[STDERR])


def pytest_unconfigure(config: pytest.Config) -> None:
    """End the process if a thread left behind by a test keeps it running."""
    wait = float(config.getini("timeout")) * (STUCK - 1)
    faulthandler.dump_traceback_later(wait, exit=True, file=config.stash[STDERR])
