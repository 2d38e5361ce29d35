"""Write docs/rulings.md from the cases: `rulings.py` renews it, `rulings.py --check` only says whether it is current.

Every heading of every rulebook is listed in conformance/headings-*.toml; the cases cite them as their source, or a card
itself.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from demesne.cards import CARDS, TITLES

ROOT = Path(__file__).resolve().parent.parent
CONFORMANCE = ROOT / "conformance"
PAGE = ROOT / "docs" / "rulings.md"

OPENING = """\
# Rulings

What the rulebooks say, and what this game does: one sentence for each case, under the heading that it comes from. The
cases are the proof: `python3 dev.py run conform conformance/` plays them all, and [the case format](conformance.md)
tells how to read them. Some rulings are about cards of other sets: they wait
[here for Cornucopia and Guilds](waiting-rulings-cornucopia-guilds.md) and
[here for Dark Ages](waiting-rulings-dark-ages.md).

This page is made from the cases: after a change there, run `python3 dev.py python tools/rulings.py`.
"""


def load(path: Path) -> dict[str, Any]:
    """A TOML file as data."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def cases_by_source() -> dict[str, dict[str, list[str]]]:
    """For each source that cases cite: the files that do, and the names of their cases in the order of the file."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted(CONFORMANCE.glob("*/*.toml")):
        place = path.relative_to(CONFORMANCE).as_posix()
        for case in load(path).get("case", []):
            for source in str(case.get("source", "")).split("; "):
                found.setdefault(source, {}).setdefault(place, []).append(str(case["name"]))
    return found


def plain(text: str) -> str:
    """Text that Markdown shows as it is."""
    return re.sub(r"([\\`*_\[\]<>])", r"\\\1", text)


def anchor(heading: str) -> str:
    """The name by which a link finds a heading."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def book_title(book: dict[str, Any]) -> str:
    """ "Base game (French), 000"."""
    return str(book["title"]) if book["number"] == "rules" else f"{book['title']}, {book['number']}"


def heading_title(heading: dict[str, Any]) -> str:
    """The heading as it is printed, and the card that it is about by its English name."""
    text, card = str(heading["text"]), heading.get("card")
    return plain(text) if card in (None, text) else f"{plain(text)} ({card})"


def page() -> str:
    """The whole page."""
    books = [load(path) for path in sorted(CONFORMANCE.glob("headings-*.toml"))]
    sources = cases_by_source()
    chapters: dict[str, list[tuple[str, str]]] = {}
    for book in books:
        chapter = [(heading_title(heading), f"{book['number']} {heading['text']}") for heading in book["headings"]]
        chapters[book_title(book)] = chapter
    for name in TITLES:
        cards = [card for card, kind in CARDS.items() if kind.set == name and f"card {card}" in sources]
        if cards:
            chapters[f"{TITLES[name]['en']}: from the cards"] = [(card, f"card {card}") for card in cards]
    parts = [OPENING, "".join(f"- [{title}](#{anchor(title)})\n" for title in chapters)]
    for title, sections in chapters.items():
        parts.append(f"## {title}\n")
        for section, source in sections:
            parts.append(f"### {section}\n")
            for place, names in sources.get(source, {}).items():
                sentences = "".join(f"- {plain(name)}\n" for name in names)
                parts.append(f"In [{place}](../conformance/{place}):\n\n{sentences}")
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    """Renew the page, or check it. The exit status is 1 when a check finds it out of date."""
    if arguments not in ([], ["--check"]):
        print("usage: rulings.py [--check]", file=sys.stderr)
        return 2
    text = page()
    current = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == text
    if not arguments:
        PAGE.write_text(text, encoding="utf-8", newline="\n")
    elif not current:
        print("docs/rulings.md does not fit the cases: run `python3 dev.py python tools/rulings.py`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
