"""Which charts a result has; reports and pictures show the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from demesne.charts.chart import (
    AreaChart,
    BarChart,
    Chart,
    DataTable,
    HeatMap,
    LineChart,
    Range,
    RangeChart,
    Series,
)
from demesne.charts.numerals import Numerals
from demesne.lab.curves import Curve, Curves
from demesne.lab.match_result import MatchResult
from demesne.lab.solo import SoloResult
from demesne.lab.sweep import SweepResult
from demesne.lab.tournament import TournamentResult
from demesne.lab.vary import VaryResult
from demesne.texts import Texts

MOST_LAYERS: Final = 10
MOST_GAINS: Final = 15


def match_charts(result: MatchResult, texts: Texts) -> list[Chart]:
    """Wins over the games, lengths, and the curves of the bots."""
    say = texts.message
    rates = result.win_rates()
    games = [number for number, _ in rates]
    over = [Series(name, games, [shares[bot] for _, shares in rates]) for bot, name in enumerate(result.names)]
    words = _ways(over, texts, percent=True)
    won = LineChart(
        say("lab-won-over-games"), words, say("lab-game"), over, percent=True, key="won", language=texts.language
    )
    lengths = _counts(say("lab-lengths"), result.lengths, texts, "lengths")
    return [won, lengths, *_curves(result.curves, texts)]


def solo_charts(result: SoloResult, texts: Texts) -> list[Chart]:
    """The turns to each number of Provinces, how they are spread for the last one, and the curves of the bot."""
    say = texts.message
    charts: list[Chart] = []
    if result.milestones:
        last = result.milestones[-1]
        means = {found.provinces: found.turns.value for found in result.milestones}
        summary = _ends([(str(provinces), mean) for provinces, mean in means.items()], texts)
        heads = say("lab-provinces"), say("lab-turns")
        charts.append(BarChart(say("lab-turns"), summary, *heads, means, "provinces", texts.language))
        title = say("lab-line", name=say("lab-turns"), value=f"{last.provinces} {say('lab-provinces')}")
        charts.append(_counts(title, last.counts, texts, "lengths"))
    return charts + _curves([result.curves], texts)


def tournament_charts(result: TournamentResult, texts: Texts) -> list[Chart]:
    """The ratings."""
    rows = [Range(rank.name, rank.rating, rank.rating - rank.error, rank.rating + rank.error) for rank in result.ranks]
    return [_ranges(texts.message("lab-rating"), texts.message("lab-bot"), rows, texts, "rating")]


def sweep_charts(result: SweepResult, texts: Texts) -> list[Chart]:
    """How far each card puts the strategy ahead."""
    rows = [
        Range(texts.card(line.card), 100 * line.ahead.value, 100 * line.ahead.low, 100 * line.ahead.high)
        for line in result.cards
    ]
    return [_ranges(f"{texts.message('lab-ahead')} (%)", texts.message("lab-card"), rows, texts, "ahead")]


def vary_charts(result: VaryResult, texts: Texts) -> list[Chart]:
    """A heat map of the last two axes for all values of the others."""
    fixed = product(*(axis.values for axis in result.axes[:-2]))
    return [_heat(result, values, texts, f"heat:{place}") for place, values in enumerate(fixed)]


def gains_table(curves: Curves, texts: Texts) -> tuple[str, DataTable]:
    """What a bot gained most, how often and when first: a title, and a table."""
    say, shown = texts.message, Numerals(texts.language)
    rows = [
        [
            texts.card(gain.card),
            shown.number(gain.copies, 2),
            shown.percent(gain.games, digits=0),
            shown.number(gain.first, 1),
        ]
        for gain in curves.gains[:MOST_GAINS]
    ]
    heads = [say(head) for head in ("lab-card", "lab-copies", "lab-some", "lab-first-gain")]
    return say("lab-line", name=say("lab-gained"), value=curves.name), (heads, rows)


def ends_table(result: MatchResult, texts: Texts) -> tuple[str, DataTable]:
    """How the games of a match ended: a title, and a table."""
    say, shown = texts.message, Numerals(texts.language)
    rows = [
        [say(f"lab-end-{reason.replace(' ', '-')}"), str(count), shown.short(count / result.games, percent=True)]
        for reason, count in sorted(result.ends.items(), key=lambda end: -end[1])
    ]
    return say("lab-ends"), ([say("lab-end"), say("lab-games"), "%"], rows)


def _heat(result: VaryResult, fixed: tuple[str, ...], texts: Texts, key: str) -> HeatMap:
    say = texts.message
    *outer, columns = result.axes
    rows = outer.pop() if outer else None
    cells = [
        [result.cell((*fixed, *row, column)) for column in columns.values]
        for row in ([(value,) for value in rows.values] if rows else [()])
    ]
    title = f"{say('lab-score')} (%)"
    if outer:
        held = ", ".join(f"{axis.name} = {value}" for axis, value in zip(outer, fixed, strict=True))
        title = say("lab-line", name=title, value=held)
    across = columns.name
    if rows:
        across = say("lab-grid-axes", rows=rows.name, columns=columns.name)
    shown = [(result.setting(cell), 100 * cell.share.value) for row in cells for cell in row if cell is not None]
    return HeatMap(
        title,
        _ends(shown, texts),
        across,
        rows.name if rows else "",
        columns.values,
        rows.values if rows else [""],
        [[None if cell is None else cell.share.value for cell in row] for row in cells],
        key,
        texts.language,
    )


def _ranges(title: str, name_title: str, rows: Sequence[Range], texts: Texts, key: str) -> RangeChart:
    summary = _ends([(row.name, row.value) for row in rows], texts)
    return RangeChart(title, summary, title, name_title, rows, key, texts.language)


def _counts(title: str, counts: Mapping[int, int], texts: Texts, key: str) -> BarChart:
    say = texts.message
    summary = ""
    if counts:
        most = max(counts, key=lambda value: (counts[value], -value))
        summary = say("lab-chart-spread", low=str(min(counts)), high=str(max(counts)), most=str(most))
    return BarChart(title, summary, say("lab-turn"), say("lab-games"), counts, key, texts.language)


def _curves(found: Sequence[Curves], texts: Texts) -> list[Chart]:
    say = texts.message
    seen = [curves for curves in found if curves.games]
    if not seen:
        return []
    band = say("lab-band", count=seen[0].games)
    charts: list[Chart] = []
    for title, key in (("lab-points-by-turn", "points"), ("lab-money-by-turn", "money"), ("lab-size-by-turn", "size")):
        series = [_series(curves.name, _curve(curves, key)) for curves in seen]
        words, turn = _ways(series, texts), say("lab-turn")
        charts.append(LineChart(say(title), words, turn, series, note=band, key=key, language=texts.language))
    cards = _most_owned(seen)
    for place, curves in enumerate(seen):
        turns = list(range(1, len(curves.money.mean) + 1))
        gains = {gain.card: _until(gain.by_turn, len(turns)) for gain in curves.gains}
        for title, counts, key in (
            ("lab-deck-by-turn", curves.deck, "deck"),
            ("lab-gains-by-turn", gains, "gained"),
        ):
            layers = _layers(counts, cards, turns, texts)
            named = say("lab-line", name=say(title), value=curves.name)
            words, turn = _ways(layers, texts), say("lab-turn")
            charts.append(AreaChart(named, words, turn, layers, f"{key}:{place}", texts.language))
    return charts


def _curve(curves: Curves, key: str) -> Curve:
    return {"points": curves.points, "money": curves.money, "size": curves.size}[key]


def _until(by_turn: Sequence[float], turns: int) -> list[float]:
    """The values for these turns, with gaps where there is none."""
    return [*by_turn[:turns], *[0.0] * (turns - len(by_turn))]


def _series(name: str, curve: Curve) -> Series:
    turns = list(range(1, len(curve.mean) + 1))
    return Series(name, turns, curve.mean, curve.low, curve.high)


def _layers(
    counts: Mapping[str, Sequence[float]], cards: Sequence[str], turns: Sequence[int], texts: Texts
) -> list[Series]:
    """The cards by turn, those of the list by name and all others together."""
    nothing = [0.0] * len(turns)
    shown = [Series(texts.card(name), turns, counts.get(name, nothing)) for name in cards]
    rest = [found for name, found in counts.items() if name not in cards]
    if rest:
        shown.append(Series(texts.message("lab-others"), turns, [sum(found) for found in zip(*rest, strict=True)]))
    return shown


def _most_owned(found: Sequence[Curves]) -> list[str]:
    """The cards that all bots together own most of: each has the same colour in every chart."""
    total: dict[str, float] = {}
    for curves in found:
        for name, counts in curves.deck.items():
            total[name] = total.get(name, 0.0) + sum(counts)
    return sorted(total, key=lambda name: (-total[name], name))[:MOST_LAYERS]


def _ways(series: Sequence[Series], texts: Texts, percent: bool = False) -> str:
    """Where each series starts and ends, in words."""
    shown = Numerals(texts.language).short
    return " ".join(
        texts.message("lab-chart-way", name=one.name, first=shown(one.y[0], percent), last=shown(one.y[-1], percent))
        for one in series
        if one.y
    )


def _ends(found: Sequence[tuple[str, float]], texts: Texts) -> str:
    """Which is the highest and which the lowest, in words."""
    if not found:
        return ""
    shown = Numerals(texts.language).short
    high, low = (pick(found, key=lambda one: one[1]) for pick in (max, min))
    return texts.message("lab-chart-ends", high=f"{high[0]} ({shown(high[1])})", low=f"{low[0]} ({shown(low[1])})")
