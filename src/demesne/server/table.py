"""A table in memory: its people's sockets, its bots, its clock, and the one way by which its game moves on.

Every move is in the store before it is applied here, so nobody ever sees what could still be lost. Another process may
have been quicker: then its move is read and applied, and ours is refused as stale.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from demesne.bots import Bot
from demesne.server import frames
from demesne.server.limits import Bucket
from demesne.server.logs import log, log_error
from demesne.server.play import Broken, Play, Refused, Stale
from demesne.server.records import Line, Move, MoveKind, TableRecord, UndoRequest
from demesne.server.store import StoreError
from demesne.server.thinkers import bot_levels, seat_bot
from demesne.server.wire import Earlier

if TYPE_CHECKING:
    from demesne.server.house import House
    from demesne.server.story import Story

GRACE: Final = 30.0
"""Seconds that a seat at least has on its clock when its person takes it back."""

STANDBY: Final = 1.0
"""Seconds that a process waits for the one that brought the last move to let the bot move too."""


class Listener(Protocol):
    """A socket at a table. `told` is how much of the log it has."""

    seat: int | None
    told: int

    def wake(self) -> None:
        """There is something new to send."""


class LiveTable:
    """One table of this process."""

    def __init__(self, house: House, record: TableRecord, play: Play | None, chat: list[Line]) -> None:
        self.house = house
        self.id = record.id
        self.record = record
        self.play = play
        self.chat = chat
        self.broken: str | None = None
        self.story: Story | None = None
        """What is told of the game when it is over, once somebody asked for it."""
        self.listeners: set[Listener] = set()
        self.shown = 0
        """Counts what is told about the table itself, as `play.number` counts what is told about the game."""
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._doubt = False
        self._asked = time.monotonic()
        self._buckets: dict[int, Bucket] = {}
        self._remote = False
        self._moved = asyncio.Event()
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._frames: dict[tuple[int | None, int], bytes] = {}
        self._table_frames: dict[int | None, bytes] = {}

    # -- who is here ------------------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Let a socket listen."""
        limits = self.house.options.limits
        same = sum(1 for other in self.listeners if other.seat == listener.seat)
        if same >= (limits.watchers if listener.seat is None else limits.tabs):
            raise Refused("full", "too many connections to this table")
        self.listeners.add(listener)
        self.used = time.monotonic()
        self.show()
        self.go_on()

    def leave(self, listener: Listener) -> None:
        """Forget a socket."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        seat = listener.seat
        if seat is not None and not self.here(seat):
            self.house.spawn(self.house.store.seen([(self.id, seat)], time.time()))
            self.show()

    def bucket(self, seat: int | None) -> Bucket:
        """The allowance of a seat, which all its sockets share; every spectator has one alone."""
        rate = self.house.options.limits.messages
        return Bucket(rate) if seat is None else self._buckets.setdefault(seat, Bucket(rate))

    def here(self, seat: int) -> bool:
        """Whether somebody is connected at a seat, in this process."""
        return any(listener.seat == seat for listener in self.listeners)

    def may_watch(self, code: str | None) -> bool:
        """Whether this is the code of a link for spectators, who are let in."""
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
        """Whether nobody listens and no bot is at work."""
        return not self.listeners and self._thinking is None and not self._lock.locked()

    # -- telling ----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Tell everybody that something about the table has changed."""
        self.shown += 1
        self._table_frames.clear()
        for listener in self.listeners:
            listener.wake()

    def table_frame(self, seat: int | None) -> bytes:
        """The message about the table."""
        found = self._table_frames.get(seat)
        if found is None:
            present = [self.here(number) for number in range(len(self.record.seats))]
            found = frames.table_message(self.record, self.play, seat, present, self.broken)
            self._table_frames[seat] = found
        return found

    def state_frame(self, seat: int | None, told: int) -> bytes | None:
        """The message about the game, with the events from `told` on; None before the start."""
        if self.play is None:
            return None
        found = self._frames.get((seat, told))
        if found is None:
            found = frames.state_message(self.play, self.record, seat, told, self._clocks())
            self._frames[(seat, told)] = found
        return found

    def _clocks(self) -> list[float] | None:
        clock = self.record.settings.clock
        if clock is None or self.play is None:
            return None
        return [
            round(max(0.0, self.play.remaining(clock, number, seat.extra)), 1)
            for number, seat in enumerate(self.record.seats)
        ]

    async def earlier(self, seat: int | None, number: int) -> Earlier:
        """What a seat, or a spectator, saw while the decision of this number was pending."""
        play = self.playing()
        if number > play.number:
            raise Refused("no-point", f"the next number is {play.number}")
        line = play.line_at(number)
        over = play.over and number == play.number
        game = await asyncio.to_thread(play.played, line)
        view = frames.view_of(game, seat, self.record.settings, number, over)
        return Earlier(number, seat, view, line != play.line[: len(line)])

    # -- moving -----------------------------------------------------------------------------------------------------

    def playing(self) -> Play:
        """The game, which must have begun and be sound."""
        if self.broken is not None:
            raise Refused("broken", self.broken)
        if self.play is None:
            raise Refused("not-started", "the game has not begun")
        return self.play

    async def answer(self, seat: int, number: int, answer: Sequence[str | int]) -> bool:
        """Answer a decision for a seat. Whether it is new: the same answer again is taken for the same."""
        async with self._lock:
            await self._be_sure()
            play = self.playing()
            labels = play.check(seat, number, answer)
            if labels is None:
                return False
            await self._move("answer", seat, list(labels))
            return True

    async def _move(self, kind: MoveKind, seat: int, data: list[str] | int) -> None:
        """Store a move, then do it. The lock is held."""
        play = self.playing()
        timed = kind == "answer" and self.record.settings.clock is not None and not self.bot_plays(seat)
        spent = time.monotonic() - self._asked if timed else 0.0
        move = Move(play.number, kind, seat, data, time.time(), spent, play.fingerprint())
        try:
            kept = await self.house.store.add_move(self.id, move, self.house.news("m", self.id))
        except StoreError:
            self._doubt = True
            raise
        if not kept:
            await self._catch_up()
            raise Stale(move.number, play.number)
        self._apply(move)
        self._remote = False
        self.house.metrics.count("demesne_moves_total")
        self._advanced()

    def _apply(self, move: Move) -> None:
        assert self.play is not None
        try:
            self.play.apply(move)
        except Broken as error:
            self.break_off(str(error))
            raise Refused("broken", self.broken or "") from error
        if move.kind == "undo":
            length = len(self.play.log)
            for listener in self.listeners:
                listener.told = min(listener.told, length)

    def break_off(self, reason: str) -> None:
        """Play no further: what is stored does not fit together, and guessing would be worse."""
        self.broken = f"this game can't go on: {reason}"
        self.house.metrics.count("demesne_broken_tables_total")
        log("table-broken", table=self.id, reason=reason)
        self.show()

    async def _be_sure(self) -> None:
        """Read again what may have been stored when a commit's outcome was not known. The lock is held."""
        if self._doubt:
            await self._catch_up()
            self._doubt = False

    async def _catch_up(self) -> None:
        """Apply what other processes stored. The lock is held."""
        if self.play is None or self.broken is not None:
            return
        moves = await self.house.store.moves(self.id, self.play.number)
        for move in moves:
            self._apply(move)
        if moves:
            self._remote = True
            self._advanced()

    async def hear(self, what: str) -> None:
        """Another process changed something: "m" moves, "t" the table, "c" the chat."""
        try:
            if what == "c":
                await self.read_chat()
                return
            async with self._lock:
                if what == "t":
                    await self._take(await self.house.store.table(self.id))
                await self._catch_up()
        except (Refused, StoreError) as error:
            self._doubt = True
            log("news-not-read", table=self.id, error=str(error))

    def _advanced(self) -> None:
        """The game has moved on: tell everybody, and see whose turn it is."""
        self._asked = time.monotonic()
        self.used = self._asked
        self._moved.set()
        self._frames.clear()
        self._table_frames.clear()
        if self.record.doc.undo is not None:
            self.shown += 1
        for listener in self.listeners:
            listener.wake()
        play = self.play
        if play is not None and play.over and self.record.status == "playing":
            self.house.spawn(self.finish())
        self.go_on()

    async def finish(self) -> None:
        """Note the result of a game that is over."""
        play = self.play
        if play is None or not play.over:
            return
        result = play.result()

        def change(record: TableRecord) -> None:
            if record.status == "playing":
                record.status = "over"
                record.result = result

        await self.change(change)
        self.house.metrics.count("demesne_games_finished_total")

    # -- bots and clocks --------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let a bot think or a clock run, if it is their turn."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        play = self.play
        if play is None or self.broken is not None or self.record.status != "playing":
            return
        decision = play.decision
        if decision is None:
            return
        if self.bot_plays(decision.player):
            if self._thinking is None:
                self._thinking = self.house.task(self._think())
            return
        clock = self.record.settings.clock
        if clock is not None and self.listeners:
            extra = self.record.seats[decision.player].extra
            left = play.remaining(clock, decision.player, extra) - (time.monotonic() - self._asked)
            loop = asyncio.get_running_loop()
            number, seat = play.number, decision.player
            self._timer = loop.call_later(max(0.0, left), self._spawn_time_is_up, seat, number)

    async def _think(self) -> None:
        try:
            while await self._think_once():
                pass
        except StoreError:
            self._doubt = True
            await asyncio.sleep(1.0)
        except Refused as error:
            log("bot-refused", table=self.id, error=error.message)
        finally:
            self._thinking = None
        play = self.play
        if play is not None and self._doubt:
            self.go_on()

    async def _think_once(self) -> bool:
        play = self.play
        decision = None if play is None or self.broken is not None else play.decision
        if play is None or decision is None or not self.bot_plays(decision.player):
            return False
        number = play.number
        if self._remote:
            # Whoever brought the last move lets the bot think as well; this is only in case that process died.
            self._moved.clear()
            try:
                async with asyncio.timeout(STANDBY):
                    await self._moved.wait()
            except TimeoutError:
                if play.number == number:
                    self._remote = False
            return True
        seat = decision.player
        level = self.record.seats[seat].bot or bot_levels()[0]
        bot = self._bots.get(seat, ("", None))
        if bot[1] is None or bot[0] != level:
            # Its luck follows the seed, so that the same seed is the same game against bots too.
            bot = (level, seat_bot(level, str(self.record.setup.seed), seat))
        # It looks at a fork: while it thinks, another process may bring the game further.
        mind, picks = await self.house.thinkers.decide(bot[1], play.game.fork().view(seat), self.id, seat)
        self._bots[seat] = (level, mind)
        if self.bot_plays(seat):
            try:
                await self.answer(seat, number, picks)
            except Stale:
                return True
        return True

    def _spawn_time_is_up(self, seat: int, number: int) -> None:
        self.house.spawn(self._time_is_up(seat, number))

    async def _time_is_up(self, seat: int, number: int) -> None:
        play = self.play
        if play is None or play.number != number or self.bot_plays(seat):
            return
        log("clock-ran-out", table=self.id, seat=seat)

        def change(record: TableRecord) -> None:
            record.seats[seat].driven = True

        await self.change(change)

    # -- the affairs of the table -------------------------------------------------------------------------------------

    async def change(self, change: Callable[[TableRecord], None]) -> None:
        """Change what is stored about the table, and show it. What `change` raises is raised."""
        record = await self.house.store.change(self.id, change, self.house.news("t", self.id))
        await self._take(record)

    async def _take(self, record: TableRecord | None) -> None:
        """Go on with a newer record. A game that begins may have answers already, when it branches off another."""
        if record is None or record.version < self.record.version:
            return
        if record.status == "playing" and self.play is None and self.broken is None:
            play, trouble = load_play(record, await self.house.store.moves(self.id))
            if self.play is None:
                self.play = play
                self._asked = time.monotonic()
            if trouble is not None:
                self.break_off(trouble)
        if record.version < self.record.version:
            return
        self.record = record
        self._frames.clear()
        self.show()
        self.go_on()

    async def undo(self, seat: int, number: int) -> bool:
        """Take back this seat's last answer, or ask the others whether that is all right. Whether it was done."""
        async with self._lock:
            await self._be_sure()
            play = self.playing()
            if number != play.number:
                raise Stale(number, play.number)
            rule = self.record.settings.undo
            keep = play.undo_point(seat)
            if play.over:
                raise Refused("over", "the game is over")
            if rule == "never":
                raise Refused("no-undo", "nothing is taken back at this table")
            if keep is None:
                raise Refused("nothing", "you have not answered anything yet")
            others = self.others(seat)
            if rule == "always" or not others or play.undo_is_free(seat, keep):
                await self._move("undo", seat, keep)
                return True
            if rule == "free":
                raise Refused("no-undo", "something was revealed or somebody else decided since")
        request = UndoRequest(seat, number, keep, [])

        def change(record: TableRecord) -> None:
            record.doc.undo = request

        await self.change(change)
        return False

    async def consent(self, seat: int, agree: bool) -> None:
        """Say yes or no to the undoing that another seat asks for."""
        async with self._lock:
            await self._be_sure()
            play = self.playing()
            request = frames.open_request(self.record, play)
            if request is None or request.seat == seat or seat not in self.others(request.seat):
                raise Refused("nothing", "nobody asks you to take something back")
            if agree and set(self.others(request.seat)) <= {*request.agreed, seat}:
                await self._move("undo", request.seat, request.keep)
                return

        def change(record: TableRecord) -> None:
            asked = record.doc.undo
            if asked is not None and asked.number == request.number:
                if not agree:
                    record.doc.undo = None
                elif seat not in asked.agreed:
                    asked.agreed.append(seat)

        await self.change(change)

    async def resign(self, seat: int) -> None:
        """Give up. Between two, that ends the game; among more, a bot plays on for the seat, which can't win."""
        async with self._lock:
            await self._be_sure()
            play = self.playing()
            if play.over:
                raise Refused("over", "the game is over")
            if seat in play.resigned:
                raise Refused("resigned", "you have resigned already")
            await self._move("resign", seat, [])
        self.show()

    async def vote(self, seat: int, target: int) -> bool:
        """Wish that a bot plays for an absent seat. Whether it does now: more than half of the others must wish it."""
        play = self.playing()
        if play.over:
            raise Refused("over", "the game is over")
        if not 0 <= target < len(self.record.seats) or target == seat or self.record.seats[target].kind != "person":
            raise Refused("no-seat", "there is no other person at that seat")
        here = self.here(target)
        voters = self.others(target)

        def change(record: TableRecord) -> None:
            found = record.seats[target]
            if found.driven:
                return
            if here or time.time() - found.seen < self.house.options.absent_seconds:
                raise Refused("present", "that player is here")
            wishes = record.doc.votes.setdefault(target, [])
            if seat not in wishes:
                wishes.append(seat)
            if 2 * len([one for one in wishes if one in voters]) > len(voters):
                found.driven = True
                del record.doc.votes[target]

        await self.change(change)
        return self.record.seats[target].driven

    async def take_back(self, seat: int) -> None:
        """Play again after a bot did."""
        play = self.playing()
        clock = self.record.settings.clock
        left = GRACE if clock is None else play.remaining(clock, seat, self.record.seats[seat].extra)

        def change(record: TableRecord) -> None:
            found = record.seats[seat]
            if found.driven:
                found.driven = False
                found.extra += max(0.0, GRACE - left)
                record.doc.votes.pop(seat, None)

        await self.change(change)
        self._asked = time.monotonic()
        self.go_on()

    async def say(self, seat: int, words: str) -> None:
        """Say something to all."""
        if not self.record.settings.chat:
            raise Refused("no-chat", "there is no chat at this table")
        name = self.record.seats[seat].name
        await self.house.store.say(self.id, seat, name, words, time.time(), self.house.news("c", self.id))
        await self.read_chat()

    async def read_chat(self) -> None:
        """Read what was said since."""
        since = self.chat[-1].number + 1 if self.chat else 0
        for line in await self.house.store.chat(self.id, since):
            if not self.chat or line.number > self.chat[-1].number:
                self.chat.append(line)
        del self.chat[:-200]
        for listener in self.listeners:
            listener.wake()

    def close(self) -> None:
        """Stop what is under way in memory; the store has everything."""
        if self._timer is not None:
            self._timer.cancel()
        if self._thinking is not None:
            self._thinking.cancel()


def load_play(record: TableRecord, moves: list[Move]) -> tuple[Play | None, str | None]:
    """The game of a table by replaying its moves, or why it can't be replayed."""
    from demesne.engine.save import RULES

    if record.status == "open" or record.status == "closed":
        return None, None
    if record.rules != RULES:
        return None, f"it was played under version {record.rules} of the rules, this server plays version {RULES}"
    try:
        return Play.replay(record.setup, moves), None
    except (Broken, ValueError) as error:
        log_error("replay-failed", error, table=record.id)
        return None, str(error)
