"""The endpoints of the HTTP interface, the source of both the routes and their OpenAPI description."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from demesne.seats.files import Seating, pack
from demesne.server import branching, kingdom, lobby, messages, rematch, seats, wire
from demesne.server.bots import packed_list
from demesne.server.lab_access import check_open
from demesne.server.lab_endpoints import LAB_ENDPOINTS
from demesne.server.people import session_key
from demesne.server.play import Play, Refused
from demesne.server.records import Person, TableRecord
from demesne.server.requests import JSON, SAID, Call, Endpoint, Raw
from demesne.server.review_endpoints import REVIEW_ENDPOINTS
from demesne.server.table import LiveTable

HEALTH_SECONDS: Final = 0.8
"""How long the store may take before it counts as unavailable."""

NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
FLAG: Final = {"type": "boolean"}
CODE: Final = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"}


# -- identity --------------------------------------------------------------------------------------------------------


def _me(call: Call, person: Person, token: str | None, show: bool) -> wire.Me:
    if token is not None and not show:
        call.cookie = token
    return wire.Me(person.name, person.login is not None, person.settings, token if show else None)


async def new_guest(call: Call) -> wire.Me:
    """A session for somebody without an account."""
    person, token = await call.services.people.guest(call.body.name)
    return _me(call, person, token, call.body.bearer)


async def new_account(call: Call) -> wire.Me:
    """Turn the asking guest into an account."""
    person = await call.services.people.claim(call.somebody, call.body.name, call.body.password)
    return _me(call, person, None, False)


async def login(call: Call) -> wire.Me:
    """A session for an account."""
    person, token = await call.services.people.login(call.body.name, call.body.password)
    return _me(call, person, token, call.body.bearer)


async def logout(call: Call) -> wire.Done:
    """End the session."""
    assert call.somebody
    assert call.token is not None
    key = session_key(call.token)
    await call.services.people.forget([key])
    await call.services.tell_ended([key])
    call.cookie = ""
    return wire.Done()


async def logout_everywhere(call: Call) -> wire.Done:
    """End all sessions of the asking person."""
    await call.services.tell_ended(await call.services.people.end_sessions(call.somebody))
    call.cookie = ""
    return wire.Done()


async def change_password(call: Call) -> wire.Done:
    """Give an account another password. All its other sessions end."""
    person, body = call.somebody, call.body
    assert call.token is not None
    ended = await call.services.people.change_password(person, body.old, body.new, call.token)
    await call.services.tell_ended(ended)
    return wire.Done()


async def show_me(call: Call) -> wire.Me:
    """Who you are."""
    return _me(call, call.somebody, None, False)


async def change_me(call: Call) -> wire.Me:
    """Change the name or the settings."""
    person = await call.services.people.change(call.somebody, call.body.name, call.body.settings)
    return _me(call, person, None, False)


async def my_games(call: Call) -> wire.History:
    """Where you sat."""
    return wire.History(await lobby.history(call.services.store, call.somebody))


async def my_offers(call: Call) -> wire.Offers:
    """What you are invited to."""
    return wire.Offers(await lobby.offers(call.services.store, call.somebody))


# -- tables ---------------------------------------------------------------------------------------------------------


def _links(call: Call, table: LiveTable) -> wire.Links:
    record = table.record
    seat = None if call.person is None else record.seat_of(call.person.id)
    mine = seat is not None or (call.person is not None and record.host == call.person.id)
    watch = record.watch_code if mine and record.settings.spectators else None
    return wire.Links(table.id, seat, record.join_code if mine else None, watch)


def _show(call: Call, table: LiveTable) -> wire.TableReply:
    links = _links(call, table)
    present = table.audience.present(len(table.record.seats))
    return wire.TableReply(messages.table_info(table.record, table.play, links.seat, present), links)


async def show_lobby(call: Call) -> wire.Lobby:
    """Tables waiting for players."""
    return wire.Lobby(await lobby.lobby(call.services.store))


def _check_strategies(call: Call) -> None:
    if any(seat.strategy is not None for seat in call.body.seats):
        check_open(call.request, call.services.options)


async def open_table(call: Call) -> wire.TableReply:
    """Open a table. Your own strategies come from the lab, so you can only use one if the lab is open to you."""
    _check_strategies(call)
    return _show(call, await call.backend.opening.open(call.somebody, call.address, call.body))


async def show_table(call: Call) -> wire.TableReply:
    """A table that you sit at or opened, or that is listed or over."""
    table = await call.table()
    record = table.record
    links = _links(call, table)
    if links.join is None and not record.listed and record.status != "over":
        raise Refused("no-table", "there is no such table")
    return _show(call, table)


async def kingdom_today(call: Call) -> wire.Today:
    """The kingdom of the day."""
    return kingdom.of_today()


async def results_today(call: Call) -> wire.DayResults:
    """The table of results of the kingdom of the day."""
    return await lobby.results_of(call.services.store, kingdom.of_today())


async def new_kingdom(call: Call) -> wire.DrawnKingdom:
    """A kingdom read from a text or drawn at random."""
    return await call.backend.opening.draw(call.address, call.body)


async def join(call: Call) -> wire.TableReply:
    """Take a seat by the code of a link."""
    table, kind = await call.backend.tables.by_code(call.body.code)
    if kind != "join":
        raise Refused("no-table", "this link is for watching")
    await seats.join(table, call.somebody, call.body.seat)
    return _show(call, table)


async def invitation(call: Call) -> wire.TableReply:
    """Where an invitation leads, before a seat is taken; its holder may also watch if that is allowed."""
    table, kind = await call.backend.tables.by_code(call.body.code)
    if kind != "join":
        raise Refused("no-table", "this link is for watching")
    shown = _show(call, table)
    if table.record.settings.spectators:
        shown.links.watch = table.record.watch_code
    return shown


async def watch(call: Call) -> wire.TableReply:
    """Look at a table by the code of a spectators' link."""
    table, kind = await call.backend.tables.by_code(call.body.code)
    if kind != "watch" or not table.record.settings.spectators:
        raise Refused("no-table", "this table does not allow spectators")
    return _show(call, table)


