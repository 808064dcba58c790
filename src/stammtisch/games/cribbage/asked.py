"""What a seat may do now, for an interface that knows no rules. Built from what the seat may know."""

from __future__ import annotations

from typing import Final

from stammtisch.games.cribbage.legal import acts_next, card_refusal, legal_moves
from stammtisch.games.cribbage.moves import Go, move_text
from stammtisch.games.cribbage.state import Claiming, CutForDeal, CutForStarter, Discarding, Naming, Play, State, Where
from stammtisch.games.game import Asked, Refusal
from stammtisch.seats import Seat

_COUNT_KINDS: Final = {Where.PLAY: "count_play", Where.HAND: "count_hand", Where.CRIB: "count_crib"}


def asked_of(state: State, seat: Seat) -> Asked | None:
    """What `seat` may do now; None when there is nothing."""
    moves = legal_moves(state, seat)
    if not moves:
        return None
    kind, count = _kind(state)
    if kind == "play" and isinstance(moves[0], Go):
        kind, count = "go", 0
    return Asked(kind, tuple(map(move_text, moves)), count=count, refused=_refused(state, seat))


def _kind(state: State) -> tuple[str, int]:
    """The kind, and how many cards a move takes."""
    match state:
        case Discarding():
            return "discard", 2
        case CutForDeal():
            return "cut_deal", 0
        case CutForStarter():
            return "cut", 0
        case Naming():
            return _COUNT_KINDS[state.where], 0
        case Claiming():
            return ("play_or_claim", 1) if acts_next(state) else ("claim", 0)
        case _:
            return "play", 1


def _refused(state: State, seat: Seat) -> tuple[Refusal, ...]:
    play = state.play if isinstance(state, Claiming) and acts_next(state) else state
    if not isinstance(play, Play):
        return ()
    return tuple(refusal for card in play.hands[seat] if (refusal := card_refusal(play, card)))
