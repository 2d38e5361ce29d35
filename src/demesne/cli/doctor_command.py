"""`demesne doctor`: what is here, what is missing, and what to do about it."""

from __future__ import annotations

import os
import platform
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from demesne.cli import number, speaking
from demesne.cli.kingdom_commands import print_json, print_table
from demesne.cli.options import Json, Lang
from demesne.cli.play_command import has_terminal
from demesne.engine import game
from demesne.seats.files import data_folder
from demesne.texts import Texts

_help = speaking(sys.argv).message

OLDEST: Final = (3, 11)

EXTRAS: Final = (
    ("psycopg", "postgresql", "cli-doctor-postgresql"),
    ("svglib", "plots", "cli-doctor-plots"),
    ("distributed", "cluster", "cli-doctor-cluster"),
    ("pandas", "data", "cli-doctor-data"),
    ("pyarrow", "data", "cli-doctor-parquet"),
    ("gymnasium", "learn", "cli-doctor-gymnasium"),
    ("pettingzoo", "learn", "cli-doctor-pettingzoo"),
)
"""What can be installed in addition: the module, the extra that brings it, and what it is for."""

MARKS: Final = {"good": "✓", "optional": "–", "bad": "✗"}


@dataclass(frozen=True)
class Finding:
    """One check: its status (good, optional, bad), what was found, and what to do."""

    name: str
    state: str
    found: str
    advice: str = ""


def doctor(
    *,
    store: Annotated[str | None, Parameter(name="--store", help=_help("cli-option-doctor-store"))] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Check the installation: what is here, what is missing, what to do."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    findings = list(look(texts, store))
    healthy = all(finding.state != "bad" for finding in findings)
    if json:
        print_json({"healthy": healthy, "findings": [asdict(finding) for finding in findings]})
        return 0 if healthy else 1
    print_table([(MARKS[finding.state], finding.name, finding.found) for finding in findings])
    advice = [finding for finding in findings if finding.advice]
    if advice:
        print()
    for finding in advice:
        print(f"  {MARKS[finding.state]} {texts.message('lab-line', name=finding.name, value=finding.advice)}")
    print("\n" + texts.message("cli-doctor-well" if healthy else "cli-doctor-ill"))
    return 0 if healthy else 1


def look(texts: Texts, store: str | None) -> Iterator[Finding]:
    """All checks, one after the other."""
    say = texts.message
    compiled = not str(game.__file__).endswith(".py")
    how = say("cli-doctor-compiled" if compiled else "cli-doctor-pure")
    yield Finding("demesne", "good", f"{number()} ({how})")
    python = platform.python_version()
    new_enough = sys.version_info[:2] >= OLDEST
    advice = "" if new_enough else say("cli-doctor-old-python", oldest=".".join(map(str, OLDEST)))
    yield Finding("Python", "good" if new_enough else "bad", f"{python}, {platform.system()}", advice)
    yield _terminal(texts)
    yield _folder(texts)
    yield Finding("SQLite", "good", sqlite3.sqlite_version)
    for module, extra, purpose in EXTRAS:
        yield _extra(module, extra, say(purpose), texts)
    yield _browser(texts)
    if store is not None:
        yield _store(store, texts)


def _terminal(texts: Texts) -> Finding:
    say = texts.message
    if find_spec("textual") is None:
        return Finding(say("cli-doctor-terminal"), "bad", "textual –", say("cli-doctor-install", package="textual"))
    if has_terminal():
        size = os.get_terminal_size()
        small = size.columns < 80 or size.lines < 24
        advice = say("cli-doctor-small") if small else ""
        return Finding(say("cli-doctor-terminal"), "good", f"{size.columns} × {size.lines}", advice)
    return Finding(say("cli-doctor-terminal"), "good", say("cli-doctor-plain"))


def _folder(texts: Texts) -> Finding:
    folder = data_folder()
    nearest = next((place for place in (folder, *folder.parents) if place.exists()), Path("/"))
    if nearest.is_dir() and os.access(nearest, os.W_OK):
        return Finding(texts.message("cli-doctor-games"), "good", str(folder))
    advice = texts.message("cli-doctor-unwritable", variable="DEMESNE_DATA")
    return Finding(texts.message("cli-doctor-games"), "bad", str(folder), advice)


def _extra(module: str, extra: str, purpose: str, texts: Texts) -> Finding:
    if find_spec(module) is not None:
        try:
            return Finding(module, "good", f"{metadata.version(module)} ({purpose})")
        except metadata.PackageNotFoundError:
            return Finding(module, "good", purpose)
    advice = texts.message("cli-doctor-install", package=f'"demesne[{extra}]"')
    return Finding(module, "optional", texts.message("cli-doctor-absent", purpose=purpose), advice)


def _browser(texts: Texts) -> Finding:
    from demesne.server.pages import BUILT

    name = texts.message("cli-doctor-browser")
    if (BUILT / "index.html").is_file():
        return Finding(name, "good", texts.message("cli-doctor-present"))
    return Finding(name, "optional", "–", texts.message("cli-doctor-no-browser"))


def _store(address: str, texts: Texts) -> Finding:
    """Whether a database can be reached. Nothing is created or changed there."""
    name = texts.message("cli-doctor-store")
    from sqlalchemy import create_engine, text
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from demesne.server.database import engine_url

    url = engine_url(address)
    shown = address
    try:
        shown = make_url(url).render_as_string(hide_password=True).replace("+psycopg", "")
        if url.startswith("sqlite"):
            file = Path(make_url(url).database or "")
            if not file.exists():
                place = file.parent
                if place.is_dir() and os.access(place, os.W_OK):
                    return Finding(name, "good", texts.message("cli-doctor-new-store", file=str(file)))
                raise OSError(f"{place}")
        engine = create_engine(url, connect_args={} if url.startswith("sqlite") else {"connect_timeout": 5})
        with engine.connect() as connection:
            connection.execute(text("select 1"))
        engine.dispose()
    except (SQLAlchemyError, OSError, ImportError, ValueError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        return Finding(name, "bad", shown, texts.message("cli-doctor-no-store", reason=reason))
    return Finding(name, "good", shown)
