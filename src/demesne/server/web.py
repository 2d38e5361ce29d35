"""The HTTP interface: a list of endpoints, from which both the routes and their OpenAPI description are made."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from demesne.engine import save as saves
from demesne.server import frames, kingdom, wire
from demesne.server.doors import address_of, bearer, cookie_header, cookie_name, origin_fits
from demesne.server.house import House
from demesne.server.logs import log, log_error
from demesne.server.options import Limits
from demesne.server.play import Refused
from demesne.server.records import Person
from demesne.server.store import StoreError
from demesne.server.table import LiveTable
from demesne.server.thinkers import bot_list

STATUS: Final = {
    "bad-origin": 403,
    "bad-request": 400,
    "forbidden": 403,
    "no-table": 404,
    "not-host": 403,
    "not-seated": 403,
    "store": 503,
    "too-large": 413,
    "too-often": 429,
    "too-slow": 408,
    "unauthorised": 401,
    "wrong-login": 401,
    "wrong-type": 415,
}
"""The status of a refusal by its code; all others are conflicts with how things stand."""

NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
FLAG: Final = {"type": "boolean"}
CODE: Final = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"}

TABLE_ID: Final = re.compile("[0-9a-f]{16}")


class Raw:
    """An answer that is not JSON of ours, or a file."""

    def __init__(self, content: str | bytes, media: str, filename: str | None = None) -> None:
        self.content = content
        self.media = media
        self.filename = filename


class Call:
    """One request, with everything that an endpoint may ask about it."""

    def __init__(self, house: House, request: Request, body: Any, person: Person | None, token: str | None) -> None:
        self.house = house
        self.request = request
        self.body = body
        self.person = person
        self.token = token
        self.address = address_of(request)
        self.cookie: str | None = None

    @property
    def somebody(self) -> Person:
        """Who asks, where only somebody known may."""
        if self.person is None:
            raise Refused("unauthorised", "say first who you are: POST /api/guests")
        return self.person

    async def table(self) -> LiveTable:
        """The table that the path names."""
        game = str(self.request.path_params["table"])
        if not TABLE_ID.fullmatch(game):
            raise Refused("no-table", "there is no such table")
        return await self.house.find(game)

    def number(self, name: str, default: int = 0) -> int:
        """A number of the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not re.fullmatch("[0-9]{1,9}", text):
            raise Refused("bad-request", f"{name} is a whole number of at most nine digits")
        return int(text)

    def flag(self, name: str) -> bool:
        """A yes or no of the query."""
        text = self.request.query_params.get(name, "false")
        if text not in ("true", "false"):
            raise Refused("bad-request", f"{name} is true or false")
        return text == "true"


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    summary: str
    reply: Any
    body: Any = None
    known: bool = True
    """Whether one must have a session."""
    heavy: bool = False
    """Whether it counts among the few openings that an address has."""
    query: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """What may stand in the query, each with its schema."""
    errors: tuple[int, ...] = field(default=())
    media: str = "application/json"


# -- who one is -----------------------------------------------------------------------------------------------------


def _me(call: Call, person: Person, token: str | None, show: bool) -> wire.Me:
    if token is not None and not show:
        call.cookie = token
    return wire.Me(person.name, person.login is not None, person.settings, token if show else None)


async def new_guest(call: Call) -> wire.Me:
    """A session for somebody without an account."""
    person, token = await call.house.people.guest(call.body.name)
    return _me(call, person, token, call.body.bearer)


async def new_account(call: Call) -> wire.Me:
    """Keep who one is: an account for the guest who asks."""
    person = await call.house.people.claim(call.somebody, call.body.name, call.body.password)
    return _me(call, person, None, False)


async def login(call: Call) -> wire.Me:
    """A session for an account."""
    person, token = await call.house.people.login(call.body.name, call.body.password)
    return _me(call, person, token, call.body.bearer)


async def logout(call: Call) -> wire.Done:
    """End the session."""
    assert call.somebody
    assert call.token is not None
    await call.house.people.logout(call.token)
    call.cookie = ""
    return wire.Done()


async def show_me(call: Call) -> wire.Me:
    """Who one is."""
    return _me(call, call.somebody, None, False)


