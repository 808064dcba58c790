"""Places at a table, numbered from 0 in the order of play, and sides that score together.

Direction is only how a table is drawn: the seat after s is always s + 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NewType

Seat = NewType("Seat", int)
Side = NewType("Side", int)
"""Seats that score together: with partners 0 holds seats 0 and 2, else each seat is its own side."""


def next_seat(seat: Seat, seats: int) -> Seat:
    """The seat that acts after `seat`."""
    return Seat((seat + 1) % seats)


def seats_from(first: Seat, seats: int) -> Iterator[Seat]:
    """Every seat once, in the order of play, beginning with `first`."""
    return (Seat((first + step) % seats) for step in range(seats))


def partner(seat: Seat) -> Seat:
    """The seat opposite, at a table of four with partners."""
    return Seat((seat + 2) % 4)


def side_of(seat: Seat) -> Side:
    """The side of a seat at a table of four with partners."""
    return Side(seat % 2)
