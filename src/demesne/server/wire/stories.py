"""What is told when somebody looks back."""

from __future__ import annotations

from msgspec import Struct

from demesne.engine.facts import DecisionFacts, EventFacts, ViewFacts


class ReplayPosition(Struct):
    """A finished game after some answers: what is seen of it, the next decision with its answer, and the events from
    place `log_from` of the log on. With all cards open there is a view for each seat, otherwise just one."""

    at: int
    answers: int
    views: list[ViewFacts]
    decision: DecisionFacts | None
    answer: list[str] | None
    log_from: int
    events: list[EventFacts]


class StoryTurn(Struct):
    """A turn: whose, the number of it, after how many answers and how many events it begins."""

    seat: int
    turn: int
    at: int
    events: int


class Step(Struct):
    """An answer: after how many others it was given, by whom, to which kind of decision, for which card."""

    at: int
    seat: int
    source: str | None
    kind: str


class StoryHint(Struct):
    """A hint: after how many answers and how many events it was given, to whom, and the answer that it proposed."""

    at: int
    events: int
    seat: int
    answer: list[str]


class Story(Struct):
    """A finished game as a whole. `points`, `money` and `gained` have a row for each turn, with how things stood at its
    end and what was gained in it, by seat; `decks` is what each seat owned at the end."""

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
    """A game as the person who asks saw it while decision `number` was pending."""

    number: int
    seat: int | None
    view: ViewFacts
    undone: bool
    """Whether what was played up to there was taken back later."""
