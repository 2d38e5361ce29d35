"""Requests to the HTTP interface: who asks and how often, refusals, and the form of every endpoint."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from inspect import getdoc
from typing import Any, Final, get_args

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from demesne.lab_service.messages import Language
from demesne.server import messages, wire
from demesne.server.backend import Backend
from demesne.server.errors import StoreError
from demesne.server.logs import log, log_error
from demesne.server.middleware import address_of, bearer, cookie_header, cookie_name, origin_fits
from demesne.server.options import Limits
from demesne.server.pages import accepted
from demesne.server.play import Refused
from demesne.server.records import Person
from demesne.server.table import LiveTable

STATUS: Final = {
    "bad-origin": 403,
    "bad-request": 400,
    "forbidden": 403,
    "lab": 400,
    "lab-budget": 429,
    "lab-busy": 429,
    "lab-down": 503,
    "lab-elsewhere": 403,
    "lab-full": 503,
    "lab-off": 403,
    "no-run": 404,
    "no-table": 404,
    "not-host": 403,
    "not-seated": 403,
    "review-busy": 429,
    "reviews-off": 403,
    "store": 503,
    "too-large": 413,
    "too-often": 429,
    "too-slow": 408,
    "unauthorised": 401,
    "wrong-login": 401,
    "wrong-type": 415,
}
"""The status of a refusal by its code; all others are conflicts with the current state."""

JSON: Final = "application/json"
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LANGUAGE: Final[Mapping[str, object]] = {"type": "string", "enum": list(LANGUAGES)}
SAID: Final = {"language": LANGUAGE}
"""The query parameter for texts available in several languages."""

TABLE_ID: Final = re.compile("[0-9a-f]{16}")


class Raw:
    """An answer that is not our JSON, or a file; `packed` is the same compressed with gzip, for clients that accept
    it.
    """

    def __init__(
        self, content: str | bytes, media: str, filename: str | None = None, packed: bytes | None = None
    ) -> None:
        self.content = content
        self.media = media
        self.filename = filename
        self.packed = packed


class Call:
    """One request, with everything an endpoint may need to know about it."""

    def __init__(self, backend: Backend, request: Request, body: Any, person: Person | None, token: str | None) -> None:
        self.backend = backend
        self.services = backend.services
        self.request = request
        self.body = body
        self.person = person
        self.token = token
        self.address = address_of(request)
        self.cookie: str | None = None

    @property
    def somebody(self) -> Person:
        """The asking person; refused if unknown."""
        if self.person is None:
            raise Refused("unauthorised", "identify yourself first: POST /api/guests")
        return self.person

    async def table(self) -> LiveTable:
        """The table that the path names."""
        game = str(self.request.path_params["table"])
        if not TABLE_ID.fullmatch(game):
            raise Refused("no-table", "there is no such table")
        return await self.backend.tables.find(game)

    def number(self, name: str, default: int = 0) -> int:
        """A number in the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not re.fullmatch("[0-9]{1,9}", text):
            raise Refused("bad-request", f"{name} must be a whole number of at most nine digits")
        return int(text)

    def language(self) -> Language | None:
        """The language of the query, if it names one."""
        text = self.request.query_params.get("language")
        if text is None:
            return None
        if text not in LANGUAGES:
            raise Refused("bad-request", f"language must be one of {', '.join(LANGUAGES)}")
        return LANGUAGES[LANGUAGES.index(text)]

    def flag(self, name: str) -> bool:
        """A yes or no in the query."""
        text = self.request.query_params.get(name, "false")
        if text not in ("true", "false"):
            raise Refused("bad-request", f"{name} must be true or false")
        return text == "true"

    def point_of_view(self) -> tuple[int | None, bool]:
        """The point of view for a game: a seat's, a spectator's, or with all cards visible."""
        seat, spectator = self.number("seat", -1), self.flag("spectator")
        if spectator and seat >= 0:
            raise Refused("bad-request", "give either seat or spectator, not both")
        return None if seat < 0 else seat, spectator


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    reply: Any
    body: Any = None
    known: bool = True
    """Whether it needs a session."""
    heavy: bool = False
    """Whether it counts towards the few openings allowed per address."""
    query: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """The query parameters, each with its schema."""
    errors: tuple[int, ...] = field(default=())
    media: str = "application/json"

    @property
    def summary(self) -> str:
        """What it is for: the first sentence of its handler's docstring."""
        return (getdoc(self.handler) or "").partition(".")[0]


