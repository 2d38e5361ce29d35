"""The cases cover the rulebooks: every card is used by one, every heading is cited, and no case cites anything else."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from demesne.cards import CARDS, TITLES
from tests.plain_data import keys, within

CONFORMANCE = Path(__file__).resolve().parents[2] / "conformance"
BOOKS = sorted(CONFORMANCE.glob("headings-*.toml"))
ZONES = ("hand", "deck", "discard", "play")


def load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def all_cases() -> list[tuple[str, dict[str, Any]]]:
    """Every case with its location."""
    found = []
    for path in sorted(CONFORMANCE.glob("*/*.toml")):
        for case in load(path).get("case", []):
            found.append((f"{path.relative_to(CONFORMANCE)}: {case['name']}", case))
    return found


def cited(case: dict[str, Any]) -> list[str]:
    """The headings that a case cites, each preceded by the number of its book."""
    return str(case.get("source", "")).split("; ")


def used(case: dict[str, Any]) -> Iterator[str]:
    """The cards in a seat's zones when the case begins, and all that the steps name."""
    for seat in "ABCDEF":
        for zone in ZONES:
            yield from case.get(seat, {}).get(zone, [])
    for step in case.get("script", {}).get("steps", []):
        if step[0] != "expect":
            yield from step[2:]


def words(case: dict[str, Any]) -> Iterator[str]:
    """Every key and text of a case."""
    yield from keys(case)
    yield from (part for part in within(case) if isinstance(part, str))


CASES = all_cases()
HEADINGS = {book["number"]: book["headings"] for book in map(load, BOOKS)}


def test_there_are_cases_and_books() -> None:
    assert CASES
    assert {"000", "003"} <= set(HEADINGS)


def test_case_names_are_different() -> None:
    names = [place for place, _ in CASES]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_heading_list_is_in_order(path: Path) -> None:
    book = load(path)
    assert path.stem == f"headings-{book['number']}"
    assert book["title"]
    texts = [heading["text"] for heading in book["headings"]]
    assert sorted(texts) == sorted(set(texts))
    unknown = [heading["card"] for heading in book["headings"] if heading.get("card", "Copper") not in CARDS]
    assert not unknown, f"notes about unknown cards: {unknown}"


@pytest.mark.parametrize("folder", sorted(path.name for path in CONFORMANCE.iterdir() if path.is_dir()))
def test_every_card_of_a_set_is_used_by_a_case(folder: str) -> None:
    sets = ("basic", "base") if folder == "base" else (folder,)
    wanted = {name for name, kind in CARDS.items() if kind.set in sets and not kind.heading}
    seen = {name for _, case in CASES for name in used(case)}
    assert not wanted - seen, f"no case uses {', '.join(sorted(wanted - seen))}"


@pytest.mark.parametrize("number", HEADINGS)
def test_every_heading_is_cited(number: str) -> None:
    sources = {source for _, case in CASES for source in cited(case)}
    missing = [heading["text"] for heading in HEADINGS[number] if f"{number} {heading['text']}" not in sources]
    assert not missing, f"no case cites {number} {'; '.join(missing)}"


@pytest.mark.parametrize("number", HEADINGS)
def test_a_case_that_cites_a_card_note_has_that_card(number: str) -> None:
    empty = []
    for heading in HEADINGS[number]:
        if "card" in heading:
            source = f"{number} {heading['text']}"
            if not any(heading["card"] in words(case) for _, case in CASES if source in cited(case)):
                empty.append(source)
    assert not empty, f"cited only by cases without the card: {'; '.join(empty)}"


def test_no_case_cites_an_unlisted_heading() -> None:
    listed = {f"{number} {heading['text']}" for number, headings in HEADINGS.items() for heading in headings}
    listed |= {f"card {name}" for name in CARDS}
    # The pages of five sets have a heading for each card.
    listed |= {f"{TITLES[kind.set]['en']} {name}" for name, kind in CARDS.items()}
    strays = [f"{place} cites {source!r}" for place, case in CASES for source in cited(case) if source not in listed]
    assert not strays, "\n".join(strays)


def test_a_case_that_cites_a_card_has_it() -> None:
    strays = [
        f"{place} cites {source!r}"
        for place, case in CASES
        for source in cited(case)
        if source.startswith("card ") and source.removeprefix("card ") not in words(case)
    ]
    assert not strays, "\n".join(strays)
