"""`demesne match`, `tournament`, `solo`, `sweep` and `tune`: many games between bots, and their results."""

from __future__ import annotations

import sys
from math import prod
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from demesne.cli import options, speaking
from demesne.cli.lab_options import (
    Bot,
    Bots,
    Each,
    Form,
    Games,
    Match,
    Output,
    Papers,
    Strategy,
    Watched,
    check_writable,
    refusing,
    write,
)
from demesne.cli.lab_tables import ResultTables
from demesne.lab.chance import CONFIDENCE
from demesne.lab.entrants import find_entrant, find_entrants
from demesne.lab.errors import LabError
from demesne.lab.experiment import finish
from demesne.lab.kingdom_source import KingdomSource
from demesne.lab.match import GAMES, MOST_GAMES, WATCHED, MatchExperiment
from demesne.lab.match_result import MatchResult
from demesne.lab.plot import plot_match, plot_solo, plot_sweep, plot_tournament, plot_vary
from demesne.lab.report import match_page, solo_page, sweep_page, tournament_page, vary_page
from demesne.lab.solo import TURN_LIMIT as SOLO_LIMIT
from demesne.lab.solo import SoloResult, play_solo
from demesne.lab.sweep import COPIES, SweepExperiment, SweepResult, sweep_cards
from demesne.lab.sweep import GAMES as SWEEP_GAMES
from demesne.lab.tournament import GAMES as PAIR_GAMES
from demesne.lab.tournament import TournamentExperiment, TournamentResult
from demesne.lab.tune import GAMES as TRIAL_GAMES
from demesne.lab.tune import ROUNDS, TuneExperiment, TuneResult
from demesne.lab.vary import VaryExperiment, VaryResult, find_axes
from demesne.texts import find_card

_help = speaking(sys.argv).message

HERE: Final = Match()
NONE: Final = Papers()


# --- match ---


def match(
    *bots: Bots,
    games: Annotated[int | None, Parameter(name=["--games", "-n"], help=_help("lab-option-games-match"))] = None,
    until_sure: Annotated[
        bool, Parameter(name="--until-sure", negative="", show_default=False, help=_help("lab-option-until-sure"))
    ] = False,
    confidence: Annotated[float, Parameter(name="--confidence", help=_help("lab-option-confidence"))] = CONFIDENCE,
    watched: Watched = WATCHED,
    vary: Annotated[options.Several, Parameter(name="--vary", negative="", help=_help("lab-option-vary"))] = None,
    match: Match = HERE,
    papers: Papers = NONE,
) -> int:
    """Let bots play many games against each other."""
    with refusing(match.texts):
        if not 0.5 <= confidence < 1:
            raise LabError("lab-bad-sure", text=str(confidence))
        if vary and until_sure:
            raise LabError("lab-bad-vary-sure")
        source = match.source()
    if vary:
        return _vary(bots, vary, games or GAMES, source, match, papers)
    sure = confidence if until_sure else None
    return match.run(
        games or (MOST_GAMES if until_sure else GAMES),
        lambda workers: finish(
            MatchExperiment(bots, games, source, match.luck, sure, watched, match.limit, confidence=confidence), workers
        ),
        Form(lambda result, out: _show_match(result, match.limit, out), MatchResult.to_csv, match_page, plot_match),
        papers,
    )


def _show_match(result: MatchResult, turn_limit: int, out: ResultTables) -> None:
    say = out.say
    out.heading(result.kingdom, result.games, result.seed, result.rate)
    heads = ["lab-bot", "lab-won", "lab-tied", "lab-lost", "lab-points", "lab-turns", "lab-first", "lab-later"]
    rows = [
        [
            score.name,
            out.interval(score.win_rate),
            out.percent(score.tie_rate.value),
            out.percent(score.loss_rate.value),
            out.mean(score.points),
            out.mean(score.turns),
            out.percent(score.first.value),
            out.percent(score.later.value),
        ]
        for score in result.scores
    ]
    out.rows([say(head) for head in heads], rows)
    out.line()
    if len(result.names) == 2:
        first, second = result.names
        out.fact("lab-lead", out.interval(result.ahead, sign=True), first=first, second=second)
    out.fact("lab-first-advantage", out.interval(result.first_advantage, sign=True))
    verdict = result.verdict
    if verdict is not None:
        sure, odds = f"{verdict.confidence * 100:g}", out.number(verdict.odds)
        if verdict.bot is not None:
            out.line(say("lab-sure", bot=verdict.bot, games=result.games, confidence=sure, odds=odds))
        else:
            out.line(say("lab-unsure", games=result.games, confidence=sure, odds=odds))
    if result.cut_short:
        out.line(say("lab-cut-short", count=result.cut_short, turns=turn_limit))
    out.gains(result.curves)


