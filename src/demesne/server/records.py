"""What the store returns and accepts: rows as typed objects."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from demesne.engine.facts import Reason
from demesne.engine.setup import Setup

Status = Literal["open", "playing", "over", "closed"]
MoveKind = Literal["answer", "undo", "resign"]
SeatKind = Literal["person", "bot", "open"]
UndoRule = Literal["ask", "free", "never", "always"]


class Clock(Struct, frozen=True):
    """A seat's time: this many seconds in all, and more with every answer."""

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
    """The texts of strategies that people brought for this table's bots, by the names used at the seats."""


LuckKind = Literal["secret", "chosen", "repeated", "continued"]


class Luck(Struct, frozen=True):
    """Where the seed of a table comes from: the server's secret, the host's choice, an earlier game, or the point of an
    earlier game from which this one goes on. `by` is the name of the player who asked for it
    and may know what comes."""

    kind: LuckKind = "secret"
    by: str | None = None


class UndoRequest(Struct):
    """A seat's request to go back to before answer number `keep`, and who has agreed so far."""

    seat: int
    number: int
    keep: int
    agreed: list[int]


class HintGiven(Struct):
    """A hint for a seat at the decision of this number, and the answer it suggested."""

    seat: int
    number: int
    answer: list[str]


class Affairs(Struct):
    """The changing affairs of a table: requests, votes, and where its people went next."""

    undo: UndoRequest | None = None
    votes: dict[int, list[int]] = field(default_factory=dict)
    """For each absent seat, who wants a bot to play for it."""
    rematch: str | None = None
    """The next table of the same players."""
    same_luck: list[int] = field(default_factory=list)
    """The seats that want another game with the same luck."""
    origin: str | None = None
    agreed: list[int] | None = None
    """At a rematch table, the seats whose people asked for it or came: it begins with the last one."""
    hints: list[HintGiven] = field(default_factory=list)
    """The hints that were given, in order."""

    def hint_counts(self, players: int) -> list[int]:
        """How many hints each seat was given."""
        return [sum(hint.seat == seat for hint in self.hints) for seat in range(players)]


class TableResult(Struct):
    """How a game ended. `resigned` seats rank last. The `reason` is one of the engine's; version 0.1.0 stored none.
    `hints` is how many hints each seat was given; earlier versions gave and stored none."""

    scores: list[int]
    turns: list[int]
    winners: list[int]
    resigned: list[int]
    cards: list[dict[str, tuple[int, int]]]
    reason: Reason | None = None
    hints: list[int] = field(default_factory=list)


class SeatRecord(Struct):
    """A seat: a person's, a bot's, or open."""

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
        back. A host who allows no undo wants a game without help.
        """
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
    """One step of a game. `data` are the labels of an answer, or for "undo" how many answers are kept."""

    number: int
    kind: MoveKind
    seat: int
    data: list[str] | int
    at: float
    spent: float
    fingerprint: str | None = None
    by: str | None = None
    """The bot that decided in place of the seat's own."""


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
