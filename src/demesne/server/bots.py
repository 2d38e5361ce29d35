"""The bots that can take a seat."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec.structs import replace

from demesne.bots import ENTRIES, Bot, make_bot
from demesne.bots.registry import STRATEGY
from demesne.bots.shipped import find_strategy, generated, strategy_names
from demesne.bots.strategy_bot import StrategyBot
from demesne.bots.strategy_file import read_plan
from demesne.kingdoms import find_recommended
from demesne.server.wire import BotInfo
from demesne.texts import LANGUAGES, Texts

SIMPLEST: Final = ("novice", "random")
"""The stand-in for a bot that fails, and the stand-in for that one."""

OWN: Final = "own"
"""The prefix of the names of strategies that people brought to a table."""

BY_TEXT: Final = "rules:"
"""Marks the text of a strategy where a bot's name is expected."""

THINKING: Final = 4
"""From this level on, a bot may take seconds to decide."""


def thinks(level: str) -> bool:
    """Whether a bot may take seconds to decide."""
    return any(entry.name == level and entry.level >= THINKING for entry in ENTRIES)


def bot_levels() -> tuple[str, ...]:
    """The names of the bots that can take a seat; the first one is the default."""
    names = [entry.name for entry in ENTRIES]
    return (SIMPLEST[0], *[name for name in names if name != SIMPLEST[0]])


def seat_bot(level: str, seed: str, seat: int) -> Bot:
    """The bot for a seat: of a level, or with a strategy by its name or its text. An unknown one becomes the simplest
    bot.
    """
    if level.startswith(BY_TEXT):
        return StrategyBot(read_plan(level.removeprefix(BY_TEXT)))
    known = level in bot_levels() or level in strategy_names()
    # Everybody sees what a bot does, and it must not lead back to the seed of the cards.
    own = blake2b(f"bot|{seed}|{seat}".encode(), digest_size=32).hexdigest()
    return make_bot(level if known else SIMPLEST[0], own)


@cache
def packed_list(language: str | None) -> tuple[bytes, bytes]:
    """All bots that can take a seat as JSON, with texts in one language or all; and the same compressed with gzip."""
    found = bot_list()
    if language is not None:
        found = [
            replace(info, names={language: info.names[language]}, sentence={language: info.sentence[language]})
            for info in found
        ]
    content = msgspec.json.encode(found)
    return content, gzip.compress(content)


@cache
def bot_list() -> list[BotInfo]:
    """All bots that can take a seat, the levels first."""
    texts = {language: Texts(language) for language in LANGUAGES}
    messages = {entry.name: entry.message for entry in ENTRIES}
    found = [
        BotInfo(
            level=name,
            names={language: text.message(f"table-bot-{name}") for language, text in texts.items()},
            sentence={language: text.message(messages[name]) for language, text in texts.items()},
        )
        for name in bot_levels()
    ]
    for name in strategy_names():
        plan = find_strategy(name)
        if plan is not None:
            kingdom = find_recommended(plan.name)
            card = generated().get(name)
            names = {
                language: plan.name if card is None else f"Big Money: {texts[language].card(card)}"
                for language in texts
            }
            sentence = {language: text.message(STRATEGY.message) for language, text in texts.items()}
            found.append(
                BotInfo(
                    level=name,
                    names=names if kingdom is None else dict(kingdom.names),
                    sentence={**sentence, "en": plan.description},
                    strategy=True,
                    needs=list(plan.needs),
                )
            )
    return found
