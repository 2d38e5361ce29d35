"""What runs while a card acts: who acts and why, and how it stops for a question."""

from __future__ import annotations

from collections.abc import Generator

from demesne.engine.decision import Decision


class Pause:
    """What an effect awaits to have a question answered."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision

    def __await__(self) -> Generator[Decision, list[int], list[int]]:
        return (yield self.decision)


class Frame:
    """A card that is acting, and why: "play", "react", "overpay", "gain", "trash" or "clean-up"."""

    __slots__ = ("asked", "event", "name")

    def __init__(self, name: str, event: str) -> None:
        self.name = name
        self.event = event
        self.asked: dict[str, int] = {}

    def step(self, kind: str) -> int:
        """Which of this card's questions of a kind the next one is, from 1."""
        step = self.asked.get(kind, 0) + 1
        self.asked[kind] = step
        return step
