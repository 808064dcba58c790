"""Tricks of several cards a play: open, finished, and throws that did not stand. Who wins is said in `winner.py`."""

from __future__ import annotations

from stammtisch.cards import Card
from stammtisch.seats import Seat
from stammtisch.values import dataclass


@dataclass(frozen=True, slots=True)
class OpenTrick:
    """What lies on the table: play n is that of seat `leader` + n, each play in pack order."""

    leader: Seat
    plays: tuple[tuple[Card, ...], ...] = ()

    @property
    def lead(self) -> tuple[Card, ...]:
        """The cards led; empty before the lead."""
        return self.plays[0] if self.plays else ()

    @property
    def to_play(self) -> Seat:
        """Whose turn it is."""
        return Seat((self.leader + len(self.plays)) % 4)


@dataclass(frozen=True, slots=True)
class FinishedTrick:
    """Four plays, who won them, their card points, and the rule that decided the winner."""

    leader: Seat
    plays: tuple[tuple[Card, ...], ...]
    winner: Seat
    card_points: int
    rule: str


@dataclass(frozen=True, slots=True)
class FailedThrow:
    """A throw that did not stand (T-X3): to which trick (0 for the first), what was tried and what was led instead."""

    seat: Seat
    trick: int
    cards: tuple[Card, ...]
    led: tuple[Card, ...]
