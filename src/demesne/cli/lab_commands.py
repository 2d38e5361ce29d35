"""`demesne match`, `tournament`, `solo`, `sweep`, `tune` and `explain`: many games of bots, and what came of them."""

from __future__ import annotations

import json as json_format
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Protocol, TypeVar

from cyclopts import Parameter

from demesne.cli import Problem, options, speaking
from demesne.cli.kingdom_commands import constraints
from demesne.engine import BadSetup
from demesne.lab.chance import CONFIDENCE, Estimate
from demesne.lab.curves import Curves
from demesne.lab.entrants import find_entrant
from demesne.lab.errors import LabError
from demesne.lab.kingdom_source import DEFAULT, TURN_LIMIT, KingdomSource, read_source
from demesne.lab.match import GAMES, MOST_GAMES, WATCHED, MatchResult, play_match
from demesne.lab.plot import check_plot, plot_match, plot_solo, plot_sweep, plot_tournament
from demesne.lab.report import match_page, solo_page, sweep_page, tournament_page
from demesne.lab.solo import TURN_LIMIT as SOLO_LIMIT
from demesne.lab.solo import SoloResult, play_solo
from demesne.lab.sweep import COPIES, SweepResult, play_sweep, sweep_cards
from demesne.lab.sweep import GAMES as SWEEP_GAMES
from demesne.lab.tournament import GAMES as PAIR_GAMES
from demesne.lab.tournament import TournamentResult, play_tournament
from demesne.lab.transcript import Transcript
from demesne.lab.transcript import explain as explain_game
from demesne.lab.tune import GAMES as TRIAL_GAMES
from demesne.lab.tune import ROUNDS, TuneResult, play_tune
from demesne.lab.workers import Workers
from demesne.texts import Texts, find_card, pick_language

_help = speaking(sys.argv).message

STOPPED: Final = 130
"""The exit code of a command that was stopped by Ctrl-C, after it has shown what there is."""

MOST_GAINS: Final = 8

Bots = Annotated[str, Parameter(name="BOT", help=_help("lab-option-bots"))]
Bot = Annotated[str, Parameter(name="BOT", help=_help("lab-option-bot"))]
Strategy = Annotated[str, Parameter(name="STRATEGY", help=_help("lab-option-strategy"))]
Games = Annotated[int, Parameter(name=["--games", "-n"], help=_help("lab-option-games"))]
Each = Annotated[int, Parameter(name=["--games", "-n"], help=_help("lab-option-games-each"))]
KingdomText = Annotated[str | None, Parameter(name=["--kingdom", "-k"], help=_help("lab-option-kingdom"))]
Seed = Annotated[str | None, Parameter(name="--seed", help=_help("lab-option-seed"))]
Jobs = Annotated[int | None, Parameter(name=["--jobs", "-j"], help=_help("lab-option-jobs"))]
Cluster = Annotated[str | None, Parameter(name="--cluster", help=_help("lab-option-cluster"))]
Limit = Annotated[int, Parameter(name="--turn-limit", help=_help("lab-option-turn-limit"))]
Watched = Annotated[int, Parameter(name="--watched", help=_help("lab-option-watched"))]
Csv = Annotated[Path | None, Parameter(name="--csv", allow_leading_hyphen=True, help=_help("lab-option-csv"))]
Report = Annotated[Path | None, Parameter(name="--report", help=_help("lab-option-report"))]
Plot = Annotated[Path | None, Parameter(name="--plot", help=_help("lab-option-plot"))]


class Result(Protocol):
    """What every command of the lab comes to."""

    @property
    def stopped(self) -> bool: ...

    def to_dict(self) -> dict[str, object]: ...


class Listed(Protocol):
    """A result that can be written as a table."""

    def to_csv(self) -> str: ...


