"""A decision of a reviewed game, and what its answer was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demesne.engine.decision import Decision
from demesne.engine.game import Game
from demesne.review.curve import Point
from demesne.review.facts import MomentFacts
from demesne.review.inquiry import SMALL, SURE, USUAL, VAGUE, Inquiry

UNLIKELY: Final = 0.2
"""The share of its value that a comparison keeps if the answer seems to be right."""

OTHERS: Final = 0.3
"""The share that it keeps for a seat that is not judged."""


class Moment:
    """A decision of the game: the answer that was given and, unless there was nothing to decide, what it was worth."""

    def __init__(self, number: int, game: Game, decision: Decision, answer: tuple[str, ...]) -> None:
        self.number = number
        self.seat = decision.player
        self.player = game.active
        self.turn = game.players[game.active].turns
        self.kind = decision.kind
        self.source = decision.source
        self.answer = answer
        self.inquiry: Inquiry | None = None
        self.judged = False
        """Whether a person's answer is judged: then all answers are compared, not only the usual one."""
        self.expected = False
        """Whether this is the answer that the plan would give."""
        self.tension = 1.0
        """How open the game is here: 1 at even chances, little if it is decided and no answer can cost much."""

    @property
    def when(self) -> tuple[int, int, int]:
        """Whose decision it is, and on whose turn."""
        return self.seat, self.player, self.turn

    @property
    def verdict(self) -> str | None:
        """The verdict on the answer; None if there was nothing to decide, or nothing can be said yet."""
        inquiry = self.inquiry
        if inquiry is None or not self.judged or not inquiry.compared:
            return None
        found = inquiry.verdict()
        if found in ("best", "as good") and not self.expected:
            if inquiry.cost()[1] >= VAGUE:
                return None
            # In a game that is decided, an odd answer is no worse than others, but no better either.
            return "best" if inquiry.ahead else "as good"
        return found

    def cost(self) -> float:
        """What the answer cost, as far as another one is better beyond doubt."""
        inquiry = self.inquiry
        if inquiry is None or not inquiry.compared or inquiry.verdict() in ("best", "as good"):
            return 0.0
        return inquiry.cost()[0]

    def urgency(self) -> float:
        """The value of one more game that compares the answers: how much more certain it makes the cost, and how likely
        there is one.
        """
        inquiry = self.inquiry
        if inquiry is None or inquiry.settled:
            return 0.0
        weight = self.tension * (1.0 if self.judged else OTHERS)
        if not inquiry.compared:
            error, deals = USUAL, 1
            if self.expected:
                weight *= UNLIKELY
        else:
            cost, error = inquiry.cost()
            deals = min([candidate.games for candidate in inquiry.left])
            seems_right = inquiry.best is inquiry.taken and (self.expected or error < VAGUE)
            if seems_right or cost + SURE * error < SMALL:
                weight *= UNLIKELY
        return weight * error**2 / (deals * len(inquiry.left))

    def facts(self, point: Point) -> MomentFacts:
        """As it is sent, with the point of the curve that follows it."""
        inquiry = self.inquiry
        verdict = self.verdict
        cost, error = (0.0, 0.0) if inquiry is None or verdict is None else inquiry.cost()
        return {
            "number": self.number,
            "seat": self.seat,
            "turn": self.turn,
            "player": self.player,
            "kind": self.kind,
            "source": self.source,
            "answer": list(self.answer),
            "chances": rounded(point.chances),
            "errors": rounded(point.errors),
            "games": 0 if inquiry is None else inquiry.games,
            "judged": self.judged,
            "verdict": verdict,
            "cost": round(cost, 4),
            "error": round(error, 4),
            "better": list(inquiry.best.answer) if inquiry is not None and self.cost() else None,
            "candidates": inquiry.facts() if inquiry is not None and verdict is not None else [],
        }


def rounded(values: Sequence[float]) -> list[float]:
    """Numbers as they are sent."""
    return [round(value, 4) for value in values]
