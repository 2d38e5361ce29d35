"""What is sent to the people at a table, as bytes. A seat is told what its view tells and nothing more."""

from __future__ import annotations

from typing import Final

import msgspec

from demesne.engine.game import Game
from demesne.engine.save import RULES
from demesne.kingdoms import Kingdom
from demesne.server.play import Play
from demesne.server.records import Line, Settings, TableRecord, UndoRequest

PROTOCOL: Final = 1
"""The version of the socket protocol; docs/server-protocol.md describes it."""

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A message for the wire."""
    return _ENCODER.encode(message)


def view_of(game: Game, seat: int | None, settings: Settings, number: int, over: bool) -> dict[str, object]:
    """What a seat, or a spectator, may see of a game. `number` is that of the pending decision."""
    view = game.view(seat)
    data = view.to_dict()
    data["number"] = number
    if over:
        data["over"] = True
        data["decision"] = None
        data["waiting_for"] = None
    if settings.point_counter:
        data["points"] = [view.points(player) for player in range(view.players)]
    if settings.deck_tracker:
        data["owned"] = [view.owned(player) for player in range(view.players)]
        data["own_deck"] = view.own_deck()
    return data


def state_message(
    play: Play, record: TableRecord, seat: int | None, told: int, clocks: list[float] | None = None
) -> bytes:
    """The game as a seat sees it now, with the events from number `told` on."""
    message: dict[str, object] = {
        "type": "state",
        "number": play.number,
        "view": view_of(play.game, seat, record.settings, play.number, play.over),
        "log_from": told,
        "events": [event.seen_by(seat) for event in play.log[told:]],
        "at": play.told_at(told),
        "clocks": clocks,
    }
    if play.over:
        message["result"] = play.result()
    return encode(message)


def open_request(record: TableRecord, play: Play | None) -> UndoRequest | None:
    """The undoing that is asked for, if the game still stands where it was asked."""
    request = record.doc.undo
    return request if request is not None and play is not None and request.number == play.number else None


def table_info(record: TableRecord, play: Play | None, seat: int | None, present: list[bool]) -> dict[str, object]:
    """What everybody may know about a table. The seed is told when the game is over."""
    setup = record.setup
    request = open_request(record, play)
    over = play is not None and play.over
    info: dict[str, object] = {
        "id": record.id,
        "status": "over" if over else record.status,
        "title": record.settings.title,
        "seat": seat,
        "host": record.seat_of(record.host),
        "seats": [
            {
                "kind": found.kind,
                "name": found.name,
                "bot": found.bot,
                "driven": found.driven,
                "resigned": play is not None and number in play.resigned,
                "present": present[number] if number < len(present) else False,
            }
            for number, found in enumerate(record.seats)
        ],
        "kingdom": {
            "name": record.settings.kingdom,
            "cards": setup.kingdom,
            "bane": setup.bane,
            "shelters": setup.shelters,
            "code": Kingdom(tuple(setup.kingdom), setup.bane, setup.shelters).code,
        },
        "first": setup.first if record.status != "open" else None,
        "settings": {
            "undo": record.settings.undo,
            "clock": record.settings.clock,
            "spectators": record.settings.spectators,
            "chat": record.settings.chat,
            "point_counter": record.settings.point_counter,
            "deck_tracker": record.settings.deck_tracker,
        },
        "undo": None if request is None else {"seat": request.seat, "agreed": request.agreed},
        "votes": {str(target): wishes for target, wishes in record.doc.votes.items()},
        "rematch": record.doc.rematch,
        "rules": record.rules,
        "result": play.result() if play is not None and over else record.result,
    }
    if over or record.status == "over":
        info["seed"] = setup.seed
    return info


def table_message(
    record: TableRecord, play: Play | None, seat: int | None, present: list[bool], broken: str | None
) -> bytes:
    """What is to be known about a table, for its socket."""
    return encode({"type": "table", "table": table_info(record, play, seat, present), "broken": broken})


def welcome_message(record: TableRecord, seat: int | None) -> bytes:
    """The first message to a socket."""
    return encode({"type": "welcome", "protocol": PROTOCOL, "table": record.id, "seat": seat, "rules": RULES})


def chat_message(lines: list[Line]) -> bytes:
    """What was said."""
    return encode({"type": "chat", "lines": lines})
