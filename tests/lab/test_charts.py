"""Pages and pictures of results: one drawing of each chart, with words and numbers for those who can't see it."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from demesne import lab
from demesne.charts import svg
from demesne.charts.chart import AreaChart, BarChart, Chart, HeatMap, LineChart, Marks, Range, RangeChart, Series
from demesne.charts.numerals import Numerals
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


@pytest.mark.parametrize(
    ("language", "decimal", "share", "thousands", "interval"),
    [
        ("en", "0.12", "72.5%", "12,345.6", "[1, 2]"),
        ("fr", "0,12", "72,5\u202f%", "12\u202f345,6", "[1; 2]"),
        ("it", "0,12", "72,5%", "12.345,6", "[1; 2]"),
    ],
)
def test_numbers_are_written_as_in_each_language(
    language: str, decimal: str, share: str, thousands: str, interval: str
) -> None:
    shown = Numerals(language)
    assert [shown.short(value) for value in (2_000_000, 0.125, -3.0)] == ["2000000", decimal, "-3"]
    assert shown.short(0.7251, percent=True) == shown.percent(0.7251) == share
    assert shown.number(12_345.6, 1) == thousands
    assert shown.between("1", "2") == interval


def test_charts_and_their_tables_have_the_numbers_of_their_language() -> None:
    line = LineChart("t", "s", "x", [Series("a", [1, 2], [0.125, 0.5], [0, 0.25], [0.25, 1])], percent=True)
    french = replace(line, language="fr")
    assert line.table()[1][0] == ["1", "12.5% [0%, 25%]"]
    assert french.table()[1][0] == ["1", "12,5\u202f% [0\u202f%; 25\u202f%]"]
    heat = HeatMap("t", "s", "x", "y", ["1"], ["2"], [[0.725]], language="it")
    assert heat.table()[1] == [["2", "72,5%"]]
    drawn = svg.draw(heat, "heat")
    assert ">72,5<" in drawn
    assert "72.5" not in drawn
    ranges = RangeChart("t", "s", "x", "n", [Range("a", 0.5, 0.25, 0.75)], language="fr")
    assert ranges.table()[1] == [["a", "0,5 [0,25; 0,75]"]]
    assert ">0,3<" in svg.draw(ranges, "ranges")


def test_marks_differ_in_shape_and_are_named_in_the_table_and_below() -> None:
    marks = [Marks("good", "dot", [1], [0.5]), Marks("bad", "cross", [2], [0.2])]
    line = Series("Ada", [0, 1, 2], [0.5, 0.5, 0.2])
    chart = LineChart("Chance", "It falls.", "decision", [line], True, marks=marks, marks_title="verdict", highest=1.0)
    assert chart.table() == (
        ["decision", "Ada", "verdict"],
        [["0", "50%", ""], ["1", "50%", "good"], ["2", "20%", "bad"]],
    )
    drawn = ElementTree.fromstring(svg.draw(chart, "it", 320))
    found = [element for element in drawn if element.get("class") == "mark"]
    assert sorted(element.tag for element in found) == ["circle", "circle", "path", "path"]
    words = [element.text for element in drawn.iter("text")]
    assert {"good", "bad", "100%"} <= set(words)
