"""`demesne play` and `demesne resume`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from demesne import BadSave, Game, api, first_of_rematch
from demesne.bots import ENTRIES, BadBot, BotError, UnknownBot, make_bot
from demesne.bots.python_bot import absolute, is_python
from demesne.bots.strategy_file import BadStrategy
from demesne.cli import Problem, speaking
from demesne.cli.kingdom_commands import kingdom_text, print_json
from demesne.cli.options import LEFT_OPEN, Choices, Json, Lang, Plain, chosen_by
from demesne.kingdoms import Kingdom, new_seed, parse_kingdom
from demesne.seats.files import Seating, games_folder, new_file, saved_games, unpack
from demesne.seats.local_game import LocalGame
from demesne.seats.names import bot_name, clean_name
from demesne.texts import Texts, known_names, seek_card

if TYPE_CHECKING:
    from demesne.tui.board import BoardApp

DEFAULT_KINGDOM: Final = "First Game"
DEFAULT_BOT: Final = "novice"
LEVELS: Final = tuple(entry.name for entry in ENTRIES)

BAD_SAVES: Final = {
    "no-game": "table-bad-save-no-game",
    "version": "table-bad-save-version",
    "setup": "table-bad-save-setup",
    "answer": "table-bad-save-answer",
    "changed": "table-bad-save-changed",
    "seats": "table-bad-save-seats",
}
"""The possible errors of a saved game, by key."""

_help = speaking(sys.argv).message


def play(
    *,
    kingdom: Annotated[
        list[str] | None,
        Parameter(name="--kingdom", negative="", consume_multiple=True, help=_help("table-option-kingdom")),
    ] = None,
    players: Annotated[int | None, Parameter(name="--players", help=_help("table-option-players"))] = None,
    bot: Annotated[
        list[str] | None, Parameter(name="--bot", negative="", help=_help("table-option-bot", names=", ".join(LEVELS)))
    ] = None,
    hotseat: Annotated[int | None, Parameter(name="--hotseat", help=_help("table-option-hotseat"))] = None,
    name: Annotated[list[str] | None, Parameter(name="--name", negative="", help=_help("table-option-name"))] = None,
    seed: Annotated[str | None, Parameter(name="--seed", help=_help("table-option-seed"))] = None,
    options: Choices = LEFT_OPEN,
    load: Annotated[Path | None, Parameter(name="--load", help=_help("table-option-load"))] = None,
    save: Annotated[Path | None, Parameter(name="--save", help=_help("table-option-save"))] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Play a game in the terminal."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    if save is not None and save.exists() and save != load:
        raise Problem(texts.message("table-save-exists", file=shlex.quote(str(save))))
    bots = [absolute(each) if is_python(each) else each for each in listed(bot)]
    names = listed(name)
    if load is not None:
        fixed = {"--kingdom": kingdom, "--players": players, "--seed": seed}
        fixed |= {f"--{name}": value for name, value in chosen_by(options).to_dict().items()}
        for option, value in fixed.items():
            if value is not None:
                raise Problem(texts.message("table-load-alone", option=option))
        game, seating = read(load, texts)
        if seating is None or bots or names or hotseat is not None:
            title = None if seating is None else seating.kingdom
            seating = seat_players(texts, game.setup.players, hotseat, bots, names, title)
        else:
            check_saved_bots(load, seating, texts)
        return sit(game, seating, texts, save or load, plain)
    people = 1 if hotseat is None else hotseat
    count = max(2, people) if players is None else players
    if not 2 <= count <= 6:
        raise Problem(texts.message("table-bad-players", count=count))
    if kingdom is not None and not kingdom:
        raise Problem(texts.message("table-no-kingdom"))
    luck = str(new_seed()) if seed is None else seed
    chosen = parse_kingdom(
        kingdom_text(kingdom or [DEFAULT_KINGDOM]), seek_card, known_names(), None, luck, chosen_by(options)
    )
    seating = seat_players(texts, count, hotseat, bots, names, chosen.name)
    game = deal(chosen, count, luck)
    return sit(game, seating, texts, save or new_file(chosen.name or chosen.code), plain)


def resume(
    file: Annotated[Path | None, Parameter(help=_help("table-option-file"))] = None,
    /,
    *,
    list_: Annotated[
        bool, Parameter(name="--list", negative="", show_default=False, help=_help("table-option-list"))
    ] = False,
    plain: Plain = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Continue a saved game."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    if json and not list_:
        raise Problem(texts.message("table-json-list"))
    if list_:
        show_saved(texts, json)
        return 0
    if file is None:
        waiting = saved_games()
        if not waiting:
            raise Problem(texts.message("table-no-saved-game"))
        file = waiting[0].file
    game, seating = read(file, texts)
    if seating is None:
        seating = seat_players(texts, game.setup.players, None, [], [], None)
    else:
        check_saved_bots(file, seating, texts)
        if lang is None:
            texts = Texts(seating.language)
    return sit(game, seating, texts, file, plain)


def sit(game: Game, seating: Seating, texts: Texts, file: Path, plain: bool) -> int:
    """Play a game to its end, or until the player leaves. Returns the exit code."""
    if not file.parent.is_dir():
        raise Problem(texts.message("table-no-folder", folder=str(file.parent)))
    local = LocalGame(game, replace(seating, language=texts.language), file)
    try:
        if plain or not has_terminal():
            from demesne.console.local import Session

            return Session(local, texts).run()
        return play_full_screen(local, texts)
    except BrokenPipeError:
        raise
    except Exception as error:
        # Every decision was saved before it was asked, so nothing is lost.
        if isinstance(error, BotError):
            told = error.say(texts)
        else:
            reason = str(error) if isinstance(error, TableFailed) else f"{type(error).__name__}: {error}"
            told = texts.message("table-broken", error=reason)
        print(f"demesne: {told}\n{texts.message('table-safe', file=str(file))}", file=sys.stderr)
        return 1


class TableFailed(Exception):
    """Something went wrong inside the full-screen table; the message says what."""


def has_terminal() -> bool:
    """Whether there is a terminal that a full-screen program can use."""
    if not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.__stdout__)):
        return False
    term = os.environ.get("TERM", "")
    return term != "dumb" and (bool(term) or os.name == "nt")


def play_full_screen(local: LocalGame, texts: Texts) -> int:
    """Play on the whole terminal, and again for as long as the players want. Returns the exit code. Raises BotError."""
    from demesne.tui.local import PlayApp

    while True:
        app = PlayApp(local, texts)
        code = show(app)
        if app.bot_failure is not None:
            raise app.bot_failure
        if app.kept is not None:
            print(texts.message("table-kept", file=str(app.kept)))
            print(texts.message("table-review", command=local.review_command(app.kept)))
        elif app.could_save:
            print(texts.message("table-saved", file=str(local.file)))
            print(texts.message("table-resume", command=local.resume_command()))
        if not app.again:
            return code
        local = rematch(local)


def show(app: BoardApp) -> int:
    """Show a table until the player leaves. Returns the exit code. Raises TableFailed."""
    code = app.run(mouse=True)
    if app.failure is not None:
        raise TableFailed(app.failure)
    return 0 if code is None else code


def rematch(local: LocalGame) -> LocalGame:
    """The same players and kingdom again; the player to the left of the winner begins."""
    setup, result = local.game.setup, local.game.result
    seed = new_seed()
    first = setup.first if result is None else first_of_rematch(setup.players, result.winners, seed)
    game = api.game_of(setup.again(seed, first), log=True)
    return LocalGame(game, replace(local.seating, hints=()), new_file(local.seating.kingdom or "game"))


def listed(values: Sequence[str] | None) -> list[str]:
    """The values of an option that may be repeated, each with one or several separated by commas."""
    return [part.strip() for value in values or () for part in value.split(",")]


def deal(kingdom: Kingdom, players: int, seed: str) -> Game:
    """A new game of a kingdom."""
    number = int(seed) if seed.isascii() and seed.isdigit() and len(seed) < 20 and str(int(seed)) == seed else seed
    return api.new_game(kingdom.cards, players, number, kingdom.bane, kingdom.options, log=True)


def read(file: Path, texts: Texts) -> tuple[Game, Seating | None]:
    """A saved game and who played it. The bots that it names are not created: replaying needs none. Raises Problem."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise Problem(texts.message("table-no-file", file=str(file))) from None
    except (OSError, UnicodeDecodeError):
        raise Problem(texts.message("cli-unreadable", file=str(file))) from None
    try:
        return unpack(text)
    except BadSave as error:
        # The exact mismatch is for people who write such files, and stays in English.
        detail = str(error).partition(": ")[2] or str(error)
        why = texts.message(BAD_SAVES.get(error.key, "table-bad-save-no-game"), number=error.number, detail=detail)
        raise Problem(texts.message("table-bad-save", file=str(file), why=why)) from None


