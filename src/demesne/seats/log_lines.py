"""The lines of the log: which events are worth telling, and how far each is indented below its cause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

FOLLOWS_PLAY: Final = ("draw", "shuffle", "tokens")
"""What a card's plain bonuses do: shown as part of the card."""

Seen = Mapping[str, object]
"""An event as one seat may see it."""


def depth(event: Seen) -> int:
    """Inside how many effects an event happened."""
    found = event["depth"]
    return found if isinstance(found, int) else 0


def told(events: Sequence[Seen], from_start: bool = False) -> Iterator[tuple[Seen, int]]:
    """The events worth telling to someone who knows the game, and how far to indent each.

    Left out are the end of a turn with the draw of the next hand, the deal when the events are shown `from_start`, and
    the gain of a card that was just bought. A card's plain bonuses are shown below it.
    """
    between_turns = from_start
    under_play = False
    before: Seen = {}
    for event in events:
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
        if not (bought or kind in ("clean-up", "pass") or (between_turns and kind == "draw")):
            yield event, deep + (under_play and not deep and kind in FOLLOWS_PLAY)
        before = event
