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
from demesne.cli.reel import Reel
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
    reel = Reel(game, table)
    eyes, all_open = read_eyes(seat, reel, texts)
    if at is not None and not 0 <= at <= reel.length:
        raise Problem(texts.message("table-bad-place", number=at, last=reel.length))
    if json:
        print_json(facts(reel, eyes, all_open, at))
        return 0
    reel.go(at or 0)
    if plain or not has_terminal():
        from demesne.cli.terminal_replay import ReplaySession

        return ReplaySession(reel, eyes, all_open, texts).run()
    from demesne.cli.table.replaying import ReplayApp

    return show(ReplayApp(reel, eyes, all_open, texts))


def read_eyes(text: str, reel: Reel, texts: Texts) -> tuple[int | None, bool]:
    """Whose eyes are meant: a seat's number from 1 or its name, "none" for a spectator, "all" for everything open."""
    names = [name.casefold() for name in reel.table.names]
    if text.casefold() in names:
        return names.index(text.casefold()), False
    if text in ("all", "none"):
        return None, text == "all"
    if text.isascii() and text.isdecimal() and 1 <= int(text[:3]) <= len(names):
        return int(text) - 1, False
    raise Problem(texts.message("table-bad-seat", text=text, last=len(names)))


def facts(reel: Reel, seat: int | None, all_open: bool, at: int | None) -> dict[str, object]:
    """The whole game as plain data or, with a place, the table there."""
    table = {"players": reel.table.names, "kingdom": reel.table.kingdom, "answers": reel.length}
    if at is not None:
        reel.go(at)
        return {**table, "number": at, "view": dict(reel.scene(seat, all_open).facts)}
    steps = list(reel.steps(seat, all_open))
    result = reel.game.result
    return {**table, "steps": steps, "result": None if result is None else result.to_dict()}
