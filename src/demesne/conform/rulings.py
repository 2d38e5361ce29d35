"""What the cases show of each card, in a sentence each."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from demesne.cards import CARDS

PLACES: Final = (Path(__file__).parent / "cases", Path(__file__).resolve().parents[3] / "conformance")
"""Where the cases lie: in an installed package, and in a source tree."""


def cases_folder() -> Path | None:
    """Where the cases are, if they are anywhere."""
    return next((place for place in PLACES if place.is_dir()), None)


def rulings(folder: Path) -> Mapping[str, list[str]]:
    """For every card, what the cases under its headings show: first what names the card itself."""
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*/*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8")).get("case", []):
            for source in str(case.get("source", "")).split("; "):
                cited.setdefault(source, []).append(str(case["name"]))
    found: dict[str, dict[str, None]] = {
        source.removeprefix("card "): dict.fromkeys(sentences)
        for source, sentences in cited.items()
        if source.startswith("card ")
    }
    for path in sorted(folder.glob("headings-*.toml")):
        book = tomllib.loads(path.read_text(encoding="utf-8"))
        for heading in book["headings"]:
            if heading.get("card"):
                sentences = cited.get(f"{book['number']} {heading['text']}", [])
                found.setdefault(str(heading["card"]), {}).update(dict.fromkeys(sentences))
    return {
        name: sorted((one for one in sentences if not _prices(one)), key=lambda sentence: name not in sentence)
        for name, sentences in sorted(found.items())
        if sentences
    }


def _prices(sentence: str) -> bool:
    """Whether it only says what cards cost, as their faces do."""
    parts = re.split(r", | and | costs? \d+(?:; |$)", sentence)
    return parts[-1] == "" and all(part in CARDS for part in parts[:-1])
