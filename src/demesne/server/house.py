"""All the tables: opening and finding them, sitting down, beginning, playing again."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import secrets
import threading
import time
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, exists, func, select

from demesne.bots.shipped import find_strategy
from demesne.cards import CARDS
from demesne.engine import save
from demesne.engine.setup import TURN_LIMIT, make_setup
from demesne.kingdoms import Kingdom
from demesne.server import kingdom
from demesne.server.limits import Buckets
from demesne.server.logs import log, log_error
from demesne.server.metrics import Metrics
from demesne.server.options import Options
from demesne.server.people import People, clean_words
from demesne.server.play import Play, Refused
from demesne.server.records import Clock, Doc, GameSetup, Move, Person, Seat, Settings, TableRecord
from demesne.server.schema import MOVES, SEATS, TABLES
from demesne.server.store import Store, StoreError, Writing, add_moves, add_table, read_moves, read_table, read_tables
from demesne.server.story import Story
from demesne.server.table import LiveTable, load_play
from demesne.server.thinkers import Thinkers, bot_levels
from demesne.server.wire import Drawn, LobbyEntry, NewTable, Past, SeatWish, WishedKingdom

T = TypeVar("T")

SWEEP: Final = 10.0
"""Seconds between two looks for what can be put away."""

COLLECT: Final = 600.0
"""Seconds between two collections of all garbage, if it is quiet then."""

QUIET: Final = 20.0
"""Moves a second that still count as quiet."""

RESUMED: Final = 1000
"""How many unfinished tables with bots are looked at after the start, the newest first."""

DRAWS: Final = 4
"""How many kingdoms are drawn for one address at the same time, or wait for it."""

BOT_NAME: Final = "Bot"


class House:
    """Everything of one server process behind its doors."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.store = Store(options.store)
        self.people = People(self.store)
        self.metrics = Metrics()
        self.thinkers = Thinkers(options.bot_threads, options.bot_seconds)
        self.process = secrets.token_hex(4)
        self.tables: dict[str, LiveTable] = {}
        self.sockets: dict[str, int] = {}
        """How many sockets each address has."""
        self.requests = Buckets(options.limits.requests)
        self.openings = Buckets(options.limits.openings)
        self.closing = asyncio.Event()
        self._drawing = asyncio.Semaphore(2)
        self._drawn_for: list[str] = []
        self._collected = time.monotonic()
        self._moves = 0.0
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- running --------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to work, in the running event loop."""
        self.store.start(self.hear)
        self.spawn(self._sweep_for_ever())
        self.spawn(self._resume())
        log("started", store="postgresql" if self.store.shared else "sqlite", process=self.process)

    async def _resume(self) -> None:
        """Let bots go on whose games were interrupted when this or another process ended, though nobody looks."""
        bot_there = exists().where(SEATS.c.game == TABLES.c.id, (SEATS.c.kind == "bot") | SEATS.c.driven.is_(True))
        given_up = exists().where(MOVES.c.game == TABLES.c.id, MOVES.c.kind == "resign")
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "playing", bot_there | given_up)
            .order_by(TABLES.c.created.desc())
            .limit(RESUMED)
        )
        try:
            games = await self.store.read(lambda connection: [row[0] for row in connection.execute(query)])
            for game in games:
                (await self.find(game)).go_on()
        except (Refused, StoreError) as error:
            log("resume-failed", error=str(error))
            return
        if games:
            log("resumed", tables=len(games))

    async def stop(self) -> None:
        """Stop everything; what was accepted is in the store."""
        self.closing.set()
        for table in self.tables.values():
            table.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)
        log("stopped", process=self.process)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something beside; an error in it is logged."""
        self._keep(asyncio.get_running_loop().create_task(work))

    def task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """The same, for those who want to know when it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._keep(task)
        return task

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None:
                log_error("task-failed", error)

    def news(self, what: str, game: str) -> str:
        """What other processes are told."""
        return f"{what}:{game}:{self.process}"

    def hear(self, news: str) -> None:
        """Another process committed something; an empty text says that something may have been missed."""
        if self.closing.is_set():
            return
        if not news:
            for table in self.tables.values():
                self.spawn(table.hear("t"))
            return
        what, _, rest = news.partition(":")
        game, _, process = rest.partition(":")
        found = self.tables.get(game)
        if found is not None and process != self.process:
            self.spawn(found.hear(what))

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StoreError as error:
                log("sweep-failed", error=str(error))

    async def sweep(self) -> None:
        """Put idle tables out of memory, note who is here, close what was never begun."""
        now = time.monotonic()
        for game, table in list(self.tables.items()):
            if table.idle and now - table.used > self.options.idle_seconds:
                table.close()
                del self.tables[game]
        self.requests.forget()
        self.openings.forget()
        self._collect(now)
        if self.store.shared:
            here = {
                (game, listener.seat)
                for game, table in self.tables.items()
                for listener in table.listeners
                if listener.seat is not None
            }
            await self.store.seen(sorted(here), time.time())
        old = time.time() - self.options.open_seconds
        query = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.created < old).limit(100)
        stale = await self.store.read(lambda connection: [row[0] for row in connection.execute(query)])
        for game in stale:
            await self._change(game, _close_if_open)

    def _collect(self, now: float) -> None:
        """Have all garbage collected when little happens, or when it was not for an hour."""
        moves = self.metrics.counts["demesne_moves_total"]
        quiet, self._moves = moves - self._moves < QUIET * SWEEP, moves
        if now - self._collected > (COLLECT if quiet else 6 * COLLECT):
            self._collected = now
            gc.collect()

    def gauges(self) -> dict[str, float]:
        """The numbers of the moment."""
        return {
            "demesne_tables": len(self.tables),
            "demesne_sockets": sum(self.sockets.values()),
            "demesne_commits_total": self.store.commits,
            "demesne_commit_seconds_total": self.store.commit_seconds,
            "demesne_written_total": self.store.grouped,
            "demesne_bot_failures_total": self.thinkers.failures,
            "demesne_lost_threads": self.thinkers.lost,
            "demesne_tasks": len(self._tasks),
            "demesne_threads": threading.active_count(),
        }

    # -- finding ------------------------------------------------------------------------------------------------------

    async def find(self, game: str) -> LiveTable:
        """A table, from memory or from the store."""
        table = self.tables.get(game)
        if table is None:
            waiting = self._loading.get(game)
            if waiting is None:
                waiting = asyncio.ensure_future(self._load(game))
                self._loading[game] = waiting
                waiting.add_done_callback(lambda _: self._loading.pop(game, None))
            table = await asyncio.shield(waiting)
        if table is None:
            raise Refused("no-table", "there is no such table")
        table.used = time.monotonic()
        return table

    async def _load(self, game: str) -> LiveTable | None:
        def work(connection: Connection) -> tuple[TableRecord, list[Move]] | None:
            record = read_table(connection, game)
            return None if record is None else (record, read_moves(connection, game))

        found = await self.store.read(work)
        if found is None:
            return None
        record, moves = found
        play, trouble = await asyncio.to_thread(load_play, record, moves)
        table = LiveTable(self, record, play, await self.store.chat(game))
        if trouble is not None:
            table.break_off(trouble)
        self.tables[game] = table
        # Whatever was written between reading and now.
        await table.hear("t" if self.store.shared else "m")
        if play is not None and play.over and record.status == "playing":
            await table.finish()
        return table

    async def by_code(self, code: str) -> tuple[LiveTable, str]:
        """The table of a link, and whether the link is to "join" or to "watch"."""
        query = select(TABLES.c.id, TABLES.c.join_code).where(
            (TABLES.c.join_code == code) | (TABLES.c.watch_code == code)
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Refused("no-table", "no table has this link")
        return await self.find(row[0]), "join" if row[1] == code else "watch"

    async def lobby(self) -> list[LobbyEntry]:
        """The listed tables that wait for players."""

        def work(connection: Connection) -> list[TableRecord]:
            query = (
                select(TABLES.c.id)
                .where(TABLES.c.status == "open", TABLES.c.listed.is_(True))
                .order_by(TABLES.c.created.desc())
                .limit(50)
            )
            return read_tables(connection, [row[0] for row in connection.execute(query)])

        entries: list[LobbyEntry] = []
        for record in await self.store.read(work):
            empty = sum(1 for seat in record.seats if seat.kind == "open")
            host = record.seat_of(record.host)
            if empty:
                clock = record.settings.clock
                entries.append(
                    LobbyEntry(
                        table=record.id,
                        title=record.settings.title,
                        host="" if host is None else record.seats[host].name,
                        join=record.join_code,
                        seats=len(record.seats),
                        open=empty,
                        kingdom=record.setup.kingdom,
                        clock=None if clock is None else clock.seconds,
                    )
                )
        return entries

    async def history(self, person: Person) -> list[Past]:
        """Where a person sat, newest first."""

        def work(connection: Connection) -> list[Past]:
            query = (
                select(TABLES.c.id, SEATS.c.seat)
                .join(SEATS, SEATS.c.game == TABLES.c.id)
                .where(SEATS.c.person == person.id, TABLES.c.status != "closed")
                .order_by(TABLES.c.created.desc())
                .limit(100)
            )
            seats = {row[0]: row[1] for row in connection.execute(query)}
            return [
                Past(
                    table=record.id,
                    seat=seats[record.id],
                    status=record.status,
                    created=record.created,
                    title=record.settings.title,
                    kingdom=record.setup.kingdom,
                    players=[seat.name for seat in record.seats],
                    bots=[seat.bot for seat in record.seats],
                    result=record.result,
                )
                for record in read_tables(connection, list(seats))
            ]

        return await self.store.read(work)

    # -- opening ------------------------------------------------------------------------------------------------------

    async def draw(self, address: str, wish: WishedKingdom) -> Drawn:
        """A kingdom as it is wished for. Many wishes take seconds to count through, so few are drawn at a time."""
        if self._drawn_for.count(address) >= DRAWS:
            raise Refused("too-often", "too many kingdoms at a time; wait for the last ones")
        self._drawn_for.append(address)
        try:
            async with self._drawing:
                return await asyncio.to_thread(kingdom.draw, wish)
        finally:
            self._drawn_for.remove(address)

    async def open(self, person: Person, address: str, wish: NewTable) -> LiveTable:
        """Open a table."""
        if wish.first is not None and wish.first >= len(wish.seats):
            raise Refused("bad-first", f"the first player is a seat from 0 to {len(wish.seats) - 1}")
        async with self._drawing:
            chosen = await asyncio.to_thread(kingdom.for_table, wish)
        seats = _seats(wish.seats, chosen.piles)
        seed: int | str = secrets.randbits(48) if wish.seed is None else wish.seed
        setup = _setup(chosen, len(seats), seed, wish.first)
        clock = None if wish.clock is None else Clock(wish.clock.seconds, wish.clock.increment)
        settings = Settings(
            title=clean_words(wish.title, 60),
            kingdom=chosen.name or "",
            undo=wish.undo,
            clock=clock,
            spectators=wish.spectators,
            chat=wish.chat,
            point_counter=wish.point_counter,
            deck_tracker=wish.deck_tracker,
        )
        if wish.sit:
            free = next((seat for seat in seats if seat.kind == "open"), None)
            if free is None:
                raise Refused("no-seat", "there is no seat for a person; open the table without sitting down")
            _sit(free, person)
        record = self._record(person, address, settings, setup, seats, wish.listed)
        return await self._add(record, [])

    def _record(
        self, host: Person, address: str, settings: Settings, setup: GameSetup, seats: list[Seat], listed: bool
    ) -> TableRecord:
        return TableRecord(
            id=secrets.token_hex(8),
            version=1,
            status="open",
            created=time.time(),
            host=host.id,
            address=_address_key(address),
            join_code=secrets.token_urlsafe(16),
            watch_code=secrets.token_urlsafe(16),
            listed=listed,
            settings=settings,
            setup=setup,
            rules=save.RULES,
            doc=Doc(),
            seats=seats,
        )

    async def _add(self, record: TableRecord, moves: list[Move]) -> LiveTable:
        most = self.options.limits.tables

        def work(writing: Writing) -> None:
            query = select(func.count()).where(
                TABLES.c.address == record.address, TABLES.c.status.in_(("open", "playing"))
            )
            if (writing.connection.scalar(query) or 0) >= most:
                raise Refused("too-many-tables", f"at most {most} unfinished tables from one address")
            add_table(writing.connection, record)
            add_moves(writing.connection, record.id, moves)

        await self.store.write(work)
        log("table-opened", table=record.id, seats=len(record.seats))
        return await self.find(record.id)

    # -- sitting down -------------------------------------------------------------------------------------------------

    async def join(self, person: Person, table: LiveTable, wanted: int | None) -> int:
        """Take an open seat; the same one again for who sits there already."""

        def change(record: TableRecord) -> None:
            if record.seat_of(person.id) is not None:
                return
            if record.status not in ("open", "playing"):
                raise Refused("over", "this table takes no players any more")
            if wanted is not None and wanted >= len(record.seats):
                raise Refused("no-seat", "there is no such seat")
            choice = record.seats if wanted is None else [record.seats[wanted]]
            free = next((seat for seat in choice if seat.kind == "open"), None)
            if free is None:
                raise Refused("full", "no seat is free")
            _sit(free, person)

        await table.change(change)
        seat = table.record.seat_of(person.id)
        if seat is None:
            raise Refused("full", "no seat is free")
        return seat

    async def leave(self, person: Person, table: LiveTable) -> None:
        """Stand up. Before the start the seat is free again; the last person closes the table. Later a bot plays on."""
        seat = self.seat_of(person, table)

        def change(record: TableRecord) -> None:
            if record.status == "open":
                record.seats[seat] = Seat("open")
                people = [found.person for found in record.seats if found.person is not None]
                if not people:
                    record.status = "closed"
                elif record.host == person.id:
                    record.host = people[0]
            elif record.status == "playing":
                record.seats[seat].driven = True

        await table.change(change)

    async def kick(self, person: Person, table: LiveTable, seat: int) -> None:
        """Send somebody away before the start. The link is changed, so that the same one does not lead back."""

        def change(record: TableRecord) -> None:
            _must_host(record, person)
            if record.status != "open":
                raise Refused("started", "the game has begun")
            if seat >= len(record.seats) or record.seats[seat].kind != "person":
                raise Refused("no-seat", "nobody sits there")
            if record.seats[seat].person == person.id:
                raise Refused("yourself", "leave, if you want to go yourself")
            record.seats[seat] = Seat("open")
            record.join_code = secrets.token_urlsafe(16)

        await table.change(change)

    async def begin(self, person: Person, table: LiveTable, fill: str | None) -> None:
        """Start the game."""

        def change(record: TableRecord) -> None:
            _must_host(record, person)
            if fill is not None:
                _check_level(fill, record.setup.piles)
            if record.status != "open":
                raise Refused("started", "the game has begun")
            for number, seat in enumerate(record.seats):
                if seat.kind == "open":
                    if fill is None:
                        raise Refused("not-full", "a seat is still free: wait, or fill it with a bot")
                    record.seats[number] = Seat("bot", BOT_NAME, fill)
            record.status = "playing"

        await table.change(change)
        log("game-started", table=table.id)

    def seat_of(self, person: Person | None, table: LiveTable) -> int:
        """Where somebody sits; refused if nowhere."""
        seat = None if person is None else table.record.seat_of(person.id)
        if seat is None:
            raise Refused("not-seated", "you have no seat at this table")
        return seat

    # -- afterwards ---------------------------------------------------------------------------------------------------

    async def rematch(self, person: Person, address: str, table: LiveTable, mode: str) -> LiveTable:
        """A new table for the same players. Whoever asks second gets the same table."""
        self.seat_of(person, table)
        old = table.record
        if table.play is None or not table.play.over:
            raise Refused("not-over", "the game is not over")
        if old.doc.rematch is not None:
            return await self.find(old.doc.rematch)
        count = len(old.seats)
        seats = [
            Seat("bot", seat.name, seat.bot) if seat.kind == "bot" else Seat("person", seat.name, person=seat.person)
            for seat in old.seats
        ]
        setup = old.setup
        if mode == "swap":
            seats = [seats[(number - 1) % count] for number in range(count)]
        else:
            first = next_first(table.play.result().winners, count)
            seed = secrets.randbits(48)
            setup = GameSetup(setup.kingdom, count, seed, setup.bane, setup.shelters, first, setup.turn_limit)
        record = self._record(person, address, old.settings, setup, seats, listed=False)
        record.doc.origin = old.id
        fresh = await self._add(record, [])

        def change(mine: TableRecord) -> None:
            if mine.doc.rematch is None:
                mine.doc.rematch = record.id

        await table.change(change)
        if table.record.doc.rematch != record.id:
            await fresh.change(_close_if_open)
        assert table.record.doc.rematch is not None
        return await self.find(table.record.doc.rematch)

    async def branch(
        self, person: Person, address: str, table: LiveTable, at: int, wishes: list[SeatWish], sit: int | None
    ) -> LiveTable:
        """A new table that goes on from a point of a finished game."""
        play = self.finished(table)
        if at > len(play.line):
            raise Refused("no-point", f"the game has {len(play.line)} answers")
        if len(wishes) != len(table.record.seats):
            raise Refused("bad-seats", f"the game has {len(table.record.seats)} seats")
        seats = _seats(wishes, table.record.setup.piles)
        if sit is not None:
            if sit >= len(seats) or seats[sit].kind != "open":
                raise Refused("no-seat", "that seat is not for a person")
            _sit(seats[sit], person)
        record = self._record(person, address, table.record.settings, table.record.setup, seats, listed=False)
        record.doc.origin = table.id
        moves = [
            Move(number, "answer", seat, list(labels), record.created, 0.0)
            for number, (seat, labels) in enumerate(play.line[:at])
        ]
        return await self._add(record, moves)

    def finished(self, table: LiveTable) -> Play:
        """The game of a table that is over; refused before, for it tells everything."""
        if table.broken is not None:
            raise Refused("broken", table.broken)
        if table.play is None or not table.play.over:
            raise Refused("not-over", "the game is not over")
        return table.play

    async def story(self, table: LiveTable) -> Story:
        """The story of a table whose game is over."""
        play = self.finished(table)
        if table.story is None or table.story.play is not play:
            table.story = await asyncio.to_thread(Story, play)
        return table.story

    async def _change(self, game: str, change: Callable[[TableRecord], None]) -> None:
        table = self.tables.get(game)
        if table is not None:
            await table.change(change)
        else:
            await self.store.change(game, change, self.news("t", game))


def next_first(winners: list[int], players: int) -> int:
    """Who begins the next game: the player to the left of the winner; after a tie, by chance one who did not win."""
    if len(winners) == 1:
        return (winners[0] + 1) % players
    losers = [seat for seat in range(players) if seat not in winners]
    return secrets.choice(losers or list(range(players)))


def _close_if_open(record: TableRecord) -> None:
    if record.status == "open":
        record.status = "closed"


def _address_key(address: str) -> str:
    """What is stored of an address: enough to count its tables."""
    return hashlib.sha256(f"demesne {address}".encode()).hexdigest()[:24]


def _must_host(record: TableRecord, person: Person) -> None:
    if record.host != person.id:
        raise Refused("not-host", "only who opened the table can do this")


def _sit(seat: Seat, person: Person) -> None:
    seat.kind = "person"
    seat.name = person.name
    seat.person = person.id
    seat.seen = time.time()


def _check_level(level: str, piles: Collection[str]) -> None:
    """Refuse a bot that there is not, or a strategy without the cards that it is about."""
    if level in bot_levels():
        return
    plan = find_strategy(level)
    if plan is None:
        raise Refused(
            "no-bot", f"there is no bot of this level; there are {', '.join(bot_levels())}, and the strategies"
        )
    missing = [card for card in plan.needs if card not in piles]
    if missing:
        raise Refused("bot-needs", f"the strategy {level} needs {', '.join(missing)} in the kingdom")


def _seats(wishes: list[SeatWish], piles: Collection[str]) -> list[Seat]:
    seats: list[Seat] = []
    for wish in wishes:
        if wish.kind == "bot":
            level = wish.bot or bot_levels()[0]
            _check_level(level, piles)
            seats.append(Seat("bot", BOT_NAME, level))
        else:
            seats.append(Seat("open"))
    return seats


def _setup(chosen: Kingdom, players: int, seed: int | str, first: int | None) -> GameSetup:
    setup = make_setup(CARDS, chosen.cards, players, seed, chosen.bane, chosen.shelters, first, TURN_LIMIT)
    return GameSetup(
        list(setup.kingdom), players, setup.seed, setup.bane, setup.shelters, setup.first, setup.turn_limit
    )
