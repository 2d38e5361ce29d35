"""A position as a puzzle: which order of plays gives the most coins this turn? Forks try them all.

    python examples/puzzle.py

The deck is known here, as in a puzzle, so trying is fair.
"""

from __future__ import annotations

from demesne import Game, Position, Seat, from_position

PUZZLE = Position(
    [
        Seat(
            hand=("Throne Room", "Village", "Smithy", "Festival", "Copper"),
            deck=("Market", "Gold", "Laboratory", "Silver", "Silver", "Gold", "Copper", "Estate"),
        ),
        Seat(),
    ]
)
KINGDOM = ["Throne Room", "Village", "Smithy", "Festival", "Market", "Laboratory"]


def solve(game: Game, line: tuple[str, ...] = ()) -> tuple[int, tuple[str, ...]]:
    """The most coins of this turn from here on, and the Actions that bring them."""
    decision = game.decision
    if decision is None or decision.kind == "buy":
        return game.coins, line
    if decision.kind == "treasure":
        game.answer(decision.options)
        return solve(game, line)
    best: tuple[int, tuple[str, ...]] = (-1, ())
    for answer in decision.answers():
        twin = game.fork()
        twin.answer(answer)
        best = max(best, solve(twin, (*line, *answer)), key=lambda found: found[0])
    return best


def main() -> None:
    game = from_position(PUZZLE, KINGDOM)
    print(game)
    coins, line = solve(game)
    print(f"\nThe most is {coins} coins: {', '.join(line)}")


if __name__ == "__main__":
    main()
