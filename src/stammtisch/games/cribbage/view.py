"""What one seat, or a spectator, may know of a deal of Cribbage: the type. How it is made of a state: viewing.py."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from stammtisch.cards import Card
from stammtisch.games.cribbage.combinations import Combination
from stammtisch.games.cribbage.match import CribbageMatch
from stammtisch.games.cribbage.state import (
    Board,
    Hands,
    Played,
    Where,
)
from stammtisch.seats import Seat


class Phase(Enum):
    """What the table waits for. NAME and CLAIM exist only with `count: self`, the cuts with `cut: player`."""

    CUT_DEAL = "cut_deal"
    DISCARD = "discard"
    CUT = "cut"
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
    cut_places, cut_cards: which cards of the spread pack were turned in the cut for the deal, from 1, by seats 0 and 1
    in turn.
    What has a default is nothing until the play shows it.
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
    starter: Card | None = None
    count: int = 0
    series: tuple[Card, ...] = ()
    gone: Seat | None = None
    plays: tuple[Played, ...] = ()
    awards: tuple[AwardView, ...] = ()
    pending: Pending | None = None
    crib: tuple[Card, ...] = ()
    dealt: Hands = ((), ())
    discards: Hands = ((), ())
    cut_places: tuple[int, ...] = ()
    cut_cards: tuple[Card, ...] = ()


def played_by(view: CribbageView, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat has played in this deal."""
    return tuple(played.card for played in view.plays if played.seat == seat and played.card is not None)
