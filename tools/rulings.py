"""Write the pages of rulings from the cases: `rulings.py` updates them, `--check` says whether they are current.

docs/rulings.md is for players: the cards by their English names, each sentence once. docs/rulings-by-heading.md goes
through the rulebooks: every heading of conformance/headings-*.toml with the cases that cite it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from demesne.cards import CARDS, TITLES
from demesne.conform.rulings import Ruling, read_rulings, says_prices

ROOT = Path(__file__).resolve().parent.parent
CONFORMANCE = ROOT / "conformance"
DOCS = ROOT / "docs"
COMMON = 20
"""A card mentioned in more sections than this, such as Copper, has no list of them."""

BY_CARD = """\
# Rulings

What happens when cards meet, card by card. Each sentence links to a case that proves it:
`python3 dev.py run conform conformance/` plays them all, and [the case format](conformance.md) shows how to read them.
A ruling about several cards stands under one of them; the others link to it. Rules that belong to no card come
[first](#the-game). `demesne card NAME` shows the rulings of a card in the terminal.

[Rulings by heading](rulings-by-heading.md) goes through the rulebooks instead.

This page is made from the cases: after a change there, run `python3 dev.py python tools/rulings.py`.
"""

BY_HEADING = """\
# Rulings by heading

Every heading of the rulebooks in their order, with the cases that cite it. [Rulings](rulings.md) has the same sentences
by card. What the rulebooks say about Black Market, a promotional card, has no case: the card is not part of this game.

This page is made from the cases: after a change there, run `python3 dev.py python tools/rulings.py`.
"""


def load(path: Path) -> dict[str, Any]:
    """A TOML file as data."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def plain(text: str) -> str:
    """Text that Markdown shows as it is."""
    return re.sub(r"([\\`*_\[\]<>])", r"\\\1", text)


def anchor(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def line(ruling: Ruling) -> str:
    """A ruling with the link to its case."""
    return f"- {plain(ruling.sentence)} ([case](../conformance/{ruling.place}#L{ruling.line}))\n"


def topic(place: str) -> str:
    """What a file of cases without a card is about: "Dark Ages, mixed piles"."""
    folder, _, name = place.removesuffix(".toml").partition("/")
    title = TITLES[folder]["en"] if folder in TITLES else folder.capitalize()
    return f"{title}, {re.sub('[-_]', ' ', name)}"


def page_by_card() -> str:
    """The page for players."""
    by_card: dict[str, dict[str, Ruling]] = {}
    by_topic: dict[str, dict[str, Ruling]] = {}
    seen: set[str] = set()
    for ruling in read_rulings(CONFORMANCE):
        if ruling.sentence in seen or says_prices(ruling.sentence):
            continue
        seen.add(ruling.sentence)
        section = (
            by_card.setdefault(ruling.cards[0], {}) if ruling.cards else by_topic.setdefault(topic(ruling.place), {})
        )
        section[ruling.sentence] = ruling
    parts = [BY_CARD, "## The game\n"]
    for title, found in by_topic.items():
        parts += [f"### {title}\n", "".join(map(line, found.values()))]
    parts.append("## The cards\n")
    for card in sorted(by_card):
        parts += [f"### {card}\n", "".join(map(line, by_card[card].values()))]
        others = mentioned_in(card, by_card)
        if others:
            parts.append(f"See also {', '.join(f'[{other}](#{anchor(other)})' for other in others)}.\n")
    return "\n".join(parts)


def mentioned_in(card: str, by_card: dict[str, dict[str, Ruling]]) -> list[str]:
    """The other cards whose section mentions a card; none if nearly all do."""
    word = re.compile(rf"\b{re.escape(card)}\b")
    found = [
        other
        for other in sorted(by_card)
        if other != card
        and any(
            card in ruling.cards[1:] or word.search(without_others(ruling.sentence, card))
            for ruling in by_card[other].values()
        )
    ]
    return found if len(found) <= COMMON else []


def without_others(sentence: str, card: str) -> str:
    """A sentence without card names that contain another card's name: "Fishing Village" is not a Village."""
    for longer in CARDS:
        if card in longer and card != longer:
            sentence = sentence.replace(longer, "")
    return sentence


def book_title(book: dict[str, Any]) -> str:
    """ "Base game (French), 000"."""
    return str(book["title"]) if book["number"] == "rules" else f"{book['title']}, {book['number']}"


def heading_title(heading: dict[str, Any]) -> str:
    """The heading as printed, and the English name of its card."""
    text, card = str(heading["text"]), heading.get("card")
    return plain(text) if card in (None, text) else f"{plain(text)} ({card})"


def page_by_heading() -> str:
    """The page in the order of the rulebooks."""
    books = [load(path) for path in sorted(CONFORMANCE.glob("headings-*.toml"))]
    cited: dict[str, list[Ruling]] = {}
    for ruling in read_rulings(CONFORMANCE):
        for source in ruling.sources:
            cited.setdefault(source, []).append(ruling)
    chapters: dict[str, list[tuple[str, str]]] = {}
    for book in books:
        chapter = [(heading_title(heading), f"{book['number']} {heading['text']}") for heading in book["headings"]]
        chapters[book_title(book)] = chapter
    for name, titles in TITLES.items():
        title = titles["en"]
        for lead, said in ((f"{title} ", title), ("card ", f"{title}: from the cards")):
            cards = [card for card, kind in CARDS.items() if kind.set == name and lead + card in cited]
            if cards:
                chapters[said] = [(card, lead + card) for card in cards]
    parts = [BY_HEADING, "".join(f"- [{title}](#{anchor(title)})\n" for title in chapters)]
    for title, sections in chapters.items():
        parts.append(f"## {title}\n")
        for section, source in sections:
            parts += [f"### {section}\n", "".join(map(line, cited.get(source, [])))]
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    """Update the pages, or check them. The exit status is 1 if a check finds one out of date."""
    if arguments not in ([], ["--check"]):
        print("usage: rulings.py [--check]", file=sys.stderr)
        return 2
    for name, text in (("rulings.md", page_by_card()), ("rulings-by-heading.md", page_by_heading())):
        page = DOCS / name
        if not arguments:
            page.write_text(text, encoding="utf-8", newline="\n")
        elif not page.is_file() or page.read_text(encoding="utf-8") != text:
            print(f"docs/{name} does not fit the cases: run `python3 dev.py python tools/rulings.py`", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
