"""Environments for reinforcement learning (extra `learn`: numpy, gymnasium, pettingzoo).

    from demesne import learn

    env = learn.aec_env("First Game", players=2)      # PettingZoo: every seat is an agent
    env = learn.seat_env("First Game", bots=["bmu"])  # Gymnasium: one seat, bots at the others
    envs = learn.vector_env(8, "First Game")          # Gymnasium: several of these at once

All have the same spaces for every kingdom of all sets. An answer is given by single choices: an action picks an option
by its label, or ends the answer (`STOP`), and the mask says which are allowed. Observations show what the seat's view
shows, and nothing more. docs/learn.md has every field.
"""

from importlib.util import find_spec

from demesne.texts.calling import as_called

_missing = [name for name in ("gymnasium", "numpy", "pettingzoo") if find_spec(name) is None]
if _missing:
    raise ImportError(
        as_called(f'demesne.learn needs an extra: pip install "demesne[learn]" (missing: {", ".join(_missing)})')
    )

from demesne.learn.aec import DemesneAEC, aec_env  # noqa: E402
from demesne.learn.seat import SeatEnv, seat_env, vector_env  # noqa: E402
from demesne.learn.spaces import ACTIONS, NAMES, STOP, Layout, action_of, label_of  # noqa: E402

__all__ = [
    "ACTIONS",
    "NAMES",
    "STOP",
    "DemesneAEC",
    "Layout",
    "SeatEnv",
    "action_of",
    "aec_env",
    "label_of",
    "seat_env",
    "vector_env",
]
