"""A bot in Python: a class with `decide(view)`. This one plays Chapel and Witch.

python examples/bot.py                          # 200 games against big money
demesne match examples/bot.py:Cauldron bmu      # the same from the command line
demesne play --bot examples/bot.py:Cauldron     # against you
"""

from __future__ import annotations

import argparse

from demesne import View, lab

KINGDOM = ["Chapel", "Witch", "Laboratory", "Village", "Smithy", "Market", "Moat", "Militia", "Cellar", "Festival"]


class Cauldron:
    """Thin the deck with one Chapel, curse with two Witches, then buy Laboratories, Gold and Provinces."""

    def decide(self, view: View) -> list[str]:
        """The labels that answer `view.decision`."""
        decision = view.decision
        assert decision is not None
        if decision.kind == "treasure":
            return decision.options
        if decision.kind == "action":
            return self.first(decision.options, ("Laboratory", "Witch", "Chapel"))
        if decision.kind == "buy":
            return self.first(decision.options, self.wanted(view))
        if decision.source == "Chapel":
            mine = view.owned(decision.player)
            junk = ["Curse", "Estate"] + (["Copper"] if mine.get("Silver", 0) + mine.get("Gold", 0) >= 2 else [])
            return [card for card in decision.options if card in junk][: decision.max]
        if decision.source == "Militia":
            worst = sorted(decision.options, key=lambda card: (view.kind(card).cost, card))
            return worst[: decision.min]
        return decision.options[: decision.min]

    def wanted(self, view: View) -> list[str]:
        """What to buy, the best first."""
        assert view.seat is not None
        mine = view.owned(view.seat)
        wanted = ["Province"]
        if view.left("Province") <= 4:
            wanted.append("Duchy")
        if mine.get("Witch", 0) < 2:
            wanted.append("Witch")
        wanted += ["Gold", "Laboratory"]
        if not mine.get("Chapel", 0):
            wanted.append("Chapel")
        return [*wanted, "Silver"]

    @staticmethod
    def first(options: list[str], wanted: list[str] | tuple[str, ...]) -> list[str]:
        """The first of these that is offered, if any."""
        return [card for card in wanted if card in options][:1]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=200)
    print(lab.match(Cauldron, "bmu", games=options.parse_args().games, kingdom=KINGDOM, seed=1))


if __name__ == "__main__":
    main()
