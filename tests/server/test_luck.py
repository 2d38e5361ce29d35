"""Luck that one player may know: everybody is informed, and nobody plays with it unasked."""

from __future__ import annotations

from demesne.client import Server
from demesne.engine import luck
from tests.server.clients import guests, refused, seated
from tests.server.running import Running

OVER = {"type": "resign"}
SECRET = {"kind": "secret", "by": None}


def finish(person: Server, table: str) -> None:
    socket = person.socket(table)
    socket.connect()
    socket.request(OVER)
    socket.close()


def info(person: Server, table: str) -> dict[str, object]:
    return dict(person.ask("GET", f"/api/tables/{table}")["table"])


def test_a_seed_that_the_server_draws_is_a_secret_of_128_bits(server: Running) -> None:
    table, people, _ = seated(server.base, 2, kingdom="First Game")
    assert info(people[0], table)["luck"] == SECRET
    assert "seed" not in info(people[0], table)
    finish(people[0], table)
    seed = str(info(people[0], table)["seed"])
    assert seed.startswith(luck.SECRET)
    assert len(bytes.fromhex(seed.removeprefix(luck.SECRET))) == 16


def test_chosen_luck_is_told_before_one_sits_down_and_while_playing(server: Running) -> None:
    ann, bob = guests(server.base, 2)
    chosen = {"kind": "chosen", "by": "Guest 0"}
    opened = ann.open(seats=[{}, {}], kingdom="First Game", seed="mine", listed=True)
    assert opened["table"]["luck"] == chosen
    links = opened["links"]
    entries = [entry for entry in bob.ask("GET", "/api/tables")["tables"] if entry["table"] == links["table"]]
    assert [entry["luck"] for entry in entries] == [chosen]
    assert bob.ask("POST", "/api/invitation", {"code": links["join"]})["table"]["luck"] == chosen
    assert bob.ask("POST", "/api/watch", {"code": links["watch"]})["table"]["luck"] == chosen
    bob.join(links["join"])
    ann.start(links["table"])
    socket = bob.socket(links["table"])
    socket.connect()
    while not socket.table:
        socket.receive()
    assert socket.table["luck"] == chosen
    socket.close()


def test_the_same_luck_again_needs_everybodys_word(server: Running) -> None:
    table, (ann, bob), _ = seated(server.base, 2, kingdom="First Game")
    finish(ann, table)
    path = f"/api/tables/{table}/rematch"
    for _ in range(2):
        asked = ann.ask("POST", path, {"mode": "swap"})["table"]
        assert asked["id"] == table
        assert asked["same_luck"] == [0]
        assert asked["rematch"] is None
    again = bob.ask("POST", path, {"mode": "swap"})["table"]
    assert again["id"] != table
    assert again["luck"] == {"kind": "repeated", "by": "Guest 0"}
    assert ann.ask("POST", path, {"mode": "swap"})["table"]["id"] == again["id"]
    finish(ann, _start(ann, again["id"]) if again["host"] == 1 else _start(bob, again["id"]))
    assert info(ann, again["id"])["seed"] == info(ann, table)["seed"]


def _start(host: Server, table: str) -> str:
    host.start(table)
    return table


def test_a_rematch_with_new_luck_needs_nobodys(server: Running) -> None:
    table, (ann, bob), _ = seated(server.base, 2, kingdom="First Game", seed=7)
    finish(ann, table)
    path = f"/api/tables/{table}/rematch"
    ann.ask("POST", path, {"mode": "swap"})
    again = bob.ask("POST", path, {"mode": "next"})["table"]
    assert again["luck"] == SECRET
    assert ann.ask("POST", path, {"mode": "swap"})["table"]["id"] == again["id"]


def test_against_bots_one_word_is_everybodys(server: Running) -> None:
    table, (ann,), _ = seated(server.base, 1, kingdom="First Game", more=[{"kind": "bot"}])
    finish(ann, table)
    again = ann.ask("POST", f"/api/tables/{table}/rematch", {"mode": "swap"})["table"]
    assert again["luck"] == {"kind": "repeated", "by": "Guest 0"}


def test_a_table_that_goes_on_from_another_says_so(server: Running) -> None:
    table, (ann, bob), _ = seated(server.base, 2, kingdom="First Game")
    assert refused(lambda: ann.ask("POST", f"/api/tables/{table}/branch", {"at": 0, "seats": [{}, {}]})) == "not-over"
    finish(ann, table)
    branch = ann.ask("POST", f"/api/tables/{table}/branch", {"at": 0, "seats": [{}, {}], "sit": 0})
    continued = {"kind": "continued", "by": "Guest 0"}
    assert branch["table"]["luck"] == continued
    assert bob.ask("POST", "/api/invitation", {"code": branch["links"]["join"]})["table"]["luck"] == continued