async def change_me(call: Call) -> wire.Me:
    """Change the name or the settings."""
    person = await call.house.people.change(call.somebody, call.body.name, call.body.settings)
    return _me(call, person, None, False)


async def my_games(call: Call) -> wire.History:
    """Where one sat."""
    return wire.History(await call.house.history(call.somebody))


# -- tables ---------------------------------------------------------------------------------------------------------


def _links(call: Call, table: LiveTable) -> wire.Links:
    record = table.record
    seat = None if call.person is None else record.seat_of(call.person.id)
    mine = seat is not None or (call.person is not None and record.host == call.person.id)
    watch = record.watch_code if mine and record.settings.spectators else None
    return wire.Links(table.id, seat, record.join_code if mine else None, watch)


def _show(call: Call, table: LiveTable) -> wire.Table:
    links = _links(call, table)
    present = [table.here(number) for number in range(len(table.record.seats))]
    return wire.Table(frames.table_info(table.record, table.play, links.seat, present), links)


async def lobby(call: Call) -> wire.Lobby:
    """Tables that wait for players."""
    return wire.Lobby(await call.house.lobby())


async def open_table(call: Call) -> wire.Table:
    """Open a table."""
    return _show(call, await call.house.open(call.somebody, call.address, call.body))


async def show_table(call: Call) -> wire.Table:
    """A table that one sits at, opened, or that is listed or over."""
    table = await call.table()
    record = table.record
    links = _links(call, table)
    if links.join is None and not record.listed and record.status != "over":
        raise Refused("no-table", "there is no such table")
    return _show(call, table)


async def kingdom_today(call: Call) -> wire.Today:
    """The kingdom of the day."""
    return kingdom.of_today()


async def new_kingdom(call: Call) -> wire.Drawn:
    """A kingdom read from a text or drawn by chance."""
    return await call.house.draw(call.address, call.body)


async def join(call: Call) -> wire.Table:
    """Take a seat by the code of a link."""
    table, kind = await call.house.by_code(call.body.code)
    if kind != "join":
        raise Refused("no-table", "this link is for watching")
    await call.house.join(call.somebody, table, call.body.seat)
    return _show(call, table)


async def invitation(call: Call) -> wire.Table:
    """What an invitation leads to, before a seat is taken; whoever has it may also watch where that is allowed."""
    table, kind = await call.house.by_code(call.body.code)
    if kind != "join":
        raise Refused("no-table", "this link is for watching")
    shown = _show(call, table)
    if table.record.settings.spectators:
        shown.links.watch = table.record.watch_code
    return shown


async def watch(call: Call) -> wire.Table:
    """Look at a table by the code of a spectators' link."""
    table, kind = await call.house.by_code(call.body.code)
    if kind != "watch" or not table.record.settings.spectators:
        raise Refused("no-table", "this table has no spectators")
    return _show(call, table)


async def leave(call: Call) -> wire.Done:
    """Stand up."""
    await call.house.leave(call.somebody, await call.table())
    return wire.Done()


async def kick(call: Call) -> wire.Table:
    """Send somebody away before the start."""
    table = await call.table()
    await call.house.kick(call.somebody, table, call.body.seat)
    return _show(call, table)


async def start(call: Call) -> wire.Table:
    """Begin the game."""
    table = await call.table()
    await call.house.begin(call.somebody, table, call.body.fill)
    return _show(call, table)


async def rematch(call: Call) -> wire.Table:
    """Play again with the same players."""
    table = await call.table()
    return _show(call, await call.house.rematch(call.somebody, call.address, table, call.body.mode))


async def branch(call: Call) -> wire.Table:
    """Go on from any point of a finished game at a new table."""
    table = await call.table()
    body = call.body
    return _show(call, await call.house.branch(call.somebody, call.address, table, body.at, body.seats, body.sit))


async def download(call: Call) -> Raw:
    """A finished game in the format of saved games."""
    table = await call.table()
    play = call.house.finished(table)
    return Raw(saves.save(play.game), "application/json", f"demesne-{table.id}.json")


