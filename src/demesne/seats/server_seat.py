"""Who one is on a server: a link to a table, and the guest that this terminal was there before."""

from __future__ import annotations

import getpass
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from demesne.client import ClientError, Server
from demesne.seats.files import clean_name, data_folder, write
from demesne.texts import Texts


class BadLink(ValueError):
    """A text that is no link to a table."""


@dataclass(frozen=True)
class Link:
    """A link to a table: the server's address, the code at its end, and whether it is for watching."""

    text: str
    base: str
    code: str
    watch: bool


def read_link(text: str, watch: bool) -> Link:
    """The link in a text, with or without "http://". Raises BadLink."""
    whole = text if "://" in text else f"http://{text}"
    parts = urlsplit(whole)
    steps = [step for step in parts.path.split("/") if step]
    if parts.scheme not in ("http", "https") or not parts.netloc or not steps:
        raise BadLink(text)
    return Link(text, f"{parts.scheme}://{parts.netloc}", steps[-1], watch or "watch" in steps[:-1])


def own_name() -> str:
    """What the system calls this person."""
    with suppress(OSError, KeyError, ImportError):
        return clean_name(getpass.getuser()) or "Guest"
    return "Guest"


def _book() -> Path:
    return data_folder() / "guests.json"


def _read_book() -> dict[str, dict[str, str]]:
    try:
        found = json.loads(_book().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _note(base: str, name: str, token: str) -> None:
    """Remember who one is on a server, so that one comes back as the same; a secret, so for one's own eyes."""
    with suppress(OSError):
        _book().parent.mkdir(parents=True, exist_ok=True)
        write(_book(), json.dumps(_read_book() | {base: {"name": name, "token": token}}, indent=2) + "\n")
        os.chmod(_book(), 0o600)


def sit_down(link: Link, name: str | None) -> tuple[Server, dict[str, Any]]:
    """Be somebody on the server and take a seat: the same one again, if one had one. Raises ClientError."""
    known = _read_book().get(link.base, {})
    wanted = name or known.get("name") or own_name()
    server = Server(link.base, known.get("token") if known.get("name") == wanted else None)
    if server.token is not None:
        try:
            return server, server.join(link.code)
        except ClientError as error:
            if error.code != "unauthorised":
                raise
    server.guest(wanted)
    _note(link.base, wanted, server.token or "")
    return server, server.join(link.code)


def look_on(link: Link) -> tuple[Server, dict[str, Any]]:
    """Look at a table by its spectators' link. Raises ClientError."""
    server = Server(link.base)
    return server, dict(server.ask("POST", "/api/watch", {"code": link.code}))


def seat_names(table: dict[str, Any], free: str) -> list[str]:
    """What the players of a table are called; `free` where nobody sits yet."""
    return [clean_name(seat["name"] or seat["bot"] or "") or free for seat in table["seats"]]


def spoken_line(line: dict[str, Any]) -> str:
    """A line of chat, without anything that could upset a terminal."""
    text = "".join(c if c.isprintable() else " " for c in str(line["text"]))
    return f"{clean_name(str(line['name']))}: {text}"


def told_result(result: dict[str, Any], names: Sequence[str], texts: Texts) -> list[tuple[str, int]]:
    """How a game on a server ended: lines, and how far each is indented; the winner's points first."""
    winners = texts.join([names[seat] for seat in result["winners"]])
    lines = [(texts.message("table-winners", names=winners), 0)]
    for seat in sorted(range(len(names)), key=lambda seat: (seat not in result["winners"], -result["scores"][seat])):
        cards = {name: (found[0], found[1]) for name, found in result["cards"][seat].items()}
        first, *rest = texts.score(names[seat], result["scores"][seat], result["turns"][seat], cards)
        lines += [(first, 0), *((line, 1) for line in rest)]
    return lines
