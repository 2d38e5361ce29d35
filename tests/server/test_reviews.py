"""Reviews over HTTP and their sockets: a real server, real processes, both databases."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.sync.client import ClientConnection, connect

from demesne.client import Server
from demesne.processes import environment
from demesne.review.facts import VERSION
from tests.patience import PATIENCE, wait_until
from tests.server.clients import guests, refused
from tests.server.running import MANY, UNLIMITED, Running, Zygote, postgres, serving
from tests.server.test_lab import children, metric

LIMITS = {**UNLIMITED, "reviews": MANY, "address_reviews": MANY, "hour_reviews": MANY}
PROCESS = "demesne.server.review_process"
ENDLESS = 1000.0


@pytest.fixture(scope="module")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where a review takes a moment."""
    with serving(zygote, tmp_path_factory.mktemp("reviews"), limits=LIMITS, review_games=500) as running:
        yield running


@pytest.fixture(scope="module")
def slow(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where a review never ends."""
    options: dict[str, Any] = {"limits": LIMITS, "review_seconds": ENDLESS, "review_idle_seconds": 0.5}
    with serving(zygote, tmp_path_factory.mktemp("slow"), **options) as running:
        yield running


def finished(person: Server, answers: int = 6, **wish: Any) -> str:
    """A game against a bot that a person resigned after some answers. Returns its table."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "novice"}]
    opened = person.open(seats=seats, kingdom="First Game", seed=5, first=0, **wish)
    table = str(opened["table"]["id"])
    person.start(table)
    address = person.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, open_timeout=PATIENCE, max_size=2**24) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": person.token}))
        while answers:
            message = json.loads(socket.recv(PATIENCE))
            decision = message["view"]["decision"] if message["type"] == "state" else None
            if decision is not None:
                picks = decision["options"] if decision["kind"] == "treasure" else decision["options"][:1]
                answer = {"type": "answer", "number": message["number"], "answer": picks}
                socket.send(json.dumps(answer))
                answers -= 1
        socket.send(json.dumps({"type": "resign", "id": 1}))
        while (message := json.loads(socket.recv(PATIENCE))).get("id") != 1:
            continue
        assert message["type"] == "ok"
    wait_until(lambda: person.ask("GET", f"/api/tables/{table}")["table"]["status"] == "over", "the game does not end")
    return table


