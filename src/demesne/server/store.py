"""Where everything is kept: SQLite in a file, or PostgreSQL for several processes.

All writing goes through one thread, which commits everything that has accumulated at once: a slow disk makes the groups
larger, not the queue longer. Nothing is reported as written before its commit has returned.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from demesne.server.errors import StoreError, Unreadable
from demesne.server.logs import kind_of, log, log_error
from demesne.server.migrating import bring_up_to_date
from demesne.server.records import ChatLine, Move, TableRecord
from demesne.server.rows import encode, move_row, read_moves, read_table, write_table
from demesne.server.schema import CHAT, MOVES, SEATS

T = TypeVar("T")

GROUP: Final = 512
"""How many jobs at most share a commit."""

FEW: Final = 100
"""How many seats are updated at a time."""

SPREAD: Final = 5.0
"""Over how many seconds that is spread if there are many."""

CHAT_LINES: Final = 200
"""How many lines of a table's chat are loaded."""

CHAT_KEPT: Final = 500
"""How many lines of a table's chat are stored at least; older ones are deleted."""

CHAT_PIECE: Final = 50
"""How many more there may be before that happens."""

PULSE: Final = text("UPDATE alembic_version SET version_num = version_num")

CHANNEL: Final = "demesne"


class Writing:
    """A transaction of the writer: the connection, and the news to send when it is committed."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.news: list[str] = []


class Job(Generic[T]):
    """A job for the writer. Plain work never raises, so it needs no savepoint of its own."""

    def __init__(self, work: Callable[[Writing], T], future: asyncio.Future[T], plain: bool) -> None:
        self.work = work
        self.future = future
        self.plain = plain
        self.result: T | None = None
        self.error: Exception | None = None


def engine_url(address: str) -> str:
    """A database address as SQLAlchemy wants it: a path is a SQLite file."""
    if address.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + address.split("://", 1)[1]
    if "://" in address:
        return address
    return f"sqlite:///{Path(address).expanduser().absolute()}"


class Store:
    """The store of one process."""

    def __init__(self, address: str, migrate: bool = False) -> None:
        """Open the database and make its tables. An earlier version's are migrated: a file after backing it up, a
        PostgreSQL database if `migrate` confirms that there is a backup. Raises StoreError.
        """
        url = engine_url(address)
        self.shared = url.startswith("postgresql")
        self.url = url
        try:
            if self.shared:
                # Errors are logged; people's names are not.
                self._writer = create_engine(url, pool_size=2, pool_pre_ping=True, hide_parameters=True)
                self._reader = create_engine(
                    url, pool_size=4, pool_pre_ping=True, isolation_level="AUTOCOMMIT", hide_parameters=True
                )
            else:
                wait = {"timeout": 30}
                self._writer = create_engine(url, connect_args=wait, hide_parameters=True)
                self._reader = create_engine(url, connect_args=wait, isolation_level="AUTOCOMMIT", hide_parameters=True)
                _prepare_sqlite(self._writer, self._reader)
            bring_up_to_date(self._writer, self.shared, migrate)
        except (SQLAlchemyError, OSError, ImportError) as error:
            raise StoreError(f"the database can't be opened: {error}") from error
        self._insert_move = _insert_unless_there(self.shared)
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._listener: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._readers = ThreadPoolExecutor(4 if self.shared else 2, "store-read")
        self._closing = threading.Event()
        self._pulse: asyncio.Future[None] | None = None
        self.commits = 0
        self.grouped = 0
        self.commit_seconds = 0.0
        self.unreadable = 0
        """How often an unreadable row was found."""

    # -- running --------------------------------------------------------------------------------------------------

    def start(self, on_news: Callable[[str], None]) -> None:
        """Start work for the running event loop. With PostgreSQL, `on_news` is called with what others committed; an
        empty text means that some of it may have been missed.
        """
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="store-write", daemon=True)
        self._thread.start()
        if self.shared:
            self._listener = threading.Thread(target=self._listen, args=(on_news,), name="store-news", daemon=True)
            self._listener.start()

    def close(self) -> None:
        """Commit what is waiting and disconnect from the database."""
        self._closing.set()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(30)
        if self._listener is not None:
            self._listener.join(10)
        self._readers.shutdown()
        self._writer.dispose()
        self._reader.dispose()

    def write(self, work: Callable[[Writing], T], plain: bool = False) -> Awaitable[T]:
        """Do work in a transaction; the result comes after the commit. If the work raises, only it is undone."""
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future, plain))
        return future

    def execute(self, statement: Executable) -> Awaitable[None]:
        """Run one statement without a result."""

        def work(writing: Writing) -> None:
            writing.connection.execute(statement)

        return self.write(work)

    async def pulse(self) -> None:
        """Write something that changes nothing. Raises StoreError if that is not possible at the moment."""
        if self._pulse is None or self._pulse.done():
            self._pulse = asyncio.ensure_future(self.execute(PULSE))
        await asyncio.shield(self._pulse)

    def note_unreadable(self, error: Unreadable) -> None:
        """Count and log an unreadable row, and go on without it."""
        self.unreadable += 1
        log("row-unreadable", table=error.table, error=kind_of(error.__cause__ or error))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something while others write."""

        def run() -> T:
            try:
                with self._reader.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                raise StoreError(kind_of(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def _run(self) -> None:
        while True:
            jobs = self._gather()
            if not jobs:
                return
            started = time.perf_counter()
            try:
                self._commit(jobs)
            except Exception as error:
                if len(jobs) > 1 and not _concerns_all(error):
                    # One of them can't be stored. The others must not suffer for it.
                    for job in jobs:
                        self._commit_alone(job)
                else:
                    _fail(jobs, error)
            self.commits += 1
            self.grouped += len(jobs)
            self.commit_seconds += time.perf_counter() - started
            assert self._loop is not None
            try:
                self._loop.call_soon_threadsafe(_settle, jobs)
            except RuntimeError:
                return  # The loop is gone: nobody is waiting.

    def _commit(self, jobs: list[Job[Any]]) -> None:
        with self._writer.begin() as connection:
            writing = Writing(connection)
            for job in jobs:
                _do(job, writing)
            if self.shared and writing.news:
                notify = select(func.pg_notify(CHANNEL, text(":news")))
                for news in dict.fromkeys(writing.news):
                    connection.execute(notify, {"news": news})

    def _commit_alone(self, job: Job[Any]) -> None:
        job.result = job.error = None
        try:
            self._commit([job])
        except Exception as error:
            _fail([job], error)

    def _gather(self) -> list[Job[Any]]:
        first = self._jobs.get()
        jobs: list[Job[Any]] = []
        while first is not None:
            jobs.append(first)
            if len(jobs) >= GROUP:
                break
            try:
                first = self._jobs.get_nowait()
            except queue.Empty:
                break
        else:
            # The end was requested. Everything before it is still done, and the next round finds the end again.
            if jobs:
                self._jobs.put(None)
        return jobs

    def _listen(self, on_news: Callable[[str], None]) -> None:
        import psycopg

        plain = self.url.replace("postgresql+psycopg://", "postgresql://")
        assert self._loop is not None
        while not self._closing.is_set():
            try:
                with psycopg.connect(plain, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._loop.call_soon_threadsafe(on_news, "")
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            self._loop.call_soon_threadsafe(on_news, notice.payload)
                            if self._closing.is_set():
                                break
            except (psycopg.Error, OSError) as error:
                log("news-lost", error=kind_of(error))
                self._closing.wait(1.0)
            except RuntimeError:
                return
            except Exception as error:
                log_error("news-failed", error)
                self._closing.wait(1.0)

    # -- moves ------------------------------------------------------------------------------------------------------

    async def add_move(self, game: str, move: Move, news: str) -> bool:
        """Store a move, unless there is one with this number already. Returns whether it was stored, after the
        commit.
        """

        def work(writing: Writing) -> bool:
            kept = writing.connection.execute(self._insert_move, move_row(game, move)).first() is not None
            if kept:
                writing.news.append(news)
            return kept

        return await self.write(work, plain=True)

    async def moves(self, game: str, since: int = 0) -> list[Move]:
        """The moves of a game from a number on."""
        return await self.read(lambda connection: read_moves(connection, game, since))

    async def table(self, game: str) -> TableRecord | None:
        """A table by its id."""
        return await self.read(lambda connection: read_table(connection, game))

    async def chat(self, game: str, since: int = 0) -> list[ChatLine]:
        """The chat of a table, from a number on, as far as it is loaded."""

        def work(connection: Connection) -> list[ChatLine]:
            found = connection.execute(
                select(CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
                .where(CHAT.c.game == game, CHAT.c.number >= since)
                .order_by(CHAT.c.number.desc())
                .limit(CHAT_LINES)
            )
            return [ChatLine(*row) for row in reversed(found.all())]

        return await self.read(work)

    async def say(self, game: str, seat: int | None, name: str, words: str, at: float, news: str) -> None:
        """Keep a line of chat."""

        def work(writing: Writing) -> None:
            last = writing.connection.scalar(select(func.max(CHAT.c.number)).where(CHAT.c.game == game))
            number = 0 if last is None else last + 1
            row = {"game": game, "number": number, "seat": seat, "name": name, "text": words, "at": at}
            writing.connection.execute(insert(CHAT), row)
            if number % CHAT_PIECE == 0:
                old = delete(CHAT).where(CHAT.c.game == game, CHAT.c.number <= number - CHAT_KEPT)
                writing.connection.execute(old)
            writing.news.append(news)

        await self.write(work)

    # -- tables ---------------------------------------------------------------------------------------------------

    async def change(self, game: str, change: Callable[[TableRecord], None], news: str) -> TableRecord | None:
        """Change the affairs of a table and its seats. `change` gets the newest record and alters it or raises."""

        def work(writing: Writing) -> TableRecord | None:
            record = read_table(writing.connection, game, lock=True)
            if record is None:
                return None
            before = encode(record)
            change(record)
            if encode(record) != before:
                record.version += 1
                write_table(writing.connection, record)
                writing.news.append(news)
            return record

        return await self.write(work)

    async def seen(self, seats: list[tuple[str, int]], at: float) -> None:
        """Note that people are connected at these seats; a few at a time, so that no move has to wait for long."""
        for start in range(0, len(seats), FEW):
            some = seats[start : start + FEW]
            if start:
                await asyncio.sleep(SPREAD * FEW / len(seats))

            def work(writing: Writing, some: list[tuple[str, int]] = some) -> None:
                change = update(SEATS).where(tuple_(SEATS.c.game, SEATS.c.seat).in_(some))
                writing.connection.execute(change, {"seen": at})

            await self.write(work)


def _insert_unless_there(shared: bool) -> Executable:
    """The statement that adds a move, or does nothing if there is one. Only the dialect in use is imported."""
    if shared:
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(MOVES).on_conflict_do_nothing().returning(MOVES.c.number)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(MOVES).on_conflict_do_nothing().returning(MOVES.c.number)


def _do(job: Job[Any], writing: Writing) -> None:
    if job.plain:
        job.result = job.work(writing)
        return
    before = len(writing.news)
    try:
        with writing.connection.begin_nested():
            job.result = job.work(writing)
    except DBAPIError as error:
        # Data that can't be stored is this job's own fault; an unreachable database affects all.
        if _concerns_all(error):
            raise
        job.error = error if isinstance(error, IntegrityError) else StoreError("this can't be stored")
        del writing.news[before:]
        if not isinstance(error, IntegrityError):
            log("store-refused", error=kind_of(error))
    except Exception as error:
        job.error = error
        del writing.news[before:]


def _concerns_all(error: Exception) -> bool:
    """Whether an error concerns the database as a whole rather than one job."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
    return isinstance(error, SQLAlchemyError | OSError)


def _fail(jobs: list[Job[Any]], error: Exception) -> None:
    log("store-failed", error=kind_of(error), jobs=len(jobs))
    for job in jobs:
        job.result, job.error = None, StoreError("the store is not available")


def _settle(jobs: list[Job[Any]]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)


def _prepare_sqlite(writer: Engine, reader: Engine) -> None:
    """Wait for the disk at every commit, never lose one, and let nobody else write in between."""

    def on_connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(writer, "connect", on_connect)
    event.listen(writer, "begin", on_begin)
    event.listen(reader, "connect", on_connect)
