"""One decision, its answers compared by imagined games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demesne.bots.judging import Line, learned
from demesne.bots.plan import Plan
from demesne.bots.rollout import play_out
from demesne.bots.tactics import Tactics
from demesne.engine.decision import Decision
from demesne.engine.game import Game
from demesne.engine.log import Event
from demesne.review.facts import CandidateFacts, OutlookFacts

Picks = list[int]
"""An answer as option numbers."""

LOGGED: Final = 12
"""For this many games of a candidate, what they lead to is recorded."""

TURNS: Final = 3
"""How many turns after the current one an outlook covers."""

SHOWN: Final = 3
"""How many of a turn's most frequently gained cards an outlook shows."""

FIRST: Final = 4
"""How many games each answer plays before the first ones are dropped."""

ROUND: Final = 32
"""How many games each plays at most in one go."""

FINALISTS: Final = 3
"""With no more candidates than this, none is dropped before it is clearly worse."""

RETURN: Final = 8
"""A dropped candidate is tried again once the others have played this many times as often."""

SURE: Final = 2.0
"""From this many standard errors on, one answer counts as better than another."""

LIKELY: Final = 1.5
"""From this many on, it seems to be better."""

PLAIN: Final = 3.5
"""From this many on, no more games are needed."""

DOUBTFUL: Final = 32
"""After this many games of an answer that seems to cost something, other plans are tried after it."""

PATIENCE: Final = 128
"""After this many games, a plan that is not clearly ahead of the usual one is given up."""

USUAL: Final = 0.08
"""How much the chances of two answers differ: the prior standard deviation before any game is played. A difference that
rests on few games is discounted by how likely it is to be luck.
"""

SMALL: Final = 0.02
"""A cost below this is not one that a player could avoid."""

LARGE: Final = 0.05
"""A cost from this on is a mistake, if it is certain."""

VAGUE: Final = 0.06
"""With a standard error from this on, hardly anything was found out: an answer may still be a mistake."""

INTERVAL: Final = 1.96
"""How many standard errors an interval of 95 % reaches to each side."""


class Candidate(Line):
    """An answer, the plan followed after it, and the outcome for every seat."""

    def __init__(self, plan: Plan, picks: Picks, answer: tuple[str, ...], players: int) -> None:
        super().__init__(plan, picks)
        self.answer = answer
        self.wins = [0.0] * players
        """How many games each seat has won; ties count in part."""
        self.logged = 0
        self.gains: list[dict[str, int]] = [{} for _ in range(TURNS + 1)]
        """In how many of the logged games the seat gained a card, for each of its turns."""

    def chances(self) -> list[float]:
        """The chance of every seat."""
        return [won / len(self.results) for won in self.wins] if self.results else [1 / len(self.wins)] * len(self.wins)

    def errors(self) -> list[float]:
        """The standard errors of these chances, counted as `Line.error` counts them."""
        n = len(self.results) + 2.0
        shares = [(won + 1.0) / n for won in self.wins]
        return [float((share * (1.0 - share) / n) ** 0.5) for share in shares]

    def note(self, log: Sequence[Event], seat: int) -> None:
        """Add what a seat gained in a game on its next turns."""
        self.logged += 1
        seen: set[tuple[int, str]] = set()
        turn = 0
        for event in log:
            if event.type == "turn" and event.seat == seat:
                turn += 1
                if turn > TURNS:
                    break
            elif event.type == "gain" and event.seat == seat:
                seen.update([(turn, card) for card in event.cards])
        for at, card in seen:
            self.gains[at][card] = self.gains[at].get(card, 0) + 1

    def outlook(self) -> list[OutlookFacts]:
        """What the seat typically gains next; turns on which it gains nothing are left out."""
        found: list[OutlookFacts] = []
        for turn, gains in enumerate(self.gains):
            often = sorted(gains.items(), key=lambda gain: (-gain[1], gain[0]))[:SHOWN]
            if often:
                shares = [{"card": card, "share": round(games / self.logged, 3)} for card, games in often]
                found.append({"turn": turn, "gains": shares})  # type: ignore[typeddict-item]
        return found


