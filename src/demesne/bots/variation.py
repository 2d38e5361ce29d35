"""Small changes to any plan: what players try when they think a plan is nearly right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Final

from demesne.bots.plan import Plan, Rule
from demesne.bots.strategy_file import read_rule
from demesne.bots.wisdom import WISDOM
from demesne.cards import CARDS

NUMBER: Final = re.compile(r"\b\d+\b")

LARGE: Final = 9
"""Numbers in a condition are changed by more than one from here on."""

FEWEST: Final = 3
"""A plan with no more rules than this never loses one."""


def vary(plan: Plan, piles: Sequence[str], random: Random) -> Plan:
    """The plan with one or two small changes: a number in a condition, the order of rules, one card more or fewer, how
    much money it keeps. Everything apart from what to buy stays as it is. `piles` is the kingdom.
    """
    rules = list(plan.buy)
    keep = plan.keep_money
    for _ in range(random.choice([1, 1, 2])):
        change = random.randrange(8)
        if change < 2:
            _change_number(rules, random)
        elif change == 2:
            if len(rules) > 1:
                at = random.randrange(len(rules) - 1)
                rules[at], rules[at + 1] = rules[at + 1], rules[at]
        elif change == 3:
            rules.insert(random.randrange(len(rules)), rules.pop(random.randrange(len(rules))))
        elif change < 6:
            _add_rule(rules, random.choice([*piles, *piles, "Silver", "Gold", "Duchy"]), random)
        elif change == 6:
            if len(rules) > FEWEST:
                rules.pop(random.randrange(len(rules)))
        else:
            keep = min(12, max(2, keep + random.choice([-1, 1, 2])))
    twin = Plan(plan.name, rules)
    twin.description, twin.needs = plan.description, plan.needs
    twin.gain, twin.trash, twin.discard, twin.play = plan.gain, plan.trash, plan.discard, plan.play
    twin.answers, twin.finish, twin.keep_money = plan.answers, plan.finish, keep
    return twin


def _change_number(rules: list[Rule], random: Random) -> None:
    """Another number in one of the conditions, if there is any."""
    places = [at for at, rule in enumerate(rules) if NUMBER.search(rule.text)]
    if not places:
        return
    at = random.choice(places)
    text = rules[at].text
    found = random.choice(list(NUMBER.finditer(text)))
    number = int(found.group())
    number = max(0, number + random.choice([-1, 1] if number < LARGE else [-4, -3, -2, 2, 3, 4]))
    rules[at] = read_rule(f"{text[: found.start()]}{number}{text[found.end() :]}")


def _add_rule(rules: list[Rule], card: str, random: Random) -> None:
    """A card that the plan does not ask for yet or asks for less of, usually before a rule for something at most as
    expensive.
    """
    if card == "Duchy":
        text = f"Duchy if left(Province) <= {random.choice([3, 4, 5, 6])}"
    else:
        text = f"{card} if count({card}) < {random.choice([1, 1, 2, 3, 5])}"
        if WISDOM[card].wanted_if:
            text += f" and {WISDOM[card].wanted_if}"
    cost = CARDS[card].cost
    places = [at for at, rule in enumerate(rules) if rule.label in CARDS and CARDS[rule.label].cost <= cost]
    at = random.choice(places) if places and random.random() < 0.7 else random.randrange(len(rules) + 1)
    rules.insert(at, read_rule(text))
