"""Whose turn it is."""

from __future__ import annotations

from stammtisch.games.belote.match import cutter
from stammtisch.games.belote.state import Bidding, Claiming, Counted, Cutting, PassedOut, Playing, State
from stammtisch.seats import Seat, next_seat, seats_from, side_of


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats the table waits for; empty when the deal is over."""
    match state:
        case Playing():
            return (state.turn,)
        case Bidding():
            return (Seat((state.match.dealer + 1 + len(state.calls)) % 4),)
        case Cutting():
            return (cutter(state.match.dealer),)
        case Claiming():
            return tuple(
                seat
                for seat in seats_from(next_seat(state.claim.seat, 4), 4)
                if side_of(seat) != side_of(state.claim.seat) and seat not in state.claim.agreed
            )
        case PassedOut() | Counted():
            return ()
