"""How a game ended, and where every point came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from demesne.engine.game import Game

PROVINCES: Final = "provinces"
PILES: Final = "piles"
TURN_LIMIT_REACHED: Final = "turn limit"


class Standing:
    """One seat at the end: points, turns begun, and for each card that counts how many there are and their points."""

    __slots__ = ("cards", "points", "seat", "turns")

    def __init__(self, seat: int, points: int, turns: int, cards: dict[str, tuple[int, int]]) -> None:
        self.seat = seat
        self.points = points
        self.turns = turns
        self.cards = cards


class Result:
    """The end of a game: who won (several share a win), why it ended, and the standings by seat."""

    __slots__ = ("reason", "standings", "winners")

    def __init__(self, winners: list[int], reason: str, standings: list[Standing]) -> None:
        self.winners = winners
        self.reason = reason
        self.standings = standings

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


def result_of(game: Game) -> Result:
    """The result of a game that is over."""
    standings = [
        Standing(player.seat, game.score(player), player.turns, game.score_by_card(player)) for player in game.players
    ]
    reason = PILES
    if game.hit_limit:
        reason = TURN_LIMIT_REACHED
    elif not game.counts[game.table.province]:
        reason = PROVINCES
    return Result(game.winners(), reason, standings)
