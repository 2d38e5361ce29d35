"""Pages and pictures of results: one drawing of each chart, with words and numbers for those who can't see it."""

from __future__ import annotations

from html import escape
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from demesne import lab
from demesne.charts import svg
from demesne.charts.chart import AreaChart, BarChart, Chart, LineChart, RangeChart, number
from demesne.lab.entrants import Entrant
from demesne.lab.errors import LabError
from demesne.lab.result_charts import match_charts
from demesne.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_report(language: str) -> None:
    result = lab.match("smu", "bmu", games=40, seed=1)
    page = lab.match_page(result, language)
    HTMLParser().feed(page)
    assert f'lang="{language}"' in page
    assert Texts(language).card("Smithy") in page
    assert Texts(language).message("lab-won-over-games") in page
    points = result.scores[0].points
    decimal = "." if language == "en" else ","
    assert f"{points.value:.2f} ± {points.error:.2f}".replace(".", decimal) in page
    assert "http" not in page
    assert "<script" not in page
    drawings = [part.partition("</svg>")[0] + "</svg>" for part in ("<svg" + rest for rest in page.split("<svg")[1:])]
    assert sum('viewBox="0 0 640' in drawing for drawing in drawings) == 9
    for drawing in drawings:
        ElementTree.fromstring(drawing)
    alone = lab.solo_page(lab.solo("bm0", games=20, kingdom="none", seed=1), language)
    assert Texts(language).message("lab-money-by-turn") in alone


@pytest.mark.slow
def test_other_pages(tmp_path: Path) -> None:
    rated = lab.tournament("bm0", "bmu", "smu", games=6, seed=1)
    swept = lab.sweep("bmu", games=4, cards=["Witch", "Chapel"], seed=1)
    for page, word in ((lab.tournament_page(rated, "it"), "BMU"), (lab.sweep_page(swept, "it"), "Strega")):
        assert word in page
        ElementTree.fromstring("<svg" + page.split("<svg")[1].partition("</svg>")[0] + "</svg>")
    lab.plot_tournament(rated, tmp_path / "ratings.svg")
    lab.plot_sweep(swept, tmp_path / "cards.svg", "fr")
    assert "Sorcière" in (tmp_path / "cards.svg").read_text("utf-8")


def test_names_in_a_page_are_escaped() -> None:
    bot = Entrant("<b>&", strategy='name = "x"\nbuy = ["Silver"]\n')
    page = lab.match_page(lab.match(bot, "bm0", games=2, kingdom="none", seed=1))
    assert "<b>&" not in page
    assert "&lt;b&gt;&amp;" in page


def test_a_chart_says_what_it_shows(tmp_path: Path) -> None:
    """Every drawing has a name, a sentence and a table, in a page and in a file alike."""
    result = lab.match("smu", "bmu", games=20, seed=1)
    page = lab.match_page(result)
    lab.plot_match(result, tmp_path / "match.svg")
    drawn = (tmp_path / "match.svg").read_text("utf-8")
    ElementTree.fromstring(drawn)
    charts = match_charts(result, Texts("en"))
    for place, chart in enumerate(charts, 1):
        assert chart.summary
        for text in (page, drawn):
            assert f'<title id="chart-{place}-title">{escape(chart.title)}</title>' in text
            assert f'<desc id="chart-{place}-desc">{escape(chart.summary)}</desc>' in text
            assert f'aria-labelledby="chart-{place}-title" aria-describedby="chart-{place}-desc"' in text
        heads, rows = chart.table()
        assert rows
        assert all(len(row) == len(heads) for row in rows)
        assert all(f"<td>{escape(cell)}</td>" in page for row in rows for cell in row)
    assert page.count("<details>") == len(charts)
    bands = charts[2].table()[1]
    assert all(" [" in cell for cell in bands[0][1:])


@pytest.mark.parametrize(
    "found",
    [
        LineChart("t", "s", "x", []),
        AreaChart("t", "s", "x", []),
        BarChart("t", "s", "x", "y", {}),
        RangeChart("t", "s", "x", "n", []),
    ],
)
def test_a_chart_of_nothing(found: Chart) -> None:
    ElementTree.fromstring(svg.draw(found, "empty"))
    ElementTree.fromstring(svg.sheet([found]))
    assert found.table()[1] == []


@pytest.mark.slow
def test_plots(tmp_path: Path) -> None:
    pytest.importorskip("svglib", reason="PNG and PDF need the extra plots")
    pytest.importorskip("pypdfium2", reason="PNG and PDF need the extra plots")
    from PIL import Image

    result = lab.match("smu", "bmu", games=10, seed=1)
    lab.plot_match(result, tmp_path / "match.pdf")
    assert (tmp_path / "match.pdf").read_bytes().startswith(b"%PDF")
    lab.plot_match(result, tmp_path / "match.png")
    with Image.open(tmp_path / "match.png") as picture:
        colours = {colour for _, colour in picture.convert("RGB").getcolors(1 << 24)}
    assert {(0x3B, 0x6F, 0xB6), (0xD1, 0x74, 0x2F), (255, 255, 255)} <= colours
    lab.plot_solo(lab.solo("bm0", games=10, kingdom="none", seed=1), tmp_path / "solo.svg", "fr")
    assert "Provinces" in (tmp_path / "solo.svg").read_text("utf-8")
    with pytest.raises(LabError, match=r"\.png"):
        lab.plot_match(lab.match("bmu", "bm0", games=1, kingdom="none"), tmp_path / "match.txt")


def test_ticks() -> None:
    assert svg.ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert svg.ticks(0, 37)[-1] >= 37
    assert svg.ticks(5, 5)


def test_numbers_are_written_out() -> None:
    assert [number(value) for value in (2_000_000, 0.125, -3.0)] == ["2000000", "0.12", "-3"]
    assert number(0.7251, percent=True) == "72.5 %"
