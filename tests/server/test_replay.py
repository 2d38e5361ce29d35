"""Looking back: a game in progress as a player saw it earlier, and finished games turn by turn."""

from __future__ import annotations

import gzip
import json
import random
import urllib.request
from collections import Counter
from typing import Any

import pytest

import demesne
from demesne.client import Server, TableSocket
from tests.patience import PATIENCE
from tests.server.clients import Client, guests, lively, play_out, refused, seated
from tests.server.running import Running

KINGDOM = "Cellar, Militia, Witch, Thief, Spy, Throne Room, Workshop, Library, Moat, Remodel"


@pytest.fixture(scope="module")
def finished(server: Running) -> tuple[str, list[Server], list[Client]]:
    """A table with a finished game, and everything that its people and a spectator were sent."""
    table, people, links = seated(server.base, 3, kingdom=KINGDOM, seed="story", first=1)
    clients = [Client(person, table, lively(random.Random(n))) for n, person in enumerate(people)]
    clients.append(Client(Server(server.base), table, lively(random.Random()), links["watch"]))
    play_out(clients)
    return table, people, clients


def states(client: Client) -> list[dict[str, Any]]:
    return [frame for frame in client.frames if frame["type"] == "state"]


# -- a game that goes on ----------------------------------------------------------------------------------------------


def connected(table: str, person: Server, watch: str | None = None) -> TableSocket:
    socket = person.socket(table, watch)
    socket.connect()
    while socket.view is None:
        assert socket.receive(PATIENCE) is not None
    return socket


def reach(socket: TableSocket, number: int) -> None:
    while socket.view is None or socket.view["number"] < number:
        assert socket.receive(PATIENCE) is not None


def test_the_past_is_what_one_saw_then(server: Running) -> None:
    table, people, links = seated(server.base, 2, kingdom=KINGDOM, first=0, point_counter=True)
    sockets = [connected(table, person) for person in people]
    sockets.append(connected(table, Server(server.base), links["watch"]))
    seen: list[dict[int, Any]] = [{}, {}, {}]
    for number in range(24):
        for place, socket in enumerate(sockets):
            reach(socket, number)
            assert socket.view is not None
            seen[place][number] = (socket.view, len(socket.log))
        acting = next(socket for socket in sockets if socket.view and socket.view["decision"])
        assert acting.view is not None
        decision = acting.view["decision"]
        acting.answer(number, decision["options"][: max(decision["min"], min(decision["max"], number % 3))])
    for place, socket in enumerate(sockets):
        for number in range(24):
            view, length = seen[place][number]
            assert socket.past(number) == view
            assert all(at <= number for at in socket.log_numbers[:length])
            assert all(at > number for at in socket.log_numbers[length:])
    beyond = refused(lambda: sockets[0].past(99))
    assert beyond == "no-point"
    stranger = guests(server.base, 1)[0]
    assert refused(lambda: stranger.ask("GET", f"/api/tables/{table}/past?at=0")) == "forbidden"
    assert refused(lambda: stranger.ask("GET", f"/api/tables/{table}/past?at=0&watch={links['join']}")) == "forbidden"
    assert refused(lambda: people[0].ask("GET", f"/api/tables/{table}/past?at=x")) == "bad-request"
    for socket in sockets:
        socket.close()


def test_what_was_taken_back_is_still_what_one_saw(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom=KINGDOM, first=0)
    ann = connected(table, people[0])
    assert ann.view is not None
    ann.answer(0, ann.view["decision"]["options"])
    reach(ann, 1)
    undone = ann.view
    ann.request({"type": "undo", "number": 1})
    reach(ann, 2)
    ann.answer(2, [])
    reach(ann, 3)
    assert ann.past(1) == undone
    answered = [people[0].ask("GET", f"/api/tables/{table}/past?at={number}") for number in range(4)]
    assert [answer["undone"] for answer in answered] == [False, True, False, False]
    assert {**answered[0]["view"], "number": 2} == answered[2]["view"]
    fresh = connected(table, people[0])
    assert fresh.log_numbers == ann.log_numbers
    assert 1 not in ann.log_numbers
    for socket in (ann, fresh):
        socket.close()


def test_a_game_that_goes_on_has_no_story(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom=KINGDOM)
    for what in ("story", "replay", "replay?at=0&seat=0", "save"):
        assert refused(lambda what=what: people[0].ask("GET", f"/api/tables/{table}/{what}")) == "not-over"  # type: ignore[misc]


# -- a game that is over ----------------------------------------------------------------------------------------------


def test_the_replay_through_somebodys_eyes_is_what_that_one_saw(
    server: Running, finished: tuple[str, list[Server], list[Client]]
) -> None:
    table, people, clients = finished
    for client in clients:
        eyes = "spectator=true" if client.seat is None else f"seat={client.seat}"
        log: list[dict[str, Any]] = []
        for frame in states(client):
            at = frame["number"]
            shown = people[0].ask("GET", f"/api/tables/{table}/replay?at={at}&since={len(log)}&{eyes}")
            assert shown["at"] == at
            assert shown["views"] == [frame["view"]]
            assert shown["decision"] == frame["view"]["decision"]
            assert shown["answer"] == (client.sent[at][-1] if at in client.sent else None)
            assert shown["log_from"] == len(log) == frame["log_from"]
            assert shown["events"] == frame["events"]
            log += shown["events"]
    back = people[0].ask("GET", f"/api/tables/{table}/replay?at=0&since=50")
    assert back["events"] == []
    assert 0 < back["log_from"] < 50
    assert len(back["views"]) == 3
    for bad, code in (
        ("seat=3", "no-seat"),
        ("seat=0&spectator=true", "bad-request"),
        ("spectator=1", "bad-request"),
        ("at=99999", "no-point"),
        ("since=-1", "bad-request"),
    ):
        assert refused(lambda bad=bad: people[0].ask("GET", f"/api/tables/{table}/replay?{bad}")) == code  # type: ignore[misc]


