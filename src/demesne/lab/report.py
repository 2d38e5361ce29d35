"""Results as one page that needs nothing else: tables, and charts drawn in it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from demesne.lab import svg
from demesne.lab.chance import Estimate
from demesne.lab.curves import Curve, Curves
from demesne.lab.match import MatchResult
from demesne.lab.solo import SoloResult
from demesne.lab.svg import Line
from demesne.lab.sweep import SweepResult
from demesne.lab.tournament import TournamentResult
from demesne.texts import Texts

Say = Callable[..., str]
Name = Callable[[str], str]
MOST_LAYERS: Final = 10
MOST_GAINS: Final = 15


@dataclass(frozen=True)
class Origin:
    """Where a result comes from, so that somebody else can come to the same one."""

    version: str
    command: str


STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fff; --faint: #d9dee6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ef; --paper: #161a21; --faint: #39414e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin: 0 0 .3rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .4rem; }
p.facts { margin: 0 0 1.2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .8rem .25rem 0; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 0 2rem; }
.wide { overflow-x: auto; }
svg text { font-size: 12px; fill: var(--ink); } .grid { stroke: var(--faint); }
.line { fill: none; stroke-width: 2; } .band { opacity: .18; stroke: none; } .area { stroke: none; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: .2rem 0; }
.key { width: .8em; height: .8em; margin-right: .4em; }
"""

PALETTE: Final = (
    "#3b6fb6", "#d1742f", "#3f8f5b", "#b8434e", "#7d5ab5", "#a07b2c",
    "#2b98a6", "#c35a94", "#7a8794", "#94a83b", "#4d4f9e", "#8c5b45",
)  # fmt: skip


def match_page(result: MatchResult, language: str = "en", origin: Origin | None = None) -> str:
    """A match as a page in a language."""
    texts = Texts(language)
    say, card = texts.message, texts.card
    title = " – ".join(result.names)
    parts = [_facts(say, result.kingdom.to_dict(), result.games, result.seed, card), _scores(result, say)]
    if len(result.names) == 2:
        first, second = result.names
        lead = say(
            "lab-line", name=say("lab-lead", first=first, second=second), value=_percent(result.ahead, sign=True)
        )
        parts.append(f"<p>{escape(lead)}</p>")
    advantage = _percent(result.first_advantage, sign=True)
    parts.append(f"<p>{escape(say('lab-line', name=say('lab-first-advantage'), value=advantage))}</p>")
    rates = result.win_rates()
    over = [
        Line(name, [number for number, _ in rates], [shares[bot] for _, shares in rates])
        for bot, name in enumerate(result.names)
    ]
    charts = [
        _chart(say("lab-won-over-games"), svg.lines(say("lab-won-over-games"), say("lab-game"), over, percent=True)),
        _chart(say("lab-lengths"), svg.bars(say("lab-lengths"), say("lab-turn"), result.lengths)),
    ]
    charts += _curves(result.curves, say, card)
    parts.append(f'<div class="charts">{"".join(charts)}</div>')
    parts += [_gains(curves, say, card) for curves in result.curves if curves.games]
    parts += [
        f"<h2>{escape(say('lab-line', name=say('lab-rules'), value=name))}</h2><pre>{escape(strategy)}</pre>"
        for name, strategy in zip(result.names, result.strategies, strict=True)
        if strategy
    ]
    return _page(title, parts, language, origin)


def solo_page(result: SoloResult, language: str = "en", origin: Origin | None = None) -> str:
    """A bot's games alone as a page in a language."""
    texts = Texts(language)
    say, card = texts.message, texts.card
    parts = [_facts(say, result.kingdom.to_dict(), result.games, result.seed, card)]
    rows = [
        [str(found.provinces), f"{found.reached}", f"{found.turns.value:.2f} ± {found.turns.error:.2f}"]
        for found in result.milestones
    ]
    parts.append(_table([say("lab-provinces"), say("lab-reached"), say("lab-turns")], rows))
    charts = _curves([result.curves], say, card)
    if result.milestones:
        last = result.milestones[-1]
        title = say("lab-line", name=say("lab-turns"), value=f"{last.provinces} {say('lab-provinces')}")
        charts.insert(0, _chart(title, svg.bars(title, say("lab-turn"), last.counts)))
    parts.append(f'<div class="charts">{"".join(charts)}</div>')
    if result.curves.games:
        parts.append(_gains(result.curves, say, card))
    return _page(result.name, parts, language, origin)


def tournament_page(result: TournamentResult, language: str = "en", origin: Origin | None = None) -> str:
    """A tournament as a page in a language."""
    texts = Texts(language)
    say, card = texts.message, texts.card
    names = [rank.name for rank in result.ranks]
    rows = []
    for rank in result.ranks:
        rates = [None if other == rank.name else result.win_rate(rank.name, other) for other in names]
        against = ["·" if rate is None else f"{rate * 100:.1f} %" for rate in rates]
        rows.append([rank.name, f"{rank.rating:+.0f} ± {rank.error:.0f}", f"{rank.score * 100:.1f} %", *against])
    found = [(rank.name, rank.rating, rank.rating - rank.error, rank.rating + rank.error) for rank in result.ranks]
    parts = [
        _facts(say, result.kingdom.to_dict(), result.games, result.seed, card),
        _table([say("lab-bot"), say("lab-rating"), say("lab-score"), *names], rows),
        _chart(say("lab-rating"), svg.ranges(say("lab-rating"), say("lab-rating"), found)),
    ]
    return _page(" – ".join(names), parts, language, origin)


