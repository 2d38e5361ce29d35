"""The server is killed again and again while people play: no acknowledged answer is lost, none counts twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from demesne.server.database import engine_url
from demesne.server.play import Play
from demesne.server.rows import read_moves, read_table
from tests.patience import LONG, PATIENCE, wait_until
from tests.server.clients import Client, guests, lively, seated
from tests.server.running import Running, Zygote

KILLS = 50
TABLES = 4


def check_stored(address: str, clients: list[Client]) -> int:
    """Compare what is stored with what the clients sent and received. Returns how many moves there are."""
    count = 0
    engine = create_engine(engine_url(address))
    with engine.connect() as connection:
        for client in clients:
            record = read_table(connection, client.table)
            moves = read_moves(connection, client.table)
            assert record is not None
            count += len(moves)
            assert [move.number for move in moves] == list(range(len(moves)))
            stored: dict[int, Any] = {move.number: move.data for move in moves if move.seat == client.seat}
            for number, answer in client.acknowledged.items():
                assert sorted(stored[number]) == sorted(answer), "an acknowledged answer is lost"
            for number, answer in stored.items():
                given = [sorted(sent) for sent in client.sent.get(number, [])]
                assert sorted(answer) in given, "an answer counts for a decision that it was not given to"
            # The fingerprints along the way fit, so every position is the one that was played.
            assert Play.replay(record.setup, moves).number == len(moves)
    engine.dispose()
    return count


@pytest.mark.timeout(LONG)
def test_fifty_kills(zygote: Zygote, tmp_path: Path) -> None:
    chance = random.Random(5)
    server = Running(zygote, tmp_path)
    clients: list[Client] = []
    over: list[Client] = []

    async def keep_playing(place: int, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                table, people, _ = await asyncio.to_thread(
                    seated, server.base, 2, kingdom="random: !cost8", seed=f"{place} {len(over)}", point_counter=True
                )
            except Exception:
                await asyncio.sleep(0.05)  # The server is down at the moment.
                continue
            pair = [Client(person, table, lively(random.Random(f"{table}{n}"))) for n, person in enumerate(people)]
            clients.extend(pair)
            await asyncio.gather(*(client.play(stop.is_set) for client in pair))
            over.extend(client for client in pair if client.result is not None)

    def acknowledged() -> int:
        return sum(len(client.acknowledged) for client in clients)

    async def progress(answers: int) -> None:
        wanted = acknowledged() + answers
        async with asyncio.timeout(PATIENCE):
            while acknowledged() < wanted:
                await asyncio.sleep(0.01)

    async def kill_and_start() -> None:
        stop = asyncio.Event()
        players = [asyncio.create_task(keep_playing(place, stop)) for place in range(TABLES)]
        try:
            for _ in range(KILLS):
                # Some answers count, and then at any moment.
                await progress(chance.randint(1, 10))
                await asyncio.sleep(chance.uniform(0.0, 0.1))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await progress(20)
        finally:
            # Even after a failure: clients that nobody stops would reconnect for ever.
            stop.set()
            await asyncio.wait_for(asyncio.gather(*players), PATIENCE)

    try:
        server.start()
        asyncio.run(kill_and_start())
        server.stop()
    finally:
        server.kill()
    assert check_stored(server.store, clients) >= acknowledged()
    assert sum(client.reconnects for client in clients) >= KILLS
    assert {error["code"] for client in clients for error in client.errors} <= {"stale"}
    assert "Traceback" not in server.logged()
    assert "table-broken" not in server.logged()


def stored_status(address: str, table: str) -> tuple[str, int]:
    """How a table stands in the store, without the server noticing."""
    engine = create_engine(engine_url(address))
    with engine.connect() as connection:
        record = read_table(connection, table)
        moves = len(read_moves(connection, table))
    engine.dispose()
    assert record is not None
    return record.status, moves


def test_bots_that_were_killed_go_on_though_nobody_looks(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path)
    try:
        server.start()
        host = guests(server.base, 1)[0]
        # While a person is to move, nothing happens by itself.
        waiting = seated(server.base, 1, kingdom="First Game", first=0, more=[{"kind": "bot"}])[0]
        tables: list[str] = []
        # Bots may finish before the server is killed: then it is killed once more.
        while not any(stored_status(server.store, table)[0] == "playing" for table in tables):
            if tables:
                server.start()
            for _ in range(3):
                links = host.open(seats=[{"kind": "bot", "bot": "random"}] * 6, sit=False)["links"]
                host.start(links["table"])
                tables.append(links["table"])
            server.kill()
        server.start()
        wait_until(
            lambda: all(stored_status(server.store, table)[0] == "over" for table in tables),
            lambda: server.logged()[-2000:],
            every=0.2,
        )
        assert stored_status(server.store, waiting) == ("playing", 0)
        assert "resumed" in server.logged()
        assert "Traceback" not in server.logged()
    finally:
        server.kill()