Found = TypeVar("Found", bound=Listed)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Board:
    """Which kingdom is played: a given one, or random ones that meet wishes."""

    kingdom: KingdomText = None
    sets: options.Sets = None
    with_: options.With = None
    without: options.Without = None
    need: options.Need = None
    shelters: options.Shelters = None

    def source(self) -> KingdomSource:
        """The kingdom that is asked for; wishes without a kingdom are for a random one."""
        wanted = constraints(self.sets or (), self.with_ or (), self.without or (), self.need or ())
        text = self.kingdom or ("random" if wanted.wishes else DEFAULT)
        return read_source(text, wanted if wanted.wishes else None, self.shelters)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Work:
    """How the games are played: from which seed, by how many processes or which machines."""

    seed: Seed = None
    jobs: Jobs = None
    cluster: Cluster = None

    @property
    def luck(self) -> int | str | None:
        """The seed as it was given: a whole number is one, as in Python."""
        return read_seed(self.seed)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Papers:
    """Where the results go beside the screen."""

    csv: Csv = None
    report: Report = None
    plot: Plot = None

    def check(self, texts: Texts) -> None:
        """Find out before the games are played whether their result can be kept."""
        _can_write((self.csv, self.report, self.plot), texts)
        if self.plot is not None:
            check_plot(self.plot)

    def write(
        self, result: Found, page: Callable[[Found, str], str], draw: Callable[[Found, Path, str], object], texts: Texts
    ) -> None:
        """Write those that are wanted, in the language of the texts."""
        if self.csv is not None:
            _write(self.csv, result.to_csv(), texts)
        if self.report is not None:
            _write(self.report, page(result, texts.language), texts)
        if self.plot is not None:
            draw(result, self.plot, texts.language)


ANY: Final = Board()
HERE: Final = Work()
NONE: Final = Papers()


# --- what all commands share ---


@contextmanager
def _lab(lang: str | None, papers: Papers = NONE) -> Iterator[Texts]:
    """The texts of a command. What the lab refuses becomes a message of the command line; papers that cannot be written
    are refused before anything is played."""
    texts = Texts(pick_language(lang))
    try:
        papers.check(texts)
        yield texts
    except LabError as error:
        raise Problem(error.say(texts)) from None
    except BadSetup as error:
        raise Problem(f"{str(error)[:1].upper()}{str(error)[1:]}.") from None


def read_seed(text: str | None) -> int | str | None:
    """A seed as it was given: a whole number is one, as in Python."""
    return int(text) if text is not None and text.isdecimal() else text


