"""A hint: which answer to give now, and why in one sentence."""

from __future__ import annotations

import time
from typing import Final

from demesne.bots.tactics import Tactics
from demesne.charts.numerals import Numerals
from demesne.engine.decision import Decision
from demesne.engine.view import View
from demesne.review.facts import HintFacts
from demesne.review.inquiry import FIRST, ROUND, SMALL, SURE, Inquiry, Picks
from demesne.review.plans import portfolio, regent_plan, turning, worth_comparing
from demesne.review.words import answer_words
from demesne.texts import Texts

SECONDS: Final = 2.0
"""How long a hint takes by default."""

PLANNING: Final = 0.2
"""The share of the budget for a plan, and again for choosing which plan to go on with."""

TRIED: Final = 24
"""How many games each plan plays at most before one of them is chosen."""


def hint(view: View, seconds: float = SECONDS, games: int | None = None, seed: int | str = 0) -> HintFacts:
    """The best answer to the decision of a view, found by imagined games within some seconds or, for the same result
    everywhere, a number of games. Raises ValueError if its seat has no pending decision, and NothingToImagine for a
    game that is played elsewhere, if nobody there deals games to look ahead in.
    """
    decision = view.decision
    if decision is None or view.seat is None:
        raise ValueError("this seat is not asked anything")
    began = time.perf_counter()
    played = 0

    def used() -> float:
        return played / games if games is not None else (time.perf_counter() - began) / seconds

    main = regent_plan(view, None if games is None else max(1, int(games * PLANNING)), seconds * PLANNING)
    usual = Tactics(main).answer(view, decision)
    if decision.kind == "treasure":
        return _facts(decision, usual, None, 0)
    plans = portfolio(view, main, view.owned(view.seat))
    everybody = [main] * view.players
    ways = Inquiry(decision, view.imagine, [usual], everybody, plans[1:])
    while len(plans) > 1 and ways.taken.games < TRIED and used() < 2 * PLANNING:
        played += ways.play(ways.candidates, ways.taken.games + 1, f"{seed}/plan")
    plan = max(ways.candidates, key=lambda way: sum(way.results)).plan
    everybody[view.seat] = plan
    own = Tactics(plan).answer(view, decision)
    answers = worth_comparing(view, decision, plan, [own, usual])
    turns = turning(plan, view.in_supply("Colony"))
    inquiry = Inquiry(decision, view.imagine, answers, everybody, turns=turns)
    while not inquiry.settled and (used() < 1.0 or not inquiry.compared):
        deals = min([candidate.games for candidate in inquiry.left])
        played += inquiry.round(min(ROUND, max(FIRST, deals)), seed)
    return _facts(decision, own, inquiry, played)


def _facts(decision: Decision, picks: Picks, inquiry: Inquiry | None, games: int) -> HintFacts:
    """The hint: the plan's answer, unless another one is probably better."""
    facts: HintFacts = {
        "kind": decision.kind,
        "source": decision.source,
        "answer": list(decision.labels(picks)),
        "chance": None,
        "other": None,
        "other_chance": None,
        "sure": True,
        "games": games,
    }
    if inquiry is not None:
        best = inquiry.taken if inquiry.verdict() in ("best", "as good") else inquiry.best
        facts["answer"] = list(best.answer)
        facts["chance"] = round(best.chance, 4)
        others = [candidate for candidate in inquiry.candidates if candidate is not best]
        if others:
            second = max(others, key=lambda candidate: (candidate in inquiry.left, candidate.chance))
            ahead, error = best.lead(second)
            facts["other"] = list(second.answer)
            facts["other_chance"] = round(second.chance, 4)
            facts["sure"] = ahead >= SMALL and ahead >= SURE * error
    return facts


def say(facts: HintFacts, texts: Texts) -> str:
    """A hint as a sentence."""

    def words(labels: list[str]) -> str:
        return answer_words(texts, facts["kind"], facts["source"], labels)

    shown = Numerals(texts.language)
    answer = words(facts["answer"])
    chance, other, less = facts["chance"], facts["other"], facts["other_chance"]
    if chance is None or other is None or less is None:
        return texts.message("review-hint-only", answer=answer)
    percent = shown.percent(chance, digits=0)
    if facts["sure"]:
        return texts.message(
            "review-hint-better",
            answer=answer,
            chance=percent,
            less=shown.percent(less, digits=0),
            other=words(other),
        )
    return texts.message("review-hint-equal", answer=answer, chance=percent, other=words(other))
