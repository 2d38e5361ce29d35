"""The sovereign: looks ahead at every decision that matters, and changes its mind when imagined games say so."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Final

from demesne.bots.campaign import Campaign
from demesne.bots.judging import Judgement, judge
from demesne.bots.plan import Plan
from demesne.bots.planning import Budget
from demesne.bots.recipe import engine, money, with_card
from demesne.bots.regent import Regent
from demesne.bots.rivals import Rivals
from demesne.bots.shipped import plans_for
from demesne.bots.steward import steward_recipe
from demesne.bots.tactics import Tactics
from demesne.bots.wisdom import helpful
from demesne.engine.view import NothingToImagine, View

SECONDS: Final = 1.0
"""How long it thinks about a decision at a table, unless told otherwise."""

PLANNING: Final = 1000
"""How many games it plays for its first plan when its budget is in games."""

ENGINES: Final = 4
"""How many engines are among its plans."""

LEFT_ALONE: Final = frozenset(("treasure", "reveal", "react", "name"))
"""The kinds of decisions that it does not think about: its plan's tactics answer them well, or there are too many
answers.
"""

SEARCHING: Final = 0.6
"""The share of a buy's budget that goes to the plan rather than to this one card, until the end is near."""

ACTIONS: Final = 0.2
"""The share of its budget for a decision about Actions: there are many, and the tactics are mostly right."""


class Sovereign(Regent):
    """Has several plans, and plays imagined games at its decisions to see which answer and which plan win most often.

    `seconds` of a `clock` or, for the same result on every machine, `games` is what it may spend on a decision. It
    plans as a regent does before its first one. `judgement` holds its thoughts about the last decision, if it had any.
    """

    name = "sovereign"

    def __init__(
        self,
        seed: int | str = 0,
        seconds: float = SECONDS,
        games: int | None = None,
        ready: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        # Its plan depends only on the kingdom, so many games share one search.
        super().__init__(0, games=None if games is None else PLANNING, ready=ready, clock=clock)
        self.chance = seed
        self.thinking = seconds
        self.imagined = games
        self.judgement: Judgement | None = None
        self._campaign: Campaign | None = None
        self.first: Plan | None = None
        """The plan that the current game began with."""
        self._rivals: Rivals | None = None
        self._turn = 0

    def decide(self, view: View) -> list[int]:
        """The option numbers that answer `view.decision`."""
        usual = super().decide(view)
        self.judgement = None
        try:
            return self._think(view, usual)
        except NothingToImagine:
            # A server of an earlier version deals no games to look ahead in: it plays as a regent.
            return usual

    def _think(self, view: View, usual: list[int]) -> list[int]:
        decision = view.decision
        if decision is None or view.seat is None or decision.kind in LEFT_ALONE or decision.count_answers() < 2:
            return usual
        seed = f"{self.chance}/{view.turns(view.seat)}/{decision.kind}/{','.join(decision.options)}/{view.coins}"
        campaign = self._campaign_at(view)
        assert self._rivals is not None
        rivals = self._rivals.guess(view)
        share = 1.0
        if decision.kind == "action":
            share = ACTIONS
        elif decision.kind == "buy" and not ending(view):
            share -= SEARCHING
            if campaign.search(view, self._budget(SEARCHING), f"{seed}/plan", rivals):
                self._tactics = Tactics(campaign.plan)
        self.judgement = judge(view, [campaign.plan], self._budget(share), seed, rivals)
        picks = self.judgement.chosen.picks
        return usual if picks is None else picks

    def _campaign_at(self, view: View) -> Campaign:
        """The campaign of the current game."""
        tactics = self._tactics
        assert tactics is not None
        assert view.seat is not None
        turn = view.turns(view.seat)
        campaign = self._campaign
        if campaign is not None and campaign.plan is tactics.plan and turn >= self._turn:
            self._turn = turn
            return campaign
        if campaign is not None and campaign.plan is tactics.plan and self.first is not None:
            # Another game of the same kingdom begins with the plan found for the kingdom.
            tactics = self._tactics = Tactics(self.first)
        self._turn = turn
        self.first = tactics.plan
        others = self._others(tactics.plan)
        self._rivals = Rivals(view, self._kingdom, [tactics.plan, *others])
        self._campaign = Campaign(tactics.plan, others, self._kingdom, f"{self.chance}/campaign")
        return self._campaign

    def _budget(self, share: float) -> Budget:
        if self.imagined is not None:
            return Budget(games=int(self.imagined * share))
        return Budget(seconds=self.thinking * share, clock=self.clock)

    def _others(self, plan: Plan) -> list[Plan]:
        """Plans that it may switch to and that its opponents may follow: big money with what helps most, engines, and
        strategies known to fit the kingdom.
        """
        kingdom = self._kingdom
        random = Random(" ".join(kingdom))
        recipes = [steward_recipe(kingdom), money()]
        for card, _, _ in helpful(kingdom)[:3]:
            recipes += with_card(card)
        recipes += [engine(kingdom, random) for _ in range(ENGINES)] if kingdom else []
        found = {recipe.key(): recipe.plan(plan.name, self._colonies) for recipe in recipes}
        known = plans_for(kingdom) if self.ready else []
        for one in known:
            one.finish = True
        return [*found.values(), *known]


def ending(view: View) -> bool:
    """Whether the end is too near for another plan to be carried out."""
    return view.to_last <= 1 + view.players or view.empty_piles >= view.piles_to_end - 1
