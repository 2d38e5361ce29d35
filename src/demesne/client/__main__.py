"""A bot in one page: `python -m demesne.client LINK [NAME]` takes a seat and plays for money."""

from __future__ import annotations

import sys

from demesne.client import ClientError, play
from demesne.engine.view import View

WANTED = ("Province", "Gold", "Duchy", "Silver")


class Money:
    """Plays all Treasures, buys the best of four cards, and otherwise does as little as is allowed."""

    def decide(self, view: View) -> list[str]:
        """The labels that answer `view.decision`."""
        decision = view.decision
        assert decision is not None
        if decision.kind == "treasure":
            return decision.options
        if decision.kind == "buy":
            late = view.left("Province") <= 4
            return [card for card in WANTED if card in decision.options and (late or card != "Duchy")][:1]
        return decision.options[: decision.min]


def main() -> int:
    """Play one game."""
    if not 2 <= len(sys.argv) <= 3 or sys.argv[1].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        result = play(sys.argv[1], (*sys.argv, "Money")[2], Money())
    except ClientError as error:
        print(f"demesne.client: {error}", file=sys.stderr)
        return 1
    print(f"points {result['scores']}, won by {result['winners']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
