"""What one seat, or a spectator, may know of a deal of Cribbage.

Not here: the state. A view is built from it field by field, in `build_view`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from stammtisch.cards import Card
from stammtisch.games.cribbage.combinations import Combination
from stammtisch.games.cribbage.options import CribbageOptions
from stammtisch.seats import Seat


class Phase(Enum):
    """What the table waits for. NAME and CLAIM exist only with `count: self`."""

    DISCARD = "discard"
    PLAY = "play"
    NAME = "name"
    CLAIM = "claim"
    FINISHED = "finished"


class Where(Enum):
    """What was counted: the starter, a card played, the last card of a series, a hand, the crib."""

    STARTER = "starter"
    PLAY = "play"
    LAST_CARD = "last_card"
    HAND = "hand"
    CRIB = "crib"


@dataclass(frozen=True, slots=True)
class PlayedView:
    """A card played, or "go" where `card` is None. count: after it. series: 0 for the first run up to 31, then 1 ..."""

    seat: Seat
    card: Card | None
    count: int
    series: int


@dataclass(frozen=True, slots=True)
class AwardView:
    """Something that was counted, in the order it happened.

    score: true worth. pegged: what `seat` got. claimed: what the other seat got by muggins. named: what `seat` named
    under `count: self`, else None. board: both scores of the game after it, in full. rule: why `pegged` is less than
    `score`, else empty.
    cards: those counted: the starter, the series up to the card, the hand or crib with the starter last.
    """

    seat: Seat
    where: Where
    cards: tuple[Card, ...]
    combinations: tuple[Combination, ...]
    score: int
    pegged: int
    claimed: int
    named: int | None
    board: tuple[int, int]
    rule: str


@dataclass(frozen=True, slots=True)
class PendingView:
    """What is being counted by hand. named: what its owner named, None while the table waits for that."""

    seat: Seat
    where: Where
    cards: tuple[Card, ...]
    named: int | None


@dataclass(frozen=True, slots=True)
class CribbageView:
    """Everything `seat` may see at this moment.

    hand: own cards still to be played, low to high. card_counts: cards in each hand.
    board: scores of this game in full (the peg stops at `options.target`). opening: before this deal.
    game_points: score of the match in games, by seat. games_played: games that are over.
    own_discards: the two one laid into the crib oneself. crib_count: cards in the crib.
    starter: None until both have discarded. count, series: since the last return to 0.
    gone: the seat that said go in this series. plays: all cards played and goes said in this deal.
    crib: open from its show on. dealt, discards: by seat, open when the deal is over; before that, only one's own.
    """

    seat: Seat | None
    dealer: Seat
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    card_counts: tuple[int, ...]
    options: CribbageOptions
    phase: Phase
    board: tuple[int, int]
    opening: tuple[int, int]
    game_points: tuple[int, int]
    games_played: int
    own_discards: tuple[Card, ...]
    crib_count: int
    starter: Card | None
    count: int
    series: tuple[Card, ...]
    gone: Seat | None
    plays: tuple[PlayedView, ...]
    awards: tuple[AwardView, ...]
    pending: PendingView | None
    crib: tuple[Card, ...]
    dealt: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[Card, ...], ...]
