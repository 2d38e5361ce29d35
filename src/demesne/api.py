"""The library's entry points: the engine with all the cards."""

from __future__ import annotations

import copyreg

from demesne.cards import CARDS
from demesne.engine import luck
from demesne.engine import save as _save
from demesne.engine.game import Game, deal
from demesne.engine.options import NONE, OPEN, Options
from demesne.engine.position import Position, start_from
from demesne.engine.setup import TURN_LIMIT, BadSetup, Setup, checked, make_setup


def new_game(
    kingdom: str | list[str] | tuple[str, ...],
    players: int = 2,
    seed: int | str | None = None,
    bane: str | None = None,
    options: Options = OPEN,
    first: int | None = None,
    turn_limit: int = TURN_LIMIT,
    log: bool = False,
    **chosen: bool | None,
) -> Game:
    """Deal a game of this kingdom for 2 to 6 players: a list of English card names, or a string with the name of a
    recommended kingdom, a code, or "random" with or without constraints ("random village, attack<=1").

    The same arguments give the same game; without a seed, one is drawn. `bane` goes with Young Witch. Options of the
    set-up are given as a value or by name (`shelters=True`). Those left open and the `first` seat are decided by the
    seed as the rules say. `log` keeps the list of events.
    Raises BadSetup, which says what is wrong and what is allowed.
    """
    _check_types(kingdom, players, bane, first)
    if chosen:
        options = Options.of(chosen).or_else(options)
    number = luck.new_seed() if seed is None else seed
    if isinstance(kingdom, str):
        kingdom, bane, options = _read(kingdom, number, bane, options)
    return deal(CARDS, make_setup(CARDS, kingdom, players, number, bane, options, first, turn_limit), log)


def _check_types(kingdom: object, players: object, bane: object, first: object) -> None:
    """Without this, the compiled and the pure engine would raise different errors, from somewhere deeper."""
    if not isinstance(kingdom, (str, list, tuple)) or not all(isinstance(name, str) for name in kingdom):
        raise BadSetup(f"kingdom {kingdom!r}: it must be a text or a list of English card names")
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadSetup(f"players {players!r}: it must be a whole number")
    if bane is not None and not isinstance(bane, str):
        raise BadSetup(f"bane {bane!r}: it must be a card's English name or None")
    if first is not None and (isinstance(first, bool) or not isinstance(first, int)):
        raise BadSetup(f"first {first!r}: it must be the number of a seat or None")


def _read(
    text: str, seed: int | str, bane: str | None, options: Options
) -> tuple[tuple[str, ...], str | None, Options]:
    from demesne.kingdoms import KingdomError, parse_kingdom

    try:
        found = parse_kingdom(text, seed=seed)
    except KingdomError as error:
        raise BadSetup(str(error)) from None
    return found.cards, bane or found.bane, options.or_else(found.options)


def game_of(setup: Setup, log: bool = False) -> Game:
    """Deal the game of a set-up. Raises BadSetup."""
    return deal(CARDS, checked(CARDS, setup), log)


def from_position(
    position: Position,
    kingdom: list[str] | tuple[str, ...],
    seed: int | str = 0,
    bane: str | None = None,
    log: bool = False,
    options: Options = NONE,
) -> Game:
    """A game that starts at a position, with as many players as it has seats. It can't be saved."""
    setup = make_setup(CARDS, kingdom, len(position.seats), seed, bane, options, position.player)
    return start_from(CARDS, setup, position, log)


def save(game: Game) -> str:
    """The game as text, to be loaded anywhere."""
    return _save.save(game)


def load(text: str, log: bool = False) -> Game:
    """The game that was saved, at the same decision; replayed and verified. Raises BadSave."""
    return _save.load(CARDS, text, log)


# A pickled game is a saved game; a copy is a fork (see Game).
copyreg.pickle(Game, lambda game: (load, (save(game), game.log is not None)))
