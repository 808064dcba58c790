"""Builds what a seat may know, field by field. What is not named here stays hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stammtisch.auctions import Call
from stammtisch.cards import Card, in_pack_order, parse_cards
from stammtisch.games.tractor.declaring import standing
from stammtisch.games.tractor.options import level_rank
from stammtisch.games.tractor.order import CARD_POINTS, Order, order_before_trumps, order_of
from stammtisch.games.tractor.scoring import TARGET, attacking_side, deal_result, redealt_result, running_score
from stammtisch.games.tractor.state import (
    Bargain,
    Burying,
    Declaring,
    Drawing,
    Finished,
    Hands,
    Playing,
    Redealing,
    Redealt,
    State,
    hand_of,
)
from stammtisch.games.tractor.trick import FinishedTrick
from stammtisch.games.tractor.turns import to_act
from stammtisch.games.tractor.view import ClaimView, Declaration, TractorView
from stammtisch.seats import Seat, Side, side_of

SEATS = tuple(Seat(seat) for seat in range(4))


def view_of(state: State, seat: Seat | None) -> TractorView:
    """What `seat` may know; None: a spectator."""
    match state:
        case Drawing():
            view = _opening(state, seat, "draw", state.calls)
            return replace(view, drawn=state.drawn, calls_at=state.calls_at)
        case Redealing():
            return replace(_opening(state, seat, "redeal", state.calls), redeal_answers=state.answered)
        case Declaring():
            return _opening(state, seat, "declare", state.calls)
        case Burying():
            return _show_burying(state, seat)
        case Playing():
            return _show_playing(state, seat)
        case Finished():
            return _show_finished(state, seat)
        case Redealt():
            return _show_redealt(state, seat)


def sorting_order(state: State) -> Order:
    """How hands are sorted: under the contract, before there is one with jokers and level cards as trumps."""
    if isinstance(state, Burying | Playing | Finished):
        return order_of(state.bargain.contract)
    return order_before_trumps(level_rank(state.match.level))


def _base(state: State, seat: Seat | None, phase: str) -> TractorView:
    match = state.match
    hand = () if seat is None else sorting_order(state).sorted_hand(hand_of(state, seat))
    return TractorView(
        seat=seat,
        dealer=match.dealer,
        to_act=to_act(state),
        hand=hand,
        card_counts=tuple(len(hand_of(state, other)) for other in SEATS),
        match=match,
        phase=phase,
        dealer_known=match.dealer_known,
        level=level_rank(match.level),
        levels=tuple(level_rank(level) for level in match.levels),
        target=TARGET,
    )


def _opening(
    state: Drawing | Redealing | Declaring, seat: Seat | None, phase: str, calls: tuple[Call, ...]
) -> TractorView:
    call = standing(calls)
    declaration = None if call is None else Declaration(call.seat, parse_cards(call.text))
    return replace(_base(state, seat, phase), calls=calls, declaration=declaration)


def _show_burying(state: Burying, seat: Seat | None) -> TractorView:
    view = _bargained(_base(state, seat, "bury"), state.bargain, state.calls)
    return replace(view, kitty=_kitty(state, seat))


def _bargained(view: TractorView, bargain: Bargain, calls: tuple[Call, ...]) -> TractorView:
    declaration = None if bargain.declarer is None else Declaration(bargain.declarer, bargain.declared)
    return replace(
        view,
        dealer=bargain.dealer,
        dealer_known=True,
        level=bargain.contract.level,
        trump=bargain.contract.trump,
        trump_known=True,
        calls=calls,
        declaration=declaration,
        flipped=bargain.flipped,
        attackers=tuple(seat for seat in SEATS if side_of(seat) != side_of(bargain.dealer)),
    )


def _kitty(state: Burying | Playing, seat: Seat | None) -> tuple[Card, ...]:
    """T-A23: the dealer knows the kitty, and everybody does if all of it was exposed."""
    exposed = len(state.bargain.flipped) == len(state.dealt.kitty)
    return state.dealt.kitty if seat == state.bargain.dealer or exposed else ()


def _show_playing(state: Playing, seat: Seat | None) -> TractorView:
    view = _tricks(_bargained(_base(state, seat, "play"), state.bargain, state.calls), state)
    claim = state.claim
    return replace(
        view,
        kitty=_kitty(state, seat),
        buried=in_pack_order(state.buried) if seat == state.bargain.dealer else (),
        leader=state.trick.leader,
        shown=state.shown,
        claim=None if claim is None else ClaimView(claim.seat, claim.agreed, state.shown[claim.seat]),
        claims_refused=state.refused,
    )


def _tricks(view: TractorView, state: Playing | Finished) -> TractorView:
    attackers = attacking_side(state)
    return replace(
        view,
        trick=state.trick,
        last_trick=state.tricks[-1] if state.tricks else None,
        tricks=state.tricks,
        failed_throws=state.failed_throws,
        attackers_score=running_score(state),
        captured=captured_cards(state.tricks, attackers),
    )


def captured_cards(tricks: Sequence[FinishedTrick], side: Side) -> tuple[Card, ...]:
    """The fives, tens and kings in the tricks of a side, in the order they fell."""
    won = (card for trick in tricks if side_of(trick.winner) == side for cards in trick.plays for card in cards)
    return tuple(card for card in won if card.rank in CARD_POINTS)


def _show_finished(state: Finished, seat: Seat | None) -> TractorView:
    view = _tricks(_bargained(_base(state, seat, "over"), state.bargain, state.calls), state)
    claim = state.claim
    return replace(
        view,
        trick=state.trick if state.trick.plays else None,
        kitty=state.dealt.kitty,
        buried=in_pack_order(state.buried),
        shown=_sorted_hands(state.hands),
        claim=None if claim is None else ClaimView(claim.seat, claim.agreed, in_pack_order(state.hands[claim.seat])),
        dealt=_sorted_hands(state.dealt.hands),
        result=deal_result(state),
    )


def _show_redealt(state: Redealt, seat: Seat | None) -> TractorView:
    return replace(
        _opening_redealt(state, seat),
        kitty=state.dealt.kitty,
        dealt=_sorted_hands(state.dealt.hands),
        redealt_by=state.seat,
        result=redealt_result(state.seat),
    )


def _opening_redealt(state: Redealt, seat: Seat | None) -> TractorView:
    return replace(_base(state, seat, "over"), calls=state.calls)


def _sorted_hands(hands: Hands) -> Hands:
    return tuple(in_pack_order(hand) for hand in hands)
