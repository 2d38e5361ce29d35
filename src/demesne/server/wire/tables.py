"""What is sent about tables: one that you sit at, those waiting, those where you sat."""

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
    """A seat as everybody may see it."""

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
    """How many decisions a simpler bot made in place of this one, because it failed or took too long."""


class TableKingdom(WithOptions, forbid_unknown_fields=False):
    """The kingdom of a table."""

    name: str
    """The name of a recommended one, otherwise empty."""
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
    """A pending undo request: which seat asks, the seats that agreed, and how many events stay."""

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
    """The seat that begins, once the game has started."""
    settings: TableSettings
    undo: AskedUndo | None
    votes: dict[str, list[int]]
    """For each absent seat, the seats that want a bot in its place."""
    rematch: str | None
    """The id of the next table, if somebody has opened one."""
    same_luck: list[int]
    """The seats that want another game with the same luck; it is opened once all people do."""
    agreed: list[int] | None
    """At a rematch table, the seats whose people asked for it or came: it begins with the last one."""
    luck: Luck
    """Where the seed comes from, and who may know it."""
    may_hint: bool
    """Whether the person at this table may ask for hints: all others are bots, and answers may be taken back."""
    hints: list[HintMark]
    """The hints that were given."""
    rules: int
    result: TableResult | None
    seed: int | str | UnsetType = UNSET
    """If the game is over."""


class TableReply(Struct):
    """A table, and its links."""

    table: TableInfo
    links: Links


class LobbyEntry(Struct):
    """A listed table with open seats."""

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
    """The tables waiting for players, newest first."""

    tables: list[LobbyEntry]


class HistoryEntry(Struct):
    """A table where you sat: for each seat the player's name, and for a bot its level."""

    table: str
    seat: int
    status: str
    created: float
    title: str
    kingdom: list[str]
    players: list[str]
    bots: list[str | None]
    driven: bool
    """Whether a bot plays, or played to the end, in place of the asking person."""
    result: TableResult | None


class History(Struct):
    """Where you sat, newest first."""

    games: list[HistoryEntry]


class Offer(Struct):
    """A rematch that others want: with "next" its table is waiting; with "swap" it is opened once all agree to the same
    luck.
    """

    mode: Literal["next", "swap"]
    origin: str
    """The table of the finished game."""
    table: str
    """The table to go to: the next one, or for "swap" the old one."""
    by: list[str]
    """The names of those who want it."""
    kingdom: list[str]


class Offers(Struct):
    """What you are invited to, newest first."""

    offers: list[Offer]
