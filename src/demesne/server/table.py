"""A table in memory, and the single path by which its game and its affairs move on.

Every move is in the store before it is applied here, so nobody ever sees a move that could still be lost. If another
process was faster, its move is read and applied, and ours is refused as stale.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from demesne.engine.game import Game
from demesne.engine.save import RULES
from demesne.review.facts import HintFacts
from demesne.server import messages
from demesne.server.audience import Audience, Subscriber
from demesne.server.errors import StoreError
from demesne.server.logs import log, log_error
from demesne.server.play import Broken, Play, Refused, Stale
from demesne.server.records import ChatLine, Move, MoveKind, TableRecord
from demesne.server.services import Services

RETRY: Final = 1.0
"""Seconds before retrying something that the store did not accept."""


class Follower(Protocol):
    """Something that acts when it is a seat's turn: the bots, or the clock."""

    @property
    def busy(self) -> bool:
        """Whether it is at work, so that the table must stay in memory."""

    def turn_came(self) -> None:
        """Look again whose turn it is."""

    def close(self) -> None:
        """Stop."""


class LiveTable:
    """One table of this process."""

    def __init__(self, services: Services, record: TableRecord, play: Play | None, chat: list[ChatLine]) -> None:
        self.services = services
        self.id = record.id
        self.record = record
        self.play = play
        self.chat = chat
        self.audience = Audience(services.options.limits)
        self.followers: list[Follower] = []
        self.broken: str | None = None
        self.used = time.monotonic()
        self.asked = time.monotonic()
        """When the pending decision came, postponed by the time that nobody was there to make it."""
        self._left: float | None = self.asked
        """Since when nobody has been there to make it."""
        self.lock = asyncio.Lock()
        """Held from reading the state until everything that follows from it is done."""
        self.doubt = False
        """Whether a commit's outcome is unknown, so that the store must be read again."""
        self.remote = False
        """Whether the last move came from another process."""
        self.hint: tuple[int, HintFacts] | None = None
        """The last hint, and the number of its decision."""
        self.hinting = False
        """Whether a hint is being computed."""
        self.deals: dict[int, tuple[int, asyncio.Task[bytes]]] = {}
        """For each seat that asked: the number of the decision and the game that was dealt for it."""
        self.moved = asyncio.Event()
        """Set with every move."""
        self._seen = {seat: (found.seen, self.used) for seat, found in enumerate(record.seats)}

    # -- who is here ------------------------------------------------------------------------------------------------

    def join(self, subscriber: Subscriber) -> None:
        """Let a socket listen."""
        self.audience.join(subscriber)
        self.used = time.monotonic()
        self._look_who_decides()
        self.show()
        self.go_on()

    def leave(self, subscriber: Subscriber) -> None:
        """Forget a socket."""
        self.audience.leave(subscriber)
        self.used = time.monotonic()
        seat = subscriber.seat
        if seat is not None and not self.audience.here(seat):
            stamp = time.time()
            self._seen[seat] = (stamp, self.used)
            self._look_who_decides()
            self.go_on()
            self.services.tasks.spawn(self.services.store.seen([(self.id, seat)], stamp))
            self.show()

    def _look_who_decides(self) -> None:
        """Start the time of a player who is here: time while away does not count."""
        decision = None if self.play is None else self.play.decision
        here = decision is not None and self.audience.here(decision.player)
        now = time.monotonic()
        if here and self._left is not None:
            self.asked += now - self._left
            self._left = None
        elif not here and self._left is None:
            self._left = now

    def absent(self, seat: int, seen: float) -> float:
        """How long nobody has been known to be connected at a seat, given when somebody last was by some process's
        clock. Only changes of that value count, and the time that passes here without one: the clocks may be wrong.
        """
        now = time.monotonic()
        if self.audience.here(seat) or self._seen.get(seat, (None, now))[0] != seen:
            self._seen[seat] = (seen, now)
        return now - self._seen[seat][1]

    def may_watch(self, code: str | None) -> bool:
        """Whether this is the code of a spectators' link, and spectators are allowed."""
        return self.record.settings.spectators and code == self.record.watch_code

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot decides for a seat."""
        found = self.record.seats[seat]
        return found.kind == "bot" or found.driven or (self.play is not None and seat in self.play.resigned)

    def others(self, seat: int) -> list[int]:
        """The seats of the other people who decide for themselves."""
        return [
            number
            for number, other in enumerate(self.record.seats)
            if number != seat and other.kind == "person" and not self.bot_plays(number)
        ]

    @property
    def idle(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        busy = any(follower.busy for follower in self.followers)
        return not self.audience.subscribers and not busy and not self.lock.locked()

    # -- telling ----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Notify everybody that something about the table has changed."""
        self.audience.table_changed()

    def table_message(self, seat: int | None) -> bytes:
        """The message about the table."""
        found = self.audience.table_messages.get(seat)
        if found is None:
            present = self.audience.present(len(self.record.seats))
            found = messages.table_message(self.record, self.play, seat, present, self.broken)
            self.audience.table_messages[seat] = found
        return found

    def state_message(self, play: Play, seat: int | None, told: int, memory: bool) -> bytes:
        """The message about the game, with the events from `told` on."""
        key = (seat, told, memory)
        found = self.audience.state_messages.get(key)
        if found is None:
            found = messages.state_message(play, self.record, seat, told, memory)
            self.audience.state_messages[key] = found
        return found

    # -- the game ---------------------------------------------------------------------------------------------------

    def playing(self) -> Play:
        """The game, which must have started and be sound."""
        if self.broken is not None:
            raise Refused("broken", self.broken)
        if self.play is None:
            raise Refused("not-started", "the game has not started")
        return self.play

    def asking(self, seat: int, number: int) -> Play:
        """The game, which must be waiting for this decision, and for the person at this seat to make it."""
        play = self.playing()
        decision = play.decision
        if decision is None:
            raise Refused("over", "the game is over")
        if number != play.number:
            raise Stale(number, play.number)
        if self.bot_plays(seat):
            raise Refused("driven", "a bot plays for you; take the seat back first")
        if decision.player != seat:
            raise Refused("not-yours", "it is not your decision")
        return play

    def finished(self) -> Play:
        """The game, which must be over: before that, nobody may know everything about it."""
        if self.broken is not None:
            raise Refused("broken", self.broken)
        if self.play is None or not self.play.over:
            raise Refused("not-over", "the game is not over")
        return self.play

    async def answer(self, seat: int, number: int, answer: Sequence[str | int], by: str | None = None) -> bool:
        """Answer a decision for a seat; `by` is another bot that decided in place of the seat's own. Returns whether it
        is new: repeating an answer is harmless.
        """
        async with self.lock:
            await self.be_sure()
            labels = self.playing().check(seat, number, answer)
            if labels is None:
                return False
            await self.move("answer", seat, list(labels), by)
            return True

    async def resign(self, seat: int) -> None:
        """Resign. With two players, that ends the game; with more, a bot plays on for the seat, which can't win."""
        async with self.lock:
            await self.be_sure()
            play = self.playing()
            if play.over:
                raise Refused("over", "the game is over")
            if seat in play.resigned:
                raise Refused("resigned", "you have already resigned")
            await self.move("resign", seat, [])
        self.show()

    async def move(self, kind: MoveKind, seat: int, data: list[str] | int, by: str | None = None) -> None:
        """Store a move, then apply it. The lock must be held."""
        play = self.playing()
        # Going back in a long game takes a while, and others should not have to wait.
        rewound = await asyncio.to_thread(play.rewound, data) if isinstance(data, int) else None
        timed = kind == "answer" and self.record.settings.clock is not None and not self.bot_plays(seat)
        spent = time.monotonic() - self.asked if timed else 0.0
        move = Move(play.number, kind, seat, data, time.time(), spent, play.fingerprint(), by)
        try:
            kept = await self.services.store.add_move(self.id, move, self.services.news("m", self.id))
        except StoreError:
            self.doubt = True
            raise
        if not kept:
            await self._catch_up()
            raise Stale(move.number, play.number)
        self._apply(move, rewound)
        self.remote = False
        self.services.metrics.moves.inc()
        self._advanced()

    def _apply(self, move: Move, rewound: Game | None = None) -> None:
        assert self.play is not None
        try:
            self.play.apply(move, rewound)
        except Broken as error:
            self.break_off(str(error))
            raise Refused("broken", self.broken or "") from error
        if move.kind == "undo":
            self.audience.shortened(len(self.play.log))

    def break_off(self, reason: str) -> None:
        """Stop playing: the stored data does not fit together, and guessing would be worse."""
        self.broken = f"this game can't go on: {reason}"
        self.services.metrics.broken_tables.inc()
        log("table-broken", table=self.id, reason=reason)
        self.show()

    async def be_sure(self) -> None:
        """Read again what may have been stored when a commit's outcome was unknown. The lock must be held."""
        if self.doubt:
            await self._catch_up()
            self.doubt = False

    async def _catch_up(self) -> None:
        """Apply what other processes stored. The lock must be held."""
        if self.play is None or self.broken is not None:
            return
        moves = await self.services.store.moves(self.id, self.play.number)
        for move in moves:
            self._apply(move)
        if moves:
            self.remote = True
            self._advanced()

    def _advanced(self) -> None:
        """The game has moved on: notify everybody, and see whose turn it is."""
        self.ask_anew()
        self.used = self.asked
        self.moved.set()
        self.audience.game_moved(self.record.affairs.undo is not None)
        play = self.play
        if play is not None and play.over and self.record.status == "playing":
            self.services.tasks.spawn(self._finish_surely())
        self.go_on()

    def ask_anew(self) -> None:
        """Start the time for the pending decision."""
        self.asked = time.monotonic()
        self._left = self.asked
        self._look_who_decides()

    def go_on(self) -> None:
        """Notify everything that follows the game whose turn it is."""
        for follower in self.followers:
            follower.turn_came()

    async def _finish_surely(self) -> None:
        while True:
            try:
                return await self.finish()
            except StoreError:
                await asyncio.sleep(RETRY)

    async def finish(self) -> None:
        """Record the result of a finished game."""
        play = self.play
        if play is None or not play.over:
            return
        result = play.result(self.record.affairs)

        def change(record: TableRecord) -> None:
            if record.status == "playing":
                record.status = "over"
                record.result = result

        await self.change(change)
        self.services.metrics.games_finished.inc()

    # -- the affairs of the table -------------------------------------------------------------------------------------

    async def change(self, change: Callable[[TableRecord], None]) -> None:
        """Change what is stored about the table, and show it. Exceptions from `change` are passed on."""
        async with self.lock:
            await self.change_held(change)

    async def change_held(self, change: Callable[[TableRecord], None]) -> None:
        """The same, for callers that hold the lock."""
        record = await self.services.store.change(self.id, change, self.services.news("t", self.id))
        await self._take(record)

    async def _take(self, record: TableRecord | None) -> None:
        """Continue with a newer record. A game that starts may already have answers, if it branches off another."""
        if record is None or record.version < self.record.version:
            return
        if record.status == "playing" and self.play is None and self.broken is None:
            play, trouble = await asyncio.to_thread(load_play, record, await self.services.store.moves(self.id))
            if self.play is None:
                self.play = play
                self.ask_anew()
            if trouble is not None:
                self.break_off(trouble)
        if record.version < self.record.version:
            return
        self.record = record
        self.audience.state_messages.clear()
        self.show()
        self.go_on()

    async def hear(self, what: str) -> None:
        """Another process changed the moves ("m"), or the table too ("t")."""
        try:
            async with self.lock:
                if what == "t":
                    await self._take(await self.services.store.table(self.id))
                await self._catch_up()
        except (Refused, StoreError) as error:
            self.doubt = True
            log("news-not-read", table=self.id, error=str(error))

    def close(self) -> None:
        """Stop everything in memory; the store has it all."""
        for follower in self.followers:
            follower.close()
        # They and the table refer to each other: without this, the memory would wait for the garbage collector.
        self.followers.clear()


def load_play(record: TableRecord, moves: list[Move]) -> tuple[Play | None, str | None]:
    """The game of a table, rebuilt by replaying its moves, or why that fails."""
    if record.status == "open" or record.status == "closed":
        return None, None
    if record.rules != RULES:
        return None, f"it was played under version {record.rules} of the rules, this server plays version {RULES}"
    try:
        return Play.replay(record.setup, moves), None
    except (Broken, ValueError) as error:
        return None, str(error)
    except Exception as error:
        log_error("replay-failed", error, table=record.id)
        return None, f"its moves can't be played ({type(error).__name__})"
