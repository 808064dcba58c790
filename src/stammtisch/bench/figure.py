"""A figure: one measured value with its unit, spread and peer, and its two printed forms.

What belongs here: the value itself as line and as JSON. What does not: how it was measured.
"""

import json
from dataclasses import asdict, dataclass, replace
from statistics import mean, median
from typing import Self


@dataclass(frozen=True, slots=True)
class Peer:
    """What somebody else's program reached at the same task in the same run; `value` in the figure's unit."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Spread:
    """Smallest, middle and largest value of all rounds."""

    smallest: float
    middle: float
    largest: float

    @classmethod
    def of(cls, values: list[float]) -> Self:
        """Spread of at least one value. Raises ValueError when there is none."""
        if not values:
            raise ValueError("no round was measured")
        return cls(min(values), median(values), max(values))


@dataclass(frozen=True, slots=True)
class Quantiles:
    """How the single times of a set of tasks are spread, in the figure's unit: few hard ones make most of a mean."""

    mean: float
    median: float
    p90: float
    p99: float
    max: float

    @classmethod
    def of(cls, values: list[float]) -> Self:
        """Quantiles of at least one value."""
        rising = sorted(values)
        p90, p99 = (rising[min(len(rising) - 1, len(rising) * share // 100)] for share in (90, 99))
        return cls(mean(rising), median(rising), p90, p99, rising[-1])


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure. Units: ns, ms, s, kB, 1/s, %, sd (standard deviations); `n`: how many steps or games a round counted.

    error: the standard error of a value that chance has a part in, such as a share of wins.
    """

    name: str
    value: float
    unit: str
    n: int
    spread: Spread
    peer: Peer | None = None
    error: float | None = None
    quantiles: Quantiles | None = None

    def times(self, number: int) -> Self:
        """The rate of single things, where a step did so many of them at once."""
        spread = Spread(self.spread.smallest * number, self.spread.middle * number, self.spread.largest * number)
        return replace(self, value=self.value * number, n=self.n * number, spread=spread)

    def as_json(self) -> str:
        """The figure as one line of JSON; its keys are stable, and `ratio` is our value over the peer's.

        `quantiles` is there only where a figure has them.
        """
        spread = self.spread
        said = {
            "name": self.name,
            "value": _rounded(self.value),
            "unit": self.unit,
            "n": self.n,
            **({} if self.error is None else {"error": _rounded(self.error)}),
            "spread": [_rounded(value) for value in (spread.smallest, spread.middle, spread.largest)],
            "peer": self.peer and {"name": self.peer.name, "value": _rounded(self.peer.value), "ratio": self._ratio()},
        }
        if self.quantiles is not None:
            said["quantiles"] = {name: _rounded(value) for name, value in asdict(self.quantiles).items()}
        return json.dumps(said)

    def as_line(self) -> str:
        """The figure as a line for people."""
        line = f"{self.name:<32} {_shown(self.value):>12} {self.unit:<4} n={self.n}"
        if self.error is not None:
            line += f" ± {_shown(self.error)}"
        if self.peer is not None:
            line += f"  {self.peer.name}: {_shown(self.peer.value)} {self.unit}, ratio {self._ratio()}"
        if self.quantiles is not None:
            line += "  " + ", ".join(f"{name} {_shown(value)}" for name, value in asdict(self.quantiles).items())
        return line

    def _ratio(self) -> float:
        assert self.peer is not None
        return _rounded(self.value / self.peer.value)


def _rounded(value: float) -> float:
    """Four significant digits: what a second run can confirm."""
    return float(f"{value:.4g}")


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
