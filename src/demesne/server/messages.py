"""What is sent to the people at a table, as bytes. A seat gets what its view contains and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from demesne.engine.facts import ViewFacts
from demesne.engine.game import Game
from demesne.engine.save import RULES
from demesne.engine.setup import Setup
from demesne.kingdoms import Kingdom, KingdomError
from demesne.server import wire
from demesne.server.play import Play
from demesne.server.records import ChatLine, Settings, TableRecord, UndoRequest

PROTOCOL: Final = 1
"""The version of the socket protocol; docs/server-protocol.md describes it."""

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A message for the wire."""
    return _ENCODER.encode(message)


def view_of(
    game: Game, seat: int | None, settings: Settings, number: int, over: bool, memory: bool = False
) -> ViewFacts:
    """What a seat, or a spectator, may see of a game. `number` is the pending decision's. `memory` adds what follows
    from everything seen so far, whatever the host chose for people.
    """
    view = game.view(seat)
    data = view.to_dict()
    data["number"] = number
    if over:
        data["over"] = True
        data["next_player"] = None
        data["decision"] = None
        data["waiting_for"] = None
    if settings.point_counter or memory:
        data["points"] = [view.points(player) for player in range(view.players)]
    if settings.deck_tracker or memory:
        data["owned"] = [view.owned(player) for player in range(view.players)]
        data["own_deck"] = view.own_deck()
    return data


def state_message(play: Play, record: TableRecord, seat: int | None, told: int, memory: bool = False) -> bytes:
    """The game as a seat sees it, with the events from number `told` on."""
    return state_work(play, record, seat, told, memory)()


def state_work(
    play: Play, record: TableRecord, seat: int | None, told: int, memory: bool = False
) -> Callable[[], bytes]:
    """The same, as a function for the rest of the work once everything that changes has been read: the game may go on
    meanwhile.
    """
    message = wire.State(
        number=play.number,
        view=view_of(play.game, seat, record.settings, play.number, play.over, memory),
        log_from=told,
        events=[],
        at=[],
        clocks=_clocks(play, record),
    )
    if play.over:
        message.result = play.result(record.affairs)
    happened, told_at = play.log[told:], play.told_at(told)

    def finish() -> bytes:
        message.events = [event.seen_by(seat) for event in happened]
        message.at = told_at()
        return encode(message)

    return finish


def _clocks(play: Play, record: TableRecord) -> list[float] | None:
    clock = record.settings.clock
    if clock is None:
        return None
    return [round(max(0.0, play.remaining(clock, number, seat.extra)), 1) for number, seat in enumerate(record.seats)]


def open_request(record: TableRecord, play: Play | None) -> UndoRequest | None:
    """The pending undo request, if the game still stands where it was made."""
    request = record.affairs.undo
    return request if request is not None and play is not None and request.number == play.number else None


def table_info(record: TableRecord, play: Play | None, seat: int | None, present: list[bool]) -> wire.TableInfo:
    """What everybody may know about a table. The seed is sent when the game is over."""
    setup, settings = record.setup, record.settings
    request = open_request(record, play)
    over = play is not None and play.over
    info = wire.TableInfo(
        id=record.id,
        status="over" if over else record.status,
        title=settings.title,
        seat=seat,
        host=record.seat_of(record.host),
        seats=[
            wire.SeatInfo(
                kind=found.kind,
                name=found.name,
                bot=found.bot,
                driven=found.driven,
                resigned=play is not None and number in play.resigned,
                present=present[number] if number < len(present) else False,
                replaced=0 if play is None else play.replaced[number],
            )
            for number, found in enumerate(record.seats)
        ],
        kingdom=wire.TableKingdom(
            name=settings.kingdom,
            cards=list(setup.kingdom),
            bane=setup.bane,
            code=_code(setup),
            **wire.by_name(setup.options),
        ),
        first=setup.first if record.status != "open" else None,
        settings=wire.TableSettings(
            undo=settings.undo,
            clock=settings.clock,
            spectators=settings.spectators,
            chat=settings.chat,
            point_counter=settings.point_counter,
            deck_tracker=settings.deck_tracker,
        ),
        undo=None
        if request is None or play is None
        else wire.AskedUndo(request.seat, request.agreed, play.marks[request.keep]),
        votes={str(target): wishes for target, wishes in record.affairs.votes.items()},
        rematch=record.affairs.rematch,
        same_luck=record.affairs.same_luck,
        agreed=record.affairs.agreed,
        luck=record.luck,
        may_hint=record.may_hint,
        hints=[wire.HintMark(hint.seat, hint.number) for hint in record.affairs.hints],
        rules=record.rules,
        result=play.result(record.affairs) if play is not None and over else record.result,
    )
    if over or record.status == "over":
        info.seed = setup.seed
    return info


def _code(setup: Setup) -> str:
    try:
        return Kingdom(setup.kingdom, setup.bane, setup.options).code
    except KingdomError:
        return ""  # A stored table with cards that are unknown here.


def table_message(
    record: TableRecord, play: Play | None, seat: int | None, present: list[bool], broken: str | None
) -> bytes:
    """What a table's socket is sent about it."""
    return encode(wire.TableNews(table_info(record, play, seat, present), broken))


def welcome_message(record: TableRecord, seat: int | None) -> bytes:
    """The first message to a socket."""
    return encode(wire.Welcome(PROTOCOL, record.id, seat, RULES))


def chat_message(lines: list[ChatLine]) -> bytes:
    """The chat."""
    return encode(wire.ChatNews(lines))


def refusal(message: wire.MessageId, code: str, words: str) -> bytes:
    """The answer to a refused message."""
    return encode(wire.Refusal(message, code, words))
