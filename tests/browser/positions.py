"""Positions worth seeing: games are played here until something is on the table, and then replayed in a browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import demesne
from demesne import Decision, Game
from demesne.client import Server
from tests.browser.visitor import Visitor

SEEDS = 400
"""How many games are searched for a position."""

LONGEST = 400
"""After this many answers another game is tried."""

FILLING = ("Village", "Market", "Festival", "Laboratory", "Smithy", "Moat", "Cellar", "Workshop", "Militia", "Mine")


@dataclass
class Position:
    """A game up to a decision, and the seat that looks at it."""

    kingdom: list[str]
    bane: str | None
    seed: int
    players: int
    options: dict[str, bool]
    answers: list[tuple[int, list[str]]]
    seat: int


def find(
    cards: str,
    wanted: Callable[[Game, dict[str, Any], Decision], object],
    players: int = 2,
    turn: bool = False,
    bane: str | None = None,
    **options: bool,
) -> Position:
    """A game with these cards in which `wanted` holds for the deciding seat's view. With `turn` it is seen from the
    seat whose turn it is, which need not be the one that decides.
    """
    names = [name.strip() for name in cards.split(",")]
    kingdom = (names + [name for name in FILLING if name not in names])[:10]
    options = {"shelters": False, "colonies": False, **options}
    for seed in range(SEEDS):
        game = demesne.new_game(kingdom, players, seed, bane, first=0, **options)
        chance = random.Random(seed)
        answers: list[tuple[int, list[str]]] = []
        while game.decision is not None and len(answers) < LONGEST:
            decision = game.decision
            view: dict[str, Any] = dict(game.view(decision.player).to_dict())
            if wanted(game, view, decision):
                seat = game.active if turn else decision.player
                return Position(kingdom, bane, seed, players, options, answers, seat)
            answer = _answer(chance, decision, names)
            answers.append((decision.player, answer))
            game.answer(answer)
    raise AssertionError(f"no such position with {cards}")


def _answer(chance: random.Random, decision: Decision, liked: list[str]) -> list[str]:
    """Like a beginner who loves certain cards."""
    options = list(decision.options)
    if decision.kind == "treasure":
        return options
    if decision.kind in ("buy", "action", "gain"):
        dear = [name for name in options if name in liked] or [
            name for name in ("Potion", "Gold", "Silver") if name in options
        ]
        if dear:
            return [chance.choice(dear)]
    most = min(decision.max, len(options))
    least = max(decision.min, min(1, most))
    return chance.sample(options, chance.randint(least, most))


def go_there(visitor: Visitor, position: Position, **wishes: Any) -> str:
    """Let a visitor and others play up to a position, and show it in the browser. Returns the id of the table."""
    visitor.meet()
    people = []
    for seat in range(position.players):
        person = Server(visitor.base)
        if seat == position.seat:
            person.token = next(str(cookie["value"]) for cookie in visitor.context.cookies())
        else:
            person.guest(("Bo", "Cyd", "Dot", "Eve", "Fay")[seat - (seat > position.seat)])
        people.append(person)
    seats = [{"kind": "person"}] * position.players
    kingdom = ", ".join([*position.kingdom, *([f"Bane: {position.bane}"] if position.bane else [])])
    wish = {"seats": seats, "kingdom": kingdom, "seed": position.seed, "first": 0, **position.options, **wishes}
    opened = people[0].open(**wish)
    table = str(opened["table"]["id"])
    for person in people[1:]:
        person.join(opened["links"]["join"])
    people[0].start(table)
    sockets = [person.socket(table) for person in people]
    for socket in sockets:
        socket.connect()
    for number, (seat, answer) in enumerate(position.answers):
        sockets[seat].answer(number, answer)
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_function(
        "(number) => Number(document.querySelector('.table')?.dataset.number) === number", arg=len(position.answers)
    )
    for socket in sockets:
        socket.close()
    return table
