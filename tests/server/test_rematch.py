"""Rematches: the server starts the game when all have come or agreed, and everybody is asked."""

from __future__ import annotations

import time

import demesne
from demesne.client import Server
from demesne.server.play import Play
from demesne.server.records import Clock, Move
from tests.server.clients import refused, seated
from tests.server.running import Running
from tests.server.test_play import act, asked, sockets, until

FIRST_GAME = "First Game"


def finished(server: Running, people: int = 2, **wishes: object) -> tuple[str, list[Server]]:
    table, sitting, _ = seated(server.base, people, kingdom=FIRST_GAME, **wishes)
    socket = sitting[0].socket(table)
    socket.connect()
    socket.request({"type": "resign"})
    socket.close()
    return table, sitting


def again(person: Server, table: str, mode: str = "next") -> dict[str, object]:
    return dict(person.ask("POST", f"/api/tables/{table}/rematch", {"mode": mode})["table"])


def status(person: Server, table: object) -> str:
    return str(person.ask("GET", f"/api/tables/{table}")["table"]["status"])


def test_it_begins_when_both_have_said_so(server: Running) -> None:
    old, (ann, bob) = finished(server)
    fresh = again(ann, old)
    assert (fresh["status"], fresh["agreed"]) == ("open", [0])
    assert again(ann, old)["agreed"] == [0]
    assert refused(lambda: ann.start(str(fresh["id"]))) == "not-here"
    assert again(bob, old)["status"] == "playing"
    # A client of an earlier version starts it itself: it has already started.
    ann.start(str(fresh["id"]))


def test_it_begins_when_both_have_come(server: Running) -> None:
    old, (ann, bob) = finished(server)
    fresh = str(again(ann, old)["id"])
    here = ann.socket(fresh)
    here.connect()
    until(here, lambda: bool(here.table))
    assert status(ann, fresh) == "open"
    there = bob.socket(fresh)
    there.connect()
    until(here, lambda: here.view is not None)
    assert status(bob, fresh) == "playing"


def test_who_is_asked_sees_it_until_they_answer(server: Running) -> None:
    old, (ann, bob) = finished(server)

    def offers(person: Server) -> list[dict[str, object]]:
        return list(person.ask("GET", "/api/me/offers")["offers"])

    assert offers(ann) == offers(bob) == []
    again(ann, old, "swap")
    (offer,) = offers(bob)
    assert (offer["mode"], offer["table"], offer["by"]) == ("swap", old, ["Guest 0"])
    fresh = again(ann, old)["id"]
    (offer,) = offers(bob)
    assert (offer["mode"], offer["table"], offer["origin"], offer["by"]) == ("next", fresh, old, ["Guest 0"])
    assert offers(ann) == []
    bob.ask("POST", f"/api/tables/{fresh}/leave", None)
    assert offers(bob) == []
    # The seat of a player who would not come can be filled.
    ann.ask("POST", f"/api/tables/{fresh}/start", {"fill": "novice"})
    assert status(ann, fresh) == "playing"


def test_against_bots_it_begins_at_once(server: Running) -> None:
    old, (ann,) = finished(server, 1, more=[{"kind": "bot"}])
    assert again(ann, old)["status"] == "playing"


def test_no_clock_runs_for_somebody_who_is_not_at_the_table(server: Running) -> None:
    seconds = 5
    table, (ann, bob), _ = seated(server.base, 2, kingdom=FIRST_GAME, first=0, clock={"seconds": seconds})
    there = bob.socket(table)
    there.connect()
    until(there, lambda: there.view is not None)
    time.sleep(seconds + 1)
    assert not bob.ask("GET", f"/api/tables/{table}")["table"]["seats"][0]["driven"]
    (here,) = sockets(table, [ann])
    until(here, lambda: asked(here) is not None)
    assert not here.table["seats"][0]["driven"]
    act(here)
    until(there, lambda: there.table["seats"][0]["driven"])


def test_a_bot_that_plays_for_somebody_earns_no_time() -> None:
    play = Play(demesne.new_game(FIRST_GAME, players=2, seed=1, first=0).setup)
    clock = Clock(60, 5)

    def go_on(spent: float) -> float:
        seat = play.decision.player if play.decision else -1
        play.apply(Move(play.number, "answer", seat, [], 0.0, spent))
        return play.remaining(clock, seat, 0.0)

    assert go_on(2.0) == 63
    assert go_on(0.0) == 63
    play.apply(Move(play.number, "undo", 0, 0, 0.0, 0.0))
    assert play.remaining(clock, 0, 0.0) == 58
