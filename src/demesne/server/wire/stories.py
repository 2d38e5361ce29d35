"""What is sent to somebody who looks back."""

from __future__ import annotations

from msgspec import Struct

from demesne.engine.facts import DecisionFacts, EventFacts, ViewFacts


class ReplayPosition(Struct):
    """A finished game after some answers: what is seen of it, the next decision with its answer, and the events from
    index `log_from` of the log on. With all cards visible there is a view for each seat, otherwise just one.
    """

    at: int
    answers: int
    views: list[ViewFacts]
    decision: DecisionFacts | None
    answer: list[str] | None
    log_from: int
    events: list[EventFacts]


class StoryTurn(Struct):
    """A turn: whose, its number, and after how many answers and events it begins."""

    seat: int
    turn: int
    at: int
    events: int


class Step(Struct):
    """An answer: after how many others it was given, by which seat, to which kind of decision, for which card."""

    at: int
    seat: int
    source: str | None
    kind: str


class StoryHint(Struct):
    """A hint: after how many answers and events it was given, to which seat, and the answer it proposed."""

    at: int
    events: int
    seat: int
    answer: list[str]


class Story(Struct):
    """A whole finished game. `points`, `money` and `gained` have a row for each turn, with the state at its end and
    what was gained in it, by seat; `decks` is what each seat owned at the end.
    """

    answers: int
    events: int
    turns: list[StoryTurn]
    points: list[list[int]]
    money: list[list[int]]
    gained: list[list[list[str]]]
    decks: list[dict[str, int]]
    steps: list[Step]
    hints: list[StoryHint]


class PastView(Struct):
    """A game as the asking person saw it while decision `number` was pending."""

    number: int
    seat: int | None
    view: ViewFacts
    undone: bool
    """Whether the moves up to there were taken back later."""
