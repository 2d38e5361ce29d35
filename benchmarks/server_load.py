"""The table server under load: many tables with two sockets each, and how long it takes from an answer to its view.

    python3 -m benchmarks.server_load                                            a short run
    python3 -m benchmarks.server_load --tables 1000 --rate 500 --seconds 60      what the server is made for
    ... --store postgresql --processes 2                                         on a PostgreSQL started for it
    ... --bots 50                                                                and again while bots think
    ... --labs 4                                                                 and again while the lab plays

Real server processes, real sockets on the loopback. Every table has two people who answer at an even pace, so that all
tables together give `--rate` answers a second. Latency is from sending an answer until the client that sent it has the
view that follows, and until the other client has it. With `--labs`, lab runs are paused and resumed in turn, so that
the machine is equally busy with other things in both halves.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
TURNS = 3
"""How often it is measured without and with the lab's games."""

WANTED = ("Province", "Gold", "Market", "Smithy", "Silver", "Village", "Cellar")


class Asked(msgspec.Struct):
    kind: str
    options: list[str]
    min: int


class Seen(msgspec.Struct):
    decision: Asked | None


class Message(msgspec.Struct):
    type: str
    number: int = 0
    view: Seen | None = None
    code: str = ""
    result: msgspec.Raw | None = None


DECODER = msgspec.json.Decoder(Message)


class Tally:
    """What is measured."""

    def __init__(self) -> None:
        self.own: list[float] = []
        self.other: list[float] = []
        self.errors: list[str] = []
        self.over = 0
        self.measuring = False


