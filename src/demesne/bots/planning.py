"""Choosing a plan by playing: candidates compete over fresh games of a kingdom, the best are refined.

The only thing used from the current game is its kingdom: every game played here is a new one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Final

from demesne.api import new_game
from demesne.bots.plan import Plan
from demesne.bots.recipe import Item, Recipe, archetypes, cross, dear_first, engine, money, mutate, with_card
from demesne.bots.rollout import play_out
from demesne.bots.steward import steward_recipe
from demesne.bots.tactics import Tactics
from demesne.bots.wisdom import WISDOM, helpful
from demesne.cards import CARDS
from demesne.engine.options import OPEN, Options

SURVIVORS: Final = 10
"""How many recipes are kept from one generation to the next."""

DOUBT: Final = 40
"""A prior guess about a candidate counts as this many games."""

ENOUGH: Final = 2000
"""With fewer games than this, changes to a recipe can't be told from luck."""

UNKNOWN: Final = 30
"""How many games in 100 big money is assumed to win with an untested card."""

FINALISTS: Final = 3
"""This many candidates play the final games, which play no part in choosing them."""

PLAIN_EVERY: Final = 4
"""In one of this many deals the opponents play big money without kingdom cards."""

WEIGHED: Final = (4, 60)
"""The least and the most deals used to find what the steward's plan wins against big money."""

CHECKED: Final = 1_000_000
"""The number of the first of these final games."""


