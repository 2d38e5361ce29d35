"""Listens to a table on a server in a separate thread: it connects, listens, and reconnects when cut off."""

from __future__ import annotations

import queue
import threading
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from demesne.client import ClientError, Gone, TableSocket
from demesne.seats.log_lines import Seen, with_hints

PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""How long to wait before each retry, longer each time."""


@dataclass(frozen=True)
class Update:
    """A table's report: the current state, the message that brought it, or that the connection is lost."""

    seat: int | None
    table: dict[str, Any]
    view: dict[str, Any] | None
    result: dict[str, Any] | None
    log: list[Seen]
    """What happened, and which hints were taken."""
    chat: list[dict[str, Any]]
    message: dict[str, Any]
    lost: bool = False
    refused: ClientError | None = None


def _story(socket: TableSocket) -> list[Seen]:
    """The events, and before those that came after it, an entry for every hint."""
    hints = socket.table.get("hints", ())
    return with_hints(socket.log, [(hint["seat"], bisect_right(socket.log_numbers, hint["number"])) for hint in hints])


class Listener(threading.Thread):
    """Keeps a connection to a table until it is closed, and passes on everything that arrives."""

    def __init__(self, socket: TableSocket, tell: Callable[[Update], None]) -> None:
        super().__init__(name="listener", daemon=True)
        self.socket = socket
        self.tell = tell
        self.closing = threading.Event()
        self._letters: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()

    def run(self) -> None:
        """Listen until closed."""
        tries = 0
        while not self.closing.is_set():
            try:
                self.socket.connect()
                tries = 0
                self._tell({"type": "welcome"})
                self._listen()
            except Gone:
                self._tell({"type": "lost"}, lost=True)
                self.closing.wait(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1
            except ClientError as error:
                self._tell({"type": "refused"}, refused=error)
                return
        self.socket.close()

    def _listen(self) -> None:
        while not self.closing.is_set():
            # Outgoing messages wait at most one listening interval.
            while not self._letters.empty():
                self.socket.send(self._letters.get())
            message = self.socket.receive(0.05)
            if message is not None:
                self._tell(message)

    def _tell(self, message: dict[str, Any], lost: bool = False, refused: ClientError | None = None) -> None:
        if self.closing.is_set():
            return
        socket = self.socket
        self.tell(
            Update(
                socket.seat,
                socket.table,
                socket.view,
                socket.result,
                _story(socket),
                list(socket.chat),
                message,
                lost,
                refused,
            )
        )

    def send(self, message: dict[str, Any]) -> None:
        """Send a message as soon as there is a connection. A late answer is harmless: it names its decision."""
        self._letters.put(message)

    def close(self) -> None:
        """Hang up."""
        self.closing.set()
