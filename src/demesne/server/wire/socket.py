"""Messages on the socket of a table: from clients, and to them."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from demesne.engine.facts import EventFacts, ViewFacts
from demesne.review.facts import HintFacts
from demesne.server.records import ChatLine, TableResult
from demesne.server.wire.fields import CHAT_LENGTH, Code, Label, MessageId, Number, Pick, SeatNumber
from demesne.server.wire.tables import TableInfo


class Message(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """A message from a client. One with an `id` is answered with the same `id`."""

    id: MessageId = None


class Hello(Message, tag="hello"):
    """The first message: the version of the protocol, who you are (if no cookie says so), and how much you know: this
    many events, when the decision of this number was pending.
    """

    protocol: int
    token: Annotated[str, Meta(max_length=64)] | None = None
    watch: Code | None = None
    told: Number = 0
    number: Number = 0
    memory: bool = False
    """Whether to send this seat what a perfect memory knows, for a bot: `points`, `owned` and `own_deck`."""


class Answer(Message, tag="answer"):
    """An answer to the decision of this number, as labels or as numbers of options."""

    number: Number
    answer: Annotated[list[Label | Pick], Meta(max_length=500)]


class Undo(Message, tag="undo"):
    """Take back your last answer, while the decision of this number is pending."""

    number: Number


class Consent(Message, tag="consent"):
    """Agree to another seat's undo, or not."""

    agree: bool


class HintWish(Message, tag="hint"):
    """Ask for a hint for the decision of this number."""

    number: Number


class Imagine(Message, tag="imagine"):
    """Ask for a game that this seat may imagine at the decision of this number."""

    number: Number


class Resign(Message, tag="resign"):
    """Resign."""


class Vote(Message, tag="vote"):
    """Ask for a bot to play for an absent seat."""

    seat: SeatNumber


class TakeBack(Message, tag="take-back"):
    """Take your seat back from a bot."""


class Say(Message, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Ping(Message, tag="ping"):
    """Ask whether the server is there."""


Incoming = Hello | Answer | Undo | Consent | HintWish | Imagine | Resign | Vote | TakeBack | Say | Ping


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first message to a socket."""

    protocol: int
    table: str
    seat: int | None
    rules: int


class TableNews(Struct, tag_field="type", tag="table"):
    """What a client may know about a table; `broken` says why it can't go on."""

    table: TableInfo
    broken: str | None


class State(Struct, tag_field="type", tag="state"):
    """The game as a seat sees it, with the events from index `log_from` of the log on."""

    number: int
    view: ViewFacts
    log_from: int
    events: list[EventFacts]
    at: list[int]
    """For each event, the number of the first view that included it."""
    clocks: list[float] | None
    """Seconds left for each seat when the decision came up."""
    result: TableResult | UnsetType = UNSET


class ChatNews(Struct, tag_field="type", tag="chat"):
    """The chat."""

    lines: list[ChatLine]


class Accepted(Struct, tag_field="type", tag="ok"):
    """The answer to a message that was heeded."""

    id: MessageId
    number: int | UnsetType = UNSET
    """The decision that was answered, or imagined from."""
    repeated: bool | UnsetType = UNSET
    """Whether this answer had been given before."""
    done: bool | UnsetType = UNSET
    """Whether it happened at once: for an undo or a vote, others may have to agree first."""
    hint: HintFacts | UnsetType = UNSET
    deal: Raw | UnsetType = UNSET
    """A game to imagine, as `engine.deals` packs it."""


class Refusal(Struct, tag_field="type", tag="error"):
    """The answer to a refused message: a code for programs, a sentence for people."""

    id: MessageId
    code: str
    message: str


Outgoing = Welcome | TableNews | State | ChatNews | Accepted | Refusal
