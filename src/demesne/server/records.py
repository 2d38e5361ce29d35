"""What the store hands out and takes in: the rows as typed things."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from demesne.engine.setup import Setup

Status = Literal["open", "playing", "over", "closed"]
MoveKind = Literal["answer", "undo", "resign"]
SeatKind = Literal["person", "bot", "open"]
UndoRule = Literal["ask", "free", "never", "always"]


class Clock(Struct, frozen=True):
    """How long a seat may think: this many seconds in all, and some more with every answer."""

    seconds: int
    increment: int = 0


class Settings(Struct, frozen=True):
    """What the host chose for a table, beyond the game itself."""

    title: str = ""
    kingdom: str = ""
    undo: UndoRule = "ask"
    clock: Clock | None = None
    spectators: bool = True
    chat: bool = True
    point_counter: bool = False
    deck_tracker: bool = False
    strategies: dict[str, str] = field(default_factory=dict)
    """The texts of strategies that people brought for the bots of this table, by what the seats call them."""


LuckKind = Literal["secret", "chosen", "repeated", "continued"]


class Luck(Struct, frozen=True):
    """Where the seed of a table comes from: the server's secret, the host's choice, an earlier game, or the point of an
    earlier game from which this one goes on. `by` is the name of the player who asked for it
    and may know what comes."""

    kind: LuckKind = "secret"
    by: str | None = None


class UndoRequest(Struct):
    """A seat asks to go back to before answer number `keep`; who agreed so far."""

    seat: int
    number: int
    keep: int
    agreed: list[int]


class HintGiven(Struct):
    """A seat was helped with the decision of this number; what it was told to answer."""

    seat: int
    number: int
    answer: list[str]


class Affairs(Struct):
    """The affairs of a table that change: what is asked for, voted on, and where the people went on."""

    undo: UndoRequest | None = None
    votes: dict[int, list[int]] = field(default_factory=dict)
    """For each absent seat, who wants a bot to play for it."""
    rematch: str | None = None
    """The next table of the same players."""
    same_luck: list[int] = field(default_factory=list)
    """The seats that wish for another game with the same luck."""
    origin: str | None = None
    agreed: list[int] | None = None
    """At a table for the same players again, the seats whose people wished for it or came: with the last it begins."""
    hints: list[HintGiven] = field(default_factory=list)
    """The hints that were given, in order."""

    def hint_counts(self, players: int) -> list[int]:
        """For each seat how many hints it was given."""
        return [sum(hint.seat == seat for hint in self.hints) for seat in range(players)]


class TableResult(Struct):
    """How a game ended. `resigned` seats rank last. The `reason` is one of the engine's; version 0.1.0 stored none.
    `hints` is how many hints each seat was given; earlier versions gave and stored none."""

    scores: list[int]
    turns: list[int]
    winners: list[int]
    resigned: list[int]
    cards: list[dict[str, tuple[int, int]]]
    reason: str | None = None
    hints: list[int] = field(default_factory=list)


class SeatRecord(Struct):
    """A seat: of a person, of a bot, or open."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    person: str | None = None
    driven: bool = False
    extra: float = 0.0
    seen: float = 0.0


class TableRecord(Struct):
    """A table without its moves."""

    id: str
    version: int
    status: Status
    created: float
    host: str
    address: str
    join_code: str
    watch_code: str
    listed: bool
    settings: Settings
    setup: Setup
    rules: int
    affairs: Affairs
    seats: list[SeatRecord]
    result: TableResult | None = None
    luck: Luck = Luck()

    @property
    def may_hint(self) -> bool:
        """Whether hints are given at this table: to its only person, if all others are bots and answers may be taken
        back. Where the host wants no undo, the game is meant to be played without help."""
        kinds = [seat.kind for seat in self.seats]
        return self.settings.undo != "never" and kinds.count("person") == 1 and "open" not in kinds

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        if person is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None


class Move(Struct):
    """One thing that moved a game. `data` are the labels of an answer, or for "undo" how many answers are kept."""

    number: int
    kind: MoveKind
    seat: int
    data: list[str] | int
    at: float
    spent: float
    fingerprint: str | None = None
    by: str | None = None
    """The bot that decided in the place of the seat's own."""


class ChatLine(Struct):
    """One line of chat; `seat` is None if its player has left."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Person(Struct):
    """A person who plays."""

    id: str
    name: str
    login: str | None = None
    settings: dict[str, object] = field(default_factory=dict)
