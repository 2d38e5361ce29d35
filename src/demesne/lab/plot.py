"""The charts of a result as one file: SVG, or another format through an extra."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from demesne.charts.chart import Chart
from demesne.charts.svg import sheet
from demesne.lab.errors import LabError
from demesne.lab.match_result import MatchResult
from demesne.lab.result_charts import match_charts, solo_charts, sweep_charts, tournament_charts, vary_charts
from demesne.lab.solo import SoloResult
from demesne.lab.sweep import SweepResult
from demesne.lab.tournament import TournamentResult
from demesne.lab.vary import VaryResult
from demesne.texts import Texts

FORMATS = (".png", ".svg", ".pdf")
SCALE = 2.0
"""Pixels of a PNG for a point of the PDF that it is made from."""


def check_plot(path: Path) -> None:
    """Raise `LabError` if no picture can be written there; call it before the games are played."""
    if path.suffix.lower() not in FORMATS:
        raise LabError("lab-bad-picture", file=path.name, names=", ".join(FORMATS))
    if path.suffix.lower() != ".svg":
        _converters()


def plot_match(result: MatchResult, path: Path, language: str = "en") -> None:
    """Draw the charts of a match's report into a file."""
    write_charts(match_charts(result, Texts(language)), path)


def plot_solo(result: SoloResult, path: Path, language: str = "en") -> None:
    """Draw the charts of a bot's solo games into a file."""
    write_charts(solo_charts(result, Texts(language)), path)


def plot_tournament(result: TournamentResult, path: Path, language: str = "en") -> None:
    """Draw the ratings into a file."""
    write_charts(tournament_charts(result, Texts(language)), path)


def plot_sweep(result: SweepResult, path: Path, language: str = "en") -> None:
    """Draw how far each card puts the strategy ahead, in per cent, into a file."""
    write_charts(sweep_charts(result, Texts(language)), path)


def plot_vary(result: VaryResult, path: Path, language: str = "en") -> None:
    """Draw the heat maps of a varied strategy into a file."""
    write_charts(vary_charts(result, Texts(language)), path)


def write_charts(charts: Sequence[Chart], path: Path) -> None:
    """Draw charts into a file, in the format of its extension."""
    check_plot(path)
    drawn = sheet(charts).encode()
    form = path.suffix.lower()
    path.write_bytes(drawn if form == ".svg" else _pdf(drawn) if form == ".pdf" else _png(_pdf(drawn)))


def _converters() -> tuple[Any, Any, Any]:
    try:
        import pypdfium2
        from reportlab.graphics import renderPDF
        from svglib.svglib import svg2rlg
    except ImportError:
        raise LabError("lab-bad-no-plots") from None
    return svg2rlg, renderPDF, pypdfium2


def _pdf(drawn: bytes) -> bytes:
    read, render, _ = _converters()
    made: bytes = render.drawToString(read(BytesIO(drawn)))
    return made


def _png(pdf: bytes) -> bytes:
    *_, pdfium = _converters()
    file = BytesIO()
    pdfium.PdfDocument(pdf)[0].render(scale=SCALE).to_pil().save(file, "PNG")
    return file.getvalue()
