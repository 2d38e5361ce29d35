"""Talking to a table server: requests, and a socket that reconnects by itself."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

PROTOCOL: Final = 1

PAUSE: Final = 1.0
"""How many seconds to wait after "too-often"."""


class ClientError(Exception):
    """The server refused something: `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


class Gone(ClientError):
    """The server can't be reached."""

    def __init__(self, message: str) -> None:
        super().__init__("gone", message)


class Server:
    """A server, and your identity there."""

    def __init__(self, address: str, token: str | None = None) -> None:
        """`address` is like "http://localhost:8000"; a link to a table will do as well."""
        parts = urlsplit(address)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.token = token

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Make a request; one refused for coming too often is repeated after a while. Raises ClientError if it is
        refused.
        """
        for pause in (1.0, 2.0, 4.0, 8.0):
            try:
                return self._ask(method, path, body)
            except ClientError as error:
                if error.code != "too-often":
                    raise
            time.sleep(pause)
        return self._ask(method, path, body)

    def _ask(self, method: str, path: str, body: object) -> Any:
        headers = {"content-type": "application/json"}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            try:
                problem = json.load(error)
                raise ClientError(problem["error"], problem["message"]) from None
            except (ValueError, KeyError, TypeError):
                raise ClientError(str(error.code), error.reason) from None
        except urllib.error.URLError as error:
            raise Gone(getattr(error.reason, "strerror", None) or str(error.reason)) from None
        except OSError as error:
            raise Gone(error.strerror or str(error)) from None
        except (ValueError, http.client.HTTPException) as error:
            raise Gone(f"no table server answers there: {error}") from None

    def guest(self, name: str) -> None:
        """Get an identity as a guest with this name."""
        self.token = self.ask("POST", "/api/guests", {"name": name, "bearer": True})["token"]

    def open(self, **wish: object) -> dict[str, Any]:
        """Open a table; the fields are those of `POST /api/tables`."""
        return dict(self.ask("POST", "/api/tables", wish))

    def join(self, link: str, seat: int | None = None) -> dict[str, Any]:
        """Take a seat by a link, or by the code at its end."""
        return dict(self.ask("POST", "/api/join", {"code": link.rstrip("/").rpartition("/")[2], "seat": seat}))

    def start(self, table: str, fill: str | None = None) -> dict[str, Any]:
        """Start the game."""
        return dict(self.ask("POST", f"/api/tables/{table}/start", {"fill": fill}))

    def socket(self, table: str, watch: str | None = None, memory: bool = False) -> TableSocket:
        """A connection to a table, at your seat or as a spectator; `memory` asks for what a perfect memory knows."""
        return TableSocket(self, table, watch, memory)


class TableSocket:
    """A connection to one table. `table` and `view` are always the newest that were sent."""

    def __init__(self, server: Server, table: str, watch: str | None = None, memory: bool = False) -> None:
        self.server = server
        self.id = table
        self.watch = watch
        self.memory = memory
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.log_numbers: list[int] = []
        """For each event of the log, the number of the first view that included it: see `past`."""
        self.chat: list[dict[str, Any]] = []
        self._connection: ClientConnection | None = None
        self._open = ExitStack()
        self._last = 0

    def connect(self) -> None:
        """Connect, or connect again. Raises Gone, or ClientError if that is not allowed."""
        self.close()
        address = self.server.base.replace("http", "ws", 1) + f"/api/tables/{self.id}/socket"
        try:
            self._connection = self._open.enter_context(
                connect(address, open_timeout=20, close_timeout=1, compression=None, max_size=2**24)
            )
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Gone(str(error)) from None
        hello: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL, "token": self.server.token, "watch": self.watch}
        if self.memory:
            hello["memory"] = True
        known = 0 if self.view is None else self.view["number"]
        self.send({**hello, "told": len(self.log), "number": known})
        message = self.receive()
        if message is None or message["type"] != "welcome":
            raise Gone("no welcome")
        self.seat = message["seat"]

    @property
    def connected(self) -> bool:
        """Whether there is a connection, as far as is known."""
        return self._connection is not None

    @property
    def can_start(self) -> bool:
        """Whether this seat is the host's, and the game waits for nothing but its start. Rematches start by
        themselves.
        """
        table = self.table
        return (
            table.get("status") == "open"
            and table["agreed"] is None
            and self.seat is not None
            and self.seat == table["host"]
            and all(seat["kind"] != "open" for seat in table["seats"])
        )

    def close(self) -> None:
        """Hang up."""
        self._connection = None
        self._open.close()

    def send(self, message: dict[str, Any]) -> int:
        """Send a message. Returns the number that its answer will carry."""
        if self._connection is None:
            raise Gone("not connected")
        self._last += 1
        try:
            self._connection.send(json.dumps({"id": self._last, **message}))
        except ConnectionClosed as error:
            raise Gone(str(error)) from None
        return self._last

    def receive(self, timeout: float | None = 30.0) -> dict[str, Any] | None:
        """The next message, already processed; None if there is none in time. A refused message is returned like
        others; an error that ends the connection is raised.
        """
        if self._connection is None:
            raise Gone("not connected")
        try:
            message: dict[str, Any] = json.loads(self._connection.recv(timeout))
        except TimeoutError:
            return None
        except ConnectionClosed as error:
            raise Gone(str(error)) from None
        self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "state":
            self.view = message["view"]
            self.result = message.get("result")
            del self.log[message["log_from"] :]
            del self.log_numbers[message["log_from"] :]
            self.log += message["events"]
            self.log_numbers += message["at"]
        elif kind == "chat":
            self.chat += message["lines"]
        elif kind == "error" and message["id"] is None:
            raise ClientError(message["code"], message["message"])

    def request(self, message: dict[str, Any], timeout: float = 30.0) -> dict[str, Any]:
        """Send a message and wait for its answer; if the server says "too-often", send it again after a pause. Raises
        ClientError if it is refused.
        """
        number = self.send(message)
        end = time.monotonic() + timeout
        while (left := end - time.monotonic()) > 0:
            try:
                reply = self.receive(left)
            except ClientError as error:
                if error.code != "too-often":
                    raise
                time.sleep(PAUSE)
                number = self.send(message)
                continue
            if reply is not None and reply["type"] in ("ok", "error") and reply["id"] == number:
                if reply["type"] == "error":
                    raise ClientError(reply["code"], reply["message"])
                return reply
        raise Gone("no answer")

    def past(self, number: int) -> dict[str, Any]:
        """The view at the time when the decision of this number was pending."""
        watch = "" if self.watch is None else f"&watch={self.watch}"
        return dict(self.server.ask("GET", f"/api/tables/{self.id}/past?at={number}{watch}")["view"])

    def deal(self, number: int) -> dict[str, Any]:
        """A game that your seat may imagine at the pending decision, for `demesne.engine.deals.unpack`."""
        return dict(self.request({"type": "imagine", "number": number}, timeout=60.0)["deal"])

    def answer(self, number: int, answer: Sequence[str | int]) -> dict[str, Any]:
        """Answer the decision of this number. Sending the same again is harmless."""
        return self.request({"type": "answer", "number": number, "answer": list(answer)})
