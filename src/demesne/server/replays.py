"""A whole finished game, and any of its positions without replaying it from the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demesne.cards import CARDS
from demesne.engine.game import Game, deal
from demesne.server.play import Play, Refused
from demesne.server.records import HintGiven
from demesne.server.wire import ReplayPosition, Step, Story, StoryHint, StoryTurn

STILLS: Final = 16
"""A copy of the game is kept every this many answers, unless the game is long."""

MOST: Final = 128
"""How many copies are kept at most."""


class Replay:
    """A finished game at every point, and what is sent about it. Creating one plays the game through, so it is kept
    with its table.
    """

    def __init__(self, play: Play, hints: Sequence[HintGiven] = ()) -> None:
        self.play = play
        self._stills: list[Game] = []
        self._every = max(STILLS, -(-len(play.line) // MOST))
        seats = range(play.setup.players)
        game = deal(CARDS, play.setup)
        log = play.log
        turns: list[StoryTurn] = []
        steps: list[Step] = []
        points: list[list[int]] = []
        money: list[list[int]] = []
        told = 0
        for at in range(len(play.line) + 1):
            if at % self._every == 0:
                self._stills.append(game.fork())
            until = self._events(at)
            for place in range(told, until):
                if log[place].type == "turn":
                    if turns:
                        points.append([game.score(player) for player in game.players])
                        money.append([_money(game, seat) for seat in seats])
                    turns.append(StoryTurn(log[place].seat, log[place].amount, at, place))
            told = until
            if at < len(play.line):
                decision = game.decision
                assert decision is not None
                steps.append(Step(at, decision.player, decision.source, decision.kind))
                game.answer(play.line[at][1])
        points.append([game.score(player) for player in game.players])
        money.append([_money(game, seat) for seat in seats])
        view = game.view(None)
        self.story = Story(
            answers=len(play.line),
            events=len(log),
            turns=turns,
            points=points,
            money=money,
            gained=self._gained(turns),
            decks=[view.owned(seat) for seat in seats],
            steps=steps,
            hints=[self._hint(hint) for hint in hints],
        )

    def _hint(self, hint: HintGiven) -> StoryHint:
        """Where a hint was given, among the answers that still stand."""
        at = self.play.answers_before(hint.number)
        return StoryHint(at, self._events(at), hint.seat, hint.answer)

    def _events(self, at: int) -> int:
        """How many events there were after this many answers."""
        marks = self.play.marks
        return marks[at] if at < len(marks) else len(self.play.log)

    def _gained(self, turns: list[StoryTurn]) -> list[list[list[str]]]:
        log = self.play.log
        gained: list[list[list[str]]] = []
        for number, turn in enumerate(turns):
            end = turns[number + 1].events if number + 1 < len(turns) else len(log)
            cards: list[list[str]] = [[] for _ in range(self.play.setup.players)]
            for event in log[turn.events : end]:
                if event.type == "gain":
                    cards[event.seat] += event.cards
            gained.append(cards)
        return gained

    def _game(self, at: int) -> Game:
        game = self._stills[at // self._every].fork()
        for _, labels in self.play.line[at - at % self._every : at]:
            game.answer(labels)
        return game

    def position(self, at: int, since: int, seat: int | None, spectator: bool) -> ReplayPosition:
        """The game after this many answers, with the events from number `since` on: with all cards visible, or as a
        seat or a spectator saw it.
        """
        play = self.play
        if at > len(play.line):
            raise Refused("no-point", f"the game has only {len(play.line)} answers")
        if seat is not None and seat >= play.setup.players:
            raise Refused("no-seat", f"the seats are 0 to {play.setup.players - 1}")
        game = self._game(at)
        end = self._events(at)
        start = min(since, end)
        decision = game.decision if at < len(play.line) else None
        everything = seat is None and not spectator
        if not everything and decision is not None and decision.player != seat:
            decision = None
        viewers = range(len(game.players)) if everything else [None if spectator else seat]
        return ReplayPosition(
            at=at,
            answers=len(play.line),
            views=[game.view(viewer).to_dict() for viewer in viewers],
            decision=None if decision is None else decision.to_dict(),
            answer=None if decision is None else list(play.line[at][1]),
            log_from=start,
            events=[event.seen_by(event.seat if everything else viewers[0]) for event in play.log[start:end]],
        )


def _money(game: Game, seat: int) -> int:
    """The coins on all Treasures that a seat owns."""
    return sum(card.kind.coins for card in game.players[seat].owned() if card.kind.is_treasure)
