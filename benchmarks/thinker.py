"""How often the sovereign wins: `python3 dev.py bench thinker`.

Two players, the beginner alternating, a tie counting as half a win, 0.25 seconds of processor time per decision
(DEMESNE_SECONDS), so that a busy machine makes no difference: against the regent on the recommended kingdoms of the
first four sets, 60 games each (DEMESNE_GAMES); over 200 random kingdoms for which no plan is shipped, a game on each,
against the steward and against BMU; against SMU on First Game.

A game's result says little, so departures are audited too: whenever the sovereign changes its plan or departs from it,
fresh imagined games against the opponent's real plan show what that gains. The sum over a game is what thinking added
to the first plan's chance; against the regent, which follows the same plan, that chance was a half.

Every finished game is kept in `build` until the sources change: a stopped run continues where it was. It takes two
hours on two processors; in pure Python it would take days, so it measures only compiled code.
"""

from __future__ import annotations

import json
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Final

import demesne
from benchmarks.regent import FIRST_SETS, estimate, percent, verdict
from demesne.api import new_game
from demesne.bots import make_bot
from demesne.bots.bot import Bot
from demesne.bots.judging import Line, minds_of
from demesne.bots.plan import Plan
from demesne.bots.sovereign import Sovereign
from demesne.bots.steward import Steward
from demesne.bots.strategy_bot import StrategyBot
from demesne.engine import game as engine
from demesne.engine.view import View
from demesne.kingdoms import RECOMMENDED, random_kingdom
from demesne.lab.chance import Estimate

GAMES: Final = 60
KINGDOMS: Final = 200
SECONDS: Final = 0.25
SEED: Final = 1918
RANDOM: Final = "random"
AUDIT: Final = 200
"""How many games show what a departure from the plan gains."""


def play(kingdom: str, rival: str, number: int, seconds: float) -> tuple[float, float]:
    """One game of the sovereign: 1 for a win, a half for a tie; and what thinking added to its chance."""
    seed = f"{SEED}/{kingdom}/{number}"
    if kingdom == RANDOM:
        drawn = random_kingdom(None, seed)
        game = new_game(drawn.cards, 2, seed, drawn.bane, first=number % 2)
    else:
        game = new_game(kingdom, 2, seed, first=number % 2)
    mine = Sovereign(seed, seconds, clock=time.process_time)
    bots = [mine, make_bot(rival, seed)]
    views = [game.view(0), game.view(1)]
    gained = 0.0
    while game.decision is not None:
        seat = game.decision.player
        before = plan_of(mine)
        picks = bots[seat].decide(views[seat])
        if seat == 0:
            after, judgement = plan_of(mine), mine.judgement
            if before is not None and after is not None and after is not before:
                gained += audit(views[0], Line(after), Line(before), plan_of(bots[1]))
            if judgement is not None and judgement.chosen is not judgement.usual:
                gained += audit(views[0], judgement.chosen, judgement.usual, plan_of(bots[1]))
        game.choose(picks)
    winners = game.winners()
    return 1.0 / len(winners) if 0 in winners else 0.0, gained


def plan_of(bot: Bot) -> Plan | None:
    """The plan that a bot follows, if it has one yet."""
    tactics = bot.tactics if isinstance(bot, StrategyBot) else bot.followed if isinstance(bot, Steward) else None
    return None if tactics is None else tactics.plan


def audit(view: View, taken: Line, left: Line, rival: Plan | None) -> float:
    """How much better the chosen option is than the rejected one, by fresh games."""
    one, other = Line(taken.plan, taken.picks), Line(left.plan, left.picks)
    minds = minds_of(view, left.plan, rival)
    for deal in range(AUDIT):
        for line in (one, other):
            line.play(view, f"audit/{deal}", minds)
    return one.chance - other.chance


def tasks(games: int) -> list[tuple[str, str, int]]:
    """Every game to be played: kingdom, rival, number. All matches advance at the same pace, so that a stopped run says
    something about each of them.
    """
    matches = [(entry.name, "regent", games) for entry in RECOMMENDED[:FIRST_SETS]]
    matches += [(RECOMMENDED[0].name, "smu", games), (RANDOM, "steward", KINGDOMS), (RANDOM, "bmu", KINGDOMS)]
    found = [(number / count, kingdom, rival, number) for kingdom, rival, count in matches for number in range(count)]
    return [(kingdom, rival, number) for _, kingdom, rival, number in sorted(found, key=lambda task: task[0])]


def share(results: list[float]) -> Estimate:
    n = len(results)
    mean = sum(results) / n
    spread = sum((one - mean) ** 2 for one in results)
    return estimate(mean, sqrt((spread + 0.25) / (n * n)))


def main() -> None:
    """Play what is missing, print everything, and compare it with the limits."""
    if engine.__file__.endswith(".py"):
        print("compiled code only")
        return
    games = int(os.environ.get("DEMESNE_GAMES", GAMES))
    seconds = float(os.environ.get("DEMESNE_SECONDS", SECONDS))
    source = Path(demesne.__file__).parent
    files = sorted(path for suffix in ("*.py", "*.toml") for path in source.rglob(suffix))
    digest = sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]
    kept = Path("build") / f"thinker-{seconds}-{digest}.jsonl"
    kept.parent.mkdir(exist_ok=True)
    found: dict[tuple[str, str, int], tuple[float, float]] = {}
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            kingdom, rival, number, result, gained = json.loads(line)
            found[kingdom, rival, number] = result, gained
    missing = [task for task in tasks(games) if task not in found]
    with ProcessPoolExecutor() as pool, kept.open("a", encoding="utf-8") as file:
        running = {pool.submit(play, *task, seconds): task for task in missing}
        try:
            for future in as_completed(running):
                task = running[future]
                found[task] = future.result()
                file.write(json.dumps([*task, *found[task]]) + "\n")
                file.flush()
        finally:
            # A failing game shows at once, not after all the others.
            pool.shutdown(cancel_futures=True)
    matches: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for (kingdom, rival, number), row in sorted(found.items()):
        if kingdom == RANDOM or number < games:
            matches.setdefault((kingdom, rival), []).append(row)
    shares = {match: share([result for result, _ in rows]) for match, rows in matches.items()}
    for match, rows in matches.items():
        gains = percent(share([gained for _, gained in rows]))
        print(f"{match[0]:26} against {match[1]:8} {percent(shares[match])} of {len(rows)} games, thinking: {gains}")
    regents = {match: one for match, one in shares.items() if match[1] == "regent"}
    verdict("against the regent on average", 0.60, average(list(regents.values())))
    added = share([gained for match in regents for _, gained in matches[match]])
    verdict("the same by audits", 0.60, estimate(0.5 + added.value, added.error))
    print(f"kingdoms clearly below 50 % against the regent: {sum(one.high < 0.5 for one in regents.values())}")
    verdict("against the steward on random kingdoms", 0.72, shares[RANDOM, "steward"])
    verdict("against BMU on random kingdoms", 0.90, shares[RANDOM, "bmu"])
    verdict("against SMU on First Game", 0.90, shares[RECOMMENDED[0].name, "smu"])


def average(estimates: list[Estimate]) -> Estimate:
    """The mean of some estimates."""
    n = len(estimates)
    return estimate(sum(one.value for one in estimates) / n, sqrt(sum(one.error**2 for one in estimates)) / n)
