"""What holds for every card: the printed facts, and how card code is written."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from demesne.cards import CARDS, KINGDOM, SETS, TITLES

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src/demesne/cards").glob("*.py"))
FACTS = [
    line.split(";")
    for line in (ROOT / "tests/cards/card_facts.txt").read_text().splitlines()
    if not line.startswith("#")
]
LONGEST = 15
ZONES = {"hand", "deck", "discard", "in_play", "aside", "limbo", "trash_pile", "counts", "stacks"}
CHANGES = {"append", "remove", "pop", "insert", "extend", "clear", "sort", "reverse"}


def test_every_class_is_a_card_or_what_cards_have_in_common() -> None:
    found = {node.name for _, node in classes()}
    common = {base.id for _, node in classes() for base in node.bases if isinstance(base, ast.Name)} & found
    assert {type(kind).__name__ for kind in CARDS.values()} == found - common


def test_every_module_is_a_set() -> None:
    modules = {source.stem for source in SOURCES} - {"__init__", "sets"}
    assert modules == {kind.set for kind in CARDS.values()}
    assert modules <= set(TITLES)
    assert list(SETS) == [name for name in TITLES if name in modules and name != "basic"]


def test_other_piles_that_a_card_brings_are_there_and_are_no_kingdom_cards() -> None:
    for kind in CARDS.values():
        for name in kind.companions:
            assert not CARDS[name].kingdom, f"{kind.name} brings {name}"


def test_only_cards_that_players_choose_are_kingdom_cards() -> None:
    assert all(CARDS[name].supply and not CARDS[name].pile and CARDS[name].set != "basic" for name in KINGDOM)


@pytest.mark.parametrize(("name", "cost", "types"), FACTS)
def test_printed_facts(name: str, cost: str, types: str) -> None:
    kind = CARDS[name]
    assert kind.cost_tag(kind.cost) == cost
    assert sorted(kind.types) == sorted(types.split(" - "))


def classes() -> list[tuple[str, ast.ClassDef]]:
    return [
        (source.name, node)
        for source in SOURCES
        for node in ast.parse(source.read_text()).body
        if isinstance(node, ast.ClassDef)
    ]


@pytest.mark.parametrize(("file", "node"), classes(), ids=lambda value: getattr(value, "name", value))
def test_a_card_is_short_and_tells_its_text(file: str, node: ast.ClassDef) -> None:
    assert ast.get_docstring(node), f"{node.name} has no text"
    methods = [item for item in node.body if isinstance(item, (ast.AsyncFunctionDef, ast.FunctionDef))]
    lines = sum((method.end_lineno or 0) - method.lineno + 1 for method in methods)
    assert lines <= LONGEST + 5, f"{file}: {node.name} has {lines} lines of code: the engine lacks a verb"


def test_cards_move_cards_only_by_the_verbs_of_the_game() -> None:
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text())):
            where = f"{source.name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
                zone = node.func.value
                assert not (isinstance(zone, ast.Attribute) and zone.attr in ZONES), where
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            if isinstance(node, (ast.Assign, ast.AugAssign)):
                for target in targets:
                    assert not (isinstance(target, ast.Attribute) and target.attr in ZONES), where
