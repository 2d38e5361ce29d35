"""The chat of a table."""

from __future__ import annotations

import time

from demesne.server.errors import StoreError
from demesne.server.logs import log
from demesne.server.names import clean_words
from demesne.server.play import Refused
from demesne.server.store import CHAT_LINES
from demesne.server.table import LiveTable
from demesne.server.wire import CHAT_LENGTH


async def say(table: LiveTable, seat: int, text: str) -> None:
    """Say something to everyone."""
    words = clean_words(text, CHAT_LENGTH)
    if not words:
        raise Refused("empty", "nothing was said")
    if not table.record.settings.chat:
        raise Refused("no-chat", "there is no chat at this table")
    if not table.audience.words(seat).take():
        raise Refused("too-often", "you are writing too fast; wait a moment")
    services = table.services
    name = table.record.seats[seat].name
    await services.store.say(table.id, seat, name, words, time.time(), services.news("c", table.id))
    await read(table)


async def hear(table: LiveTable) -> None:
    """Another process has a new line for this table."""
    try:
        await read(table)
    except StoreError as error:
        table.doubt = True
        log("news-not-read", table=table.id, error=str(error))


async def read(table: LiveTable) -> None:
    """Read what was said since."""
    lines = table.chat
    since = lines[-1].number + 1 if lines else 0
    for line in await table.services.store.chat(table.id, since):
        if not lines or line.number > lines[-1].number:
            lines.append(line)
    del lines[:-CHAT_LINES]
    table.audience.wake()
