"""Strategies as text and as rows of a form: two views of one file. Only `bots` knows what a file may contain."""

from __future__ import annotations

import re
from typing import Final, get_args

from demesne.bots.condition import FACTS, QUESTIONS, BadCondition
from demesne.bots.plan import Plan, Rule
from demesne.bots.strategy_file import IF, KEYS, LISTS, BadStrategy, Mistake, parse_plan, read_rule, write_plan
from demesne.engine.decision import KINDS
from demesne.lab.entrants import plan_of, strategy_entrant
from demesne.lab.kingdom_source import read_source
from demesne.lab.numbers import spots
from demesne.lab.strategy_check import check_strategy, questions_of
from demesne.lab.sweep import plan_with_card
from demesne.lab_service.messages import (
    AddWish,
    AnswerRules,
    CardQuestions,
    ChangeableNumber,
    Checked,
    CheckWish,
    Compare,
    Comparison,
    Flaw,
    Language,
    RuleRow,
    StrategyForm,
    Vocabulary,
    Word,
    WriteWish,
    Written,
)
from demesne.texts import Texts, find_card

COMPARE: Final[tuple[Compare, ...]] = get_args(Compare)
OPERATORS: Final = ("+", "-", "*", "/", "and", "or", "not")

_TEST: Final = re.compile(r"([a-z_]+)(?:\s*\(([^()]*)\))?\s*(<=|>=|==|!=|<|>)\s*(\d+(?:\.\d+)?)")
"""A comparison that the form has fields for."""


def vocabulary(texts: Texts) -> Vocabulary:
    """What a strategy file may contain, explained in a language."""

    def words(names: tuple[str, ...], prefix: str) -> list[Word]:
        return [Word(name, texts.message(f"lab-{prefix}-{name.replace('_', '-')}")) for name in names]

    return Vocabulary(
        keys=words(KEYS, "key"),
        lists=list(LISTS),
        facts=words(FACTS, "word"),
        questions=words(QUESTIONS, "word"),
        compare=list(COMPARE),
        operators=list(OPERATORS),
        kinds=list(KINDS),
    )


def questions(card: str) -> CardQuestions:
    """What a card asks; its name may be in any language. Raises UnknownName."""
    name = find_card(card)
    return CardQuestions(name, {kind: sorted(options) for kind, options in sorted(questions_of(name)[0].items())})


def check(wish: CheckWish) -> Checked:
    """All findings about the text of a strategy. Raises KingdomError for the kingdom."""
    texts = Texts(wish.language)
    piles = None if wish.kingdom is None else read_source(wish.kingdom).piles
    lines = wish.text.splitlines()
    try:
        mistakes, doubts = check_strategy(wish.text, kingdom=piles or None)
        plan, _ = parse_plan(wish.text)
    except BadStrategy as bad:
        return Checked("", [_found(mistake, lines, texts) for mistake in bad.mistakes], [], None, [])
    return Checked(
        name="" if any(mistake.key == "bot-no-name" for mistake in mistakes) else plan.name,
        mistakes=[_found(mistake, lines, texts) for mistake in mistakes],
        doubts=[_found(doubt, lines, texts) for doubt in doubts],
        # What could not be parsed is not in the plan, so a form made from it would drop it.
        form=None if mistakes else form_of(plan),
        numbers=[] if mistakes else _numbers(wish.text),
    )


def _found(mistake: Mistake, lines: list[str], texts: Texts) -> Flaw:
    column, end = mistake.columns(lines)
    return Flaw(mistake.line, column, end, mistake.say(texts))


def _numbers(text: str) -> list[ChangeableNumber]:
    return [
        ChangeableNumber(spot.word, spot.rule, text[spot.start : spot.stop], spot.start, spot.stop)
        for spot in spots(text)
    ]


# -- forms ----------------------------------------------------------------------------------------------------------


def form_of(plan: Plan) -> StrategyForm:
    """A plan as a form."""
    lists = {key: [row_of(rule) for rule in getattr(plan, key)] for key in LISTS}
    answers = []
    for question, rules in plan.answers.items():
        card, _, kind = question.rpartition(" ")
        answers.append(AnswerRules(card, kind, [row_of(rule) for rule in rules]))
    return StrategyForm(
        name=plan.name,
        description=plan.description,
        needs=list(plan.needs),
        finish=plan.finish,
        keep_money=plan.keep_money,
        answers=answers,
        **lists,
    )


def row_of(rule: Rule) -> RuleRow:
    """A rule as a row: a limit and simple tests if it consists of those, otherwise its condition as text."""
    condition = rule.text.partition(IF)[2].strip()
    limit: int | None = None
    tests: list[Comparison] = []
    for part in condition.split(" and ") if condition else ():
        found = _TEST.fullmatch(part.strip())
        if found is None or (found[1] not in FACTS and found[1] not in QUESTIONS):
            return RuleRow(rule.label, other=condition)
        what, card, compare, number = found[1], found[2], found[3], found[4]
        mine = what == "count" and (card or "").strip() == rule.label
        if mine and compare == "<" and number.isdecimal() and limit is None:
            limit = int(number)
        else:
            sign = COMPARE[COMPARE.index(compare)]
            tests.append(Comparison(what, sign, number, None if card is None else card.strip()))
    return RuleRow(rule.label, limit, tests)


def rule_text(row: RuleRow) -> str:
    """A row as the text of a rule."""
    parts = [] if row.limit is None else [f"count({row.card}) < {row.limit}"]
    for test in row.tests:
        asked = test.what if test.card is None else f"{test.what}({test.card})"
        parts.append(f"{asked} {test.compare} {test.number}")
    condition = row.other.strip() or " and ".join(parts)
    return f"{row.card}{IF}{condition}" if condition else row.card


def _as_rule(row: RuleRow) -> Rule:
    text = rule_text(row)
    try:
        return read_rule(text, cards_only=False)
    except (BadCondition, BadStrategy):
        # It is written as it is; checking the text shows what is wrong with it.
        return Rule(row.card, None, text)


def write(wish: WriteWish) -> Written:
    """A form as the text of a strategy, and the findings about that."""
    form = wish.form
    plan = Plan(form.name, [_as_rule(row) for row in form.buy])
    plan.description, plan.needs = form.description, tuple(form.needs)
    plan.finish, plan.keep_money = form.finish, form.keep_money
    for key in LISTS[1:]:
        setattr(plan, key, [_as_rule(row) for row in getattr(form, key)])
    plan.answers = {f"{answer.card} {answer.kind}": [_as_rule(row) for row in answer.rules] for answer in form.answers}
    return _written(write_plan(plan), wish.kingdom, wish.language)


def add(wish: AddWish) -> Written:
    """The text of a strategy with one more card, and the findings about that. Raises `LabError` for a text with
    mistakes, and UnknownName.
    """
    plan = plan_of(strategy_entrant(wish.text).strategy)
    changed = plan_with_card(plan, find_card(wish.card), wish.copies)
    changed.name, changed.description = plan.name, plan.description
    return _written(write_plan(changed), wish.kingdom, wish.language)


def _written(text: str, kingdom: str | None, language: Language) -> Written:
    found = check(CheckWish(text, kingdom, language))
    return Written(found.name, found.mistakes, found.doubts, found.form, found.numbers, text)
