"""Who plays: a bot by name, a strategy, or anything of Python that decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

import demesne.bots
from demesne.bots import BOTS, make_bot
from demesne.bots.bot import Bot
from demesne.bots.plan import Plan
from demesne.bots.strategy_bot import StrategyBot
from demesne.bots.strategy_file import BadStrategy, read_plan
from demesne.kingdoms.folding import nearest
from demesne.lab.errors import LabError

SHIPPED: Final = Path(demesne.bots.__file__ or "").parent / "strategies"
"""The folder of the strategies that come with the program."""

Maker = Callable[[str], Bot]
"""Makes a bot for one seat of one game from a seed; the same seed, the same decisions."""


@dataclass(frozen=True)
class Entrant:
    """A player of many games: `name` is what results call it.

    Exactly one of the others says what it is: the name of a `bot`, the text of a `strategy` file, or a `maker`,
    which must be a function or class of an importable module to play in other processes.
    """

    name: str
    bot: str = ""
    strategy: str = ""
    maker: Maker | None = None

    @property
    def needs(self) -> tuple[str, ...]:
        """The kingdom cards without which it makes no sense."""
        return plan_of(self.strategy).needs if self.strategy else ()

    @property
    def lasting(self) -> bool:
        """Whether one bot can play many games: one that follows a strategy remembers nothing."""
        return bool(self.strategy)


@lru_cache(maxsize=256)
def plan_of(strategy: str) -> Plan:
    """The plan in the text of a strategy file. Raises `BadStrategy`."""
    return read_plan(strategy)


def make(entrant: Entrant, seed: str) -> Bot:
    """A bot for an entrant."""
    if entrant.maker is not None:
        return entrant.maker(seed)
    if entrant.strategy:
        return StrategyBot(plan_of(entrant.strategy), seed)
    return make_bot(entrant.bot, seed)


Spec = str | Path | Entrant | Maker


def strategies() -> list[str]:
    """The names of the strategies that come with the program."""
    return sorted(path.stem for path in SHIPPED.glob("*.toml"))


def find_entrant(spec: Spec) -> Entrant:
    """The entrant that is meant: a bot's or shipped strategy's name, or a strategy file. Raises `LabError`."""
    if isinstance(spec, Entrant):
        return spec
    if not isinstance(spec, (str, Path)):
        return Entrant(getattr(spec, "__name__", type(spec).__name__), maker=spec)
    text = str(spec)
    if text.lower() in BOTS:
        return Entrant(text.lower(), bot=text.lower())
    if text.lower() in strategies():
        return _strategy(SHIPPED / f"{text.lower()}.toml")
    path = Path(spec)
    if path.suffix == ".toml" or path.exists():
        return _strategy(path)
    known = [*BOTS, *strategies()]
    near = nearest(text, known)
    if near:
        raise LabError("lab-bad-bot-near", text=text, near=", ".join(near))
    raise LabError("lab-bad-bot", text=text, names=", ".join(known))


def _strategy(path: Path) -> Entrant:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise LabError("lab-bad-file", file=str(path)) from None
    try:
        plan = read_plan(text, str(path))
    except BadStrategy as error:
        raise LabError("lab-bad-strategy", text=str(error)) from None
    return Entrant(plan.name, strategy=text)


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
