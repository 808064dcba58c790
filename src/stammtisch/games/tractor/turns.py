"""Whom the table waits for, and who may speak besides."""

from __future__ import annotations

from stammtisch.games.tractor.state import Burying, Declaring, Drawing, Finished, Playing, Redealing, Redealt, State
from stammtisch.seats import Seat, side_of


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats the table waits for; empty once the deal is over.

    It never depends on what a hand holds: whom the table waits for gives nothing away.
    """
    match state:
        case Playing():
            return answering(state) if state.claim else (state.trick.to_play,)
        case Drawing():
            return (Seat((state.match.dealer + state.drawn) % 4),)
        case Redealing():
            return (Seat((state.match.dealer + state.answered) % 4),)
        case Declaring():
            return (state.turn,)
        case Burying():
            return (state.bargain.dealer,)
        case Finished() | Redealt():
            return ()


def may_speak_up(state: State) -> bool:
    """Whether seats may declare out of turn: only where trumps are declared while cards are dealt (T-A7, T-6)."""
    return isinstance(state, Drawing | Declaring) and state.match.options.declare == "during"


def answering(state: Playing) -> tuple[Seat, ...]:
    """The opponents of a claim who have not answered it."""
    claim = state.claim
    if claim is None:
        return ()
    return tuple(
        seat for seat in map(Seat, range(4)) if side_of(seat) != side_of(claim.seat) and seat not in claim.agreed
    )