class Web:
    """Requests over a few connections that stay open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()

    async def open(self, count: int) -> None:
        for _ in range(count):
            self._free.put_nowait(await asyncio.open_connection("127.0.0.1", self.port))

    async def post(self, path: str, body: object, token: str | None) -> Any:
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        if token is not None:
            head += f"authorization: Bearer {token}\r\n"
        reader, writer = await self._free.get()
        writer.write(f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.split("content-length: ")[1].split("\r\n")[0])
        text = await reader.readexactly(length)
        self._free.put_nowait((reader, writer))
        if " 200 " not in answer.split("\r\n")[0]:
            raise RuntimeError(f"{path}: {text.decode()}")
        return json.loads(text)


class Couple:
    """One table with its two sockets."""

    def __init__(self, tally: Tally, pace: float) -> None:
        self.tally = tally
        self.pace = pace
        self.sent = (-1, 0.0)
        self.due = 0.0
        self.greeted: set[ClientConnection] = set()
        self.waiting: tuple[ClientConnection, int, Asked] | None = None

    async def sit(self, web: Web) -> tuple[str, list[str]]:
        tokens = []
        for name in ("Ann", "Bob"):
            tokens.append((await web.post("/api/guests", {"name": name, "bearer": True}, None))["token"])
        wish = {"seats": [{}, {}], "kingdom": "First Game"}
        links = (await web.post("/api/tables", wish, tokens[0]))["links"]
        await web.post("/api/join", {"code": links["join"]}, tokens[1])
        await web.post(f"/api/tables/{links['table']}/start", {}, tokens[0])
        return links["table"], tokens

    async def play(self, socket: ClientConnection) -> None:
        """Read for ever, and answer when asked, at the pace of the table."""
        async for text in socket:
            now = time.perf_counter()
            message = DECODER.decode(text)
            if message.type == "error":
                self.tally.errors.append(message.code)
            if message.type != "state" or message.view is None:
                continue
            self.greeted.add(socket)
            number, sent = self.sent
            if message.number == number + 1 and self.tally.measuring and sent:
                (self.tally.own if self.answering is socket else self.tally.other).append(now - sent)
            if message.result is not None:
                self.tally.over += 1
            decision = message.view.decision
            if decision is not None:
                self.waiting = (socket, message.number, decision)
                if self.due:
                    self.go_on()

    def begin(self, moment: float) -> None:
        """Answer for the first time at this moment."""
        self.due = moment
        if self.waiting is not None:
            self.go_on()

    def go_on(self) -> None:
        """Answer the question when it is time, and schedule the next one a pace later."""
        assert self.waiting is not None
        now = time.perf_counter()
        asyncio.get_running_loop().call_later(max(0.0, self.due - now), self._answer, *self.waiting)
        self.due = max(self.due, now) + self.pace
        self.waiting = None

    def _answer(self, socket: ClientConnection, number: int, decision: Asked) -> None:
        self.sent = (number, time.perf_counter())
        self.answering = socket
        answer = decide(decision)
        text = json.dumps({"type": "answer", "id": number, "number": number, "answer": answer})
        asyncio.get_running_loop().create_task(socket.send(text))

    answering: ClientConnection | None = None


def decide(decision: Asked) -> list[str]:
    """Play everything, buy something good."""
    if decision.kind == "treasure":
        return decision.options
    if decision.kind == "buy":
        return [card for card in WANTED if card in decision.options][:1]
    if decision.kind == "action":
        return decision.options[:1]
    return decision.options[: decision.min]


async def seat_bots(web: Web, count: int) -> None:
    """Make this many bots start thinking, each at its own table with another bot."""
    token = (await web.post("/api/guests", {"name": "Cid", "bearer": True}, None))["token"]
    wish = {"seats": [{"kind": "bot", "bot": "regent"}] * 2, "sit": False}
    for _ in range(count):
        table = (await web.post("/api/tables", wish, token))["links"]["table"]
        await web.post(f"/api/tables/{table}/start", {}, token)


class Labs:
    """Runs of the lab, each watched by somebody."""

    def __init__(self, port: int, count: int) -> None:
        self.port = port
        self.count = count
        self.first: list[float] = []
        """Seconds from asking for a run until its first result."""
        self._runs: list[str] = []
        self._watching: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Start all runs, one after the other, and wait for the first result of each."""
        bots = [{"bot": "smu"}, {"bot": "bmu"}]
        wish = {"kind": "match", "bots": bots, "games": 100_000, "kingdom": "First Game"}
        # The page requests this when it is opened.
        await asyncio.to_thread(urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/lab", timeout=60).close)
        await self._post("/api/lab/plan", {"bot": "smu"})
        for _ in range(self.count):
            started = time.perf_counter()
            run = (await self._post("/api/lab/runs", wish))["run"]["id"]
            self._runs.append(run)
            seen = asyncio.Event()
            self._watching.append(asyncio.create_task(self._watch(run, seen)))
            await seen.wait()
            self.first.append(time.perf_counter() - started)

    async def _post(self, path: str, body: object) -> Any:
        # Idle connections are closed after a while.
        web = Web(self.port)
        await web.open(1)
        return await web.post(path, body, None)

    async def _watch(self, run: str, seen: asyncio.Event) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/lab/runs/{run}/socket"
        async with connect(address, compression=None, open_timeout=60, max_size=2**24) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "run" and message["run"]["result"] is not None:
                    seen.set()

    async def rest(self) -> None:
        """Pause all runs."""
        for run in self._runs:
            await self._post(f"/api/lab/runs/{run}/stop", {})

    async def go_on(self) -> None:
        """Resume all runs."""
        for run in self._runs:
            await self._post(f"/api/lab/runs/{run}/go", {})

    async def end(self) -> None:
        """Stop watching."""
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)


async def measure_labs(
    labs: Labs,
    tally: Tally,
    ports: list[int],
    servers: list[psutil.Process],
    seconds: float,
    reading: list[asyncio.Task[None]],
) -> None:
    """Measure without and with the lab's games, in turn, and compare all of the one with all of the other."""
    await labs.begin()
    print("  first results after {} s".format(", ".join(f"{found:.2f}" for found in labs.first)), flush=True)
    values: dict[bool, list[float]] = {False: [], True: []}
    games = (await numbers(ports[0], "demesne_lab_games_total"))["demesne_lab_games_total"]
    for turn in range(2 * TURNS):
        playing = turn % 2 == 1
        await (labs.go_on() if playing else labs.rest())
        await asyncio.sleep(1)
        print(f"  -- {'with' if playing else 'without'} the lab", flush=True)
        tally.own, tally.other = [], []
        await measure(tally, ports, servers, seconds, reading)
        values[playing] += tally.own
    played = (await numbers(ports[0], "demesne_lab_games_total"))["demesne_lab_games_total"] - games
    alone, together = (percentile(values[playing], 0.99) for playing in (False, True))
    print(f"  {played / (TURNS * seconds):.0f} games/s in the lab")
    print(
        f"  p99 without the lab {alone * 1000:.1f} ms, with it {together * 1000:.1f} ms: {together / alone:.2f} times"
    )
    await labs.end()


