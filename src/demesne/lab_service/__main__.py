"""The process of the lab's service: `python -m demesne.lab_service`, started by the server.

A few threads answer questions; each run has its own thread, and the workers play all games.
"""

from __future__ import annotations

import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, BinaryIO, Final

import msgspec

from demesne import api
from demesne.kingdoms import Kingdom
from demesne.lab.entrants import find_entrant, shipped_entrant
from demesne.lab.errors import LabError
from demesne.lab.kingdom_source import read_source
from demesne.lab.rules import purchases_of, rules_of
from demesne.lab_service import messages, strategies
from demesne.lab_service.experiments import (
    REFUSALS,
    charts_of,
    csv_of,
    explained,
    origin_of,
    played_game,
    report_of,
)
from demesne.lab_service.messages import Ask, Heard, News, PlanText, PlayedGame, PurchaseText, Reply, WouldHaveWon
from demesne.lab_service.pool import ClusterPool, WorkerPool, do
from demesne.lab_service.runs import Conductor, Full, Run, Unknown
from demesne.processes import framed, give_way, leave_with_parent, own_output, read_frame
from demesne.texts import Texts

NICE: Final = 10
"""The tables come first, then the lab's answers, then its games."""

STRONGEST: Final = "regent"
"""Whose plan is shown for "what would have won"."""

THREADS: Final = 4
"""How many questions are answered at a time."""


class NoForm(Exception):
    """This kind of run has no such file, or nothing has been played yet."""


class Service:
    """Answers questions."""

    def __init__(self, setting: messages.ServiceSetting, say: Callable[[Heard], None]) -> None:
        self._say = say
        self._version = setting.version
        self._pool = WorkerPool(setting.workers) if setting.cluster is None else ClusterPool(setting.cluster)
        self._runs = Conductor(self._pool, setting.running, setting.waiting, self._tell)

    def _tell(self, news: News) -> None:
        self._say(Heard(news=news))

    def answer(self, ask: Ask) -> None:
        """Answer a question."""
        try:
            found = self._found(ask.what)
            content = found if isinstance(found, bytes) else msgspec.json.encode(found)
            reply = Reply(ask.number, content)
        except REFUSALS as refusal:
            reply = Reply(ask.number, code="lab", message=explained(refusal, _texts(self._runs, ask.what)))
        except Unknown:
            reply = Reply(ask.number, code="no-run", message="there is no such run")
        except Full:
            reply = Reply(ask.number, code="lab-full", message="too many runs wait already; try again later")
        except NoForm:
            reply = Reply(ask.number, code="no-paper", message="there is nothing of this form to show yet")
        except Exception:
            traceback.print_exc(file=sys.stderr)
            reply = Reply(ask.number, code="internal", message="something went wrong and was logged")
        self._say(Heard(reply=reply))

    def _found(self, what: messages.What) -> object:
        runs = self._runs
        if isinstance(what, messages.BeginRun):
            return self._whole(runs.begin(what.run, what.owner, what.wish, what.rest, what.wanted))
        if isinstance(what, messages.StopRun):
            return self._whole(runs.stop(what.run, what.why))
        if isinstance(what, messages.GoOn):
            return self._whole(runs.go(what.run, what.more))
        if isinstance(what, messages.EndRun):
            runs.end(what.run)
            return {}
        if isinstance(what, messages.AskCharts):
            result = runs.find(what.run).result
            return [] if result is None else charts_of(result, Texts(what.language), what.width)
        if isinstance(what, messages.AskPaper):
            return self._paper(what)
        if isinstance(what, messages.AskGame):
            return self._replay(what)
        if isinstance(what, messages.AskCheck):
            return strategies.check(what.wish)
        if isinstance(what, messages.AskWrite):
            return strategies.write(what.wish)
        if isinstance(what, messages.AskAdd):
            return strategies.add(what.wish)
        if isinstance(what, messages.AskQuestions):
            return strategies.questions(what.card)
        if isinstance(what, messages.AskPlan):
            entrant, source = shipped_entrant(what.wish.bot), read_source(what.wish.kingdom)
            if source.cards is None and not entrant.strategy:
                raise LabError("lab-bad-random")
            return PlanText(entrant.name, do(self._pool, what.owner, rules_of, entrant, source, what.wish.players))
        if isinstance(what, messages.AskLookBack):
            return self._look_back(what)
        return strategies.vocabulary(Texts(what.language))

    def _whole(self, run: Run) -> messages.RunInfo:
        info = self._runs.info(run)
        info.request = run.wish
        return info

    def _paper(self, what: messages.AskPaper) -> bytes:
        run = self._runs.find(what.run)
        if run.result is None:
            raise NoForm
        found = (
            csv_of(run.result)
            if what.form == "csv"
            else report_of(run.result, what.language, origin_of(run.wish, self._version))
        )
        if found is None:
            raise NoForm
        return found.encode()

    def _replay(self, what: messages.AskGame) -> PlayedGame:
        run = self._runs.find(what.run)
        if run.wish.kind != "match":
            raise NoForm
        if what.game >= run.experiment.games:
            raise LabError("lab-bad-game", number=what.game)
        found: PlayedGame = do(self._pool, run.owner, played_game, run.wish, what.game)
        return found

    def _look_back(self, what: messages.AskLookBack) -> WouldHaveWon:
        game = api.load(what.save)
        setup = game.setup
        kingdom = Kingdom(setup.kingdom, setup.bane, setup.options)
        source = read_source(kingdom)
        strongest = find_entrant(STRONGEST)
        plan = do(self._pool, what.owner, rules_of, strongest, source, setup.players)
        bought = []
        for seat, name in enumerate(what.names):
            try:
                bought.append(PurchaseText(seat, name, purchases_of(game, seat, name)))
            except LabError:
                continue
        return WouldHaveWon(kingdom.code, setup.players, PlanText(strongest.name, plan), bought)


def _texts(runs: Conductor, what: Any) -> Texts:
    """The language of a question."""
    wish = getattr(what, "wish", what)
    if not hasattr(wish, "language") and hasattr(what, "run"):
        try:
            wish = runs.find(what.run).wish
        except Unknown:
            return Texts("en")
    return Texts(getattr(wish, "language", "en"))


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # It ends together with the server.
    give_way(NICE)
    target = own_output()
    leave_with_parent()
    said: queue.SimpleQueue[Heard] = queue.SimpleQueue()
    threading.Thread(target=_speak, args=(said, target), daemon=True).start()
    setting = msgspec.json.decode(sys.argv[1], type=messages.ServiceSetting)
    try:
        service = Service(setting, said.put)
    except LabError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
    said.put(Heard())
    decoder = msgspec.msgpack.Decoder(Ask)
    with ThreadPoolExecutor(THREADS) as threads:
        while (content := read_frame(sys.stdin.buffer)) is not None:
            threads.submit(service.answer, decoder.decode(content))


def _speak(said: queue.SimpleQueue[Heard], target: BinaryIO) -> None:
    while True:
        target.write(framed(msgspec.msgpack.encode(said.get())))
        target.flush()


if __name__ == "__main__":
    main()
