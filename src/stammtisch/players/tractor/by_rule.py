"""The rule-of-thumb player of Tractor: sound habits, no search, by its own view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stammtisch.games.tractor.moves import AGREE, DRAW, KEEP, PASS, REDEAL, REFUSE, Bury, Declare, Move, Play
from stammtisch.games.tractor.order import contract_of, order_of
from stammtisch.games.tractor.view import TractorView
from stammtisch.players.tractor.burying import choose_buried
from stammtisch.players.tractor.following import choose_follow
from stammtisch.players.tractor.leading import choose_lead
from stammtisch.players.tractor.naming import choose_declaration


class TractorPlayer:
    """Names its long suit, buries short plain suits, leads what cannot be beaten, gives points to its partner only."""

    def choose(self, view: TractorView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`."""
        if view.claim is not None:
            return AGREE if _is_lost(view) else REFUSE
        match view.phase:
            case "draw" | "declare":
                return self._name_trumps(view, moves)
            case "redeal":
                return REDEAL if moves[-1] == REDEAL else KEEP
            case "bury":
                return Bury(choose_buried(view))
        assert view.trick is not None
        return Play(choose_follow(view) if view.trick.plays else choose_lead(view))

    @staticmethod
    def _name_trumps(view: TractorView, moves: Sequence[Move]) -> Move:
        shows = [move for move in moves if isinstance(move, Declare)]
        chosen = choose_declaration(view, [move.cards for move in shows])
        if chosen is not None:
            return Declare(chosen)
        return next((move for move in moves if move in (DRAW, PASS)), moves[0])


def _is_lost(view: TractorView) -> bool:
    """Whether nothing in hand could take a trick from the hand that was laid open."""
    assert view.claim is not None
    order = order_of(contract_of(view.match.options, view.level, view.trump))
    open_cards = view.claim.cards
    return all(
        any(
            order.suit_of[mine] is order.suit_of[other] and order.class_of[mine] <= order.class_of[other]
            for other in open_cards
        )
        for mine in view.hand
    )
