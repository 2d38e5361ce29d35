"""What the others did since a player's last turn, one line for each of their turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from demesne.seats.log_lines import Seen
from demesne.texts import Texts

DONE_TO_YOU: Final = ("discard", "gain", "topdeck", "trash")


def others_turns(events: Sequence[Seen], you: int) -> tuple[int, int]:
    """The range of the log with the others' turns since this seat's last one."""
    turns = [place for place, event in enumerate(events) if event["type"] == "turn"]
    # A turn that this player has just begun does not count as their last one.
    end = turns[-1] if turns and events[turns[-1]]["seat"] == you else len(events)
    return max((place for place in turns if place < end and events[place]["seat"] == you), default=-1) + 1, end


def recap(events: Sequence[Seen], you: int, names: Sequence[str], texts: Texts) -> list[str]:
    """A line for each turn of the others since this seat's last one, and what they did to it."""
    start, end = others_turns(events, you)
    turns: list[list[Seen]] = []
    for event in events[start:end]:
        if event["type"] == "turn":
            turns.append([])
        if turns:
            turns[-1].append(event)
    return [_line(turn, you, names, texts) for turn in turns if turn[0]["seat"] != you]


def _line(turn: Sequence[Seen], you: int, names: Sequence[str], texts: Texts) -> str:
    seat = turn[0]["seat"]
    assert isinstance(seat, int)
    done: dict[str, Counter[str]] = {kind: Counter() for kind in ("play", "buy", "gain", "trash")}
    for event in turn:
        cards = event.get("cards", ())
        if event["seat"] == seat and event["type"] in done and isinstance(cards, (list, tuple)):
            done[str(event["type"])].update(str(card) for card in cards)
    # A bought card is then gained: that counts as one event.
    done["gain"] -= done["buy"]
    parts = [_cards(done["play"], texts)] if done["play"] else []
    for kind, words in (("buy", "bought"), ("gain", "gained"), ("trash", "trashed")):
        if done[kind]:
            parts.append(texts.message(f"board-recap-{words}", cards=_cards(done[kind], texts)))
    line = texts.colon(names[seat], ", ".join(parts) or texts.message("board-recap-nothing")) + "."
    to_you = [event for event in turn if event["seat"] == you and event["type"] in DONE_TO_YOU]
    return " ".join([line, *(f"{texts.log(event, names, you)}" for event in to_you)])


def _cards(cards: Counter[str], texts: Texts) -> str:
    return ", ".join(texts.several(card, count) for card, count in cards.items())
