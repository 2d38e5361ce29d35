"""The messages between the server and the processes in which its bots think."""

from __future__ import annotations

import msgspec

from demesne.processes import framed


class BotQuestion(msgspec.Struct):
    """What does this bot answer in a game with these answers? `known` is how many of them were sent before, and
    `rewinds` how often something had been taken back by then; after an undo the answers are sent again. With `hint`,
    help a person with this decision instead, after this many seconds of thought; with `deal`, imagine a game for the
    seat.
    """

    table: str
    seat: int
    level: str
    setup: dict[str, object]
    rewinds: int
    known: int
    answers: list[tuple[str, ...]]
    hint: float = 0.0
    deal: bool = False


class Reply(msgspec.Struct):
    """The options that a bot picks, or a hint or a deal as JSON, or why there is none. `unknown` means that the answers
    before `known` are missing here.
    """

    picks: list[int] = []
    error: str | None = None
    unknown: bool = False
    hint: bytes = b""
    deal: bytes = b""


def pack(message: object) -> bytes:
    """A message as it is sent."""
    return framed(msgspec.msgpack.encode(message))
