"""Every decision of many games: what the player who decided knew, what was offered, what was answered, and the
result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from demesne.bots.python_bot import BotError
from demesne.data.fields import DECISION_FIELDS, GAME_FIELDS, arrow, schema
from demesne.engine.decision import IllegalAnswer
from demesne.engine.game import Game
from demesne.engine.view import View
from demesne.kingdoms import new_seed
from demesne.lab.entrants import Entrant, Spec, find_entrants, make
from demesne.lab.errors import LabError, failed_bot
from demesne.lab.experiment import Where, check_games, check_needs, find_source
from demesne.lab.kingdom_source import DEFAULT, TURN_LIMIT, KingdomSource
from demesne.lab.tasks import bot_at, bot_seed, game_seed

__all__ = ["DECISION_FIELDS", "GAME_FIELDS", "decisions", "record"]

GAMES: Final = 100
ROWS: Final = 20_000
"""After this many rows a piece of the file is written."""


def decisions(
    *bots: Spec,
    games: int = GAMES,
    kingdom: Where = DEFAULT,
    seed: int | str | None = None,
    turn_limit: int = TURN_LIMIT,
) -> Any:
    """Let bots play as in `lab.match` and return every decision as a row of a `pyarrow.Table`. The same seed plays the
    same games. Raises LabError."""
    found = [row for rows in play(bots, games, kingdom, seed, turn_limit) for row in rows]
    return arrow().Table.from_pylist(found, schema(DECISION_FIELDS))


def record(
    path: str | Path,
    *bots: Spec,
    games: int = GAMES,
    kingdom: Where = DEFAULT,
    seed: int | str | None = None,
    turn_limit: int = TURN_LIMIT,
    progress: Callable[[int], None] | None = None,
) -> int:
    """`decisions` written to a Parquet file piece by piece, so that any number of games fits. Returns the number of
    rows. `progress` is called with the number of games since the last call. Raises LabError, OSError.
    """
    pa, types = arrow(), schema(DECISION_FIELDS)
    played = play(bots, games, kingdom, seed, turn_limit)
    first = next(played)  # Errors are raised before the file is created.
    total = 0
    with pa.parquet.ParquetWriter(path, types) as writer:
        waiting: list[dict[str, Any]] = []
        for rows in _chain(first, played):
            waiting += rows
            if progress is not None:
                progress(1)
            if len(waiting) >= ROWS:
                writer.write_table(pa.Table.from_pylist(waiting, types))
                total += len(waiting)
                waiting = []
        writer.write_table(pa.Table.from_pylist(waiting, types))
    return total + len(waiting)


def _chain(first: list[dict[str, Any]], rest: Iterator[list[dict[str, Any]]]) -> Iterator[list[dict[str, Any]]]:
    yield first
    yield from rest


def play(
    bots: tuple[Spec, ...], games: int, kingdom: Where, seed: int | str | None, turn_limit: int
) -> Iterator[list[dict[str, Any]]]:
    """The decisions of each game: the games that `lab.match` plays with the same seed. Raises LabError."""
    entrants = find_entrants(bots)
    check_games(games)
    source = find_source(kingdom)
    check_needs(entrants, source)
    chosen = new_seed() if seed is None else seed
    for number in range(games):
        yield _game(entrants, source, chosen, number, turn_limit)


def _game(
    entrants: tuple[Entrant, ...], source: KingdomSource, seed: int | str, number: int, turn_limit: int
) -> list[dict[str, Any]]:
    seats = len(entrants)
    order = [entrants[bot_at(seat, number, seats)] for seat in range(seats)]
    luck = game_seed(seed, number)
    game = source.deal(luck, seats, False, turn_limit)
    views = [game.view(seat) for seat in range(seats)]
    rows: list[dict[str, Any]] = []
    about = {"game": number, "seed": luck, "kingdom": game.setup.piles, "players": seats}
    try:
        players = [make(order[seat], bot_seed(seed, number, bot_at(seat, number, seats))) for seat in range(seats)]
        while (decision := game.decision) is not None:
            seat = decision.player
            picks = decision.read(players[seat].decide(views[seat]))
            row = {**about, "number": game.number, "bot": order[seat].name, **_position(views[seat])}
            rows.append({**row, "answer": decision.labels(picks)})
            game.choose(picks)
    except IllegalAnswer as error:
        name = order[0 if game.decision is None else game.decision.player].name
        raise LabError("lab-bad-answer", name=name, game=number, seed=str(seed), text=str(error)) from None
    except BotError as error:
        raise failed_bot(error, number, seed) from None
    ends = [_end(game, seat) for seat in range(seats)]
    return [{**row, **ends[row["seat"]]} for row in rows]


def _position(view: View) -> dict[str, Any]:
    """What the deciding player knows, as far as there is a field for it, and what is asked."""
    decision, seat = view.decision, view.seat
    assert decision is not None
    assert seat is not None
    return {
        "seat": seat,
        "turn": view.turns(view.active),
        "active": view.active,
        "phase": view.phase,
        "actions": view.actions,
        "buys": view.buys,
        "coins": view.coins,
        "potions": view.potions,
        "hand": view.hand,
        "own_deck": list(view.own_deck().items()),
        "in_play": view.in_play(seat),
        "owned": list(view.owned(seat).items()),
        "points": view.points(seat),
        "best_other": max(view.points(other) for other in range(view.players) if other != seat),
        "piles": [(pile, view.left(pile)) for pile in view.piles()],
        "empty_piles": view.empty_piles,
        "kind": decision.kind,
        "source": decision.source,
        "event": decision.event,
        "min": decision.min,
        "max": decision.max,
        "ordered": decision.ordered,
        "options": list(decision.options),
    }


def _end(game: Game, seat: int) -> dict[str, Any]:
    """The outcome of the game for a seat."""
    winners = game.winners()
    points = [game.score(player) for player in game.players]
    others = max(score for other, score in enumerate(points) if other != seat)
    won = 1 / len(winners) if seat in winners else 0.0
    return {"won": won, "final_points": points[seat], "final_margin": points[seat] - others}
