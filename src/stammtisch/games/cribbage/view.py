"""What one seat, or a spectator, may know of a deal of Cribbage.

A view is built from the state field by field, here and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from stammtisch.cards import Card
from stammtisch.games.cribbage.combinations import Combination, low_to_high
from stammtisch.games.cribbage.counting import combinations_of, counted_cards
from stammtisch.games.cribbage.legal import to_act
from stammtisch.games.cribbage.match import CribbageMatch
from stammtisch.games.cribbage.state import (
    Award,
    Board,
    Claiming,
    Discarding,
    Finished,
    Hands,
    Naming,
    Play,
    Played,
    State,
    Where,
)
from stammtisch.seats import Seat


class Phase(Enum):
    """What the table waits for. NAME and CLAIM exist only with `count: self`."""

    DISCARD = "discard"
    PLAY = "play"
    NAME = "name"
    CLAIM = "claim"
    FINISHED = "finished"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Pending:
    """What is being counted by its owner. named: what the owner said, None while the table waits for that."""

    seat: Seat
    where: Where
    cards: tuple[Card, ...]
    named: int | None


@dataclass(frozen=True, slots=True)
class AwardView:
    """Something that was counted, with the combinations that make up its score; the fields are those of `Award`."""

    seat: Seat
    where: Where
    cards: tuple[Card, ...]
    combinations: tuple[Combination, ...]
    score: int
    pegged: int
    claimed: int
    named: int | None
    board: Board
    rule: str


@dataclass(frozen=True, slots=True)
class CribbageView:
    """Everything `seat` may see at this moment.

    hand: own cards still to be played, low to high. card_counts: cards in each hand.
    match: as it stood before this deal: options, scores, games. board: scores of this game now.
    own_discards: the two one laid into the crib oneself. crib_count: cards in the crib.
    starter: None until both have discarded. count, series: since the count was last 0.
    gone: the seat that said go in this series. plays: all cards played and goes said in this deal.
    awards: all that was counted in this deal, in order.
    crib: open from its show on. dealt, discards: by seat, open when the deal is over; before that, only one's own.
    """

    seat: Seat | None
    dealer: Seat
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    card_counts: tuple[int, ...]
    phase: Phase
    match: CribbageMatch
    board: Board
    own_discards: tuple[Card, ...]
    crib_count: int
    starter: Card | None
    count: int
    series: tuple[Card, ...]
    gone: Seat | None
    plays: tuple[Played, ...]
    awards: tuple[AwardView, ...]
    pending: Pending | None
    crib: tuple[Card, ...]
    dealt: Hands
    discards: Hands


_PHASES: Final = {
    Discarding: Phase.DISCARD,
    Play: Phase.PLAY,
    Naming: Phase.NAME,
    Claiming: Phase.CLAIM,
    Finished: Phase.FINISHED,
}


def build_view(state: State, seat: Seat | None) -> CribbageView:
    """What `seat` may know; None: a spectator, who sees public cards only."""
    if isinstance(state, Discarding):
        return _view_of_discarding(state, seat)
    play = state if isinstance(state, Play) else state.play
    return CribbageView(
        seat=seat,
        dealer=play.dealt.dealer,
        to_act=to_act(state),
        hand=() if seat is None else play.hands[seat],
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


def _view_of_discarding(state: Discarding, seat: Seat | None) -> CribbageView:
    dealt, discards = state.dealt, state.discards
    return CribbageView(
        seat=seat,
        dealer=dealt.dealer,
        to_act=to_act(state),
        hand=() if seat is None else tuple(card for card in dealt.hands[seat] if card not in discards[seat]),
        card_counts=(6 - len(discards[0]), 6 - len(discards[1])),
        phase=Phase.DISCARD,
        match=dealt.match,
        board=dealt.match.scores,
        own_discards=() if seat is None else discards[seat],
        crib_count=len(discards[0]) + len(discards[1]),
        starter=None,
        count=0,
        series=(),
        gone=None,
        plays=(),
        awards=(),
        pending=None,
        crib=(),
        dealt=_shown(dealt.hands, state, seat),
        discards=_shown(discards, state, seat),
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


def played_by(view: CribbageView, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat has played in this deal."""
    return tuple(played.card for played in view.plays if played.seat == seat and played.card is not None)