class Budget:
    """This many games or this many seconds, whichever is given; playing uses them up.

    Seconds are measured by the `clock`: people wait by the wall clock, while a measurement on a busy machine counts
    processor time (`time.process_time`).
    """

    def __init__(
        self, games: int | None = None, seconds: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.games = games
        self.seconds = seconds
        self.played = 0
        self._clock = clock
        self._began = clock()

    @property
    def used(self) -> float:
        """The share that is used up; at 1 or more nothing is left."""
        if self.games is not None:
            return self.played / max(1, self.games)
        if self.seconds is not None:
            return (self._clock() - self._began) / max(0.001, self.seconds)
        return 1.0

    @property
    def left(self) -> bool:
        """Whether to go on."""
        return self.used < 1.0

    @property
    def expected(self) -> int:
        """How many games there will be in all, estimated from those played so far."""
        if self.games is not None:
            return self.games
        return int(self.played / max(0.001, self.used))


class Candidate:
    """A plan, its recipe if it has one, a guess at how good it is, and how it has done so far."""

    def __init__(self, plan: Plan, recipe: Recipe | None = None, guess: float = 0.4) -> None:
        self.plan = plan
        self.recipe = recipe
        self.guess = guess
        self.tactics = Tactics(plan)
        self.points = 0.0
        self.games = 0
        self.checked = 0
        """The games that played no part in choosing it, and the points made there."""
        self.checked_points = 0.0

    @property
    def rate(self) -> float:
        """The share of the final games won; a tie counts in part."""
        return self.checked_points / self.checked if self.checked else 0.0

    @property
    def worth(self) -> float:
        """The rate, mixed with the guess while there are few games."""
        return (self.points + DOUBT * self.guess) / (self.games + DOUBT)


def ranked(population: list[Candidate]) -> list[Candidate]:
    """The best first."""
    return sorted(population, key=lambda candidate: -candidate.worth)


class Planner:
    """Finds plans for one kingdom and number of players. The same kingdom, seed and budget in games give the same
    plan.
    """

    def __init__(
        self,
        kingdom: Sequence[str],
        bane: str | None = None,
        seed: int | str = 0,
        options: Options = OPEN,
        players: int = 2,
    ) -> None:
        self.kingdom = tuple(kingdom)
        self.bane = bane
        self.options = options
        self.players = players
        self.piles = [*self.kingdom, bane] if bane is not None else list(self.kingdom)
        self.seed = seed
        self.random = Random(f"{seed} {' '.join(self.kingdom)}")
        self.helpful = helpful(self.piles)
        self.colonies = options["colonies"] is True
        self.simple = steward_recipe(self.piles)
        """What every candidate has to beat, and what is played if none does."""
        self.rivals = [Tactics(self.simple.plan("steward", self.colonies)) for _ in range(players - 1)]
        self.plain = [Tactics(money().plan("money", self.colonies)) for _ in range(players - 1)]
        """The opponent in some of the games: a plan that only beats the steward is not a good plan."""
        self.handicap = 0.0
        """How many of those games the steward's plan wins beyond an even share: every plan is expected to do that."""
        self.budget = Budget(games=0)

    def game(self, mine: Tactics, number: int) -> float:
        """What `mine` scores in the game with this number: 1 for a win, part of that for a tie, minus the handicap."""
        players = self.players
        others, handicap = self.rivals, 0.0
        if number // players % PLAIN_EVERY == 1:
            others, handicap = self.plain, self.handicap
        game = new_game(
            self.kingdom,
            players=players,
            seed=f"{self.seed}/{number // players}",
            bane=self.bane,
            options=self.options,
            first=number % players,
        )
        self.budget.played += 1
        return play_out(game, [mine, *others], 0) - handicap

    def test(self, candidate: Candidate, games: int) -> None:
        """Let a candidate play some more games."""
        for _ in range(games):
            candidate.points += self.game(candidate.tactics, candidate.games)
            candidate.games += 1

    def check(self, candidate: Candidate, games: int) -> None:
        """Let a candidate play games that play no part in choosing it."""
        for _ in range(games):
            candidate.checked_points += self.game(candidate.tactics, CHECKED + candidate.checked)
            candidate.checked += 1

    def candidates(self, plans: Sequence[Plan], recipes: Sequence[Recipe], engines: int) -> list[Candidate]:
        """The given plans and recipes, big money with each card and with pairs, and decks of parts that fit together;
        the most promising first.
        """
        even = 1.0 / self.players
        found = [Candidate(plan, guess=even) for plan in plans]
        made = [(even, recipe) for recipe in recipes]
        for (one, copies, won), (other, more, others_won) in combinations(self.helpful[:5], 2):
            guess = even * (0.6 + (won + others_won) / 500)
            made.append((guess, money(Item(one, copies), Item(other, more))))
            if CARDS[one].cost == 5 or CARDS[other].cost == 5:
                made.append((guess * 0.97, dear_first(money(Item(one, 2), Item(other, 1)))))
        made += [(even * 0.92, recipe) for recipe in archetypes(self.piles)]
        wins = {card: won for card, _, won in self.helpful}
        for card in self.piles:
            if WISDOM[card].alone:
                made += [(even * (0.4 + wins.get(card, UNKNOWN) / 200), recipe) for recipe in with_card(card)]
        # The later ones are for callers with more time.
        made += [(even * (0.9 - 0.01 * n), engine(self.piles, self.random)) for n in range(engines)]
        seen = {self.simple.key()}
        for guess, recipe in made:
            if recipe.key() not in seen:
                seen.add(recipe.key())
                found.append(Candidate(recipe.plan(colonies=self.colonies), recipe, guess))
        return ranked(found)

    def choose(
        self, budget: Budget, plans: Sequence[Plan] = (), recipes: Sequence[Recipe] = (), engines: int = 40
    ) -> Candidate:
        """The best plan that the budget finds: part of it goes to choosing among candidates, part to refining the best
        if the budget is large, and the rest to fresh games in which the finalists must beat big money with the cards
        that help it most. If none of them does, that is the plan.

        `plans` and `recipes` compete with those made here, which include this many random `engines`. With a small
        budget only the most promising ones compete, and nothing is refined.
        """
        self.budget = budget
        safe = Candidate(self.simple.plan(colonies=self.colonies), self.simple, 1.0 / self.players)
        self.handicap = self.weigh(safe)
        found = self.candidates(plans, recipes, engines)
        games = budget.expected
        found = found[: max(FINALISTS, games // 40)]
        if games < ENOUGH:
            found = self.halve(found, 8, FINALISTS, 0.7)
        else:
            safe.points, safe.games = DOUBT * safe.guess, DOUBT
            found = self.refine([*self.halve(found, 8, SURVIVORS - 1, 0.4), safe])
        best = self.final([candidate for candidate in found if candidate is not safe][:FINALISTS])
        return safe if best is None else best

    def weigh(self, safe: Candidate) -> float:
        """How many games beyond an even share the steward's plan wins against big money."""
        players = self.players
        points = 0.0
        deals = 0
        while deals < WEIGHED[0] or (deals < WEIGHED[1] and self.budget.used < 0.03):
            for seat in range(players):
                points += self.game(safe.tactics, (PLAIN_EVERY * deals + 1) * players + seat)
            deals += 1
        return (points / deals - 1.0) / players

    def halve(self, candidates: list[Candidate], games: int, keep: int, share: float) -> list[Candidate]:
        """Play, drop the worse half, play more, until `keep` are left or this share of the budget is used."""
        while len(candidates) > keep and self.budget.used < share:
            for candidate in candidates:
                self.test(candidate, games)
                if self.budget.used >= share:
                    break
            candidates = ranked(candidates)[: max(keep, len(candidates) // 2)]
            games *= 2
        return ranked(candidates)[:keep]

    def refine(self, population: list[Candidate]) -> list[Candidate]:
        """Repeatedly mutate and cross the best recipes; those that win most survive. No recipe is tried twice."""
        random = self.random
        seen = {candidate.recipe.key() for candidate in population if candidate.recipe is not None}
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
                    key = changed.key()
                    if key in seen:
                        continue
                    seen.add(key)
                    children.append(Candidate(changed.plan(colonies=self.colonies), changed, parent.worth - 0.02))
            for child in children:
                self.test(child, 16)
                if child.worth > population[-1].worth - 0.05:
                    self.test(child, 48)
                if self.budget.used >= 0.8:
                    break
            population = ranked(population + children)[:SURVIVORS]
            for candidate in population[:4]:
                # The leaders must prove themselves, or luck would keep them in front.
                if candidate.games < 600 and self.budget.used < 0.8:
                    self.test(candidate, 40)
            population = ranked(population)
        return population

    def final(self, finalists: list[Candidate]) -> Candidate | None:
        """The winner of the final games, if it wins more than an even share, by more than half a standard error: the
        finalists have been ahead in other games before.
        """
        while self.budget.left and finalists:
            for candidate in finalists:
                self.check(candidate, 10)
            finalists = sorted(finalists, key=lambda candidate: -candidate.rate)
            if len(finalists) > 1 and self.budget.used > (0.97 if len(finalists) == 2 else 0.9):
                finalists.pop()
        even = 1.0 / self.players
        best: Candidate | None = None
        for candidate in finalists:
            error = (even * (1.0 - even) / max(1, candidate.checked)) ** 0.5
            if candidate.rate > even + error / 2 and (best is None or candidate.rate > best.rate):
                best = candidate
        return best
