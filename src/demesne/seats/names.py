"""What players are called at a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from demesne.bots.python_bot import is_python
from demesne.texts import Texts

LONGEST_NAME: Final = 24

BOT_NAMES: Final = {
    "random": "table-bot-random",
    "novice": "table-bot-novice",
    "steward": "table-bot-steward",
    "regent": "table-bot-regent",
    "sovereign": "table-bot-sovereign",
}
"""What bots are called at the table; strategies have their own names."""


def clean_name(text: str) -> str:
    """A player's name without anything that could upset a terminal, and not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST_NAME].strip()


def bot_name(bot: str, taken: Sequence[str], texts: Texts) -> str:
    """What a bot is called; with a number if others have the same name."""
    level = BOT_NAMES.get(bot.lower())
    if is_python(bot):
        title = clean_name(bot.rpartition(":")[2])
    else:
        title = clean_name(Path(bot).stem.replace("-", " ")).capitalize() if level is None else texts.message(level)
    number = 1
    while (shown := title if number == 1 else f"{title} {number}") in taken:
        number += 1
    return shown


def seat_names(table: dict[str, Any], texts: Texts) -> list[str]:
    """What the players of a server's table are called, and the seats that are still open."""
    names: list[str] = []
    for seat in table["seats"]:
        if seat["bot"]:
            names.append(bot_name(seat["bot"], names, texts))
        else:
            names.append(clean_name(seat["name"] or "") or texts.message("table-free-seat"))
    return names
