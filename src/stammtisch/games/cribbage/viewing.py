"""A state into what a seat may know, field by field: what is not put in here stays hidden."""

from __future__ import annotations

from typing import Final

from stammtisch.cards import Card
from stammtisch.games.cribbage.combinations import low_to_high
from stammtisch.games.cribbage.counting import combinations_of, counted_cards
from stammtisch.games.cribbage.legal import to_act
from stammtisch.games.cribbage.match import cut_winner
from stammtisch.games.cribbage.state import (
    Award,
    Claiming,
    CutForDeal,
    CutForStarter,
    Discarding,
    Finished,
    Hands,
    Naming,
    Play,
    State,
    Where,
)
from stammtisch.games.cribbage.view import AwardView, CribbageView, Pending, Phase
from stammtisch.seats import Seat

_PHASES: Final = {
    CutForDeal: Phase.CUT_DEAL,
    Discarding: Phase.DISCARD,
    CutForStarter: Phase.CUT,
    Play: Phase.PLAY,
    Naming: Phase.NAME,
    Claiming: Phase.CLAIM,
    Finished: Phase.FINISHED,
}


def view_of(state: State, seat: Seat | None) -> CribbageView:
    """What `seat` may know; None: a spectator, who sees public cards only."""
    if isinstance(state, CutForDeal):
        return _view_of_cut(state, seat)
    if isinstance(state, Discarding | CutForStarter):
        return _view_of_discarding(state, seat)
    play = state if isinstance(state, Play) else state.play
    return CribbageView(
        seat=seat,
        dealer=play.dealt.dealer,
        to_act=to_act(state),
        hand=() if seat is None else hand_of(state, seat),
        card_counts=(len(play.hands[0]), len(play.hands[1])),
        phase=_PHASES[type(state)],
        match=play.dealt.match,
        board=play.board,
        own_discards=() if seat is None else play.discards[seat],
        crib_count=4,
        starter=play.dealt.starter,
        count=play.count,
        series=play.series,
        gone=play.gone,
        plays=play.plays,
        awards=tuple(_award(play, award) for award in play.awards),
        pending=_pending(state),
        crib=_crib(state, play),
        dealt=_shown(play.dealt.hands, state, seat),
        discards=_shown(play.discards, state, seat),
    )


def hand_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat holds now."""
    if isinstance(state, CutForDeal):
        return ()
    if isinstance(state, Discarding | CutForStarter):
        return tuple(card for card in state.dealt.hands[seat] if card not in state.discards[seat])
    return (state if isinstance(state, Play) else state.play).hands[seat]


def _view_of_discarding(state: Discarding | CutForStarter, seat: Seat | None) -> CribbageView:
    dealt, discards = state.dealt, state.discards
    return CribbageView(
        seat=seat,
        dealer=dealt.dealer,
        to_act=to_act(state),
        hand=() if seat is None else hand_of(state, seat),
        card_counts=(6 - len(discards[0]), 6 - len(discards[1])),
        phase=_PHASES[type(state)],
        match=dealt.match,
        board=dealt.match.scores,
        own_discards=() if seat is None else discards[seat],
        crib_count=len(discards[0]) + len(discards[1]),
        dealt=_shown(dealt.hands, state, seat),
        discards=_shown(discards, state, seat),
    )


def _view_of_cut(state: CutForDeal, seat: Seat | None) -> CribbageView:
    return CribbageView(
        seat=seat,
        dealer=cut_winner(state.cuts, state.match.dealer) if state.is_over else state.match.dealer,
        to_act=to_act(state),
        hand=(),
        card_counts=(0, 0),
        phase=Phase.CUT_DEAL,
        match=state.match,
        board=state.match.scores,
        own_discards=(),
        crib_count=0,
        cut_places=state.places,
        cut_cards=state.cards,
    )


def _shown(hands: Hands, state: State, seat: Seat | None) -> Hands:
    """Both when the deal is over; before that only one's own."""
    over = isinstance(state, Finished)
    return (hands[0] if over or seat == 0 else (), hands[1] if over or seat == 1 else ())


def _award(play: Play, award: Award) -> AwardView:
    return AwardView(
        seat=award.seat,
        where=award.where,
        cards=award.cards,
        combinations=tuple(combinations_of(play.dealt.match.options, award.where, award.cards)),
        score=award.score,
        pegged=award.pegged,
        claimed=award.claimed,
        named=award.named,
        board=award.board,
        rule=award.rule,
    )


def _pending(state: State) -> Pending | None:
    if not isinstance(state, Naming | Claiming):
        return None
    named = state.named if isinstance(state, Claiming) else None
    return Pending(state.seat, state.where, counted_cards(state.play, state.seat, state.where), named)


def _crib(state: State, play: Play) -> tuple[Card, ...]:
    """The crib once it is shown (C-A27), low to high: who laid which card stays hidden."""
    open_now = isinstance(state, Finished) or (isinstance(state, Naming | Claiming) and state.where is Where.CRIB)
    return low_to_high((*play.discards[0], *play.discards[1])) if open_now else ()
