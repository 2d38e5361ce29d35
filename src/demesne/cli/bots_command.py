"""`demesne bots`: who can play."""

from __future__ import annotations

from demesne.bots import ENTRIES
from demesne.bots.registry import STRATEGY
from demesne.bots.shipped import find_strategy, strategy_names
from demesne.cli.kingdom_commands import print_json, print_table
from demesne.cli.options import Json, Lang
from demesne.texts import Texts, pick_language


def bots(*, lang: Lang = None, json: Json = False) -> None:
    """List the bots, and the strategies that can be played by name."""
    texts = Texts(pick_language(lang))
    levels = [(entry.name, entry.level, texts.message(entry.message)) for entry in ENTRIES]
    plans = [(name, plan.description) for name in strategy_names() if (plan := find_strategy(name)) is not None]
    if json:
        print_json(
            {
                "bots": [{"name": name, "level": level, "text": text} for name, level, text in levels],
                "strategies": [{"name": name, "text": text} for name, text in plans],
            }
        )
        return
    print_table([(name, text) for name, _, text in levels])
    print(f"\n{texts.message(STRATEGY.message)}\n")
    print_table(plans)