async def replay(call: Call) -> wire.Frame:
    """A finished game after so many answers, with all cards open or as somebody saw it."""
    table = await call.table()
    seat = call.number("seat", -1)
    spectator = call.flag("spectator")
    if spectator and seat >= 0:
        raise Refused("bad-request", "either a seat or a spectator")
    told = await call.house.story(table)
    return told.frame(call.number("at"), call.number("since"), None if seat < 0 else seat, spectator)


async def story(call: Call) -> wire.StoryFacts:
    """A finished game as a whole."""
    return (await call.house.story(await call.table())).facts


async def past(call: Call) -> wire.Earlier:
    """A game as it was for who asks: at one's seat, or by the code of the spectators' link."""
    table = await call.table()
    seat = None if call.person is None else table.record.seat_of(call.person.id)
    if seat is None and not table.may_watch(call.request.query_params.get("watch")):
        raise Refused("forbidden", "you have no seat here, and this is not the link for spectators")
    return await table.earlier(seat, call.number("at"))


async def bots(call: Call) -> list[wire.BotInfo]:
    """The bots that can take a seat."""
    return bot_list()


async def health(call: Call) -> wire.Health:
    """Whether the server can read its store."""
    await call.house.store.table("0" * 16)
    return wire.Health(True, len(call.house.tables), sum(call.house.sockets.values()))


async def metrics(call: Call) -> Raw:
    """Numbers for Prometheus."""
    return Raw(call.house.metrics.text(call.house.gauges()), "text/plain; version=0.0.4; charset=utf-8")


ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", new_guest, "A session for a guest", wire.Me, wire.NewGuest, False, True),
    Endpoint("POST", "/api/accounts", new_account, "Make an account of a guest", wire.Me, wire.NewAccount, heavy=True),
    Endpoint("POST", "/api/login", login, "A session for an account", wire.Me, wire.Login, False, True),
    Endpoint("POST", "/api/logout", logout, "End the session", wire.Done),
    Endpoint("GET", "/api/me", show_me, "Who one is", wire.Me),
    Endpoint("PATCH", "/api/me", change_me, "Change the name or the settings", wire.Me, wire.ChangeMe),
    Endpoint("GET", "/api/me/games", my_games, "Where one sat", wire.History),
    Endpoint("GET", "/api/bots", bots, "The bots that can take a seat", list[wire.BotInfo], known=False),
    Endpoint("GET", "/api/kingdoms/today", kingdom_today, "The kingdom of the day", wire.Today, known=False),
    Endpoint("POST", "/api/kingdoms", new_kingdom, "Read or draw a kingdom", wire.Drawn, wire.WishedKingdom, False),
    Endpoint("GET", "/api/tables", lobby, "Tables that wait for players", wire.Lobby, known=False),
    Endpoint("POST", "/api/tables", open_table, "Open a table", wire.Table, wire.NewTable, heavy=True),
    Endpoint(
        "POST", "/api/invitation", invitation, "What a link leads to", wire.Table, wire.Invitation, False, errors=(404,)
    ),
    Endpoint("POST", "/api/join", join, "Take a seat by a link", wire.Table, wire.Join, errors=(404,)),
    Endpoint("POST", "/api/watch", watch, "Look at a table by a link", wire.Table, wire.Watch, False, errors=(404,)),
    Endpoint("GET", "/api/tables/{table}", show_table, "A table", wire.Table, known=False),
    Endpoint("POST", "/api/tables/{table}/leave", leave, "Stand up", wire.Done),
    Endpoint("POST", "/api/tables/{table}/kick", kick, "Send somebody away", wire.Table, wire.Kick),
    Endpoint("POST", "/api/tables/{table}/start", start, "Begin", wire.Table, wire.Start),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, "Play again", wire.Table, wire.Rematch, heavy=True),
    Endpoint("POST", "/api/tables/{table}/branch", branch, "Go on from any point", wire.Table, wire.Branch, heavy=True),
    Endpoint("GET", "/api/tables/{table}/save", download, "A finished game as a file", dict[str, Any], known=False),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        "A finished game at a point",
        wire.Frame,
        known=False,
        query={"at": NUMBER, "since": NUMBER, "seat": NUMBER, "spectator": FLAG},
    ),
    Endpoint("GET", "/api/tables/{table}/story", story, "A finished game as a whole", wire.StoryFacts, known=False),
    Endpoint(
        "GET",
        "/api/tables/{table}/past",
        past,
        "A game as one saw it before",
        wire.Earlier,
        known=False,
        query={"at": NUMBER, "watch": CODE},
        errors=(403,),
    ),
    Endpoint("GET", "/health", health, "Whether the server is well", wire.Health, known=False),
    Endpoint("GET", "/metrics", metrics, "Numbers", str, known=False, media="text/plain"),
)
"""Everything that can be asked for over HTTP."""


