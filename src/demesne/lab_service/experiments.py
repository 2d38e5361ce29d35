"""A request as an experiment of the lab, and its result as JSON, charts and files."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

import msgspec

from demesne import api
from demesne.bots.sovereign import Sovereign
from demesne.charts import svg
from demesne.charts.chart import Chart, LineChart
from demesne.engine.setup import BadSetup
from demesne.kingdoms.errors import KingdomError
from demesne.lab.entrants import Entrant, find_entrant, find_entrants, shipped_entrant, strategy_entrant
from demesne.lab.errors import LabError
from demesne.lab.kingdom_source import DEFAULT, read_source
from demesne.lab.match import MatchExperiment
from demesne.lab.match_result import MatchResult, judge
from demesne.lab.report import Origin, match_page, sweep_page, tournament_page, vary_page
from demesne.lab.result_charts import (
    ends_table,
    gains_table,
    match_charts,
    sweep_charts,
    tournament_charts,
    vary_charts,
)
from demesne.lab.sweep import SweepExperiment, SweepResult
from demesne.lab.tasks import bot_at
from demesne.lab.tournament import TournamentExperiment, TournamentResult
from demesne.lab.transcript import play_game
from demesne.lab.tune import TuneExperiment, TuneResult
from demesne.lab.vary import VaryExperiment, VaryResult, find_axes
from demesne.lab_service.messages import (
    MOST_BOTS,
    MOST_CELLS,
    MOST_ENTRANTS,
    MOST_GAMES,
    BotWish,
    DrawnChart,
    Fired,
    PlayedGame,
    RunWish,
)
from demesne.texts import Texts, UnknownName, find_card

AnyExperiment = MatchExperiment | SweepExperiment | TuneExperiment | VaryExperiment | TournamentExperiment
AnyResult = MatchResult | SweepResult | TuneResult | VaryResult | TournamentResult

GAMES: Final = {"match": 1000, "sweep": 200, "tune": 300, "vary": 200, "tournament": 200}
"""How many games are played by default."""

BOTS: Final = {"match": (2, MOST_BOTS), "sweep": (1, 1), "tune": (1, 2), "vary": (2, MOST_BOTS)}
"""How many bots each kind of run takes; a tournament takes more."""

THOUGHT: Final = 20
"""How many games a sovereign imagines for a decision: with more, a single game would occupy a worker for a minute."""

CONFIDENCE: Final = 0.95
"""The confidence needed to call a bot better."""

REFUSALS: Final = (LabError, KingdomError, UnknownName, BadSetup)
"""The possible errors in a request."""


def explained(error: Exception, texts: Texts) -> str:
    """What is wrong with a request, in a language."""
    if isinstance(error, LabError):
        return error.say(texts)
    if isinstance(error, KingdomError):
        return texts.kingdom_error(error)
    if isinstance(error, UnknownName):
        return texts.unknown_name(error)
    return f"{str(error)[:1].upper()}{str(error)[1:]}."


def entrant_of(wish: BotWish) -> Entrant:
    """The bot for a specification. Nothing that is sent may lead to a file or to code. Raises `LabError`."""
    if wish.strategy:
        return strategy_entrant(wish.strategy)
    found = shipped_entrant(wish.bot)
    return find_entrant(f"{found.bot}:{THOUGHT}") if found.bot == Sovereign.name else found


def experiment_of(wish: RunWish) -> AnyExperiment:
    """The requested experiment. Raises one of `REFUSALS`."""
    least, most = BOTS.get(wish.kind, (2, MOST_ENTRANTS))
    if not least <= len(wish.bots) <= most:
        raise LabError("lab-bad-bots", count=len(wish.bots), least=least, most=most)
    bots = [entrant_of(bot) for bot in wish.bots]
    games = wish.games or GAMES[wish.kind]
    kingdom = DEFAULT if wish.kingdom is None else wish.kingdom
    found: AnyExperiment
    if wish.kind == "match":
        found = MatchExperiment(bots, games, kingdom, wish.seed, wish.until_sure)
    elif wish.kind == "sweep":
        cards = None if wish.cards is None else [find_card(name) for name in wish.cards]
        found = SweepExperiment(bots[0], games, wish.kingdom, cards, wish.copies, wish.seed)
    elif wish.kind == "tune":
        opponent = bots[1] if len(bots) > 1 else None
        found = TuneExperiment(bots[0], opponent, games, wish.rounds, kingdom, wish.seed)
    elif wish.kind == "vary":
        _check_cells(bots, wish.axes)
        found = VaryExperiment(bots, wish.axes, games, kingdom, wish.seed)
    else:
        found = TournamentExperiment(bots, games, kingdom, wish.seed)
    check_size(found.wanted or 0)
    return found


def check_size(games: int) -> None:
    """Raise `LabError` if there are more games than a run may have."""
    if games > MOST_GAMES:
        raise LabError("lab-bad-many", count=games, most=MOST_GAMES)


def _check_cells(bots: Sequence[Entrant], axes: Sequence[str]) -> None:
    cells = 1
    for axis in find_axes(find_entrants(bots)[0], axes):
        cells *= len(axis.values)
    if cells > MOST_CELLS:
        raise LabError("lab-bad-vary-many", count=cells, most=MOST_CELLS)


def seed_of(experiment: AnyExperiment) -> int | str:
    """The seed that was given or drawn."""
    return experiment.total.task.seed if isinstance(experiment, MatchExperiment) else experiment.seed


def result_of(result: AnyResult) -> msgspec.Raw:
    """A result as JSON: the same as on the command line, without what the charts show or the request says."""
    found = result.to_dict()
    for key in ("curves", "strategies", "speed"):
        found.pop(key, None)
    if isinstance(result, MatchResult):
        sure = CONFIDENCE if result.verdict is None else result.verdict.confidence
        found["verdict"] = vars(judge(result.names, [score.wins for score in result.scores], sure))
        found["worst"] = result.worst_losses()
    return msgspec.Raw(msgspec.json.encode(found))


def charts_of(result: AnyResult, texts: Texts, width: int) -> list[DrawnChart]:
    """The charts and tables of a result, the same as in its report."""
    charts: list[Chart] = []
    tables: list[DrawnChart] = []
    if isinstance(result, MatchResult):
        charts = match_charts(result, texts)
        tables.append(_table("ends", *ends_table(result, texts)))
        for place, curves in enumerate(result.curves):
            if curves.games:
                tables.append(_table(f"gains:{place}", *gains_table(curves, texts)))
    elif isinstance(result, SweepResult):
        charts = sweep_charts(result, texts)
    elif isinstance(result, TournamentResult):
        charts = tournament_charts(result, texts)
    elif isinstance(result, VaryResult):
        charts = vary_charts(result, texts)
    return [*(drawn(chart, width) for chart in charts), *tables]


def drawn(chart: Chart, width: int) -> DrawnChart:
    """A chart for a page."""
    note = chart.note if isinstance(chart, LineChart) else ""
    name = f"lab-{chart.key.replace(':', '-')}"
    return DrawnChart(chart.key, chart.title, chart.summary, note, svg.draw(chart, name, width), *chart.table())


def _table(key: str, title: str, table: tuple[list[str], list[list[str]]]) -> DrawnChart:
    return DrawnChart(key, title, "", "", None, *table)


def csv_of(result: AnyResult) -> str | None:
    """A result as CSV; None if there is no such form."""
    return None if isinstance(result, TuneResult) else result.to_csv()


def report_of(result: AnyResult, language: str, origin: Origin) -> str | None:
    """A result as a page; None if there is no such form."""
    if isinstance(result, MatchResult):
        return match_page(result, language, origin)
    if isinstance(result, SweepResult):
        return sweep_page(result, language, origin)
    if isinstance(result, TournamentResult):
        return tournament_page(result, language, origin)
    return vary_page(result, language, origin) if isinstance(result, VaryResult) else None


def origin_of(wish: RunWish, version: str) -> Origin:
    """Where a result comes from: the command line that reproduces it, with your own strategies as files."""
    names = []
    for bot in wish.bots:
        entrant = entrant_of(bot)
        # Shipped strategies have other names in results.
        names.append(f"{entrant.name}.toml" if bot.strategy else entrant.name if entrant.bot else bot.bot)
    words = ["demesne", "match" if wish.kind == "vary" else wish.kind, *names]
    words += [word for axis in wish.axes for word in ("--vary", axis)]
    words += [] if wish.kingdom is None else ["--kingdom", wish.kingdom]
    words += ["--games", str(wish.games or GAMES[wish.kind]), "--seed", str(wish.seed)]
    return Origin(version, shlex.join(words))


def played_game(wish: RunWish, number: int) -> PlayedGame:
    """One game of a match, replayed."""
    source = read_source(DEFAULT if wish.kingdom is None else wish.kingdom)
    transcript, game = play_game(*map(entrant_of, wish.bots), kingdom=source, seed=wish.seed, game=number)
    n = len(wish.bots)
    return PlayedGame(
        players=transcript.players,
        bots=[wish.bots[bot_at(seat, number, n)].bot for seat in range(n)],
        kingdom=source.name,
        save=api.save(game),
        rules=[Fired(at, seat, rule) for at, seat, rule in transcript.fired],
    )
