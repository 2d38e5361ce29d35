"""Every bot by the name that people type: how strong it is, how it is described, how it is created."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Final

from demesne.bots.bot import Bot
from demesne.bots.novice import Novice
from demesne.bots.python_bot import find_class, is_python, make_player
from demesne.bots.random_bot import RandomBot
from demesne.bots.regent import SECONDS, Regent
from demesne.bots.shipped import find_strategy, strategy_names
from demesne.bots.sovereign import SECONDS as THINKING
from demesne.bots.sovereign import Sovereign
from demesne.bots.steward import Steward
from demesne.bots.strategy_bot import StrategyBot
from demesne.bots.strategy_file import load_plan


class UnknownBot(ValueError):
    """A name that no bot has. The message lists the existing ones."""


class BotEntry:
    """A bot in the list: its name, its level from 0 (random) to 5, and the id of the message that describes it."""

    def __init__(self, name: str, level: int, message: str) -> None:
        self.name = name
        self.level = level
        self.message = message


STRATEGY: Final = BotEntry("strategy", 2, "bot-strategy")
"""The entry that all strategy files share."""

ENTRIES: Final = (
    BotEntry(RandomBot.name, 0, "bot-random"),
    BotEntry(Novice.name, 1, "bot-novice"),
    BotEntry(Steward.name, 3, "bot-steward"),
    BotEntry(Regent.name, 4, "bot-regent"),
    BotEntry(Sovereign.name, 5, "bot-sovereign"),
)
"""The bots that adapt to any kingdom, the weakest first."""


def bot_names() -> list[str]:
    """Every name that `make_bot` knows, without paths."""
    return [*[entry.name for entry in ENTRIES], *strategy_names()]


def entry_for(spec: str) -> BotEntry:
    """The entry of a bot; strategies share one. Raises UnknownBot."""
    for entry in ENTRIES:
        if entry.name == spec.lower():
            return entry
    if spec.lower() in strategy_names() or spec.endswith(".toml") or Path(spec).is_file():
        return STRATEGY
    raise _unknown(spec)


def _unknown(spec: str) -> UnknownBot:
    names = bot_names()
    near = get_close_matches(spec.lower(), names, 3)
    hint = f"did you mean {', '.join(near)}?" if near else f"there are {', '.join(names[:12])}, ..."
    return UnknownBot(f"there is no bot {spec!r}; {hint} A strategy file is named by its path.")


def make_bot(spec: str, seed: int | str = 0, seconds: float | None = None, games: int | None = None) -> Bot:
    """A bot from "random", "novice", "steward", "regent", "sovereign", the name of a strategy, the path of a strategy
    file, or a Python class: "package.module:Class" or "file.py:Class".

    `seconds` or `games` is what a regent may spend on its plan, or a sovereign on a decision. Raises UnknownBot for an
    unknown name, BadBot for a class that can't be used, and what `load_plan` raises for a file that can't be used.
    """
    if is_python(spec):
        return make_player(find_class(spec), seed)
    name = spec.lower()
    if name == RandomBot.name:
        return RandomBot(seed)
    if name == Novice.name:
        return Novice(seed)
    if name == Steward.name:
        return Steward(seed)
    if name == Regent.name:
        return Regent(seed, SECONDS if seconds is None else seconds, games)
    if name == Sovereign.name:
        return Sovereign(seed, THINKING if seconds is None else seconds, games)
    plan = find_strategy(name)
    if plan is None:
        if not spec.endswith(".toml") and not Path(spec).is_file():
            raise _unknown(spec)
        plan = load_plan(spec)
    return StrategyBot(plan, seed)