def test_the_story_of_a_game(server: Running, finished: tuple[str, list[Server], list[Client]]) -> None:
    table, people, clients = finished
    story = Server(server.base).ask("GET", f"/api/tables/{table}/story")
    saved = people[0].ask("GET", f"/api/tables/{table}/save")
    result = clients[0].result
    assert result is not None
    game = demesne.new_game(**saved["setup"], log=True)
    turns = story["turns"]
    assert turns[0] == {"seat": 1, "turn": 1, "at": 0, "events": turns[0]["events"]}
    assert len(story["points"]) == len(story["money"]) == len(story["gained"]) == len(turns)
    assert story["answers"] == len(saved["answers"]) == len(story["steps"])
    begins = {turn["at"]: number for number, turn in enumerate(turns)}
    for at, answer in enumerate([*saved["answers"], None]):
        if at in begins:
            turn = turns[begins[at]]
            assert (game.active, game.players[game.active].turns) == (turn["seat"], turn["turn"])
            if begins[at]:
                assert story["points"][begins[at] - 1] == [game.score(player) for player in game.players]
        if answer is not None:
            assert game.decision is not None
            assert story["steps"][at] == {
                "at": at,
                "seat": game.decision.player,
                "source": game.decision.source,
                "kind": game.decision.kind,
            }
            game.answer(answer)
    assert game.log is not None
    assert story["events"] == len(game.log)
    assert all(game.log[turn["events"]].type == "turn" for turn in turns)
    assert story["points"][-1] == result["scores"]
    assert [sum(1 for turn in turns if turn["seat"] == seat) for seat in range(3)] == result["turns"]
    values = {"Copper": 1, "Silver": 2, "Gold": 3}
    for seat in range(3):
        assert story["decks"][seat] == game.view(None).owned(seat)
        assert story["money"][-1][seat] == sum(values.get(card, 0) * n for card, n in story["decks"][seat].items())
        gained = Counter(card for turn in story["gained"] for card in turn[seat])
        assert gained == Counter(
            card for event in game.log if event.type == "gain" and event.seat == seat for card in event.cards
        )
    assert "story" in json.dumps(people[0].ask("GET", f"/api/tables/{table}")["table"]["seed"])


def test_the_list_of_bots_is_small_in_one_language(server: Running) -> None:
    def fetch(path: str, **headers: str) -> tuple[bytes, str | None]:
        request = urllib.request.Request(server.base + path, headers=headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.read(), answer.headers["content-encoding"]

    whole = json.loads(fetch("/api/bots")[0])
    for language in ("en", "fr", "it"):
        packed, coding = fetch(f"/api/bots?language={language}", **{"accept-encoding": "gzip"})
        assert coding == "gzip"
        assert len(packed) < 10_000
        found = json.loads(gzip.decompress(packed))
        plain, coding = fetch(f"/api/bots?language={language}")
        assert coding is None
        assert json.loads(plain) == found
        for bot, other in zip(found, whole, strict=True):
            assert bot == {**other, **{key: {language: other[key][language]} for key in ("names", "sentence")}}
    assert refused(lambda: Server(server.base).ask("GET", "/api/bots?language=xx")) == "bad-request"


def test_the_list_of_bots_and_a_strategy_at_a_table(server: Running) -> None:
    found = Server(server.base).ask("GET", "/api/bots")
    assert [bot["level"] for bot in found[:4]] == ["novice", "random", "steward", "regent"]
    assert [bot["strategy"] for bot in found] == sorted(bot["strategy"] for bot in found)
    for bot in found:
        assert bot["names"].keys() == bot["sentence"].keys() == {"en", "fr", "it"}
        assert all(bot["names"].values())
        assert all(bot["sentence"].values())
    ann = guests(server.base, 1)[0]
    seats = [{"kind": "bot", "bot": "double-witch"}, {"kind": "bot", "bot": "bmu"}]
    assert refused(lambda: ann.open(seats=seats, sit=False, kingdom="First Game")) == "bot-needs"
    assert refused(lambda: ann.open(seats=[{}, {"kind": "bot", "bot": "/etc/passwd"}])) == "no-bot"
    links = ann.open(seats=seats, sit=False, kingdom=KINGDOM)["links"]
    ann.start(links["table"])
    watching = connected(links["table"], ann, links["watch"])
    while watching.result is None:
        assert watching.receive(PATIENCE) is not None
    story = ann.ask("GET", f"/api/tables/{links['table']}/story")
    assert story["decks"][0].get("Witch", 0) > 0
    assert "Witch" not in story["decks"][1]
