"""Hints over real sockets: who gets them, what they say, and where they are recorded."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from demesne.client import Server
from demesne.engine.decision import Decision
from tests.patience import PATIENCE
from tests.server.clients import guests
from tests.server.running import MANY, UNLIMITED, Running, Zygote, serving

LIMITS = {**UNLIMITED, "hints": MANY, "hint_burst": MANY}
BOT = {"kind": "bot", "bot": "novice"}


@pytest.fixture(scope="module")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(
        zygote, tmp_path_factory.mktemp("hints"), limits=LIMITS, bot_processes=1, bot_seconds=PATIENCE
    ) as running:
        yield running


class Seat:
    """A socket at a table, and its newest messages."""

    def __init__(self, socket: ClientConnection, **hello: Any) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.ids = 0
        self.socket.send(json.dumps({"type": "hello", "protocol": 1, **hello}))
        while not self.state:
            self.read()

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """The answer to a message."""
        self.ids += 1
        self.socket.send(json.dumps({**message, "id": self.ids}))
        while True:
            answer = self.read()
            if answer.get("id") == self.ids:
                return answer

    @property
    def number(self) -> int:
        return int(self.state["number"])

    def hint(self) -> dict[str, Any]:
        return self.ask(type="hint", number=self.number)

    def until_asked(self) -> dict[str, Any]:
        """Wait for a decision of this seat."""
        while self.state["view"]["decision"] is None:
            self.read()
        decision: dict[str, Any] = self.state["view"]["decision"]
        return decision


@contextmanager
def sitting(person: Server, table: str, **hello: Any) -> Iterator[Seat]:
    address = person.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, open_timeout=PATIENCE, max_size=2**24) as socket:
        yield Seat(socket, token=person.token, **hello)


def opened(person: Server, *seats: dict[str, str], **wish: Any) -> dict[str, Any]:
    found = person.open(seats=list(seats), kingdom="First Game", seed=5, first=0, **wish)
    person.start(found["table"]["id"])
    return found


def test_a_hint_is_an_answer_that_is_marked_for_everybody(server: Running) -> None:
    person, other = guests(server.base, 2)
    found = opened(person, {"kind": "person"}, BOT)
    table = found["table"]["id"]
    with sitting(person, table) as seat, sitting(other, table, watch=found["links"]["watch"]) as spectator:
        seat.until_asked()
        # Treasures first: at the purchase there is something to think about.
        seat.ask(type="answer", number=seat.number, answer=seat.until_asked()["options"])
        decision = seat.until_asked()
        assert decision["kind"] == "buy"
        assert seat.table["may_hint"]
        number = seat.number
        answer = seat.hint()
        assert answer["type"] == "ok"
        hint = answer["hint"]
        asked = Decision(0, "buy", decision["options"], None, decision["min"], decision["max"], ordered=False)
        asked.pick(tuple(hint["answer"]))
        assert hint["games"] > 0
        assert 0.0 <= hint["chance"] <= 1.0
        # The same hint again is neither computed nor recorded twice.
        assert seat.hint()["hint"] == hint
        while not spectator.table["hints"]:
            spectator.read()
        assert spectator.table["hints"] == [{"seat": 0, "number": number}]
        assert spectator.ask(type="hint", number=number)["code"] == "spectator"
        assert seat.ask(type="hint", number=number + 1)["code"] == "stale"
        # An undone answer keeps its hint's mark, and the hint belongs to the decision that was pending.
        seat.ask(type="answer", number=seat.number, answer=hint["answer"])
        seat.ask(type="undo", number=seat.number)
        seat.until_asked()
        seat.hint()
        seat.ask(type="resign")
        while "result" not in seat.state:
            seat.read()
        assert seat.state["result"]["hints"] == [2, 0]
    kept = person.ask("GET", f"/api/tables/{table}")["table"]
    assert kept["result"]["hints"] == [2, 0]
    story = person.ask("GET", f"/api/tables/{table}/story")
    assert [(one["at"], one["seat"]) for one in story["hints"]] == [(1, 0), (1, 0)]
    past = person.ask("GET", f"/api/tables/{table}/replay?at=1")
    assert {one["events"] for one in story["hints"]} == {len(past["events"])}
    assert story["hints"][0]["answer"] == hint["answer"]
    # A downloaded game carries the marks and the seats.
    saved = person.ask("GET", f"/api/tables/{table}/save")
    assert saved["table"]["hints"] == [1]
    assert [seat["bot"] for seat in saved["table"]["seats"]] == [None, BOT["bot"]]
    assert [seat["name"] for seat in saved["table"]["seats"]] == [seat["name"] for seat in kept["seats"]]
    assert person.ask("GET", "/api/me/games")["games"][0]["result"]["hints"] == [2, 0]


def test_hints_are_for_games_against_bots(server: Running) -> None:
    person, other = guests(server.base, 2)
    found = person.open(seats=[{"kind": "person"}, {"kind": "person"}], kingdom="First Game", seed=5, first=0)
    table = found["table"]["id"]
    other.ask("POST", "/api/join", {"code": found["links"]["join"]})
    person.start(table)
    with sitting(person, table) as seat:
        seat.until_asked()
        assert not seat.table["may_hint"]
        assert seat.hint()["code"] == "no-hints"
    strict = opened(person, {"kind": "person"}, BOT, undo="never")["table"]["id"]
    with sitting(person, strict) as seat:
        seat.until_asked()
        assert seat.hint()["code"] == "no-hints"
        assert seat.table["hints"] == []


def test_whoever_answers_meanwhile_is_not_held_up(server: Running) -> None:
    (person,) = guests(server.base, 1)
    table = opened(person, {"kind": "person"}, BOT)["table"]["id"]
    with sitting(person, table) as seat:
        seat.until_asked()
        seat.ask(type="answer", number=seat.number, answer=seat.until_asked()["options"])
        seat.until_asked()
        number = seat.number
        seat.socket.send(json.dumps({"type": "hint", "number": number, "id": "hint"}))
        assert seat.ask(type="answer", number=number, answer=[])["type"] == "ok"
        while (answer := seat.read()).get("id") != "hint":
            continue
        assert answer["code"] == "stale"
        assert seat.table["hints"] == []


def test_hints_have_a_rate_and_outlive_the_server(zygote: Zygote, tmp_path: Path) -> None:
    limits = {**UNLIMITED, "hints": 0.0001, "hint_burst": 1.0}
    with serving(zygote, tmp_path, limits=limits, bot_processes=1) as running:
        (person,) = guests(running.base, 1)
        table = opened(person, {"kind": "person"}, BOT)["table"]["id"]
        with sitting(person, table) as seat:
            options = seat.until_asked()["options"]
            first = seat.hint()["hint"]
            # All Treasures: there is nothing else to think about.
            assert (sorted(first["answer"]), first["chance"]) == (sorted(options), None)
            number = seat.number
            seat.ask(type="answer", number=number, answer=options)
            seat.until_asked()
            assert seat.hint()["code"] == "too-often"
        running.kill()
        running.start()
        with sitting(person, table) as seat:
            seat.until_asked()
            assert seat.table["hints"] == [{"seat": 0, "number": number}]
