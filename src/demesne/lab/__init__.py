"""Many games: matches, tournaments, solo games, sweeps, tuning, and one game explained. docs/lab.md explains it all.

>>> from demesne import lab
>>> result = lab.match("bmu", "bm0", games=20, kingdom="none", seed=1)
>>> result.games
20
>>> [score.wins + score.ties + score.losses for score in result.scores]
[20, 20]

All results are plain: numbers, texts, lists and dicts in small data classes, each with a `to_dict`.
"""

from demesne.lab.chance import Estimate, Rating
from demesne.lab.curves import Curve, Curves, Gain
from demesne.lab.entrants import Entrant, find_entrant
from demesne.lab.errors import LabError
from demesne.lab.kingdom_source import KingdomSource, read_source
from demesne.lab.match import match
from demesne.lab.match_result import MatchResult, Score, Verdict
from demesne.lab.plot import plot_match, plot_solo, plot_sweep, plot_tournament, plot_vary
from demesne.lab.report import match_page, solo_page, sweep_page, tournament_page, vary_page
from demesne.lab.solo import Milestone, SoloResult, solo
from demesne.lab.sweep import Helped, SweepResult, sweep
from demesne.lab.tournament import Pairing, Rank, TournamentResult, tournament
from demesne.lab.transcript import Chapter, Transcript, explain
from demesne.lab.tune import Trial, TuneResult, tune
from demesne.lab.vary import Axis, Cell, VaryResult, vary

__all__ = [
    "Axis",
    "Cell",
    "Chapter",
    "Curve",
    "Curves",
    "Entrant",
    "Estimate",
    "Gain",
    "Helped",
    "KingdomSource",
    "LabError",
    "MatchResult",
    "Milestone",
    "Pairing",
    "Rank",
    "Rating",
    "Score",
    "SoloResult",
    "SweepResult",
    "TournamentResult",
    "Transcript",
    "Trial",
    "TuneResult",
    "VaryResult",
    "Verdict",
    "explain",
    "find_entrant",
    "match",
    "match_page",
    "plot_match",
    "plot_solo",
    "plot_sweep",
    "plot_tournament",
    "plot_vary",
    "read_source",
    "solo",
    "solo_page",
    "sweep",
    "sweep_page",
    "tournament",
    "tournament_page",
    "tune",
    "vary",
    "vary_page",
]
