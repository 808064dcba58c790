"""What a solver answers with: bounds of a value, yes or no to a question, and how much work may go into it.

What belongs here: the forms, for every game. What does not: any search.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from enum import Enum
from typing import Final

FIRST_CHUNK: Final = 20_000
"""Nodes between two looks at the clock, at first: two or three milliseconds."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """A value that lies from `least` to `most`, both included. Only a limit leaves them apart."""

    least: int
    most: int

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.least == self.most

    @property
    def value(self) -> int:
        """The value. Raises ValueError where it is not known."""
        if not self.exact:
            raise ValueError(f"the value is not known, only that it lies from {self.least} to {self.most}")
        return self.least


class Answer(Enum):
    """Yes, no, or not found out within the limit."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Limit:
    """How much work may go into one question; what runs out first ends it, and then the answer is a bound."""

    nodes: int = 1 << 60
    seconds: float = float("inf")


UNLIMITED: Final = Limit()


class OutOfLimit(Exception):
    """The limit is used up. Stays inside the solvers: they answer with what is proven so far."""


class Account:
    """What is left of a limit, handed out to a search in chunks of nodes."""

    def __init__(self, limit: Limit) -> None:
        self._nodes = limit.nodes
        self._spent = 0
        self._start = time.perf_counter()
        self._seconds = limit.seconds

    def spend(self, nodes: int) -> None:
        """Note that a search has taken so many nodes."""
        self._nodes -= nodes
        self._spent += nodes

    def chunk(self, wanted: int) -> int:
        """How many nodes a search may take next: with a time limit at most `wanted`. Raises OutOfLimit at the end."""
        chunk = self._nodes
        if self._seconds != float("inf"):
            chunk = min(chunk, wanted, self._nodes_in_time())
        if chunk <= 0:
            raise OutOfLimit
        return chunk

    def _nodes_in_time(self) -> int:
        """So many nodes as the time left is good for, at the pace so far."""
        passed = time.perf_counter() - self._start
        if passed >= self._seconds:
            return 0
        if self._spent == 0:
            return FIRST_CHUNK
        return max(FIRST_CHUNK // 20, int(self._spent / passed * (self._seconds - passed)))
