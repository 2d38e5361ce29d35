"""Recipes: plans with few numbers, which a program can write, cross and mutate."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from demesne.bots.plan import Plan
from demesne.bots.strategy_file import read_rule
from demesne.bots.wisdom import WISDOM, helpful
from demesne.cards import CARDS
from demesne.kingdoms import has_role

NO_CAP: Final = 99

PLAIN: Final = 0
BALANCED: Final = 1
"""An item that keeps villages and terminals in balance: villages while there are more terminals, and vice versa."""
EARLY: Final = 2
"""An item that is wanted only in the first turns."""
AHEAD: Final = 3
"""An item that keeps the villages one step ahead of the terminals, so that what is drawn can be played."""

POTION: Final = "Potion if count(Potion) < 1"
"""What a plan asks for before the first card with a Potion in its cost."""

BURST: Final = 16
"""A deck that makes this many coins in a turn buys Provinces with them, whatever else it owns."""


class Item:
    """A card that a recipe asks for, how many copies, and in which way."""

    def __init__(self, card: str, cap: int = NO_CAP, manner: int = PLAIN) -> None:
        self.card = card
        self.cap = cap
        self.manner = manner

    def rule(self) -> str:
        """The strategy file's rule for it."""
        conditions: list[str] = []
        if self.cap < NO_CAP:
            conditions.append(f"count({self.card}) < {self.cap}")
        if WISDOM[self.card].wanted_if:
            conditions.append(WISDOM[self.card].wanted_if)
        if self.manner == BALANCED:
            extra = WISDOM[self.card].extra
            if extra > 0:
                conditions.append("villages < terminals")
            elif extra < 0:
                conditions.append("terminals <= villages")
        elif self.manner == AHEAD:
            extra = WISDOM[self.card].extra
            if extra > 0:
                conditions.append("villages <= terminals")
            elif extra < 0:
                conditions.append("terminals < villages")
        elif self.manner == EARLY:
            conditions.append("turn <= 6")
        return f"{self.card} if {' and '.join(conditions)}" if conditions else self.card

    def copy(self) -> Item:
        return Item(self.card, self.cap, self.manner)


class Recipe:
    """Items in order of preference, and when to turn to points.

    Provinces once it owns `rich` coins, and if it `bursts`, once it has `BURST` coins in a turn; Duchies before
    everything else at `duchies` Provinces left, before cheap things at `spare_duchies`; Estates at `estates`.
    """

    def __init__(self, items: list[Item], rich: int = 18) -> None:
        self.items = items
        self.rich = rich
        self.duchies = 4
        self.spare_duchies = 6
        self.estates = 2
        self.keep_money = 5
        self.bursts = False

    def copy(self) -> Recipe:
        """An independent copy."""
        twin = Recipe([item.copy() for item in self.items], self.rich)
        twin.duchies = self.duchies
        twin.spare_duchies = self.spare_duchies
        twin.estates = self.estates
        twin.keep_money = self.keep_money
        twin.bursts = self.bursts
        return twin

    def rules(self, colonies: bool = False) -> list[str]:
        """The list of what to buy, in a game with or without Colonies."""
        found = self._crowned() if colonies else self._points()
        cards = [WISDOM[card] for card in dict.fromkeys(item.card for item in self.items)]
        found[1:1] = [card.asks_first for card in cards if card.asks_first]
        # A spare Duchy comes after everything expensive, however early a cheap card is wanted.
        last = max([place for place, item in enumerate(self.items) if CARDS[item.card].cost >= 5], default=-1)
        for place, item in enumerate(self.items):
            if CARDS[item.card].potions and POTION not in found:
                found.append(POTION)
            found.append(item.rule())
            if place == last:
                found.append(f"Duchy if left(Province) <= {self.spare_duchies}")
        if last < 0:
            found.append(f"Duchy if left(Province) <= {self.spare_duchies}")
        return found + [card.asks_last for card in cards if card.asks_last]

    def _points(self) -> list[str]:
        """When to turn to points."""
        found = ["Province"]
        if self.rich > 0:
            found[0] += f" if money > {self.rich}" + (f" or coins >= {BURST}" if self.bursts else "")
        return [*found, f"Duchy if left(Province) <= {self.duchies}", f"Estate if left(Province) <= {self.estates}"]

    def _crowned(self) -> list[str]:
        """When to turn to points if Colonies are worth waiting for: the game ends with them or with the Provinces."""
        first = f"Colony if money > {self.rich + 5}" + (f" or coins >= {BURST}" if self.bursts else "")
        return [
            first if self.rich > 0 else "Colony",
            "Province if left(Colony) <= 6 or left(Province) <= 4",
            f"Duchy if left(Colony) <= {self.duchies} or left(Province) <= {self.duchies}",
            f"Estate if left(Colony) <= {self.estates} or left(Province) <= {self.estates}",
            "Platinum",
        ]

    def plan(self, name: str = "recipe", colonies: bool = False) -> Plan:
        """The plan to follow, in a game with or without Colonies."""
        plan = Plan(name, [read_rule(text) for text in self.rules(colonies)])
        plan.finish = True
        plan.keep_money = self.keep_money
        plan.needs = tuple(dict.fromkeys(item.card for item in self.items if CARDS[item.card].kingdom))
        return plan

    def key(self) -> str:
        """Equal for equal recipes."""
        return "; ".join([*self.rules(), str(self.keep_money)])


