"""A saved game to step through: forwards, backwards, from any point of view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from demesne import Decision, Game
from demesne.engine.decision import AMOUNTS
from demesne.seats.files import Seating, deal_again
from demesne.seats.log_lines import Seen, with_hints
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts


@dataclass(frozen=True)
class PointOfView:
    """A point of view: a seat's, a spectator's (None), or with all cards visible."""

    seat: int | None = None
    all_open: bool = False


ALL_OPEN: Final = PointOfView(None, all_open=True)


class Recording:
    """A game that was played, standing at one of its decisions. `at` counts the answers given: from 0 to `length`."""

    def __init__(self, game: Game, seating: Seating) -> None:
        self.setup = game.setup
        self.seating = seating
        self.answers = game.answers()
        self.length = len(self.answers)
        self.game = deal_again(game)
        self.hints: dict[int, tuple[int, int]] = {}
        """Where hints were taken: which seats took them, and how many events came before."""
        self.turns = self._turns()
        """The positions where turns begin."""
        self.go(0)

    def _turns(self) -> list[int]:
        """Find where turns begin and hints were taken; this leaves the game at its end."""
        starts: list[int] = []
        before = -1
        for place in range(self.length + 1):
            turn = sum(player.turns for player in self.game.players)
            if turn != before:
                starts.append(place)
            before = turn
            decision = self.game.decision
            if decision is not None and place in self.seating.hints:
                self.hints[place] = decision.player, len(self.game.log or ())
            if place < self.length:
                self.game.answer(self.answers[place])
        return starts

    @property
    def at(self) -> int:
        """How many answers were given."""
        return self.game.number

    def go(self, place: int) -> None:
        """Go to the position after this many answers; beyond either end, to that end."""
        place = max(0, min(place, self.length))
        if place < self.game.number:
            self.game = deal_again(self.game)
        for labels in self.answers[self.game.number : place]:
            self.game.answer(labels)

    def next_turn(self) -> int:
        """The position where the next turn begins, or the end."""
        return next((place for place in self.turns if place > self.at), self.length)

    def last_turn(self) -> int:
        """The position where this turn began or, if there already, the turn before."""
        return max((place for place in self.turns if place < self.at), default=0)

    def view(self, point: PointOfView) -> SeatView:
        """What a seat, or a spectator, saw; with all cards visible, everyone's hands and decks too."""
        if not point.all_open:
            return SeatView.of(self.game.view(point.seat))
        decision = self.game.decision
        view = SeatView.of(self.game.view(self.game.active if decision is None else decision.player))
        hands = [
            {
                "hand": [card.kind.name for card in player.hand],
                "deck": [card.kind.name for card in reversed(player.deck)],
                "discard": [card.kind.name for card in player.discard],
            }
            for player in self.game.players
        ]
        return SeatView({**view.facts, "seat": self.you(point), "open": hands})

    def you(self, point: PointOfView) -> int | None:
        """Who is called "you": the viewing seat; with all cards visible, the only person, if there is just one."""
        people = self.seating.people
        return point.seat if not point.all_open else people[0] if len(people) == 1 else None

    def events(self, point: PointOfView, since: int = 0) -> Sequence[Seen]:
        """What happened, as far as it is visible from there; with all cards visible, every card."""
        if not point.all_open:
            return self.game.view(point.seat).events(since)
        return [event.seen_by(event.seat) for event in (self.game.log or [])[since:]]

    def story(self, point: PointOfView) -> Sequence[Seen]:
        """All events up to here, as far as they are visible from there, and the hints that were taken."""
        return with_hints(self.events(point), [mark for place, mark in self.hints.items() if place <= self.at])

    def next_point(self, point: PointOfView) -> PointOfView:
        """The next point of view: each seat's in turn, a spectator's, all cards visible."""
        if point.all_open:
            return PointOfView(0)
        if point.seat is None:
            return ALL_OPEN
        return PointOfView(point.seat + 1 if point.seat + 1 < len(self.seating.names) else None)

    def called(self, point: PointOfView, texts: Texts) -> str:
        """A point of view in words."""
        if point.seat is not None:
            return self.seating.names[point.seat]
        return texts.message("table-view-all" if point.all_open else "table-view-spectator")

    @property
    def decision(self) -> Decision | None:
        """What was asked here."""
        return self.game.decision

    @property
    def answer(self) -> tuple[str, ...] | None:
        """What was answered here; None at the point where the game stopped."""
        return self.answers[self.at] if self.at < self.length else None

    def answer_text(self, texts: Texts) -> str:
        """What was answered here, in words."""
        decision, answer = self.decision, self.answer
        if decision is None or answer is None:
            return ""
        if decision.kind in AMOUNTS or not answer:
            return texts.confirm(decision, answer)
        return ", ".join(texts.label(label, decision.kind, decision.source) for label in answer)

    def steps(self, point: PointOfView) -> Iterator[dict[str, Any]]:
        """Every decision with its answer and its consequences, as plain data, as far as it is visible from there."""
        self.go(0)
        told = 0
        while True:
            events = self.events(point, told)
            told += len(events)
            decision = self.decision
            open_to_all = decision is not None and (point.all_open or decision.player == point.seat)
            yield {
                "number": self.at,
                "events": events,
                "turn": {"player": self.game.active, "phase": self.game.phase},
                "player": None if decision is None else decision.player,
                "decision": decision.to_dict() if decision is not None and open_to_all else None,
                "answer": list(self.answer) if self.answer is not None and open_to_all else None,
            }
            if self.at == self.length:
                return
            self.go(self.at + 1)
