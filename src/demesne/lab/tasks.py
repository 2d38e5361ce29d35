"""What workers do: tasks that can play any of their games by its number."""

from __future__ import annotations

import gc
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from demesne.bots.python_bot import BotError
from demesne.bots.strategy_bot import StrategyBot
from demesne.engine.decision import IllegalAnswer
from demesne.engine.game import Game
from demesne.lab import play
from demesne.lab.entrants import Entrant, make
from demesne.lab.errors import LabError, failed_bot
from demesne.lab.kingdom_source import KingdomSource
from demesne.lab.watch import Watch, watch
from demesne.lab.workers import clock

SWEEP_AFTER: Final = 100_000
"""How many new objects Python allocates before it looks for cycles."""


@contextmanager
def seldom_swept() -> Iterator[None]:
    """Make Python look for cycles less often: a finished game leaves none, so looking only takes time."""
    before = gc.get_threshold()
    gc.set_threshold(SWEEP_AFTER, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def game_seed(seed: int | str, number: int) -> str:
    """The seed of a game of a match: `new_game` with it deals the same cards."""
    return f"{seed}:{number}"


def bot_seed(seed: int | str, number: int, bot: int) -> str:
    """The seed of a bot in a game of a match."""
    return f"{seed}:{number}:{bot}"


def seat_of(bot: int, number: int, bots: int) -> int:
    """The seat of a bot in a game: everyone moves by one seat from game to game. Seat 0 begins."""
    return (bot + number) % bots


def bot_at(seat: int, number: int, bots: int) -> int:
    """The bot at a seat in a game."""
    return (seat - number) % bots


@dataclass
class MatchPart:
    """Some games of a match. `rows` holds for each game the points of all bots, their turns, who won (a bit for each
    bot) and why the game ended (of `ENDS`); `watches` what each bot did in the watched games.
    """

    start: int
    stop: int
    rows: array[int]
    watches: list[Watch]
    seconds: float = 0.0
    stopped: bool = False


@dataclass(frozen=True)
class MatchTask:
    """Games of the same bots against each other."""

    entrants: tuple[Entrant, ...]
    source: KingdomSource
    seed: int | str
    watched: int
    turn_limit: int
    rotate: bool = True
    grain: int = 0
    """While games are watched, no piece may cross a multiple of this, because the match may end there."""

    def edge(self, start: int) -> int | None:
        """Where a piece that starts here must end at the latest."""
        return (start // self.grain + 1) * self.grain if self.grain and start < self.watched else None

    def play(self, start: int, stop: int) -> MatchPart:
        """Play some games; Ctrl-C ends this with those that are finished."""
        with seldom_swept():
            return self._play(start, stop)

    def _play(self, start: int, stop: int) -> MatchPart:
        began = clock()
        part = MatchPart(start, stop, array("i"), [Watch() for _ in self.entrants])
        n = len(self.entrants)
        lasting = [make(entrant, str(self.seed)) if entrant.lasting else None for entrant in self.entrants]
        minds = [bot.tactics if isinstance(bot, StrategyBot) else None for bot in lasting]
        try:
            for number in range(start, stop):
                watched = number < self.watched
                shift = number if self.rotate else 0
                game = self.source.deal(game_seed(self.seed, number), n, watched, self.turn_limit)
                order = [bot_at(seat, shift, n) for seat in range(n)]
                try:
                    bots: list[play.Bot] = [
                        lasting[bot] or make(self.entrants[bot], bot_seed(self.seed, number, bot)) for bot in order
                    ]
                    if watched:
                        watch(game, bots, [part.watches[bot] for bot in order])
                    else:
                        play.finish(game, bots, [minds[bot] for bot in order])
                except IllegalAnswer as error:
                    raise _illegal(self.entrants[order[_asked(game)]], number, self.seed, error) from None
                except BotError as error:
                    raise failed_bot(error, number, self.seed) from None
                part.rows.extend(play.row(game, order))
        except KeyboardInterrupt:
            part.stop = start + len(part.rows) // (2 * n + 2)
            part.stopped = True
        part.seconds = clock() - began
        return part


def _asked(game: Game) -> int:
    return 0 if game.decision is None else game.decision.player


def _illegal(entrant: Entrant, number: int, seed: int | str, error: IllegalAnswer) -> LabError:
    return LabError("lab-bad-answer", name=entrant.name, game=number, seed=str(seed), text=str(error))


@dataclass
class SoloPart:
    """Some solo games of a bot: for each number of Provinces, how often it took how many turns."""

    start: int
    stop: int
    turns: dict[int, dict[int, int]]
    watch: Watch
    seconds: float = 0.0
    stopped: bool = False


@dataclass(frozen=True)
class SoloTask:
    """Games of one bot while nobody else does anything."""

    entrant: Entrant
    source: KingdomSource
    seed: int | str
    watched: int
    turn_limit: int

    def edge(self, start: int) -> int | None:
        """A piece may end anywhere."""
        return None

    def play(self, start: int, stop: int) -> SoloPart:
        """Play some games; Ctrl-C ends this with those that are finished."""
        with seldom_swept():
            return self._play(start, stop)

    def _play(self, start: int, stop: int) -> SoloPart:
        began = clock()
        part = SoloPart(start, stop, {}, Watch())
        other = play.Idle()
        lasting = make(self.entrant, str(self.seed)) if self.entrant.lasting else None
        number = start
        try:
            for number in range(start, stop):
                watched = number < self.watched
                game = self.source.deal(game_seed(self.seed, number), 2, watched, self.turn_limit)
                try:
                    bots: list[play.Bot] = [lasting or make(self.entrant, bot_seed(self.seed, number, 0)), other]
                    if watched:
                        gains = watch(game, bots, [part.watch, Watch()])
                        turns = [turn for turn, name in gains[0] if name == "Province"]
                    else:
                        turns = play.provinces(game, bots, 0)
                except IllegalAnswer as error:
                    raise _illegal(self.entrant, number, self.seed, error) from None
                except BotError as error:
                    raise failed_bot(error, number, self.seed) from None
                for place, turn in enumerate(turns, 1):
                    seen = part.turns.setdefault(place, {})
                    seen[turn] = seen.get(turn, 0) + 1
        except KeyboardInterrupt:
            part.stop = number
            part.stopped = True
        part.seconds = clock() - began
        return part


def rows(part: array[int], bots: int) -> Iterator[array[int]]:
    """The rows of some games, one by one."""
    width = 2 * bots + 2
    for at in range(0, len(part), width):
        yield part[at : at + width]
