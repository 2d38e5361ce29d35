"""The endpoints of the lab."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from demesne.charts import svg
from demesne.charts.chart import LineChart, Marks, Series
from demesne.engine import save as saves
from demesne.lab_service import messages
from demesne.lab_service.messages import DrawnChart, Language
from demesne.server import kept_strategies, wire
from demesne.server.lab_access import check_open, closed
from demesne.server.lab_games import LabRecording
from demesne.server.lab_runs import LabRun
from demesne.server.play import Refused
from demesne.server.requests import JSON, LANGUAGE, SAID, Call, Endpoint, Handler, Raw
from demesne.server.wire import lab as lab_wire

NARROW, WIDE = 320, 1200
WIDTH: Final[Mapping[str, object]] = {"type": "integer", "minimum": NARROW, "maximum": WIDE}
NUMBER: Final[Mapping[str, object]] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
FLAG: Final[Mapping[str, object]] = {"type": "boolean"}
CARD: Final[Mapping[str, object]] = {"type": "string", "minLength": 1, "maxLength": 60}
NONE: Final[Mapping[str, Mapping[str, object]]] = {}
ASKED: Final = {"card": CARD, "language": LANGUAGE}
POINT: Final = {"at": NUMBER, "since": NUMBER, "seat": NUMBER, "spectator": FLAG}
RUN_ID: Final = re.compile("[0-9a-f]{32}")
GAME: Final = re.compile("[0-9]{1,9}")


def _language(call: Call) -> Language:
    return call.language() or "en"


def _run(call: Call) -> LabRun:
    _check(call)
    name = str(call.request.path_params["run"])
    if not RUN_ID.fullmatch(name):
        raise Refused("no-run", "there is no such run")
    return call.services.lab.find(name, call.person)


def _check(call: Call) -> None:
    check_open(call.request, call.services.options)


async def _answer(call: Call, what: messages.What) -> Raw:
    """The answer of the lab's service. Each address has one question running there, and a few waiting."""
    _check(call)
    async with call.services.lab_questions.turn(call.address):
        return Raw(await call.services.lab.ask(what), JSON)


# -- what there is --------------------------------------------------------------------------------------------------


async def show_lab(call: Call) -> lab_wire.LabInfo:
    """Whether the lab is open, and what it offers."""
    options = call.services.options
    language = _language(call)
    why = closed(call.request, options)
    limits = lab_wire.LabLimits(
        bots=messages.MOST_BOTS,
        tournament=messages.MOST_ENTRANTS,
        games=messages.MOST_GAMES,
        strategy=messages.STRATEGY_LETTERS,
        runs=options.limits.lab_runs,
        cells=messages.MOST_CELLS,
        kept=kept_strategies.MOST,
        budget=int(options.limits.lab_games),
    )
    words = None
    if why is None:
        content = await call.services.lab.ask(messages.AskWords(language))
        words = msgspec.json.decode(content, type=messages.Vocabulary)
    return lab_wire.LabInfo(why is None, why, limits, words)


async def card_questions(call: Call) -> Raw:
    """What a card asks."""
    card = call.request.query_params.get("card", "")
    if not 0 < len(card) <= 60:
        raise Refused("bad-request", "card must be the name of a card")
    return await _answer(call, messages.AskQuestions(card, _language(call)))


async def check_strategy(call: Call) -> Raw:
    """The mistakes and doubtful parts in the text of a strategy, and the same as a form."""
    return await _answer(call, messages.AskCheck(call.body))


async def write_strategy(call: Call) -> Raw:
    """A form as the text of a strategy."""
    return await _answer(call, messages.AskWrite(call.body))


async def add_to_strategy(call: Call) -> Raw:
    """The text of a strategy with one more card."""
    return await _answer(call, messages.AskAdd(call.body))


async def show_plan(call: Call) -> Raw:
    """The rules that a bot plays by."""
    return await _answer(call, messages.AskPlan(call.body, f"?{call.address}"))


