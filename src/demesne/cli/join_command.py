"""`demesne join`: take a seat at a server's table, or watch one."""

from __future__ import annotations

import sys
from typing import Annotated, Any

from cyclopts import Parameter

from demesne.bots import BotError, make_bot
from demesne.cli import Problem, speaking
from demesne.cli.options import Lang, Plain
from demesne.cli.play_command import check_bot, has_terminal, show
from demesne.client import ClientError, Gone, Server, play_seat
from demesne.kingdoms import new_seed
from demesne.seats.names import bot_name, clean_name, seat_names
from demesne.seats.server_seat import BadLink, known_guests, look_on, read_link, refusal, sit_down, told_result
from demesne.texts import Texts

_help = speaking(sys.argv).message


def join(
    url: Annotated[str, Parameter(name="URL", help=_help("table-option-url"))],
    /,
    *,
    name: Annotated[str | None, Parameter(name="--name", help=_help("table-option-guest"))] = None,
    watch: Annotated[
        bool, Parameter(name="--watch", negative="", show_default=False, help=_help("table-option-watch"))
    ] = False,
    bot: Annotated[str | None, Parameter(name="--bot", help=_help("table-option-join-bot"))] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Take a seat at a table of a server, or watch one, or let a bot play there."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    try:
        link = read_link(url, watch)
    except BadLink:
        raise Problem(texts.message("table-bad-link", text=url)) from None
    if bot is not None:
        if link.watch:
            raise Problem(texts.message("table-bot-watches"))
        check_bot(bot, texts)
        name = name or bot_name(bot, (), texts)
    called = None if name is None else clean_name(name)
    if called == "":
        raise Problem(texts.message("table-empty-name"))
    try:
        server, found = look_on(link) if link.watch else sit_down(link, called)
        if bot is not None:
            return let_play(server, found, bot, texts)
        return sit_at(server, found, url, texts, plain, link.code if link.watch else None)
    except Gone as error:
        raise Problem(texts.message("table-no-server", base=link.base, reason=error.message)) from None
    except ClientError as error:
        told = refusal(error.code, error.message, texts)
        seated = known_guests(link.base).tables.get(link.code)
        if error.code == "full" and seated is not None:
            told = f"{told}\n{texts.message('table-seated-as', name=seated)}"
        raise Problem(told) from None
    except BotError as error:
        raise Problem(error.say(texts)) from None


def let_play(server: Server, found: dict[str, Any], bot: str, texts: Texts) -> int:
    """Let a bot play to the end at a joined table. Returns the exit code. Raises ClientError and BotError."""
    print(texts.message("table-bot-sits"), flush=True)
    table = found["links"]["table"]
    result = play_seat(server, table, make_bot(bot, seed=new_seed()))
    names = seat_names(server.ask("GET", f"/api/tables/{table}")["table"], texts)
    for line, depth in told_result(result, names, texts):
        print("  " * depth + line)
    return 0


def sit_at(
    server: Server, found: dict[str, Any], link: str, texts: Texts, plain: bool, watching: str | None = None
) -> int:
    """Play at a table that was joined or opened, or watch it. Returns the exit code. Raises ClientError."""
    socket = server.socket(found["links"]["table"], watching)
    if plain or not has_terminal():
        from demesne.console.remote import RemoteSession

        return RemoteSession(socket, found["table"], texts).run()
    from demesne.tui.remote import JoinApp

    app = JoinApp(server, socket, found["table"], texts, link)
    code = show(app)
    if app.refused is not None:
        raise app.refused
    if not app.told_end:
        print(texts.message("table-come-back", command=f"demesne join {link}"))
    return code