async def leave(call: Call) -> wire.Done:
    """Leave your seat."""
    await seats.leave(await call.table(), call.somebody)
    return wire.Done()


async def kick(call: Call) -> wire.TableReply:
    """Remove somebody before the start."""
    table = await call.table()
    await seats.kick(table, call.somebody, call.body.seat)
    return _show(call, table)


async def start(call: Call) -> wire.TableReply:
    """Start the game."""
    table = await call.table()
    await seats.begin(table, call.somebody, call.body.fill)
    return _show(call, table)


async def play_again(call: Call) -> wire.TableReply:
    """Play again with the same players."""
    table = await call.table()
    backend = call.backend
    fresh = await rematch.rematch(backend.tables, backend.opening, table, call.somebody, call.address, call.body.mode)
    return _show(call, fresh)


async def branch(call: Call) -> wire.TableReply:
    """Continue from any point of a finished game at a new table."""
    _check_strategies(call)
    table = await call.table()
    call.backend.looking_back.pay(call.address, table.finished())
    return _show(call, await branching.branch(call.backend.opening, table, call.somebody, call.address, call.body))


def _seating(record: TableRecord, play: Play) -> Seating:
    """Who sat at a table, and for which answers they took hints."""
    names = tuple(seat.name for seat in record.seats)
    bots = tuple(seat.bot if seat.kind == "bot" else None for seat in record.seats)
    hints = tuple(sorted({play.answers_before(hint.number) for hint in record.affairs.hints}))
    return Seating(names, bots, record.settings.kingdom or None, hints=hints)


async def download(call: Call) -> Raw:
    """A finished game in the format of saved games, with who played it."""
    table = await call.table()
    play = table.finished()
    seating = _seating(table.record, play)
    text = await call.services.looking_back.run(call.address, lambda: pack(play.game, seating))
    return Raw(text, JSON, f"demesne-{table.id}.json")


async def replay(call: Call) -> Raw:
    """A finished game after this many answers, with all cards visible or as somebody saw it."""
    table = await call.table()
    seat, spectator = call.point_of_view()
    at, since = call.number("at"), call.number("since")
    return Raw(await call.backend.looking_back.position(table, call.address, at, since, seat, spectator), JSON)


async def story(call: Call) -> Raw:
    """A whole finished game."""
    return Raw(await call.backend.looking_back.story(await call.table(), call.address), JSON)


