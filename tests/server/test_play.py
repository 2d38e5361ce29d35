"""People and bots play at real sockets of a real server: whole games, undo, resigning, rematches."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

import demesne
from demesne.client import ClientError, Gone, Server, TableSocket, play
from demesne.client.__main__ import Money
from demesne.engine.permute import permute_unseen
from demesne.engine.setup import Setup
from demesne.server.messages import view_of
from demesne.server.options import Limits
from demesne.server.play import Play
from demesne.server.records import Settings
from tests.patience import PATIENCE
from tests.server.clients import Client, guests, lively, play_out, refused, seated
from tests.server.running import Running, Zygote, serving

ABSENT = 0.2
"""Seconds after which somebody without a connection counts as away."""


@pytest.fixture(scope="module")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where a player who is away for a moment may be replaced."""
    with serving(zygote, tmp_path_factory.mktemp("server"), absent_seconds=ABSENT) as running:
        yield running


def sockets(table: str, people: list[Server]) -> list[TableSocket]:
    found = [person.socket(table) for person in people]
    for socket in found:
        socket.connect()
        while socket.view is None:
            assert socket.receive(PATIENCE) is not None
    return found


def listen(socket: TableSocket) -> None:
    """Read until the connection ends."""
    while True:
        socket.receive(5)


def until(
    socket: TableSocket,
    holds: Any,
) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"it did not come: {socket.table} {socket.view}"
        socket.receive(0.2)


def number(socket: TableSocket) -> int:
    assert socket.view is not None
    return int(socket.view["number"])


def asked(socket: TableSocket) -> dict[str, Any] | None:
    assert socket.view is not None
    decision: dict[str, Any] | None = socket.view["decision"]
    return decision


def act(socket: TableSocket, answer: list[str] | None = None) -> None:
    """Answer what is pending: by default all Treasures, and nothing else."""
    until(socket, lambda: asked(socket) is not None)
    decision = asked(socket)
    assert decision is not None
    if answer is None:
        answer = decision["options"] if decision["kind"] == "treasure" else decision["options"][: decision["min"]]
    before = number(socket)
    socket.answer(before, answer)
    until(socket, lambda: number(socket) > before)


# -- whole games ----------------------------------------------------------------------------------------------------


def test_two_people_play_a_whole_game(server: Running) -> None:
    table, people, links = seated(server.base, 2, kingdom="First Game", point_counter=True, deck_tracker=True)
    clients = [Client(person, table, lively(random.Random(n))) for n, person in enumerate(people)]
    watcher = Client(Server(server.base), table, lively(random.Random()), links["watch"])
    play_out([*clients, watcher])
    assert clients[0].result == clients[1].result == watcher.result
    assert watcher.seat is None
    assert not any(client.errors for client in [*clients, watcher])
    saved = demesne.load(json.dumps(people[0].ask("GET", f"/api/tables/{table}/save")))
    assert saved.over
    assert [saved.score(player) for player in saved.players] == clients[0].result["scores"]
    told = sum(len(client.acknowledged) for client in clients)
    assert told == saved.number


def test_a_bot_takes_a_seat_by_a_link(server: Running) -> None:
    host = guests(server.base, 1)[0]
    opened = host.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}], sit=False, kingdom="First Game")
    links = opened["links"]
    assert links["seat"] is None

    async def run() -> dict[str, Any]:
        playing = asyncio.create_task(asyncio.to_thread(play, f"{server.base}/join/{links['join']}", "R2", Money()))
        while any(
            seat["kind"] == "open" for seat in host.ask("GET", f"/api/tables/{links['table']}")["table"]["seats"]
        ):
            await asyncio.sleep(0.05)
        await asyncio.to_thread(host.start, links["table"])
        return await asyncio.wait_for(playing, PATIENCE)

    assert asyncio.run(run())["winners"] == [0]


def watched(host: Server, **wishes: Any) -> str:
    """A finished game between bots only. Returns its table."""
    table = str(host.open(sit=False, **wishes)["links"]["table"])
    host.start(table)
    end = time.monotonic() + PATIENCE
    while host.ask("GET", f"/api/tables/{table}")["table"]["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.1)
    return table


def test_bots_play_alone(server: Running) -> None:
    host = guests(server.base, 1)[0]
    watched(host, seats=[{"kind": "bot"}, {"kind": "bot", "bot": "random"}, {"kind": "bot"}])


def test_the_same_seed_is_the_same_game_against_bots(server: Running) -> None:
    host = guests(server.base, 1)[0]
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "novice"}]

    def moves(seed: int) -> object:
        table = watched(host, seats=seats, kingdom="First Game", seed=seed, first=0)
        return host.ask("GET", f"/api/tables/{table}/story")["steps"]

    assert moves(5) == moves(5) != moves(6)