# --- match --vary ---


def _vary(
    bots: tuple[str, ...], texts: list[str], games: int, source: KingdomSource, match: Match, papers: Papers
) -> int:
    with refusing(match.texts):
        axes = find_axes(find_entrants(bots)[0], texts)
    return match.run(
        games * prod(len(axis.values) for axis in axes),
        lambda workers: finish(VaryExperiment(bots, texts, games, source, match.luck, match.limit), workers),
        Form(_show_vary, VaryResult.to_csv, vary_page, plot_vary),
        papers,
    )


def _show_vary(result: VaryResult, out: ResultTables) -> None:
    say = out.say
    name, *others = result.names
    out.heading(
        result.kingdom, result.games, result.seed, result.rate, f"{name} {say('lab-against', bot=', '.join(others))}"
    )
    if len(result.axes) == 2:
        rows, columns = result.axes
        cells = [[result.cell((row, column)) for column in columns.values] for row in rows.values]
        lines = [
            [row, *("–" if cell is None else out.percent(cell.share.value) for cell in line)]
            for row, line in zip(rows.values, cells, strict=True)
        ]
        out.line(f"{say('lab-score')} · {say('lab-grid-axes', rows=rows.name, columns=columns.name)}")
        out.rows(["", *columns.values], lines)
    else:
        heads = ["lab-games", "lab-score", "lab-won", "lab-tied", "lab-lost"]
        lines = [
            [
                ", ".join(cell.values),
                out.number(cell.games),
                out.percent(cell.share.value),
                out.interval(cell.win_rate),
                out.percent(cell.ties / cell.games),
                out.percent(cell.losses / cell.games),
            ]
            for cell in result.cells
        ]
        out.rows([", ".join(axis.name for axis in result.axes), *map(say, heads)], lines)
    best = result.best
    if best is not None:
        out.line()
        out.fact("lab-best", say("lab-best-of", values=result.setting(best), score=out.interval(best.share)))


# --- tournament ---


def tournament(*bots: Bots, games: Each = PAIR_GAMES, match: Match = HERE, papers: Papers = NONE) -> int:
    """Let every bot play every other one, and rate them."""
    with refusing(match.texts):
        source = match.source()
    return match.run(
        games * len(bots) * (len(bots) - 1) // 2,
        lambda workers: finish(TournamentExperiment(bots, games, source, match.luck, match.limit), workers),
        Form(_show_tournament, TournamentResult.to_csv, tournament_page, plot_tournament),
        papers,
    )


def _show_tournament(result: TournamentResult, out: ResultTables) -> None:
    out.heading(result.kingdom, result.games, result.seed, result.rate)
    names = [rank.name for rank in result.ranks]
    rows = []
    for rank in result.ranks:
        against = []
        for other in names:
            rate = None if other == rank.name else result.win_rate(rank.name, other)
            against.append("·" if rate is None else out.percent(rate))
        rating = f"{out.number(rank.rating, sign=True)} ± {out.number(rank.error)}"
        rows.append([rank.name, rating, out.percent(rank.score), *against])
    out.rows([out.say("lab-bot"), out.say("lab-rating"), out.say("lab-score"), *names], rows)


# --- solo ---


def solo(
    bot: Bot, /, *, games: Games = GAMES, watched: Watched = WATCHED, match: Match = HERE, papers: Papers = NONE
) -> int:
    """See how fast a bot is with nobody in its way."""
    with refusing(match.texts):
        source = match.source()
    limit = SOLO_LIMIT if match.turn_limit is None else match.turn_limit
    return match.run(
        games,
        lambda workers: play_solo(workers, bot, games, source, match.luck, watched, limit),
        Form(_show_solo, SoloResult.to_csv, solo_page, plot_solo),
        papers,
    )