def money(*items: Item) -> Recipe:
    """Big money with some kingdom cards, the expensive ones before Gold."""
    dear = [item for item in items if CARDS[item.card].cost >= 6]
    cheap = [item for item in items if CARDS[item.card].cost < 6]
    cheap.sort(key=lambda item: -CARDS[item.card].cost)
    recipe = Recipe([*dear, Item("Gold"), *cheap, Item("Silver")])
    recipe.rich = 15 if items else 18
    return recipe


def dear_first(recipe: Recipe) -> Recipe:
    """The same recipe with kingdom cards costing 5 before Gold."""
    recipe.items.sort(key=lambda item: CARDS[item.card].cost != 5)
    return recipe


def only_scores(card: str) -> bool:
    """Whether a card does nothing but score: a Victory card that is no Action and no Treasure."""
    kind = CARDS[card]
    return kind.is_victory and not kind.is_action and not kind.is_treasure


def with_card(card: str) -> list[Recipe]:
    """Big money with one kingdom card, in every number that may make sense."""
    if only_scores(card):
        return [money(Item(card))]
    caps = [1, 2] if WISDOM[card].extra < 0 else [2, NO_CAP]
    if CARDS[card].is_treasure:
        caps = [1, 3, NO_CAP] if CARDS[card].is_victory else [1, 3]
    found = []
    for cap in caps:
        found.append(money(Item(card, cap)))
        if CARDS[card].cost == 5:
            found.append(dear_first(money(Item(card, cap))))
    return found


