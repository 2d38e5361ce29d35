"""What the events before a question tell about it, where the decision itself does not say.

Events are plain data as a seat sees them (`Event.seen_by`), the latest one last. Without them the answer is
"not known", and the question is put in words that are right either way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

Seen = Mapping[str, object]

OTHERS_CARDS: Final = ("Advisor", "Jester", "Pillage", "Spy", "Thief")
"""Cards that ask about cards which some player has just shown."""


class Asked(Protocol):
    """As much of a decision as its words need."""

    @property
    def player(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def source(self) -> str | None: ...
    @property
    def about(self) -> Sequence[str]: ...
    @property
    def options(self) -> Sequence[str]: ...
    @property
    def min(self) -> int: ...
    @property
    def max(self) -> int: ...


def target_of(decision: Asked, events: Sequence[Seen]) -> int | None:
    """The seat that a question is about: whose cards it judges, or who played the Tournament."""
    if decision.source in OTHERS_CARDS and events:
        seat = events[-1]["seat"]
    elif decision.source == "Tournament":
        seat = next((event["seat"] for event in reversed(events) if event["type"] == "turn"), None)
    else:
        seat = None
    return seat if isinstance(seat, int) else None


def step_of(decision: Asked, events: Sequence[Seen]) -> int:
    """Which of a card's questions of one kind this is, from 1; 0 when that is not known or there is only one."""
    asked = decision.kind, decision.source
    if asked == ("mode", "Count"):
        return 2 if "trash hand" in decision.options else 1
    since = list(_since_played(decision, events))
    if asked in (("discard", "Hamlet"), ("discard", "Storeroom")):
        # Nothing tells of a first question that was declined.
        return 2 if any(event["type"] == "discard" for event in since) else 0
    if asked == ("trash", "Remake"):
        return 2 if any(event["type"] == "trash" for event in since) else 1
    if asked == ("gain", "Stonemason"):
        kinds = [event["type"] for event in since if event["type"] in ("overpay", "trash")]
        return {"trash": 1, "overpay": 2}[str(kinds[0])] if kinds else 0
    if asked == ("gain", "Graverobber"):
        labels = [event["label"] for event in since if event["type"] == "choose"]
        return {"from trash": 1, "upgrade": 2}.get(str(labels[0]), 0) if labels else 0
    return 0


def _since_played(decision: Asked, events: Sequence[Seen]) -> Iterator[Seen]:
    """The decider's events since the card that asks was last played or bought, the latest first."""
    for event in reversed(events):
        if event["seat"] == decision.player:
            yield event
            starts = event["type"] in ("play", "play-again", "become", "buy")
            if starts and decision.source in _cards(event):
                return


def _cards(event: Seen) -> Sequence[object]:
    cards = event.get("cards")
    return cards if isinstance(cards, (list, tuple)) else ()
