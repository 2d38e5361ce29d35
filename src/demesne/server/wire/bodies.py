"""The bodies of requests."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from demesne.lab_service.messages import StrategyText
from demesne.server.records import UndoRule
from demesne.server.wire.fields import (
    Body,
    CardName,
    Code,
    KingdomText,
    Name,
    Number,
    Password,
    SeatNumber,
    Seed,
    Wishes,
    WithOptions,
)


class NewGuest(Body):
    """The name you want. With `bearer`, the secret is in the answer and no cookie is set."""

    name: Name
    bearer: bool = False


class NewAccount(Body):
    """Turn the asking guest into an account."""

    name: Annotated[str, Meta(min_length=2, max_length=24)]
    password: Password


class Login(Body):
    """Open a session of an account."""

    name: Name
    password: Annotated[str, Meta(max_length=256)]
    bearer: bool = False


class NewPassword(Body):
    """Another password for your account."""

    old: Annotated[str, Meta(max_length=256)]
    new: Password


class ChangeMe(Body):
    """A new display name, or settings to keep."""

    name: Name | None = None
    settings: dict[str, str | float | bool | None] | None = None


class SeatWish(Body):
    """A seat for a person or for a bot: of some level, or with the text of your own strategy."""

    kind: Literal["person", "bot"] = "person"
    bot: Annotated[str, Meta(max_length=64)] | None = None
    strategy: StrategyText | None = None


class ClockWish(Body):
    """Seconds for the whole game, and more for each answer."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class NewTable(WithOptions):
    """A table to open. `kingdom` is a recommended name, a code, a list of ten cards, or "random" and constraints."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    title: Annotated[str, Meta(max_length=60)] = ""
    kingdom: KingdomText = "random"
    wishes: Wishes = field(default_factory=list)
    seed: Seed | None = None
    first: SeatNumber | None = None
    undo: UndoRule = "ask"
    clock: ClockWish | None = None
    spectators: bool = True
    chat: bool = True
    point_counter: bool = False
    deck_tracker: bool = False
    listed: bool = False
    sit: bool = True
    """Whether the host takes the first seat for a person."""


class WishedKingdom(WithOptions):
    """A kingdom to read or to draw. `kingdom` and `wishes` are as for a new table.

    "random" draws ten cards with those to `keep` and that `bane` among them, and none to `ban`. For any other kingdom,
    the piles to ban are drawn again, or all but those to keep.
    """

    kingdom: KingdomText = "random"
    wishes: Wishes = field(default_factory=list)
    keep: Annotated[list[CardName], Meta(max_length=11)] = field(default_factory=list)
    ban: Annotated[list[CardName], Meta(max_length=100)] = field(default_factory=list)
    bane: CardName | None = None
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    """For how many players; every kingdom works for any number."""
    seed: Seed | None = None
    language: Literal["en", "fr", "it"] = "en"
    """The language for error messages."""


class Join(Body):
    """Take a seat by the code of a link; without a number, the first that is open."""

    code: Code
    seat: SeatNumber | None = None


class Invitation(Body):
    """Look at what the code of a link leads to, without taking a seat."""

    code: Code


class WatchCode(Body):
    """Look at a table by the code of a spectators' link."""

    code: Code


class Kick(Body):
    """Remove somebody from a table that has not started."""

    seat: SeatNumber


class Start(Body):
    """Start. Open seats get bots of the level `fill`; without it there must be none."""

    fill: Annotated[str, Meta(max_length=64)] | None = None


class Rematch(Body):
    """Play again: "next" with new luck, or "swap" with the same luck and everybody moved by one seat."""

    mode: Literal["next", "swap"] = "next"


class Branch(Body):
    """Continue from a finished game after this many answers, with seats for people or bots."""

    at: Number
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    sit: SeatNumber | None = None
