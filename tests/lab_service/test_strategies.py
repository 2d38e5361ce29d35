"""Strategies as text and as a form: two views of one file."""

from __future__ import annotations

import msgspec
import pytest

from demesne.bots.shipped import find_strategy, strategy_names
from demesne.bots.strategy_file import LISTS, parse_plan, read_plan, write_plan
from demesne.lab_service.messages import CheckWish, Comparison, RuleRow, StrategyForm, WriteWish
from demesne.lab_service.strategies import check, form_of, row_of, rule_text, vocabulary, write
from demesne.texts import LANGUAGES, Texts


def rule(text: str) -> RuleRow:
    (found,) = parse_plan(f"name = 'x'\nbuy = ['''{text}''']")[0].buy
    return row_of(found)


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("Gold", RuleRow("Gold")),
        ("Smithy if count(Smithy) < 2", RuleRow("Smithy", 2)),
        ("Smithy if count (Smithy) < 2 and turn>3", RuleRow("Smithy", 2, [Comparison("turn", ">", "3")])),
        ("Duchy if left(Province) <= 4", RuleRow("Duchy", None, [Comparison("left", "<=", "4", "Province")])),
        ("Smithy if count(Smithy) <= 2", RuleRow("Smithy", None, [Comparison("count", "<=", "2", "Smithy")])),
        ("Smithy if count(Gold) < 2", RuleRow("Smithy", None, [Comparison("count", "<", "2", "Gold")])),
        ("Gold if money > 15 or turn < 3", RuleRow("Gold", other="money > 15 or turn < 3")),
        ("Gold if not turn < 3", RuleRow("Gold", other="not turn < 3")),
        ("Smithy if count(Smithy) < treasures / 11", RuleRow("Smithy", other="count(Smithy) < treasures / 11")),
        ("Fool's Gold if count(Fool's Gold) < 2", RuleRow("Fool's Gold", 2)),
    ],
)
def test_rows(text: str, row: RuleRow) -> None:
    assert rule(text) == row
    assert rule(rule_text(row)) == row


@pytest.mark.parametrize("name", strategy_names())
def test_every_shipped_strategy_has_a_form_that_writes_the_same_strategy(name: str) -> None:
    plan = find_strategy(name)
    assert plan is not None
    form = form_of(plan)
    written = write(WriteWish(form))
    assert written.mistakes == []
    assert isinstance(written.text, str)
    assert written.form == form
    again = read_plan(written.text)
    for key in LISTS:
        assert [row_of(rule) for rule in getattr(again, key)] == [row_of(rule) for rule in getattr(plan, key)]
    assert (again.needs, again.finish, again.keep_money) == (plan.needs, plan.finish, plan.keep_money)
    assert list(again.answers) == list(plan.answers)
    assert check(CheckWish(write_plan(plan))).form == form


def test_a_form_with_mistakes_is_written_and_says_what_is_wrong() -> None:
    form = StrategyForm(name="", buy=[RuleRow("Nonsense"), RuleRow("Gold", other="mony > 2"), RuleRow('Qu"ote')])
    found = write(WriteWish(form, language="fr"))
    assert len(found.mistakes) == 4
    assert all(mistake.message for mistake in found.mistakes)
    assert found.form is None
    assert msgspec.json.encode(found)


def test_places_of_mistakes() -> None:
    text = 'name = "x"\nbuy = [\n  "Gold if mony > 2", "Smity",\n]\nfoo = 1\n'
    found = [(one.line, one.column, one.end) for one in check(CheckWish(text)).mistakes]
    assert found == [(3, 11, 19), (3, 23, 28), (5, 0, 7)]
    broken = check(CheckWish('name = "x"\nbuy = [ "a" "b" ]'))
    assert [(one.line, one.column) for one in broken.mistakes] == [(2, 12)]
    assert broken.form is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_explained(language: str) -> None:
    found = vocabulary(Texts(language))
    for words in (found.keys, found.facts, found.questions):
        assert words
        assert all(word.text for word in words)