# -- what a seat sees ----------------------------------------------------------------------------------------------


def test_nothing_leaks(server: Running) -> None:
    """Everything a seat may not see lies differently, and every view that it was sent is still the same."""
    kingdom = "Spy, Militia, Thief, Library, Bureaucrat, Moat, Cellar, Marauder, Knights, Wandering Minstrel"
    table, people, links = seated(server.base, 2, kingdom=kingdom, seed="leak", point_counter=True, deck_tracker=True)
    clients = [Client(person, table, lively(random.Random(n))) for n, person in enumerate(people)]
    clients.append(Client(Server(server.base), table, lively(random.Random()), links["watch"]))
    play_out(clients)
    saved = people[0].ask("GET", f"/api/tables/{table}/save")
    setup = Setup.from_dict(saved["setup"])
    play = Play(setup)
    settings = Settings(point_counter=True, deck_tracker=True)
    sent = [
        {frame["number"]: frame for frame in client.frames if frame["type"] == "state" and not frame["view"]["over"]}
        for client in clients
    ]
    compared = 0
    game = demesne.new_game(**saved["setup"], log=True)
    for count, answer in enumerate([*saved["answers"], None]):
        for client, frames in zip(clients, sent, strict=True):
            if count in frames:
                for luck in (1, 2):
                    twin = permute_unseen(game, client.seat, luck)
                    view = view_of(twin, client.seat, settings, count, False)
                    assert json.loads(json.dumps(view)) == frames[count]["view"]
                    compared += 1
        if answer is not None:
            game.answer(answer)
    assert play.setup.first == setup.first
    assert compared > 100
    assert not any("seed" in json.dumps(frame) for client in clients for frame in client.frames if not over(frame))
    for client in clients:
        for frame in client.frames:
            for event in frame.get("events", []):
                if event["type"] in ("draw", "look") and event["seat"] != client.seat:
                    assert event["cards"] == []


def over(frame: dict[str, Any]) -> bool:
    return bool(frame["type"] == "table" and frame["table"]["status"] == "over")


# -- answers ----------------------------------------------------------------------------------------------------------