def sweep_page(result: SweepResult, language: str = "en", origin: Origin | None = None) -> str:
    """A sweep as a page in a language."""
    texts = Texts(language)
    say, card = texts.message, texts.card
    facts = say("lab-each-alone") if result.kingdom is None else result.kingdom.name
    rows = [
        [card(line.card), str(line.copies), _percent(line.win_rate), _percent(line.ahead, sign=True)]
        for line in result.cards
    ]
    found = [
        (card(line.card), 100 * line.ahead.value, 100 * line.ahead.low, 100 * line.ahead.high) for line in result.cards
    ]
    title = f"{say('lab-ahead')} (%)"
    seed = say("lab-line", name=say("lab-seed"), value=str(result.seed))
    parts = [
        f'<p class="facts">{escape(facts)} · {escape(seed)}</p>',
        _table([say(head) for head in ("lab-card", "lab-times", "lab-won", "lab-ahead")], rows),
        _chart(title, svg.ranges(title, title, found)),
    ]
    return _page(result.base, parts, language, origin)


def _facts(say: Say, kingdom: dict[str, object], games: int, seed: int | str, card: Name) -> str:
    cards = kingdom["cards"]
    name = say("lab-random-each") if kingdom["random"] else str(kingdom["name"])
    listed = ""
    if isinstance(cards, list) and len(cards) > 1:
        listed = f" ({', '.join(card(str(each)) for each in cards)})"
    facts = (("lab-kingdom", f"{name}{listed}"), ("lab-games", str(games)), ("lab-seed", str(seed)))
    text = " · ".join(say("lab-line", name=say(key), value=value) for key, value in facts)
    return f'<p class="facts">{escape(text)}</p>'


def _scores(result: MatchResult, say: Say) -> str:
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
                _percent(score.win_rate),
                str(score.wins),
                str(score.ties),
                str(score.losses),
                f"{points.value:.2f} ± {points.error:.2f}",
                f"{turns.value:.2f} ± {turns.error:.2f}",
                _percent(score.first),
                _percent(score.later),
            ]
        )
    return _table([say(head) for head in heads], rows)


def _curves(found: Sequence[Curves], say: Say, card: Name) -> list[str]:
    seen = [curves for curves in found if curves.games]
    if not seen:
        return []
    charts = []
    for key, curve in (("lab-points-by-turn", "points"), ("lab-money-by-turn", "money")):
        drawn = [_line(curves.name, curves.points if curve == "points" else curves.money) for curves in seen]
        note = f"<p>{escape(say('lab-band', count=seen[0].games))}</p>"
        charts.append(_chart(say(key), svg.lines(say(key), say("lab-turn"), drawn) + note))
    cards = _most_owned(seen)
    for curves in seen:
        title = say("lab-line", name=say("lab-deck-by-turn"), value=curves.name)
        charts.append(_chart(title, svg.layers(title, say("lab-turn"), _layers(curves, cards, say, card))))
    return charts


def _line(name: str, curve: Curve) -> Line:
    turns = list(range(1, len(curve.mean) + 1))
    return Line(name, turns, curve.mean, curve.low, curve.high)


def _layers(curves: Curves, cards: Sequence[str], say: Say, card: Name) -> list[Line]:
    """The cards in a deck by turn, those of the list by name and all others together."""
    turns = list(range(1, len(curves.money.mean) + 1))
    nothing = [0.0] * len(turns)
    shown = [Line(card(name), turns, curves.deck.get(name, nothing)) for name in cards]
    rest = [counts for name, counts in curves.deck.items() if name not in cards]
    if rest:
        shown.append(Line(say("lab-others"), turns, [sum(counts) for counts in zip(*rest, strict=True)]))
    return shown


def _most_owned(found: Sequence[Curves]) -> list[str]:
    """The cards that all bots together own most of: each has the same colour in every chart."""
    total: dict[str, float] = {}
    for curves in found:
        for name, counts in curves.deck.items():
            total[name] = total.get(name, 0.0) + sum(counts)
    return sorted(total, key=lambda name: (-total[name], name))[:MOST_LAYERS]


def _gains(curves: Curves, say: Say, card: Name) -> str:
    rows = [
        [card(gain.card), f"{gain.copies:.2f}", f"{gain.games * 100:.0f} %", f"{gain.first:.1f}"]
        for gain in curves.gains[:MOST_GAINS]
    ]
    heads = [say(head) for head in ("lab-card", "lab-copies", "lab-some", "lab-first-gain")]
    title = say("lab-line", name=say("lab-gained"), value=curves.name)
    return f"<h2>{escape(title)}</h2>{_table(heads, rows)}"


def _percent(found: Estimate, sign: bool = False) -> str:
    value = f"{found.value * 100:+.1f}" if sign else f"{found.value * 100:.1f}"
    return f"{value} % [{found.low * 100:.1f}, {found.high * 100:.1f}]"


def _chart(title: str, drawing: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{drawing}</section>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _origin(origin: Origin, say: Say) -> str:
    told = f"{escape(origin.version)} · {time.strftime('%Y-%m-%d')} · <code>{escape(origin.command)}</code>"
    return f"<footer><p>{escape(say('lab-made-with'))} {told}</p></footer>"


def _page(title: str, parts: Sequence[str], language: str, origin: Origin | None) -> str:
    colours = "".join(
        f".c{place}.line {{ stroke: {colour} }} .c{place}.area, .c{place}.band {{ fill: {colour} }}\n"
        for place, colour in enumerate(PALETTE)
    )
    footer = "" if origin is None else _origin(origin, Texts(language).message)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{colours}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n{chr(10).join(parts)}\n{footer}</body></html>\n"
    )
