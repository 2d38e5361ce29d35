"""Results as one picture, drawn by matplotlib, which is an extra."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from demesne.lab.curves import Curves
from demesne.lab.errors import LabError
from demesne.lab.match import MatchResult
from demesne.lab.report import PALETTE, Say
from demesne.lab.solo import SoloResult
from demesne.lab.sweep import SweepResult
from demesne.lab.tournament import TournamentResult
from demesne.texts import Texts

FORMATS = (".png", ".svg", ".pdf")


def check_plot(path: Path) -> None:
    """Raise `LabError` if no picture can be drawn there; to be asked before the games are played."""
    if path.suffix.lower() not in FORMATS:
        raise LabError("lab-bad-picture", file=path.name, names=", ".join(FORMATS))
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise LabError("lab-bad-no-matplotlib") from None


def _figure() -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(12, 8), layout="constrained")
    return figure, figure.subplots(2, 2)


def plot_match(result: MatchResult, path: Path, language: str = "en") -> None:
    """Draw win rates over games, points and money by turn, and lengths into a file."""
    check_plot(path)
    say = Texts(language).message
    figure, ((won, lengths), (points, money)) = _figure()
    rates = result.win_rates()
    for bot, name in enumerate(result.names):
        won.plot([number for number, _ in rates], [shares[bot] * 100 for _, shares in rates], label=name, **_of(bot))
    _dress(won, say("lab-won-over-games"), say("lab-game"), legend=True)
    lengths.bar(list(result.lengths), list(result.lengths.values()), color=PALETTE[0])
    _dress(lengths, say("lab-lengths"), say("lab-turn"))
    _curves(points, money, result.curves, say)
    figure.savefig(path)


def plot_solo(result: SoloResult, path: Path, language: str = "en") -> None:
    """Draw the turns to each number of Provinces, points and money by turn into a file."""
    check_plot(path)
    say = Texts(language).message
    figure, ((means, lengths), (points, money)) = _figure()
    found = result.milestones
    means.bar([each.provinces for each in found], [each.turns.value for each in found], color=PALETTE[0])
    _dress(means, say("lab-turns"), say("lab-provinces"))
    if found:
        lengths.bar(list(found[-1].counts), list(found[-1].counts.values()), color=PALETTE[0])
    _dress(lengths, say("lab-lengths"), say("lab-turn"))
    _curves(points, money, [result.curves], say)
    figure.savefig(path)


def plot_tournament(result: TournamentResult, path: Path, language: str = "en") -> None:
    """Draw the ratings into a file."""
    found = [(rank.name, rank.rating, rank.error, rank.error) for rank in result.ranks]
    _ranges(found, path, Texts(language).message("lab-rating"))


def plot_sweep(result: SweepResult, path: Path, language: str = "en") -> None:
    """Draw how far each card brings the strategy ahead, in per cent, into a file."""
    texts = Texts(language)
    found = []
    for line in result.cards:
        ahead = line.ahead
        below, above = max(0.0, ahead.value - ahead.low), max(0.0, ahead.high - ahead.value)
        found.append((texts.card(line.card), 100 * ahead.value, 100 * below, 100 * above))
    _ranges(found, path, f"{texts.message('lab-ahead')} (%)")


def _ranges(found: Sequence[tuple[str, float, float, float]], path: Path, title: str) -> None:
    """Names below each other, each with a value and how far it may be off to either side."""
    check_plot(path)
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(9, 1.5 + 0.25 * len(found)), layout="constrained")
    axes = figure.subplots()
    places = list(range(len(found)))
    values = [value for _, value, _, _ in found]
    errors = [[below for _, _, below, _ in found], [above for _, _, _, above in found]]
    axes.errorbar(values, places, xerr=errors, fmt="o", color=PALETTE[0])
    axes.set_yticks(places, [name for name, *_ in found])
    axes.invert_yaxis()
    _dress(axes, title, title)
    figure.savefig(path)


def _of(bot: int) -> dict[str, str]:
    return {"color": PALETTE[bot % len(PALETTE)]}


def _curves(points: Any, money: Any, found: Sequence[Curves], say: Say) -> None:
    for bot, curves in enumerate(found):
        for axes, curve in ((points, curves.points), (money, curves.money)):
            turns = list(range(1, len(curve.mean) + 1))
            axes.plot(turns, curve.mean, label=curves.name, **_of(bot))
            axes.fill_between(turns, curve.low, curve.high, alpha=0.2, **_of(bot))
    _dress(points, say("lab-points-by-turn"), say("lab-turn"), legend=True)
    _dress(money, say("lab-money-by-turn"), say("lab-turn"), legend=True)


def _dress(axes: Any, title: str, x_title: str, legend: bool = False) -> None:
    axes.set_title(title)
    axes.set_xlabel(x_title)
    axes.grid(alpha=0.3)
    if legend:
        axes.legend()
