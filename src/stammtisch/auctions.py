"""What auctions share: calls in order, and closing by passes. Which calls are allowed belongs to a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.seats import Seat
from stammtisch.values import dataclass

PASS: Final = "pass"


@dataclass(frozen=True, slots=True)
class Call:
    """Something said in an auction, as its text: "pass", "18", "hearts", "kontra"."""

    seat: Seat
    text: str

    @property
    def is_pass(self) -> bool:
        """Whether nothing was bid."""
        return self.text == PASS


def closing_passes(calls: Sequence[Call]) -> int:
    """How many passes in a row stand at the end."""
    count = 0
    for call in reversed(calls):
        if not call.is_pass:
            break
        count += 1
    return count
