"""Two servers on one PostgreSQL: either serves any table, and when one is killed its people continue at the other."""

from __future__ import annotations

import asyncio
import random
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.client import ClientError, Server
from tests.patience import LONG, PATIENCE
from tests.server.clients import Client, guests, lively, play_out, refused, seated
from tests.server.running import Running, Zygote, postgres, serving
from tests.server.test_kill import check_stored
from tests.server.test_lab import watching


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def pair(zygote: Zygote, database: str, tmp_path: Path) -> Iterator[list[Running]]:
    """Two servers that start at the same moment, on a database that may still be empty."""
    servers = [Running(zygote, tmp_path, database, absent_seconds=0.5) for _ in range(2)]
    try:

        async def start() -> None:
            await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))

        asyncio.run(start())
        yield servers
        for server in servers:
            server.stop()
            assert "Traceback" not in server.logged()
            assert "table-broken" not in server.logged()
    finally:
        for server in servers:
            server.kill()


def at(person: Server, server: Running) -> Server:
    """The same person at another process."""
    return Server(server.base, person.token)


def test_people_on_different_processes_play_at_one_table(pair: list[Running], database: str) -> None:
    one, two = pair
    table, people, links = seated(one.base, 2, kingdom="First Game", more=[{"kind": "bot"}])
    clients = [
        Client(at(people[0], one), table, lively(random.Random(1))),
        Client(at(people[1], two), table, lively(random.Random(2))),
        Client(Server(two.base), table, lively(random.Random(3)), links["watch"]),
    ]
    play_out(clients)
    assert clients[0].result == clients[1].result == clients[2].result
    check_stored(database, clients[:2])


def test_both_processes_know_the_same(pair: list[Running]) -> None:
    one, two = pair
    table, people, _ = seated(one.base, 2, kingdom="First Game", first=0)
    ann, bob = at(people[0], one).socket(table), at(people[1], two).socket(table)
    tab = at(people[0], two).socket(table)
    for socket in (ann, bob, tab):
        socket.connect()
        while socket.view is None:
            socket.receive()
    ann.request({"type": "say", "text": "Hello"})
    while not bob.chat:
        assert bob.receive() is not None
    assert ann.view is not None
    options = ann.view["decision"]["options"]
    # Two tabs of one seat at two processes give two different answers: one of them wins.
    outcomes = []
    for socket, answer in ((ann, options), (tab, [])):
        try:
            socket.answer(0, answer)
            outcomes.append("ok")
        except ClientError as error:
            outcomes.append(error.code)
    assert sorted(outcomes) == ["ok", "stale"]
    for socket in (ann, bob, tab):
        while socket.view is None or socket.view["number"] != 1:
            assert socket.receive() is not None
    assert tab.view == ann.view
    # An undo requested here is agreed to there.
    ann.answer(1, [])
    while ann.view["number"] != 2:
        ann.receive()
    assert ann.request({"type": "undo", "number": 2})["done"] is False
    while not bob.table.get("undo"):
        assert bob.receive() is not None
    bob.request({"type": "consent", "agree": True})
    while ann.view["number"] != 3:
        assert ann.receive() is not None


def test_the_lab_of_one_process_serves_people_at_the_other(zygote: Zygote, database: str, tmp_path: Path) -> None:
    with (
        serving(zygote, tmp_path, store=database, lab="on", lab_processes=1, proxies="127.0.0.1") as one,
        serving(zygote, tmp_path, store=database, lab_at=one.base, lab="off") as two,
    ):
        ann, bob = guests(one.base, 2)
        here = at(ann, two)
        assert here.ask("GET", "/api/lab?language=it")["open"]
        bots = [{"bot": "bmu"}, {"bot": "smu"}]
        run = here.ask("POST", "/api/lab/runs", {"kind": "match", "bots": bots, "games": 60, "seed": 7})["run"]
        path = f"/api/lab/runs/{run['id']}"
        with watching(here, run["id"]) as watcher:
            done = watcher.until_done()
        assert done["games"] == 60
        # The same run, at either process and only for the same person.
        for server in (one, two):
            assert at(ann, server).ask("GET", path)["run"]["result"] == done["result"]
            assert refused(lambda server=server: at(bob, server).ask("GET", path)) == "no-run"  # type: ignore[misc]
        assert at(ann, two).ask("GET", f"{path}/games/3")["rules"]
        request = urllib.request.Request(f"{two.base}{path}/csv", headers={"authorization": f"Bearer {ann.token}"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            assert 'filename="demesne-match.csv"' in answer.headers["content-disposition"]
            assert len(answer.read().splitlines()) == 61
        bad = {"kind": "match", "bots": [{"bot": "nobody"}, {"bot": "smu"}]}
        assert refused(lambda: here.ask("POST", "/api/lab/runs", bad)) == "lab"
        assert refused(lambda: here.ask("POST", "/api/lab/runs", {"kind": "x"})) == "bad-request"
        one.kill()
        assert refused(lambda: here.ask("GET", path)) == "lab-down"
        assert refused(lambda: here.ask("GET", "/api/lab")) == "lab-down"
        one.start()
        assert here.ask("GET", "/api/lab")["open"]


@pytest.mark.timeout(LONG)
def test_a_killed_process_leaves_its_people_to_the_other(pair: list[Running], database: str) -> None:
    chance = random.Random(9)
    clients: list[Client] = []
    for _ in range(3):
        table, people, _ = seated(pair[0].base, 2, kingdom="First Game", more=[{"kind": "bot"}])
        for number, person in enumerate(people):
            client = Client(person, table, lively(random.Random(f"{table}{number}")))
            client.bases = [pair[number].base, pair[1 - number].base]
            clients.append(client)

    async def run() -> None:
        failed = asyncio.Event()
        playing = asyncio.gather(*(client.play(failed.is_set) for client in clients))
        try:
            for kill in range(6):
                await asyncio.sleep(chance.uniform(0.1, 0.5))
                victim = pair[kill % 2]
                await asyncio.to_thread(victim.kill)
                await asyncio.sleep(chance.uniform(0.0, 0.3))
                await asyncio.to_thread(victim.start)
            await asyncio.wait_for(playing, 4 * PATIENCE)
        finally:
            failed.set()

    asyncio.run(run())
    assert all(client.result is not None for client in clients)
    assert check_stored(database, clients) > 100
    assert {error["code"] for client in clients for error in client.errors} <= {"stale"}


def test_a_bot_goes_on_when_its_process_is_killed(pair: list[Running]) -> None:
    one, two = pair
    table, people, _ = seated(one.base, 1, kingdom="First Game", first=0, more=[{"kind": "bot"}, {"kind": "bot"}])
    watching = at(people[0], two).socket(table)
    watching.connect()
    acting = at(people[0], one).socket(table)
    acting.connect()
    acting.answer(0, [])
    acting.answer(1, [])
    one.kill()
    # The bots have played when the person is asked again.
    while watching.view is None or watching.view["number"] <= 2 or watching.view["decision"] is None:
        assert watching.receive(PATIENCE) is not None
