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
    event,
    func,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from demesne.server.errors import StoreError, Unreadable
from demesne.server.logs import kind_of, log, log_error
from demesne.server.migrating import bring_up_to_date

T = TypeVar("T")

GROUP: Final = 512
"""How many jobs at most share a commit."""

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


class Database:
    """The database of one process."""

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
