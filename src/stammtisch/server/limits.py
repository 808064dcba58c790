"""What one guest, one socket or one address may ask for, and token buckets that count it.

Not here: what is answered when a limit is reached; the route or socket that is guarded says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of one message of a client, over a socket or as a body."""

LARGEST_FRAME: Final = 4 * LARGEST_MESSAGE
"""Above this the connection is cut at once, without reading on; between the two the answer is a sentence."""

OPEN_TABLES: Final = 200
"""Tables of one guest whose match is not over."""

SENDING_SECONDS: Final = 20.0
"""A connection that takes nothing for so long is given up; what it would have been told is in the next view."""

BODY_SECONDS: Final = 20.0
"""In this time the whole body of a request must have come."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second on the average."""

    burst: float
    per_second: float


MESSAGES: Final = Rate(120, 20)  # of one socket
CONNECTIONS: Final = Rate(60, 2)  # of one address
OPENINGS: Final = Rate(30, 0.5)  # tables opened, or come to, from one address
CODES: Final = Rate(20, 0.1)  # codes tried from one address
READINGS: Final = Rate(60, 1)  # transcripts and deals read again from one address: each plays a log anew
HINTS: Final = Rate(10, 0.3)  # from one address: a bot thinks about each
TALK: Final = Rate(8, 0.5)  # of one person at one table
COMMENTS: Final = Rate(5, 1 / 30)  # comments and suggestions of one guest
COMMENTS_FROM: Final = Rate(20, 0.2)  # the same, from one address
SIGN_INS: Final = Rate(20, 0.2)  # passwords and passkeys tried, accounts made and invitations used, from one address
ATTEMPTS: Final = Rate(10, 1 / 20)  # passwords tried for one account, from wherever
TOO_FAST: Final = 20
"""So many messages above the rate are answered before the socket is closed."""


class Bucket:
    """Counts what is taken against a rate."""

    __slots__ = ("_changed", "_clock", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._changed = clock()

    def take(self) -> bool:
        """Whether one more is within the rate; if so it is taken."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken lately, so that the bucket can be forgotten."""
        self._fill()
        return self._left >= self._rate.burst

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._changed) * self._rate.per_second)
        self._changed = now


class Buckets:
    """A bucket for each key that asked lately."""

    FORGET_ABOVE: Final = 4096

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether one more is within the rate of this key."""
        if key not in self._buckets:
            self._forget()
            self._buckets[key] = Bucket(self._rate, self._clock)
        return self._buckets[key].take()

    def _forget(self) -> None:
        if len(self._buckets) >= self.FORGET_ABOVE:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}
