"""A thousand games as a data frame, and a plot. It needs the extra `data` (pip install "demesne[data]").

python examples/thousand_games.py --plot games.svg
"""

from __future__ import annotations

import argparse
from pathlib import Path

from demesne import data, lab


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--plot", type=Path, default=Path("games.svg"))
    chosen = options.parse_args()
    result = lab.match("smu", "bmu", games=chosen.games, seed=1)
    games = data.frame(result)
    print(games.head())
    print(games.groupby("bot")[["won", "points", "turns"]].mean().round(2))
    print("with the first turn, and without it:")
    print(games.assign(first=games["seat"] == 0).groupby(["bot", "first"])["won"].mean().round(3))
    lab.plot_match(result, chosen.plot)
    print(f"the plot is in {chosen.plot}")


if __name__ == "__main__":
    main()
