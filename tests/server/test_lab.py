"""The lab over HTTP and its sockets: a real server, a real service, real workers."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import demesne
from demesne import lab
from demesne.bots.strategy_file import read_plan
from demesne.client import ClientError, Server
from demesne.server.lab_access import is_local
from tests.clusters import dask_cluster
from tests.patience import PATIENCE, wait_until
from tests.server.clients import Client, guests, lively, play_out, refused, seated
from tests.server.running import MANY, UNLIMITED, Running, Zygote, serving

LIMITS = {**UNLIMITED, "lab_runs": MANY, "lab_address_runs": MANY, "lab_games": MANY}
PLAIN = 'name = "Plain"\nbuy = ["Province", "Gold", "Silver"]\n'
SMITHY = 'name = "Two"\nneeds = ["Smithy"]\nbuy = ["Province", "Gold", "Smithy if count(Smithy) < 2", "Silver"]\n'
ENDLESS = 100_000


@pytest.fixture(scope="module")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(zygote, tmp_path_factory.mktemp("lab"), limits=LIMITS, lab_processes=1) as running:
        yield running


def match_wish(games: int = 60, **more: Any) -> dict[str, Any]:
    bots = [{"bot": "bmu"}, {"strategy": PLAIN}]
    return {"kind": "match", "bots": bots, "games": games, "seed": 7, "kingdom": "none", **more}


def begin(person: Server, wish: dict[str, Any]) -> dict[str, Any]:
    run: dict[str, Any] = person.ask("POST", "/api/lab/runs", wish)["run"]
    return run


class Watching:
    """A socket at a run, and its newest messages."""

    def __init__(self, socket: ClientConnection, token: str | None, **hello: Any) -> None:
        self.socket = socket
        self.socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token, **hello}))
        self.run: dict[str, Any] | None = None
        self.charts: list[dict[str, Any]] | None = None
        self.said: list[dict[str, Any]] = []

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.said.append(message)
        if message["type"] == "run":
            self.run = message["run"]
        elif message["type"] == "charts":
            self.charts = message["charts"]
        return message

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until the run is in the wanted state."""
        while self.run is None or not holds(self.run):
            self.read()
        return self.run

    def until_done(self) -> dict[str, Any]:
        return self.until(lambda run: run["state"] in ("done", "failed"))


@contextmanager
def watching(person: Server, run: str, **hello: Any) -> Iterator[Watching]:
    address = person.base.replace("http", "ws", 1) + f"/api/lab/runs/{run}/socket"
    with connect(address, open_timeout=PATIENCE, max_size=2**24) as socket:
        yield Watching(socket, person.token, **hello)


def finished(person: Server, wish: dict[str, Any]) -> dict[str, Any]:
    run = begin(person, wish)
    with watching(person, run["id"]) as watcher:
        return watcher.until_done()


def same_scores(result: dict[str, Any], expected: lab.MatchResult) -> None:
    plain = json.loads(json.dumps([score.to_dict() for score in expected.scores]))
    assert result["scores"] == plain
    assert result["lengths"] == {str(turn): count for turn, count in expected.lengths.items()}


def plain_match(games: int) -> lab.MatchResult:
    return lab.match("bmu", lab.Entrant("Plain", strategy=PLAIN), games=games, kingdom="none", seed=7)


# -- running ---------------------------------------------------------------------------------------------------------


def test_a_run_streams_until_it_is_done_with_the_numbers_of_the_command_line(server: Running) -> None:
    (person,) = guests(server.base, 1)
    run = begin(person, match_wish(games=60))
    assert run["state"] in ("running", "waiting", "done")
    assert run["request"]["seed"] == 7
    with watching(person, run["id"], language="fr", width=400) as watcher:
        done = watcher.until_done()
        while watcher.charts is None or len(watcher.charts[0]["rows"]) < 60:
            watcher.read()
    assert done["state"] == "done"
    assert (done["games"], done["wanted"], done["error"]) == (60, 60, None)
    expected = plain_match(60)
    same_scores(done["result"], expected)
    assert done["result"]["ends"] == expected.ends
    assert done["result"]["worst"] == expected.worst_losses()
    assert done["result"]["verdict"]["confidence"] == 0.95
    charts = {chart["key"]: chart for chart in watcher.charts}
    assert {"won", "lengths", "ends", "points", "money", "size", "gained:0", "deck:1", "gains:0"} <= set(charts)
    assert charts["money"]["title"] == demesne.texts.Texts("fr").message("lab-money-by-turn")
    assert 'viewBox="0 0 400 ' in charts["money"]["svg"]
    assert " style=" not in charts["money"]["svg"]
    assert charts["gains:0"]["svg"] is None
    assert all(len(row) == len(chart["heads"]) for chart in watcher.charts for row in chart["rows"])
    assert sum("request" in said["run"] for said in watcher.said if said["type"] == "run") == 1


