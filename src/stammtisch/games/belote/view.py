"""What one seat, or a spectator, may know of a deal of Belote: the type. How it is made of a state: viewing.py.

Past tricks are in it whole: they lay open on the table, and whoever paid attention knows them.
"""

from __future__ import annotations

from enum import Enum

from stammtisch.auctions import Call
from stammtisch.cards import Card, Suit
from stammtisch.games.belote.announcements import Kind
from stammtisch.games.belote.contracts import Doubled
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.game import Result
from stammtisch.seats import Seat
from stammtisch.tricks import Trick
from stammtisch.values import dataclass


class Phase(Enum):
    """What the table is doing."""

    CUT = "cut"
    AUCTION = "auction"
    PLAY = "play"
    CLAIM = "claim"
    FINISHED = "finished"

    __hash__ = object.__hash__


class Counts(Enum):
    """Whether an announcement scores: not known while the other side's may be higher and nothing is shown."""

    UNKNOWN = "unknown"
    YES = "yes"
    NO = "no"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A finished trick. rule: the id that decided who won it."""

    trick: Trick
    winner: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class Announced:
    """One announcement made aloud. cards and value are there once shown (and always for one's own), else () and 0.

    text: as in a move ("tierce SK"), "" while hidden.
    """

    seat: Seat
    kind: Kind
    cards: tuple[Card, ...]
    text: str
    value: int
    counts: Counts


@dataclass(frozen=True, slots=True)
class Offered:
    """An announcement found in one's own hand, to be ticked before one's first card.

    text: appended to the move after " + ". proposed: whether it belongs to the engine's proposal (B-A26).
    Two that share a card cannot both be announced.
    """

    text: str
    kind: Kind
    cards: tuple[Card, ...]
    value: int
    proposed: bool


@dataclass(frozen=True, slots=True)
class SaidBelote:
    """A belote said at the table, and by whom."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class OpenClaim:
    """A claim that waits for the opponents. all_tricks: every trick left; else so many card points of the rest."""

    seat: Seat
    all_tricks: bool
    card_points: int
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BeloteView:
    """What `seat` may know. Sides: 0 holds seats 0 and 2.

    match: before this deal: options, scores, what hangs. doubled: the standing bid, after the auction the contract.
    leader: of the current trick. trick: the current one; None outside the play. won: all finished tricks.
    last_trick: the newest of `won`. tricks_won: by side. offered: see Offered.
    shown: cards known to be in each hand, laid open by a claim.
    claimed: seats whose claim before this trick was refused.
    dealt: all four hands of eight once the deal is over; empty after a deal that nobody bid on.
    card_points: of each side, last ten included, before doubling; only once the deal is over (0, 0 before).
    """

    seat: Seat | None
    dealer: Seat
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    card_counts: tuple[int, ...]
    phase: Phase
    match: BeloteMatch
    calls: tuple[Call, ...]
    doubled: Doubled | None
    leader: Seat | None
    trick: Trick | None
    won: tuple[WonTrick, ...]
    last_trick: WonTrick | None
    tricks_won: tuple[int, ...]
    announced: tuple[Announced, ...]
    belotes: tuple[SaidBelote, ...]
    offered: tuple[Offered, ...]
    shown: tuple[tuple[Card, ...], ...]
    claim: OpenClaim | None
    claimed: tuple[Seat, ...]
    dealt: tuple[tuple[Card, ...], ...]
    card_points: tuple[int, ...]
    result: Result | None