def begin(person: Server, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = person.ask("POST", f"/api/tables/{table}/review")
    return answer


def read(person: Server, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = person.ask("GET", f"/api/tables/{table}/review")
    return answer


class Waiting:
    """A socket at a review."""

    def __init__(self, socket: ClientConnection, token: str | None) -> None:
        self.socket = socket
        self.socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))

    def until(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Read until the review is in the wanted state, or is an error."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == "error" or holds(message):
                return message


@contextmanager
def waiting(person: Server, table: str) -> Iterator[Waiting]:
    address = person.base.replace("http", "ws", 1) + f"/api/tables/{table}/review/socket"
    with connect(address, open_timeout=PATIENCE, max_size=2**24) as socket:
        yield Waiting(socket, person.token)


def is_done(message: dict[str, Any]) -> bool:
    return bool(message["state"] == "done")


def has_begun(message: dict[str, Any]) -> bool:
    return message["review"] is not None and bool(message["review"]["games"])


def test_a_review_streams_is_kept_and_computed_once(server: Running) -> None:
    person, other = guests(server.base, 2)
    table = finished(person)
    assert read(person, table) == {"state": "none", "ahead": 0, "review": None}
    assert begin(person, table)["state"] in ("waiting", "running")
    with waiting(person, table) as watcher:
        assert watcher.until(is_done)["review"]["done"]
    kept = read(person, table)
    review = kept["review"]
    assert (kept["state"], review["version"], review["people"]) == ("done", VERSION, [0])
    story = person.ask("GET", f"/api/tables/{table}/story")
    assert [moment["number"] for moment in review["moments"]] == list(range(story["answers"]))
    assert [moment["seat"] for moment in review["moments"]] == [step["seat"] for step in story["steps"]]
    assert any(moment["verdict"] for moment in review["moments"])
    # Anyone who may see the replay may read the review; asking again computes nothing.
    made = metric(server, "demesne_reviews_total")
    assert read(other, table) == begin(person, table) == kept
    assert metric(server, "demesne_reviews_total") == made
    wait_until(lambda: not children(server.pid, PROCESS), "its process still lives")


def test_first_results_come_at_once_and_a_killed_process_costs_time_only(slow: Running) -> None:
    (person,) = guests(slow.base, 1)
    table = finished(person)
    begin(person, table)
    with waiting(person, table) as watcher:
        found = watcher.until(has_begun)
        assert found["state"] == "running"
        assert not found["review"]["done"]
        lost = metric(slow, "demesne_review_processes_lost_total")
        (process,) = children(slow.pid, PROCESS)
        assert process.nice() == min(19, psutil.Process(slow.pid).nice() + 10)
        os.kill(process.pid, signal.SIGKILL)
        wait_until(lambda: metric(slow, "demesne_review_processes_lost_total") == lost + 1, "nobody missed it")
        assert watcher.until(has_begun)["state"] == "running"
        wait_until(lambda: len(children(slow.pid, PROCESS)) == 1, "there is no other process")


def test_a_review_is_cancelled_when_nobody_waits(slow: Running) -> None:
    (person,) = guests(slow.base, 1)
    table = finished(person)
    begin(person, table)
    with waiting(person, table) as watcher:
        watcher.until(has_begun)
    wait_until(lambda: read(person, table)["state"] == "none", "it goes on though nobody waits")
    wait_until(lambda: not children(slow.pid, PROCESS), "its process still lives")
    with waiting(person, table) as watcher:
        assert watcher.until(is_done)["code"] == "no-review"
    begin(person, table)
    with waiting(person, table) as watcher:
        assert watcher.until(has_begun)["state"] == "running"


def test_one_review_waits_for_the_other(slow: Running) -> None:
    (person,) = guests(slow.base, 1)
    first, second = finished(person), finished(person)
    begin(person, first)
    with waiting(person, first) as watcher:
        watcher.until(has_begun)
        begin(person, second)
        with waiting(person, second) as patient:
            assert patient.until(lambda message: message["state"] == "waiting")["ahead"] == 0
            assert len(children(slow.pid, PROCESS)) == 1
            watcher.socket.close()
            assert patient.until(has_begun)["state"] == "running"


def test_only_the_people_of_a_table_may_have_its_game_reviewed(slow: Running) -> None:
    person, stranger = guests(slow.base, 2)
    table = finished(person)
    assert refused(lambda: begin(stranger, table)) == "not-seated"
    assert refused(lambda: begin(Server(slow.base), table)) == "unauthorised"
    assert read(stranger, table)["state"] == "none"
    begin(person, table)
    with waiting(stranger, table) as watcher:
        assert watcher.until(is_done)["code"] == "not-seated"
    with waiting(person, table) as watcher:
        watcher.until(has_begun)
    assert refused(lambda: begin(person, "0" * 16)) == "no-table"
    playing = str(person.open(seats=[{"kind": "person"}] * 2, kingdom="First Game")["table"]["id"])
    assert refused(lambda: begin(person, playing)) == "not-over"
    assert refused(lambda: read(person, playing)) == "not-over"


@pytest.mark.parametrize(
    ("limit", "many"), [({"reviews": 1}, 1), ({"address_reviews": 1}, 1), ({"hour_reviews": 1}, 1), ({}, 0)]
)
def test_a_host_sets_limits(zygote: Zygote, tmp_path: Path, limit: dict[str, int], many: int) -> None:
    reviews = "on" if limit else "off"
    limits = {**LIMITS, **limit}
    with serving(zygote, tmp_path, limits=limits, review_seconds=ENDLESS, reviews=reviews) as running:
        (person,) = guests(running.base, 1)
        tables = [finished(person, answers=1) for _ in range(many + 1)]
        for table in tables[:many]:
            begin(person, table)
        assert refused(lambda: begin(person, tables[many])) == ("review-busy" if limit else "reviews-off")


def test_a_review_outlives_its_server_in_both_databases(zygote: Zygote, tmp_path: Path) -> None:
    with postgres() as address:
        for store in (str(tmp_path / "kept.db"), address):
            with serving(zygote, tmp_path, store=store, limits=LIMITS, review_games=500) as running:
                (person,) = guests(running.base, 1)
                table = finished(person, answers=2)
                begin(person, table)
                with waiting(person, table) as watcher:
                    watcher.until(is_done)
                kept = read(person, table)
                running.kill()
                running.start()
                assert read(person, table) == begin(person, table) == kept
                assert metric(running, "demesne_reviews_total") == 0


def test_everything_ends_with_the_server(zygote: Zygote, tmp_path: Path) -> None:
    running = Running(zygote, tmp_path, limits=LIMITS, review_seconds=ENDLESS)
    try:
        running.start()
        (person,) = guests(running.base, 1)
        table = finished(person)
        begin(person, table)
        with waiting(person, table) as watcher:
            watcher.until(has_begun)
            (process,) = children(running.pid, PROCESS)
            running.kill()
        wait_until(lambda: not process.is_running() or process.status() == psutil.STATUS_ZOMBIE, "it still lives")
    finally:
        running.kill()


def test_the_server_itself_does_not_load_what_reviews() -> None:
    code = "import demesne.server.app, sys; print(*[name for name in sys.modules if name.startswith('demesne.review')])"
    found = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    assert set(found.stdout.split()) <= {"demesne.review", "demesne.review.facts"}