def test_stale_repeated_and_foreign_answers(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    ann, bob = sockets(table, people)
    assert refused(lambda: bob.answer(0, [])) == "not-yours"
    assert refused(lambda: ann.answer(1, [])) == "stale"
    assert refused(lambda: ann.answer(0, ["Province"])) == "illegal"
    assert refused(lambda: ann.answer(0, [99])) == "illegal"
    assert refused(lambda: ann.answer(0, ["Copper", 0])) == "illegal"
    options = asked(ann)["options"]  # type: ignore[index]
    assert ann.answer(0, options)["repeated"] is False
    assert ann.answer(0, options)["repeated"] is True
    assert ann.answer(0, list(range(len(options))))["repeated"] is True
    assert refused(lambda: ann.answer(0, [])) == "stale"
    assert refused(lambda: bob.answer(0, options)) == "stale"
    until(ann, lambda: number(ann) == 1)
    assert number(ann) == 1
    second, others, _ = seated(server.base, 2, kingdom="First Game", first=0)
    stranger = others[0].socket(table)
    with pytest.raises(ClientError, match="forbidden"):
        stranger.connect()
    forger = Server(server.base, "A" * 43).socket(second)
    with pytest.raises(ClientError, match="forbidden"):
        forger.connect()


def test_several_tabs_agree_and_one_comes_back(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    ann, _bob = sockets(table, people)
    tab = sockets(table, people[:1])[0]
    act(ann)
    until(tab, lambda: number(tab) == 1)
    assert tab.view == ann.view
    assert tab.log == ann.log
    tab.close()
    act(ann, [])
    tab.connect()
    until(tab, lambda: number(tab) == 2)
    assert tab.view == ann.view
    assert tab.log == ann.log


def test_one_socket_too_many_is_told_so(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game")
    tabs = sockets(table, people[:1] * Limits().tabs)
    more = people[0].socket(table)
    with pytest.raises(ClientError, match="full"):
        more.connect()
    tabs[0].request({"type": "ping"})


def test_a_killed_server_comes_back_at_the_same_decision(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    ann, bob = sockets(table, people)
    act(ann)
    act(ann, [])
    act(bob)
    until(ann, lambda: number(ann) == 3)
    before = (ann.view, bob.view, bob.log)
    server.kill()
    server.start()
    ann, bob = sockets(table, people)
    assert (ann.view, bob.view, bob.log) == before


# -- taking back ------------------------------------------------------------------------------------------------------


def test_undo_is_free_while_nothing_was_revealed(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    ann, bob = sockets(table, people)
    first = ann.view
    act(ann)
    assert ann.request({"type": "undo", "number": 1})["done"]
    until(ann, lambda: number(ann) == 2)
    assert {**ann.view, "number": 0} == first  # type: ignore[dict-item]
    until(bob, lambda: number(bob) == 2)
    assert len(bob.log) == len(ann.log)
    assert refused(lambda: ann.request({"type": "undo", "number": 1})) == "stale"
    assert refused(lambda: ann.answer(0, [])) == "stale"


def test_who_was_away_during_an_undo_is_told_anew(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    ann, bob = sockets(table, people)
    act(ann)
    until(bob, lambda: number(bob) == 1)
    bob.close()
    ann.request({"type": "undo", "number": 1})
    until(ann, lambda: number(ann) == 2)
    act(ann, [])
    act(ann, [])
    bob.connect()
    until(bob, lambda: number(bob) == 4)
    fresh = sockets(table, people[1:])[0]
    assert bob.log == fresh.log


def test_others_are_asked_for_the_rest(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    ann, bob = sockets(table, people)
    act(ann)
    act(ann, [])
    assert ann.request({"type": "undo", "number": number(ann)})["done"] is False
    until(bob, lambda: bob.table.get("undo") is not None)
    bob.request({"type": "consent", "agree": False})
    until(ann, lambda: ann.table["undo"] is None)
    assert number(ann) == 2
    ann.request({"type": "undo", "number": number(ann)})
    until(bob, lambda: bob.table.get("undo") is not None)
    assert refused(lambda: ann.request({"type": "consent", "agree": True})) == "nothing"
    bob.request({"type": "consent", "agree": True})
    until(ann, lambda: number(ann) == 3)
    assert asked(ann)["kind"] == "buy"  # type: ignore[index]


def test_a_request_ends_when_the_game_goes_on(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    ann, bob = sockets(table, people)
    act(ann)
    act(ann, [])
    ann.request({"type": "undo", "number": number(ann)})
    act(bob)
    assert refused(lambda: bob.request({"type": "consent", "agree": True})) == "nothing"


def test_bots_agree_to_an_undo(server: Running) -> None:
    table, people, _ = seated(server.base, 1, kingdom="First Game", first=0, more=[{"kind": "bot"}])
    ann = sockets(table, people)[0]
    act(ann)
    act(ann, [])
    until(ann, lambda: asked(ann) is not None)
    assert ann.request({"type": "undo", "number": number(ann)})["done"]
    until(ann, lambda: asked(ann) is not None and asked(ann)["kind"] == "buy")  # type: ignore[index]


@pytest.mark.parametrize(("rule", "code"), [("never", "no-undo"), ("free", "no-undo"), ("always", None)])
def test_the_host_chooses_the_rule_of_undoing(server: Running, rule: str, code: str | None) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0, undo=rule)
    ann = sockets(table, people)[0]
    assert refused(lambda: ann.request({"type": "undo", "number": 0})) == ("no-undo" if rule == "never" else "nothing")
    act(ann)
    act(ann, [])
    if code is None:
        assert ann.request({"type": "undo", "number": 2})["done"]
    else:
        assert refused(lambda: ann.request({"type": "undo", "number": 2})) == code


# -- giving up and being away -----------------------------------------------------------------------------------------


def test_resigning_between_two_ends_the_game(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    ann, bob = sockets(table, people)
    bob.request({"type": "resign"})
    until(ann, lambda: ann.result is not None)
    assert ann.result["winners"] == [0]  # type: ignore[index]
    assert ann.result["resigned"] == [1]  # type: ignore[index]
    assert refused(lambda: ann.answer(number(ann), [])) == "over"
    until(ann, lambda: ann.table["status"] == "over")


def test_resigning_among_three_lets_a_bot_play_on(server: Running) -> None:
    table, people, _ = seated(server.base, 3, kingdom="First Game", first=0)
    ann, bob, _cid = sockets(table, people)
    ann.request({"type": "resign"})
    until(bob, lambda: asked(bob) is not None)
    assert bob.result is None
    bob.request({"type": "resign"})
    until(bob, lambda: bob.result is not None)
    assert bob.result["winners"] == [2]  # type: ignore[index]


def test_a_bot_plays_for_who_is_away(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    ann, bob = sockets(table, people)
    # A connected player is here, however long they have been silent.
    time.sleep(2 * ABSENT)
    assert refused(lambda: bob.request({"type": "vote", "seat": 0})) == "present"
    ann.close()
    until(bob, lambda: not bob.table["seats"][0]["present"])
    time.sleep(2 * ABSENT)
    assert bob.request({"type": "vote", "seat": 0})["done"]
    until(bob, lambda: asked(bob) is not None)
    ann.connect()
    until(ann, lambda: ann.table["seats"][0]["driven"])
    assert refused(lambda: ann.answer(number(ann), [])) == "driven"
    ann.request({"type": "take-back"})
    act(bob)
    act(bob, [])
    until(ann, lambda: asked(ann) is not None)
    act(ann)


def test_a_clock_that_runs_out_hands_over_to_a_bot(server: Running) -> None:
    clock = {"seconds": 8, "increment": 1}
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0, clock=clock)
    ann, bob = sockets(table, people)
    act(ann)
    assert ann.view is not None
    until(bob, lambda: asked(bob) is not None)
    assert bob.table["seats"][0]["driven"]
    ann.request({"type": "take-back"})
    until(ann, lambda: not ann.table["seats"][0]["driven"])


# -- the table --------------------------------------------------------------------------------------------------------


def test_chat(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game")
    ann, bob = sockets(table, people)
    ann.request({"type": "say", "text": "  Hello\u202e <b>you</b>\x00 "})
    until(bob, lambda: bool(bob.chat))
    assert bob.chat[0]["text"] == "Hello <b>you</b>"
    assert bob.chat[0]["seat"] == 0
    assert refused(lambda: ann.request({"type": "say", "text": " \x01 "})) == "empty"
    silent, people, _ = seated(server.base, 2, kingdom="First Game", chat=False)
    ann = sockets(silent, people)[0]
    assert refused(lambda: ann.request({"type": "say", "text": "Hello"})) == "no-chat"


def test_kick_leave_and_start(server: Running) -> None:
    ann, bob, cid = guests(server.base, 3)
    links = ann.open(seats=[{}, {}], kingdom="First Game")["links"]
    table = links["table"]
    assert refused(lambda: ann.start(table)) == "not-full"
    bob.join(f"{server.base}/join/{links['join']}")
    assert refused(lambda: cid.join(links["join"])) == "full"
    assert refused(lambda: bob.start(table)) == "not-host"
    watching = bob.socket(table)
    watching.connect()
    assert refused(lambda: bob.ask("POST", f"/api/tables/{table}/kick", {"seat": 0})) == "not-host"
    fresh = ann.ask("POST", f"/api/tables/{table}/kick", {"seat": 1})["links"]["join"]
    with pytest.raises(Gone):
        listen(watching)
    assert refused(lambda: bob.join(links["join"])) == "no-table"
    cid.join(fresh)
    cid.ask("POST", f"/api/tables/{table}/leave", None)
    ann.start(table, fill="novice")
    assert refused(lambda: ann.start(table)) == "started"
    info = ann.ask("GET", f"/api/tables/{table}")["table"]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert refused(lambda: cid.ask("GET", f"/api/tables/{table}")) == "no-table"


def test_the_last_to_leave_closes_the_table(server: Running) -> None:
    ann, bob = guests(server.base, 2)
    links = ann.open(seats=[{}, {}], kingdom="First Game", listed=True, title="Come in")["links"]
    listed = [entry for entry in bob.ask("GET", "/api/tables")["tables"] if entry["table"] == links["table"]]
    assert listed[0]["title"] == "Come in"
    assert listed[0]["open"] == 1
    ann.ask("POST", f"/api/tables/{links['table']}/leave", None)
    assert refused(lambda: bob.join(links["join"])) == "over"
    assert not [entry for entry in bob.ask("GET", "/api/tables")["tables"] if entry["table"] == links["table"]]


def test_a_kingdom_that_cannot_be_is_refused_with_a_reason(server: Running) -> None:
    ann = guests(server.base, 1)[0]
    with pytest.raises(ClientError, match="Did you mean"):
        ann.open(
            seats=[{}, {}], kingdom="Vilage, Smithy, Market, Mine, Moat, Militia, Cellar, Remodel, Woodcutter, Workshop"
        )
    with pytest.raises(ClientError, match="no bot of this level"):
        ann.open(seats=[{}, {"kind": "bot", "bot": "oracle"}])
    seats = [{}] * 6
    info = ann.open(seats=seats, kingdom="random", wishes=["village", "!attack"], shelters=True, first=5)["table"]
    assert info["kingdom"]["shelters"] is True
    assert len(info["kingdom"]["cards"]) == 10
    assert "seed" not in info


def finished_table(server: Running) -> tuple[str, list[Server]]:
    table, people, _ = seated(server.base, 2, kingdom="First Game", first=0)
    clients = [Client(person, table, lively(random.Random(n))) for n, person in enumerate(people)]
    play_out(clients)
    return table, people


def test_rematch_replay_and_branch(server: Running) -> None:
    table, people = finished_table(server)
    ann, bob = people
    info = ann.ask("GET", f"/api/tables/{table}")["table"]
    for person in (bob, ann):
        again = person.ask("POST", f"/api/tables/{table}/rematch", {"mode": "swap"})
    assert bob.ask("POST", f"/api/tables/{table}/rematch", {"mode": "next"})["table"]["id"] == again["table"]["id"]
    assert again["links"]["seat"] == 1
    ann.start(again["table"]["id"])
    first = sockets(again["table"]["id"], [bob, ann])
    assert first[0].seat == 0
    original = ann.ask("GET", f"/api/tables/{table}/replay?at=0")
    assert first[0].view["hand"] == original["views"][0]["hand"]  # type: ignore[index]
    assert info["seed"] is not None
    half = original["answers"] // 2
    frame = ann.ask("GET", f"/api/tables/{table}/replay?at={half}")
    assert frame["decision"] is not None
    assert refused(lambda: ann.ask("GET", f"/api/tables/{table}/replay?at=99999")) == "no-point"
    seats = [{"kind": "person"}, {"kind": "bot"}]
    branch = ann.ask("POST", f"/api/tables/{table}/branch", {"at": half, "seats": seats, "sit": 0})
    ann.start(branch["table"]["id"])
    socket = sockets(branch["table"]["id"], [ann])[0]
    until(socket, lambda: asked(socket) is not None)
    assert number(socket) >= half
    assert refused(lambda: ann.ask("GET", f"/api/tables/{branch['table']['id']}/save")) == "not-over"
    assert refused(lambda: ann.ask("GET", f"/api/tables/{branch['table']['id']}/replay")) == "not-over"


def test_accounts(server: Running) -> None:
    table, people = finished_table(server)
    ann = people[0]
    name = f"Ann {random.randrange(10**9)}"
    me = ann.ask("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    assert me["account"]
    assert refused(lambda: people[1].ask("POST", "/api/accounts", {"name": name.upper(), "password": "x" * 8})) == (
        "name-taken"
    )
    ann.ask("PATCH", "/api/me", {"settings": {"language": "fr", "volume": 0.5, "size": 2}})
    elsewhere = Server(server.base)
    login = {"name": name.lower(), "password": "correct horse", "bearer": True}
    assert refused(lambda: elsewhere.ask("POST", "/api/login", {**login, "password": "wrong"})) == "wrong-login"
    assert refused(lambda: elsewhere.ask("POST", "/api/login", {**login, "name": "nobody"})) == "wrong-login"
    elsewhere.token = elsewhere.ask("POST", "/api/login", login)["token"]
    assert elsewhere.ask("GET", "/api/me")["settings"] == {"language": "fr", "volume": 0.5, "size": 2}
    assert table in [game["table"] for game in elsewhere.ask("GET", "/api/me/games")["games"]]
    elsewhere.ask("POST", "/api/logout", None)
    assert refused(lambda: elsewhere.ask("GET", "/api/me")) == "unauthorised"


def test_where_one_sat_tells_of_whom_and_of_which_bots(server: Running) -> None:
    table, people, _ = seated(server.base, 1, kingdom="First Game", more=[{"kind": "bot", "bot": "steward"}])
    (game,) = people[0].ask("GET", "/api/me/games")["games"]
    assert (game["table"], game["status"], game["seat"]) == (table, "playing", 0)
    assert len(game["players"]) == 2
    assert game["bots"] == [None, "steward"]
    assert game["title"] == ""
    assert len(game["kingdom"]) == 10
