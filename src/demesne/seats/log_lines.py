"""The lines of the log: which events are worth showing, and how far each is indented below its cause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

FOLLOWS_PLAY: Final = ("draw", "shuffle", "tokens")
"""What a card's plain bonuses do: shown as part of the card."""

SAYS_THE_CHOICE: Final = ("aside", "discard", "discard-deck", "draw", "gain", "take", "topdeck", "trash")
"""What a chosen effect can do: then this shows what was chosen."""

Seen = Mapping[str, object]
"""An event as one seat may see it."""


def with_hints(events: Sequence[Seen], hints: Sequence[tuple[int, int]]) -> list[Seen]:
    """The events with an entry for every hint. `hints` are the seats that took one and the number of events before it,
    in order."""
    found: list[Seen] = []
    done = 0
    for seat, place in hints:
        found += events[done:place]
        found.append({"type": "hint", "seat": seat, "depth": 0})
        done = place
    return found + list(events[done:])


def depth(event: Seen) -> int:
    """How many effects an event happened inside."""
    found = event["depth"]
    return found if isinstance(found, int) else 0


def told(events: Sequence[Seen], from_start: bool = False) -> Iterator[tuple[Seen, int]]:
    """The events worth showing to someone who knows the game, and how far to indent each.

    Left out are the end of a turn with the draw of the next hand, the deal when the events are shown `from_start`, the
    gain of a card that was just bought, and a choice whose effect comes next. A card's plain bonuses are shown below
    it.
    """
    between_turns = from_start
    under_play = False
    before: Seen = {}
    for place, event in enumerate(events):
        kind = event["type"]
        deep = depth(event)
        if kind in ("turn", "clean-up"):
            between_turns = kind == "clean-up"
        if kind in ("play", "play-again"):
            under_play = not deep
        elif not deep and kind not in FOLLOWS_PLAY:
            under_play = False
        same = (event["seat"], event.get("cards")) == (before.get("seat"), before.get("cards"))
        bought = kind == "gain" and before.get("type") == "buy" and same and event.get("to") == "discard"
        routine = kind in ("clean-up", "pass") or (between_turns and kind == "draw")
        if not (bought or routine or _is_said(event, events[place + 1 : place + 2])):
            yield event, deep + (under_play and not deep and kind in FOLLOWS_PLAY)
        before = event


def _is_said(choice: Seen, after: Sequence[Seen]) -> bool:
    """Whether this is a choice, and the next event shows which."""
    if choice["type"] != "choose" or str(choice.get("label", "")).startswith("+"):
        return False
    return any(event["type"] in SAYS_THE_CHOICE and depth(event) >= depth(choice) for event in after)
