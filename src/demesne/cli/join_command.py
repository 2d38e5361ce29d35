"""`demesne join`: a seat at a server's table, or a look at one."""

from __future__ import annotations

import sys
from typing import Annotated, Any

from cyclopts import Parameter

from demesne.cli import Problem, speaking
from demesne.cli.options import Lang, Plain
from demesne.cli.play_command import has_terminal, show
from demesne.client import ClientError, Gone, Server
from demesne.seats.names import clean_name
from demesne.seats.server_seat import BadLink, known_guests, look_on, read_link, sit_down
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
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Take a seat at a table of a server, or watch one."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    try:
        link = read_link(url, watch)
    except BadLink:
        raise Problem(texts.message("table-bad-link", text=url)) from None
    called = None if name is None else clean_name(name)
    if called == "":
        raise Problem(texts.message("table-empty-name"))
    try:
        server, found = look_on(link) if link.watch else sit_down(link, called)
        return sit_at(server, found, url, texts, plain, link.code if link.watch else None)
    except Gone as error:
        raise Problem(texts.message("table-no-server", base=link.base, reason=str(error))) from None
    except ClientError as error:
        told = texts.message("table-refused", reason=str(error))
        seated = known_guests(link.base).tables.get(link.code)
        if error.code == "full" and seated is not None:
            told = f"{told}\n{texts.message('table-seated-as', name=seated)}"
        raise Problem(told) from None


def sit_at(
    server: Server, found: dict[str, Any], link: str, texts: Texts, plain: bool, watching: str | None = None
) -> int:
    """Play at a table that was joined or opened, or watch it; the exit code. Raises ClientError."""
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
