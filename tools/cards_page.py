"""Write docs/cards.md from the texts: `cards_page.py` updates it, `--check` only says whether it is current."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from demesne.cards import CARDS, SETS
from demesne.conform.rulings import read_rulings
from demesne.engine import Kind
from demesne.texts import Texts

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "cards.md"
RULED = {ruling.cards[0] for ruling in read_rulings(ROOT / "conformance") if ruling.cards}
"""The cards with a section on the page of rulings."""

PILES = ("Ruins", "Knights")
"""Headings of piles, not cards."""

OPENING = """\
# The cards

Every card in our own words, set by set, with its cost, its types, and its names in French and Italian. The name of a
card links to its [rulings](rulings.md). `demesne card NAME` shows the same in the terminal.

This page is made from the texts: after a change there, run `python3 dev.py python tools/cards_page.py`.
"""


def cell(text: str) -> str:
    """Text that fits into a table."""
    return text.replace("|", "\\\\|").replace("\n", " ")


def anchor(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def row(kind: Kind, spoken: dict[str, Texts]) -> str:
    """A card as a line of a table."""
    name, english = kind.name, spoken["en"]
    cost = kind.cost_tag(kind.cost)
    shown = f"[{name}](rulings.md#{anchor(name)})" if name in RULED else name
    cells = [f"**{shown}**", cost, english.types(kind.types), english.card_text(name)]
    cells.append(f"{spoken['fr'].card(name)} / {spoken['it'].card(name)}")
    return "| " + " | ".join(cell(text) for text in cells) + " |\n"


def page() -> str:
    """The whole page."""
    spoken = {language: Texts(language) for language in ("en", "fr", "it")}
    parts = [OPENING]
    for name in ("basic", *SETS):
        kinds = [kind for kind in CARDS.values() if kind.set == name and kind.name not in PILES]
        title = spoken["en"].set(name)
        table = "| card | cost | types | text | French / Italian |\n|---|---|---|---|---|\n"
        parts.append(f"## {title}\n\n" + table + "".join(row(kind, spoken) for kind in kinds))
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    """Update the page, or check it."""
    if arguments not in ([], ["--check"]):
        print("usage: cards_page.py [--check]", file=sys.stderr)
        return 2
    made = page()
    if not arguments:
        PAGE.write_text(made, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != made:
        print("docs/cards.md is not current: python3 dev.py python tools/cards_page.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
