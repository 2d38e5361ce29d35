"""One game, as fast as it goes, or watched turn by turn. This module is plain enough to be compiled."""

from __future__ import annotations

from typing import Final, Protocol

from demesne.engine.decision import Decision
from demesne.engine.game import ALL, MANY, Game
from demesne.engine.player import Player
from demesne.engine.view import View

LONGEST: Final = 60
"""The last turn that is watched."""

Counts = dict[int, int]
"""How often each number was seen."""

CardCounts = dict[str, int]


class Bot(Protocol):
    """Whoever decides for a seat."""

    def decide(self, view: View) -> list[int]:
        """The option numbers that answer `view.decision`."""


class Idle:
    """Passes whenever it may, and otherwise takes the first options: nobody at the other side of the table."""

    def decide(self, view: View) -> list[int]:
        decision = view.decision
        return [] if decision is None else list(range(decision.min))


def finish(game: Game, bots: list[Bot]) -> None:
    """Play a game to its end."""
    views = [View(game, seat) for seat in range(len(bots))]
    while True:
        decision = game.decision
        if decision is None:
            return
        seat = decision.player
        picks = bots[seat].decide(views[seat])
        n = len(picks)
        # Half of all answers are a whole hand of Treasures, which need not be looked up one by one.
        if n > 1 and n == decision.max and decision.kind == "treasure" and n < MANY and picks == ALL[n]:
            game.choose_all()
        else:
            game.choose(picks)


def provinces(game: Game, bots: list[Bot], seat: int) -> list[int]:
    """Play a game to its end; in which turn of a seat each Province left the Supply, the first one first."""
    views = [View(game, seat) for seat in range(len(bots))]
    pile = game.table.province
    left = game.counts[pile]
    turns: list[int] = []
    while True:
        decision = game.decision
        if decision is None:
            break
        # A Province is gone once the next question comes; its turn is still going on unless it was the last buy.
        turn = game.players[seat].turns
        game.choose(bots[decision.player].decide(views[decision.player]))
        for _ in range(left - game.counts[pile]):
            turns.append(turn)
        left = game.counts[pile]
    return turns


class Watch:
    """What one bot did, turn by turn, added up over games. Only whole numbers, so that no order of adding matters.

    Turn n is at place n; `coins` is what there was to spend when the first card was bought, `points` and `deck` are
    of the end of the turn, `gained` counts cards by the own turn in which (or after which) they came, `first` in
    which turn a card came first.
    """

    def __init__(self) -> None:
        self.games = 0
        self.turns: list[int] = [0] * (LONGEST + 1)
        self.coins: list[Counts] = [{} for _ in range(LONGEST + 1)]
        self.points: list[Counts] = [{} for _ in range(LONGEST + 1)]
        self.deck: list[CardCounts] = [{} for _ in range(LONGEST + 1)]
        self.gained: list[CardCounts] = [{} for _ in range(LONGEST + 1)]
        self.first: dict[str, Counts] = {}

    def add(self, other: Watch) -> None:
        """Add what another watch saw."""
        self.games += other.games
        for turn in range(LONGEST + 1):
            self.turns[turn] += other.turns[turn]
            _add_numbers(self.coins[turn], other.coins[turn])
            _add_numbers(self.points[turn], other.points[turn])
            _add_cards(self.deck[turn], other.deck[turn])
            _add_cards(self.gained[turn], other.gained[turn])
        for name, turns in other.first.items():
            mine = self.first.get(name)
            if mine is None:
                self.first[name] = dict(turns)
            else:
                _add_numbers(mine, turns)

    def saw_coins(self, turn: int, coins: int) -> None:
        """There were so many coins to spend."""
        _add_numbers(self.coins[turn], {coins: 1})

    def saw_end(self, turn: int, points: int, player: Player) -> None:
        """A turn ended with so many points and these cards."""
        self.turns[turn] += 1
        _add_numbers(self.points[turn], {points: 1})
        deck = self.deck[turn]
        for card in player.owned():
            name = card.kind.name
            deck[name] = deck.get(name, 0) + 1

    def saw_gains(self, gains: list[tuple[int, str]]) -> None:
        """All cards of one game, each with the turn it came in."""
        self.games += 1
        seen: dict[str, int] = {}
        for turn, name in gains:
            if turn <= LONGEST:
                _add_cards(self.gained[turn], {name: 1})
            if name not in seen:
                seen[name] = turn
        for name, turn in seen.items():
            _add_numbers(self.first.setdefault(name, {}), {turn: 1})


def _add_numbers(total: Counts, more: Counts) -> None:
    for key, n in more.items():
        total[key] = total.get(key, 0) + n


def _add_cards(total: CardCounts, more: CardCounts) -> None:
    for key, n in more.items():
        total[key] = total.get(key, 0) + n


def watch(game: Game, bots: list[Bot], watches: list[Watch]) -> list[list[tuple[int, str]]]:
    """Play a game that keeps a log to its end; `watches` are those of the bots by seat. What each seat gained, with
    the turn it came in."""
    views = [View(game, seat) for seat in range(len(bots))]
    active = -1
    turn = 0
    paid = False
    while True:
        decision: Decision | None = game.decision
        if decision is None or game.active != active or game.players[active].turns != turn:
            if 0 < turn <= LONGEST:
                player = game.players[active]
                watches[active].saw_end(turn, game.score(player), player)
            active = game.active
            turn = game.players[active].turns
            paid = False
        if decision is None:
            break
        seat = decision.player
        if not paid and decision.kind == "buy":
            paid = True
            if turn <= LONGEST:
                watches[seat].saw_coins(turn, game.coins)
        game.choose(bots[seat].decide(views[seat]))
    gains = _gains(game)
    for seat in range(len(watches)):
        watches[seat].saw_gains(gains[seat])
    return gains


def _gains(game: Game) -> list[list[tuple[int, str]]]:
    """Read from the log who gained what when."""
    turns = [0] * len(game.players)
    gains: list[list[tuple[int, str]]] = [[] for _ in game.players]
    for event in game.log or []:
        if event.type == "turn":
            turns[event.seat] = event.amount
        elif event.type == "gain":
            for name in event.shown:
                gains[event.seat].append((max(1, turns[event.seat]), name))
    return gains