async def past(call: Call) -> Raw:
    """A game as the asking person saw it: at their seat, or by the code of the spectators' link."""
    table = await call.table()
    seat = None if call.person is None else table.record.seat_of(call.person.id)
    if seat is None and not table.may_watch(call.request.query_params.get("watch")):
        raise Refused("forbidden", "you have no seat here, and this is not the link for spectators")
    return Raw(await call.backend.looking_back.past(table, call.address, seat, call.number("at")), JSON)


async def bots(call: Call) -> Raw:
    """The bots that can take a seat, with texts in one language or all."""
    content, packed = packed_list(call.language())
    return Raw(content, JSON, packed=packed)


async def health(call: Call) -> wire.Health:
    """Whether the server can write to its store, within a second."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await call.services.store.pulse()
    except TimeoutError:
        raise Refused("store", "the database does not answer") from None
    return wire.Health(True, len(call.backend.tables), sum(call.services.sockets.values()))


async def metrics(call: Call) -> Raw:
    """Metrics for Prometheus."""
    return Raw(call.services.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", new_guest, wire.Me, wire.NewGuest, False, True),
    Endpoint("POST", "/api/accounts", new_account, wire.Me, wire.NewAccount, heavy=True),
    Endpoint("POST", "/api/login", login, wire.Me, wire.Login, False, True),
    Endpoint("POST", "/api/logout", logout, wire.Done),
    Endpoint("POST", "/api/logout-everywhere", logout_everywhere, wire.Done),
    Endpoint("POST", "/api/password", change_password, wire.Done, wire.NewPassword, heavy=True),
    Endpoint("GET", "/api/me", show_me, wire.Me),
    Endpoint("PATCH", "/api/me", change_me, wire.Me, wire.ChangeMe),
    Endpoint("GET", "/api/me/games", my_games, wire.History),
    Endpoint("GET", "/api/me/offers", my_offers, wire.Offers),
    Endpoint("GET", "/api/bots", bots, list[wire.BotInfo], known=False, query=SAID),
    Endpoint("GET", "/api/kingdoms/today", kingdom_today, wire.Today, known=False),
    Endpoint("GET", "/api/kingdoms/today/results", results_today, wire.DayResults, known=False),
    Endpoint("POST", "/api/kingdoms", new_kingdom, wire.DrawnKingdom, wire.WishedKingdom, False),
    Endpoint("GET", "/api/tables", show_lobby, wire.Lobby, known=False),
    Endpoint("POST", "/api/tables", open_table, wire.TableReply, wire.NewTable, heavy=True),
    Endpoint(
        "POST",
        "/api/invitation",
        invitation,
        wire.TableReply,
        wire.Invitation,
        False,
        errors=(404,),
    ),
    Endpoint("POST", "/api/join", join, wire.TableReply, wire.Join, errors=(404,)),
    Endpoint("POST", "/api/watch", watch, wire.TableReply, wire.WatchCode, False, errors=(404,)),
    Endpoint("GET", "/api/tables/{table}", show_table, wire.TableReply, known=False),
    Endpoint("POST", "/api/tables/{table}/leave", leave, wire.Done),
    Endpoint("POST", "/api/tables/{table}/kick", kick, wire.TableReply, wire.Kick),
    Endpoint("POST", "/api/tables/{table}/start", start, wire.TableReply, wire.Start),
    Endpoint("POST", "/api/tables/{table}/rematch", play_again, wire.TableReply, wire.Rematch, heavy=True),
    Endpoint("POST", "/api/tables/{table}/branch", branch, wire.TableReply, wire.Branch, heavy=True),
    Endpoint("GET", "/api/tables/{table}/save", download, dict[str, Any], known=False),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        wire.ReplayPosition,
        known=False,
        query={"at": NUMBER, "since": NUMBER, "seat": NUMBER, "spectator": FLAG},
    ),
    Endpoint("GET", "/api/tables/{table}/story", story, wire.Story, known=False),
    Endpoint(
        "GET",
        "/api/tables/{table}/past",
        past,
        wire.PastView,
        known=False,
        query={"at": NUMBER, "watch": CODE},
        errors=(403,),
    ),
    Endpoint("GET", "/health", health, wire.Health, known=False),
    Endpoint("GET", "/metrics", metrics, str, known=False, media="text/plain"),
    *REVIEW_ENDPOINTS,
    *LAB_ENDPOINTS,
)
"""Everything available over HTTP."""
