"""A review as one self-contained page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from demesne.charts.chart import LineChart, Series
from demesne.charts.page import figures, page, table
from demesne.review.facts import MomentFacts, ReviewFacts
from demesne.review.inquiry import INTERVAL
from demesne.review.words import Teller
from demesne.texts import Texts

WORDS: Final = (1, 2, 3, 5)
"""The columns of the table of decisions that are not numbers."""


def review_page(facts: ReviewFacts, names: Sequence[str], kingdom: str, texts: Texts, version: str) -> str:
    """The page; `kingdom` is the kingdom's title, `version` the program's version."""
    teller = Teller(facts, names, texts)
    say = texts.message
    judged = [moment for moment in facts["moments"] if moment["verdict"] is not None]
    worst = [facts["moments"][number] for number in facts["worst"]]
    parts = [f'<p class="facts">{escape(teller.summary(kingdom))}</p>', f"<h2>{escape(say('review-worst'))}</h2>"]
    if worst:
        parts.append(f"<ol>{''.join(_expensive(moment, teller) for moment in worst)}</ol>")
    else:
        parts.append(f"<p>{escape(teller.no_worst())}</p>")
    parts.append(f"<h2>{escape(say('review-balance'))}</h2>{table(*teller.balance())}")
    parts += [f"<p>{escape(note)}</p>" for note in teller.balance_notes()]
    parts.append(figures([curve_chart(teller)], say("review-numbers")))
    heads = ("review-decision", "review-where", "review-given", "review-said", "review-lost", "review-better")
    rows = [
        [
            str(moment["number"] + 1),
            teller.place(moment),
            teller.answer(moment, moment["answer"]),
            teller.verdict(moment["verdict"] or ""),
            teller.percent(moment["cost"]) if moment["better"] is not None else "",
            teller.answer(moment, moment["better"]) if moment["better"] is not None else "",
        ]
        for moment in judged
    ]
    parts.append(f"<h2>{escape(say('review-all'))}</h2>{table([say(head) for head in heads], rows, WORDS)}")
    footer = f"<footer><p>{escape(say('review-made-with', version=version))}</p></footer>"
    return page(say("review-title", players=", ".join(names)), parts, texts.language, footer)


def curve_chart(teller: Teller) -> LineChart:
    """The chances to win after every decision, with their intervals."""
    facts, say = teller.facts, teller.say
    moments = facts["moments"]
    places = list(range(len(moments) + 1))
    first = moments[0]["errors"] if moments else [0.0] * facts["players"]
    errors = [first, *[moment["errors"] for moment in moments]]
    series, ends = [], []
    for seat, chances in enumerate(teller.curves()):
        name = teller.names[seat]
        reach = [INTERVAL * row[seat] for row in errors]
        low = [max(0.0, one - by) for one, by in zip(chances, reach, strict=True)]
        high = [min(1.0, one + by) for one, by in zip(chances, reach, strict=True)]
        series.append(Series(name, places, chances, low, high))
        start, end = teller.percent(chances[0], digits=0), teller.percent(chances[-1], digits=0)
        ends.append(say("review-curve-end", player=name, start=start, end=end))
    summary = say("review-curve-summary", ends=teller.texts.join(ends))
    title, decision = say("review-curve"), say("review-decision")
    return LineChart(title, summary, decision, series, percent=True, key="review", language=teller.language)


def _expensive(moment: MomentFacts, teller: Teller) -> str:
    say = teller.say
    better = teller.answer(moment, moment["better"] or [])
    instead = say("review-instead", better=better, answer=teller.answer(moment, moment["answer"]))
    shown = [candidate for candidate in moment["candidates"] if candidate["best"] or candidate["taken"]]
    lines = []
    for candidate in shown:
        outlook = teller.outlook(candidate["outlook"])
        lines.append(f"<li>{escape(teller.candidate(moment, candidate))}{'<br>' * bool(outlook)}{escape(outlook)}</li>")
    return (
        f"<li><p><strong>{escape(teller.place(moment))}</strong><br>{escape(instead)}<br>{escape(teller.cost(moment))}</p>"
        f"<ul>{''.join(lines)}</ul></li>"
    )
