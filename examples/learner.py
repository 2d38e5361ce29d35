"""A small policy learns to beat big money: numpy only, one processor, a few minutes.

    python examples/learner.py                      # 6,000 games, the curve in learner.svg
    python examples/learner.py --games 200 --curve out.svg

The policy is linear: for each kind of decision and each action, a weight for every feature of the position. It plays
against BMU (big money that knows when to buy Duchies) and learns from the margin at the end; what it did in
better-than-average games becomes likelier (REINFORCE).
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from demesne import learn
from demesne.engine.decision import KINDS

KINGDOM = [
    "Smithy", "Village", "Market", "Laboratory", "Festival",
    "Woodcutter", "Moat", "Gardens", "Council Room", "Adventurer",
]  # fmt: skip
BATCH = 50
RATE = 0.03
COINS = 12


class Policy:
    """Weights by kind of decision, action and feature."""

    def __init__(self, layout: learn.Layout, seed: int) -> None:
        self.layout = layout
        self.random = np.random.default_rng(seed)
        cards = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse", *KINGDOM]
        self.cards = [learn.NAMES.index(card) for card in cards]
        self.size = 3 + COINS + len(cards)
        shape = (len(KINDS), learn.ACTIONS, self.size)
        self.weights = np.zeros(shape, np.float32)
        self.slope = np.zeros(shape, np.float32)
        self.mean = np.zeros(shape, np.float32)
        self.square = np.zeros(shape, np.float32)
        self.updates = 0

    def features(self, seen: np.ndarray) -> tuple[int, np.ndarray]:
        """The kind of the decision, and what the policy looks at: coins, Provinces, turn, its own cards."""
        layout = self.layout
        found = np.zeros(self.size, np.float32)
        found[0] = 1.0
        found[1] = seen[layout["pile"]][self.cards[5]] / 8.0
        found[2] = seen[layout["player_0"]][4] / 20.0
        found[3 + min(COINS - 1, int(seen[layout["turn"]][2]))] = 1.0
        found[3 + COINS :] = seen[layout["owned_0"]][self.cards] / 5.0
        return int(seen[layout["kind"]].argmax()), found

    def choose(self, seen: dict[str, np.ndarray], best: bool = False) -> tuple[int, tuple]:
        """A random action (or the likeliest), and what is needed to learn from it."""
        kind, found = self.features(seen["observation"])
        legal = np.flatnonzero(seen["action_mask"])
        scores = self.weights[kind, legal] @ found
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        place = int(chances.argmax()) if best else int(self.random.choice(len(legal), p=chances))
        return int(legal[place]), (kind, legal, place, chances, found)

    def learn(self, games: list[tuple[list[tuple], float]]) -> None:
        """Make the actions of good games likelier, using Adam."""
        values = np.array([value for _, value in games])
        gains = (values - values.mean()) / (values.std() + 1e-6)
        self.slope[:] = 0.0
        for (steps, _), gain in zip(games, gains, strict=True):
            for kind, legal, place, chances, found in steps:
                wish = -chances
                wish[place] += 1.0
                self.slope[kind, legal] += gain / len(games) * wish[:, None] * found
        self.updates += 1
        self.mean += 0.1 * (self.slope - self.mean)
        self.square += 0.001 * (self.slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.updates)
        square = self.square / (1 - 0.999**self.updates)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-6)


def play(env: learn.SeatEnv, policy: Policy, best: bool = False) -> tuple[list[tuple], float, float]:
    """One game: the steps, the points ahead of BMU, and the reward (1 for a win)."""
    seen, info = env.reset()
    steps, over, reward = [], False, 0.0
    while not over:
        action, step = policy.choose(seen, best)
        steps.append(step)
        seen, reward, over, _, info = env.step(action)
    return steps, float(info["points"][0] - info["points"][1]), reward


def practise(env: learn.SeatEnv, policy: Policy, count: int) -> list[float]:
    """Play a batch of games and learn from them; for each, 1 if it was won, 0 if it was lost."""
    games, won = [], []
    for _ in range(count):
        steps, ahead, reward = play(env, policy)
        games.append((steps, ahead + 10.0 * reward))
        won.append((reward + 1) / 2)
    policy.learn(games)
    return won


def curve(points: list[tuple[int, float]]) -> str:
    """The share of games won against the number of games played, as a chart."""
    width, height, left, bottom = 640, 360, 50, 40
    most = max(points[-1][0], 1)
    line = " ".join(
        f"{left + (width - left - 10) * games / most:.1f},{height - bottom - (height - bottom - 10) * won:.1f}"
        for games, won in points
    )
    half = height - bottom - (height - bottom - 10) * 0.5
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
        f'<line x1="{left}" y1="{half}" x2="{width - 10}" y2="{half}" stroke="#bbb" stroke-dasharray="4"/>'
        f'<polyline points="{line}" fill="none" stroke="#3b6fb6" stroke-width="2"/>'
        f'<text x="{left}" y="{height - 12}">0</text>'
        f'<text x="{width - 10}" y="{height - 12}" text-anchor="end">{most} games</text>'
        f'<text x="{left - 6}" y="{half + 4}" text-anchor="end">50%</text>'
        f'<text x="{left - 6}" y="20" text-anchor="end">100%</text>'
        f'<text x="{left + 6}" y="20">share of games won against BMU</text></svg>'
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=6000, help="how many games to learn from")
    options.add_argument("--test", type=int, default=300, help="how many games to test with")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--curve", type=Path, default=Path("learner.svg"))
    chosen = options.parse_args()
    env = learn.seat_env(KINGDOM, bots=["bmu"], lay_treasures=True, turn_limit=30)
    env.reset(seed=chosen.seed)
    policy = Policy(env.layout, chosen.seed)
    began, points, recent = time.monotonic(), [(0, 0.0)], []
    for start in range(0, chosen.games, BATCH):
        recent += practise(env, policy, min(BATCH, chosen.games - start))
        if start // BATCH % 4 == 3 or start + BATCH >= chosen.games:
            won = float(np.mean(recent[-200:]))
            points.append((len(recent), won))
            print(
                f"{len(recent):6} games  {time.monotonic() - began:5.0f} s  won of the last 200: {won:.1%}", flush=True
            )
    env.reset(seed=chosen.seed + 1000)  # Games without learning.
    wins = [(play(env, policy, best=True)[2] + 1) / 2 for _ in range(chosen.test)]
    print(f"tested in {chosen.test} fresh games: {np.mean(wins):.1%} won")
    chosen.curve.write_text(curve(points), "utf-8")
    print(f"the curve is in {chosen.curve}")


if __name__ == "__main__":
    main()
