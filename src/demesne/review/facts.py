"""A review as plain data: what `Review.to_dict` gives, described field by field in docs/review.md."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

VERSION: Final = 1
"""The version of this format. New fields may be added to it; removing one or changing its meaning raises it."""

VERDICTS: Final = {
    "best": "no other answer is better",
    "as good": "no other answer is better as far as can be told",
    "doubtful": "another answer seems to be better, or is a little better",
    "mistake": "another answer is clearly better",
}
"""What can be said about an answer."""

Verdict = Annotated[str, "Verdict"]


class GainFacts(TypedDict):
    """How often a card is gained on a turn: `share` is the share of imagined games."""

    card: str
    share: float


class OutlookFacts(TypedDict):
    """What a seat typically gains on one of its turns after an answer; `turn` 0 is the rest of the current turn."""

    turn: int
    gains: list[GainFacts]


class CandidateFacts(TypedDict):
    """An answer that was compared."""

    answer: list[str]
    chance: float
    low: float
    high: float
    games: int
    taken: bool
    best: bool
    outlook: list[OutlookFacts]


class MomentFacts(TypedDict):
    """A decision of the game and its consequences."""

    number: int
    seat: int
    turn: int
    player: int
    kind: str
    source: str | None
    answer: list[str]
    chances: list[float]
    errors: list[float]
    games: int
    judged: bool
    verdict: Verdict | None
    cost: float
    error: float
    better: list[str] | None
    candidates: list[CandidateFacts]


class SeatFacts(TypedDict):
    """How a seat got from its first chance to its last one: `start` + `luck` + `play` + `others` is `end`."""

    seat: int
    start: float
    end: float
    luck: float
    play: float
    others: float
    judged: int
    verdicts: dict[str, int]


class BudgetFacts(TypedDict):
    """What the review may spend: one of the two is null."""

    seconds: float | None
    games: int | None


class ReviewFacts(TypedDict):
    """A review, as far as it has come."""

    version: int
    players: int
    people: list[int]
    answers: int
    over: bool
    winners: list[int]
    seed: int | str
    budget: BudgetFacts
    games: int
    progress: float
    done: bool
    start: list[float]
    moments: list[MomentFacts]
    worst: list[int]
    seats: list[SeatFacts]


class HintFacts(TypedDict):
    """Which answer to give, and why: `chance` is the share of imagined games it wins, `other` the next best one.
    Without a chance, there is no sensible alternative. `sure` says whether it is better beyond doubt.
    """

    kind: str
    source: str | None
    answer: list[str]
    chance: float | None
    other: list[str] | None
    other_chance: float | None
    sure: bool
    games: int
