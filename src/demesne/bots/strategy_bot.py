"""The bot that follows a plan, with tactics for what the plan leaves open."""

from __future__ import annotations

from demesne.bots.bot import Bot
from demesne.bots.plan import Plan
from demesne.bots.tactics import Tactics
from demesne.engine.view import View


class StrategyBot(Bot):
    """Follows a plan. Its only memory is its view's, so it can be asked at any decision of any game."""

    def __init__(self, plan: Plan, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.plan = plan
        self.name = plan.name
        self.tactics = Tactics(plan)

    def decide(self, view: View) -> list[int]:
        """The option numbers that answer `view.decision`."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat is not asked anything")
        return self.tactics.answer(view, decision)
