"""Rows of the database as typed records, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.engine import RowMapping

from demesne.engine.setup import Setup
from demesne.server.errors import Unreadable
from demesne.server.records import (
    Affairs,
    Luck,
    LuckKind,
    Move,
    Person,
    SeatRecord,
    Settings,
    Status,
    TableRecord,
    TableResult,
)
from demesne.server.schema import MOVES, PEOPLE, SEATS, SESSIONS, TABLES


def encode(value: object) -> str:
    """A value as it is stored."""
    return msgspec.json.encode(value, enc_hook=_plain).decode()


def _plain(value: object) -> object:
    if isinstance(value, Setup):
        return value.to_dict()
    raise NotImplementedError


def move_row(game: str, move: Move) -> dict[str, object]:
    """A move as it is stored."""
    return {
        "game": game,
        "number": move.number,
        "kind": move.kind,
        "seat": move.seat,
        "data": encode(move.data),
        "at": move.at,
        "spent": move.spent,
        "fingerprint": move.fingerprint,
        "by": move.by,
    }


def read_moves(connection: Connection, game: str, since: int = 0) -> list[Move]:
    """The moves of a game from a number on."""
    columns = (
        MOVES.c.number,
        MOVES.c.kind,
        MOVES.c.seat,
        MOVES.c.data,
        MOVES.c.at,
        MOVES.c.spent,
        MOVES.c.fingerprint,
        MOVES.c.by,
    )
    query = select(*columns).where(MOVES.c.game == game, MOVES.c.number >= since).order_by(MOVES.c.number)
    try:
        return [
            Move(row[0], row[1], row[2], msgspec.json.decode(row[3]), row[4], row[5], row[6], row[7])
            for row in connection.execute(query)
        ]
    except msgspec.DecodeError as error:
        raise Unreadable(game) from error


def read_table(connection: Connection, game: str, lock: bool = False) -> TableRecord | None:
    """A table with its seats; locked against other writers if asked."""
    return next(iter(read_tables(connection, [game], lock)), None)


def read_tables(
    connection: Connection, games: list[str], lock: bool = False, unreadable: Callable[[Unreadable], None] | None = None
) -> list[TableRecord]:
    """Tables with their seats, in this order; missing ones are left out. Unreadable ones are passed to `unreadable`;
    without it, the first one's error is raised.
    """
    query = select(TABLES).where(TABLES.c.id.in_(games))
    rows = {row["id"]: row for row in connection.execute(query.with_for_update() if lock else query).mappings()}
    seats: dict[str, list[SeatRecord]] = {game: [] for game in rows}
    ordered = select(SEATS).where(SEATS.c.game.in_(list(rows))).order_by(SEATS.c.game, SEATS.c.seat)
    for seat in connection.execute(ordered).mappings() if rows else ():
        seats[seat["game"]].append(_seat(seat))
    found: list[TableRecord] = []
    for game in games:
        if game in rows:
            try:
                found.append(_record(rows[game], seats[game]))
            except Exception as error:
                wrong = Unreadable(game)
                wrong.__cause__ = error
                if unreadable is None:
                    raise wrong from error
                unreadable(wrong)
    return found


# Created here and not at first use: msgspec crashes if several threads use a type for the first time at once.
_SETTINGS: Final = msgspec.json.Decoder(Settings)
_SETUP: Final = msgspec.json.Decoder(dict[str, object])
_AFFAIRS: Final = msgspec.json.Decoder(Affairs)
_RESULT: Final = msgspec.json.Decoder(TableResult)


def _record(row: RowMapping, seats: list[SeatRecord]) -> TableRecord:
    setup = Setup.from_dict(_SETUP.decode(row["setup"]))
    if len(seats) != setup.players or row["luck"] not in get_args(LuckKind) or row["status"] not in get_args(Status):
        raise ValueError("seats, luck or status do not fit")
    return TableRecord(
        id=row["id"],
        version=row["version"],
        status=row["status"],
        created=row["created"],
        host=row["host"],
        address=row["address"],
        join_code=row["join_code"],
        watch_code=row["watch_code"],
        listed=row["listed"],
        settings=_SETTINGS.decode(row["settings"]),
        setup=setup,
        rules=row["rules"],
        affairs=_AFFAIRS.decode(row["doc"]),
        seats=seats,
        result=None if row["result"] is None else _RESULT.decode(row["result"]),
        luck=Luck(row["luck"], row["luck_by"]),
    )


def _seat(row: RowMapping) -> SeatRecord:
    return SeatRecord(**{name: row[name] for name in SeatRecord.__struct_fields__})


def _table_row(record: TableRecord) -> dict[str, object]:
    return {
        "version": record.version,
        "status": record.status,
        "host": record.host,
        "join_code": record.join_code,
        "watch_code": record.watch_code,
        "listed": record.listed,
        "settings": encode(record.settings),
        "setup": encode(record.setup),
        "rules": record.rules,
        "doc": encode(record.affairs),
        "result": None if record.result is None else encode(record.result),
        "luck": record.luck.kind,
        "luck_by": record.luck.by,
    }


def _seat_rows(record: TableRecord) -> list[dict[str, object]]:
    return [
        {"game": record.id, "seat": number, **{name: getattr(seat, name) for name in seat.__struct_fields__}}
        for number, seat in enumerate(record.seats)
    ]


def add_table(connection: Connection, record: TableRecord) -> None:
    """Keep a new table."""
    first = {"id": record.id, "created": record.created, "address": record.address}
    connection.execute(insert(TABLES), {**first, **_table_row(record)})
    connection.execute(insert(SEATS), _seat_rows(record))


def add_moves(connection: Connection, game: str, moves: list[Move]) -> None:
    """Keep the moves that a new table starts with."""
    if moves:
        connection.execute(insert(MOVES), [move_row(game, move) for move in moves])


def write_table(connection: Connection, record: TableRecord) -> None:
    """Keep a changed table."""
    connection.execute(update(TABLES).where(TABLES.c.id == record.id), _table_row(record))
    for row in _seat_rows(record):
        changed = update(SEATS).where(SEATS.c.game == row["game"], SEATS.c.seat == row["seat"])
        connection.execute(changed, {name: row[name] for name in row if name not in ("game", "seat")})


def read_session(connection: Connection, token: str) -> tuple[Person, float] | None:
    """The person behind the hash of a session's secret, and when it was last used."""
    query = (
        select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.settings, SESSIONS.c.used)
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.token == token)
    )
    row = connection.execute(query).first()
    return None if row is None else (Person(row[0], row[1], row[2], msgspec.json.decode(row[3])), row[4])
