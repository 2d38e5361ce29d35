"""The strategies that come with the program, and big money with any card made by a rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from demesne.bots.plan import Plan
from demesne.bots.recipe import only_scores, with_card
from demesne.bots.strategy_file import load_plan
from demesne.bots.wisdom import WISDOM
from demesne.cards import KINGDOM

FOLDER: Final = Path(__file__).parent / "strategies"
WITH: Final = "money-"
"""The prefix of the names of generated strategies: money-smithy."""


def slug(name: str) -> str:
    """A card's name as part of a strategy's name: "Band of Misfits" is "band-of-misfits"."""
    return name.lower().replace("'", "").replace(" ", "-")


@cache
def shipped() -> dict[str, Path]:
    """The strategy files that come with the program, by name."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.toml"))}


@cache
def generated() -> dict[str, str]:
    """The kingdom cards that work with big money, by the name of that strategy."""
    return {WITH + slug(card): card for card in KINGDOM if WISDOM[card].alone and not only_scores(card)}


def strategy_names() -> list[str]:
    """All strategies that can be played by name."""
    return [*shipped(), *generated()]


def find_strategy(name: str) -> Plan | None:
    """The strategy of this name, if there is one."""
    path = shipped().get(name.lower())
    if path is not None:
        return load_plan(path)
    card = generated().get(name.lower())
    if card is None:
        return None
    plan = with_card(card)[0].plan(name.lower())
    plan.finish = False
    plan.description = f"Big money with {card}."
    return plan


@cache
def needs_of(path: Path) -> frozenset[str]:
    """The kingdom cards that a shipped strategy needs."""
    return frozenset(load_plan(path).needs)


def plans_for(piles: Sequence[str]) -> list[Plan]:
    """The shipped strategies that need some kingdom cards, all of which are in a kingdom."""
    fitting = [path for path in shipped().values() if needs_of(path) and needs_of(path) <= set(piles)]
    return [load_plan(path) for path in fitting]
