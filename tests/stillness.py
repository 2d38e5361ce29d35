"""Waiting until a full-screen program has done all that it has to do, and not a moment longer."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import pytest
from textual._context import active_app


async def still(*_: object) -> None:
    """Wait until nothing is left to do: no task can go on, and everything is laid out and drawn.

    Textual's own pilot looks at how busy the processor is with the tests, in steps of a fiftieth of a second: that is
    slow on a quiet machine, and on a busy one it takes a program that gets no turn for one that is done.
    """
    loop: Any = asyncio.get_running_loop()
    ready: deque[object] = loop._ready
    while True:
        await asyncio.sleep(0)
        while ready:
            await asyncio.sleep(0)
        app = active_app.get()
        if not app.screen_stack or not app.screen._update_timer._active.is_set():
            return
        app.screen._on_timer_update()


def wait_only_until_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every pilot wait in this way."""
    monkeypatch.setattr("textual.app.wait_for_idle", still)
    monkeypatch.setattr("textual.pilot.wait_for_idle", still)
    monkeypatch.setattr("textual.pilot.Pilot._wait_for_screen", still)
