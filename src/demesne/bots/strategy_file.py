"""Strategy files: TOML that players read and write. docs/strategies.md explains them.

name = "Big money with Smithy"
buy = [
  "Province if money > 15",
  "Gold",
  "Smithy if count(Smithy) < treasures / 11",
  "Silver",
]
"""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from demesne.bots.condition import BadCondition, read_condition
from demesne.bots.plan import Plan, Rule
from demesne.cards import CARDS
from demesne.engine.decision import KINDS

LISTS: Final = ("buy", "gain", "trash", "discard", "play")
KEYS: Final = ("name", "description", "needs", *LISTS, "answers", "finish", "keep_money")
NOTHING: Final = "nothing"
"""The label of a rule that picks nothing, where that is allowed."""


class BadStrategy(ValueError):
    """A strategy file that cannot be used. The message begins with the file and the line."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}")
        self.file = file
        self.line = line
        self.message = message


class _Source:
    """The text of a file, to find the line of what the TOML reader only gives as a value."""

    def __init__(self, text: str, file: str) -> None:
        self.lines = text.splitlines()
        self.file = file

    def error(self, line: int, message: str) -> BadStrategy:
        return BadStrategy(self.file, line, message)

    def line_of_key(self, key: str, table: str = "") -> int:
        """The line on which a key is set, from 1; the first line if it is not found."""
        inside = not table
        for number, line in enumerate(self.lines, 1):
            stripped = line.strip()
            if stripped.startswith("["):
                heading = stripped.strip("[]").replace('"', "").replace("'", "")
                if heading == (f"{table}.{key}" if table else key):
                    return number
                inside = heading == table
            elif inside and re.match(rf"[\"']?{re.escape(key)}[\"']?\s*=", stripped):
                return number
        return 1

    def line_of_item(self, start: int, item: str, before: int) -> int:
        """The line of a text in a list that starts at a line, the one after `before` others that are equal."""
        seen = 0
        for number in range(start, len(self.lines) + 1):
            seen += self.lines[number - 1].count(f'"{item}"') + self.lines[number - 1].count(f"'{item}'")
            if seen > before:
                return number
        return start


def _near(word: str, words: list[str]) -> str:
    found = get_close_matches(word, words, 1)
    return f"; did you mean {found[0]!r}?" if found else ""


def read_rule(text: str, cards_only: bool = True) -> Rule:
    """A rule "LABEL" or "LABEL if CONDITION". Raises ValueError with what is wrong."""
    label, split, condition = text.partition(" if ")
    label = label.strip()
    if cards_only and label not in CARDS:
        raise ValueError(f"there is no card {label!r}{_near(label, list(CARDS))}")
    if not split:
        return Rule(label, None, text)
    try:
        return Rule(label, read_condition(condition), text)
    except BadCondition as bad:
        raise ValueError(f"{bad} (at “{condition[bad.column :] or 'the end'}”)") from None


def read_plan(text: str, file: str = "strategy") -> Plan:
    """The plan that the text of a strategy file describes. Raises BadStrategy, which names file and line."""
    source = _Source(text, file)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"\(at line (\d+)", str(problem))
        line = int(found[1]) if found else max(1, len(source.lines))
        raise source.error(line, str(problem)) from None
    for key in data:
        if key not in KEYS:
            raise source.error(
                source.line_of_key(key), f"{key!r} is not known; there are {', '.join(KEYS)}{_near(key, list(KEYS))}"
            )
    name = data.get("name")
    if not isinstance(name, str) or not name:
        raise source.error(source.line_of_key("name"), 'a strategy needs a name: name = "..."')
    if "buy" not in data:
        raise source.error(1, "a strategy needs a list of what to buy: buy = [...]")
    plan = Plan(name, _rules(source, data["buy"], "buy"))
    plan.description = _text(source, data, "description")
    plan.needs = _needs(source, data)
    plan.gain = _rules(source, data.get("gain", []), "gain")
    plan.trash = _rules(source, data.get("trash", []), "trash")
    plan.discard = _rules(source, data.get("discard", []), "discard")
    plan.play = _rules(source, data.get("play", []), "play")
    plan.answers = _answers(source, data.get("answers", {}))
    finish = data.get("finish", False)
    if not isinstance(finish, bool):
        raise source.error(source.line_of_key("finish"), "finish is true or false")
    plan.finish = finish
    money = data.get("keep_money", 5)
    if isinstance(money, bool) or not isinstance(money, int) or money < 0:
        raise source.error(source.line_of_key("keep_money"), "keep_money is a whole number, 0 or more")
    plan.keep_money = money
    return plan


def _text(source: _Source, data: dict[str, object], key: str) -> str:
    text = data.get(key, "")
    if not isinstance(text, str):
        raise source.error(source.line_of_key(key), f"{key} is a text in quotes")
    return text


def _needs(source: _Source, data: dict[str, object]) -> tuple[str, ...]:
    needs = data.get("needs", [])
    line = source.line_of_key("needs")
    if not isinstance(needs, list):
        raise source.error(line, 'needs is a list of cards: needs = ["Smithy"]')
    for card in needs:
        if not isinstance(card, str) or card not in CARDS or not CARDS[card].kingdom:
            raise source.error(line, f"{card!r} is not a kingdom card{_near(str(card), list(CARDS))}")
    return tuple(needs)


def _rules(source: _Source, items: object, key: str, table: str = "", cards_only: bool = True) -> list[Rule]:
    start = source.line_of_key(key, table)
    if not isinstance(items, list):
        raise source.error(start, f'{key} is a list of rules: {key} = ["Gold", "Silver if turn < 10"]')
    rules: list[Rule] = []
    for place, item in enumerate(items):
        if not isinstance(item, str):
            raise source.error(start, f"{item!r} is not a rule: rules are texts in quotes")
        try:
            rules.append(read_rule(item, cards_only))
        except ValueError as problem:
            line = source.line_of_item(start, item, items[:place].count(item))
            raise source.error(line, f"in {item!r}: {problem}") from None
    return rules


def _answers(source: _Source, tables: object) -> dict[str, list[Rule]]:
    if not isinstance(tables, dict):
        raise source.error(source.line_of_key("answers"), "answers are tables: [answers.Squire]")
    found: dict[str, list[Rule]] = {}
    for card, answers in tables.items():
        line = source.line_of_key(card, "answers")
        if card not in CARDS:
            raise source.error(line, f"there is no card {card!r}{_near(card, list(CARDS))}")
        if not isinstance(answers, dict):
            raise source.error(line, f'answers for {card} are lists by kind: mode = ["..."]')
        for kind, items in answers.items():
            table = f"answers.{card}"
            if kind not in KINDS:
                message = f"{kind!r} is not a kind of decision; there are {', '.join(KINDS)}"
                raise source.error(source.line_of_key(kind, table), message)
            found[f"{card} {kind}"] = _rules(source, items, kind, table, cards_only=False)
    return found


def load_plan(path: str | Path) -> Plan:
    """The plan in a strategy file. Raises OSError or BadStrategy."""
    return read_plan(Path(path).read_text(encoding="utf-8"), str(path))


def write_plan(plan: Plan) -> str:
    """A plan as the text of a strategy file, which reads back as the same plan."""
    lines = [f"name = {_quoted(plan.name)}"]
    if plan.description:
        lines.append(f"description = {_quoted(plan.description)}")
    if plan.needs:
        lines.append(f"needs = [{', '.join(_quoted(card) for card in plan.needs)}]")
    if plan.finish:
        lines.append("finish = true")
    if plan.keep_money != 5:
        lines.append(f"keep_money = {plan.keep_money}")
    for key, rules in (
        ("buy", plan.buy),
        ("gain", plan.gain),
        ("trash", plan.trash),
        ("discard", plan.discard),
        ("play", plan.play),
    ):
        if rules or key == "buy":
            lines += [f"{key} = [", *[f"  {_quoted(rule.text)}," for rule in rules], "]"]
    for question, rules in plan.answers.items():
        card, _, kind = question.rpartition(" ")
        lines += ["", f"[answers.{_quoted(card)}]", f"{kind} = [{', '.join(_quoted(rule.text) for rule in rules)}]"]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