async def generate(
    ports: list[int], tables: int, rate: float, seconds: float, servers: list[psutil.Process], bots: int, labs: int
) -> Tally:
    """Open the tables, connect all sockets, play, and measure for this many seconds; then again while bots think."""
    tally = Tally()
    pace = tables / rate
    started = time.perf_counter()
    webs = [Web(port) for port in ports]
    for web in webs:
        await web.open(32)
    couples = [Couple(tally, pace) for _ in range(tables)]
    sat = await asyncio.gather(*(couple.sit(webs[n % len(webs)]) for n, couple in enumerate(couples)))
    print(f"  {tables} tables opened in {time.perf_counter() - started:.1f} s", flush=True)
    started = time.perf_counter()
    gate = asyncio.Semaphore(50)
    reading: list[asyncio.Task[None]] = []
    chance = random.Random(1)

    async def enter(couple: Couple, table: str, token: str, port: int) -> None:
        async with gate:
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            socket = await connect(address, compression=None, ping_interval=None, open_timeout=60, close_timeout=1)
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        reading.append(asyncio.create_task(couple.play(socket)))

    # If there are several processes, the two people of a table are at different ones.
    await asyncio.gather(
        *(
            enter(couple, table, token, ports[(n + seat) % len(ports)])
            for n, (couple, (table, tokens)) in enumerate(zip(couples, sat, strict=True))
            for seat, token in enumerate(tokens)
        )
    )
    while any(len(couple.greeted) < 2 for couple in couples):
        await asyncio.sleep(0.1)
    print(f"  {len(reading)} sockets connected, each with a view, in {time.perf_counter() - started:.1f} s", flush=True)
    # Pauses of the load generator would be mistaken for the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    begin = time.perf_counter() + 1
    for couple in couples:
        couple.begin(begin + chance.uniform(0, pace))
    await asyncio.sleep(1 + 2 * pace)
    if labs:
        await measure_labs(Labs(ports[0], labs), tally, ports, servers, seconds, reading)
    if bots:
        await measure(tally, ports, servers, seconds, reading)
        alone = percentile(tally.own, 0.99)
        tally.own, tally.other = [], []
        await seat_bots(webs[0], bots)
        print(f"  {bots} bots begin to think", flush=True)
    if not labs:
        await measure(tally, ports, servers, seconds, reading)
    if bots:
        waiting = (await numbers(ports[0], "demesne_bots_waiting", "demesne_bot_failures_total")).values()
        print("  {:.0f} bots still wait for their turn, {:.0f} failed".format(*waiting))
        together = percentile(tally.own, 0.99)
        print(f"  p99 with bots is {together / alone:.2f} times what it is without", flush=True)
    for task in reading:
        task.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    return tally


async def measure(
    tally: Tally, ports: list[int], servers: list[psutil.Process], seconds: float, reading: list[asyncio.Task[None]]
) -> None:
    """Measure for this many seconds and print the result."""
    tally.measuring = True
    before = [sum(server.cpu_times()[:2]) for server in servers]
    store = [await counters(port) for port in ports]
    own = time.process_time()
    measured = time.perf_counter()
    await asyncio.sleep(seconds)
    tally.measuring = False
    measured = time.perf_counter() - measured
    cpu = [sum(server.cpu_times()[:2]) - was for server, was in zip(servers, before, strict=True)]
    memory = [server.memory_info().rss / 2**20 for server in servers]
    dead = sum(1 for task in reading if task.done())
    for port, was in zip(ports, store, strict=True):
        now = await counters(port)
        commits, spent, work = [now[name] - was[name] for name in now]
        print(
            f"  {commits / measured:.0f} commits/s of {spent / commits * 1000:.1f} ms, {work / commits:.1f} moves each"
        )
    report(tally, measured, cpu, memory, time.process_time() - own, dead)