async def look_back(call: Call) -> Raw:
    """What would have won a finished game."""
    _check(call)
    table = await call.backend.tables.find(call.body.table)
    play = table.finished()
    call.backend.looking_back.pay(call.address, play)
    text = await call.services.looking_back.run(call.address, lambda: saves.save(play.game))
    names = [seat.name or f"{number + 1}" for number, seat in enumerate(table.record.seats)]
    return await _answer(call, messages.AskLookBack(text, names, call.body.language, f"?{call.address}"))


# -- runs -----------------------------------------------------------------------------------------------------------


async def begin_run(call: Call) -> lab_wire.RunReply:
    """Start a run."""
    _check(call)
    run = await call.services.lab.begin(call.person, call.address, call.body)
    return lab_wire.RunReply(run.whole)


async def show_run(call: Call) -> lab_wire.WholeRun:
    """A run as it stands."""
    run = _run(call)
    width = call.number("width", svg.WIDTH)
    if not NARROW <= width <= WIDE:
        raise Refused("bad-request", f"width must be from {NARROW} to {WIDE}")
    content = await call.services.lab.charts(run, _language(call), width)
    return lab_wire.WholeRun(run.whole, msgspec.json.decode(content, type=list[DrawnChart]))


async def stop_run(call: Call) -> lab_wire.RunReply:
    """Pause a run."""
    return lab_wire.RunReply((await call.services.lab.stop(_run(call))).whole)


async def go_on(call: Call) -> lab_wire.RunReply:
    """Resume a run."""
    return lab_wire.RunReply((await call.services.lab.go(_run(call), call.body.more)).whole)


async def end_run(call: Call) -> wire.Done:
    """Delete a run."""
    await call.services.lab.end(_run(call))
    return wire.Done()


async def run_csv(call: Call) -> Raw:
    """The result of a run as CSV."""
    run = _run(call)
    found = await call.services.lab.ask(messages.AskPaper(run.id, "csv", "en"))
    return Raw(found, "text/csv; charset=utf-8", f"demesne-{run.wish.kind}.csv")


async def run_report(call: Call) -> Raw:
    """The result of a run as a page."""
    run = _run(call)
    found = await call.services.lab.ask(messages.AskPaper(run.id, "report", _language(call)))
    return Raw(found, "text/html; charset=utf-8", f"demesne-{run.wish.kind}.html")


# -- one game of a match --------------------------------------------------------------------------------------------


async def _recording(call: Call) -> LabRecording:
    run = _run(call)
    text = str(call.request.path_params["game"])
    if not GAME.fullmatch(text):
        raise Refused("bad-request", "a game must be a whole number of at most nine digits")
    number = int(text)
    kept = call.services.lab_recordings
    found = kept.get(run.id, number)
    if found is None:
        played = await call.services.lab.game(run, number)
        found = await call.services.looking_back.run(call.address, lambda: LabRecording(number, played))
        kept.keep(run.id, number, found)
    return found


async def lab_game(call: Call) -> lab_wire.LabGame:
    """One game of a match, as a finished table."""
    return (await _recording(call)).info


async def lab_game_story(call: Call) -> wire.Story:
    """A whole game of a match."""
    return (await _recording(call)).replay.story


async def lab_game_replay(call: Call) -> wire.ReplayPosition:
    """One game of a match after this many answers."""
    seat, spectator = call.point_of_view()
    at, since = call.number("at"), call.number("since")
    replay = (await _recording(call)).replay
    return await call.services.looking_back.run(call.address, lambda: replay.position(at, since, seat, spectator))


async def lab_game_save(call: Call) -> Raw:
    """One game of a match in the format of saved games."""
    found = await _recording(call)
    return Raw(found.found.save, JSON, f"demesne-game-{found.info.game}.json")


# -- strategies kept, and charts ------------------------------------------------------------------------------------


async def my_strategies(call: Call) -> lab_wire.KeptStrategies:
    """The strategies that you keep."""
    return lab_wire.KeptStrategies(await kept_strategies.all_of(call.services.store, call.somebody))


async def keep_strategy(call: Call) -> lab_wire.KeptStrategy:
    """Keep a strategy, replacing one of the same name."""
    return await kept_strategies.keep(call.services.store, call.somebody, call.body)


