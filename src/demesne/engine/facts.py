"""Views, decisions, events and results as plain data: what any transport carries, described in docs/protocol.md.

The browser client's types are generated from these and from the lists of kinds (see tools/web_types.py).
"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

Kind = Annotated[str, "Kind"]
Zone = Annotated[str, "Zone"]
Place = Annotated[str, "Place"]
EventType = Annotated[str, "EventType"]
Phase = Annotated[str, "Phase"]
Reason = Annotated[str, "Reason"]

NAMED: Final = {
    "island": "Island",
    "native_village": "Native Village",
    "pirate_tokens": "Pirate Ship",
    "trade_route": "Trade Route",
}
"""The cards after which mats and tokens are named."""


class DecisionFacts(TypedDict):
    """What is asked."""

    player: int
    kind: Kind
    source: str | None
    event: str
    step: int
    target: int | None
    about: list[str]
    options: list[str]
    zones: list[Zone]
    owner: int
    min: int
    max: int
    ordered: bool


class TurnFacts(TypedDict):
    """Where the turn stands."""

    player: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    potions: NotRequired[int]
    extra: NotRequired[str]
    decider: NotRequired[int]


class PlayerFacts(TypedDict):
    """What everybody may know about a seat."""

    seat: int
    hand: int
    deck: int
    discard_top: str | None
    in_play: list[str]
    aside: list[str]
    shown: list[str]
    tokens: int
    turns: int
    staying: NotRequired[list[str]]
    stayed: NotRequired[list[str]]
    island: NotRequired[list[str]]
    native_village: NotRequired[int]
    face_down: NotRequired[int]
    vp_tokens: NotRequired[int]
    pirate_tokens: NotRequired[int]


class PileFacts(TypedDict):
    """A pile."""

    pile: str
    top: str | None
    count: int
    cost: int
    potions: NotRequired[int]
    tokens: NotRequired[list[str]]


class WaitingFacts(TypedDict):
    """Who decides, and which card asks."""

    player: int
    source: str | None


class ViewFacts(TypedDict):
    """What a seat or a spectator may know. A server adds what its tables show beyond that."""

    version: int
    seat: int | None
    number: int
    turn: TurnFacts
    next_player: int | None
    players: list[PlayerFacts]
    hand: list[str]
    supply: list[PileFacts]
    beside: list[PileFacts]
    costs: dict[str, int]
    bane: str | None
    trash: list[str]
    waiting_for: WaitingFacts | None
    decision: DecisionFacts | None
    over: bool
    native_village: NotRequired[list[str]]
    face_down: NotRequired[list[str]]
    possessed_hand: NotRequired[list[str]]
    trade_route: NotRequired[int]
    points: NotRequired[list[int]]
    owned: NotRequired[list[dict[str, int]]]
    own_deck: NotRequired[dict[str, int]]


EventFacts = TypedDict(
    "EventFacts",
    {
        "type": EventType,
        "seat": int,
        "depth": int,
        "count": NotRequired[int],
        "cards": NotRequired[list[str]],
        "amount": NotRequired[int],
        "from": NotRequired[Place],
        "to": NotRequired[Place],
        "label": NotRequired[str],
        "targets": NotRequired[list[int]],
    },
)
"""What happened, as far as a seat or a spectator may know it."""
