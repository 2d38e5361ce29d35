"""The messages between a server and the lab's service, and what people may ask of both.

The service reads questions from its standard input (`Ask`) and writes answers to its standard output (`Reply`); in
between it reports changes of runs (`News`). Each message is preceded by its length.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

Language = Literal["en", "fr", "it"]
Kind = Literal["match", "sweep", "tune", "vary", "tournament"]
State = Literal["waiting", "running", "stopped", "done", "failed"]
Why = Literal["asked", "unwatched", "budget"]
Width = Annotated[int, Meta(ge=320, le=1200)]
KingdomText = Annotated[str, Meta(max_length=2000)]
CardName = Annotated[str, Meta(min_length=1, max_length=60)]
Compare = Literal["<", "<=", ">", ">=", "==", "!="]
Copies = Annotated[list[Annotated[int, Meta(ge=1, le=10)]], Meta(min_length=1, max_length=5)]
Seed = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]

MOST_BOTS: Final = 6
MOST_ENTRANTS: Final = 30
"""The most bots in a tournament."""

MOST_GAMES: Final = 100_000
"""The most games in a run, all its matches together."""

MOST_CELLS: Final = 100
"""The most combinations that can be varied at once."""

STRATEGY_LETTERS: Final = 10_000
StrategyText = Annotated[str, Meta(max_length=STRATEGY_LETTERS)]


class Asked(Struct, forbid_unknown_fields=True):
    """What people may send. Unknown fields are refused, so that a typing error is noticed."""


class BotWish(Asked):
    """A bot by its name (a level, a shipped strategy), or the text of a strategy."""

    bot: Annotated[str, Meta(max_length=64)] = ""
    strategy: StrategyText = ""


class RunWish(Asked):
    """A run to start. `games` is for the match, or for each card, trial, combination or pair."""

    kind: Kind
    bots: Annotated[list[BotWish], Meta(min_length=1, max_length=MOST_ENTRANTS)]
    kingdom: KingdomText | None = "First Game"
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] | None = None
    seed: Seed | None = None
    until_sure: Annotated[float, Meta(ge=0.5, le=0.999)] | None = None
    cards: Annotated[list[CardName], Meta(max_length=250)] | None = None
    copies: Copies = field(default_factory=lambda: [1, 2])
    rounds: Annotated[int, Meta(ge=1, le=10)] = 2
    axes: Annotated[list[Annotated[str, Meta(max_length=300)]], Meta(max_length=4)] = []
    language: Language = "en"


class CheckWish(Asked):
    """The text of a strategy to check, for a kingdom if one is given."""

    text: StrategyText
    kingdom: KingdomText | None = None
    language: Language = "en"


class Comparison(Asked):
    """One comparison of a condition: `what(card) compare number`, without a card for a fact."""

    what: Annotated[str, Meta(max_length=60)]
    compare: Compare
    number: Annotated[str, Meta(max_length=20)]
    card: CardName | None = None


class RuleRow(Asked):
    """A rule as a row: a card (or another label), at most how many copies, and tests that must all hold. A condition
    without such a form is in `other`, on its own.
    """

    card: Annotated[str, Meta(max_length=100)]
    limit: Annotated[int, Meta(ge=0, le=1000)] | None = None
    tests: Annotated[list[Comparison], Meta(max_length=20)] = []
    other: Annotated[str, Meta(max_length=2000)] = ""


RuleRows = Annotated[list[RuleRow], Meta(max_length=200)]


class AnswerRules(Asked):
    """The rules for one kind of question of a card."""

    card: CardName
    kind: Annotated[str, Meta(max_length=40)]
    rules: RuleRows


class StrategyForm(Asked):
    """A strategy as rows: the other view of its file."""

    name: Annotated[str, Meta(max_length=200)] = ""
    description: Annotated[str, Meta(max_length=2000)] = ""
    needs: Annotated[list[CardName], Meta(max_length=20)] = []
    finish: bool = False
    keep_money: Annotated[int, Meta(ge=0, le=1000)] = 5
    buy: RuleRows = []
    gain: RuleRows = []
    trash: RuleRows = []
    discard: RuleRows = []
    play: RuleRows = []
    answers: Annotated[list[AnswerRules], Meta(max_length=50)] = []


class WriteWish(Asked):
    """A form to write as the text of a strategy."""

    form: StrategyForm
    kingdom: KingdomText | None = None
    language: Language = "en"


class AddWish(Asked):
    """The text of a strategy, and a card to add with this many copies, as in a sweep."""

    text: StrategyText
    card: CardName
    copies: Annotated[int, Meta(ge=1, le=10)] = 1
    kingdom: KingdomText | None = None
    language: Language = "en"


class PlanWish(Asked):
    """The rules that a bot plays by: a strategy's own, or the plan it makes for a kingdom."""

    bot: Annotated[str, Meta(max_length=64)]
    kingdom: KingdomText = "First Game"
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    language: Language = "en"


class GoWish(Asked):
    """Resume a run; with this many more games for each of its matches."""

    more: Annotated[int, Meta(ge=0, le=MOST_GAMES)] = 0


# -- what is answered ---------------------------------------------------------------------------------------------


class Word(Struct):
    """A word of strategy files, and what it means."""

    word: str
    text: str


class Vocabulary(Struct):
    """The vocabulary of a strategy file."""

    keys: list[Word]
    lists: list[str]
    facts: list[Word]
    questions: list[Word]
    compare: list[str]
    operators: list[str]
    kinds: list[str]


