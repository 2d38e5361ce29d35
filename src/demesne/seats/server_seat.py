"""A seat at a server's table: the link to it, and who sat there from this machine earlier."""

from __future__ import annotations

import getpass
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from demesne.client import ClientError, Gone, Server
from demesne.seats.files import data_folder, write
from demesne.seats.names import clean_name
from demesne.texts import Texts


class BadLink(ValueError):
    """A text that is not a link to a table."""


@dataclass(frozen=True)
class Link:
    """A link to a table: the server's address, the code at its end, and whether it is for watching."""

    text: str
    base: str
    code: str
    watch: bool


def read_link(text: str, watch: bool) -> Link:
    """The link in a text, with or without "http://". Raises BadLink."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
    except ValueError:
        raise BadLink(text) from None
    steps = [step for step in parts.path.split("/") if step]
    if parts.scheme not in ("http", "https") or not parts.netloc or not steps:
        raise BadLink(text)
    return Link(text, f"{parts.scheme}://{parts.netloc}", steps[-1], watch or "watch" in steps[:-1])


def read_server(text: str) -> str | None:
    """The address of a server in a text, with or without "http://"; None if there is none."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
    except ValueError:
        return None
    return f"{parts.scheme}://{parts.netloc}" if parts.scheme in ("http", "https") and parts.netloc else None


def own_name() -> str:
    """The system's name for this person."""
    with suppress(OSError, KeyError, ImportError):
        return clean_name(getpass.getuser()) or "Guest"
    return "Guest"


@dataclass
class Guests:
    """Identities of people at this machine on one server: a secret for each name, and the name that sits at each
    table.
    """

    tokens: dict[str, str]
    tables: dict[str, str]
    last: str | None = None


def _file() -> Path:
    return data_folder() / "guests.json"


def _read_file() -> dict[str, Any]:
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def known_guests(base: str) -> Guests:
    """The identities used on this server from here."""
    facts = _read_file().get(base)
    if not isinstance(facts, dict):
        return Guests({}, {})
    if "token" in facts:
        # Version 0.1.0 kept one name for each server.
        return Guests({facts["name"]: facts["token"]}, {}, facts["name"])
    return Guests(facts.get("tokens", {}), facts.get("tables", {}), facts.get("last"))


def remember_seat(base: str, code: str, name: str, server: Server) -> None:
    """Remember who sits at a table, so that the same command brings the same person back; readable by nobody else."""
    guests = known_guests(base)
    guests.tokens[name] = server.token or ""
    guests.tables[code] = name
    guests.last = name
    with suppress(OSError):
        _file().parent.mkdir(parents=True, exist_ok=True)
        write(_file(), json.dumps(_read_file() | {base: asdict(guests)}, indent=2) + "\n")
        os.chmod(_file(), 0o600)


def be_guest(base: str, name: str | None) -> tuple[Server, str]:
    """Get an identity on a server under the given name, or the one used there last. Raises ClientError."""
    guests = known_guests(base)
    wanted = name or guests.last or own_name()
    server = Server(base, guests.tokens.get(wanted))
    if server.token is None or not _is_known(server):
        server.guest(wanted)
    return server, wanted


def _is_known(server: Server) -> bool:
    try:
        server.ask("GET", "/api/me")
    except Gone:
        raise
    except ClientError:
        return False
    return True


def sit_down(link: Link, name: str | None) -> tuple[Server, dict[str, Any]]:
    """Take a seat at a table under a name: the same seat again, if this name has one there. Raises ClientError.

    Without a name, it is the one last used at this table, or on this server.
    """
    server, wanted = be_guest(link.base, name or known_guests(link.base).tables.get(link.code))
    found = server.join(link.code)
    remember_seat(link.base, link.code, wanted, server)
    return server, found


def look_on(link: Link) -> tuple[Server, dict[str, Any]]:
    """Look at a table by its spectators' link. Raises ClientError."""
    server = Server(link.base)
    return server, dict(server.ask("POST", "/api/watch", {"code": link.code}))


def refusal(code: str, message: str, texts: Texts) -> str:
    """Why a server refused something: the sentence for its code, else the server's own message."""
    for place in ("table", "board", "page"):
        with suppress(KeyError):
            return texts.message(f"{place}-refused-{code}", message=message)
    return texts.message("table-refused", reason=message)


def spoken_line(line: dict[str, Any]) -> str:
    """A line of chat, without anything that could upset a terminal."""
    text = "".join(c if c.isprintable() else " " for c in str(line["text"]))
    return f"{clean_name(str(line['name']))}: {text}"


def table_notes(table: dict[str, Any], names: Sequence[str], texts: Texts) -> list[str]:
    """What everybody should know about a table: that somebody may know its luck, and how often bots were replaced."""
    luck = table.get("luck") or {}
    notes = []
    if luck.get("by"):
        notes.append(texts.message(f"page-luck-{luck['kind']}", name=clean_name(str(luck["by"]))))
    for name, seat in zip(names, table["seats"], strict=True):
        if seat.get("replaced"):
            notes.append(f"{name}: {texts.message('board-replaced-long', count=seat['replaced'])}")
    return notes


def hints_taken(result: dict[str, Any], texts: Texts) -> str:
    """How many hints were taken in a game on a server; nothing if none were."""
    count = sum(result.get("hints", ()))
    return texts.message("table-hints", count=count) if count else ""


def told_result(result: dict[str, Any], names: Sequence[str], texts: Texts) -> list[tuple[str, int]]:
    """How a game on a server ended: lines with their indentation; the winner's points first."""
    winners = texts.join([names[seat] for seat in result["winners"]])
    lines = [(texts.message("table-winners", names=winners), 0)]
    hints = hints_taken(result, texts)
    if hints:
        lines.append((hints, 0))
    for seat in sorted(range(len(names)), key=lambda seat: (seat not in result["winners"], -result["scores"][seat])):
        cards = {name: (found[0], found[1]) for name, found in result["cards"][seat].items()}
        first, *rest = texts.score(names[seat], result["scores"][seat], result["turns"][seat], cards)
        lines += [(first, 0), *((line, 1) for line in rest)]
    return lines
