"""A saved game to step through: forwards, backwards, from anybody's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from demesne import Decision, Game
from demesne.seats.files import Seating, deal_again
from demesne.seats.ordering import NUMBERS
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts


class Recording:
    """A game that was played, standing at one of its decisions. `at` counts the answers given: from 0 to `length`."""

    def __init__(self, game: Game, seating: Seating) -> None:
        self.setup = game.setup
        self.seating = seating
        self.answers = game.answers()
        self.length = len(self.answers)
        self.game = deal_again(game)
        self.turns = self._turns()
        """The places at which turns begin."""
        self.go(0)

    def _turns(self) -> list[int]:
        """Find where turns begin; the game is at its end then."""
        starts: list[int] = []
        before = -1
        for place in range(self.length + 1):
            turn = sum(player.turns for player in self.game.players)
            if turn != before:
                starts.append(place)
            before = turn
            if place < self.length:
                self.game.answer(self.answers[place])
        return starts

    @property
    def at(self) -> int:
        """How many answers were given."""
        return self.game.number

    def go(self, place: int) -> None:
        """Go to after so many answers; beyond the ends, to the end."""
        place = max(0, min(place, self.length))
        if place < self.game.number:
            self.game = deal_again(self.game)
        for labels in self.answers[self.game.number : place]:
            self.game.answer(labels)

    def next_turn(self) -> int:
        """Where the next turn begins, or the end."""
        return next((place for place in self.turns if place > self.at), self.length)

    def last_turn(self) -> int:
        """Where this turn began or, at its beginning, the one before."""
        return max((place for place in self.turns if place < self.at), default=0)

    def view(self, seat: int | None, all_open: bool) -> SeatView:
        """What a seat, or a spectator, saw; with all cards open, everyone's hands and decks too."""
        if not all_open:
            return SeatView.of(self.game.view(seat))
        decision = self.game.decision
        eyes = self.game.active if decision is None else decision.player
        view = SeatView.of(self.game.view(eyes))
        hands = [
            {
                "hand": [card.kind.name for card in player.hand],
                "deck": [card.kind.name for card in reversed(player.deck)],
                "discard": [card.kind.name for card in player.discard],
            }
            for player in self.game.players
        ]
        return SeatView({**view.facts, "open": hands})

    def next_eyes(self, seat: int | None, all_open: bool) -> tuple[int | None, bool]:
        """The eyes after these: each seat's in turn, a spectator's, all cards open."""
        if all_open:
            return 0, False
        if seat is None:
            return None, True
        return (seat + 1, False) if seat + 1 < len(self.seating.names) else (None, False)

    @property
    def decision(self) -> Decision | None:
        """What was asked here."""
        return self.game.decision

    @property
    def answer(self) -> tuple[str, ...] | None:
        """What was answered here; None where the game stopped."""
        return self.answers[self.at] if self.at < self.length else None

    def answer_text(self, texts: Texts) -> str:
        """What was answered here, in words."""
        decision, answer = self.decision, self.answer
        if decision is None or answer is None:
            return ""
        if decision.kind in NUMBERS or not answer:
            return texts.confirm(decision, answer)
        return ", ".join(texts.label(label, decision.kind, decision.source) for label in answer)

    def steps(self, seat: int | None, all_open: bool) -> Iterator[dict[str, Any]]:
        """Every decision with its answer and what it led to, as plain data; as far as a seat may know it, unless all is
        open."""
        self.go(0)
        told = 0
        while True:
            eyes = self.decision.player if all_open and self.decision is not None else seat
            events = self.game.view(eyes).events(told)
            told += len(events)
            decision = self.decision
            open_to_all = decision is not None and (all_open or decision.player == seat)
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
