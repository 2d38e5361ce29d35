"""Games watched turn by turn: what a bot has to spend, what it owns, what it gains and when."""

from __future__ import annotations

from typing import Final

from demesne.engine.game import Game
from demesne.engine.player import Player
from demesne.engine.view import View
from demesne.lab.play import Bot

LONGEST: Final = 60
"""The last turn that is watched."""

Counts = dict[int, int]
"""How often each number was seen."""

CardCounts = dict[str, int]


class Watch:
    """What one bot did, turn by turn, added up over games. Only whole numbers, so the order of adding doesn't matter.

    Turn n is at place n; `coins` is what there was to spend when the first card was bought, `points`, `sizes` and
    `deck` are at the end of the turn, `gained` counts cards by the bot's turn in which (or after which) they came;
    `first` is the turn in which a card first came.
    """

    def __init__(self) -> None:
        self.games = 0
        self.turns: list[int] = [0] * (LONGEST + 1)
        self.coins: list[Counts] = [{} for _ in range(LONGEST + 1)]
        self.points: list[Counts] = [{} for _ in range(LONGEST + 1)]
        self.sizes: list[Counts] = [{} for _ in range(LONGEST + 1)]
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
            _add_numbers(self.sizes[turn], other.sizes[turn])
            _add_cards(self.deck[turn], other.deck[turn])
            _add_cards(self.gained[turn], other.gained[turn])
        for name, turns in other.first.items():
            mine = self.first.get(name)
            if mine is None:
                self.first[name] = dict(turns)
            else:
                _add_numbers(mine, turns)

    def saw_coins(self, turn: int, coins: int) -> None:
        """Note that there were this many coins to spend."""
        _add_numbers(self.coins[turn], {coins: 1})

    def saw_end(self, turn: int, points: int, player: Player) -> None:
        """Note that a turn ended with this many points and these cards."""
        self.turns[turn] += 1
        _add_numbers(self.points[turn], {points: 1})
        deck = self.deck[turn]
        owned = player.owned()
        _add_numbers(self.sizes[turn], {len(owned): 1})
        for card in owned:
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
    """Play a game that keeps a log to its end; `watches` are those of the bots by seat. Returns what each seat gained,
    with the turn it came in.
    """
    views = [View(game, seat) for seat in range(len(bots))]
    active = -1
    turn = 0
    paid = False
    while True:
        decision = game.decision
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