def archetypes(kingdom: Sequence[str]) -> list[Recipe]:
    """Decks that players know by their parts: draw balanced with villages, chains of cantrips that draw, money with a
    terminal and a cantrip, Fool's Gold or Tunnels with what finds them.
    """
    best = [card for card, _, _ in helpful(kingdom)]
    terminals = [card for card in best if WISDOM[card].extra < 0]
    cantrips = [card for card in best if WISDOM[card].extra >= 0 and CARDS[card].is_action]
    villages = [card for card in best if WISDOM[card].extra > 0]
    draws = [card for card in terminals if has_role(CARDS[card], "draw")]
    thin = sorted([card for card in kingdom if WISDOM[card].thinning >= 4], key=lambda card: -WISDOM[card].thinning)
    found: list[Recipe] = []
    for village in villages[:2]:
        for draw in draws[:3]:
            parts = [Item(draw, NO_CAP, BALANCED), Item(village, NO_CAP, BALANCED), Item("Gold"), Item("Silver", 2)]
            found.append(Recipe([*parts, Item(village)], 12))
            found += [Recipe([Item(card, 1), *parts, Item(village)], 8) for card in thin[:1] if card != draw]
    for card in [card for card in cantrips if CARDS[card].cards >= 2]:
        first = [Item(other, 1) for other in (*thin[:1], *terminals[:1]) if other != card]
        found.append(Recipe([Item(card), Item("Gold"), *first[-1:], Item("Silver")], 10))
        found.append(Recipe([*first, Item(card), Item("Gold"), Item("Silver", 3), Item(card)], 8))
    for terminal in terminals[:2]:
        for cantrip in cantrips[:3]:
            found.append(money(Item(terminal, 1), Item(cantrip, 3)))
            others = [card for card in terminals[:3] if card != terminal]
            found += [money(Item(terminal, 1), Item(cantrip, 3), Item(card, 1)) for card in others[:1]]
    for card in kingdom:
        if WISDOM[card].wants_copies:
            found += [Recipe([Item(draw, 2), Item("Gold"), Item(card), Item("Silver")], 0) for draw in draws[:2]]
        if WISDOM[card].asks_first:
            found += [money(Item(card, 3), Item(terminal, 1)) for terminal in terminals[:3]]
        if WISDOM[card].wants_discards:
            sifters = [other for other in best if WISDOM[other].discards]
            found += [Recipe([Item("Gold"), Item(other, 2), Item(card, 3), Item("Silver")], 0) for other in sifters[:2]]
    return found


def engine(kingdom: Sequence[str], random: Random) -> Recipe:
    """A deck that draws itself and plays many cards a turn: a card that thins it, villages a step ahead of the
    terminals, draw, cheap parts that pay for themselves, an Attack, and no more Treasures than it can draw.
    """

    def some(role: str, chance: float) -> list[str]:
        cards = [card for card in kingdom if has_role(CARDS[card], role) and not WISDOM[card].spreads]
        return [random.choice(cards)] if cards and random.random() < chance else []

    thin = [card for card in kingdom if WISDOM[card].thinning]
    first = random.choices(thin, [WISDOM[card].thinning for card in thin]) if thin and random.random() < 0.85 else []
    villages, draws = some("village", 0.9), some("draw", 0.9)
    attacks = [card for card in kingdom if CARDS[card].is_attack]
    attack = [random.choice(attacks)] if attacks and random.random() < 0.8 else []
    cantrips = [card for card in kingdom if has_role(CARDS[card], "cantrip") and CARDS[card].cost == 5]
    items: list[Item] = []
    used: set[str] = set()

    def add(cards: list[str], cap: int, manner: int = PLAIN) -> None:
        for card in cards:
            if card not in used:
                used.add(card)
                items.append(Item(card, cap, manner))

    step = random.choice([AHEAD, AHEAD, BALANCED]) if villages else PLAIN
    add(first, random.choice([1, 1, 2]))
    parts: list[tuple[list[str], int, int]] = [
        ([random.choice(cantrips)] if cantrips else [], random.choice([3, 4, 6, NO_CAP]), PLAIN),
        (attack, random.choice([1, 1, 2]), PLAIN),
        (draws, random.choice([2, 3, 5, 8]), step),
    ]
    random.shuffle(parts)
    for cards, cap, manner in parts:
        add(cards, cap, manner)
    items.insert(random.randrange(len(first), len(items) + 1), Item("Gold", random.choice([1, 2, 3, 4])))
    add(villages, random.choice([3, 5, 8]), step)
    add(some("cantrip", 0.6), random.choice([2, 4, NO_CAP]))
    add(some("+buy", 0.5), random.choice([1, 2]))
    add(some("gainer", 0.2), 1)
    if villages and random.random() < 0.5:
        items.append(Item(villages[0], 8))
    items.append(Item("Silver", random.choice([2, 3, 4, NO_CAP])))
    items.append(Item("Gold"))
    recipe = Recipe(items, random.choice([6, 8, 10, 12, 14]))
    recipe.bursts = True
    recipe.keep_money = random.choice([3, 4, 5, 6])
    recipe.duchies = random.choice([2, 3, 4])
    recipe.spare_duchies = recipe.duchies + random.choice([0, 1])
    recipe.estates = random.choice([1, 2])
    return recipe


