"""Which plan a player goes on with: the regent's for this kingdom, the steward's, or one made from the player's
purchases.

A deck built by one plan may be worth little to another. So a position is judged by the plan that makes the most of it,
not by a single plan for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from demesne.bots.answers import key_of, sensible_answers
from demesne.bots.plan import Plan, Rule
from demesne.bots.recipe import Item, Recipe, dear_first, money
from demesne.bots.regent import Regent
from demesne.bots.steward import kingdom_of, steward_recipe
from demesne.bots.strategy_file import read_rule
from demesne.bots.tactics import Tactics
from demesne.cards import CARDS
from demesne.engine.decision import Decision
from demesne.engine.view import View

LATER: Final = {"Duchy": 2, "Estate": 1}
EARLIER: Final = {"Duchy": 6, "Estate": 3}
"""At how many Provinces (or Colonies) left a player may turn to these, unlike the plan."""


def regent_plan(view: View, games: int | None, seconds: float) -> Plan:
    """The regent's plan for the kingdom of a view whose seat has a pending decision: shipped, or searched for within a
    number of games or some seconds.
    """
    regent = Regent(games=games) if games is not None else Regent(seconds=seconds)
    regent.decide(view)
    followed = regent.followed
    assert followed is not None
    return followed.plan


def portfolio(view: View, main: Plan, bought: Mapping[str, int]) -> list[Plan]:
    """The plans that a player may go on with, the main one first; `bought` is how many of each card the player chose to
    gain.
    """
    colonies = view.in_supply("Colony")
    kingdom = kingdom_of(view)
    recipes = [steward_recipe(kingdom)]
    items = own_items(kingdom, bought)
    if items:
        recipes.append(money(*items))
        if any(CARDS[item.card].cost == 5 for item in items):
            recipes.append(dear_first(money(*items)))
    return [main, *[recipe.plan(main.name, colonies) for recipe in different(recipes)]]


def turning(plan: Plan, colonies: bool) -> list[Plan]:
    """The same plan, but turning to Duchies and Estates later or earlier, or later and without more kingdom cards."""
    plain = [rule for rule in plan.buy if rule.label in CARDS and not CARDS[rule.label].kingdom]
    later = _turning(plan, plan.buy, colonies, LATER)
    return [later, _turning(plan, plan.buy, colonies, EARLIER), _turning(plan, plain, colonies, LATER)]


def _turning(plan: Plan, rules: Sequence[Rule], colonies: bool, limits: Mapping[str, int]) -> Plan:
    left = "(left(Colony) <= {0} or left(Province) <= {0})" if colonies else "left(Province) <= {0}"

    def turned(rule: Rule) -> Rule:
        limit = limits.get(rule.label)
        return rule if limit is None else read_rule(f"{rule.label} if {left.format(limit)}")

    twin = Plan(plan.name, [turned(rule) for rule in rules])
    twin.needs, twin.gain, twin.trash, twin.discard = plan.needs, plan.gain, plan.trash, plan.discard
    twin.play, twin.answers, twin.finish, twin.keep_money = plan.play, plan.answers, plan.finish, plan.keep_money
    return twin


def own_items(kingdom: Sequence[str], bought: Mapping[str, int]) -> list[Item]:
    """The kingdom cards among what was bought."""
    return [Item(card, copies) for card, copies in sorted(bought.items()) if card in kingdom]


def worth_comparing(view: View, decision: Decision, plan: Plan, known: Sequence[list[int]]) -> list[list[int]]:
    """Different answers to a decision: the `known` ones, the plan's own, and other sensible ones."""
    mind = Tactics(plan)
    usual = mind.answer(view, decision)
    found: dict[tuple[str, ...], list[int]] = {}
    for picks in [*known, usual, *sensible_answers(view, decision, mind, usual)]:
        found.setdefault(key_of(decision, picks), picks)
    return list(found.values())


def different(recipes: Sequence[Recipe]) -> list[Recipe]:
    """The recipes without those already there."""
    found: dict[str, Recipe] = {}
    for recipe in recipes:
        found.setdefault(recipe.key(), recipe)
    return list(found.values())
