"""The shapes of an imagined game as plain data, described in docs/server-protocol.md."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

VERSION: Final = 1
"""The version of the data, which docs/server-protocol.md describes."""

STEPS: Final = (
    "start",
    "starting",
    "action",
    "play-action",
    "treasure",
    "play-treasures",
    "spend",
    "buy",
    "buying",
    "clean-up",
    "over",
)
"""The names of the steps of a turn; the index is the step's number."""

ZONES: Final = ("hand", "deck", "discard", "in_play", "aside", "limbo")
MATS: Final = ("island", "native_village", "under", "returning", "held", "stayed")
NUMBERS: Final = ("actions", "buys", "coins", "bought", "discount", "buying")
EXTRA_NUMBERS: Final = (
    "potions",
    "cheaper",
    "hand_size",
    "action_discount",
    "mat_tokens",
    "extra_turns",
    "regular",
    "before",
)

SlotFacts = tuple[str, int, bool]
"""The name of a card, the number of its group, and whether it has been in hand since before the last shuffle."""


class LastingFacts(TypedDict):
    """What a Duration card still does; cards by their numbers."""

    kind: str
    card: int
    stays: list[int]
    kept: list[int]


class MatFacts(TypedDict):
    """What a seat has in few games only."""

    vp_tokens: int
    pirate_tokens: int
    zones: dict[str, list[int]]
    lasting: list[LastingFacts]


class SeatFacts(TypedDict):
    """The cards and tokens of a seat; cards by their numbers."""

    decider: int
    hidden: bool
    tokens: int
    turns: int
    shuffles: int
    zones: dict[str, list[int]]
    extras: NotRequired[MatFacts]


class ExtraFacts(TypedDict):
    """What exists in few games only."""

    numbers: dict[str, int]
    extra: str
    barred: list[str]
    played: list[str]
    purchases: list[str]
    worth_more: dict[str, int]
    pile_tokens: dict[str, list[str]]
    passed: list[tuple[int, int, int]]
    gained: list[tuple[int, list[str]]]
    waiting: list[tuple[int, int, str]]


class StateFacts(TypedDict):
    """The state of a game. `cards` names all cards of the players; everywhere else a card is an index into it."""

    cards: list[str]
    first: int
    turn_limit: int
    player: int
    step: str
    hit_limit: bool
    numbers: dict[str, int]
    players: list[SeatFacts]
    piles: dict[str, int]
    stacks: list[list[str]]
    trash: list[int]
    todo: list[int]
    guises: list[tuple[int, str]]
    extras: NotRequired[ExtraFacts]


class MemoryFacts(TypedDict):
    """What the seat remembers of one player's cards."""

    zones: list[list[SlotFacts]]
    gone: list[SlotFacts]
    in_play: list[str]
    owned: dict[str, int]
    before: dict[str, int]


class DealFacts(TypedDict):
    """A game that a seat imagines. `answers` and `orders` (of shuffles) are those since the current effect began."""

    version: int
    laid: bool
    state: StateFacts
    answers: list[list[str]]
    orders: list[tuple[int, int, list[int]]]
    memory: list[MemoryFacts]
    known: list[list[bool]]
