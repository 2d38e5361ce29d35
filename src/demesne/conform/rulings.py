"""What the cases show about the cards, one sentence each."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from demesne.cards import CARDS, TITLES

PLACES: Final = (Path(__file__).parent / "cases", Path(__file__).resolve().parents[3] / "conformance")
"""Where the cases are: in an installed package, and in a source tree."""


class Ruling(NamedTuple):
    """A sentence that a case proves."""

    sentence: str
    place: str
    """The file of the case in the folder of the cases: "base/cellar.toml"."""
    line: int
    sources: tuple[str, ...]
    """The headings that the case cites."""
    cards: tuple[str, ...]
    """The cards that these headings are about: the one that the file is named after first, then those in the
    sentence.
    """


def cases_folder() -> Path | None:
    """Where the cases are, if they exist."""
    return next((place for place in PLACES if place.is_dir()), None)


def read_rulings(folder: Path) -> Iterator[Ruling]:
    """What every case shows, file by file."""
    headings = _headings(folder)
    for path in sorted(folder.glob("*/*.toml")):
        text = path.read_text(encoding="utf-8")
        lines = [number for number, line in enumerate(text.splitlines(), 1) if line.startswith("[[case]]")]
        for line, case in zip(lines, tomllib.loads(text).get("case", []), strict=True):
            name = str(case["name"])
            sources = tuple(str(case.get("source", "")).split("; "))
            about = dict.fromkeys(headings[source] for source in sources if source in headings)
            cards = sorted(about, key=lambda card: (_file_of(card) != path.stem, card not in name))
            yield Ruling(name, path.relative_to(folder).as_posix(), line, sources, tuple(cards))


@cache
def rulings(folder: Path) -> Mapping[str, list[str]]:
    """For every card, what the cases under its headings show; those that name the card itself come first."""
    found: dict[str, dict[str, None]] = {}
    for ruling in read_rulings(folder):
        if not says_prices(ruling.sentence):
            for card in ruling.cards:
                found.setdefault(card, {})[ruling.sentence] = None
    return {
        name: sorted(sentences, key=lambda sentence: name not in sentence) for name, sentences in sorted(found.items())
    }


def says_prices(sentence: str) -> bool:
    """Whether it only says what cards cost, as their faces do."""
    parts = re.split(r", | and | costs? \d+(?:; |$)", sentence)
    return parts[-1] == "" and all(part in CARDS for part in parts[:-1])


def _headings(folder: Path) -> dict[str, str]:
    """The headings that are about a card, as cases cite them, with the card."""
    found = {f"card {name}": name for name in CARDS}
    found |= {f"{TITLES[kind.set]['en']} {name}": name for name, kind in CARDS.items()}
    for path in sorted(folder.glob("headings-*.toml")):
        book = tomllib.loads(path.read_text(encoding="utf-8"))
        found |= {f"{book['number']} {each['text']}": str(each["card"]) for each in book["headings"] if "card" in each}
    return found


def _file_of(card: str) -> str:
    """The name of the file with a card's cases, without its extension."""
    return re.sub(r"[^a-z]+", "_", card.lower().replace("'", ""))
