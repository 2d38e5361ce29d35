"""The available languages, and which one to use."""

from __future__ import annotations

import locale
import os
import re
from typing import Final

from demesne.kingdoms.folding import fold

LANGUAGES: Final = ("en", "fr", "it")
"""The languages of all texts; the first one is the default."""

VARIABLE: Final = "DEMESNE_LANG"
"""The environment variable that names the language."""

_LONG: Final = {"english": "en", "french": "fr", "italian": "it"}


class UnknownLanguage(ValueError):
    """A language without texts. The message lists the available ones."""

    def __init__(self, language: str, origin: str) -> None:
        super().__init__(f"{origin} asks for the language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.origin = origin


def pick_language(explicit: str | None) -> str:
    """The requested language, else that of DEMESNE_LANG, else the system's, else English.

    A request that can't be met is an error; a system in another language is not.
    """
    for wish, origin in ((explicit, "--lang"), (os.environ.get(VARIABLE), VARIABLE)):
        if wish:
            code = _code(wish)
            if code not in LANGUAGES:
                raise UnknownLanguage(wish, origin)
            return code
    code = _code(_system())
    return code if code in LANGUAGES else LANGUAGES[0]


def _code(text: str) -> str:
    """The language in "fr", "fr_CA.UTF-8", "it-IT" or "French_France"."""
    first = re.split(r"[-_.@]", text.strip().casefold())[0]
    return _LONG.get(first, first)


def _system() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value
    return locale.getlocale()[0] or ""


def sort_key(text: str) -> tuple[str, str]:
    """A key that sorts names as a dictionary does: accents and punctuation count only between names otherwise alike."""
    return fold(text), text.casefold()
