"""What is told about tables: one that one sits at, those that wait, those that one sat at."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from demesne.server.records import Clock, Luck, SeatKind, Status, TableResult, UndoRule
from demesne.server.wire.fields import WithOptions


class Links(Struct):
    """A table that the reader may sit at or watch, and the codes of the links that the reader may share."""

    table: str
    seat: int | None = None
    join: str | None = None
    watch: str | None = None


class SeatInfo(Struct):
    """A seat as everybody may know it."""

    kind: SeatKind
    name: str
    bot: str | None
    """The level or the strategy of a bot."""
    driven: bool
    """Whether a bot plays for the person."""
    resigned: bool
    present: bool
    """Whether somebody is connected."""
    replaced: int
    """How many decisions a simpler bot made in the place of this one, because it failed or took too long."""


class TableKingdom(WithOptions):
    """The kingdom of a table."""

    name: str
    """Of a recommended one, else empty."""
    cards: list[str]
    bane: str | None
    code: str


class TableSettings(Struct):
    """What the host chose."""

    undo: UndoRule
    clock: Clock | None
    spectators: bool
    chat: bool
    point_counter: bool
    deck_tracker: bool


class AskedUndo(Struct):
    """An undo that others are asked about: who asks, the seats that agreed, and how many events stay."""

    seat: int
    agreed: list[int]
    since: int


class HintMark(Struct):
    """A seat was given a hint while the decision of this number was pending."""

    seat: int
    number: int


class TableInfo(Struct):
    """What everybody may know about a table."""

    id: str
    status: Status
    title: str
    seat: int | None
    """The seat of the reader."""
    host: int | None
    """The seat of the player who opened the table."""
    seats: list[SeatInfo]
    kingdom: TableKingdom
    first: int | None
    """The seat that begins, once the game has begun."""
    settings: TableSettings
    undo: AskedUndo | None
    votes: dict[str, list[int]]
    """For each absent seat the seats that wish for a bot in its place."""
    rematch: str | None
    """The id of the next table, when somebody opened one."""
    same_luck: list[int]
    """The seats that wish for another game with the same luck; there is one when all people do."""
    agreed: list[int] | None
    """At a table for the same players again, the seats whose people wished for it or came: with the last it begins."""
    luck: Luck
    """Where the seed comes from, and who may know it."""
    may_hint: bool
    """Whether the person at this table may ask for hints: all others are bots, and answers may be taken back."""
    hints: list[HintMark]
    """The hints that were given."""
    rules: int
    result: TableResult | None
    seed: int | str | UnsetType = UNSET
    """When the game is over."""


class TableReply(Struct):
    """A table, and its links."""

    table: TableInfo
    links: Links


class LobbyEntry(Struct):
    """A table with open seats that is listed."""

    table: str
    title: str
    host: str
    join: str
    seats: int
    open: int
    kingdom: list[str]
    clock: int | None
    luck: Luck


class Lobby(Struct):
    """The tables that wait for players, newest first."""

    tables: list[LobbyEntry]


class HistoryEntry(Struct):
    """A table that one sat at: for each seat the name of who plays there, and for a bot its level."""

    table: str
    seat: int
    status: str
    created: float
    title: str
    kingdom: list[str]
    players: list[str]
    bots: list[str | None]
    driven: bool
    """Whether a bot plays, or played to the end, in place of the person who asks."""
    result: TableResult | None


class History(Struct):
    """Where one sat, newest first."""

    games: list[HistoryEntry]


class Offer(Struct):
    """Another game that the others of a finished one wish for: with "next" its table waits, with "swap" it is opened
    when all agree to the same luck."""

    mode: Literal["next", "swap"]
    origin: str
    """The table of the finished game."""
    table: str
    """The table to go to: the next one, or for "swap" the old one."""
    by: list[str]
    """The names of those who wish for it."""
    kingdom: list[str]


class Offers(Struct):
    """What one is asked to, newest first."""

    offers: list[Offer]
