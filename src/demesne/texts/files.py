"""The Fluent files: read when first needed, message by message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from demesne.cards import CARDS
from demesne.texts.language import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FILES: Final = {
    "prompts": ("amount", "ask", "confirm", "decline", "mode", "option", "react"),
    "log": ("log",),
    "interface": ("cards", "counter", "list", "phase", "player", "plus", "role", "type", "zone"),
    "cli": ("cli", "feature", "kingdom", "wish"),
    "terminal": ("table",),
    "lab": ("lab",),
    "bots": ("bot",),
    "review": ("review",),
    "page": ("page",),
    "board": ("board",),
    "side": ("side",),
    "after": ("after",),
    "learn": ("learn",),
    "labpage": ("labpage",),
    "reviewpage": ("reviewpage",),
}
"""Each file with the prefixes of its ids."""

CARD_WORDS: Final = ("card", "ask", "confirm", "decline", "mode", "next", "react", "side")
"""The prefixes of the ids in the files about cards, cards/SET.ftl."""

_FILE_OF: Final = {word: file for file, words in FILES.items() for word in words}
_ENTRY: Final = re.compile(r"([a-z][a-z0-9-]*) = ?(.*)")
_ATTRIBUTE: Final = re.compile(r"    \.([a-z]+) = ?(.*)")


def slug(text: str) -> str:
    """The part of an id that stands for a name: "+2 Cards" becomes "2-cards", "Band of Misfits" "band-of-misfits"."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def card_file(name: str) -> str:
    """The file with everything about a set's cards."""
    return f"cards/{name}"


CARD_FILES: Final = tuple(card_file(name) for name in dict.fromkeys(kind.set for kind in CARDS.values()))
"""The files about cards, in the order of the sets."""


def path(language: str, file: str) -> Path:
    """The path of a file. A new set may not have it yet."""
    return Path(__file__).parent / language / f"{file}.ftl"


@cache
def scan(language: str, file: str) -> dict[str, str]:
    """All ids of a file ("card-moat", "card-moat.text") with their text as written; none if there is no such file.

    Most texts are a single line with nothing to fill in. Reading those needs no Fluent, whose import alone takes longer
    than many commands.
    """
    found: dict[str, str] = {}
    entry = last = ""
    place = path(language, file)
    if not place.exists():
        return found
    for line in place.read_text(encoding="utf-8").splitlines():
        attribute = _ATTRIBUTE.match(line)
        message = _ENTRY.match(line)
        if attribute:
            last = f"{entry}.{attribute[1]}"
            found[last] = attribute[2]
        elif message:
            entry = last = message[1]
            found[last] = message[2]
        elif line.startswith(" ") and last:
            found[last] += "\n" + line.strip()
    return found


@cache
def _file_of_card_text(language: str) -> dict[str, str]:
    """The ids of all files about cards, each with its file."""
    return {key: file for file in CARD_FILES for key in scan(language, file)}


@cache
def messages(language: str) -> Messages:
    """The messages of a language, shared by everyone, so that each file is parsed once."""
    return Messages(language)


class Messages:
    """The messages of one language. Missing ones are taken from English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: FluentBundle | None = None
        self._loaded: set[str] = set()
        self._loading = Lock()

    def __contains__(self, key: str) -> bool:
        return self._file(key) is not None

    def __iter__(self) -> Iterator[str]:
        for file in (*FILES, *CARD_FILES):
            yield from scan(self.language, file)

    def _file(self, key: str) -> str | None:
        """The file of this language that has a message, or None."""
        word = key.partition("-")[0]
        file = _FILE_OF.get(word)
        if file is not None and key in scan(self.language, file):
            return file
        return _file_of_card_text(self.language).get(key) if word in CARD_WORDS else None

    def format(self, key: str, args: dict[str, str | int]) -> str:
        """A message ("log-draw") or one of its attributes ("card-moat.text"), with its arguments filled in.

        Raises KeyError for a message that does not exist in English either, and ValueError for one that needs other
        arguments.
        """
        file = self._file(key)
        if file is None:
            if self.language == LANGUAGES[0]:
                raise KeyError(key)
            return messages(LANGUAGES[0]).format(key, args)
        raw = scan(self.language, file)[key]
        if "{" not in raw and "\n" not in raw:
            return raw
        entry, _, attribute = key.partition(".")
        bundle = self._with_file(file)
        message = bundle.get_message(entry)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{key} ({self.language}): {errors[0]!r}")
        return str(text)

    def _with_file(self, file: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        with self._loading:
            if self._bundle is None:
                # Isolating marks are for languages written from right to left, and terminals show them as boxes.
                self._bundle = FluentBundle([self.language], use_isolating=False)
            if file not in self._loaded:
                self._bundle.add_resource(FluentResource(path(self.language, file).read_text(encoding="utf-8")))
                self._loaded.add(file)
            return self._bundle
