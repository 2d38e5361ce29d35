"""The library's front: the engine with all the cards in it."""

from __future__ import annotations

from demesne.cards import CARDS
from demesne.engine import luck
from demesne.engine import save as _save
from demesne.engine.game import Game, deal
from demesne.engine.options import NONE, OPEN, Options
from demesne.engine.position import Position, start_from
from demesne.engine.setup import TURN_LIMIT, Setup, checked, make_setup


def new_game(
    kingdom: list[str] | tuple[str, ...],
    players: int = 2,
    seed: int | str | None = None,
    bane: str | None = None,
    options: Options = OPEN,
    first: int | None = None,
    turn_limit: int = TURN_LIMIT,
    log: bool = False,
    **chosen: bool | None,
) -> Game:
    """Deal a game of this kingdom (English card names) for 2 to 6 players.

    The same arguments give the same game; without a seed, one is drawn. `bane` goes with Young Witch. Options of the
    set-up are given as a value or by name (`shelters=True`). Those left open and the `first` seat are decided by the
    seed as the rules say. `log` keeps the list of events.
    Raises BadSetup, which says what is wrong and what is allowed.
    """
    if chosen:
        options = Options.of(chosen).or_else(options)
    number = luck.new_seed() if seed is None else seed
    return deal(CARDS, make_setup(CARDS, kingdom, players, number, bane, options, first, turn_limit), log)


def game_of(setup: Setup, log: bool = False) -> Game:
    """Deal the game of a set-up. Raises BadSetup."""
    return deal(CARDS, checked(CARDS, setup), log)


def from_position(
    position: Position,
    kingdom: list[str] | tuple[str, ...],
    seed: int | str = 0,
    bane: str | None = None,
    log: bool = False,
) -> Game:
    """A game that starts at a position, with as many players as it has seats. It can't be saved."""
    setup = make_setup(CARDS, kingdom, len(position.seats), seed, bane, NONE, position.player)
    return start_from(CARDS, setup, position, log)


def save(game: Game) -> str:
    """The game as text, to load anywhere else."""
    return _save.save(game)


def load(text: str, log: bool = False) -> Game:
    """The game that was saved, at the same decision; replayed and verified. Raises BadSave."""
    return _save.load(CARDS, text, log)
