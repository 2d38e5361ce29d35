"""A self-contained page: tables and inline charts."""

from __future__ import annotations

from collections.abc import Container, Sequence
from html import escape
from typing import Final

from demesne.charts import svg
from demesne.charts.chart import Chart, LineChart

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fff; --faint: #d9dee6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ef; --paper: #161a21; --faint: #39414e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin: 0 0 .3rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .4rem; }
p.facts { margin: 0 0 1.2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .8rem .25rem 0; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child, .words { text-align: left; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 0 2rem; }
.wide { overflow-x: auto; }
figure { margin: 0; } figcaption { font-size: .85rem; } summary { cursor: pointer; font-size: .85rem; }
"""


def page(title: str, parts: Sequence[str], language: str, footer: str = "") -> str:
    """The page with this heading; the parts and the footer are HTML."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n{chr(10).join(parts)}\n{footer}</body></html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], words: Container[int] = ()) -> str:
    """A table of texts: numbers, except in the first column and in the columns whose numbers are in `words`."""
    kinds = [' class="words"' if at in words else "" for at in range(len(heads))]
    head = "".join(f'<th scope="col"{kind}>{escape(text)}</th>' for kind, text in zip(kinds, heads, strict=True))
    body = ""
    for row in rows:
        cells = "".join(f"<td{kind}>{escape(text)}</td>" for kind, text in zip(kinds, row, strict=True))
        body += f"<tr>{cells}</tr>"
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def figures(charts: Sequence[Chart], numbers: str) -> str:
    """Charts side by side, each with its numbers below it; `numbers` is the label that opens them."""
    drawn = []
    for place, chart in enumerate(charts, 1):
        note = f"<figcaption>{escape(chart.note)}</figcaption>" if isinstance(chart, LineChart) and chart.note else ""
        drawn.append(
            f"<section><h2>{escape(chart.title)}</h2><figure>{svg.draw(chart, f'chart-{place}')}{note}</figure>"
            f"<details><summary>{escape(numbers)}</summary>{table(*chart.table())}</details>"
            "</section>"
        )
    return f'<div class="charts">{"".join(drawn)}</div>'
