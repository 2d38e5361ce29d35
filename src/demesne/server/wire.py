"""All types of the wire: what people may send, checked before anything else looks at it, and what they are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct, field

from demesne.engine.facts import DecisionFacts, EventFacts, ViewFacts
from demesne.engine.options import OPTIONS, Options
from demesne.server.records import ChatLine, Clock, Luck, SeatKind, Status, TableResult, UndoRule

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Code = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Password = Annotated[str, Meta(min_length=8, max_length=256)]
Label = Annotated[str, Meta(max_length=64)]
Pick = Annotated[int, Meta(ge=0, le=10_000)]
Seed = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
KingdomText = Annotated[str, Meta(max_length=2000)]
Wishes = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)]
CardName = Annotated[str, Meta(min_length=1, max_length=60)]
MessageId = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None


CHAT_LENGTH: Final = 500
"""How long a line of chat may be."""


class Body(Struct, forbid_unknown_fields=True):
    """A request's body. What is not known is refused, so that a mistyped wish is noticed."""


class NewGuest(Body):
    """Who one wants to be called. With `bearer`, the secret is in the answer and no cookie is set."""

    name: Name
    bearer: bool = False


class NewAccount(Body):
    """Make an account of the guest who asks."""

    name: Annotated[str, Meta(min_length=2, max_length=24)]
    password: Password


class Login(Body):
    """Open a session of an account."""

    name: Name
    password: Annotated[str, Meta(max_length=256)]
    bearer: bool = False


class NewPassword(Body):
    """Another password for one's account."""

    old: Annotated[str, Meta(max_length=256)]
    new: Password


class ChangeMe(Body):
    """A new display name, or settings to keep."""

    name: Name | None = None
    settings: dict[str, str | float | bool | None] | None = None


class SeatWish(Body):
    """A seat for a person or for a bot of some level."""

    kind: Literal["person", "bot"] = "person"
    bot: Annotated[str, Meta(max_length=64)] | None = None


class ClockWish(Body):
    """Seconds for the whole game, and more for each answer."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


if TYPE_CHECKING:

    class WithOptions(Body, kw_only=True):
        """What is chosen for the set-up."""

else:
    # A field for each option of the engine, null where it is left to the rules.
    WithOptions = defstruct(
        "WithOptions", [(option.name, bool | None, None) for option in OPTIONS], bases=(Body,), kw_only=True
    )


def chosen_in(body: WithOptions) -> Options:
    """What somebody chose for the set-up."""
    return Options([getattr(body, option.name) for option in OPTIONS])


def by_name(options: Options) -> dict[str, Any]:
    """The fields of `WithOptions`."""
    return dict(options.to_dict())


class NewTable(WithOptions):
    """A table to open. `kingdom` is a recommended name, a code, a list of ten cards, or "random" and wishes."""

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

    "random" draws ten cards with those to `keep` and that `bane` among them, and none to `ban`. Of any other kingdom,
    the piles to ban are drawn again, or all but those to keep.
    """

    kingdom: KingdomText = "random"
    wishes: Wishes = field(default_factory=list)
    keep: Annotated[list[CardName], Meta(max_length=11)] = field(default_factory=list)
    ban: Annotated[list[CardName], Meta(max_length=100)] = field(default_factory=list)
    bane: CardName | None = None
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    """For how many; every kingdom will do for all numbers of players."""
    seed: Seed | None = None
    language: Literal["en", "fr", "it"] = "en"
    """In which to say what is wrong."""


class Join(Body):
    """Take a seat by the code of a link; without a number, the first that is open."""

    code: Code
    seat: SeatNumber | None = None


class Invitation(Body):
    """Look at what the code of a link leads to, without taking a seat."""

    code: Code


class Watch(Body):
    """Look at a table by the code of a spectators' link."""

    code: Code


class Kick(Body):
    """Send somebody away from a table that has not begun."""

    seat: SeatNumber


class Start(Body):
    """Begin. Open seats get bots of the level `fill`; without it there may be none."""

    fill: Annotated[str, Meta(max_length=64)] | None = None


class Rematch(Body):
    """Play again: "next" with new luck, or "swap" with the same luck and everybody one seat further."""

    mode: Literal["next", "swap"] = "next"


class Branch(Body):
    """Go on from a finished game after this many answers, in seats for people or bots."""

    at: Number
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    sit: SeatNumber | None = None


# -- answers of the HTTP interface --------------------------------------------------------------------------------


class Problem(Struct):
    """What was wrong: a code for programs, a sentence for people."""

    error: str
    message: str


class Done(Struct):
    """It is done."""

    ok: bool = True


class Me(Struct):
    """Who one is. `token` only when it was asked for."""

    name: str
    account: bool
    settings: dict[str, Any]
    token: str | None = None


class Links(Struct):
    """A table that one may sit at or watch, and the codes of its links as far as one may share them."""

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
    """The taking back that others are asked about: who asks, the seats that said yes, and how many events stay."""

    seat: int
    agreed: list[int]
    since: int


class TableInfo(Struct):
    """What everybody may know about a table."""

    id: str
    status: Status
    title: str
    seat: int | None
    """The seat of who is told."""
    host: int | None
    """The seat of who opened the table."""
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
    rules: int
    result: TableResult | None
    seed: int | str | UnsetType = UNSET
    """When the game is over."""


class TableReply(Struct):
    """A table, and its links."""

    table: TableInfo
    links: Links


