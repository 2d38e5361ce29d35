"""Results as one self-contained page: tables and inline charts."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from demesne.charts.chart import Chart
from demesne.charts.page import figures, page, table
from demesne.lab.curves import Curves
from demesne.lab.match_result import MatchResult
from demesne.lab.numerals import ResultNumerals
from demesne.lab.result_charts import (
    gains_table,
    match_charts,
    solo_charts,
    sweep_charts,
    tournament_charts,
    vary_charts,
)
from demesne.lab.solo import SoloResult
from demesne.lab.sweep import SweepResult
from demesne.lab.tournament import TournamentResult
from demesne.lab.vary import VaryResult
from demesne.texts import Texts

Say = Callable[..., str]
Name = Callable[[str], str]


@dataclass(frozen=True)
class Origin:
    """Where a result comes from, so that others can reproduce it."""

    version: str
    command: str


def match_page(result: MatchResult, language: str = "en", origin: Origin | None = None) -> str:
    """A match as a page in a language."""
    texts, shown = Texts(language), ResultNumerals(language)
    say, card = texts.message, texts.card
    title = " – ".join(result.names)
    parts = [_facts(say, result.kingdom.to_dict(), result.games, result.seed, card), _scores(result, say, shown)]
    if len(result.names) == 2:
        first, second = result.names
        lead = say(
            "lab-line", name=say("lab-lead", first=first, second=second), value=shown.interval(result.ahead, sign=True)
        )
        parts.append(f"<p>{escape(lead)}</p>")
    advantage = shown.interval(result.first_advantage, sign=True)
    parts.append(f"<p>{escape(say('lab-line', name=say('lab-first-advantage'), value=advantage))}</p>")
    parts.append(_figures(match_charts(result, texts), texts))
    parts += [_gains(curves, texts) for curves in result.curves if curves.games]
    parts += _rules(result.names, result.strategies, say)
    return _page(title, parts, language, origin)


def solo_page(result: SoloResult, language: str = "en", origin: Origin | None = None) -> str:
    """A bot's solo games as a page in a language."""
    texts, shown = Texts(language), ResultNumerals(language)
    say, card = texts.message, texts.card
    parts = [_facts(say, result.kingdom.to_dict(), result.games, result.seed, card)]
    rows = [[str(found.provinces), f"{found.reached}", shown.mean(found.turns)] for found in result.milestones]
    parts.append(table([say("lab-provinces"), say("lab-reached"), say("lab-turns")], rows))
    parts.append(_figures(solo_charts(result, texts), texts))
    if result.curves.games:
        parts.append(_gains(result.curves, texts))
    return _page(result.name, parts, language, origin)


def tournament_page(result: TournamentResult, language: str = "en", origin: Origin | None = None) -> str:
    """A tournament as a page in a language."""
    texts, shown = Texts(language), ResultNumerals(language)
    say, card = texts.message, texts.card
    names = [rank.name for rank in result.ranks]
    rows = []
    for rank in result.ranks:
        rates = [None if other == rank.name else result.win_rate(rank.name, other) for other in names]
        against = ["·" if rate is None else shown.percent(rate) for rate in rates]
        rows.append(
            [
                rank.name,
                f"{shown.number(rank.rating, sign=True)} ± {shown.number(rank.error)}",
                shown.percent(rank.score),
                *against,
            ]
        )
    parts = [
        _facts(say, result.kingdom.to_dict(), result.games, result.seed, card),
        table([say("lab-bot"), say("lab-rating"), say("lab-score"), *names], rows),
        _figures(tournament_charts(result, texts), texts),
    ]
    return _page(" – ".join(names), parts, language, origin)


