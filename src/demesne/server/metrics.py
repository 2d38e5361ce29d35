"""Numbers about the server, in the text format that Prometheus reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5)

HELP: Final = {
    "demesne_moves_total": "Answers, undoings and resignations stored by this process.",
    "demesne_games_finished_total": "Games that came to their end in this process.",
    "demesne_broken_tables_total": "Tables whose stored moves did not replay.",
    "demesne_requests_total": "HTTP requests by class of status.",
    "demesne_refused_total": "Messages and requests that were refused, by code.",
    "demesne_slow_sockets_total": "Sockets closed because they did not read.",
    "demesne_answer_seconds": "From reading an answer to its commit and acknowledgement.",
    "demesne_tables": "Tables in memory.",
    "demesne_sockets": "Connected sockets.",
    "demesne_commits_total": "Commits of the store.",
    "demesne_commit_seconds_total": "Seconds spent in commits.",
    "demesne_written_total": "Pieces of work in those commits.",
    "demesne_bot_failures_total": "Times that a bot raised, was too slow or answered nonsense.",
    "demesne_lost_threads": "Threads in an endless thought of a bot.",
    "demesne_tasks": "Tasks of the event loop.",
    "demesne_threads": "Threads of the process.",
}


class Metrics:
    """Counters of this process and one histogram."""

    def __init__(self) -> None:
        self.counts: dict[str, float] = {"demesne_moves_total": 0, "demesne_games_finished_total": 0}
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def count(self, name: str, by: float = 1) -> None:
        """Count something; the name may carry a label."""
        self.counts[name] = self.counts.get(name, 0) + by

    def answered(self, seconds: float) -> None:
        """Note how long an answer took."""
        for number, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._buckets[number] += 1
                break
        else:
            self._buckets[-1] += 1
        self._sum += seconds

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything, with these values of the moment."""
        lines: list[str] = []
        seen: set[str] = set()
        for name, value in sorted({**self.counts, **gauges}.items()):
            base = name.partition("{")[0]
            if base not in seen:
                seen.add(base)
                lines.append(f"# HELP {base} {HELP[base]}")
                lines.append(f"# TYPE {base} {'counter' if base.endswith('_total') else 'gauge'}")
            lines.append(f"{name} {value:g}")
        name = "demesne_answer_seconds"
        lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
        total = 0
        for bound, number in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            total += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        lines += [f"{name}_sum {self._sum:g}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"