@contextmanager
def _workers(jobs: int | None, cluster: str | None, total: int | None, texts: Texts) -> Iterator[Workers]:
    """Workers with a progress bar, if there is a terminal to show it on."""
    if not sys.stderr.isatty():
        with Workers(jobs, cluster) as workers:
            yield workers
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        """Games per second."""

        def render(self, task: Task) -> Text:
            return Text(f"{task.finished_speed or task.speed or 0:,.0f} {texts.message('lab-progress')}/s")

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(texts.message("lab-progress")),
        Rate(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        shown = bar.add_task("", total=total)
        with Workers(jobs, cluster, lambda games: bar.advance(shown, games)) as workers:
            yield workers


def _write(path: Path, text: str, texts: Texts) -> None:
    if str(path) == "-":
        print(text, end="")
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError:
        raise Problem(texts.message("lab-bad-write", file=str(path))) from None


def _can_write(paths: Sequence[Path | None], texts: Texts) -> None:
    """Find out before the games are played whether their result can be kept."""
    for path in paths:
        if path is not None and str(path) != "-" and (path.is_dir() or not path.absolute().parent.is_dir()):
            raise Problem(texts.message("lab-bad-write", file=str(path)))


def _close(result: Result, json: bool, texts: Texts, show: Callable[[], None]) -> int:
    """Print the result, and show by the exit code whether it is whole."""
    if json:
        print(json_format.dumps(result.to_dict(), ensure_ascii=False, indent=2))
    else:
        show()
        if result.stopped:
            print("\n" + texts.message("lab-stopped"))
    return STOPPED if result.stopped else 0


def _percent(value: float, sign: bool = False) -> str:
    return f"{value * 100:+.1f} %" if sign else f"{value * 100:.1f} %"


def _interval(found: Estimate, sign: bool = False) -> str:
    return f"{_percent(found.value, sign)} [{found.low * 100:.1f}, {found.high * 100:.1f}]"


def _mean(found: Estimate) -> str:
    return f"{found.value:.2f} ± {found.error:.2f}"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> None:
    """Print rows under their heads: the first columns to the left, numbers to the right."""
    lines = [list(heads), *[list(row) for row in rows]]
    widths = [max(len(line[place]) for line in lines) for place in range(len(heads))]
    for line in lines:
        cells = [
            text.ljust(width) if place < left else text.rjust(width)
            for place, (text, width) in enumerate(zip(line, widths, strict=True))
        ]
        print(("  " + "  ".join(cells)).rstrip())


def _facts(source: KingdomSource | None, games: int, seed: int | str, rate: float, texts: Texts) -> str:
    if source is None:
        name = texts.message("lab-each-alone")
    elif source.cards is None:
        name = texts.message("lab-line", name=texts.message("lab-kingdom"), value=texts.message("lab-random-each"))
    else:
        name = texts.kingdom_name(source.name)
    return texts.message("lab-facts", kingdom=name, games=games, seed=str(seed), rate=f"{rate:,.0f}")


def _print_gains(found: Sequence[Curves], texts: Texts) -> None:
    watched = [curves for curves in found if curves.games]
    if not watched:
        return
    print("\n" + texts.message("lab-watched", count=watched[0].games))
    for curves in watched:
        told = [
            texts.message("lab-gain", copies=f"{gain.copies:.1f}", card=texts.card(gain.card), turn=f"{gain.first:.1f}")
            for gain in curves.gains[:MOST_GAINS]
        ]
        print("  " + texts.message("lab-line", name=curves.name, value=", ".join(told)))


# --- match ---


def match(
    *bots: Bots,
    games: Annotated[int | None, Parameter(name=["--games", "-n"], help=_help("lab-option-games"))] = None,
    board: Board = ANY,
    until_sure: Annotated[
        bool, Parameter(name="--until-sure", negative="", show_default=False, help=_help("lab-option-until-sure"))
    ] = False,
    confidence: Annotated[float, Parameter(name="--confidence", help=_help("lab-option-confidence"))] = CONFIDENCE,
    watched: Watched = WATCHED,
    turn_limit: Limit = TURN_LIMIT,
    work: Work = HERE,
    papers: Papers = NONE,
    lang: options.Lang = None,
    json: options.Json = False,
) -> int:
    """Let bots play many games against each other."""
    with _lab(lang, papers) as texts:
        if not 0.5 <= confidence < 1:
            raise LabError("lab-bad-sure", text=str(confidence))
        source = board.source()
        total = games or (MOST_GAMES if until_sure else GAMES)
        with _workers(work.jobs, work.cluster, total, texts) as workers:
            result = play_match(
                workers,
                bots,
                games,
                source,
                work.luck,
                confidence if until_sure else None,
                watched,
                turn_limit,
                confidence=confidence,
            )
        papers.write(result, match_page, plot_match, texts)
    return _close(result, json, texts, lambda: _print_match(result, turn_limit, texts))


def _print_match(result: MatchResult, turn_limit: int, texts: Texts) -> None:
    say = texts.message
    print(_facts(result.kingdom, result.games, result.seed, result.rate, texts) + "\n")
    heads = ["lab-bot", "lab-won", "lab-tied", "lab-lost", "lab-points", "lab-turns", "lab-first", "lab-later"]
    rows = [
        [
            score.name,
            _interval(score.win_rate),
            _percent(score.tie_rate.value),
            _percent(score.loss_rate.value),
            _mean(score.points),
            _mean(score.turns),
            _percent(score.first.value),
            _percent(score.later.value),
        ]
        for score in result.scores
    ]
    _table([say(head) for head in heads], rows)
    print()
    if len(result.names) == 2:
        first, second = result.names
        lead = say("lab-lead", first=first, second=second)
        print(say("lab-line", name=lead, value=_interval(result.ahead, sign=True)))
    print(say("lab-line", name=say("lab-first-advantage"), value=_interval(result.first_advantage, sign=True)))
    verdict = result.verdict
    if verdict is not None:
        sure, odds = f"{verdict.confidence * 100:g}", f"{verdict.odds:,.0f}"
        if verdict.bot is not None:
            print(say("lab-sure", bot=verdict.bot, games=result.games, confidence=sure, odds=odds))
        else:
            print(say("lab-unsure", games=result.games, confidence=sure, odds=odds))
    if result.cut_short:
        print(say("lab-cut-short", count=result.cut_short, turns=turn_limit))
    _print_gains(result.curves, texts)


# --- tournament ---


def tournament(
    *bots: Bots,
    games: Each = PAIR_GAMES,
    board: Board = ANY,
    turn_limit: Limit = TURN_LIMIT,
    work: Work = HERE,
    papers: Papers = NONE,
    lang: options.Lang = None,
    json: options.Json = False,
) -> int:
    """Let every bot play every other one, and rate them."""
    with _lab(lang, papers) as texts:
        source = board.source()
        total = games * len(bots) * (len(bots) - 1) // 2
        with _workers(work.jobs, work.cluster, total, texts) as workers:
            result = play_tournament(workers, bots, games, source, work.luck, turn_limit)
        papers.write(result, tournament_page, plot_tournament, texts)
    return _close(result, json, texts, lambda: _print_tournament(result, texts))


def _print_tournament(result: TournamentResult, texts: Texts) -> None:
    say = texts.message
    print(_facts(result.kingdom, result.games, result.seed, result.rate, texts) + "\n")
    names = [rank.name for rank in result.ranks]
    rows = []
    for rank in result.ranks:
        against = []
        for other in names:
            rate = None if other == rank.name else result.win_rate(rank.name, other)
            against.append("·" if rate is None else _percent(rate))
        rows.append([rank.name, f"{rank.rating:+.0f} ± {rank.error:.0f}", _percent(rank.score), *against])
    _table([say("lab-bot"), say("lab-rating"), say("lab-score"), *names], rows)


# --- solo ---


def solo(
    bot: Bot,
    *,
    games: Games = GAMES,
    board: Board = ANY,
    watched: Watched = WATCHED,
    turn_limit: Limit = SOLO_LIMIT,
    work: Work = HERE,
    papers: Papers = NONE,
    lang: options.Lang = None,
    json: options.Json = False,
) -> int:
    """See how fast a bot is when nobody is in its way."""
    with _lab(lang, papers) as texts:
        source = board.source()
        with _workers(work.jobs, work.cluster, games, texts) as workers:
            result = play_solo(workers, bot, games, source, work.luck, watched, turn_limit)
        papers.write(result, solo_page, plot_solo, texts)
    return _close(result, json, texts, lambda: _print_solo(result, texts))


def _print_solo(result: SoloResult, texts: Texts) -> None:
    say = texts.message
    print(_facts(result.kingdom, result.games, result.seed, result.rate, texts) + "\n")
    rows = [
        [str(found.provinces), _percent(found.reached / result.games), _mean(found.turns)]
        for found in result.milestones
    ]
    _table([say("lab-provinces"), say("lab-reached"), say("lab-turns")], rows)
    money = result.curves.money.mean
    if money:
        print("\n" + say("lab-money-by-turn"))
        told = "  ".join(f"{turn}: {coins:.1f}" for turn, coins in enumerate(money, 1))
        print(textwrap.fill(told, 100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False))
    _print_gains([result.curves], texts)


# --- sweep ---


def sweep(
    strategy: Strategy,
    *,
    games: Each = SWEEP_GAMES,
    kingdom: KingdomText = None,
    cards: Annotated[options.Several, Parameter(name="--cards", negative="", help=_help("lab-option-cards"))] = None,
    copies: Annotated[str, Parameter(name="--copies", help=_help("lab-option-copies"))] = ",".join(map(str, COPIES)),
    shelters: options.Shelters = None,
    turn_limit: Limit = TURN_LIMIT,
    work: Work = HERE,
    papers: Papers = NONE,
    lang: options.Lang = None,
    json: options.Json = False,
) -> int:
    """See which kingdom card helps a strategy most."""
    with _lab(lang, papers) as texts:
        named = [find_card(name) for text in cards or () for name in text.split(",") if name.strip()]
        if not all(part.strip().isdecimal() for part in copies.split(",")):
            raise LabError("lab-bad-copies")
        numbers = [int(part) for part in copies.split(",")]
        source = None if kingdom is None else read_source(kingdom, None, shelters)
        tried = sweep_cards(find_entrant(strategy), source, named or None)
        with _workers(work.jobs, work.cluster, games * len(tried) * len(numbers), texts) as workers:
            result = play_sweep(workers, strategy, games, source, tried, numbers, work.luck, turn_limit)
        papers.write(result, sweep_page, plot_sweep, texts)
    return _close(result, json, texts, lambda: _print_sweep(result, texts))


def _print_sweep(result: SweepResult, texts: Texts) -> None:
    say = texts.message
    print(f"{result.base} · {_facts(result.kingdom, result.games, result.seed, result.rate, texts)}\n")
    rows = [
        [texts.card(line.card), str(line.copies), _interval(line.win_rate), _interval(line.ahead, sign=True)]
        for line in result.cards
    ]
    _table([say(head) for head in ("lab-card", "lab-times", "lab-won", "lab-ahead")], rows)


# --- tune ---


def tune(
    strategy: Strategy,
    *,
    against: Annotated[str | None, Parameter(name="--against", help=_help("lab-option-against"))] = None,
    games: Each = TRIAL_GAMES,
    rounds: Annotated[int, Parameter(name="--rounds", help=_help("lab-option-rounds"))] = ROUNDS,
    board: Board = ANY,
    turn_limit: Limit = TURN_LIMIT,
    work: Work = HERE,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"], help=_help("lab-option-output"))] = None,
    lang: options.Lang = None,
    json: options.Json = False,
) -> int:
    """Find better numbers for a strategy file."""
    with _lab(lang) as texts:
        _can_write((output,), texts)
        source = board.source()
        with _workers(work.jobs, work.cluster, None, texts) as workers:
            result = play_tune(workers, strategy, against, games, rounds, source, work.luck, turn_limit)
        if output is not None:
            _write(output, result.text, texts)
    return _close(result, json, texts, lambda: _print_tune(result, output, texts))


def _print_tune(result: TuneResult, output: Path | None, texts: Texts) -> None:
    say = texts.message
    facts = _facts(result.kingdom, result.games, result.seed, result.rate, texts)
    print(f"{result.name} {say('lab-against', bot=result.opponent)} · {facts}\n")
    if not result.changes:
        print(say("lab-no-change"))
    for before, after in result.changes:
        print("  " + say("lab-change", before=before, after=after))
    rows = []
    for name, found in ((say("lab-before"), result.before), (say("lab-after"), result.after)):
        if found is not None:
            score = found.scores[0]
            rates = [_percent(score.tie_rate.value), _percent(score.loss_rate.value)]
            rows.append([name, str(found.games), _interval(score.win_rate), *rates])
    if rows:
        print()
        _table(["", *[say(head) for head in ("lab-games", "lab-won", "lab-tied", "lab-lost")]], rows)
    if output is not None:
        print("\n" + say("lab-written", file=str(output)))


# --- explain ---


def explain(
    *bots: Bots,
    board: Board = ANY,
    seed: Seed = None,
    game: Annotated[int, Parameter(name="--game", help=_help("lab-option-game"))] = 0,
    turn_limit: Limit = TURN_LIMIT,
    lang: options.Lang = None,
    json: options.Json = False,
) -> None:
    """Play one game of bots and explain it turn by turn."""
    with _lab(lang) as texts:
        source = board.source()
        transcript = explain_game(
            *bots, kingdom=source, seed=read_seed(seed), game=game, turn_limit=turn_limit, language=texts.language
        )
    if json:
        print(json_format.dumps(transcript.to_dict(), ensure_ascii=False, indent=2))
    else:
        _print_transcript(transcript, source, texts)


def _print_transcript(told: Transcript, source: KingdomSource, texts: Texts) -> None:
    say = texts.message
    name = texts.kingdom_name(source.name)
    print(f"{name} · {say('lab-seed')} {told.seed} · {say('lab-game')} {told.game}")
    if told.kingdom:
        print(", ".join(texts.card(card) for card in told.kingdom))
    for chapter in told.chapters:
        turn = {"type": "turn", "seat": told.players.index(chapter.player), "amount": chapter.turn}
        print("\n" + texts.log(turn, told.players))
        print("  " + say("lab-hand", cards=texts.cards(chapter.hand)))
        for line in chapter.lines:
            print("  " + line)
        standing = ", ".join(f"{name} {points}" for name, points in zip(told.players, chapter.points, strict=True))
        print("  " + say("lab-standing", points=standing))
    print()
    for name, points, turns, cards in zip(told.players, told.points, told.turns, told.scores, strict=True):
        for number, line in enumerate(texts.score(name, points, turns, cards)):
            print(line if number == 0 else f"  {line}")
    print(say("lab-winners", names=texts.join(told.winners)))
