"""Another simulator's results for the five later sets, reproduced: `python3 dev.py bench known_more`.

`known_more.toml` has them: big money with exactly one copy of a card, and lists of rules against each other. Wins may
differ by what the file says, because the tactics differ; more wins than that are fine, fewer are not. DEMESNE_GAMES
sets the number of games for each line (2,000 if not given), DEMESNE_ONLY names the lines to play.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, Final

from demesne.cards import CARDS
from demesne.engine.options import Options
from demesne.lab.entrants import Entrant, find_entrant
from demesne.lab.experiment import finish
from demesne.lab.kingdom_source import KingdomSource
from demesne.lab.match import MatchExperiment
from demesne.lab.workers import Workers

GAMES: Final = 2_000
SEED: Final = 2009
DATA: Final = Path(__file__).with_suffix(".toml")
POINTS: Final = ["Duchy if left(Province) <= 4", "Estate if left(Province) <= 2"]


def plan(name: str, kingdom: list[str], buy: list[str]) -> Entrant:
    """A list of rules as a player that never ends a game it would lose, like the other simulator's."""
    rules = "".join(f'  "{rule}",\n' for rule in buy)
    needs = ", ".join(f'"{card}"' for card in kingdom)
    return Entrant(name, strategy=f'name = "{name}"\nneeds = [{needs}]\nfinish = true\nbuy = [\n{rules}]\n')


def with_one(card: dict[str, Any], cost: int, potions: int) -> Entrant:
    """BMU with exactly one copy of a card; its coins count as in the other simulator."""
    name = card["name"]
    money = f"money + {card['coins']} * count({name})" if card["coins"] else "money"
    rule = [f"{name} if count({name}) < 1"]
    if potions:
        rule.append("Potion if count(Potion) < 1")
    early, late = (rule, []) if cost >= 6 else ([], rule)
    buy = [f"Province if {money} > 18", *POINTS, *early, "Gold", "Duchy if left(Province) <= 6", *late, "Silver"]
    return plan(f"one {name}", [name], buy)


def main() -> None:
    """Play all lines and say how far each is off."""
    games = int(os.environ.get("DEMESNE_GAMES", GAMES))
    only = os.environ.get("DEMESNE_ONLY", "")
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))
    bots = {bot["name"]: plan(bot["name"], bot["kingdom"], bot["buy"]) for bot in data["bot"]}
    bots["BMU"], bots["SMU"] = find_entrant("bmu"), find_entrant("smu")
    lines = [
        (with_one(card, CARDS[card["name"]].cost, CARDS[card["name"]].potions), bots["BMU"], card)
        for card in data["card"]
    ] + [(bots[match["bots"][0]], bots[match["bots"][1]], match) for match in data["match"]]
    below = 0
    with Workers(jobs=None) as workers:
        for mine, other, line in lines:
            name = f"{mine.name} against {other.name}"
            if only and only.lower() not in name.lower():
                continue
            piles = tuple(dict.fromkeys([*mine.needs, *other.needs]))
            kingdom = KingdomSource(piles, options=Options.of({"colonies": "colonies" in line, "shelters": False}))
            found = finish(MatchExperiment([mine, other], games, kingdom, SEED, watched=0), workers)
            wins = 100 * found.scores[0].wins / found.games
            off = wins - line["wins"]
            verdict = "" if abs(off) <= line["off"] else ("better" if off > 0 else "WORSE")
            below += verdict == "WORSE"
            print(f"{name:52} {line['wins']:5.1f} % there, {wins:5.1f} % here  {off:+5.1f}  {verdict}", flush=True)
    print(f"{below} lines below what other tactics may make of them")


if __name__ == "__main__":
    main()
