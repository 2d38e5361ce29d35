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
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from demesne.bots.condition import BadCondition, read_condition
from demesne.bots.plan import Plan, Rule
from demesne.cards import CARDS
from demesne.engine.decision import KINDS
from demesne.texts import Texts

LISTS: Final = ("buy", "gain", "trash", "discard", "play")
KEYS: Final = ("name", "description", "needs", *LISTS, "answers", "finish", "keep_money")
LONGEST: Final = 200_000
"""How many characters a strategy file may have."""

MOST_RULES: Final = 1000
"""How many rules a list may have."""

MOST_MONEY: Final = 1000
SHOWN: Final = 100
"""How many characters of a file are quoted in a message."""

IF: Final = " if "
"""What separates the label and the condition of a rule."""

NOTHING: Final = "nothing"
"""The label of a rule that picks nothing, where that is allowed."""


@dataclass(frozen=True)
class Mistake:
    """A mistake in a line of a strategy file: a message, its arguments, and the rule it is in. `offset` is how far into
    the rule it begins, or into the line if it is not in a rule.
    """

    line: int
    key: str
    facts: dict[str, str]
    rule: str = ""
    offset: int = 0

    def say(self, texts: Texts) -> str:
        """The message in a given language."""
        why = texts.message(self.key, **self.facts)
        return texts.message("bot-in-rule", rule=self.rule[:SHOWN], why=why) if self.rule else why

    def columns(self, lines: Sequence[str]) -> tuple[int, int]:
        """The range of columns in its line: the first, from 0, and the one after the last."""
        line = lines[self.line - 1] if self.line <= len(lines) else ""
        end = len(line.rstrip())
        begin = line.find(self.rule) if self.rule else -1
        if begin >= 0:
            return begin + self.offset, begin + len(self.rule)
        begin = 0 if self.rule else self.offset
        return (begin, max(begin + 1, end)) if begin else (len(line) - len(line.lstrip()), end)


class BadStrategy(ValueError):
    """A strategy file that can't be used, with all its mistakes. The message is the first one in English and begins
    with the file and the line.
    """

    def __init__(self, file: str, mistakes: Sequence[Mistake]) -> None:
        self.file = file
        self.mistakes = sorted(mistakes, key=lambda mistake: mistake.line)
        self.line = self.mistakes[0].line
        super().__init__(self.say(Texts("en"))[0])

    def say(self, texts: Texts) -> list[str]:
        """All mistakes in a given language, one per line."""
        return [f"{self.file}:{mistake.line}: {mistake.say(texts)}" for mistake in self.mistakes]


class Source:
    """The text of a file, for finding the line of a value from the TOML reader; and the mistakes in it."""

    def __init__(self, text: str, file: str) -> None:
        self.lines = text.splitlines()
        self.file = file
        self.mistakes: list[Mistake] = []

    def note(self, line: int, key: str, rule: str = "", **facts: str) -> None:
        """Note a mistake."""
        self.mistakes.append(Mistake(line, key, facts, rule))

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
        """The line of a text in a list that starts at a line, after `before` equal ones."""
        seen = 0
        for number in range(start, len(self.lines) + 1):
            seen += self.lines[number - 1].count(f'"{item}"') + self.lines[number - 1].count(f"'{item}'")
            if seen > before:
                return number
        return start


def _near(word: str, words: Sequence[str]) -> str:
    found = get_close_matches(word, words, 1)
    return found[0] if found else ""


def _unknown_card(name: str) -> tuple[str, dict[str, str]]:
    """The message about a name that no card has."""
    near = _near(name, list(CARDS))
    return ("bot-no-card-near", {"text": name, "near": near}) if near else ("bot-no-card", {"text": name})


def _unknown_key(key: str) -> tuple[str, dict[str, str]]:
    """The message about a key that strategy files don't have."""
    near = _near(key, KEYS)
    return (
        ("bot-no-key-near", {"text": key, "near": near})
        if near
        else ("bot-no-key", {"text": key, "names": ", ".join(KEYS)})
    )


def read_rule(text: str, cards_only: bool = True) -> Rule:
    """A rule "LABEL" or "LABEL if CONDITION". Raises BadStrategy, or BadCondition for the condition."""
    label, split, condition = text.partition(IF)
    label = label.strip()
    if cards_only and label not in CARDS:
        key, facts = _unknown_card(label)
        raise BadStrategy("strategy", [Mistake(1, key, facts, text)])
    return Rule(label, read_condition(condition) if split else None, text)


def read_plan(text: str, file: str = "strategy") -> Plan:
    """The plan that the text of a strategy file describes. Raises BadStrategy, which names the file and the lines."""
    plan, mistakes = parse_plan(text, file)
    if mistakes:
        raise BadStrategy(file, mistakes)
    return plan


