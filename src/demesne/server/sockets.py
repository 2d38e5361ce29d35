"""A socket at a table: one client, in a browser or a program.

Nothing is queued: when the client is ready for more, it gets the newest state with all events since the last one. A
client that reads slowly therefore costs nothing and delays nobody; one that does not read is disconnected.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from demesne.server import absence, chat, hints, imagining, messages, seats, takeback, wire
from demesne.server.backend import Backend
from demesne.server.errors import StoreError
from demesne.server.handshake import (
    AWAY,
    BAD,
    HELLO_SECONDS,
    SEND_SECONDS,
    close,
    counted,
    receive,
    turn_away,
    who_greets,
)
from demesne.server.logs import log_error
from demesne.server.messages import refusal
from demesne.server.middleware import address_of
from demesne.server.people import session_key
from demesne.server.play import Refused
from demesne.server.requests import TABLE_ID
from demesne.server.table import LiveTable

REPLIES: Final = 32
"""How many answers to messages may wait to be sent before no further message is read."""

LONG_LOG: Final = 2000
"""With this many events at once, they are assembled outside the event loop and count as one more request."""

_DECODER: Final[msgspec.json.Decoder[wire.Incoming]] = msgspec.json.Decoder(wire.Incoming)


class ClientSocket:
    """One client at a table."""

    def __init__(
        self,
        table: LiveTable,
        socket: WebSocket,
        person: str | None,
        hello: wire.Hello,
        told: int,
        ended: asyncio.Event,
    ) -> None:
        self.table = table
        self._services = table.services
        self.socket = socket
        self.person = person
        self._ended = ended
        self.seat = table.record.seat_of(person)
        self.told = told
        self.memory = hello.memory and self.seat is not None
        self._number = -1
        self._shown = -1
        self._record = -1
        self._chat = -1
        self._replies: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._drained = asyncio.Event()
        self._bucket = table.audience.bucket(self.seat)

    def wake(self) -> None:
        """There is something new to send."""
        self._news.set()

    async def run(self) -> None:
        """Serve the client, who has joined the table, until it goes."""
        self.wake()
        sending = asyncio.create_task(self._send_for_ever())
        reading = asyncio.create_task(self._read_for_ever())
        closing = asyncio.create_task(self._services.tasks.closing.wait())
        ended = asyncio.create_task(self._ended.wait())
        tasks = (sending, reading, closing, ended)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            code = AWAY if closing.done() else BAD if ended.done() else 1000
        finally:
            self.table.leave(self)
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Closed):
                code = outcome.code
            elif isinstance(outcome, Exception) and not isinstance(
                outcome, WebSocketDisconnect | OSError | RuntimeError
            ):
                log_error("socket-failed", outcome, table=self.table.id)
        await close(self.socket, code)

    # -- sending --------------------------------------------------------------------------------------------------

    async def _send_for_ever(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            await self._send_news()

    async def _send_news(self) -> None:
        table = self.table
        if self._shown != table.audience.shown:
            self._shown = table.audience.shown
            if self.seat is not None and not self._seated():
                raise Closed(BAD)
            await self._send(table.table_message(self.seat))
        play = table.play
        if play is not None and (self._number != play.number or self._record != table.record.version):
            # Creating a message and noting its contents must happen without a pause in between.
            length = len(play.log)
            told = min(self.told, length)
            self._number, self._record, self.told = play.number, table.record.version, length
            if length - told > LONG_LOG:
                work = messages.state_work(play, table.record, self.seat, told, self.memory)
                await self._send(await self._services.looking_back.run(table.id, work))
            else:
                await self._send(table.state_message(play, self.seat, told, self.memory))
        if table.chat and table.chat[-1].number > self._chat:
            lines = [line for line in table.chat if line.number > self._chat]
            self._chat = lines[-1].number
            await self._send(messages.chat_message(lines))
        while self._replies:
            await self._send(self._replies.popleft())
        self._drained.set()

    def _seated(self) -> bool:
        """Whether the seat is still this person's: before the start, people may be removed."""
        return self.table.record.seat_of(self.person) == self.seat

    async def _send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
        except TimeoutError:
            self._services.metrics.slow_sockets.inc()
            raise Closed(BAD) from None

    # -- reading --------------------------------------------------------------------------------------------------

    async def _read_for_ever(self) -> None:
        while True:
            message = await receive(self.socket, _DECODER)
            if not self._bucket.take():
                self._reply(refusal(None, "too-often", "too many messages; wait a moment"))
                await asyncio.sleep(0.5)
                continue
            if isinstance(message, wire.HintWish | wire.Imagine):
                # This takes a while, during which the same client may send an answer.
                self._services.tasks.spawn(self._reply_later(message))
                continue
            started = time.perf_counter()
            self._reply(await self._handle(message))
            if isinstance(message, wire.Answer):
                self._services.metrics.answer_seconds.observe(time.perf_counter() - started)
            while len(self._replies) >= REPLIES:
                self._drained.clear()
                await self._drained.wait()

    async def _reply_later(self, message: wire.HintWish | wire.Imagine) -> None:
        self._reply(await self._handle(message))

    def _reply(self, message: bytes) -> None:
        self._replies.append(message)
        self.wake()

    async def _handle(self, message: wire.Incoming | Refused) -> bytes:
        """Do what a message asks for. Returns the answer to it."""
        if isinstance(message, Refused):
            return refusal(None, message.code, message.message)
        try:
            # What was started is finished even if the client goes: a move may be on its way into the store.
            accepted = await asyncio.shield(self._do(message))
        except Refused as refused:
            self._services.metrics.refused.labels(refused.code).inc()
            return refusal(message.id, refused.code, refused.message)
        except StoreError:
            return refusal(message.id, "store", "the store is not available; try again")
        except Exception as error:
            log_error("message-failed", error, table=self.table.id)
            return refusal(message.id, "internal", "something went wrong and was logged")
        return messages.encode(accepted)

    async def _do(self, message: wire.Incoming) -> wire.Accepted:
        table, accepted = self.table, wire.Accepted(message.id)
        if isinstance(message, wire.Ping):
            return accepted
        if isinstance(message, wire.Hello):
            raise Refused("twice", "you have already said hello")
        seat = self.seat
        if seat is None:
            raise Refused("spectator", "spectators only watch")
        if isinstance(message, wire.Answer):
            if table.record.seats[seat].driven:
                raise Refused("driven", "a bot plays for you; take the seat back first")
            accepted.repeated = not await table.answer(seat, message.number, message.answer)
            accepted.number = message.number
        elif isinstance(message, wire.Undo):
            accepted.done = await takeback.undo(table, seat, message.number)
        elif isinstance(message, wire.Consent):
            await takeback.consent(table, seat, message.agree)
        elif isinstance(message, wire.HintWish):
            accepted.hint = await hints.give(table, seat, message.number)
        elif isinstance(message, wire.Imagine):
            accepted.deal = await imagining.deal(table, seat, message.number)
            accepted.number = message.number
        elif isinstance(message, wire.Resign):
            await table.resign(seat)
        elif isinstance(message, wire.Vote):
            accepted.done = await absence.vote(table, seat, message.seat)
        elif isinstance(message, wire.TakeBack):
            await absence.take_back(table, seat)
        else:
            await chat.say(table, seat, message.text)
        return accepted