def test_a_run_survives_a_reload(server: Running) -> None:
    (person,) = guests(server.base, 1)
    run = begin(person, match_wish(games=ENDLESS))
    with watching(person, run["id"]) as watcher:
        before = watcher.until(lambda found: found["games"] > 0)["games"]
    with watching(person, run["id"], language="it") as watcher:
        again = watcher.until(lambda found: found["games"] >= before and found["result"] is not None)
        assert watcher.said[0]["run"]["request"] == run["request"]
        while watcher.charts is None:
            watcher.read()
    assert again["result"]["games"] > 0
    whole = person.ask("GET", f"/api/lab/runs/{run['id']}?language=it&width=320")
    assert whole["run"]["request"] == run["request"]
    assert whole["charts"]
    person.ask("POST", f"/api/lab/runs/{run['id']}/end", {})
    assert refused(lambda: person.ask("GET", f"/api/lab/runs/{run['id']}")) == "no-run"


def test_a_run_is_stopped_goes_on_and_gets_more_games(server: Running) -> None:
    (person,) = guests(server.base, 1)
    run = begin(person, match_wish(games=400))
    path = f"/api/lab/runs/{run['id']}"
    with watching(person, run["id"]) as watcher:
        watcher.until(lambda found: found["games"] > 0)
        stopped = person.ask("POST", f"{path}/stop", {})["run"]
        # It may have finished meanwhile.
        if stopped["state"] == "stopped":
            assert stopped["why"] == "asked"
            person.ask("POST", f"{path}/go", {"more": 0})
        assert watcher.until(lambda found: found["state"] == "done")["games"] == 400
        same_scores(watcher.run["result"], plain_match(400))  # type: ignore[index]
        more = person.ask("POST", f"{path}/go", {"more": 50})["run"]
        assert more["wanted"] == 450
        watcher.until(lambda found: found["state"] == "done" and found["games"] == 450)
        same_scores(watcher.run["result"], plain_match(450))  # type: ignore[index]
    too_many = f"{path}/go"
    with pytest.raises(ClientError, match=r"100,?000"):
        person.ask("POST", too_many, {"more": ENDLESS})


@pytest.mark.parametrize("kind", ["match", "tune"])
def test_a_run_that_is_stopped_gets_no_more_games(server: Running, kind: str) -> None:
    (person,) = guests(server.base, 1)
    wish = match_wish(games=ENDLESS)
    if kind == "tune":
        wish |= {"kind": "tune", "bots": [{"strategy": SMITHY}, {"bot": "bmu"}], "kingdom": "First Game", "games": 5000}
    run = begin(person, wish)
    path = f"/api/lab/runs/{run['id']}"
    with watching(person, run["id"]) as watcher:
        before = 0
        for _ in range(4):
            watcher.until(lambda found, before=before: found["games"] > before)  # type: ignore[misc]
            stopped = person.ask("POST", f"{path}/stop", {})["run"]
            assert (stopped["state"], stopped["why"]) == ("stopped", "asked")
            if kind == "match":
                assert stopped["result"]["games"] == stopped["games"]
            # The pieces in progress take a fraction of a second; another run shows that they are over.
            finished(person, match_wish(games=60))
            resting = person.ask("GET", path)["run"]
            assert resting["games"] == stopped["games"]
            assert resting["result"] == stopped["result"]
            before = int(stopped["games"])
            person.ask("POST", f"{path}/go", {"more": 0})
    person.ask("POST", f"{path}/end", {})


def test_short_runs_are_done_too(server: Running) -> None:
    (person,) = guests(server.base, 1)
    for _ in range(20):
        assert finished(person, match_wish(games=1))["games"] == 1


def test_a_match_ends_when_it_is_sure(server: Running) -> None:
    (person,) = guests(server.base, 1)
    wish = match_wish(games=5000, bots=[{"bot": "smu"}, {"bot": "bm0"}], kingdom="First Game", until_sure=0.95)
    done = finished(person, wish)
    assert done["result"]["verdict"]["sure"]
    assert done["result"]["verdict"]["bot"] == "SMU"
    assert done["games"] < 5000


