"""What a seat was asked and saw since the effect in progress began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.engine import luck, turn
from demesne.engine.card import Card
from demesne.engine.decision import Decision
from demesne.engine.facts import EventFacts
from demesne.engine.log import Event
from demesne.engine.script import Script
from demesne.engine.state import OWNED_ZONES, unseen

if TYPE_CHECKING:
    from demesne.engine.game import Game

CHOSEN: Final = ("hand", "shown", "discard", "native_village")
"""The zones from which somebody may choose cards unseen by others."""


class Course:
    """The course of an effect as one seat saw it; empty at an ordinary decision."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.path: list[tuple[Decision, list[int]]] = []
        """The questions and their answers."""
        self.pending: Decision | None = None
        """The question that waits now."""
        self.events: list[EventFacts] = []
        self.orders: dict[tuple[int, int], list[int]] = {}
        """How the shuffles came out."""
        self.secret: list[int] = []
        """The numbers of the answers on the path that chose cards of another player unseen."""
        self.shown: set[Card] = set()
        """The cards that the seat has seen."""

    def retrace(self, script: Script) -> Game:
        """Run the effect up to where it waits, which is the game returned, and record what was asked and seen."""
        source = script.base.snapshot()
        self._see(source)
        log: list[Event] = []
        orders = luck.Orders(script.orders)
        source.log = log
        source.orders = orders
        turn.advance(source)
        for at, picks in enumerate(script.answers):
            script.bend(source, at)
            decision = source.decision
            assert decision is not None
            self.path.append((decision, picks))
            self._see(source)
            already = len(log)
            turn.feed(source, decision, picks)
            if decision.player != self.seat and decision.zone in CHOSEN:
                named = [name for event in log[already:] for name in event.seen_by(self.seat).get("cards", ())]
                if not set(decision.labels(picks)) <= set(named):
                    self.secret.append(at)
        script.bend(source, len(script.answers))
        source.log = None
        source.orders = None
        self.pending = source.decision
        self.events = [event.seen_by(self.seat) for event in log]
        self.orders = orders.noted
        return source

    def _see(self, game: Game) -> None:
        for player in game.players:
            for zone in OWNED_ZONES:
                cards: list[Card] = getattr(player, zone.name)
                if cards:
                    self.shown.update(cards[unseen(game, player, zone, self.seat) :])

    def find(self, decision: Decision, at: int) -> int:
        """The index on the path, not before `at`, of the question that matches this one; the pending question comes
        after the path. -1 if none does.
        """
        for number in range(at, len(self.path) + 1):
            asked = self.pending if number == len(self.path) else self.path[number][0]
            if asked is None:
                return -1
            if alike(decision, asked) and (asked.player != self.seat or decision.options == asked.options):
                return number
            if asked.player == self.seat:
                return -1
        return -1


def alike(one: Decision, other: Decision) -> bool:
    """Whether two questions may be the same one, asked about other cards."""
    return (
        one.player == other.player
        and one.kind == other.kind
        and one.source == other.source
        and one.event == other.event
        and one.step == other.step
    )


def fitting(decision: Decision, picks: list[int]) -> list[int]:
    """An answer to one question, reused for another of the same sort; if that does not offer it, the fewest options."""
    fits = decision.min <= len(picks) <= decision.max and max(picks, default=0) < len(decision.options)
    return picks if fits else list(range(decision.min))
