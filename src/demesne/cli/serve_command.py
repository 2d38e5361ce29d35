"""`demesne serve`: host tables for people and bots."""

from __future__ import annotations

import sys
import threading
import webbrowser
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal
from urllib.parse import urlsplit

from cyclopts import Parameter, validators

from demesne.cli import Problem, speaking, version

if TYPE_CHECKING:
    import socket

    from demesne.texts import Texts

PORT: Final = 8000
"""Where to listen by default."""

TRIES: Final = 20
"""How many further ports are tried if it is taken."""

# The help is in the language of the command line that imports this module.
_help = speaking(sys.argv).message


def serve(
    *,
    host: Annotated[str, Parameter(help=_help("cli-option-serve-host"))] = "127.0.0.1",
    port: Annotated[
        int | None,
        Parameter(
            help=_help("cli-option-serve-port"), validator=validators.Number(gte=0, lte=65535), show_default=False
        ),
    ] = None,
    store: Annotated[str, Parameter(help=_help("cli-option-serve-store"))] = "demesne.db",
    migrate: Annotated[
        bool, Parameter(negative="", show_default=False, help=_help("cli-option-serve-migrate"))
    ] = False,
    open_: Annotated[
        bool, Parameter(name="--open", negative="", show_default=False, help=_help("cli-option-serve-open"))
    ] = False,
    origin: Annotated[
        list[str] | None, Parameter(negative="", show_default=False, help=_help("cli-option-serve-origin"))
    ] = None,
    https: Annotated[bool, Parameter(negative="", show_default=False, help=_help("cli-option-serve-https"))] = False,
    proxies: Annotated[str, Parameter(show_default=False, help=_help("cli-option-serve-proxies"))] = "",
    client: Annotated[Path | None, Parameter(show_default=False, help=_help("cli-option-serve-client"))] = None,
    bot_seconds: Annotated[
        float, Parameter(validator=validators.Number(gte=0), help=_help("cli-option-serve-bot-seconds"))
    ] = 5.0,
    idle_seconds: Annotated[
        float, Parameter(validator=validators.Number(gte=0), help=_help("cli-option-serve-idle-seconds"))
    ] = 600.0,
    lab: Annotated[Literal["off", "local", "on"], Parameter(help=_help("cli-option-serve-lab"))] = "local",
    lab_cluster: Annotated[
        str | None, Parameter(show_default=False, help=_help("cli-option-serve-lab-cluster"))
    ] = None,
    lab_at: Annotated[str | None, Parameter(show_default=False, help=_help("cli-option-serve-lab-at"))] = None,
    reviews: Annotated[Literal["off", "on"], Parameter(help=_help("cli-option-serve-reviews"))] = "on",
    review_seconds: Annotated[
        float, Parameter(validator=validators.Number(gt=0), help=_help("cli-option-serve-review-seconds"))
    ] = 10.0,
    review_processes: Annotated[
        int, Parameter(validator=validators.Number(gte=1), help=_help("cli-option-serve-review-processes"))
    ] = 1,
    unlimited: Annotated[
        bool, Parameter(negative="", show_default=False, help=_help("cli-option-serve-unlimited"))
    ] = False,
    lang: Annotated[str | None, Parameter(name="--lang", help=_help("cli-option-lang"))] = None,
) -> None:
    """Host tables until stopped."""
    from demesne.server.app import PortTaken, address_of, run
    from demesne.server.errors import StoreError
    from demesne.server.options import Limits, ServerOptions

    texts = speaking(["--lang", lang] if lang else [])
    if store.startswith("postgres") and find_spec("psycopg") is None:
        raise Problem(texts.message("cli-serve-no-postgresql"))
    if client is not None and not (client / "index.html").is_file():
        raise Problem(texts.message("cli-serve-no-client", folder=str(client)))
    many = 1_000_000_000
    limits = Limits()
    if unlimited:
        limits = Limits(
            requests=many,
            openings=many,
            messages=many,
            sockets=many,
            tables=many,
            connections=many,
            unread_bytes=many,
            lab_runs=many,
            lab_address_runs=many,
            lab_games=many,
            reviews=many,
            address_reviews=many,
            hour_reviews=many,
            hints=many,
        )
    trusted = _proxies(proxies, texts)
    elsewhere = "".join(_origins([lab_at] if lab_at else [], texts))
    try:
        bound = _listen(host, port, texts)
        address = address_of(bound)

        def ready() -> None:
            print(texts.message("cli-serve-ready", address=address), flush=True)
            if open_:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        options = ServerOptions(
            store=store,
            migrate=migrate,
            host=host,
            port=bound.getsockname()[1],
            origins=_origins(origin or [], texts),
            secure=https,
            proxies=trusted,
            client=client,
            bot_seconds=bot_seconds,
            idle_seconds=idle_seconds,
            lab=lab,
            lab_cluster=lab_cluster,
            lab_at=elsewhere,
            reviews=reviews,
            review_seconds=review_seconds,
            review_processes=review_processes,
            version=version(),
            limits=limits,
        )
        run(options, bound, ready)
    except PortTaken as error:
        raise Problem(texts.message("cli-serve-taken", reason=str(error))) from None
    except StoreError as error:
        reason = str(error).splitlines()[0].removeprefix("the database can't be opened: ")
        raise Problem(texts.message("cli-serve-store", reason=reason)) from None


def _origins(wanted: list[str], texts: Texts) -> tuple[str, ...]:
    """Web addresses as browsers write them: a scheme, a host, and a port if it is not the usual one."""
    found = []
    for address in wanted:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
            raise Problem(texts.message("cli-serve-origin", origin=address))
        found.append(f"{parts.scheme}://{parts.netloc}".lower())
    return tuple(found)


def _proxies(wanted: str, texts: Texts) -> str:
    """Addresses and networks of proxies, separated by commas; * for anybody."""
    found = [text.strip() for text in wanted.split(",")] if wanted.strip() else []
    for text in found:
        try:
            if text != "*":
                ip_network(text)
        except ValueError:
            raise Problem(texts.message("cli-serve-proxies", text=text)) from None
    return ",".join(found)


def _listen(host: str, port: int | None, texts: Texts) -> socket.socket:
    """A socket at the requested port; if none was requested, at the usual one or the next free one."""
    from demesne.server.app import PortTaken, listen

    if port is not None:
        return listen(host, port)
    for other in range(PORT, PORT + TRIES):
        try:
            bound = listen(host, other)
        except PortTaken:
            continue
        if other != PORT:
            print(texts.message("cli-serve-elsewhere", port=str(PORT), other=str(other)), flush=True)
        return bound
    return listen(host, PORT)