def problem(code: str, message: str) -> Response:
    """The answer to a refused request."""
    status = STATUS.get(code, 409)
    headers = {"retry-after": "5"} if status in (429, 503) else {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(messages.encode(wire.ErrorReply(code, message)), status, headers, "application/json")


def serve(backend: Backend, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The function that Starlette calls for an endpoint."""
    decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)
    metrics = backend.services.metrics

    async def run(request: Request) -> Response:
        started = time.perf_counter()
        try:
            response = await _answer(backend, endpoint, decoder, request)
        except Refused as refusal:
            metrics.refused.labels(refusal.code).inc()
            response = problem(refusal.code, refusal.message)
        except StoreError:
            response = problem("store", "the store is not available; try again")
        except Exception as error:
            log_error("request-failed", error, method=endpoint.method, path=endpoint.path)
            content = messages.encode(wire.ErrorReply("internal", "something went wrong and was logged"))
            response = Response(content, 500, media_type="application/json")
        metrics.requests.labels(f"{response.status_code // 100}xx").inc()
        if endpoint.path.startswith("/api/"):
            spent = round((time.perf_counter() - started) * 1000, 1)
            log("request", method=endpoint.method, path=endpoint.path, status=response.status_code, ms=spent)
        return response

    return run


async def _answer(
    backend: Backend, endpoint: Endpoint, decoder: msgspec.json.Decoder[Any] | None, request: Request
) -> Response:
    services = backend.services
    address = address_of(request)
    if endpoint.path.startswith("/api/") and not services.requests.take(address):
        raise Refused("too-often", "too many requests from your address; wait a moment")
    headers = request.headers
    token = bearer(headers)
    by_cookie = token is None
    if token is None:
        token = request.cookies.get(cookie_name(services.options))
    if endpoint.method != "GET":
        if not origin_fits(headers, services.options):
            raise Refused("bad-origin", "this page may not send requests to this server")
        if by_cookie and token is not None and "origin" not in headers:
            raise Refused("bad-origin", "a request with a cookie must name its origin; programs use a bearer token")
    person = await services.people.find(token)
    if endpoint.known and person is None:
        raise Refused("unauthorised", "identify yourself first: POST /api/guests")
    body = None if decoder is None else await _body(request, decoder, services.options.limits)
    if endpoint.heavy and not services.openings.take(address):
        raise Refused("too-often", "too many tables, guests or logins from your address; wait a moment")
    call = Call(backend, request, body, person, token)
    result = await endpoint.handler(call)
    if isinstance(result, Raw):
        extra = {}
        if result.filename is not None:
            extra["content-disposition"] = f'attachment; filename="{result.filename}"'
        if result.packed is not None:
            extra["vary"] = "accept-encoding"
            if "gzip" in accepted(headers.get("accept-encoding", "")):
                extra["content-encoding"] = "gzip"
                return Response(result.packed, 200, extra, result.media)
        return Response(result.content, 200, extra, result.media)
    response = Response(messages.encode(result), 200, media_type="application/json")
    if call.cookie is not None:
        response.headers["set-cookie"] = cookie_header(services.options, call.cookie)
    return response


async def read_content(request: Request, limits: Limits) -> bytes:
    """The body of a request, which must be JSON. Raises Refused."""
    content = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                content += part
                if len(content) > limits.body_bytes:
                    raise Refused("too-large", f"a request may have at most {limits.body_bytes} bytes")
    except TimeoutError:
        raise Refused("too-slow", f"a request must arrive within {limits.body_seconds:g} seconds") from None
    except ClientDisconnect:
        raise Refused("bad-request", "the request was cut off") from None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("wrong-type", "send JSON: Content-Type: application/json")
    return bytes(content)


async def _body(request: Request, decoder: msgspec.json.Decoder[Any], limits: Limits) -> Any:
    """The body of a request, as the type that it must have."""
    content = await read_content(request, limits)
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-request", f"this is not a valid request: {error}") from None
