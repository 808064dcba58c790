"""What a server counts and times, for `/metrics` and the host's page. Names of tables and people are in none of it.

Not here: who may read it (`admin_routes.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds; a time is told as the bound below which it lies."""

COMMANDS: Final = "commands"
"""The name under which what is asked over sockets of tables is told beside the routes."""


@dataclass(frozen=True, slots=True)
class Figures:
    """How often something was done, how often it failed by our fault, and its times in seconds."""

    name: str
    count: int
    errors: int
    p50: float
    p99: float


class Measured:
    """Counts and times of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Histogram(
            "stammtisch_request_seconds", "Time to answer a request", ["route"], buckets=BOUNDS, registry=self._registry
        )
        self._statuses = Counter(
            "stammtisch_requests", "Answers by status", ["route", "status"], registry=self._registry
        )
        self._commands = Histogram(
            "stammtisch_command_seconds",
            "Time from a command's arrival at its table until it is stored",
            buckets=BOUNDS,
            registry=self._registry,
        )
        self._answers = Counter(
            "stammtisch_commands", "Commands by kind and answer", ["kind", "answer"], registry=self._registry
        )

        self._counted: dict[tuple[str, str], Counter] = {}

    def watch(self, name: str, help_text: str, read: Callable[[], float]) -> None:
        """A figure that is read when it is asked for."""
        Gauge(f"stammtisch_{name}", help_text, registry=self._registry).set_function(read)

    def request(self, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(route).observe(seconds)
        self._statuses.labels(route, str(status)).inc()

    def command(self, kind: str, answer: str, seconds: float) -> None:
        """A command of a table was answered: accepted, or refused by this code."""
        self._commands.observe(seconds)
        counted = self._counted.get((kind, answer))
        if counted is None:
            counted = self._counted[kind, answer] = self._answers.labels(kind, answer)
        counted.inc()

    def text(self) -> bytes:
        """All of it, in the text form of Prometheus."""
        return generate_latest(self._registry)

    def routes(self) -> tuple[Figures, ...]:
        """Every route that was asked, the most asked first."""
        names = sorted({labels["route"] for labels, _ in self._samples("stammtisch_request_seconds_count")})
        figures = [self._figures("stammtisch_request_seconds", name, {"route": name}) for name in names]
        return tuple(sorted(figures, key=lambda figure: -figure.count))

    def commands(self) -> Figures:
        """All commands of tables together."""
        return self._figures("stammtisch_command_seconds", COMMANDS, {})

    def _figures(self, metric: str, name: str, labels: dict[str, str]) -> Figures:
        buckets = sorted(
            (float(found["le"]), int(value))
            for found, value in self._samples(f"{metric}_bucket")
            if labels.items() <= found.items()
        )
        count = buckets[-1][1] if buckets else 0
        return Figures(name, count, self._errors(labels), _bound(buckets, count, 0.5), _bound(buckets, count, 0.99))

    def _errors(self, labels: dict[str, str]) -> int:
        if not labels:
            return 0
        statuses = self._samples("stammtisch_requests_total")
        own = [value for found, value in statuses if labels.items() <= found.items() and found["status"] >= "500"]
        return int(sum(own))

    def _samples(self, name: str) -> list[tuple[dict[str, str], float]]:
        metrics = self._registry.collect()
        return [(sample.labels, sample.value) for metric in metrics for sample in metric.samples if sample.name == name]


def _bound(buckets: list[tuple[float, int]], count: int, share: float) -> float:
    """Below which bound this share of all times lies; the last one stands for all above it."""
    found = next((bound for bound, below in buckets if count and below >= share * count), 0.0)
    return BOUNDS[-1] if found == inf else found
