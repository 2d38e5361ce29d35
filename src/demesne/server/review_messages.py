"""The messages between the server and a process that reviews a game."""

from __future__ import annotations

from msgspec import Struct


class ReviewTask(Struct):
    """A saved game to review: the decisions of these seats are judged, within this many seconds of thought or, if
    given, this many imagined games.
    """

    save: str
    people: list[int]
    seconds: float
    games: int | None = None


class ReviewNews(Struct):
    """A review as far as it has come, as JSON; or why there is none."""

    content: bytes = b""
    done: bool = False
    error: str = ""
