"""Who plays: a bot by name, a strategy, or any Python object that decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final, cast

from demesne.bots import ENTRIES, bot_names, make_bot
from demesne.bots.bot import Bot
from demesne.bots.plan import Plan
from demesne.bots.python_bot import BadBot, BotError, Decides, absolute, find_class, is_python, make_player, name_of
from demesne.bots.shipped import find_strategy, shipped
from demesne.bots.sovereign import Sovereign
from demesne.bots.strategy_bot import StrategyBot
from demesne.bots.strategy_file import BadStrategy, read_plan, write_plan
from demesne.kingdoms.folding import nearest
from demesne.lab.errors import LabError
from demesne.texts import Texts

BUDGET: Final = 1000
"""How many games a planning bot may play for its plan by default: a number, so that a seed fixes the plan."""

THOUGHT: Final = 200
"""How many games a thinking bot may imagine at each decision by default."""

Maker = Callable[..., Decides]
"""Makes a bot for one seat of one game; usually a class. It is given a seed if it takes one: same seed, same
decisions.
"""


LASTING: Final = ("steward", "regent")
"""Bots that depend only on the kingdom."""


class BadStrategyFile(LabError):
    """A strategy file with mistakes; the message is the first one."""

    def __init__(self, bad: BadStrategy) -> None:
        super().__init__("lab-bad-strategy", text=str(bad))
        self.bad = bad

    def say(self, texts: Texts) -> str:
        """The message in a language."""
        return self.bad.say(texts)[0]


@dataclass(frozen=True)
class Entrant:
    """A player of many games: `name` is what results call it.

    Exactly one of the other fields says what it is: the name of a `bot` (with its `budget` of games for planning, if it
    plans), the text of a `strategy` file, or a `maker`, a function or class that other processes must be able to
    import.
    """

    name: str
    bot: str = ""
    strategy: str = ""
    maker: Maker | None = None
    budget: int = BUDGET

    @property
    def needs(self) -> tuple[str, ...]:
        """The kingdom cards without which it makes no sense."""
        return plan_of(self.strategy).needs if self.strategy else ()

    @property
    def lasting(self) -> bool:
        """Whether one bot can play many games: a bot that follows a strategy remembers nothing, and one that plans
        should plan once for each kingdom.
        """
        return bool(self.strategy) or self.bot in LASTING


@lru_cache(maxsize=256)
def plan_of(strategy: str) -> Plan:
    """The plan in the text of a strategy file. Raises `BadStrategy`."""
    return read_plan(strategy)


def make(entrant: Entrant, seed: str) -> Bot:
    """A bot for an entrant. Raises LabError."""
    try:
        if entrant.maker is not None:
            return make_player(entrant.maker, seed, entrant.name)
        if entrant.strategy:
            return StrategyBot(plan_of(entrant.strategy), seed)
        return make_bot(entrant.bot, seed, games=entrant.budget)
    except BadBot as error:
        raise LabError(error.key, **error.facts) from None
    except BotError as error:
        raise LabError("bot-not-created", name=error.name, reason=error.reason) from None


@dataclass(frozen=True)
class Always:
    """A maker that returns the same bot for every game."""

    player: Decides

    def __call__(self) -> Decides:
        return self.player


Spec = str | Path | Entrant | Maker | Decides


def find_entrant(spec: Spec) -> Entrant:
    """The entrant for a specification. Raises `LabError`.

    A text is the name of a bot or a strategy, the path of a strategy file, or a Python class as "package.module:Class"
    or "file.py:Class"; "regent:5000" is a bot with its budget in games, "sovereign:200" with one for each decision. A
    class or a function makes a bot for each game; an object with a `decide` plays all of them itself.
    """
    if isinstance(spec, Entrant):
        return spec
    if not isinstance(spec, (str, Path)):
        return _of_python(spec)
    text = str(spec)
    name, colon, budget = text.lower().partition(":")
    level = name in [entry.name for entry in ENTRIES]
    if is_python(text):
        try:
            return Entrant(name_of(find_class(text)), bot=absolute(text))
        except BadBot as error:
            if not level:
                raise LabError(error.key, **error.facts) from None
    if level:
        if colon and not (budget.isdecimal() and int(budget)):
            raise LabError("lab-bad-budget", text=text, name=name)
        usual = THOUGHT if name == Sovereign.name else BUDGET
        return Entrant(text.lower(), bot=name, budget=int(budget) if budget else usual)
    if text.lower() in shipped():
        return _strategy(shipped()[text.lower()])
    plan = find_strategy(text)
    if plan is not None:
        return Entrant(plan.name, strategy=write_plan(plan))
    path = Path(spec)
    if path.suffix == ".toml" or path.is_file():
        return _strategy(path)
    raise _unknown(text)


def _unknown(text: str) -> LabError:
    near = nearest(text, bot_names())
    if near:
        return LabError("lab-bad-bot-near", text=text, near=", ".join(near))
    return LabError("lab-bad-bot", text=text, names=", ".join(entry.name for entry in ENTRIES))


def shipped_entrant(name: str) -> Entrant:
    """The shipped bot or strategy of this name: for names from outside, which must lead to no file and no code. Raises
    `LabError`.
    """
    if name.lower() not in bot_names():
        raise _unknown(name)
    return find_entrant(name.lower())


def strategy_entrant(text: str, file: str = "strategy") -> Entrant:
    """The strategy with this text. Raises `LabError`."""
    try:
        plan = read_plan(text, file)
    except BadStrategy as error:
        raise BadStrategyFile(error) from None
    return Entrant(plan.name, strategy=text)


def _of_python(spec: Maker | Decides) -> Entrant:
    if isinstance(spec, type):
        return Entrant(name_of(spec), maker=spec)
    if callable(getattr(spec, "decide", None)):
        return Entrant(name_of(spec), maker=Always(cast(Decides, spec)))
    if callable(spec):
        return Entrant(getattr(spec, "__name__", type(spec).__name__), maker=spec)
    raise LabError("bot-python-no-decide", name=type(spec).__name__)


def _strategy(path: Path) -> Entrant:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise LabError("lab-bad-file", file=str(path)) from None
    return strategy_entrant(text, str(path))


def find_entrants(specs: Sequence[Spec], least: int = 2, most: int = 6) -> tuple[Entrant, ...]:
    """All entrants, each under a name of its own."""
    if not least <= len(specs) <= most:
        raise LabError("lab-bad-bots", count=len(specs), least=least, most=most)
    found: list[Entrant] = []
    for spec in specs:
        entrant = find_entrant(spec)
        same = sum(1 for other in found if other.name.partition(" #")[0] == entrant.name)
        found.append(replace(entrant, name=f"{entrant.name} #{same + 1}") if same else entrant)
    return tuple(found)
