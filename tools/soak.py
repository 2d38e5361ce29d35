"""Play very many random games and check continuously that the engine's invariants hold.

    .venv/bin/python tools/soak.py                      20,000 games of random kingdoms of all sets, 2 to 6 players
    .venv/bin/python tools/soak.py --games 500 --turns 20
    .venv/bin/python tools/soak.py --pairs              every pair of kingdom cards in one kingdom, a game each
                                                        and up to five until somebody had both cards, with players
                                                        who prefer those two
    .venv/bin/python tools/soak.py --only 1234          one game again, with every check at every decision

One game in five starts from a position in which any of the cards lie anywhere.
Every game: no card lost or made in any turn, no number wrong. At a share of the decisions (--share, 3 in 1,000 unless
told): the decision counts its answers right and takes them, illegal answers are refused, a fork is the same and
independent, the saved game loads to the same place, no view and no event depends on what must stay hidden.
A game that fails is named with its set-up and can be played again by its number; the exit status is then 1. Ten
failures or Ctrl-C end the run with the result so far. The compiled engine is used when there is a fresh build of it,
unless DEMESNE_PURE=1 says otherwise.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
import traceback
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
TRIES = 5
"""How many games a pair gets until somebody has had both cards."""
MOST_FAILURES = 10
"""After this many failures the run ends: the rest would only repeat them."""

if TYPE_CHECKING:
    from demesne import Game


def find_package() -> str:
    """Import the package from the compiled build if there is a fresh one, else from the sources. Returns which it
    is.
    """
    sys.path.insert(0, str(ROOT))
    from tools import compiled_build

    build = compiled_build.fresh()
    sys.path.insert(0, str(build or ROOT / "src"))
    return "pure Python" if build is None else "compiled"


class Soak:
    """A run: which games to play, and the results."""

    def __init__(self, options: argparse.Namespace) -> None:
        from demesne.cards import KINGDOM

        self.turns: int = options.turns
        self.share: float = options.share
        self.seed: str = options.seed
        self.pairs = list(combinations(KINGDOM, 2)) if options.pairs else None
        self.played: Counter[str] = Counter()
        self.checked: Counter[str] = Counter()
        self.failures: list[str] = []
        self.done = 0
        self.games = 0
        self.answers = 0
        self.limited = 0
        self.deepest = 0
        self.together = 0

    def play(self, number: int) -> None:
        """Play the game of this number, or some games of this pair until somebody has had both of its cards."""
        from tests import random_play as rp

        pair = self.pairs[number] if self.pairs else ()
        dice = rp.Dice("soak", self.seed, "pair" if pair else "game", number)
        for _ in range(TRIES if pair else 1):
            setup: dict[str, Any] = rp.random_setup(dice, must=pair, turn_limit=self.turns)
            liked = list(pair) or dice.sample(setup["kingdom"], 3) + (["Province", "Gold"] if dice.chance(0.4) else [])
            had = self._guarded(number, setup, dice, liked)
            if pair and had.issuperset(pair):
                self.together += 1
                break

    def _guarded(self, number: int, setup: dict[str, Any], dice: Any, liked: list[str]) -> set[str]:
        """Play a game and record what went wrong, if anything. Returns the cards and mixed piles that somebody had
        cards of.
        """
        import demesne
        from tests import random_play as rp

        self.games += 1
        game: Game | None = None
        try:
            if self.pairs is None and number % 5 == 4:
                game = rp.random_position(dice, log=number % 2 == 0)
            else:
                game = demesne.new_game(**setup, log=number % 2 == 0 or self.pairs is not None)
            return self._play(game, dice, liked)
        except Exception as error:
            where = "in the set-up"
            if game is not None:
                setup = game.setup.to_dict()
                where = f"{'' if game.origin is None else 'from a position '}after {game.number} answers"
            self.failures.append(f"game {number} {where}: {type(error).__name__}: {str(error)[:2000]}")
            print(f"\n{self.failures[-1]}\n  set-up: {json.dumps(setup)}\n  again: {self._again(number)}", flush=True)
            if not isinstance(error, AssertionError):
                traceback.print_exc(limit=-4)
            if len(self.failures) == MOST_FAILURES:
                raise KeyboardInterrupt from None
            return set()

    def _again(self, number: int) -> str:
        """The command that replays a game."""
        pairs = "--pairs " if self.pairs else ""
        return f"tools/soak.py {pairs}--turns {self.turns} --seed {self.seed} --only {number}"

    def _play(self, game: Game, dice: Any, liked: list[str]) -> set[str]:
        from tests import random_play as rp

        # The checks have their own dice, so that the game goes the same way with more of them.
        checks = rp.Dice("checks", game.setup.seed)
        cards = rp.census(game)
        turn = (-1, -1)
        while game.decision is not None:
            now = (game.active, game.players[game.active].turns)
            if now != turn or self.share >= 1:
                turn = now
                rp.check_cards(game, cards)
                rp.check_numbers(game)
            # What happens inside effects is rarer and more intricate.
            if checks.chance(self.share if game.effect is None else 4 * self.share):
                self._check(game, checks)
            self.deepest = max(self.deepest, len(game.frames))
            game.choose(rp.random_answer(game, dice, liked))
        rp.check_cards(game, cards)
        rp.check_numbers(game)
        self.answers += game.number
        self.limited += game.hit_limit
        had: set[str] = set()
        if game.log is not None:
            rp.check_log(game)
            for event in game.log:
                if event.type in ("play", "play-again"):
                    self.played.update(event.cards)
                if event.type in ("play", "gain"):
                    had.update(event.cards)
        return had | {game.table.catalogue[name].pile for name in had}

    def _check(self, game: Game, dice: Any) -> None:
        from tests import random_play as rp

        inside = " inside an effect" if game.effect is not None else ""
        rp.check_decision(game, dice)
        rp.check_refusals(game)
        rp.check_fork(game, dice)
        rp.check_leaks(game, dice.below(10**6))
        rp.check_events(game, dice)
        self.checked["decisions" + inside] += 1
        if dice.chance(0.2) or self.share >= 1:
            rp.check_save(game)
            self.checked["saves" + inside] += 1

    def report(self, seconds: float) -> str:
        """A summary in a few lines."""
        from demesne.cards import CARDS

        lines = [
            f"{self.games:,} games, {self.answers:,} answers, {self.limited:,} games ended by the limit of "
            f"{self.turns} turns, effects up to {self.deepest} deep, {seconds:.0f} s",
            "all checks at: " + (", ".join(f"{n:,} {what}" for what, n in self.checked.items()) or "no decision"),
        ]
        if self.pairs:
            lines.append(
                f"{self.together:,} of {self.done:,} pairs had a game in which both cards were gained or played"
            )
        playable = [name for name, kind in CARDS.items() if (kind.is_action or kind.is_treasure) and not kind.heading]
        rare = sorted(playable, key=lambda name: self.played[name])[:5]
        lines.append(
            f"{sum(1 for name in playable if self.played[name])} of {len(playable)} playable cards were played "
            f"in logged games, least often {', '.join(f'{name} ({self.played[name]:,})' for name in rare)}"
        )
        lines.append(f"{len(self.failures)} failed" if self.failures else "no failure")
        return "\n".join(lines)


def show(done: int, total: int, started: float, failed: int) -> None:
    """One line of progress, in place on a terminal."""
    rate = done / max(time.monotonic() - started, 0.001)
    left = (total - done) / max(rate, 0.001)
    text = f"{done:,}/{total:,}, {rate:.1f}/s, {left / 60:.0f} min {left % 60:.0f} s left, {failed} failed"
    if sys.stdout.isatty():
        print(f"\r\x1b[K{text}", end="", flush=True)
    else:
        print(text, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="how many games (20,000; with --pairs one for each pair)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--only", type=int, help="play the game of this number alone, checking everything")
    parser.add_argument("--pairs", action="store_true", help="a game for each pair of kingdom cards")
    parser.add_argument("--turns", type=int, default=60, help="how many turns a player may have (60)")
    parser.add_argument("--share", type=float, default=0.003, help="the share of decisions with every check (0.003)")
    parser.add_argument("--seed", default="0", help="another text gives other games (0)")
    options = parser.parse_args()
    how = find_package()
    if options.only is not None:
        options.first, options.games, options.share = options.only, 1, 1.0
    soak = Soak(options)
    most = len(soak.pairs) - options.first if soak.pairs else sys.maxsize
    total = min(most, options.games or (most if soak.pairs else 20_000))
    print(f"{total:,} {'pairs' if soak.pairs else 'games'} in {how}, from number {options.first}", flush=True)
    started = shown = time.monotonic()
    every = 0.5 if sys.stdout.isatty() else 30.0
    stopped = False
    # SIGTERM ends a run in the background, which should print its result as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for number in range(options.first, options.first + total):
            soak.play(number)
            soak.done += 1
            if time.monotonic() - shown >= every:
                shown = time.monotonic()
                show(soak.done, total, started, len(soak.failures))
    except KeyboardInterrupt:
        stopped = True
    print(("\nstopped: " if stopped else "\n") + soak.report(time.monotonic() - started))
    return 1 if soak.failures else 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
