"""Whom the table waits for."""

from __future__ import annotations

from stammtisch.games.skat.auction import speaker
from stammtisch.games.skat.state import Auction, Finished, PassedIn, Play, State
from stammtisch.seats import Seat


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats the table waits for."""
    if isinstance(state, Play):
        question = state.said.question
        return (state.seats[len(state.cards)],) if question is None else question.waiting
    if isinstance(state, Auction):
        return (speaker(state),)
    return () if isinstance(state, PassedIn | Finished) else (state.declarer,)
