"""The clients say about cards only what the engine and the texts say: their code names no card but the basic ones."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.cards import CARDS

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src/demesne/seats", "src/demesne/console", "src/demesne/tui", "src/demesne/client", "src/demesne/server")
EXAMPLES = {
    "web/src/learn/lesson.ts": "the lesson is one game with chosen cards",
    "web/src/pages/Learn.svelte": "shows one card to explain the parts of a card",
    "web/src/pages/Settings.svelte": "shows some cards in the chosen colours",
    "src/demesne/seats/files.py": "Library is a folder of macOS",
    "web/src/pages/Missing.svelte": "shows a ruin where there is no page",
}
"""Files in which a card is a picture, a part of a story or not a card at all."""

TYPES = {of for kind in CARDS.values() for of in kind.types}
"""Names of types: Curse and Ruins are cards as well."""

QUOTED = re.compile(r"""(['"`])([A-Z][A-Za-z' -]*)\1""")


def named(text: str, suffix: str) -> Iterator[tuple[int, str]]:
    """The cards that code names in quotes, with their lines. What a comment says does not count."""
    if suffix == ".py":
        words = [(node.lineno, node.value) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    else:
        lines = enumerate(text.splitlines(), 1)
        words = [(at, found[2]) for at, line in lines for found in QUOTED.finditer(line.split("//")[0])]
    for at, word in words:
        if isinstance(word, str) and word in CARDS and CARDS[word].set != "basic" and word not in TYPES:
            yield at, word


def test_clients_name_no_cards() -> None:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    files += [file for suffix in ("ts", "svelte") for file in (ROOT / "web/src").rglob(f"*.{suffix}")]
    assert len(files) > len(EXAMPLES)
    found = []
    for file in sorted(files):
        path = file.relative_to(ROOT).as_posix()
        if path not in EXAMPLES:
            found += [f"{path}:{at}: {card}" for at, card in named(file.read_text("utf-8"), file.suffix)]
    assert found == []


@pytest.mark.parametrize("path", EXAMPLES)
def test_examples_name_some(path: str) -> None:
    file = ROOT / path
    assert list(named(file.read_text("utf-8"), file.suffix))


@pytest.mark.parametrize(
    ("suffix", "text"),
    [
        (".py", 'if card == "Moat":\n    pass'),
        (".ts", "if (card === 'Moat') return"),
        (".svelte", '<Icon card="Moat" />'),
    ],
)
def test_a_card_in_code_is_found(suffix: str, text: str) -> None:
    assert [card for _, card in named(text, suffix)] == ["Moat"]
