"""How the command line is called where it was started: `demesne` when installed, otherwise in a clone."""

from __future__ import annotations

import os
import re
from typing import Final

COMMAND: Final = "demesne"
VARIABLE: Final = "DEMESNE_COMMAND"
"""The environment variable that says how to call the command, if not by its name."""

_CALL: Final = re.compile(rf"(?<![\w/.-]){COMMAND} (?=[a-z-])")


def command_name() -> str:
    """What to type for this program."""
    return os.environ.get(VARIABLE) or COMMAND


def as_called(text: str) -> str:
    """A text whose commands can be typed as they stand here."""
    called = command_name()
    return text if called == COMMAND or COMMAND not in text else _CALL.sub(lambda _: f"{called} ", text)
