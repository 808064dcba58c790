"""Everything before the first card, weighed by what it is expected to score: calls, skat or Hand, discards, contracts.

What belongs here: which moves there are and why one is better. What does not: what is expected (`prospects.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stammtisch.cards import in_pack_order
from stammtisch.games.game import arguments
from stammtisch.games.skat.contract import Contract, Kind
from stammtisch.games.skat.exchange import contracts
from stammtisch.games.skat.moves import Bid, Declare, Discard, Hold, Move, Pass, TakeSkat
from stammtisch.games.skat.view import Phase, View
from stammtisch.players.reasons import Reason, Weighed
from stammtisch.players.skat.open_null import open_null_chance
from stammtisch.players.skat.prospects import (
    Plan,
    hand_plans,
    named_plans,
    null_score,
    plans_with_skat,
    skats,
    worth_with_skat,
)
from stammtisch.players.skat.stakes import Stakes
from stammtisch.seats import seats_from

LEAST_SCORE: Final = 0.0
"""What a game must be expected to score to be bid for."""


def weigh_before_play(view: View, moves: Sequence[Move], drawn: int) -> tuple[Weighed[Move], ...]:
    """The moves worth a thought, the best first. drawn: how many skats are thought of."""
    match view.phase:
        case Phase.AUCTION:
            weighed = list(_calls(view, moves, drawn))
        case Phase.SKAT:
            weighed = list(_skat_or_hand(view, drawn))
        case Phase.DISCARD:
            weighed = list(_discards(view))
        case _:
            weighed = [_weighed(Declare(plan.contract), plan) for plan in _named(view)]
    return tuple(sorted(weighed, key=lambda each: -each.worth))


def _calls(view: View, moves: Sequence[Move], drawn: int) -> Iterator[Weighed[Move]]:
    """The lowest bid, or hold, if a game that covers it is expected to score; else pass."""
    yes = Hold() if Hold() in moves else moves[0]
    value = yes.value if isinstance(yes, Bid) else view.bid
    ten = in_pack_order(view.hand)
    thought = skats(ten, drawn)
    leads = view.seat == view.forehand
    taken = worth_with_skat(view.options, value, ten, leads, thought)
    hands = hand_plans(view.options, value, ten, contracts(view.options, value, True), leads, thought)
    worth = max(taken, *(plan.worth for plan in hands))
    yield Weighed(yes, worth - LEAST_SCORE, (_expected(worth),))
    yield Weighed(Pass(), 0.0)


def _skat_or_hand(view: View, drawn: int) -> Iterator[Weighed[Move]]:
    ten = in_pack_order(view.hand)
    thought, leads = skats(ten, drawn), view.seat == view.forehand
    taken = worth_with_skat(view.options, view.bid, ten, leads, thought)
    yield Weighed(TakeSkat(), taken, (_expected(taken),))
    for plan in hand_plans(view.options, view.bid, ten, _offered(view), leads, thought):
        yield _weighed(Declare(plan.contract), _looked_at(view, plan))


def _discards(view: View) -> Iterator[Weighed[Move]]:
    """For each contract the best two cards to lay away."""
    twelve = in_pack_order(view.hand)
    for plan in plans_with_skat(view.options, view.bid, twelve, view.seat == view.forehand):
        yield _weighed(Discard(plan.away), plan)


def _named(view: View) -> Iterator[Plan]:
    ten, away = in_pack_order(view.hand), in_pack_order(view.discards)
    for plan in named_plans(view.options, view.bid, ten, away, _offered(view), view.seat == view.forehand):
        yield _looked_at(view, plan)


def _looked_at(view: View, plan: Plan) -> Plan:
    """The plan, if it is a Null that lies open with a chance that was counted rather than guessed."""
    if plan.contract.kind is not Kind.NULL or not plan.contract.ouvert:
        return plan
    assert view.seat is not None
    players = [seat for seat in seats_from(view.forehand, len(view.card_counts)) if seat not in view.sitting_out]
    leader = -players.index(view.seat) % len(players)
    chance = open_null_chance(in_pack_order(view.hand), plan.away, leader)
    stakes = Stakes.of(view.options, plan.contract, view.bid, 0)
    return Plan(plan.contract, plan.away, null_score(stakes, chance), chance)


def _offered(view: View) -> Sequence[Contract]:
    return [choice.contract for choice in view.choices]


def _weighed(move: Move, plan: Plan) -> Weighed[Move]:
    return Weighed(
        move, plan.worth, (Reason("made", arguments(of_100=round(100 * plan.chance))), _expected(plan.worth))
    )


def _expected(worth: float) -> Reason:
    return Reason("expected", arguments(score=round(worth)))