def percentile(values: list[float], part: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


async def counters(port: int) -> dict[str, float]:
    """How often, how long and how much a server's store committed."""
    return await numbers(port, "demesne_commits_total", "demesne_commit_seconds_total", "demesne_written_total")


async def numbers(port: int, *names: str) -> dict[str, float]:
    """Some of a server's metrics."""
    text = await asyncio.to_thread(
        lambda: urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60).read().decode()
    )
    found = dict(line.split() for line in text.splitlines() if line.startswith(names))
    return {name: float(found[name]) for name in names}


def report(tally: Tally, seconds: float, cpu: list[float], memory: list[float], own: float, dead: int) -> None:
    """Print the result."""
    print(f"  {len(tally.own) / seconds:.0f} answers/s for {seconds:.0f} s")
    print(f"  {dead} sockets lost, {len(tally.errors)} errors {tally.errors[:5]}")
    for name, values in (("answer to own view", tally.own), ("answer to other's view", tally.other)):
        marks = [percentile(values, part) * 1000 for part in (0.5, 0.9, 0.99, 1.0)]
        print("  {}: p50 {:.0f} ms, p90 {:.0f}, p99 {:.0f}, max {:.0f}".format(name, *marks))
    for number, (used, size) in enumerate(zip(cpu, memory, strict=True)):
        print(f"  server {number}: {used / seconds:.0%} of a core, {size:.0f} MB")
    load = os.getloadavg()[0]
    print(f"  generator: {own / seconds:.0%} of a core; load of the machine {load:.1f} on {os.cpu_count()} cores")


def start_server(port: int, store: str, log: Path) -> subprocess.Popen[bytes]:
    """A server process without limits per address."""
    program = "import sys; from demesne.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--store", store, "--unlimited"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with open(log, "w") as file:
        return subprocess.Popen(command, stdout=file, stderr=file, env=env)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=10).close()
            return
        except OSError:
            if process.poll() is not None:
                raise RuntimeError("the server did not start") from None
            time.sleep(0.1)
    raise RuntimeError("the server did not answer")


def run(tables: int, rate: float, seconds: float, store: str, count: int, bots: int = 0, labs: int = 0) -> Tally:
    """One measurement."""
    sys.path.insert(0, str(ROOT))
    from tests.server.running import free_port, postgres

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"  {tables} tables, {rate:g} answers/s wanted, {store}, {count} server process(es)", flush=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="demesne-load-")))
        address = stack.enter_context(postgres()) if store == "postgresql" else str(folder / "tables.db")
        ports = [free_port() for _ in range(count)]
        processes = []
        for port in ports:
            processes.append(start_server(port, address, folder / f"{port}.log"))
            wait_for(port, processes[-1])
        try:
            servers = [psutil.Process(process.pid) for process in processes]
            return asyncio.run(generate(ports, tables, rate, seconds, servers, bots, labs))
        finally:
            for process in processes:
                process.send_signal(signal.SIGTERM)
            for process in processes:
                try:
                    process.wait(30)
                except subprocess.TimeoutExpired:
                    process.kill()


def main(arguments: list[str] | None = None) -> None:
    """Measure; without arguments, briefly."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--bots", type=int, default=0, help="measure again while this many bots think")
    parser.add_argument("--labs", type=int, default=0, help="measure with and without this many runs of the lab")
    wish = parser.parse_args(arguments or [])
    if wish.bots and wish.labs:
        parser.error("either --bots or --labs")
    if wish.processes > 1 and wish.store == "sqlite":
        parser.error("several processes need --store postgresql")
    try:
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    except ImportError:
        pass
    run(wish.tables, wish.rate, wish.seconds, wish.store, wish.processes, wish.bots, wish.labs)


if __name__ == "__main__":
    main(sys.argv[1:])
