"""Answers that are not about a table or a kingdom."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class ErrorReply(Struct):
    """What was wrong: a code for programs, a sentence for people."""

    error: str
    message: str


class Done(Struct):
    """It is done."""

    ok: bool = True


class Me(Struct):
    """Who you are. `token` only if it was asked for."""

    name: str
    account: bool
    settings: dict[str, Any]
    token: str | None = None


class BotInfo(Struct):
    """A bot that can take a seat: a level, or a strategy, which `needs` cards in the kingdom. Texts are by language."""

    level: str
    names: dict[str, str]
    sentence: dict[str, str]
    strategy: bool = False
    needs: list[str] = []


class Health(Struct):
    """Whether the server is healthy."""

    ok: bool
    tables: int
    sockets: int