async def forget_strategy(call: Call) -> wire.Done:
    """Delete a kept strategy."""
    await kept_strategies.forget(call.services.store, call.somebody, str(call.request.path_params["strategy"]))
    return wire.Done()


async def draw_charts(call: Call) -> lab_wire.Drawn:
    """Draw charts of lines."""
    found = []
    for place, wish in enumerate(call.body.charts, 1):
        if any(len(one.x) != len(one.y) for one in (*wish.series, *wish.marks)):
            raise Refused("bad-request", "a series must have as many x as y values")
        series = [Series(one.name, one.x, one.y) for one in wish.series]
        chart = LineChart(
            wish.title,
            wish.summary,
            wish.x_title,
            series,
            wish.percent,
            key=wish.key,
            language=call.body.language,
            marks=[Marks(one.name, one.shape, one.x, one.y) for one in wish.marks],
            marks_title=wish.marks_title,
            highest=wish.highest,
        )
        drawn = svg.draw(chart, f"chart-{wish.key or place}", call.body.width)
        found.append(DrawnChart(wish.key, wish.title, wish.summary, "", drawn, *chart.table()))
    return lab_wire.Drawn(found)


RUN: Final = "/api/lab/runs/{run}"
FORGET: Final = "/api/me/strategies/{strategy}/forget"
PLAYED: Final = RUN + "/games/{game}"


def _lab(
    method: str,
    path: str,
    handler: Handler,
    reply: Any,
    body: Any = None,
    query: Mapping[str, Mapping[str, object]] = NONE,
    media: str = JSON,
) -> Endpoint:
    """An endpoint of the lab. It needs no session, but the lab may be closed, and the request may be impossible or its
    object missing.
    """
    return Endpoint(method, path, handler, reply, body, False, query=query, errors=(400, 403, 404), media=media)


LAB_ENDPOINTS: Final = (
    _lab("GET", "/api/lab", show_lab, lab_wire.LabInfo, query=SAID),
    _lab("GET", "/api/lab/questions", card_questions, messages.CardQuestions, query=ASKED),
    _lab("POST", "/api/lab/check", check_strategy, messages.Checked, messages.CheckWish),
    _lab("POST", "/api/lab/write", write_strategy, messages.Written, messages.WriteWish),
    _lab("POST", "/api/lab/add", add_to_strategy, messages.Written, messages.AddWish),
    _lab("POST", "/api/lab/plan", show_plan, messages.PlanText, messages.PlanWish),
    _lab("POST", "/api/lab/table", look_back, messages.WouldHaveWon, lab_wire.LookBackWish),
    _lab("POST", "/api/lab/runs", begin_run, lab_wire.RunReply, messages.RunWish),
    _lab("GET", RUN, show_run, lab_wire.WholeRun, query={"width": WIDTH, **SAID}),
    _lab("POST", f"{RUN}/stop", stop_run, lab_wire.RunReply, lab_wire.Nothing),
    _lab("POST", f"{RUN}/go", go_on, lab_wire.RunReply, messages.GoWish),
    _lab("POST", f"{RUN}/end", end_run, wire.Done, lab_wire.Nothing),
    _lab("GET", f"{RUN}/csv", run_csv, str, media="text/csv"),
    _lab("GET", f"{RUN}/report", run_report, str, query=SAID, media="text/html"),
    _lab("GET", PLAYED, lab_game, lab_wire.LabGame),
    _lab("GET", f"{PLAYED}/story", lab_game_story, wire.Story),
    _lab("GET", f"{PLAYED}/replay", lab_game_replay, wire.ReplayPosition, query=POINT),
    _lab("GET", f"{PLAYED}/save", lab_game_save, dict[str, Any]),
    Endpoint("GET", "/api/me/strategies", my_strategies, lab_wire.KeptStrategies),
    Endpoint("POST", "/api/me/strategies", keep_strategy, lab_wire.KeptStrategy, lab_wire.KeptWish),
    Endpoint("POST", FORGET, forget_strategy, wire.Done, lab_wire.Nothing),
    Endpoint("POST", "/api/charts", draw_charts, lab_wire.Drawn, lab_wire.ChartsWish, known=False),
)
"""Everything the lab offers over HTTP."""
