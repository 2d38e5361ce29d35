"""Text from people: names and words as they are shown, and which names look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from demesne.server.play import Refused

NAME_LENGTH: Final = 24

KEY_LENGTH: Final = 64
"""How long a name may be in its comparison form: one letter may become eighteen."""

BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
"""The categories of invisible characters."""

MARKS: Final = 2
"""How many accents a letter may have."""

LOOK_ALIKE: Final = str.maketrans(
    "авсԁеёһніїјкмпоԛрѕтуԝхьʙɑɡαβγεηικνορτυχωσıłøđħ0135|",
    "abcdeehhiijkmnoqpstywxbbagabyenikvoptuxwoilodhoiesi",
)
"""Letters of other alphabets, and digits, that look like Latin letters."""


def clean_name(text: str) -> str:
    """A name as it is shown: one line, nothing invisible, not too long. Raises Refused if nothing is left."""
    shown = " ".join(_visible(text).split())[:NAME_LENGTH].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Refused("bad-name", "a name needs at least one letter")
    if len(login_key(shown)) > KEY_LENGTH:
        raise Refused("bad-name", f"this name is too long: normalised, it has more than {KEY_LENGTH} characters")
    return shown


def clean_words(text: str, length: int) -> str:
    """A line of chat or a title, without control characters."""
    return _visible(text.replace("\n", " ").replace("\t", " ")).strip()[:length]


def _visible(text: str) -> str:
    shown: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category[0] != "C" and letter not in BLANK and marks <= MARKS:
            shown.append(letter)
    return "".join(shown)


def login_key(name: str) -> str:
    """A form of names; two accounts must not share one."""
    return unicodedata.normalize("NFKC", name).casefold()


def likeness(name: str) -> str:
    """What a name looks like: the same for names that readers may confuse."""
    plain = unicodedata.normalize("NFKD", login_key(name)).casefold().translate(LOOK_ALIKE)
    letters = "".join(letter for letter in plain if letter.isalnum())
    # A small L and a capital I look like one stroke, and so do their lookalikes.
    letters = letters.replace("l", "i").replace("rn", "m").replace("vv", "w")
    return (letters or login_key(name))[:KEY_LENGTH]