class KingdomInfo(WithOptions):
    """A kingdom. An option is null where the rule decides, in `chances[option][0]` of `chances[option][1]` games.
    `shelter_chance` is what version 0.1.0 said."""

    name: str | None
    names: dict[str, str] | None
    cards: list[str]
    bane: str | None
    chances: dict[str, tuple[int, int]]
    shelter_chance: tuple[int, int]
    extra_piles: list[str]
    start_tokens: int
    code: str


class BotInfo(Struct):
    """Who can take a seat: a level, or a strategy, which `needs` cards in the kingdom. Texts are by language."""

    level: str
    names: dict[str, str]
    sentence: dict[str, str]
    strategy: bool = False
    needs: list[str] = []


class DrawnKingdom(Struct):
    """A kingdom, and in words what it had to be like."""

    kingdom: KingdomInfo
    why: str | None = None


class Today(Struct):
    """The kingdom of a day (UTC), and the seed with which it is the same game for everybody."""

    date: str
    seed: str
    kingdom: KingdomInfo


class DayResult(Struct):
    """How somebody's first game with the kingdom of the day ended."""

    name: str
    table: str
    points: int
    turns: int
    won: bool
    opponents: list[str]
    """The levels of bots, the names of people."""


class DayResults(Struct):
    """The results of this server's players with the kingdom of the day, the best first."""

    date: str
    results: list[DayResult]


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
    """Whether a bot plays, or played to the end, for who asks."""
    result: TableResult | None


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


class History(Struct):
    """Where one sat, newest first."""

    games: list[HistoryEntry]


class ReplayPosition(Struct):
    """A finished game after some answers: what is seen of it, the next decision with its answer, and the events from
    place `log_from` of the log on. With all cards open there is a view for each seat, otherwise just one."""

    at: int
    answers: int
    views: list[ViewFacts]
    decision: DecisionFacts | None
    answer: list[str] | None
    log_from: int
    events: list[EventFacts]


class StoryTurn(Struct):
    """A turn: whose, the number of it, after how many answers and how many events it begins."""

    seat: int
    turn: int
    at: int
    events: int


class Step(Struct):
    """An answer: after how many others it was given, by whom, to which kind of decision, for which card."""

    at: int
    seat: int
    source: str | None
    kind: str


class Story(Struct):
    """A finished game as a whole. `points`, `money` and `gained` have a row for each turn, with how things stood at its
    end and what was gained in it, by seat; `decks` is what each seat owned at the end."""

    answers: int
    events: int
    turns: list[StoryTurn]
    points: list[list[int]]
    money: list[list[int]]
    gained: list[list[list[str]]]
    decks: list[dict[str, int]]
    steps: list[Step]


class PastView(Struct):
    """A game as the one who asks saw it while decision `number` was pending."""

    number: int
    seat: int | None
    view: ViewFacts
    undone: bool
    """Whether what was played up to there was taken back later."""


class Health(Struct):
    """Whether the server is well."""

    ok: bool
    tables: int
    sockets: int


# -- messages to the server ---------------------------------------------------------------------------------------


class Message(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """A message from a client. What has an `id` is answered with the same `id`."""

    id: MessageId = None


class Hello(Message, tag="hello"):
    """The first message: the version of the protocol, who one is (if no cookie says it), and how much one knows:
    this many events, when the decision of this number was pending."""

    protocol: int
    token: Annotated[str, Meta(max_length=64)] | None = None
    watch: Code | None = None
    told: Number = 0
    number: Number = 0
    memory: bool = False
    """Whether to tell this seat what a perfect memory knows, for a bot: `points`, `owned` and `own_deck`."""


class Answer(Message, tag="answer"):
    """An answer to the decision of this number, as labels or as numbers of options."""

    number: Number
    answer: Annotated[list[Label | Pick], Meta(max_length=500)]


class Undo(Message, tag="undo"):
    """Take back one's last answer, while the decision of this number is pending."""

    number: Number


class Consent(Message, tag="consent"):
    """Agree to another's undoing, or not."""

    agree: bool


class Resign(Message, tag="resign"):
    """Give up."""


class Vote(Message, tag="vote"):
    """Wish that a bot plays for an absent seat."""

    seat: SeatNumber


class TakeBack(Message, tag="take-back"):
    """Play again after a bot did."""


class Say(Message, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Ping(Message, tag="ping"):
    """Ask whether the server is there."""


Incoming = Hello | Answer | Undo | Consent | Resign | Vote | TakeBack | Say | Ping


# -- messages from the server -------------------------------------------------------------------------------------


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first message to a socket."""

    protocol: int
    table: str
    seat: int | None
    rules: int


class TableNews(Struct, tag_field="type", tag="table"):
    """What is to be known about a table; `broken` says why it can't go on."""

    table: TableInfo
    broken: str | None


class State(Struct, tag_field="type", tag="state"):
    """The game as a seat sees it, with the events from place `log_from` of the log on."""

    number: int
    view: ViewFacts
    log_from: int
    events: list[EventFacts]
    at: list[int]
    """For each event the number of the first view that knew of it."""
    clocks: list[float] | None
    """Seconds left for each seat when the decision came."""
    result: TableResult | UnsetType = UNSET


class ChatNews(Struct, tag_field="type", tag="chat"):
    """What was said."""

    lines: list[ChatLine]


class Refusal(Struct, tag_field="type", tag="error"):
    """The answer to a message that is refused: a code for programs, a sentence for people."""

    id: MessageId
    code: str
    message: str