@pytest.mark.parametrize("kind", ["sweep", "tournament", "vary", "tune"])
def test_the_other_kinds_come_to_what_the_lab_comes_to(server: Running, kind: str) -> None:
    (person,) = guests(server.base, 1)
    two = lab.Entrant("Two", strategy=SMITHY)
    where: dict[str, Any] = {"kingdom": "First Game", "seed": 3}
    wishes: dict[str, dict[str, Any]] = {
        "sweep": {"bots": [{"strategy": PLAIN}], "games": 4, "cards": ["Fucina", "Market"], "copies": [1]},
        "tournament": {"bots": [{"bot": "bm0"}, {"bot": "bmu"}, {"strategy": SMITHY}], "games": 6},
        "vary": {"bots": [{"strategy": SMITHY}, {"bot": "bmu"}], "games": 6, "axes": ["count(Smithy)=1,2"]},
        "tune": {"bots": [{"strategy": SMITHY}, {"bot": "bmu"}], "games": 4, "rounds": 1},
    }
    expected: dict[str, Callable[[], Any]] = {
        "sweep": lambda: lab.sweep(
            lab.Entrant("Plain", strategy=PLAIN), 4, cards=["Smithy", "Market"], copies=[1], **where
        ),
        "tournament": lambda: lab.tournament("bm0", "bmu", two, games=6, **where),
        "vary": lambda: lab.vary(two, "bmu", axes=["count(Smithy)=1,2"], games=6, **where),
        "tune": lambda: lab.tune(two, "bmu", games=4, rounds=1, **where),
    }
    done = finished(person, {"kind": kind, **where, **wishes[kind]})
    assert done["state"] == "done", done
    plain = json.loads(json.dumps(expected[kind]().to_dict()))
    for key in ("speed", "strategies"):
        plain.pop(key, None)
    assert done["result"] == plain
    whole = person.ask("GET", f"/api/lab/runs/{done['id']}")
    assert bool(whole["charts"]) == (kind != "tune")
    if kind == "tune":
        assert refused(lambda: person.ask("GET", f"/api/lab/runs/{done['id']}/csv")) == "no-paper"
        assert refused(lambda: person.ask("POST", f"/api/lab/runs/{done['id']}/go", {"more": 5})) == "lab"


