"""The review of a game: the chance to win after every decision, and what each answer was worth."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from demesne.bots.answers import key_of
from demesne.bots.plan import Plan
from demesne.bots.tactics import Tactics
from demesne.engine.decision import Decision
from demesne.engine.game import Game
from demesne.engine.imagining import Prospect
from demesne.engine.memory import remember
from demesne.review.curve import Point, smooth
from demesne.review.facts import VERDICTS, VERSION, ReviewFacts, SeatFacts
from demesne.review.inquiry import FIRST, ROUND, Inquiry
from demesne.review.moment import Moment, rounded
from demesne.review.plans import portfolio, regent_plan, turning, worth_comparing

SECONDS: Final = 10.0
"""How long a review takes by default."""

PLANNING: Final = 0.1
"""The share of the budget for the plan that the imagined games follow."""

MOST_PLANNING: Final = 1000
"""A plan takes no more games than this."""

SAMPLES: Final = 6
"""At this many of a seat's purchases, plans are compared."""

MOST_FITTING: Final = 12
"""How many games each plan plays at most from each of these positions."""

FITTING_SHARE: Final = 0.15
"""The share of the budget that may be used before the plans are chosen."""

ROUGH: Final = (2, 4)
"""How many games there are for each decision at first, and before the answers are compared."""

ROUGH_SHARE: Final = 0.25
"""The share of the budget that may go there."""

CURVE_EVERY: Final = 4
"""One step in this many goes into the curve, where it is most uncertain; the others go into the comparisons."""

CURVE: Final = 8
"""How many games such a step plays."""

FINE: Final = 0.015
"""A point of the curve with a smaller standard error needs no more games."""

WORST: Final = 3
"""How many of the most expensive decisions come first."""

DECIDED: Final = 0.05
"""The least value of a comparison, in a game that is decided."""

BEGINNING, FITTING, READY, RUNNING = range(4)
"""How far a review has come: nothing done, choosing plans, plans chosen, playing."""


