"""Choosing a plan by playing: candidates compete over fresh games of a kingdom, the best are refined.

Nothing of the game at hand is used but its kingdom: every game played here is a new one.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from demesne.api import new_game
from demesne.bots.helps import HELPS
from demesne.bots.plan import Plan
from demesne.bots.recipe import USELESS_ALONE, Item, Recipe, cross, dear_first, engine, money, mutate, with_card
from demesne.bots.steward import steward_recipe
from demesne.bots.strategy_bot import StrategyBot
from demesne.cards import CARDS

TURNS: Final = 60
"""Games between plans are broken off after so many turns; a plan that needs more is none."""

SURVIVORS: Final = 12
"""How many recipes are kept from one generation to the next."""

DOUBT: Final = 60
"""A guess about a candidate counts like so many games."""

ENOUGH: Final = 1500
"""With fewer games than this, changes to a recipe could not be told from luck."""


class Budget:
    """So many games, or so many seconds, whichever is given; both are used up by playing."""

    def __init__(self, games: int | None = None, seconds: float | None = None) -> None:
        self.games = games
        self.seconds = seconds
        self.played = 0
        self._began = time.monotonic()

    @property
    def used(self) -> float:
        """The share that is used up; 1 or more: nothing is left."""
        if self.games is not None:
            return self.played / max(1, self.games)
        if self.seconds is not None:
            return (time.monotonic() - self._began) / max(0.001, self.seconds)
        return 1.0

    @property
    def left(self) -> bool:
        """Whether to go on."""
        return self.used < 1.0

    @property
    def expected(self) -> int:
        """How many games there will be in all, as far as can be told after the first ones."""
        if self.games is not None:
            return self.games
        return int(self.played / max(0.001, self.used))


class Candidate:
    """A plan, the recipe that it comes from if there is one, a guess how good it is, and how it has done so far."""

    def __init__(self, plan: Plan, recipe: Recipe | None = None, guess: float = 0.4) -> None:
        self.plan = plan
        self.recipe = recipe
        self.guess = guess
        self.bot = StrategyBot(plan)
        self.points = 0.0
        self.games = 0

    @property
    def rate(self) -> float:
        """The share of games won, ties by half."""
        return self.points / self.games if self.games else 0.0

    @property
    def worth(self) -> float:
        """The rate, mixed with the guess as long as it rests on few games."""
        return (self.points + DOUBT * self.guess) / (self.games + DOUBT)


def ranked(population: list[Candidate]) -> list[Candidate]:
    """The best first."""
    return sorted(population, key=lambda candidate: -candidate.worth)


class Planner:
    """Plans for one kingdom. The same kingdom, seed and budget in games give the same plan."""

    def __init__(
        self, kingdom: Sequence[str], bane: str | None = None, seed: int | str = 0, shelters: bool | None = None
    ) -> None:
        self.kingdom = tuple(kingdom)
        self.bane = bane
        self.shelters = shelters
        self.piles = [*self.kingdom, bane] if bane is not None else list(self.kingdom)
        self.seed = seed
        self.random = Random(f"{seed} {' '.join(self.kingdom)}")
        self.helpful = sorted((card for card in self.piles if card in HELPS), key=lambda card: -HELPS[card][1])
        self.rivals = [StrategyBot(money().plan("big money"))]
        self.simple = steward_recipe(self.piles)
        self.rivals.append(StrategyBot(self.simple.plan("steward")))
        self.budget = Budget(games=0)

    def game(self, mine: StrategyBot, other: StrategyBot, number: int) -> float:
        """What `mine` makes of the game with this number: 1 for a win, half for a tie."""
        game = new_game(
            self.kingdom,
            seed=f"{self.seed}/{number // 2}",
            bane=self.bane,
            shelters=self.shelters,
            first=number % 2,
            turn_limit=TURNS,
        )
        bots = (mine, other)
        views = (game.view(0), game.view(1))
        while True:
            decision = game.decision
            if decision is None:
                break
            seat = decision.player
            game.choose(bots[seat].decide(views[seat]))
        self.budget.played += 1
        winners = game.winners()
        return 0.5 if len(winners) == 2 else float(winners[0] == 0)

    def test(self, candidate: Candidate, games: int) -> None:
        """Let a candidate play some more games against the rivals in turn."""
        for _ in range(games):
            number = candidate.games
            rival = self.rivals[number // 2 % len(self.rivals)]
            candidate.points += self.game(candidate.bot, rival, number)
            candidate.games += 1

    def candidates(self, plans: Sequence[Plan], recipes: Sequence[Recipe], engines: int) -> list[Candidate]:
        """Given plans and recipes, big money with each card and with pairs, and decks of parts that fit together; the
        most promising first."""
        found = [Candidate(plan, guess=0.5) for plan in plans]
        made = [(0.64, self.simple)]
        made += [(0.6, recipe) for recipe in recipes]
        helpful = self.helpful[:5]
        for one, other in combinations(helpful, 2):
            guess = 0.3 + (HELPS[one][1] + HELPS[other][1]) / 600
            made.append((guess, money(Item(one, HELPS[one][0]), Item(other, HELPS[other][0]))))
            if CARDS[one].cost == 5 or CARDS[other].cost == 5:
                made.append((guess - 0.02, dear_first(money(Item(one, 2), Item(other, 1)))))
        for card in self.piles:
            if card not in USELESS_ALONE:
                helps = HELPS[card][1] if card in HELPS else 30
                made += [(0.2 + helps / 300, recipe) for recipe in with_card(card)]
        made += [(0.35, engine(self.piles, self.random)) for _ in range(engines)]
        seen: set[str] = set()
        for guess, recipe in made:
            if recipe.key() not in seen:
                seen.add(recipe.key())
                found.append(Candidate(recipe.plan(), recipe, guess))
        return ranked(found)

    def choose(
        self, budget: Budget, plans: Sequence[Plan] = (), recipes: Sequence[Recipe] = (), engines: int = 30
    ) -> Candidate:
        """The best plan that the budget finds: a part of it to choose among candidates, the rest to refine the best.

        `plans` and `recipes` compete with those made here, which include so many random `engines`. With a small
        budget only the most promising ones compete, and nothing is refined.
        """
        self.budget = budget
        found = self.candidates(plans, recipes, engines)
        for candidate in found[:3]:
            self.test(candidate, 4)
        games = budget.expected
        if games < ENOUGH:
            return self.halve(found[: max(4, games // 40)], 12, 1, 1.0)[0]
        return self.refine(self.halve(found[: max(SURVIVORS, games // 20)], 4, SURVIVORS, 0.4))

    def halve(self, candidates: list[Candidate], games: int, keep: int, share: float) -> list[Candidate]:
        """Play, drop the worse half, play more, until `keep` are left or the share of the budget is used."""
        while len(candidates) > keep and self.budget.used < share:
            for candidate in candidates:
                self.test(candidate, games)
                if self.budget.used >= share:
                    break
            candidates = ranked(candidates)[: max(keep, len(candidates) // 2)]
            games *= 2
        return ranked(candidates)[:keep]

    def refine(self, population: list[Candidate]) -> Candidate:
        """Change and cross the best recipes again and again; those that win most live on."""
        random = self.random
        while self.budget.used < 0.8:
            parents = [candidate for candidate in population if candidate.recipe is not None]
            if not parents:
                break
            children: list[Candidate] = []
            for _ in range(len(parents)):
                parent = parents[min(random.randrange(len(parents)), random.randrange(len(parents)))]
                one, other = parent.recipe, parents[random.randrange(len(parents))].recipe
                if one is not None and other is not None:
                    changed = mutate(cross(one, other, random) if random.random() < 0.3 else one, self.piles, random)
                    children.append(Candidate(changed.plan(), changed, parent.worth - 0.04))
            for child in children:
                self.test(child, 12)
                if child.worth > population[-1].worth - 0.06:
                    self.test(child, 24)
                if not self.budget.left:
                    break
            population = ranked(population + children)[:SURVIVORS]
            for candidate in population[:5]:
                # The leaders must prove themselves, or luck would keep them there.
                if candidate.games < 600 and self.budget.left:
                    self.test(candidate, 40)
            population = ranked(population)
        while self.budget.left:
            for candidate in ranked(population)[:3]:
                if self.budget.left:
                    self.test(candidate, 20)
        # One that is good for certain before one that may be better by luck.
        return max(population, key=lambda candidate: candidate.worth - 0.5 / (candidate.games + 1) ** 0.5)