def test_papers(server: Running) -> None:
    (person,) = guests(server.base, 1)
    done = finished(person, match_wish(games=20))

    def paper(path: str) -> tuple[str, str]:
        request = urllib.request.Request(
            f"{server.base}/api/lab/runs/{done['id']}/{path}", headers={"authorization": f"Bearer {person.token}"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.headers["content-disposition"], answer.read().decode()

    name, csv = paper("csv")
    assert name == 'attachment; filename="demesne-match.csv"'
    assert csv == plain_match(20).to_csv()
    name, page = paper("report?language=it")
    assert name == 'attachment; filename="demesne-match.html"'
    assert '<html lang="it">' in page
    assert "demesne match bmu Plain.toml --kingdom none --games 20 --seed 7" in page


# -- what goes wrong ---------------------------------------------------------------------------------------------------


def children(pid: int, module: str) -> list[psutil.Process]:
    """The child processes of another one that run a module."""
    found = []
    for child in psutil.Process(pid).children(recursive=True):
        try:
            if child.cmdline()[2:3] == [module]:
                found.append(child)
        except psutil.Error:
            continue
    return found


@pytest.mark.parametrize("module", ["demesne.lab_service.worker", "demesne.lab_service"])
def test_what_is_killed_costs_time_and_nothing_else(server: Running, module: str) -> None:
    (person,) = guests(server.base, 1)
    run = begin(person, match_wish(games=800))
    with watching(person, run["id"]) as watcher:
        watcher.until(lambda found: found["games"] > 0)
        (process,) = children(server.pid, module)
        os.kill(process.pid, signal.SIGKILL)
        wait_until(lambda: not process.is_running() or process.status() == psutil.STATUS_ZOMBIE, "it still lives")
        done = watcher.until(lambda found: found["state"] == "done" and found["games"] == 800)
        same_scores(done["result"], plain_match(800))


@pytest.mark.slow
def test_a_cluster_plays_for_the_page(zygote: Zygote, tmp_path: Path) -> None:
    with (
        dask_cluster(tmp_path) as (address, workers),
        serving(zygote, tmp_path, limits=LIMITS, lab_cluster=address) as running,
    ):
        (person,) = guests(running.base, 1)
        run = begin(person, match_wish(games=600))
        with watching(person, run["id"]) as watcher:
            watcher.until(lambda found: found["games"] > 0)
            assert not children(running.pid, "demesne.lab_service.worker")
            workers[0].kill()
            done = watcher.until_done()
        same_scores(done["result"], plain_match(600))
        assert person.ask("GET", f"/api/lab/runs/{run['id']}/games/3")["rules"]


BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"bots": [{"bot": "nobody"}, {"bot": "smu"}]}, "lab", "nobody"),
    ({"bots": [{"bot": "/etc/passwd"}, {"bot": "smu"}]}, "lab", "/etc/passwd"),
    ({"bots": [{"bot": "os:system"}, {"bot": "smu"}]}, "lab", "os:system"),
    ({"bots": [{"bot": "x.toml"}, {"bot": "smu"}]}, "lab", "x.toml"),
    ({"bots": [{"bot": "smu"}]}, "lab", "2"),
    ({"bots": [{"strategy": 'name = "x"\nbuy = ["Smity"]'}, {"bot": "smu"}]}, "lab", "Smithy"),
    ({"bots": [{"strategy": "buy = ["}, {"bot": "smu"}]}, "lab", "TOML"),
    ({"kingdom": "Atlantis"}, "lab", "Atlantis"),
    ({"kingdom": "random: nonsense>=3"}, "lab", "nonsense"),
    ({"bots": [{"strategy": SMITHY}, {"bot": "bmu"}]}, "lab", "Smithy"),
    ({"kind": "sweep", "bots": [{"bot": "steward"}]}, "lab", "steward"),
    ({"kind": "sweep", "bots": [{"bot": "bmu"}], "cards": ["Smithie"]}, "lab", "Smithie"),
    ({"kind": "tune", "bots": [{"strategy": PLAIN}]}, "lab", "Plain"),
    ({"kind": "vary", "axes": ["nothing"]}, "lab", "nothing"),
    ({"kind": "tournament", "bots": [{"bot": "bmu"}] * 12, "games": 50_000}, "lab", "100"),
    ({"games": 0}, "bad-request", "games"),
    ({"games": ENDLESS + 1}, "bad-request", "games"),
    ({"kind": "solo"}, "bad-request", "kind"),
    ({"bots": [{"bot": "bmu", "file": "x"}] * 2}, "bad-request", "file"),
    ({"bots": [{"strategy": "x" * 10_001}, {"bot": "bmu"}]}, "bad-request", "length"),
    ({"until_sure": 1.5}, "bad-request", "until_sure"),
    ({"seed": [1]}, "bad-request", "seed"),
]


@pytest.mark.parametrize(("wrong", "code", "word"), BAD)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_bad_wish_is_refused_and_says_why(
    server: Running, language: str, wrong: dict[str, Any], code: str, word: str
) -> None:
    wish = match_wish(language=language, **wrong) if "kind" in wrong else {**match_wish(language=language), **wrong}
    with pytest.raises(ClientError) as refusal:
        begin(Server(server.base), wish)
    assert refusal.value.code == code
    assert word in str(refusal.value)
    assert "Traceback" not in str(refusal.value)


def test_messages_are_in_the_language_that_is_asked_for(server: Running) -> None:
    said = set()
    for language in ("en", "fr", "it"):
        with pytest.raises(ClientError) as refusal:
            begin(Server(server.base), match_wish(bots=[{"bot": "nobody"}] * 2, language=language))
        said.add(str(refusal.value))
    assert len(said) == 3


def test_a_socket_that_says_something_else_is_closed(server: Running) -> None:
    (person,) = guests(server.base, 1)
    run = begin(person, match_wish(games=4))
    address = server.base.replace("http", "ws", 1) + f"/api/lab/runs/{run['id']}/socket"
    for message, code in (("{}", "bad-message"), ('{"type": "ping"}', "no-hello"), ("nonsense", "bad-message")):
        with connect(address, open_timeout=PATIENCE) as socket:
            socket.send(message)
            assert json.loads(socket.recv(PATIENCE))["code"] == code
    with watching(person, run["id"]) as watcher:
        watcher.socket.send('{"type": "ping"}')
        while watcher.said[-1:] != [{"type": "pong"}]:
            watcher.read()


# -- whose it is, and who may ------------------------------------------------------------------------------------------


