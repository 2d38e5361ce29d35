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
from demesne.bots.recipe import USELESS_ALONE, Item, Recipe, cross, engine, money, mutate, with_card
from demesne.bots.strategy_bot import StrategyBot
from demesne.cards import CARDS

TURNS: Final = 60
"""Games between plans are broken off after so many turns; a plan that needs more is none."""

SURVIVORS: Final = 12
"""How many recipes are kept from one generation to the next."""


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


class Candidate:
    """A recipe and how it has done so far."""

    def __init__(self, recipe: Recipe | None, plan: Plan) -> None:
        self.recipe = recipe
        self.plan = plan
        self.bot = StrategyBot(plan)
        self.points = 0.0
        self.games = 0

    @property
    def worth(self) -> float:
        """The rate, held back while it rests on few games."""
        return (self.points + 6.0) / (self.games + 18.0)

    @property
    def rate(self) -> float:
        """The share of games won, ties by half."""
        return self.points / self.games if self.games else 0.0


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
        self.rivals: list[StrategyBot] = [StrategyBot(money().plan("big money"))]
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

    def halve(self, candidates: list[Candidate], games: int, keep: int, share: float) -> list[Candidate]:
        """Play, drop the worse half, play twice as many, until `keep` are left or the share of the budget is used."""
        while len(candidates) > keep and self.budget.used < share:
            for candidate in candidates:
                self.test(candidate, games)
                if self.budget.used >= share:
                    break
            candidates = sorted(candidates, key=lambda candidate: -candidate.rate)[: max(keep, len(candidates) // 2)]
            games *= 2
        return candidates[:keep]

    def candidates(self, plans: Sequence[Plan], given: Sequence[Recipe], engines: int) -> list[Candidate]:
        """Big money with each card, decks of parts that fit together, and given plans."""
        found = [Candidate(None, plan) for plan in plans]
        seen: set[str] = set()
        recipes = list(given)
        for card in self.piles:
            if card not in USELESS_ALONE:
                recipes += with_card(card)
        best = sorted((card for card in self.piles if card in HELPS), key=lambda card: -HELPS[card][1])[:6]
        for one, other in combinations(best, 2):
            recipes.append(money(Item(one, HELPS[one][0]), Item(other, HELPS[other][0])))
            if CARDS[one].cost == 5 or CARDS[other].cost == 5:
                recipes.append(money(Item(one, 2), Item(other, 1)))
                recipes[-1].items.sort(key=lambda item: item.card == "Gold")
        for _ in range(engines):
            recipes.append(engine(self.piles, self.random))
        for recipe in recipes:
            if recipe.key() not in seen:
                seen.add(recipe.key())
                found.append(Candidate(recipe, recipe.plan()))
        return found

    def choose(
        self,
        budget: Budget,
        plans: Sequence[Plan] = (),
        recipes: Sequence[Recipe] = (),
        engines: int = 30,
        rivals: int = 1,
    ) -> Candidate:
        """The best plan that the budget finds: a part of it to choose among candidates, the rest to refine the best.

        `plans` and `recipes` compete with those made here, which include so many random `engines`; `rivals` is how many
        of the best simple plans join plain big money as the opponents that all are measured by.
        """
        self.budget = budget
        if rivals:
            # What a simple opponent would do best in this kingdom is another rival.
            single = [Candidate(recipe, recipe.plan()) for recipe in self.simple()]
            for candidate in self.halve(single, 4, rivals, 0.12):
                self.rivals.append(StrategyBot(candidate.plan))
        return self.refine(self.halve(self.candidates(plans, recipes, engines), 4, SURVIVORS, 0.4))

    def simple(self) -> list[Recipe]:
        """Big money with one card, for each that makes sense alone."""
        return [recipe for card in self.piles if card not in USELESS_ALONE for recipe in with_card(card)[:1]]

    def refine(self, population: list[Candidate]) -> Candidate:
        """Change and cross the best recipes again and again; those that win most live on."""
        if not population:
            raise ValueError("there is no plan to refine")
        random = self.random
        while self.budget.used < 0.8:
            parents = [candidate for candidate in population if candidate.recipe is not None]
            if not parents:
                break
            children: list[Candidate] = []
            for _ in range(len(parents)):
                one = parents[min(random.randrange(len(parents)), random.randrange(len(parents)))].recipe
                other = parents[random.randrange(len(parents))].recipe
                if one is not None and other is not None:
                    changed = mutate(cross(one, other, random) if random.random() < 0.3 else one, self.piles, random)
                    children.append(Candidate(changed, changed.plan()))
            for child in children:
                self.test(child, 8)
                if child.worth > population[-1].worth - 0.1:
                    self.test(child, 16)
                if not self.budget.left:
                    break
            population = self.ranked(population + children)[:SURVIVORS]
            for candidate in population[:5]:
                # The leaders must prove themselves, or luck would keep them there.
                if candidate.games < 500 and self.budget.left:
                    self.test(candidate, 24)
            population = self.ranked(population)
        while self.budget.left:
            population = self.ranked(population)
            for candidate in population[:3]:
                if self.budget.left:
                    self.test(candidate, 20)
        return self.ranked(population)[0]

    def ranked(self, population: list[Candidate]) -> list[Candidate]:
        """The best first."""
        return sorted(population, key=lambda candidate: -candidate.worth)
