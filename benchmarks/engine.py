"""Games per CPU-second of the engine, two players, no log, compared with pyminion in the same run; and the cost of a
fork.
"""

from __future__ import annotations

from typing import ClassVar

import demesne
from benchmarks._measure import rate
from benchmarks._players import Player, big_money, big_money_smithy, engine, random_play
from benchmarks.pyminion_mirror import pyminion_rate
from demesne.cards import CARDS, KINGDOM
from demesne.engine import luck, quick
from demesne.engine.card import Kind
from demesne.engine.game import Game, deal
from demesne.engine.setup import make_setup, may_be_bane

TABLE = ("Village", "Smithy", "Market", "Militia", "Chapel", "Witch", "Cellar", "Mine", "Remodel", "Workshop")
ROUNDS = 5
SECONDS = 1.0


class Mirror:
    """One game after the other, each with its own seed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seed = 0

    def __call__(self) -> None:
        self.seed += 1
        self.player(demesne.new_game(TABLE, 2, self.seed))


class BaseAlone(Mirror):
    """The same games with a catalogue that contains only the base game."""

    catalogue: ClassVar[dict[str, Kind]] = {name: kind for name, kind in CARDS.items() if kind.set in ("basic", "base")}

    def __call__(self) -> None:
        self.seed += 1
        self.player(deal(self.catalogue, make_setup(self.catalogue, TABLE, 2, self.seed)))


class RandomBase:
    """Random players at a table of the base game."""

    seed = 0

    def __call__(self) -> None:
        self.seed += 1
        random_play(demesne.new_game(TABLE, 2, self.seed, turn_limit=40), self.seed)


class RandomKingdoms:
    """Random players, every game with another random kingdom of all sets."""

    seed = 0

    def __call__(self) -> None:
        self.seed += 1
        names = list(KINGDOM)
        luck.shuffle(names, luck.keys(self.seed)[0], 0)
        bane = None
        if "Young Witch" in names[:10]:
            bane = next(name for name in names[10:] if may_be_bane(CARDS[name]))
        random_play(demesne.new_game(names[:10], 2, self.seed, bane=bane, turn_limit=40), self.seed)


def middle_of_a_turn(kind: str, source: str | None) -> Game:
    """A game of the engine players that waits for such a decision, some way in."""
    for seed in range(1000):
        game = demesne.new_game(TABLE, 2, seed)
        while game.decision is not None and game.players[0].turns < 12:
            if game.number > 60 and game.decision.kind == kind and game.decision.source == source:
                return game
            step(game)
    raise LookupError(f"no game came to {kind} {source}")


def step(game: Game) -> None:
    """One answer of the engine player."""
    decision = game.decision
    assert decision is not None
    if decision.kind == "treasure":
        quick.choose_all(game)
    elif decision.kind == "buy":
        wanted = [decision.find(name) for name in ("Militia", "Village", "Smithy", "Chapel", "Silver")]
        game.choose([i for i in wanted if i >= 0][:1])
    else:
        game.choose(list(range(max(decision.min, min(decision.max, 1)))))


def late_game() -> Game:
    """A game with large decks at a buy decision in its fifteenth turn."""
    game = demesne.new_game(TABLE, 2, 1)
    while game.players[1].turns < 15 or game.decision is None or game.decision.kind != "buy":
        decision = game.decision
        assert decision is not None
        if decision.kind == "buy":
            wanted = [decision.find(name) for name in ("Gold", "Market", "Smithy", "Silver")]
            game.choose([i for i in wanted if i >= 0][:1])
        else:
            step(game)
    return game


class Imagining:
    """One imagined game after the other, each with its own seed."""

    def __init__(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        self.view = game.view(decision.player)
        self.seed = 0

    def __call__(self) -> None:
        self.seed += 1
        self.view.imagine(self.seed)


def main() -> None:
    print(f"engine: {'compiled' if demesne.engine.game.__file__.endswith(('.so', '.pyd')) else 'pure Python'}")
    for name, player, other in (
        ("big money", big_money, "big money"),
        ("big money + smithy", big_money_smithy, "big money + smithy"),
    ):
        mirror = Mirror(player)
        pairs = [(rate(mirror, SECONDS), pyminion_rate(other, SECONDS)) for _ in range(ROUNDS)]
        ratio = sorted(ours / theirs for ours, theirs in pairs)[ROUNDS // 2]
        ours, theirs = (max(pair[side] for pair in pairs) for side in (0, 1))
        print(f"{name:28} {ours:9.0f} games/s   pyminion {theirs:6.0f}   {ratio:5.1f} x (median of {ROUNDS} pairs)")
    for name, player in (("big money", big_money), ("action-heavy", engine)):
        pairs = [(rate(Mirror(player), SECONDS), rate(BaseAlone(player), SECONDS)) for _ in range(ROUNDS)]
        ratio = sorted(nine / base for nine, base in pairs)[ROUNDS // 2]
        print(f"{name + ', nine sets known':28} {ratio:9.2f} of the speed with the base game alone")
    print(f"{'action-heavy':28} {rate(Mirror(engine), SECONDS * 3):9.0f} games/s")
    print(f"{'random players, base':28} {rate(RandomBase(), SECONDS * 3):9.0f} games/s (40 turns each at most)")
    print(f"{'random players, all sets':28} {rate(RandomKingdoms(), SECONDS * 3):9.0f} games/s (40 turns each at most)")
    for label, game in (
        ("fork at a buy", middle_of_a_turn("buy", None)),
        ("fork at an action", middle_of_a_turn("action", None)),
        ("fork inside Militia", middle_of_a_turn("discard", "Militia")),
    ):
        print(f"{label:28} {1e6 / rate(game.fork, SECONDS):9.2f} microseconds")
    for label, game in (
        ("imagine at a late buy", late_game()),
        ("imagine inside Militia", middle_of_a_turn("discard", "Militia")),
    ):
        print(f"{label:28} {1e6 / rate(Imagining(game), SECONDS):9.2f} microseconds")