class Closed(Exception):
    """The socket must be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def serve_socket(backend: Backend, socket: WebSocket) -> None:
    """Let a client in, identified by cookie or token, at a seat or as a spectator."""
    services = backend.services
    async with counted(services, socket) as allowed:
        if not allowed:
            return
        await socket.accept()
        ended = asyncio.Event()
        welcome = await _welcome(backend, socket, ended)
        if welcome is not None:
            connection, session = welcome
            with services.listening_with(session, ended):
                await connection.run()


async def _welcome(backend: Backend, socket: WebSocket, ended: asyncio.Event) -> tuple[ClientSocket, str] | None:
    """A client that may listen, and the key of its session."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive(socket, _DECODER)
        if isinstance(hello, Refused):
            raise hello
        if not isinstance(hello, wire.Hello):
            raise Refused("no-hello", "the first message must be hello")
        person, token = await who_greets(backend.services, socket, hello)
        game = str(socket.path_params["table"])
        if not TABLE_ID.fullmatch(game):
            raise Refused("no-table", "there is no such table")
        table = await backend.tables.find(game)
        seat = None if person is None else table.record.seat_of(person.id)
        record = table.record
        if seat is None and not table.may_watch(hello.watch):
            raise Refused("forbidden", "you have no seat here, and this is not the link for spectators")
        told = 0 if table.play is None else table.play.still_true(hello.told, hello.number)
        length = 0 if table.play is None else len(table.play.log) - told
        if length > LONG_LOG and not backend.services.requests.take(address_of(socket), length / LONG_LOG):
            raise Refused("too-often", "this game is long, and you have reconnected often; wait a moment")
        if seat is not None:
            await seats.agree(table, seat)
        connection = ClientSocket(table, socket, None if person is None else person.id, hello, told, ended)
        table.join(connection)
        try:
            await socket.send({"type": "websocket.send", "text": messages.welcome_message(record, seat).decode()})
        except BaseException:
            table.leave(connection)
            raise
        return connection, session_key(token)
    except TimeoutError:
        await close(socket, BAD)
    except StoreError:
        await turn_away(socket, Refused("store", "the store is not available; try again"))
    except Refused as refused:
        await turn_away(socket, refused)
    return None
