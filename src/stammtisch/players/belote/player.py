"""A rule-of-thumb player of Belote: bids by the strength of its hand, leads what wins, feeds its partner.

It knows its seat's view and nothing else, and answers at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stammtisch.games.belote.moves import AGREE, REFUSE, Cut, Move
from stammtisch.games.belote.view import BeloteView, Phase
from stammtisch.players.belote.bidding import choose_call
from stammtisch.players.belote.playing import choose_play


class BelotePlayer:
    """Decent and instant; announces everything it finds (B-A27)."""

    def choose(self, view: BeloteView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`."""
        match view.phase:
            case Phase.AUCTION:
                return choose_call(view, moves)
            case Phase.CLAIM:
                return AGREE if view.claim is not None and view.claim.card_points == 0 else REFUSE
            case Phase.CUT:
                return rng.choice([move for move in moves if isinstance(move, Cut)])
            case _:
                return choose_play(view, moves)
