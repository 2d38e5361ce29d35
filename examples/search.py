"""A bot that searches: before it buys, it plays imagined games to the end with each card it can afford.

    python examples/search.py

`View.imagine` gives it a game that agrees with all it knows; everything else is dealt again. A search through forks
would look at cards that nobody may know: a fork is the true game.
"""

from __future__ import annotations

import argparse

from demesne import Game, View, lab
from demesne.bots import make_bot

KINGDOM = ["Smithy", "Village", "Market", "Laboratory", "Festival", "Moat", "Cellar", "Militia", "Remodel", "Mine"]
IMAGINED = 12
"""How many games it plays for each card."""


class Searching:
    """Plays as the steward does, and buys the card with which the steward wins most of the imagined games."""

    def __init__(self) -> None:
        self.steward = make_bot("steward")

    def decide(self, view: View) -> list[int]:
        """The option numbers that answer `view.decision`."""
        decision = view.decision
        assert decision is not None
        if decision.kind != "buy":
            return self.steward.decide(view)
        cards = [None, *range(len(decision.options))]
        # The same seeds for all, so that two cards differ by the cards, not by luck.
        points = {card: sum(self.lead(view, card, seed) for seed in range(IMAGINED)) for card in cards}
        best = max(cards, key=lambda card: points[card])
        return [] if best is None else [best]

    def lead(self, view: View, card: int | None, seed: int) -> float:
        """What buying a card is worth in one imagined game: a win above all, then the points."""
        seat = view.seat
        assert seat is not None
        game: Game = view.imagine(f"{view.turns(seat)} {seed}")
        game.choose([] if card is None else [card])
        bots = [make_bot("steward") for _ in range(view.players)]
        while game.decision is not None:
            player = game.decision.player
            game.choose(bots[player].decide(game.view(player)))
        scores = [game.score(player) for player in game.players]
        return (seat in game.winners()) + (scores[seat] - max(scores)) / 1000


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=20)
    print(lab.match(Searching, "bmu", games=options.parse_args().games, kingdom=KINGDOM, seed=1))


if __name__ == "__main__":
    main()
