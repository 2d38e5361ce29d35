"""What the opponents are doing: which of some plans best explains what a player has gained so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from demesne.api import new_game
from demesne.bots.plan import Plan
from demesne.bots.tactics import Tactics
from demesne.engine.view import View

GAMES: Final = 6
"""How many games of a plan show what it typically owns."""

TURNS: Final = 12
"""How many turns of them are considered."""

UNTOLD: Final = frozenset(("Copper", "Estate", "Curse"))
"""How many of these a player owns says little about a plan."""

NOISE: Final = 0.4
"""The variance added to that of every card count, because a few games show little of it."""

TRUST: Final = 3.0
"""The first plan is assumed unless another explains a deck better by this much (twice the logarithm of the likelihood
ratio).
"""


class Rivals:
    """Guesses which of some plans each opponent follows; the first one unless there is evidence for another.

    The kingdom is the view's. It uses only what everybody sees: what the players own.
    """

    def __init__(self, view: View, piles: Sequence[str], plans: Sequence[Plan]) -> None:
        self.plans = list(plans)
        self.kingdom = [pile for pile in piles if pile != view.bane]
        self.bane = view.bane
        self.options = view.options
        self._typical: list[list[list[Counter[str]]]] | None = None

    def guess(self, view: View) -> dict[int, Plan]:
        """The opponents' plans, by seat."""
        found: dict[int, Plan] = {}
        for seat in range(view.players):
            turn = min(TURNS, view.turns(seat))
            if seat == view.seat:
                continue
            found[seat] = self.plans[0]
            if turn >= 2:
                if self._typical is None:
                    self._typical = [self._decks(plan) for plan in self.plans]
                owned = view.tally(seat)
                scores = [surprise(owned, decks[turn]) for decks in self._typical]
                scores[0] -= TRUST
                found[seat] = self.plans[scores.index(min(scores))]
        return found

    def _decks(self, plan: Plan) -> list[list[Counter[str]]]:
        """What a player with this plan owns after each turn, in some games."""
        decks: list[list[Counter[str]]] = [[] for _ in range(TURNS + 1)]
        mind = Tactics(plan)
        for number in range(GAMES):
            game = new_game(
                self.kingdom, 2, f"rivals/{number}", self.bane, options=self.options, first=0, turn_limit=TURNS
            )
            views = [game.view(0), game.view(1)]
            turn = 0
            while game.decision is not None:
                if game.active == 1 and game.players[0].turns > turn:
                    turn = game.players[0].turns
                    decks[turn].append(Counter(views[0].tally(0)))
                decision = game.decision
                game.choose(mind.answer(views[decision.player], decision))
            for later in range(turn + 1, TURNS + 1):
                decks[later].append(Counter(views[0].tally(0)))
        return decks


def surprise(owned: dict[str, int], decks: Sequence[Counter[str]]) -> float:
    """How badly some decks explain what is owned: the sum of squared deviations in units of their variance."""
    total = 0.0
    names = {name for deck in decks for name in deck} | set(owned)
    for name in sorted(names - UNTOLD):
        counts = [deck[name] for deck in decks]
        mean = sum(counts) / max(1, len(counts))
        variance = sum([(count - mean) ** 2 for count in counts]) / max(1, len(counts)) + NOISE
        total += (owned.get(name, 0) - mean) ** 2 / variance
    return total