def _show_solo(result: SoloResult, out: ResultTables) -> None:
    say = out.say
    out.heading(result.kingdom, result.games, result.seed, result.rate)
    rows = [
        [str(found.provinces), out.percent(found.reached / result.games), out.mean(found.turns)]
        for found in result.milestones
    ]
    out.rows([say("lab-provinces"), say("lab-reached"), say("lab-turns")], rows)
    money = result.curves.money.mean
    if money:
        out.line("\n" + say("lab-money-by-turn"))
        out.wrapped("  ".join(f"{turn}:\u00a0{out.number(coins, 1)}" for turn, coins in enumerate(money, 1)), 2)
    out.gains([result.curves])


# --- sweep ---


def sweep(
    strategy: Strategy,
    /,
    *,
    games: Each = SWEEP_GAMES,
    cards: Annotated[options.Several, Parameter(name="--cards", negative="", help=_help("lab-option-cards"))] = None,
    copies: Annotated[str, Parameter(name="--copies", help=_help("lab-option-copies"))] = ",".join(map(str, COPIES)),
    match: Match = HERE,
    papers: Papers = NONE,
) -> int:
    """See which kingdom card helps a strategy most."""
    with refusing(match.texts):
        named = [find_card(name) for text in cards or () for name in text.split(",") if name.strip()]
        if not all(part.strip().isdecimal() for part in copies.split(",")):
            raise LabError("lab-bad-copies")
        numbers = [int(part) for part in copies.split(",")]
        source = match.source() if match.is_given else None
        tried = sweep_cards(find_entrant(strategy), source, named or None)
    return match.run(
        games * len(tried) * len(numbers),
        lambda workers: finish(
            SweepExperiment(strategy, games, source, tried, numbers, match.luck, match.limit), workers
        ),
        Form(_show_sweep, SweepResult.to_csv, sweep_page, plot_sweep),
        papers,
    )


def _show_sweep(result: SweepResult, out: ResultTables) -> None:
    out.heading(result.kingdom, result.games, result.seed, result.rate, result.base)
    rows = [
        [out.texts.card(line.card), str(line.copies), out.interval(line.win_rate), out.interval(line.ahead, sign=True)]
        for line in result.cards
    ]
    out.rows([out.say(head) for head in ("lab-card", "lab-times", "lab-won", "lab-ahead")], rows)


# --- tune ---


def tune(
    strategy: Strategy,
    /,
    *,
    against: Annotated[str | None, Parameter(name="--against", help=_help("lab-option-against"))] = None,
    games: Each = TRIAL_GAMES,
    rounds: Annotated[int, Parameter(name="--rounds", help=_help("lab-option-rounds"))] = ROUNDS,
    match: Match = HERE,
    output: Output = None,
) -> int:
    """Find better numbers for a strategy file."""
    check_writable((output,), match.texts)
    with refusing(match.texts):
        source = match.source()

    def show(result: TuneResult, out: ResultTables) -> None:
        if output is not None:
            write(output, result.text, match.texts)
        _show_tune(result, output, out)

    return match.run(
        None,
        lambda workers: finish(
            TuneExperiment(strategy, against, games, rounds, source, match.luck, match.limit), workers
        ),
        Form(show),
    )


def _show_tune(result: TuneResult, output: Path | None, out: ResultTables) -> None:
    say = out.say
    lead = f"{result.name} {say('lab-against', bot=result.opponent)}"
    out.heading(result.kingdom, result.games, result.seed, result.rate, lead)
    if not result.changes and not result.stopped:
        out.line(say("lab-no-change"))
    for before, after in result.changes:
        out.line("  " + say("lab-change", before=before, after=after))
    rows = []
    for name, found in ((say("lab-before"), result.before), (say("lab-after"), result.after)):
        if found is not None:
            score = found.scores[0]
            rates = [out.percent(score.tie_rate.value), out.percent(score.loss_rate.value)]
            rows.append([name, out.number(found.games), out.interval(score.win_rate), *rates])
    if rows:
        out.line()
        out.rows(["", *[say(head) for head in ("lab-games", "lab-won", "lab-tied", "lab-lost")]], rows)
    if output is not None:
        out.line("\n" + say("lab-written", file=str(output)))
