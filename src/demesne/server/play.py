"""A game in progress, made from a set-up and the moves so far. Nothing here waits or writes."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from demesne.cards import CARDS
from demesne.engine import save
from demesne.engine.decision import Decision, IllegalAnswer
from demesne.engine.game import Game, deal
from demesne.engine.log import Event, may_take_back
from demesne.engine.result import reason_of, result_of
from demesne.engine.setup import Setup, checked
from demesne.server.records import Affairs, Clock, Move, TableResult
from demesne.server.stills import Stills

CHECK_EVERY: Final = 16
"""The fingerprint of the position is kept every this many moves, to be compared when the game is replayed."""

REMEMBERED: Final = 64
"""How many past decisions are kept, to recognise a repeated answer."""


class Refused(Exception):
    """Something that can't be done, with a code for programs and a sentence for people. Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Broken(Exception):
    """The stored moves do not replay to the position stored with them."""


class Stale(Refused):
    """A move for a decision that is no longer pending."""

    def __init__(self, number: int, pending: int) -> None:
        super().__init__("stale", f"decision {number} is not pending; the next number is {pending}")


class Play:
    """One game. `number` counts all moves and never goes back: it is the number of the pending decision.

    `line` holds the answers that still stand, each with its seat; an undo shortens it.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = checked(CARDS, setup)
        self.number = 0
        self.line: list[tuple[int, tuple[str, ...]]] = []
        self.marks: list[int] = []
        """How long the log was before each answer of the line."""
        self.numbers: list[int] = []
        """The number of each answer of the line."""
        self.history: list[tuple[int, tuple[str, ...]] | int | None] = []
        """Every move by its number: an answer with its seat, or how much of the line an undo left."""
        self.rewinds: list[tuple[int, int]] = []
        """For each undo, its number and how much of the log it left."""
        self.spent = [0.0] * setup.players
        self.thought: list[float] = []
        """How long the person took for each answer of the line; None for a bot."""
        self.increments = [0] * setup.players
        """For each seat, how many answers of the line a person gave: those earn extra time, a bot's don't."""
        self.resigned: list[int] = []
        self.replaced = [0] * setup.players
        """For each seat, how many of its decisions another bot made in its place."""
        self.recent: dict[int, tuple[Decision, tuple[str, ...]]] = {}
        self.game = deal(CARDS, self.setup, log=True)
        self.stills = Stills()

    @classmethod
    def replay(cls, setup: Setup, moves: list[Move]) -> Play:
        """The game after these moves. Raises Broken if they don't fit."""
        play = cls(setup)
        for move in moves:
            play.apply(move)
        return play

    # -- what is --------------------------------------------------------------------------------------------------

    @property
    def log(self) -> list[Event]:
        """The events so far."""
        return self.game.log or []

    @property
    def over(self) -> bool:
        """Whether the game has ended: by the rules, or because only one player is left who did not resign."""
        return reason_of(self.game, self.resigned) is not None

    @property
    def decision(self) -> Decision | None:
        """The pending decision."""
        return None if self.over else self.game.decision

    def result(self, affairs: Affairs) -> TableResult:
        """How it ended, or would end at this point, at a table with these affairs."""
        found = result_of(self.game, self.resigned)
        return TableResult(
            scores=[standing.points for standing in found.standings],
            turns=[standing.turns for standing in found.standings],
            winners=found.winners,
            resigned=list(self.resigned),
            cards=[standing.cards for standing in found.standings],
            reason=found.reason,
            hints=affairs.hint_counts(self.setup.players),
        )

    def remaining(self, clock: Clock, seat: int, extra: float) -> float:
        """How many seconds a seat has left, not counting the pending decision."""
        return clock.seconds + clock.increment * self.increments[seat] + extra - self.spent[seat]

    # -- answering ------------------------------------------------------------------------------------------------

    def check(self, seat: int, number: int, answer: Sequence[str | int]) -> tuple[str, ...] | None:
        """The labels that an answer stands for; None if this same answer was already given to that decision.

        Raises Refused if the decision is not this seat's or not pending, or the answer is not allowed.
        """
        if number != self.number:
            given = self.recent.get(number)
            if given is not None and given[0].player == seat and _same(given[0], given[1], answer):
                return None
            raise Stale(number, self.number)
        decision = self.decision
        if decision is None:
            raise Refused("over", "the game is over")
        if decision.player != seat:
            raise Refused("not-yours", "it is not your decision")
        try:
            return _labels(decision, answer)
        except IllegalAnswer as error:
            raise Refused("illegal", str(error)) from None

    def answers_before(self, number: int) -> int:
        """How many of the answers that still stand were given before the move of this number."""
        return bisect_left(self.numbers, number)

    def fingerprint(self) -> str | None:
        """What is stored with the next move: every so often, the position's fingerprint."""
        return save.fingerprint(self.game) if self.number % CHECK_EVERY == 0 else None

    def apply(self, move: Move, rewound: Game | None = None) -> None:
        """Apply a stored move; `rewound` is the game that an undo leads to, if already known. Raises Broken if it does
        not fit; the game must not be used then.
        """
        if move.number != self.number:
            raise Broken(f"move {move.number} follows on {self.number - 1}")
        if move.fingerprint is not None and not save.agrees(self.game, move.fingerprint):
            raise Broken(f"the position before move {move.number} is not the one that was stored")
        self.spent[move.seat] += move.spent
        self.replaced[move.seat] += move.by is not None
        if move.kind == "resign":
            self.resigned.append(move.seat)
            self.history.append(None)
        elif move.kind == "undo":
            if not isinstance(move.data, int) or not 0 <= move.data <= len(self.line):
                raise Broken(f"move {move.number} undoes what is not there")
            self._rewind(move.data, rewound or self.rewound(move.data))
            self.history.append(move.data)
            self.rewinds.append((move.number, len(self.log)))
        else:
            self._answer(move)
        self.number += 1

    def _answer(self, move: Move) -> None:
        decision = self.game.decision
        if decision is None or decision.player != move.seat or isinstance(move.data, int):
            raise Broken(f"move {move.number} is no answer to what is asked")
        labels = tuple(move.data)
        self.stills.note(len(self.line), self.game)
        self.marks.append(len(self.log))
        try:
            self.game.answer(labels)
        except IllegalAnswer as error:
            raise Broken(f"move {move.number} does not fit: {error}") from None
        self.line.append((move.seat, labels))
        self.numbers.append(move.number)
        self.history.append((move.seat, labels))
        self.thought.append(move.spent)
        self.increments[move.seat] += move.spent > 0
        self.recent[move.number] = (decision, labels)
        self.recent.pop(move.number - REMEMBERED, None)

    def rewound(self, keep: int) -> Game:
        """The game after this many answers of the line, with its log."""
        if keep == len(self.line):
            return self.game
        if not len(self.stills):
            return deal(CARDS, self.setup, log=True)
        at, game = self.stills.before(keep)
        game.log = self.log[: self.marks[at]]
        for _, labels in self.line[at:keep]:
            game.answer(labels)
        return game

    def _rewind(self, keep: int, game: Game) -> None:
        self.game = game
        self.stills.cut(keep)
        for (seat, _), thought in zip(self.line[keep:], self.thought[keep:], strict=True):
            self.increments[seat] -= thought > 0
        del self.line[keep:]
        del self.thought[keep:]
        del self.marks[keep:]
        del self.numbers[keep:]

    def told_at(self, since: int) -> Callable[[], list[int]]:
        """For each event from an index of the log on, the number of the first decision that was pending after it.
        Returns a function that computes this for the current state.
        """
        end = len(self.log)
        first = max(0, bisect_right(self.marks, since) - 1)
        marks, numbers = self.marks[first:], self.numbers[first:]

        def work() -> list[int]:
            found: list[int] = []
            answer = len(marks) - 1
            for place in range(end - 1, since - 1, -1):
                while answer >= 0 and marks[answer] > place:
                    answer -= 1
                found.append(numbers[answer] + 1 if answer >= 0 else 0)
            found.reverse()
            return found

        return work

    def still_true(self, told: int, number: int) -> int:
        """How much of the log that somebody had when decision `number` was pending still stands."""
        return min([told, len(self.log), *[left for undoing, left in self.rewinds if undoing >= number]])

    # -- taking back ------------------------------------------------------------------------------------------------

    def undo_point(self, seat: int) -> int | None:
        """How many answers remain when a seat takes back its last one; None if it gave none."""
        for keep in range(len(self.line) - 1, -1, -1):
            if self.line[keep][0] == seat:
                return keep
        return None

    def undo_is_free(self, seat: int, keep: int) -> bool:
        """Whether nobody has learnt anything and nobody else has decided or is asked since answer `keep`."""
        deciders = [other for other, _ in self.line[keep:]]
        return not self.over and may_take_back(self.game, seat, deciders, self.marks[keep])

    # -- copies -----------------------------------------------------------------------------------------------------

    def line_at(self, number: int) -> list[tuple[int, tuple[str, ...]]]:
        """The answers that stood while the decision of this number was pending, even if they were taken back later."""
        line: list[tuple[int, tuple[str, ...]]] = []
        for move in self.history[:number]:
            if isinstance(move, int):
                del line[move:]
            elif move is not None:
                line.append(move)
        return line

    def played(self, line: Sequence[tuple[int, tuple[str, ...]]]) -> Game:
        """The game after these answers, without a log. Only answers that no longer stand have to be replayed."""
        same = 0
        for ours, theirs in zip(self.line, line, strict=False):
            if ours != theirs:
                break
            same += 1
        at, game = self.stills.before(same) if len(self.stills) else (0, deal(CARDS, self.setup))
        for _, labels in line[at:]:
            game.answer(labels)
        return game


def _labels(decision: Decision, answer: Sequence[str | int]) -> tuple[str, ...]:
    numbers = [item for item in answer if isinstance(item, int)]
    if numbers:
        if len(numbers) < len(answer):
            raise IllegalAnswer("labels and option numbers are mixed in one answer")
        return decision.labels(numbers)
    labels = tuple([item for item in answer if isinstance(item, str)])
    decision.pick(labels)
    return labels


def _same(decision: Decision, given: tuple[str, ...], answer: Sequence[str | int]) -> bool:
    try:
        labels = _labels(decision, answer)
    except IllegalAnswer:
        return False
    return labels == given if decision.ordered else sorted(labels) == sorted(given)
