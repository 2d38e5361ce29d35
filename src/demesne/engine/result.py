"""How a game ended, and where every point came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from demesne.engine.game import Game

REASONS: Final = {
    "provinces": "the Provinces ran out",
    "colonies": "the Colonies ran out",
    "piles": "three piles of the Supply ran out, or four with five or six players",
    "turn limit": "the turn limit was reached",
    "resigned": "all players but one resigned",
}
"""Every reason why a game ends."""


class Standing:
    """One seat at the end: points, turns begun, and for each card that scores, how many there are and their points."""

    __slots__ = ("cards", "points", "seat", "turns")

    def __init__(self, seat: int, points: int, turns: int, cards: dict[str, tuple[int, int]]) -> None:
        self.seat = seat
        self.points = points
        self.turns = turns
        self.cards = cards

    def __repr__(self) -> str:
        cards = ", ".join([f"{name} x{copies}" for name, (copies, _) in self.cards.items()])
        return (
            f"<Standing of seat {self.seat}: {self.points} points in {self.turns} turns ({cards or 'no card counts'})>"
        )


class Result:
    """The end of a game: who won (several players may share a win), why it ended (None if it could go on), and the
    standings by seat.
    """

    __slots__ = ("reason", "standings", "winners")

    def __init__(self, winners: list[int], reason: str | None, standings: list[Standing]) -> None:
        self.winners = winners
        self.reason = reason
        self.standings = standings

    def __repr__(self) -> str:
        points = " to ".join([str(standing.points) for standing in self.standings])
        seats = " and ".join([str(seat) for seat in self.winners])
        won = f"seats {seats} share the win" if len(self.winners) > 1 else f"seat {seats} wins"
        why = "" if self.reason is None else f"; {REASONS[self.reason]}"
        return f"<Result: {won}, {points} points by seat{why}>"

    def to_dict(self) -> dict[str, object]:
        """The result as plain data."""
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "standings": [
                {
                    "seat": standing.seat,
                    "points": standing.points,
                    "turns": standing.turns,
                    "cards": {
                        name: {"copies": copies, "points": points} for name, (copies, points) in standing.cards.items()
                    },
                }
                for standing in self.standings
            ],
        }


def best_seats(points: Sequence[int], turns: Sequence[int], resigned: Sequence[int] = ()) -> list[int]:
    """The seats that win with these points and turns: most points, then fewest turns; players who are still tied
    share the win. A player who resigned does not win."""
    found: list[int] = []
    for seat in range(len(points)):
        if resigned and seat in resigned:
            continue
        if found:
            ahead = points[seat] - points[found[0]] or turns[found[0]] - turns[seat]
            if ahead < 0:
                continue
            if ahead > 0:
                found.clear()
        found.append(seat)
    return found


def reason_of(game: Game, resigned: Sequence[int] = ()) -> str | None:
    """Why a game is over; None while it goes on."""
    if not game.over:
        return "resigned" if len(game.players) - len(resigned) < 2 else None
    if game.hit_limit:
        return "turn limit"
    if not game.counts[game.table.province]:
        return "provinces"
    return "piles" if game.counts[game.table.colony] else "colonies"


def result_of(game: Game, resigned: Sequence[int] = ()) -> Result:
    """The result of a game as it stands, given that these players have resigned."""
    standings = [
        Standing(player.seat, game.score(player), player.turns, game.score_by_card(player)) for player in game.players
    ]
    points = [standing.points for standing in standings]
    turns = [standing.turns for standing in standings]
    return Result(best_seats(points, turns, resigned), reason_of(game, resigned), standings)