class Review:
    """A review that proceeds step by step and can be read, and stopped, after each.

    `game` has all its answers, and may be over or not; it is not changed. `people` are the seats whose answers are
    judged, all by default. It may take some `seconds` or, for the same result everywhere, a number of imagined `games`.
    Seconds are measured by the `clock`: with processor time, reviews on a busy machine are as good as on a quiet one.
    The chance at every position is estimated from what the player deciding there knew.
    """

    def __init__(
        self,
        game: Game,
        people: Sequence[int] | None = None,
        seconds: float = SECONDS,
        games: int | None = None,
        seed: int | str = 0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        players = len(game.players)
        if people is not None and any(not 0 <= seat < players for seat in people):
            raise ValueError(f"the seats are 0 to {players - 1}")
        if games is not None and games < 1:
            raise ValueError("games must be at least 1")
        if games is None and not seconds > 0:
            raise ValueError("seconds must be more than 0")
        self.game = game
        self.players = players
        self.people = sorted(set(range(players) if people is None else people))
        self.seed = seed
        self.limit = games
        self.seconds = seconds
        self._clock = clock
        self.games = 0
        self.moments: list[Moment] = []
        self._active: list[tuple[Moment, Inquiry]] = []
        """The moments at which there was something to decide."""
        self._spent = 0.0
        self._steps = 0
        self.plans: list[Plan] = []
        """What each seat follows in the imagined games."""
        self._stage = BEGINNING
        self._samples: list[Inquiry] = []
        self._turns: list[list[Plan]] = []
        """For each seat, its plan with other points at which it turns to Victory cards."""
        self._queue: list[tuple[Inquiry, int]] = []
        """What to play before steps are chosen by their value: inquiries, and how many deals of each."""
        self._nothing_left = False

    # -- going on ----------------------------------------------------------------------------------------------------

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        if self._nothing_left:
            return 1.0
        used = self._spent / self.seconds if self.limit is None else self.games / self.limit
        return min(1.0, used)

    @property
    def done(self) -> bool:
        """Whether the budget is used up and it is known what there was to judge, or more games would change nothing."""
        return self._nothing_left or (self._stage == RUNNING and self.progress >= 1.0)

    def run(self) -> Review:
        """Go on to the end."""
        while self.step():
            pass
        return self

    def step(self) -> bool:
        """Proceed for a moment, usually well below half a second. Returns whether there is more to do."""
        if not self.done:
            began = self._clock()
            self._step()
            self._spent += self._clock() - began
        return not self.done

    def _step(self) -> None:
        if self._stage == BEGINNING:
            self._meet()
        elif self._stage == FITTING:
            self._fit()
        elif self._stage == READY:
            self._prepare()
            self._stage = RUNNING
        elif self._queue and self.progress < ROUGH_SHARE:
            inquiry, deals = self._queue.pop(0)
            self.games += inquiry.rough(deals, self.seed)
        else:
            if not self._steps:
                self._feel_tension()
            self._steps += 1
            if self._steps % CURVE_EVERY == 0 and self._improve_curve():
                return
            if not self._compare() and not self._improve_curve():
                self._nothing_left = True

    def _feel_tension(self) -> None:
        """See from the rough curve where the game is open."""
        for moment, point in zip(self.moments, self.curve()[1:], strict=True):
            chance = point.chances[moment.seat]
            moment.tension = max(DECIDED, 4 * chance * (1 - chance))

    def _compare(self) -> bool:
        """Compare the answers where that is most worthwhile. Returns whether there is such a place."""
        moment, inquiry = max(self._active, key=lambda entry: entry[0].urgency(), default=(None, None))
        if moment is None or inquiry is None or not moment.urgency():
            return False
        deals = min(ROUND, max(FIRST, min([candidate.games for candidate in inquiry.left])))
        self.games += inquiry.round(deals, self.seed)
        return True

    def _improve_curve(self) -> bool:
        """Play on from where the curve is most uncertain. Returns whether there is such a point."""
        inquiry = max((entry[1] for entry in self._active), key=lambda one: max(one.taken.errors()), default=None)
        if inquiry is None or max(inquiry.taken.errors()) < FINE:
            return False
        self.games += inquiry.rough(inquiry.taken.games + CURVE, self.seed)
        return True

    # -- the game played again -----------------------------------------------------------------------------------------

    def _meet(self) -> None:
        """Find the main plan, and positions by which to choose each seat's own."""
        bought: list[dict[str, int]] = [{} for _ in range(self.players)]
        game = self._again()
        decision = game.decision
        if decision is None or not self.game.answers():
            self._stage, self._nothing_left = RUNNING, True
            return
        first = game.view(decision.player)
        planning = None if self.limit is None else min(MOST_PLANNING, max(1, int(self.limit * PLANNING)))
        main = regent_plan(first, planning, self.seconds * PLANNING)
        buys: list[list[int]] = [[] for _ in range(self.players)]
        for number, answer in enumerate(self.game.answers()):
            decision = game.decision
            assert decision is not None
            self.moments.append(Moment(number, game, decision, answer))
            if decision.kind == "buy" and decision.player == game.active:
                buys[decision.player].append(number)
                for card in answer:
                    bought[decision.player][card] = bought[decision.player].get(card, 0) + 1
            game.answer(answer)
        self.plans = [main] * self.players
        choices = [portfolio(first, main, one) for one in bought]
        wanted = {number for places in buys for number in places[:: max(1, len(places) // SAMPLES)]}
        game = self._again()
        for number, answer in enumerate(self.game.answers()):
            decision = game.decision
            assert decision is not None
            others = choices[decision.player][1:]
            if number in wanted and others:
                prospect = Prospect(game, remember(game, decision.player))
                taken = [decision.pick(answer)]
                self._samples.append(Inquiry(decision, prospect.imagine, taken, self.plans, others))
            game.answer(answer)
        self._stage = FITTING if self._samples else READY

    def _again(self) -> Game:
        return self.game.start_over()

    def _fit(self) -> None:
        """Let the plans play on from the samples; once that has used up its share, each seat gets its best."""
        for sample in self._samples:
            self.games += sample.play(sample.candidates, sample.taken.games + 1, self.seed)
        if self.progress > FITTING_SHARE or self._samples[0].taken.games == MOST_FITTING:
            for seat in range(self.players):
                ways = [sample.candidates for sample in self._samples if sample.seat == seat]
                if ways:
                    results = [(sum(way.wins[seat] for way in plan), plan[0].plan) for plan in zip(*ways, strict=True)]
                    self.plans[seat] = max(results, key=lambda result: result[0])[1]
            self._stage = READY

    def _prepare(self) -> None:
        """Go through the game and find where there was something to decide."""
        game = self._again()
        colonies = game.view(None).in_supply("Colony")
        self._turns = [turning(plan, colonies) for plan in self.plans]
        for moment in self.moments:
            decision = game.decision
            assert decision is not None
            self._inquire(moment, game, decision)
            game.answer(moment.answer)
        self._queue = [(inquiry, deals) for deals in ROUGH for inquiry in spread([one for _, one in self._active])]
        self._nothing_left = not self._active

    def _inquire(self, moment: Moment, game: Game, decision: Decision) -> None:
        taken = decision.pick(moment.answer)
        if decision.kind == "treasure" and not game.table.treasures_act and len(taken) == len(decision.options):
            return
        view, plan = game.view(decision.player), self.plans[decision.player]
        usual = Tactics(plan).answer(view, decision)
        moment.expected = key_of(decision, taken) == key_of(decision, usual)
        answers = [taken]
        if decision.player in self.people and decision.kind != "treasure":
            moment.judged = True
            answers = worth_comparing(view, decision, plan, [taken])
        elif not moment.expected:
            moment.judged = decision.player in self.people
            answers.append(usual)
        prospect = Prospect(game, remember(game, decision.player))
        turns = self._turns[decision.player] if moment.judged else ()
        moment.inquiry = Inquiry(decision, prospect.imagine, answers, self.plans, turns=turns)
        self._active.append((moment, moment.inquiry))

    # -- what was found out --------------------------------------------------------------------------------------------

    def worst(self) -> list[Moment]:
        """The judged decisions that cost most, the most expensive first: three at most."""
        costly = [moment for moment in self.moments if moment.judged and moment.cost()]
        return sorted(costly, key=lambda moment: (-moment.cost(), moment.number))[:WORST]

    def curve(self) -> list[Point]:
        """The chances of all seats before the first answer and after each. Where there was nothing to decide, they are
        those before the next answer of that turn.
        """
        active = [(moment, inquiry) for moment, inquiry in self._active if inquiry.taken.games]
        seen = [Point(inquiry.taken.chances(), inquiry.taken.errors()) for _, inquiry in active]
        changes = [self._change(moment) for moment, _ in active]
        end = self.end()
        after = smooth(seen, changes, end)
        points = {moment.number: point for (moment, _), point in zip(active, after, strict=True)}
        before = {
            moment.number: Point([now - by for now, by in zip(point.chances, changed, strict=True)], point.errors)
            for (moment, _), point, changed in zip(active, after, changes, strict=True)
        }
        even = Point([1 / self.players] * self.players, [0.5] * self.players)
        found = [next(iter(before.values()), even)]
        for moment in self.moments:
            point = points.get(moment.number)
            if point is None:
                later = next((other for other, _ in active if other.number > moment.number), None)
                alike = later is not None and later.when == moment.when
                point = before[later.number] if later is not None and alike else found[-1]
            found.append(point)
        if end is not None and self.moments:
            found[-1] = Point(end, [0.0] * self.players)
        return found

    def _change(self, moment: Moment) -> list[float]:
        """What an answer changed for every seat, compared to the best one."""
        inquiry = moment.inquiry
        cost = moment.cost()
        if inquiry is None or not cost:
            return [0.0] * self.players
        before, after = inquiry.best.chances(), inquiry.taken.chances()
        # What the seat lost, the others won, each in the proportion that the games show.
        won = [max(0.0, now - then) for then, now in zip(before, after, strict=True)]
        won[moment.seat] = 0.0
        total = sum(won)
        shares = [one / total if total else 1 / (self.players - 1) for one in won]
        shares[moment.seat] = -1.0
        return [share * cost for share in shares]

    def end(self) -> list[float] | None:
        """How every seat got to its result; None if the game is not over."""
        if not self.game.over:
            return None
        winners = self.game.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def to_dict(self) -> ReviewFacts:
        """Everything found so far, as plain data; see docs/review.md for the fields."""
        curve = self.curve()
        return {
            "version": VERSION,
            "players": self.players,
            "people": self.people[:],
            "answers": len(self.game.answers()),
            "over": self.game.over,
            "winners": self.game.winners() if self.game.over else [],
            "seed": self.seed,
            "budget": {"seconds": None if self.limit is not None else self.seconds, "games": self.limit},
            "games": self.games,
            "progress": round(self.progress, 3),
            "done": self.done,
            "start": rounded(curve[0].chances),
            "moments": [moment.facts(point) for moment, point in zip(self.moments, curve[1:], strict=True)],
            "worst": [moment.number for moment in self.worst()],
            "seats": [self._seat(seat, curve) for seat in range(self.players)],
        }

    def _seat(self, seat: int, curve: list[Point]) -> SeatFacts:
        start = curve[0].chances[seat]
        last = self.end() or curve[-1].chances
        play = others = 0.0
        for moment in self.moments:
            change = self._change(moment)[seat]
            if moment.seat == seat:
                play += change
            else:
                others += change
        verdicts = [moment.verdict for moment in self.moments if moment.seat == seat and moment.verdict is not None]
        return {
            "seat": seat,
            "start": round(start, 4),
            "end": round(last[seat], 4),
            "luck": round(last[seat] - start - play - others, 4),
            "play": round(play, 4),
            "others": round(others, 4),
            "judged": len(verdicts),
            "verdicts": {verdict: verdicts.count(verdict) for verdict in VERDICTS},
        }


def spread(inquiries: Sequence[Inquiry]) -> list[Inquiry]:
    """The same in an order that keeps the first ones far apart, so that a curve appears early."""
    found: list[Inquiry] = []
    gap = 1
    while gap * 2 < len(inquiries):
        gap *= 2
    taken: set[int] = set()
    while gap:
        for at in range(0, len(inquiries), gap):
            if at not in taken:
                taken.add(at)
                found.append(inquiries[at])
        gap //= 2
    return found
