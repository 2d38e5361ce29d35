"""Who may use the lab: nobody, people at this machine, or everybody."""

from __future__ import annotations

import ipaddress
from typing import Final, Literal
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from demesne.server.middleware import LOOPBACK
from demesne.server.options import ServerOptions
from demesne.server.play import Refused

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers that a proxy adds to a request."""

WORDS: Final = {
    "off": "this server has no lab",
    "elsewhere": "the lab of this server is open only to visitors from the machine that it runs on",
}


def closed(connection: HTTPConnection, options: ServerOptions) -> Literal["off", "elsewhere"] | None:
    """Why the lab is closed to somebody; None if it is open."""
    if options.lab_at:
        return None  # The process that runs the lab decides.
    if options.lab == "off":
        return "off"
    if options.lab == "local" and not is_local(connection):
        return "elsewhere"
    return None


def check_open(connection: HTTPConnection, options: ServerOptions) -> None:
    """Raise Refused if the lab is closed."""
    why = closed(connection, options)
    if why is not None:
        raise Refused(f"lab-{why}", WORDS[why])


def is_local(connection: HTTPConnection) -> bool:
    """Whether somebody connects from this machine, under one of its own names. Proxied requests come from elsewhere,
    whatever the proxy's own address is.
    """
    headers = connection.headers
    if connection.client is None or any(name in headers for name in FORWARDED):
        return False
    try:
        if not ipaddress.ip_address(connection.client.host).is_loopback:
            return False
    except ValueError:
        return False
    return all(_is_loopback(url) for url in (f"//{headers.get('host', '')}", headers.get("origin")) if url is not None)


def _is_loopback(url: str) -> bool:
    try:
        return urlsplit(url).hostname in LOOPBACK
    except ValueError:
        return False