class Flaw(Struct):
    """Something wrong or doubtful in a strategy: its line from 1, and its columns from 0, the end excluded."""

    line: int
    column: int
    end: int
    message: str


class ChangeableNumber(Struct):
    """A number in a condition that can be tuned or varied: what it is compared with, its rule, and where it is."""

    axis: str
    rule: str
    value: str
    start: int
    stop: int


class Checked(Struct):
    """Findings about the text of a strategy. `form` is null if it has none."""

    name: str
    mistakes: list[Flaw]
    doubts: list[Flaw]
    form: StrategyForm | None
    numbers: list[ChangeableNumber]


class Written(Checked):
    """The text of a strategy that the service wrote, and what it found about it."""

    text: str


class CardQuestions(Struct):
    """What a card asks, by kind, with the options that it may offer."""

    card: str
    asks: dict[str, list[str]]


class PlanText(Struct):
    """The rules of a bot as the text of a strategy."""

    name: str
    text: str


class PurchaseText(Struct):
    """A player's purchases, as the text of a strategy."""

    seat: int
    name: str
    text: str


class WouldHaveWon(Struct):
    """A finished game's kingdom, the strongest bot's plan for it, and what everybody bought."""

    kingdom: str
    players: int
    plan: PlanText
    bought: list[PurchaseText]


class DrawnChart(Struct):
    """A chart: its drawing (none for a plain table), the same in a sentence, and in numbers."""

    key: str
    title: str
    summary: str
    note: str
    svg: str | None
    heads: list[str]
    rows: list[list[str]]


NOTHING_YET: Final = Raw(b"null")


class RunInfo(Struct):
    """A run as it stands. `result` is the lab's result, null at first; `request` is the request with its seed."""

    id: str
    version: int
    """Grows with time: of two, the larger number is the newer one."""
    kind: Kind
    state: State
    why: Why | None
    error: str | None
    ahead: int
    """How many runs are waiting before this one."""
    wait: float | None
    """Seconds until it starts, as far as is known."""
    games: int
    wanted: int | None
    left: float | None
    """Seconds until it is done, as far as is known."""
    request: RunWish | UnsetType = UNSET
    result: Raw = field(default_factory=lambda: NOTHING_YET)


class Fired(Struct):
    """The rule behind a seat's purchase, and the number of answers before it."""

    at: int
    seat: int
    rule: str


class PlayedGame(Struct):
    """One game of a match, to be stepped through: its set-up and answers, who sat where, and the rules that fired."""

    players: list[str]
    bots: list[str]
    kingdom: str
    save: str
    rules: list[Fired]


# -- between server and service -----------------------------------------------------------------------------------


class BeginRun(Struct, tag="begin"):
    """Start a run, for an owner; owners share the workers evenly. A restarted run may `rest` at first, and have more
    games than originally requested.
    """

    run: str
    owner: str
    wish: RunWish
    rest: bool = False
    wanted: int | None = None


class StopRun(Struct, tag="stop"):
    """Pause a run."""

    run: str
    why: Why


class GoOn(Struct, tag="go"):
    """Resume a run."""

    run: str
    more: int


class EndRun(Struct, tag="end"):
    """Delete a run."""

    run: str


class AskCharts(Struct, tag="charts"):
    """The charts of a run."""

    run: str
    language: Language
    width: int


class AskPaper(Struct, tag="paper"):
    """A run's result as a file: CSV, or the report."""

    run: str
    form: Literal["csv", "report"]
    language: Language


class AskGame(Struct, tag="game"):
    """One game of a match."""

    run: str
    game: int


class AskCheck(Struct, tag="check"):
    """Check a strategy."""

    wish: CheckWish


class AskWrite(Struct, tag="write"):
    """Write a form as text."""

    wish: WriteWish


class AskAdd(Struct, tag="add"):
    """Add a card to a strategy."""

    wish: AddWish


class AskQuestions(Struct, tag="questions"):
    """What a card asks."""

    card: str
    language: Language


class AskPlan(Struct, tag="plan"):
    """The rules of a bot."""

    wish: PlanWish
    owner: str


class AskLookBack(Struct, tag="look-back"):
    """What would have won a finished game."""

    save: str
    names: list[str]
    language: Language
    owner: str


class AskWords(Struct, tag="words"):
    """The vocabulary of strategy files."""

    language: Language


What = (
    BeginRun
    | StopRun
    | GoOn
    | EndRun
    | AskCharts
    | AskPaper
    | AskGame
    | AskCheck
    | AskWrite
    | AskAdd
    | AskQuestions
    | AskPlan
    | AskLookBack
    | AskWords
)


class Ask(Struct):
    """A question to the service; its answer has the same number."""

    number: int
    what: What


class Reply(Struct):
    """The answer: JSON, or why there is none (a code for programs and a sentence for people)."""

    number: int
    content: bytes = b""
    code: str = ""
    message: str = ""


class News(Struct):
    """A change of a run, as JSON of `RunInfo` without the request, and how many games it has played."""

    run: str
    content: bytes
    games: int
    state: State


class Heard(Struct):
    """Any message from the service: a reply or news. The first one, empty, says that it is ready."""

    reply: Reply | None = None
    news: News | None = None


class ServiceSetting(Struct):
    """How the service runs: how many processes play games, how many runs at once, on which cluster."""

    workers: int = 1
    running: int = 4
    cluster: str | None = None
    waiting: int = 50
    version: str = ""
    """The program's, for reports."""
