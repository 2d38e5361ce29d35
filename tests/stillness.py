"""Waiting until a full-screen program has finished all its work, and not a moment longer."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import pytest
from textual._context import active_app


async def still(*_: object) -> None:
    """Wait until nothing is left to do: no task can continue, and everything is laid out and drawn.

    Textual's own pilot looks at how busy the processor is, in steps of a fiftieth of a second: that is slow on an idle
    machine, and on a busy one it mistakes a program that gets no processor time for one that is done.
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
    """Make every pilot wait in this way."""
    monkeypatch.setattr("textual.app.wait_for_idle", still)
    monkeypatch.setattr("textual.pilot.wait_for_idle", still)
    monkeypatch.setattr("textual.pilot.Pilot._wait_for_screen", still)