class Inquiry:
    """Compares answers to a decision. The first of them is the one that was taken, or that would be.

    `imagine` gives the game for a seed, at this decision. Every candidate plays the same deals, so any two are compared
    over the same ones.
    """

    def __init__(
        self,
        decision: Decision,
        imagine: Callable[[str], Game],
        answers: Sequence[Picks],
        plans: Sequence[Plan],
        others: Sequence[Plan] = (),
        turns: Sequence[Plan] = (),
    ) -> None:
        """`plans` are what the seats follow, one for each. `others` are compared too, each after the first answer.
        `turns` are what the seat may follow instead, where the first answer seems to be worse than another one.
        """
        self.decision = decision
        self.seat = decision.player
        self.imagine = imagine
        self.minds = [Tactics(plan) for plan in plans]
        ways = [(picks, plans[self.seat]) for picks in answers] + [(answers[0], plan) for plan in others]
        self.candidates = [Candidate(plan, picks, decision.labels(picks), len(plans)) for picks, plan in ways]
        self.taken = self.candidates[0]
        self.left = self.candidates[:]
        """Those that may still be the best; always includes the taken one."""
        self.turns = turns
        self._turned: dict[tuple[str, ...], list[Candidate]] = {}
        """For each answer that was put in doubt, or caused that, the same answer with each of the other plans that may
        make more of it.
        """

    @property
    def games(self) -> int:
        """How many games were imagined."""
        return sum([candidate.games for candidate in self.candidates])

    def play(self, candidates: Sequence[Candidate], deals: int, seed: int | str) -> int:
        """Let candidates play until each has played this many deals. Returns how many games that took."""
        played = 0
        for candidate in candidates:
            minds = self.minds[:]
            minds[self.seat] = candidate.mind
            assert candidate.picks is not None
            for deal in range(candidate.games, deals):
                game = self.imagine(f"{seed}/{deal}")
                log: list[Event] | None = None
                if deal < LOGGED:
                    log = []
                    game.log = log
                game.choose(candidate.picks)
                candidate.results.append(play_out(game, minds, self.seat))
                winners = game.winners()
                for seat in winners:
                    candidate.wins[seat] += 1.0 / len(winners)
                if log is not None:
                    candidate.note(log, self.seat)
                played += 1
        return played

    def rough(self, deals: int, seed: int | str) -> int:
        """Play only the taken answer. Returns how many games that took."""
        return self.play([self.taken], deals, seed)

    def round(self, deals: int, seed: int | str) -> int:
        """Let all remaining candidates play this many more deals, and drop those that fall behind. Returns how many
        games that took.
        """
        target = min([candidate.games for candidate in self.left]) + deals
        played = self.play(self.left, target, seed)
        ranked = sorted(self.left, key=lambda candidate: -candidate.chance)
        places = max(FINALISTS, (len(ranked) + 1) // 2)
        best = ranked[0]
        kept = [one for one in ranked[:places] if one is best or not best.beats(one, SURE)]
        # A few lost games must not eliminate a good answer.
        for one in self.candidates:
            if one not in self.left and one.games * RETURN <= target and not best.beats(one, PLAIN):
                played += self.play([one], target // 2, seed)
                if not best.beats(one, SURE):
                    played += self.play([one], target, seed)
                    kept.append(one)
        self.left = [one for one in self.candidates if one is self.taken or one in kept]
        return played + self._turn(seed)

    def _turn(self, seed: int | str) -> int:
        """Where the taken answer seems to cost something, let it and the best one go on by other plans, and keep what
        is better beyond doubt: what the usual plan does with an answer must not be blamed on the answer. Returns how
        many games that took.
        """
        played = 0
        if not self.turns or self.verdict() in ("best", "as good"):
            return played
        for one in (self.taken, self.best):
            if one.games < DOUBTFUL or one.picks is None:
                continue
            ways = self._turned.get(one.answer)
            if ways is None:
                ways = [Candidate(plan, one.picks, one.answer, len(self.minds)) for plan in self.turns]
            played += self.play(ways, one.games, seed)
            promising: list[Candidate] = []
            better: list[Candidate] = []
            for way in ways:
                ahead, error = way.lead(one)
                if ahead > SURE * error:
                    better.append(way)
                elif ahead > (0.0 if one.games < PATIENCE else error):
                    promising.append(way)
            if better:
                self._replace(one, max(better, key=lambda way: way.chance))
            self._turned[one.answer] = [] if better else promising
        return played

    def _replace(self, one: Candidate, other: Candidate) -> None:
        """Let an answer go on by another plan."""
        self.candidates[self.candidates.index(one)] = other
        self.left[self.left.index(one)] = other
        if one is self.taken:
            self.taken = other

    @property
    def compared(self) -> bool:
        """Whether the candidates have played at all."""
        return all(candidate.games for candidate in self.candidates)

    @property
    def best(self) -> Candidate:
        """The best of those left; the taken one unless another is ahead of it."""
        if not self.compared:
            return self.taken
        return max(self.left, key=lambda candidate: (self.lead(candidate)[0], candidate is self.taken))

    def lead(self, candidate: Candidate) -> tuple[float, float]:
        """How much better a candidate probably is than the taken answer, and how certain that is: the mean and standard
        deviation expected after these games.
        """
        if candidate is self.taken:
            return 0.0, 0.0
        mean, variance = learned(0.0, USUAL**2, *candidate.lead(self.taken))
        return mean, float(variance**0.5)

    @property
    def ahead(self) -> bool:
        """Whether the taken answer seems to be better than all others."""
        return all(self.taken.beats(other, LIKELY) for other in self.left if other is not self.taken)

    def cost(self) -> tuple[float, float]:
        """What the taken answer costs compared with the best one, and the standard error of that; if it is itself the
        best, the error of its lead over the next best.
        """
        best = self.best
        if best is not self.taken:
            return self.lead(best)
        others = sorted([self.lead(other) for other in self.left if other is not self.taken])
        return 0.0, others[-1][1] if others else 0.0

    @property
    def settled(self) -> bool:
        """Whether more games would not change the verdict."""
        if len(self.left) < 2:
            return True
        if not self.compared:
            return False
        if self.best is self.taken:
            return all(self.taken.beats(other, PLAIN) for other in self.left if other is not self.taken)
        cost, error = self.cost()
        return cost > PLAIN * error and error < SMALL / 2

    def verdict(self) -> str:
        """The verdict on the taken answer, in the words of `facts.VERDICTS`."""
        if self.best is self.taken:
            return "best"
        cost, error = self.cost()
        if cost < SMALL or cost < LIKELY * error:
            return "as good"
        return "mistake" if cost >= LARGE and cost >= SURE * error else "doubtful"

    def facts(self) -> list[CandidateFacts]:
        """The candidates, the best first."""
        best = self.best
        ranked = sorted(self.candidates, key=lambda one: (one is not best, one not in self.left, -one.chance))
        return [
            {
                "answer": list(candidate.answer),
                "chance": round(candidate.chance, 4),
                "low": round(max(0.0, candidate.chance - INTERVAL * candidate.error), 4),
                "high": round(min(1.0, candidate.chance + INTERVAL * candidate.error), 4),
                "games": candidate.games,
                "taken": candidate is self.taken,
                "best": candidate is best,
                "outlook": candidate.outlook(),
            }
            for candidate in ranked
        ]
