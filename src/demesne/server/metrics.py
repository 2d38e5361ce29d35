"""Numbers about the server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5)

# The time a counter was created says nothing beyond the process's start time.
disable_created_metrics()  # type: ignore[no-untyped-call]


class CountedElsewhere(Collector):
    """A counter whose value is kept by another part of the server."""

    def __init__(self, name: str, words: str, count: Callable[[], float]) -> None:
        self._name = name
        self._words = words
        self._count = count

    def collect(self) -> Iterator[Metric]:
        """The current value."""
        yield CounterMetricFamily(self._name, self._words, self._count())


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.moves = self._counter("moves", "Answers, undoings and resignations stored by this process.")
        self.games_finished = self._counter("games_finished", "Games that came to their end in this process.")
        self.broken_tables = self._counter("broken_tables", "Tables whose stored moves did not replay.")
        self.requests = self._counter("requests", "HTTP requests by class of status.", "status")
        self.refused = self._counter("refused", "Messages and requests that were refused, by code.", "code")
        self.slow_sockets = self._counter("slow_sockets", "Sockets closed because they did not read.")
        self.reviews = self._counter("reviews", "Reviews of games that were made.")
        self.hints = self._counter("hints", "Hints that were given.")
        self.lab_games = self._counter("lab_games", "Games that were played in the lab.")
        self.answer_seconds = Histogram(
            "demesne_answer_seconds",
            "From reading an answer to its commit and acknowledgement.",
            buckets=BOUNDS,
            registry=self._registry,
        )

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(f"demesne_{name}", words, labels, registry=self._registry)

    def gauge(self, name: str, words: str, value: Callable[[], float]) -> None:
        """Show a gauge."""
        Gauge(f"demesne_{name}", words, registry=self._registry).set_function(value)

    def counter(self, name: str, words: str, value: Callable[[], float]) -> None:
        """Show a counter kept by another part of the server."""
        self._registry.register(CountedElsewhere(f"demesne_{name}", words, value))

    def text(self) -> bytes:
        """All metrics, in the text format of Prometheus."""
        return generate_latest(self._registry)