def sweep_page(result: SweepResult, language: str = "en", origin: Origin | None = None) -> str:
    """A sweep as a page in a language."""
    texts, shown = Texts(language), ResultNumerals(language)
    say, card = texts.message, texts.card
    facts = say("lab-each-alone") if result.kingdom is None else result.kingdom.name
    rows = [
        [card(line.card), str(line.copies), shown.interval(line.win_rate), shown.interval(line.ahead, sign=True)]
        for line in result.cards
    ]
    seed = say("lab-line", name=say("lab-seed"), value=str(result.seed))
    parts = [
        f'<p class="facts">{escape(facts)} · {escape(seed)}</p>',
        table([say(head) for head in ("lab-card", "lab-times", "lab-won", "lab-ahead")], rows),
        _figures(sweep_charts(result, texts), texts),
    ]
    return _page(result.base, parts, language, origin)


def vary_page(result: VaryResult, language: str = "en", origin: Origin | None = None) -> str:
    """A strategy with other numbers as a page in a language."""
    texts, shown = Texts(language), ResultNumerals(language)
    say, card = texts.message, texts.card
    heads = ("lab-games", "lab-score", "lab-won", "lab-wins", "lab-ties", "lab-losses")
    rows = [
        [
            ", ".join(cell.values),
            str(cell.games),
            shown.interval(cell.share),
            shown.interval(cell.win_rate),
            str(cell.wins),
            str(cell.ties),
            str(cell.losses),
        ]
        for cell in result.cells
    ]
    parts = [
        _facts(say, result.kingdom.to_dict(), result.games, result.seed, card),
        _figures(vary_charts(result, texts), texts),
        table([", ".join(axis.name for axis in result.axes), *map(say, heads)], rows),
        *_rules(result.names, result.strategies, say),
    ]
    return _page(" – ".join(result.names), parts, language, origin)


def _rules(names: Sequence[str], strategies: Sequence[str], say: Say) -> list[str]:
    return [
        f"<h2>{escape(say('lab-line', name=say('lab-rules'), value=name))}</h2><pre>{escape(strategy)}</pre>"
        for name, strategy in zip(names, strategies, strict=True)
        if strategy
    ]


def _facts(say: Say, kingdom: dict[str, object], games: int, seed: int | str, card: Name) -> str:
    cards = kingdom["cards"]
    name = say("lab-random-each") if kingdom["random"] else str(kingdom["name"])
    listed = ""
    if isinstance(cards, list) and len(cards) > 1:
        listed = f" ({', '.join(card(str(each)) for each in cards)})"
    facts = (("lab-kingdom", f"{name}{listed}"), ("lab-games", str(games)), ("lab-seed", str(seed)))
    text = " · ".join(say("lab-line", name=say(key), value=value) for key, value in facts)
    return f'<p class="facts">{escape(text)}</p>'


def _scores(result: MatchResult, say: Say, shown: ResultNumerals) -> str:
    heads = [
        "lab-bot",
        "lab-won",
        "lab-wins",
        "lab-ties",
        "lab-losses",
        "lab-points",
        "lab-turns",
        "lab-first",
        "lab-later",
    ]
    rows = []
    for score in result.scores:
        points, turns = score.points, score.turns
        rows.append(
            [
                score.name,
                shown.interval(score.win_rate),
                str(score.wins),
                str(score.ties),
                str(score.losses),
                shown.mean(points),
                shown.mean(turns),
                shown.interval(score.first),
                shown.interval(score.later),
            ]
        )
    return table([say(head) for head in heads], rows)


def _gains(curves: Curves, texts: Texts) -> str:
    title, rows = gains_table(curves, texts)
    return f"<h2>{escape(title)}</h2>{table(*rows)}"


def _figures(charts: Sequence[Chart], texts: Texts) -> str:
    """Charts side by side, each with its numbers below it."""
    return figures(charts, texts.message("lab-chart-table"))


def _origin(origin: Origin, say: Say) -> str:
    told = f"{escape(origin.version)} · {time.strftime('%Y-%m-%d')} · <code>{escape(origin.command)}</code>"
    return f"<footer><p>{escape(say('lab-made-with'))} {told}</p></footer>"


def _page(title: str, parts: Sequence[str], language: str, origin: Origin | None) -> str:
    return page(title, parts, language, "" if origin is None else _origin(origin, Texts(language).message))