def add(items: list[Item], card: str, random: Random) -> None:
    """One more item, usually placed by its cost: before what is cheaper, or after everything else for leftover
    coins.
    """
    terminal = WISDOM[card].extra < 0
    item = Item(card, random.choice([1, 1, 2, 3] if terminal else [1, 2, 3, 5, NO_CAP]))
    chance = random.random()
    if chance < 0.2:
        item.manner = random.choice([BALANCED, AHEAD, EARLY])
        place = random.randrange(len(items) + 1)
    elif chance < 0.4 and not terminal:
        place = len(items)
    else:
        cheaper = [i for i in range(len(items)) if CARDS[items[i].card].cost < CARDS[card].cost + random.choice([0, 1])]
        place = cheaper[0] if cheaper else len(items)
    items.insert(place, item)


def tidy(items: list[Item]) -> list[Item]:
    """The items without those that buy nothing: an earlier one asks for as many copies, or always buys something
    cheaper.
    """
    kept: list[Item] = []
    most: dict[str, int] = {}
    always = 99
    for item in items:
        kind = CARDS[item.card]
        if most.get(item.card, 0) >= item.cap or (kind.cost >= always and not kind.less_per_action):
            continue
        kept.append(item)
        if item.manner == PLAIN:
            most[item.card] = item.cap
            if item.cap == NO_CAP and not kind.potions and not WISDOM[item.card].wanted_if:
                always = min(always, kind.cost)
    return kept


def mutate(recipe: Recipe, kingdom: Sequence[str], random: Random) -> Recipe:
    """A recipe that differs slightly."""
    twin = recipe.copy()
    for _ in range(random.choice([1, 1, 2, 3])):
        change = random.randrange(10)
        items = twin.items
        if change <= 1 and items:
            item = random.choice(items)
            if item.cap == NO_CAP:
                item.cap = random.choice([1, 2, 3, 5])
            else:
                item.cap = max(1, item.cap + random.choice([-1, 1, 1, 2]))
                if item.cap > 10:
                    item.cap = NO_CAP
        elif change == 2 and len(items) > 1:
            i = random.randrange(len(items))
            items.insert(random.randrange(len(items)), items.pop(i))
        elif change == 3 and len(items) > 1:
            i = random.randrange(len(items) - 1)
            items[i], items[i + 1] = items[i + 1], items[i]
        elif change in (4, 5):
            card = random.choice([*kingdom, *kingdom, "Silver", "Gold"])
            if not only_scores(card) or random.random() < 0.2:
                add(items, card, random)
        elif change == 6 and len(items) > 2:
            items.pop(random.randrange(len(items)))
        elif change == 7:
            twin.rich = max(0, twin.rich + random.choice([-6, -4, -2, 2, 4]))
        elif change == 8:
            twin.duchies = min(7, max(0, twin.duchies + random.choice([-1, 1])))
            twin.spare_duchies = min(8, max(twin.duchies, twin.spare_duchies + random.choice([-1, 0, 1])))
            twin.estates = min(3, max(0, twin.estates + random.choice([-1, 0, 1])))
        else:
            twin.keep_money = min(12, max(2, twin.keep_money + random.choice([-1, 1, 2])))
            if items:
                random.choice(items).manner = random.choice([PLAIN, BALANCED, AHEAD])
    twin.items = tidy(twin.items)
    return twin


def cross(one: Recipe, other: Recipe, random: Random) -> Recipe:
    """A recipe with the first wishes of one and the last wishes of another."""
    twin = one.copy()
    head = twin.items[: random.randrange(1, len(twin.items) + 1)]
    tail = other.copy().items[random.randrange(len(other.items)) :]
    have = {(item.card, item.cap) for item in head}
    twin.items = head + [item for item in tail if (item.card, item.cap) not in have]
    if random.random() < 0.5:
        twin.rich = other.rich
        twin.keep_money = other.keep_money
    if random.random() < 0.5:
        twin.duchies = other.duchies
        twin.spare_duchies = other.spare_duchies
        twin.estates = other.estates
    return twin
