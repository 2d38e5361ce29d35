"""`demesne serve`: host tables for people and bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from demesne.cli import Problem, speaking

# The help is in the language of the command line that this module is imported for.
_help = speaking(sys.argv).message


def serve(
    *,
    host: Annotated[str, Parameter(help=_help("cli-option-serve-host"))] = "127.0.0.1",
    port: Annotated[
        int, Parameter(help=_help("cli-option-serve-port"), validator=validators.Number(gte=0, lte=65535))
    ] = 8000,
    store: Annotated[str, Parameter(help=_help("cli-option-serve-store"))] = "demesne.db",
    origin: Annotated[
        list[str] | None, Parameter(negative="", show_default=False, help=_help("cli-option-serve-origin"))
    ] = None,
    https: Annotated[bool, Parameter(negative="", show_default=False, help=_help("cli-option-serve-https"))] = False,
    proxies: Annotated[str, Parameter(help=_help("cli-option-serve-proxies"))] = "127.0.0.1",
    client: Annotated[Path | None, Parameter(show_default=False, help=_help("cli-option-serve-client"))] = None,
    bot_seconds: Annotated[float, Parameter(help=_help("cli-option-serve-bot-seconds"))] = 5.0,
    idle_seconds: Annotated[float, Parameter(help=_help("cli-option-serve-idle-seconds"))] = 600.0,
    unlimited: Annotated[
        bool, Parameter(negative="", show_default=False, help=_help("cli-option-serve-unlimited"))
    ] = False,
    lang: Annotated[str | None, Parameter(name="--lang", help=_help("cli-option-lang"))] = None,
) -> None:
    """Host tables until stopped."""
    from demesne.server.app import run
    from demesne.server.options import Limits, Options
    from demesne.server.store import StoreError

    many = 1_000_000
    limits = Limits(many, many, many, many, many) if unlimited else Limits()
    try:
        run(
            Options(
                store=store,
                host=host,
                port=port,
                origins=tuple(origin or ()),
                secure=https,
                proxies=proxies,
                client=client,
                bot_seconds=bot_seconds,
                idle_seconds=idle_seconds,
                limits=limits,
            )
        )
    except StoreError as error:
        raise Problem(str(error).splitlines()[0]) from None
