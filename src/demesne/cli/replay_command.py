"""`demesne replay`: step through a saved game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from demesne.cli import Problem, speaking
from demesne.cli.kingdom_commands import print_json
from demesne.cli.options import Json, Lang, Plain
from demesne.cli.play_command import has_terminal, read, seat_players, show
from demesne.seats.recording import PointOfView, Recording
from demesne.texts import Texts

_help = speaking(sys.argv).message


def replay(
    file: Annotated[Path, Parameter(name="FILE", help=_help("table-option-file-replay"))],
    /,
    *,
    at: Annotated[int | None, Parameter(name="--at", help=_help("table-option-at"))] = None,
    seat: Annotated[str, Parameter(name="--seat", help=_help("table-option-seat"))] = "all",
    plain: Plain = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Step through a saved game."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    game, table = read(file, texts)
    if table is None:
        table = seat_players(texts, game.setup.players, game.setup.players, [], [], None)
    elif lang is None:
        texts = Texts(table.language)
    recording = Recording(game, table)
    point = read_point(seat, recording, texts)
    if at is not None and not 0 <= at <= recording.length:
        raise Problem(texts.message("table-bad-place", number=at, last=recording.length))
    if json:
        print_json(facts(recording, point, at))
        return 0
    recording.go(at or 0)
    if plain or not has_terminal():
        from demesne.console.replay import ReplaySession

        return ReplaySession(recording, point, texts).run()
    from demesne.tui.replay import ReplayApp

    return show(ReplayApp(recording, point, texts))


def read_point(text: str, recording: Recording, texts: Texts) -> PointOfView:
    """The point of view: a seat's number from 1 or its name, "none" for a spectator, "all" for all cards visible."""
    names = [name.casefold() for name in recording.seating.names]
    if text.casefold() in names:
        return PointOfView(names.index(text.casefold()))
    if text in ("all", "none"):
        return PointOfView(None, text == "all")
    if text.isascii() and text.isdecimal() and 1 <= int(text[:3]) <= len(names):
        return PointOfView(int(text) - 1)
    raise Problem(texts.message("table-bad-seat", text=text, last=len(names)))


def facts(recording: Recording, point: PointOfView, at: int | None) -> dict[str, object]:
    """The whole game as plain data or, with a position, the table there."""
    table = {"players": recording.seating.names, "kingdom": recording.seating.kingdom, "answers": recording.length}
    if at is not None:
        recording.go(at)
        return {**table, "number": at, "view": dict(recording.view(point).facts)}
    steps = list(recording.steps(point))
    result = recording.game.result
    return {**table, "steps": steps, "result": None if result is None else result.to_dict()}