def test_nobody_else_gets_a_run(server: Running) -> None:
    owner, other = guests(server.base, 2)
    nobody = Server(server.base)
    run = begin(owner, match_wish(games=10))
    path = f"/api/lab/runs/{run['id']}"
    asked: list[tuple[str, str, Any]] = [
        ("GET", "", None),
        ("GET", "/csv", None),
        ("GET", "/games/0", None),
        ("POST", "/stop", {}),
        ("POST", "/go", {"more": 5}),
        ("POST", "/end", {}),
    ]
    for somebody in (other, nobody):
        for method, part, body in asked:
            with pytest.raises(ClientError) as refusal:
                somebody.ask(method, path + part, body)
            assert refusal.value.code == "no-run"
        with watching(somebody, run["id"]) as watcher:
            assert watcher.read()["code"] == "no-run"
    with watching(owner, run["id"]) as watcher:
        watcher.until_done()
        owner.ask("POST", "/api/logout")
        with pytest.raises(ConnectionClosed):
            watcher.until(lambda _: False)
    # Without a session, whoever knows the id owns the run.
    run = begin(nobody, match_wish(games=4))
    with watching(other, run["id"]) as watcher:
        watcher.until_done()
    assert refused(lambda: nobody.ask("GET", "/api/lab/runs/" + "0" * 32)) == "no-run"
    assert refused(lambda: nobody.ask("GET", "/api/lab/runs/x")) == "no-run"


def ask_with(base: str, headers: dict[str, str], method: str = "GET", body: object = None) -> dict[str, Any]:
    path = "/api/lab" if method == "GET" else "/api/lab/runs"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, {"content-type": "application/json", **headers}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return dict(json.load(answer))
    except urllib.error.HTTPError as error:
        return dict(json.load(error))


def test_only_visitors_from_this_machine_at_first(server: Running) -> None:
    assert ask_with(server.base, {})["open"]
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "X-Forwarded-Proto"):
        found = ask_with(server.base, {name: "127.0.0.1"})
        assert (found["open"], found["why"], found["vocabulary"]) == (False, "elsewhere", None)
        assert ask_with(server.base, {name: "127.0.0.1"}, "POST", match_wish())["error"] == "lab-elsewhere"
    address = server.base.replace("http", "ws", 1) + f"/api/lab/runs/{'0' * 32}/socket"
    with connect(address, additional_headers={"X-Forwarded-For": "192.0.2.1"}, open_timeout=PATIENCE) as socket:
        assert json.loads(socket.recv(PATIENCE))["code"] == "lab-elsewhere"


