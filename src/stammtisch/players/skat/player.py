"""The rule-of-thumb player: bids by counting tricks, plays by balancing card points. It sees its seat's view only."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stammtisch.games.skat.moves import PLAYS, Agree, Kontra, Move, Pass, PlayCard, Re, Refuse
from stammtisch.games.skat.order import TRUMP
from stammtisch.games.skat.view import Phase, Question, View
from stammtisch.players.skat.bidding import call, discard, name, skat_or_hand
from stammtisch.players.skat.cards import choose_card
from stammtisch.players.skat.holding import side_tricks
from stammtisch.players.skat.table import Table, table_of
from stammtisch.seats import Seat

KONTRA_TRICKS = 7.0


class SkatPlayer:
    """Decides at once, and without chance."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """The move that the rules of thumb find; always one of `moves`."""
        match view.phase:
            case Phase.AUCTION:
                return call(view, moves)
            case Phase.SKAT:
                return skat_or_hand(view)
            case Phase.DISCARD:
                return discard(view)
            case Phase.CONTRACT:
                return name(view)
        assert view.seat is not None, "only a seat is asked for a move"
        return _in_play(table_of(view, view.seat), moves)


def _in_play(table: Table, moves: Sequence[Move]) -> Move:
    if table.view.question is not None:
        return _answer(table, table.view.question, table.seat, moves)
    if Kontra() in moves and _own_tricks(table) >= KONTRA_TRICKS:
        return Kontra()
    cards = table.order.sorted(move.card for move in moves if isinstance(move, PlayCard))
    return PLAYS[choose_card(table, cards)] if cards else moves[0]


def _answer(table: Table, question: Question, seat: Seat, moves: Sequence[Move]) -> Move:
    """Re with a hand that is sure of itself; lets opponents give up, but not a partner, and no claim without proof."""
    if question.kind == "kontra":
        return Re() if _own_tricks(table) >= KONTRA_TRICKS + 3 else Pass()
    gift = "claim_none" if table.order.trumps else "claim_all"  # in Null both sides want the other to take tricks
    giving = question.kind in ("concede", gift)
    return Agree() if giving and table.is_enemy(question.seat) else Refuse()


def _own_tricks(table: Table) -> float:
    held = table.view.hand
    trumps = [card for card in held if table.order.effective[card] == TRUMP]
    return len(trumps) + side_tricks(held, table.order.trumps) if table.order.trumps else 0.0
