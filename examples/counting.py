"""A bot that thinks ahead with what its view shows: it counts the cards that it may still draw.

    python examples/counting.py

Before it buys, it asks what each purchase does to the coins of an average hand. search.py looks ahead by playing.
"""

from __future__ import annotations

import argparse

from demesne import View, lab

KINGDOM = ["Smithy", "Village", "Market", "Laboratory", "Festival", "Moat", "Cellar", "Militia", "Remodel", "Mine"]


class Counting:
    """Buys Treasures and Smithies by the coins that an average hand will have with them."""

    def decide(self, view: View) -> list[str]:
        """The labels that answer `view.decision`."""
        decision = view.decision
        assert decision is not None
        options = decision.options
        if decision.kind == "treasure":
            return options
        if decision.kind == "action":
            # Three more cards are worth it as long as there is money left to draw.
            return ["Smithy"] if "Smithy" in options and self.coins_to_draw(view) > 0 else options[:0]
        if decision.kind == "buy":
            return self.purchase(view, options)
        if decision.kind == "discard":
            return sorted(options, key=lambda card: (view.kind(card).coins, view.kind(card).cost))[: decision.min]
        return options[: decision.min]

    def coins_to_draw(self, view: View) -> int:
        """The coins in its own deck; a perfect memory knows them, though not their order."""
        return sum(view.kind(card).coins * count for card, count in view.own_deck().items())

    def purchase(self, view: View, options: list[str]) -> list[str]:
        """A Province if it is affordable; points when the game nears its end; else what helps an average hand most."""
        assert view.seat is not None
        left = view.left("Province")
        points = ["Province"] + (["Duchy"] if left <= 5 else []) + (["Estate"] if left <= 2 else [])
        for card in points:
            if card in options:
                return [card]
        mine = view.owned(view.seat)
        helpful = [card for card in ("Gold", "Silver", "Smithy") if card in options]
        best = max(helpful, key=lambda card: self.average(view, mine, card), default=None)
        if best is None or self.average(view, mine, best) <= self.average(view, mine):
            return []
        return [best]

    def average(self, view: View, mine: dict[str, int], more: str | None = None) -> float:
        """The coins of an average hand with one more card: five cards, and three for each Smithy among them."""
        cards = dict(mine)
        if more is not None:
            cards[more] = cards.get(more, 0) + 1
        total = sum(cards.values())
        coins = sum(view.kind(card).coins * count for card, count in cards.items()) / total
        smithy = 1 - (1 - min(1.0, 5 / total)) ** cards.get("Smithy", 0)
        return coins * (5 + 3 * smithy)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=200)
    print(lab.match(Counting, "bmu", games=options.parse_args().games, kingdom=KINGDOM, seed=1))


if __name__ == "__main__":
    main()
