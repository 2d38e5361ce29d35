"""What a bot does turn by turn: money, points, deck and gains, from the games that were watched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from demesne.lab.chance import quantile
from demesne.lab.watch import LONGEST, Watch

LEAST: Final = 0.1
"""A turn is shown if at least this share of the games reached it."""

BAND: Final = (0.1, 0.9)


@dataclass
class Curve:
    """A number by turn, from turn 1: its mean and the band that contains the middle eight in ten games."""

    mean: list[float]
    low: list[int]
    high: list[int]

    def to_dict(self) -> dict[str, object]:
        """The curve as plain data."""
        return dict(vars(self))


@dataclass
class Gain:
    """A card that a bot gains: how many per game, how often at all, and in which turn the first one on average."""

    card: str
    copies: float
    games: float
    first: float
    by_turn: list[float]
    """How many in each turn, from turn 1, over all games."""

    def to_dict(self) -> dict[str, object]:
        """The gain as plain data."""
        return dict(vars(self))


@dataclass
class Curves:
    """What a bot does in each turn, over the games that were watched."""

    name: str
    games: int
    money: Curve
    points: Curve
    size: Curve
    """How many cards are owned at the end of each turn."""
    deck: dict[str, list[float]]
    """How many of a card are owned at the end of each turn, most first."""
    gains: list[Gain]
    """What is gained, most first."""

    def to_dict(self) -> dict[str, object]:
        """The curves as plain data."""
        return {
            "bot": self.name,
            "games": self.games,
            "money": self.money.to_dict(),
            "points": self.points.to_dict(),
            "size": self.size.to_dict(),
            "deck": self.deck,
            "gains": [gain.to_dict() for gain in self.gains],
        }


def curves_of(name: str, watch: Watch) -> Curves:
    """The curves for what was watched."""
    games = watch.games
    turns = [turn for turn in range(1, LONGEST + 1) if watch.turns[turn] and watch.turns[turn] >= LEAST * games]
    return Curves(
        name=name,
        games=games,
        money=_curve([watch.coins[turn] for turn in turns]),
        points=_curve([watch.points[turn] for turn in turns]),
        size=_curve([watch.sizes[turn] for turn in turns]),
        deck=_deck(watch, turns),
        gains=_gains(watch),
    )


def _curve(counts: Sequence[Mapping[int, int]]) -> Curve:
    means = []
    for seen in counts:
        n = sum(seen.values())
        means.append(sum(value * count for value, count in seen.items()) / n if n else 0.0)
    low, high = BAND
    return Curve(means, [quantile(seen, low) for seen in counts], [quantile(seen, high) for seen in counts])


def _deck(watch: Watch, turns: Sequence[int]) -> dict[str, list[float]]:
    cards = {card for turn in turns for card in watch.deck[turn]}
    total = {card: sum(watch.deck[turn].get(card, 0) for turn in turns) for card in cards}
    return {
        card: [watch.deck[turn].get(card, 0) / watch.turns[turn] for turn in turns]
        for card in sorted(cards, key=lambda card: (-total[card], card))
    }


def _gains(watch: Watch) -> list[Gain]:
    games = watch.games
    if not games:
        return []
    last = max((turn for turn in range(LONGEST + 1) if watch.gained[turn]), default=0)
    found = []
    for card, first in watch.first.items():
        by_turn = [watch.gained[turn].get(card, 0) for turn in range(1, last + 1)]
        some = sum(first.values())
        when = sum(turn * count for turn, count in first.items()) / some
        found.append(Gain(card, sum(by_turn) / games, some / games, when, [count / games for count in by_turn]))
    return sorted(found, key=lambda gain: (-gain.copies, gain.card))
