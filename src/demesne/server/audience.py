"""The sockets at a table, and the messages made once for all of them."""

from __future__ import annotations

from typing import Protocol

from demesne.server.limits import Bucket
from demesne.server.options import Limits
from demesne.server.play import Refused


class Subscriber(Protocol):
    """A socket at a table. `told` is how much of the log it has received."""

    seat: int | None
    told: int

    def wake(self) -> None:
        """There is something new to send."""


class Audience:
    """Everybody who listens at one table."""

    def __init__(self, limits: Limits) -> None:
        self.subscribers: set[Subscriber] = set()
        self.shown = 0
        """Counts messages about the table itself, as a game's number counts messages about the game."""
        self.table_messages: dict[int | None, bytes] = {}
        """The message about the table for each seat, until something changes."""
        self.state_messages: dict[tuple[int | None, int, bool], bytes] = {}
        """The message about the game for each seat, for each length of log already sent, and with or without a
        memory.
        """
        self._limits = limits
        self._buckets: dict[int, Bucket] = {}
        self._words: dict[int, Bucket] = {}

    def join(self, subscriber: Subscriber) -> None:
        """Let a socket listen."""
        same = sum(1 for other in self.subscribers if other.seat == subscriber.seat)
        if same >= (self._limits.watchers if subscriber.seat is None else self._limits.tabs):
            raise Refused("full", "too many connections to this table")
        self.subscribers.add(subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        """Forget a socket."""
        self.subscribers.discard(subscriber)

    def here(self, seat: int) -> bool:
        """Whether somebody is connected at a seat, in this process."""
        return any(subscriber.seat == seat for subscriber in self.subscribers)

    def present(self, seats: int) -> list[bool]:
        """For each of this many seats, whether somebody is connected there."""
        return [self.here(seat) for seat in range(seats)]

    def bucket(self, seat: int | None) -> Bucket:
        """The allowance of a seat, shared by all its sockets; every spectator has their own."""
        rate = self._limits.messages
        return Bucket(rate) if seat is None else self._buckets.setdefault(seat, Bucket(rate))

    def words(self, seat: int) -> Bucket:
        """How much a seat may send."""
        return self._words.setdefault(seat, Bucket(self._limits.chat, self._limits.chat_burst))

    def wake(self) -> None:
        """Notify everybody that there is something new."""
        for subscriber in self.subscribers:
            subscriber.wake()

    def table_changed(self) -> None:
        """Notify everybody that something about the table has changed."""
        self.shown += 1
        self.table_messages.clear()
        self.wake()

    def game_moved(self, asked: bool) -> None:
        """Notify everybody that the game has moved on; `asked` says that this settles a pending request at the
        table.
        """
        self.state_messages.clear()
        self.table_messages.clear()
        if asked:
            self.shown += 1
        self.wake()

    def shortened(self, length: int) -> None:
        """Something was taken back: the log is cut to this length."""
        for subscriber in self.subscribers:
            subscriber.told = min(subscriber.told, length)