def check_saved_bots(file: Path, seating: Seating, texts: Texts) -> None:
    """Raise Problem unless the bots that a saved game names may play on. A Python bot is
    code that runs: it may come only from the folder that this program saves to, never from a file sent by others."""
    for bot in seating.bots:
        if bot is not None:
            if is_python(bot) and file.resolve().parent != games_folder().resolve():
                raise Problem(texts.message("table-foreign-bot", file=str(file), bot=bot))
            check_bot(bot, texts)


def check_bot(bot: str, texts: Texts) -> None:
    """Raise Problem unless this names a bot that can be created."""
    try:
        make_bot(bot)
    except (BadBot, BotError) as error:
        raise Problem(error.say(texts)) from None
    except UnknownBot:
        raise Problem(texts.message("table-unknown-bot", text=bot, names=texts.join(list(LEVELS)))) from None
    except BadStrategy as error:
        raise Problem(error.say(texts)[0]) from None
    except (OSError, UnicodeDecodeError):
        raise Problem(texts.message("lab-bad-file", file=bot)) from None


def seat_players(
    texts: Texts, players: int, hotseat: int | None, bots: Sequence[str], names: Sequence[str], kingdom: str | None
) -> Seating:
    """Who sits where: people first, bots on the other seats. Raises Problem."""
    people = 1 if hotseat is None else hotseat
    if not 1 <= people <= players:
        raise Problem(texts.message("table-bad-people", count=people, players=players))
    seats = players - people
    for bot in bots:
        check_bot(bot, texts)
    if len(bots) > seats:
        raise Problem(texts.message("table-too-many-bots", count=len(bots), seats=seats))
    if len(names) > people:
        raise Problem(texts.message("table-too-many-names", count=len(names), seats=people))
    programs = list(bots)
    while len(programs) < seats:
        programs.append(programs[-1] if programs else DEFAULT_BOT)
    called = [clean_name(name) for name in names]
    if "" in called:
        raise Problem(texts.message("table-empty-name"))
    if people == 1 and not called:
        called.append(texts.message("table-you"))
    called += [texts.player(seat) for seat in range(len(called), people)]
    for program in programs:
        called.append(bot_name(program, called, texts))
    for name in called:
        if called.count(name) > 1:
            raise Problem(texts.message("table-same-name", name=name))
    return Seating(tuple(called), (*[None] * people, *programs), kingdom, texts.language)


def show_saved(texts: Texts, json: bool) -> None:
    """The unfinished games, the one that `resume` would choose first."""
    waiting = saved_games()
    if json:
        print_json(
            [
                {
                    "file": str(game.file),
                    "saved": game.saved,
                    "answers": game.answers,
                    "kingdom": None if game.seating is None else game.seating.kingdom,
                    "players": [] if game.seating is None else game.seating.names,
                }
                for game in waiting
            ]
        )
        return
    if not waiting:
        print(texts.message("table-no-saved-game"))
    for game in waiting:
        date = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.saved))
        kingdom = texts.message("cli-kingdom")
        names = ""
        if game.seating is not None:
            kingdom = texts.kingdom_name(game.seating.kingdom or kingdom)
            names = ", ".join(game.seating.names)
        print(f"{date}  {kingdom}  {names}\n    {game.file}")
