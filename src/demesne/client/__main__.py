"""A bot in one page: `python -m demesne.client LINK [NAME]` takes a seat and plays for money."""

from __future__ import annotations

import sys
from typing import Any

from demesne.client.client import ClientError, play

WANTED = ("Province", "Gold", "Duchy", "Silver")


def decide(view: dict[str, Any]) -> list[str]:
    """Play all Treasures, buy the best of four cards, and otherwise do as little as is allowed."""
    decision = view["decision"]
    options: list[str] = decision["options"]
    if decision["kind"] == "treasure":
        return options
    if decision["kind"] == "buy":
        late = next(pile["count"] for pile in view["supply"] if pile["pile"] == "Province") <= 4
        for card in WANTED:
            if card in options and (late or card != "Duchy"):
                return [card]
        return []
    return options[: decision["min"]]


def main() -> int:
    """Play one game."""
    if not 2 <= len(sys.argv) <= 3:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        result = play(sys.argv[1], (*sys.argv, "Money")[2], decide)
    except ClientError as error:
        print(f"demesne.client: {error}", file=sys.stderr)
        return 1
    print(f"points {result['scores']}, won by {result['winners']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
