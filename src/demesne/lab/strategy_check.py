"""What is wrong or doubtful in a strategy file: its mistakes, rules that never apply, answers to no question."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from demesne.api import new_game
from demesne.bots.plan import Plan, Rule
from demesne.bots.random_bot import RandomBot
from demesne.bots.strategy_file import LISTS, Mistake, Source, parse_plan
from demesne.cards import CARDS, KINGDOM
from demesne.kingdoms import may_be_bane

COMPANY: Final = ("Village", "Market", "Militia", "Chapel", "Throne Room", "Witch", "Remodel", "Festival", "Moat")
"""Cards that a card is tried out with: they play it often, attack it and trash it."""

TRIALS: Final = 30
TURNS: Final = 30
FEW: Final = 10
"""A card played less often than this may have questions that were not seen."""


def check_strategy(
    text: str, file: str = "strategy", kingdom: Collection[str] | None = None
) -> tuple[list[Mistake], list[Mistake]]:
    """The mistakes in the text of a strategy file, and its doubtful parts, each in the order of the lines; with a
    kingdom, for its cards. Raises BadStrategy if the text is not TOML.
    """
    plan, mistakes = parse_plan(text, file)
    source = Source(text, file)
    if not plan.buy and not mistakes:
        source.note(source.line_of_key("buy"), "bot-buys-nothing")
    for key in LISTS:
        _check_rules(source, key, getattr(plan, key), kingdom)
    _check_answers(source, plan)
    return sorted(mistakes, key=_line), sorted(source.mistakes, key=_line)


def _line(mistake: Mistake) -> int:
    return mistake.line


def _check_rules(source: Source, key: str, rules: list[Rule], kingdom: Collection[str] | None) -> None:
    start = source.line_of_key(key)
    taken: set[str] = set()
    texts = [rule.text for rule in rules]
    for place, rule in enumerate(rules):
        card = rule.label
        line = source.line_of_item(start, rule.text, texts[:place].count(rule.text))
        if key == "buy" and not CARDS[card].supply:
            source.note(line, "bot-never-sold", rule.text, card=card)
        elif card in taken:
            source.note(line, "bot-covered", rule.text, card=card)
        elif kingdom is not None and CARDS[card].kingdom and card not in kingdom:
            source.note(line, "bot-not-here", rule.text, card=card)
        if rule.condition is None:
            taken.add(card)


def _check_answers(source: Source, plan: Plan) -> None:
    for question, rules in plan.answers.items():
        card, _, kind = question.rpartition(" ")
        asked, played = questions_of(card)
        table = f"answers.{card}"
        start = source.line_of_key(kind, table)
        if kind not in asked:
            if asked:
                source.note(start, "bot-never-asks", card=card, names=", ".join(sorted(asked)))
            elif played >= FEW:
                source.note(start, "bot-asks-nothing", card=card)
        elif kind == "mode":
            texts = [rule.text for rule in rules]
            for place, rule in enumerate(rules):
                if rule.label not in asked[kind]:
                    line = source.line_of_item(start, rule.text, texts[:place].count(rule.text))
                    source.note(line, "bot-no-option", rule.text, card=card, names=", ".join(sorted(asked[kind])))


@cache
def questions_of(card: str) -> tuple[dict[str, set[str]], int]:
    """What a card asks, by kind, with all options seen in random games; and how often it was played there."""
    asked: dict[str, set[str]] = {}
    played = 0
    kingdom, bane = _kingdom_with(card)
    for seed in range(TRIALS):
        game = new_game(kingdom, 2, seed, bane, turn_limit=TURNS, log=True)
        bots = [RandomBot(f"{seed}/{seat}") for seat in range(2)]
        while (decision := game.decision) is not None:
            if decision.source == card:
                asked.setdefault(decision.kind, set()).update(decision.options)
            game.answer(bots[decision.player].decide(game.view(decision.player)))
        played += sum(event.cards.count(card) for event in game.log or () if event.type == "play")
    return asked, played


def _kingdom_with(card: str) -> tuple[list[str], str | None]:
    """A kingdom in which a card turns up, if only because another one brings it."""
    names = {card, CARDS[card].pile}
    bringing = [name for name in KINGDOM if names & {name, *CARDS[name].companions}]
    cards = list(dict.fromkeys([*bringing[:3], *COMPANY]))[:10]
    bane = None
    if any(CARDS[name].wants_bane for name in cards):
        bane = next(name for name in KINGDOM if may_be_bane(CARDS[name]) and name not in cards)
    return cards, bane