@pytest.mark.parametrize(
    ("client", "headers", "local"),
    [
        ("127.0.0.1", {"host": "localhost:8000"}, True),
        ("::1", {"host": "[::1]:8000"}, True),
        ("127.0.0.1", {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}, True),
        ("192.0.2.7", {"host": "127.0.0.1:8000"}, False),
        ("10.0.0.2", {"host": "10.0.0.1:8000"}, False),
        ("127.0.0.1", {"host": "play.example"}, False),
        ("127.0.0.1", {"host": "127.0.0.1:8000", "origin": "https://play.example"}, False),
        ("127.0.0.1", {"host": "127.0.0.1:8000", "x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {}, False),
        ("nonsense", {"host": "localhost"}, False),
    ],
)
def test_who_is_at_this_machine(client: str, headers: dict[str, str], local: bool) -> None:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    assert is_local(HTTPConnection({"type": "http", "client": (client, 1), "headers": raw})) is local


def test_a_host_may_open_or_close_the_lab(zygote: Zygote, tmp_path: Path) -> None:
    away = {"X-Forwarded-For": "192.0.2.1"}
    with serving(zygote, tmp_path, lab="off") as running:
        found = ask_with(running.base, {})
        assert (found["open"], found["why"]) == (False, "off")
        assert ask_with(running.base, {}, "POST", match_wish())["error"] == "lab-off"
        assert not children(running.pid, "demesne.lab_service")
    with serving(zygote, tmp_path, lab="on", lab_processes=1) as running:
        assert ask_with(running.base, away)["open"]
        assert ask_with(running.base, away, "POST", match_wish(games=4))["run"]["wanted"] == 4


# -- limits ------------------------------------------------------------------------------------------------------------


def test_people_and_addresses_have_only_so_many_runs_at_a_time(zygote: Zygote, tmp_path: Path) -> None:
    limits = {**LIMITS, "lab_runs": 1, "lab_address_runs": 2}
    with serving(zygote, tmp_path, limits=limits, lab_processes=1) as running:
        first, second, third = guests(running.base, 3)
        begin(first, match_wish(games=ENDLESS))
        assert refused(lambda: begin(first, match_wish())) == "lab-busy"
        begin(second, match_wish(games=ENDLESS))
        assert refused(lambda: begin(third, match_wish())) == "lab-busy"


def test_a_budget_that_is_spent_stops_a_run(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, limits={**LIMITS, "lab_games": 3000}, lab_processes=1) as running:
        (person,) = guests(running.base, 1)
        run = begin(person, match_wish(games=ENDLESS))
        with watching(person, run["id"]) as watcher:
            stopped = watcher.until(lambda run: run["state"] == "stopped")
        assert stopped["why"] == "budget"
        assert stopped["result"]["games"] > 0


def test_runs_wait_for_each_other(server: Running) -> None:
    (person,) = guests(server.base, 1)
    runs = [begin(person, match_wish(games=ENDLESS)) for _ in range(6)]
    try:
        states = [person.ask("GET", f"/api/lab/runs/{run['id']}")["run"] for run in runs]
        assert [run["state"] for run in states] == ["running"] * 4 + ["waiting"] * 2
        assert [run["ahead"] for run in states[4:]] == [0, 1]
        with watching(person, runs[5]["id"]) as watcher:
            person.ask("POST", f"/api/lab/runs/{runs[0]['id']}/stop", {})
            watcher.until(lambda run: run["ahead"] == 0 and run["wait"] is not None)
            person.ask("POST", f"/api/lab/runs/{runs[1]['id']}/end", {})
            watcher.until(lambda run: run["state"] == "running" and run["games"] > 0)
    finally:
        for run in runs[:1] + runs[2:]:
            person.ask("POST", f"/api/lab/runs/{run['id']}/end", {})


def test_a_run_that_nobody_watches_stops_and_is_forgotten(zygote: Zygote, tmp_path: Path) -> None:
    with serving(
        zygote, tmp_path, limits=LIMITS, lab_processes=1, lab_idle_seconds=0.2, lab_forget_seconds=MANY
    ) as running:
        (person,) = guests(running.base, 1)
        run = begin(person, match_wish(games=ENDLESS))
        with watching(person, run["id"]) as watcher:
            # On a busy machine it may have stopped before the socket was there.
            found = watcher.until(lambda found: found["games"] > 0 or found["state"] == "stopped")
            if found["games"] == 0:
                person.ask("POST", f"/api/lab/runs/{run['id']}/go", {})
                watcher.until(lambda found: found["games"] > 0)
        # Looking at it counts as watching, so only the server's metrics are used.
        wait_until(lambda: metric(running, "demesne_lab_running") == 0, "it goes on without anybody")
        found = person.ask("GET", f"/api/lab/runs/{run['id']}")["run"]
        assert (found["state"], found["why"]) == ("stopped", "unwatched")
        assert metric(running, "demesne_lab_games_total") > 0
    with serving(zygote, tmp_path, limits=LIMITS, lab_processes=1, lab_forget_seconds=0.2) as running:
        (person,) = guests(running.base, 1)
        run = begin(person, match_wish(games=ENDLESS))
        wait_until(lambda: metric(running, "demesne_lab_runs") == 0, "it is still kept")
        assert refused(lambda: person.ask("GET", f"/api/lab/runs/{run['id']}")) == "no-run"
        wait_until(lambda: not children(running.pid, "demesne.lab_service"), "the service is still there")


def metric(running: Running, name: str) -> float:
    with urllib.request.urlopen(f"{running.base}/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    return float(next(line.rpartition(" ")[2] for line in lines if line.startswith(f"{name} ")))


def test_everything_ends_with_the_server(zygote: Zygote, tmp_path: Path) -> None:
    running = Running(zygote, tmp_path, limits=LIMITS, lab_processes=1)
    try:
        running.start()
        (person,) = guests(running.base, 1)
        run = begin(person, match_wish(games=ENDLESS))
        with watching(person, run["id"]) as watcher:
            watcher.until(lambda found: found["games"] > 0)
            modules = ("demesne.lab_service", "demesne.lab_service.worker")
            mine = [child for module in modules for child in children(running.pid, module)]
            assert len(mine) == 2
            running.kill()
        wait_until(lambda: not any(_lives(child) for child in mine), "some of it still lives")
    finally:
        running.kill()


def _lives(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


# -- strategies, plans and games ---------------------------------------------------------------------------------------


def test_a_strategy_is_checked_and_written(server: Running) -> None:
    person = Server(server.base)
    found = person.ask("POST", "/api/lab/check", {"text": SMITHY, "kingdom": "First Game"})
    assert (found["name"], found["mistakes"], found["doubts"]) == ("Two", [], [])
    assert found["form"]["buy"][2] == {"card": "Smithy", "limit": 2, "tests": [], "other": ""}
    assert [number["axis"] for number in found["numbers"]] == ["count(Smithy)"]
    written = person.ask("POST", "/api/lab/write", {"form": found["form"]})
    assert written["form"] == found["form"]
    assert [rule.text for rule in read_plan(written["text"]).buy] == [rule.text for rule in read_plan(SMITHY).buy]
    wrong = person.ask("POST", "/api/lab/check", {"text": 'name = "x"\nbuy = ["Gold if mony > 2"]', "language": "it"})
    assert wrong["form"] is None
    assert [(one["line"], one["column"], one["end"]) for one in wrong["mistakes"]] == [(2, 16, 24)]
    assert "money" in wrong["mistakes"][0]["message"]
    assert person.ask("GET", "/api/lab/questions?card=Scudiero")["asks"]["mode"]
    assert refused(lambda: person.ask("GET", "/api/lab/questions?card=Nobody")) == "lab"


def test_the_rules_of_a_bot(server: Running) -> None:
    person = Server(server.base)
    assert read_plan(person.ask("POST", "/api/lab/plan", {"bot": "smu"})["text"]).name == "SMU"
    plan = person.ask("POST", "/api/lab/plan", {"bot": "regent", "kingdom": "First Game"})
    assert read_plan(plan["text"]).buy
    assert refused(lambda: person.ask("POST", "/api/lab/plan", {"bot": "novice"})) == "lab"
    assert refused(lambda: person.ask("POST", "/api/lab/plan", {"bot": "regent", "kingdom": "random"})) == "lab"


def test_one_game_of_a_match_is_stepped_through(server: Running) -> None:
    (person,) = guests(server.base, 1)
    done = finished(person, match_wish(games=8))
    worst = done["result"]["worst"][1]
    assert worst is not None
    path = f"/api/lab/runs/{done['id']}/games/{worst}"
    game = person.ask("GET", path)
    assert {seat["name"] for seat in game["table"]["seats"]} == {"BMU", "Plain"}
    assert {seat["bot"] for seat in game["table"]["seats"]} == {"bmu", "own"}
    story = person.ask("GET", f"{path}/story")
    steps = {step["at"]: step for step in story["steps"]}
    assert game["rules"]
    for fired in game["rules"]:
        assert steps[fired["at"]]["kind"] == "buy"
        assert steps[fired["at"]]["seat"] == fired["seat"]
        shown = person.ask("GET", f"{path}/replay?at={fired['at']}")
        assert shown["answer"] == [fired["rule"].partition(" if ")[0]]
        break
    assert person.ask("GET", f"{path}/replay?at={story['answers']}&seat=1")["views"][0]["seat"] == 1
    record = list(plain_match(8).records())[worst]
    saved = demesne.load(json.dumps(person.ask("GET", f"{path}/save")))
    points = {seat["name"]: saved.score(saved.players[at]) for at, seat in enumerate(game["table"]["seats"])}
    assert [points["BMU"], points["Plain"]] == record["points"]
    assert refused(lambda: person.ask("GET", f"/api/lab/runs/{done['id']}/games/8")) == "lab"
    assert refused(lambda: person.ask("GET", f"/api/lab/runs/{done['id']}/games/x")) == "bad-request"


def test_what_would_have_won(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", seed="would", first=0)
    assert refused(lambda: people[0].ask("POST", "/api/lab/table", {"table": table})) == "not-over"
    clients = [Client(person, table, lively(random.Random(n))) for n, person in enumerate(people)]
    play_out(clients)
    found = Server(server.base).ask("POST", "/api/lab/table", {"table": table})
    assert found["players"] == 2
    assert demesne.new_game(found["kingdom"], seed=1).setup.kingdom == demesne.new_game("First Game").setup.kingdom
    assert read_plan(found["plan"]["text"]).buy
    assert [one["name"] for one in found["bought"]] == ["Guest 0", "Guest 1"]
    for one in found["bought"]:
        assert read_plan(one["text"]).buy
    assert refused(lambda: Server(server.base).ask("POST", "/api/lab/table", {"table": "0" * 16})) == "no-table"


def test_people_play_against_a_strategy_of_their_own(server: Running) -> None:
    (person,) = guests(server.base, 1)
    seats = [{"kind": "person"}, {"kind": "bot", "strategy": SMITHY}]
    opened = person.open(seats=seats, kingdom="First Game", seed=1, first=1)
    seat = opened["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", "Two", "own-1")
    table = opened["links"]["table"]
    person.start(table)
    client = Client(person, table, lively(random.Random(1)))
    asyncio.run(asyncio.wait_for(client.play(), PATIENCE))
    assert client.info is not None
    assert client.info["seats"][1]["replaced"] == 0
    story = person.ask("GET", f"/api/tables/{table}/story")
    bought = {card for turn in story["gained"] for card in turn[1]}
    assert bought - {"Curse"} <= {"Province", "Gold", "Smithy", "Silver"}
    # It keeps playing at other tables that branch from this one.
    again = person.ask("POST", f"/api/tables/{table}/rematch", {"mode": "next"})["table"]
    assert [one["bot"] for one in again["seats"]] == [None, "own-1"]
    wish = {"at": 4, "seats": [{}, {"kind": "bot", "bot": "own-1"}], "sit": 0}
    branch = person.ask("POST", f"/api/tables/{table}/branch", wish)["table"]
    assert (branch["seats"][1]["name"], branch["seats"][1]["bot"]) == ("Two", "own-1")
    for text, kingdom, code in (("nonsense", "First Game", "bad-strategy"), (SMITHY, "Big Money", "bot-needs")):
        with pytest.raises(ClientError) as refusal:
            person.open(seats=[{"kind": "person"}, {"kind": "bot", "strategy": text}], kingdom=kingdom)
        assert refusal.value.code == code
    assert refused(lambda: person.open(seats=[{}, {"kind": "bot", "bot": "own-1"}])) == "no-bot"


def test_strategies_are_kept_with_an_account(server: Running) -> None:
    owner, other = guests(server.base, 2)
    assert refused(lambda: owner.ask("GET", "/api/me/strategies")) == "no-account"
    for number, person in enumerate((owner, other)):
        name = f"Keeper {number} {time.time_ns()}"[:24]
        person.ask("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    kept = owner.ask("POST", "/api/me/strategies", {"name": "Mine", "text": PLAIN})
    owner.ask("POST", "/api/me/strategies", {"name": "Another", "text": SMITHY})
    again = owner.ask("POST", "/api/me/strategies", {"name": "Mine", "text": SMITHY})
    assert again["id"] == kept["id"]
    found = owner.ask("GET", "/api/me/strategies")["strategies"]
    assert [(one["name"], one["text"]) for one in found] == [("Another", SMITHY), ("Mine", SMITHY)]
    assert other.ask("GET", "/api/me/strategies")["strategies"] == []
    other.ask("POST", f"/api/me/strategies/{kept['id']}/forget", {})
    assert len(owner.ask("GET", "/api/me/strategies")["strategies"]) == 2
    owner.ask("POST", f"/api/me/strategies/{kept['id']}/forget", {})
    assert len(owner.ask("GET", "/api/me/strategies")["strategies"]) == 1
    assert refused(lambda: owner.ask("POST", "/api/me/strategies", {"name": " \u200b ", "text": ""})) == "bad-name"
    for number in range(99):
        owner.ask("POST", "/api/me/strategies", {"name": f"s{number}", "text": PLAIN})
    assert refused(lambda: owner.ask("POST", "/api/me/strategies", {"name": "more", "text": PLAIN})) == "too-many"


def test_charts_are_drawn_for_other_pages(server: Running) -> None:
    person = Server(server.base)
    series = [{"name": "<b>Ann", "x": [1, 2, 3], "y": [0, 3, -1]}]
    (chart,) = person.ask("POST", "/api/charts", {"width": 400, "charts": [{"title": "Points", "series": series}]})[
        "charts"
    ]
    assert 'viewBox="0 0 400' in chart["svg"]
    assert "<b>" not in chart["svg"]
    assert chart["rows"] == [["1", "0"], ["2", "3"], ["3", "-1"]]
    uneven = [{"name": "Ann", "x": [1, 2], "y": [0]}]
    body = {"charts": [{"title": "Points", "series": uneven}]}
    assert refused(lambda: person.ask("POST", "/api/charts", body)) == "bad-request"


def test_a_sovereign_plays_with_little_thought(server: Running) -> None:
    (person,) = guests(server.base, 1)
    done = finished(person, match_wish(games=1, bots=[{"bot": "sovereign"}, {"bot": "bm0"}]))
    assert done["state"] == "done", done
    assert done["result"]["bots"] == ["sovereign:20", "BM0"]
