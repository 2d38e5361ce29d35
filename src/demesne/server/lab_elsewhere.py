"""The lab in another process of the same server: requests and sockets for it are forwarded.

Runs live in one process. If several processes share a database, one has the lab and the others know its address, so it
does not matter which of them somebody reaches.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection as Asking
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from demesne.server import wire
from demesne.server.backend import Backend
from demesne.server.handshake import AWAY, BAD, HELLO_SECONDS, close, counted
from demesne.server.lab_link import ANSWER_SECONDS
from demesne.server.middleware import address_of, bearer, cookie_name
from demesne.server.people import session_key
from demesne.server.play import Refused
from demesne.server.requests import Call, Endpoint, Raw, read_content

THREADS: Final = 16
"""How many requests are forwarded at a time."""

LAB: Final = re.compile("/api/lab(/|$)")
NAMED: Final = re.compile('filename="([^"]*)"')

Answer = tuple[int, bytes, str, str]
"""The status, the content, its type, and its file name header."""


class LabElsewhere:
    """The process that has the lab, by its address."""

    def __init__(self, base: str) -> None:
        self._base = base.rstrip("/")
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="lab-elsewhere")

    def endpoints(self, endpoints: Sequence[Endpoint]) -> list[Endpoint]:
        """The same endpoints, with those of the lab forwarded. The other process parses their bodies."""
        return [
            replace(endpoint, handler=self._pass_on, body=None) if LAB.match(endpoint.path) else endpoint
            for endpoint in endpoints
        ]

    async def _pass_on(self, call: Call) -> Raw:
        request = call.request
        body = b"" if request.method == "GET" else await read_content(request, call.services.options.limits)
        path = request.scope["raw_path"].decode("latin-1")
        query = request.scope["query_string"].decode("latin-1")
        where = f"{path}?{query}" if query else path
        fetch = partial(self._fetch, request.method, where, body, _headers(request, call.token))
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._threads, fetch)
        except (OSError, HTTPException):
            raise Refused("lab-down", "the process that runs the lab does not answer; try again in a moment") from None
        status, content, media, disposition = answer
        if status == 200:
            named = NAMED.search(disposition)
            return Raw(content, media, named[1] if named else None)
        try:
            refusal = msgspec.json.decode(content, type=wire.ErrorReply)
        except msgspec.DecodeError:
            raise Refused("lab-down", "the process that runs the lab gave an unexpected answer") from None
        raise Refused(refusal.error, refusal.message)

    def _fetch(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        parts = urlsplit(self._base)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=ANSWER_SECONDS)
        try:
            connection.request(method, path, body or None, {**headers, "content-type": "application/json"})
            answer = connection.getresponse()
            found = answer.headers
            return answer.status, answer.read(), found["content-type"] or "", found["content-disposition"] or ""
        finally:
            connection.close()

    async def pass_socket(self, backend: Backend, socket: WebSocket) -> None:
        """Let somebody watch a run in the other process."""
        services = backend.services
        async with counted(services, socket) as allowed:
            if not allowed:
                return
            token = bearer(socket.headers) or socket.cookies.get(cookie_name(services.options))
            await socket.accept()
            ended = asyncio.Event()
            code = BAD
            try:
                async with self._watching(socket, token) as there:
                    with services.listening_with(session_key(token or ""), ended):
                        code = await _join(socket, there, services.tasks.closing, ended)
            except (OSError, InvalidHandshake, TimeoutError):
                code = AWAY
            await close(socket, code)

    @asynccontextmanager
    async def _watching(self, socket: WebSocket, token: str | None) -> AsyncIterator[ClientConnection]:
        address = re.sub("^http", "ws", self._base) + socket.url.path
        headers = _headers(socket, token)
        async with connect(
            address, additional_headers=headers, open_timeout=HELLO_SECONDS, max_size=None, compression=None
        ) as there:
            yield there


def _headers(asking: Asking, token: str | None) -> dict[str, str]:
    """Who is asking. The page's origin is checked here, so the other process need not know it."""
    headers = {"x-forwarded-for": address_of(asking), "x-forwarded-proto": asking.url.scheme.replace("ws", "http")}
    return headers if token is None else {**headers, "authorization": f"Bearer {token}"}


async def _join(here: WebSocket, there: ClientConnection, closing: asyncio.Event, ended: asyncio.Event) -> int:
    """Forward messages both ways until one side goes. Returns the code to close with."""

    async def listen() -> None:
        while (event := await here.receive())["type"] == "websocket.receive":
            text, content = event.get("text"), event.get("bytes")
            await there.send(content or b"" if text is None else text)

    async def speak() -> None:
        async for message in there:
            await here.send(
                {"type": "websocket.send", "text": message if isinstance(message, str) else message.decode()}
            )

    tasks = [asyncio.create_task(work) for work in (listen(), speak(), closing.wait(), ended.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, ConnectionClosed | OSError | RuntimeError):
                raise outcome
    if closing.is_set():
        return AWAY
    return BAD if ended.is_set() else there.close_code or AWAY
