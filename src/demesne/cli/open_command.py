"""`demesne open`: open a table on a server, and sit down at it."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from demesne.cli import Problem, speaking
from demesne.cli.join_command import sit_at
from demesne.cli.kingdom_commands import kingdom_text
from demesne.cli.options import LEFT_OPEN, Choices, Lang, Plain, chosen_by
from demesne.cli.play_command import DEFAULT_KINGDOM, listed
from demesne.client import ClientError, Gone
from demesne.kingdoms import parse_kingdom
from demesne.seats.names import clean_name
from demesne.seats.server_seat import be_guest, read_server, refusal, remember_seat
from demesne.texts import known_names, seek_card

_help = speaking(sys.argv).message


def open(
    server: Annotated[str, Parameter(name="SERVER", help=_help("table-option-server"))],
    /,
    *,
    kingdom: Annotated[
        list[str] | None,
        Parameter(name="--kingdom", negative="", consume_multiple=True, help=_help("table-option-kingdom")),
    ] = None,
    players: Annotated[int, Parameter(name="--players", help=_help("table-option-open-players"))] = 2,
    bot: Annotated[list[str] | None, Parameter(name="--bot", negative="", help=_help("table-option-open-bot"))] = None,
    name: Annotated[str | None, Parameter(name="--name", help=_help("table-option-guest"))] = None,
    title: Annotated[str | None, Parameter(name="--title", help=_help("table-option-title"))] = None,
    seed: Annotated[str | None, Parameter(name="--seed", help=_help("table-option-seed"))] = None,
    options: Choices = LEFT_OPEN,
    listed_: Annotated[
        bool, Parameter(name="--listed", negative="", show_default=False, help=_help("table-option-listed"))
    ] = False,
    only_open: Annotated[
        bool, Parameter(name="--only-open", negative="", show_default=False, help=_help("table-option-only-open"))
    ] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Open a table on a server, print its links, and sit down at it."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    bots = listed(bot)
    if not 2 <= players <= 6:
        raise Problem(texts.message("table-bad-players", count=players))
    if len(bots) >= players:
        raise Problem(texts.message("table-too-many-bots", count=len(bots), seats=players - 1))
    called = None if name is None else clean_name(name)
    if called == "":
        raise Problem(texts.message("table-empty-name"))
    seats: list[dict[str, str]] = [{"kind": "person"} for _ in range(players - len(bots))]
    seats += [{"kind": "bot", "bot": name} for name in bots]
    base = read_server(server)
    if base is None:
        raise Problem(texts.message("table-bad-server", text=server))
    wanted = kingdom_text(kingdom or [DEFAULT_KINGDOM])
    try:
        host, known_as = be_guest(base, called)
        wish = {"kingdom": wanted, "title": title, "seed": seed, "listed": listed_}
        wish |= chosen_by(options).to_dict()
        found = host.open(seats=seats, **{key: value for key, value in wish.items() if value is not None})
    except Gone as error:
        raise Problem(texts.message("table-no-server", base=base, reason=error.message)) from None
    except ClientError as error:
        if error.code == "bad-kingdom":
            # Parsed here so that a refusal is in the language of this command line.
            parse_kingdom(
                kingdom_text(kingdom or [DEFAULT_KINGDOM]), seek_card, known_names(), options=chosen_by(options)
            )
        raise Problem(refusal(error.code, error.message, texts)) from None
    links = found["links"]
    join = f"{base}/join/{links['join']}"
    remember_seat(base, links["join"], known_as, host)
    print(texts.message("table-opened", join=join))
    if links.get("watch"):
        print(texts.message("table-opened-watch", watch=f"{base}/watch/{links['watch']}"))
    sys.stdout.flush()
    if only_open:
        return 0
    return sit_at(host, found, join, texts, plain)
