"""What a seat may do now, worded for an interface: the most usual moves first, refused cards with their reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.games.belote.claims import claims
from stammtisch.games.belote.duties import refusals
from stammtisch.games.belote.moves import Move, Play, move_text
from stammtisch.games.belote.state import Bidding, Claiming, Cutting, Playing, State
from stammtisch.games.belote.turns import to_act
from stammtisch.games.game import Asked
from stammtisch.seats import Seat

MOST_LISTED: Final = 60
KINDS: Final = {Cutting: "cut", Bidding: "call", Playing: "play", Claiming: "answer"}


def asked_of(state: State, seat: Seat, moves: Sequence[Move]) -> Asked | None:
    """What `seat` is asked, given its legal moves."""
    if not moves:
        return None
    texts = tuple(move_text(move) for move in moves[:MOST_LISTED])
    is_complete = len(moves) <= MOST_LISTED
    if seat not in to_act(state):
        return Asked("claim", texts, is_complete, waited_for=False)
    if not isinstance(state, Playing):
        return Asked(KINDS[type(state)], texts, is_complete)
    if claims(state, seat):
        plays = [move for move in moves[:MOST_LISTED] if isinstance(move, Play)]
        others = [move for move in moves if not isinstance(move, Play)][:2]  # claim all, claim nothing
        texts = tuple(move_text(move) for move in (*plays[: MOST_LISTED - 2], *others))
        is_complete = len(texts) == len(moves)
    refused = refusals(state.hands[seat], state.contract, state.trick.cards, state.match.options)
    return Asked("play", texts, is_complete, 1, (), refused)
