"""The fields of the tables: their names, types and meanings, which docs/data.md repeats."""

from __future__ import annotations

from typing import Any, Final

from demesne.lab.errors import LabError

GAME_FIELDS: Final = {
    "game": ("int32", "the number of the game, from 0"),
    "seed": ("string", "the seed that deals the same cards again"),
    "bot": ("string", "the bot that this row is about"),
    "seat": ("int8", "its seat; seat 0 went first"),
    "won": ("float32", "1 if it won, a fraction if it shared the win, otherwise 0"),
    "points": ("int32", "its points at the end"),
    "turns": ("int16", "how many turns it started"),
    "cut_short": ("bool", "whether the turn limit ended the game"),
}
"""A match: a row for each bot in each game."""

DECISION_FIELDS: Final = {
    "game": ("int32", "the number of the game, from 0"),
    "seed": ("string", "the seed that deals the same cards again"),
    "kingdom": ("list<string>", "the kingdom cards; the Bane, if any, is last"),
    "players": ("int8", "the number of players"),
    "number": ("int32", "how many answers were given before this one in the game"),
    "bot": ("string", "the bot that decides"),
    "seat": ("int8", "its seat"),
    "turn": ("int16", "the turn of the active player, from 1"),
    "active": ("int8", "the seat of the active player, whose turn it is"),
    "phase": ("string", "the phase of the turn"),
    "actions": ("int16", "the Actions left"),
    "buys": ("int16", "the Buys left"),
    "coins": ("int16", "the coins left"),
    "potions": ("int16", "the Potions left"),
    "hand": ("list<string>", "the hand of the deciding bot"),
    "own_deck": ("map<string, int16>", "what is left in its deck, by card"),
    "in_play": ("list<string>", "its cards in play"),
    "owned": ("map<string, int16>", "all of its cards, by card"),
    "points": ("int32", "its points if the game ended now"),
    "best_other": ("int32", "the points of its best opponent"),
    "piles": ("map<string, int16>", "how many cards each pile has"),
    "empty_piles": ("int8", "how many piles of the Supply are empty"),
    "kind": ("string", "the kind of the decision"),
    "source": ("string", "the card that asks, if any"),
    "event": ("string", "why it asks"),
    "min": ("int16", "how many options must be picked"),
    "max": ("int16", "how many may be picked"),
    "ordered": ("bool", "whether the order of the answer counts"),
    "options": ("list<string>", "what can be picked"),
    "answer": ("list<string>", "what was picked"),
    "won": ("float32", "1 if the deciding bot won the game, a fraction if it shared the win, otherwise 0"),
    "final_points": ("int32", "its points at the end"),
    "final_margin": ("int32", "its points at the end minus those of its best opponent"),
}
"""Many games: a row for each decision."""


def arrow() -> Any:
    """The module pyarrow. Raises LabError if the extra is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise LabError("lab-bad-no-data") from None
    return pyarrow


def schema(fields: dict[str, tuple[str, str]]) -> Any:
    """The types of a table, with the meaning of each field as its description."""
    pa = arrow()
    types = {
        "list<string>": pa.list_(pa.string()),
        "map<string, int16>": pa.map_(pa.string(), pa.int16()),
        "string": pa.string(),
        "bool": pa.bool_(),
        "float32": pa.float32(),
        "int8": pa.int8(),
        "int16": pa.int16(),
        "int32": pa.int32(),
    }
    return pa.schema(
        [pa.field(name, types[kind], metadata={"description": text}) for name, (kind, text) in fields.items()]
    )