def problem(code: str, message: str) -> Response:
    """The answer to a request that is refused."""
    status = STATUS.get(code, 409)
    headers = {"retry-after": "5"} if status in (429, 503) else {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(frames.encode(wire.Problem(code, message)), status, headers, "application/json")


def serve(house: House, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The function that Starlette calls for an endpoint."""
    decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

    async def run(request: Request) -> Response:
        started = time.perf_counter()
        try:
            response = await _answer(house, endpoint, decoder, request)
        except Refused as refusal:
            house.metrics.count(f'demesne_refused_total{{code="{refusal.code}"}}')
            response = problem(refusal.code, refusal.message)
        except StoreError:
            response = problem("store", "the store is not available; try again")
        except Exception as error:
            log_error("request-failed", error, method=endpoint.method, path=endpoint.path)
            content = frames.encode(wire.Problem("internal", "something went wrong here; it was noted"))
            response = Response(content, 500, media_type="application/json")
        house.metrics.count(f'demesne_requests_total{{status="{response.status_code // 100}xx"}}')
        if endpoint.path.startswith("/api/"):
            spent = round((time.perf_counter() - started) * 1000, 1)
            log("request", method=endpoint.method, path=endpoint.path, status=response.status_code, ms=spent)
        return response

    return run


async def _answer(
    house: House, endpoint: Endpoint, decoder: msgspec.json.Decoder[Any] | None, request: Request
) -> Response:
    address = address_of(request)
    if endpoint.path.startswith("/api/") and not house.requests.take(address):
        raise Refused("too-often", "too many requests from your address; wait a little")
    headers = request.headers
    token = bearer(headers)
    by_cookie = token is None
    if token is None:
        token = request.cookies.get(cookie_name(house.options))
    if endpoint.method != "GET":
        if not origin_fits(headers, house.options):
            raise Refused("bad-origin", "this page may not act here")
        if by_cookie and token is not None and "origin" not in headers:
            raise Refused("bad-origin", "a request with a cookie names its origin; programs use a bearer token")
    person = await house.people.find(token)
    if endpoint.known and person is None:
        raise Refused("unauthorised", "say first who you are: POST /api/guests")
    body = None if decoder is None else await _body(request, decoder, house.options.limits)
    if endpoint.heavy and not house.openings.take(address):
        raise Refused("too-often", "too many tables, guests or logins from your address; wait a little")
    call = Call(house, request, body, person, token)
    result = await endpoint.handler(call)
    if isinstance(result, Raw):
        extra = {}
        if result.filename is not None:
            extra["content-disposition"] = f'attachment; filename="{result.filename}"'
        return Response(result.content, 200, extra, result.media)
    response = Response(frames.encode(result), 200, media_type="application/json")
    if call.cookie is not None:
        response.headers["set-cookie"] = cookie_header(house.options, call.cookie)
    return response


async def _body(request: Request, decoder: msgspec.json.Decoder[Any], limits: Limits) -> Any:
    """The body of a request, as the type that it must have."""
    content = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                content += part
                if len(content) > limits.body_bytes:
                    raise Refused("too-large", f"a request has at most {limits.body_bytes} bytes")
    except TimeoutError:
        raise Refused("too-slow", f"a request has to be here within {limits.body_seconds:g} seconds") from None
    except ClientDisconnect:
        raise Refused("bad-request", "the request broke off") from None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("wrong-type", "send JSON: Content-Type: application/json")
    try:
        return decoder.decode(bytes(content))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-request", f"this is not what is expected here: {error}") from None
