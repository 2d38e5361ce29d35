"""Sweeps: which kingdom card helps a strategy most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from demesne.bots.plan import Plan
from demesne.bots.recipe import POTION
from demesne.bots.strategy_file import read_rule, write_plan
from demesne.cards import CARDS, KINGDOM
from demesne.engine.options import NONE
from demesne.kingdoms import may_be_bane, new_seed
from demesne.lab.chance import CONFIDENCE, Estimate, in_percent
from demesne.lab.csv_text import csv_text
from demesne.lab.entrants import Entrant, Spec, find_entrant, plan_of
from demesne.lab.errors import LabError
from demesne.lab.experiment import Experiment, Total, Where, check_games, check_needs, find_source, finish
from demesne.lab.kingdom_source import TURN_LIMIT, KingdomSource
from demesne.lab.match_result import MatchResult, Timed
from demesne.lab.tasks import MatchTask
from demesne.lab.workers import Workers

GAMES: Final = 200
COPIES: Final = (1, 2)
DEAR: Final = 6
"""A card that costs this much competes with Gold, a cheaper one with Silver."""


@dataclass(frozen=True)
class Helped:
    """A card, the number of copies that helps most, and how the strategy does with it against itself without it."""

    card: str
    copies: int
    wins: int
    ties: int
    losses: int
    games: int
    win_rate: Estimate
    ahead: Estimate
    by_copies: dict[int, float]
    """Wins minus losses per game for each number of copies that was tried."""

    def to_dict(self) -> dict[str, object]:
        """The line as plain data."""
        return {
            **vars(self),
            "win_rate": self.win_rate.to_dict(),
            "ahead": self.ahead.to_dict(),
            "by_copies": {str(copies): value for copies, value in self.by_copies.items()},
        }


@dataclass(repr=False)
class SweepResult(Timed):
    """A whole sweep, as plain numbers and texts; the best card first."""

    base: str
    games: int
    seed: int | str
    kingdom: KingdomSource | None
    cards: list[Helped]
    stopped: bool
    seconds: float

    def summary(self) -> list[str]:
        """How much each card helps."""
        lines = [f"{self.games} games of {self.base} with each of {len(self.cards)} cards, seed {self.seed!r}"]
        return lines + [f"{card.card} x{card.copies} won {in_percent(card.win_rate)}" for card in self.cards]

    def to_dict(self) -> dict[str, object]:
        """The whole result for JSON. Only `speed` differs from run to run."""
        return {
            "base": self.base,
            "games": self.games,
            "seed": self.seed,
            "kingdom": None if self.kingdom is None else self.kingdom.to_dict(),
            "cards": [card.to_dict() for card in self.cards],
            "stopped": self.stopped,
            "speed": self.speed,
        }

    def to_csv(self) -> str:
        """The cards as a table."""
        return csv_text(
            ["card", "copies", "games", "wins", "ties", "losses"],
            [[line.card, line.copies, line.games, line.wins, line.ties, line.losses] for line in self.cards],
        )


def with_card(plan: Plan, card: str, copies: int) -> str:
    """The text of the strategy that `plan_with_card` makes."""
    return write_plan(plan_with_card(plan, card, copies))


def plan_with_card(plan: Plan, card: str, copies: int) -> Plan:
    """The strategy that buys this many copies of a card where the plan buys Silver (Gold if it is expensive).

    Rules of the plan about the same card are dropped.
    """
    kept = [rule for rule in plan.buy if rule.label != card]
    instead = "Gold" if CARDS[card].cost >= DEAR else "Silver"
    at = next((place for place, rule in enumerate(kept) if rule.label == instead), len(kept))
    kept.insert(at, read_rule(f"{card} if count({card}) < {copies}"))
    if CARDS[card].potions:
        kept.insert(at, read_rule(POTION))
    changed = plan_of(write_plan(plan))
    fresh = Plan(f"{plan.name} + {copies} {card}", kept)
    fresh.needs = tuple(dict.fromkeys((*(need for need in plan.needs if need != card), card)))
    fresh.gain, fresh.trash, fresh.discard, fresh.play = changed.gain, changed.trash, changed.discard, changed.play
    fresh.answers, fresh.finish, fresh.keep_money = changed.answers, changed.finish, changed.keep_money
    return fresh


def sweep(
    base: Spec,
    games: int = GAMES,
    kingdom: Where | None = None,
    cards: Sequence[str] | None = None,
    copies: Sequence[int] = COPIES,
    seed: int | str | None = None,
    turn_limit: int = TURN_LIMIT,
    jobs: int | None = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> SweepResult:
    """Let a strategy with one more card play against itself without it, for every card.

    With a kingdom, the cards are those of the kingdom; without, all of them, each on a table with nothing else but what
    the strategy needs. `cards` names some (English names) instead.
    """
    with Workers(jobs, cluster, progress) as workers:
        return finish(SweepExperiment(base, games, kingdom, cards, copies, seed, turn_limit), workers)


def sweep_cards(entrant: Entrant, source: KingdomSource | None, cards: Sequence[str] | None) -> list[str]:
    """The cards that a sweep tries."""
    if cards is not None:
        return list(cards)
    if source is None:
        return [card for card in KINGDOM if card not in entrant.needs]
    return [card for card in source.piles if card not in entrant.needs]


class SweepExperiment(Experiment):
    """One sweep, as `sweep` describes it."""

    def __init__(
        self,
        base: Spec,
        games: int = GAMES,
        kingdom: Where | None = None,
        cards: Sequence[str] | None = None,
        copies: Sequence[int] = COPIES,
        seed: int | str | None = None,
        turn_limit: int = TURN_LIMIT,
    ) -> None:
        self.entrant = find_entrant(base)
        if not self.entrant.strategy:
            raise LabError("lab-bad-no-strategy", name=self.entrant.name)
        check_games(games)
        if not copies or min(copies) < 1:
            raise LabError("lab-bad-copies")
        self.source = None if kingdom is None else find_source(kingdom)
        if self.source is not None:
            if self.source.cards is None:
                raise LabError("lab-bad-random")
            check_needs([self.entrant], self.source)
        self.seed = new_seed() if seed is None else seed
        plan = plan_of(self.entrant.strategy)
        self._tried: list[tuple[str, int, Total]] = []
        for card in sweep_cards(self.entrant, self.source, cards):
            table = self.source or _bare(self.entrant, card)
            check_needs([Entrant(card, strategy=with_card(plan, card, 1))], table)
            for number in copies:
                better = Entrant(f"{self.entrant.name} + {number} {card}", strategy=with_card(plan, card, number))
                task = MatchTask((better, self.entrant), table, f"{self.seed}/{card}/{number}", 0, turn_limit)
                self._tried.append((card, number, Total(task, games, CONFIDENCE)))
        super().__init__([total for _, _, total in self._tried])

    def result(self) -> SweepResult:
        """The result of the games so far."""
        results: dict[str, dict[int, MatchResult]] = {}
        for card, number, total in self._tried:
            if total.games:
                results.setdefault(card, {})[number] = total.result(0)
        lines = [_line(card, found) for card, found in results.items()]
        lines.sort(key=lambda line: (-line.ahead.value, line.card))
        return SweepResult(self.entrant.name, self.games, self.seed, self.source, lines, self.stopped, self.seconds)


def _bare(entrant: Entrant, card: str) -> KingdomSource:
    """A table with one card and what the strategy needs, and the Bane that Young Witch brings."""
    cards = tuple(dict.fromkeys((*entrant.needs, card)))
    bane = None
    if any(CARDS[name].wants_bane for name in cards):
        bane = next(name for name in KINGDOM if may_be_bane(CARDS[name]) and name not in cards)
    return replace(KingdomSource(cards, name=", ".join(cards), options=NONE), bane=bane)


def _line(card: str, found: dict[int, MatchResult]) -> Helped:
    best = max(found, key=lambda number: (found[number].ahead.value, -number))
    result = found[best]
    score = result.scores[0]
    by_copies = {number: other.ahead.value for number, other in found.items()}
    return Helped(
        card, best, score.wins, score.ties, score.losses, result.games, score.win_rate, result.ahead, by_copies
    )
