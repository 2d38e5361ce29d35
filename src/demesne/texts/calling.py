"""What to type where the program was started: `demesne` if it is installed, `dev.py` in a clone, and `pip install` with
the address that it was installed from, since a package index may not have it."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from importlib import metadata
from typing import Final

COMMAND: Final = "demesne"
VARIABLE: Final = "DEMESNE_COMMAND"
"""The environment variable that says how to call the command, if not by its name."""

_CALL: Final = re.compile(rf"(?<![\w/.-]){COMMAND} (?=[a-z-])")
_EXTRA: Final = re.compile(rf"(?<=pip install \"){COMMAND}\[\w+\](?=\")")


def command_name() -> str:
    """What to type for this program."""
    return os.environ.get(VARIABLE) or COMMAND


def as_called(text: str) -> str:
    """A text whose commands can be typed here as they are."""
    if COMMAND not in text:
        return text
    called = command_name()
    if called != COMMAND:
        text = _CALL.sub(lambda _: f"{called} ", text)
    address = _installed_from()
    return _EXTRA.sub(lambda extra: f"{extra[0]} @ {address}", text) if address else text


@cache
def _installed_from() -> str:
    """The address that pip installed this package from; empty if from an index, or not by pip."""
    try:
        recorded = metadata.distribution(COMMAND).read_text("direct_url.json")
    except metadata.PackageNotFoundError:
        return ""
    return address_of(json.loads(recorded)) if recorded else ""


def address_of(recorded: dict[str, object]) -> str:
    """The address to give to pip again, from an installer's record (direct_url.json)."""
    address = str(recorded["url"])
    match recorded.get("vcs_info"):
        case {"vcs": system, **details}:
            revision = details.get("requested_revision")
            return f"{system}+{address}" + (f"@{revision}" if revision else "")
    return address