def parse_plan(text: str, file: str = "strategy") -> tuple[Plan, list[Mistake]]:
    """As much of a plan as the text of a strategy file gives, and its mistakes. Raises BadStrategy if it is not
    TOML.
    """
    source = Source(text, file)
    if len(text) > LONGEST:
        raise BadStrategy(file, [Mistake(1, "bot-file-too-long", {"most": str(LONGEST)})])
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"\(at line (\d+), column (\d+)", str(problem))
        line, column = (int(found[1]), int(found[2]) - 1) if found else (max(1, len(source.lines)), 0)
        raise BadStrategy(file, [Mistake(line, "bot-bad-toml", {"text": str(problem)}, offset=column)]) from None
    except (RecursionError, ValueError):
        # Endlessly nested brackets, or a number of thousands of digits.
        raise BadStrategy(file, [Mistake(1, "bot-toml-too-deep", {})]) from None
    for key in data:
        if key not in KEYS:
            message, facts = _unknown_key(key)
            source.note(source.line_of_key(key), message, **facts)
    name = data.get("name")
    if not isinstance(name, str) or not name:
        source.note(source.line_of_key("name"), "bot-no-name")
    if "buy" not in data:
        source.note(1, "bot-no-buy")
    plan = Plan(str(name), _rules(source, data.get("buy", []), "buy"))
    plan.description = _text(source, data, "description")
    plan.needs = _needs(source, data)
    plan.gain = _rules(source, data.get("gain", []), "gain")
    plan.trash = _rules(source, data.get("trash", []), "trash")
    plan.discard = _rules(source, data.get("discard", []), "discard")
    plan.play = _rules(source, data.get("play", []), "play")
    plan.answers = _answers(source, data.get("answers", {}))
    finish = data.get("finish", False)
    if not isinstance(finish, bool):
        source.note(source.line_of_key("finish"), "bot-bad-finish")
    plan.finish = bool(finish)
    money = data.get("keep_money", 5)
    if isinstance(money, bool) or not isinstance(money, int) or not 0 <= money <= MOST_MONEY:
        source.note(source.line_of_key("keep_money"), "bot-bad-keep-money", most=str(MOST_MONEY))
        money = 0
    plan.keep_money = money
    return plan, source.mistakes


def _text(source: Source, data: dict[str, object], key: str) -> str:
    text = data.get(key, "")
    if not isinstance(text, str):
        source.note(source.line_of_key(key), "bot-no-text", name=key)
        return ""
    return text


def _needs(source: Source, data: dict[str, object]) -> tuple[str, ...]:
    needs = data.get("needs", [])
    line = source.line_of_key("needs")
    if not isinstance(needs, list):
        source.note(line, "bot-bad-needs")
        return ()
    for card in needs:
        if not isinstance(card, str) or card not in CARDS or not CARDS[card].kingdom:
            source.note(line, "bot-no-kingdom-card", text=_short(card))
    return tuple(card for card in needs if isinstance(card, str))


def _rules(source: Source, items: object, key: str, table: str = "", cards_only: bool = True) -> list[Rule]:
    start = source.line_of_key(key, table)
    if not isinstance(items, list):
        source.note(start, "bot-no-list", name=key)
        return []
    if len(items) > MOST_RULES:
        source.note(start, "bot-too-many-rules", name=key, most=str(MOST_RULES))
        return []
    rules: list[Rule] = []
    for place, item in enumerate(items):
        if not isinstance(item, str):
            source.note(start, "bot-no-rule", text=_short(item))
            continue
        try:
            rules.append(read_rule(item, cards_only))
        except (BadCondition, BadStrategy) as bad:
            what = bad if isinstance(bad, BadCondition) else bad.mistakes[0]
            line = source.line_of_item(start, item, items[:place].count(item))
            offset = item.index(IF) + len(IF) + bad.column if isinstance(bad, BadCondition) else 0
            source.mistakes.append(Mistake(line, what.key, what.facts, item, max(0, min(offset, len(item) - 1))))
    return rules


def _short(value: object) -> str:
    """A value as it may appear in a message."""
    try:
        return str(value)[:SHOWN]
    except (RecursionError, ValueError):
        return "..."


def _answers(source: Source, tables: object) -> dict[str, list[Rule]]:
    if not isinstance(tables, dict):
        source.note(source.line_of_key("answers"), "bot-bad-answers")
        return {}
    found: dict[str, list[Rule]] = {}
    for card, answers in tables.items():
        line = source.line_of_key(card, "answers")
        if card not in CARDS:
            message, facts = _unknown_card(card)
            source.note(line, message, **facts)
        elif not isinstance(answers, dict):
            source.note(line, "bot-bad-answers-of", card=card)
        else:
            for kind, items in answers.items():
                table = f"answers.{card}"
                if kind not in KINDS:
                    source.note(source.line_of_key(kind, table), "bot-no-kind", text=kind, names=", ".join(KINDS))
                else:
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
