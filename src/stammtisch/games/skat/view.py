"""What a seat, or a spectator, may know of a deal: the shape of it. It is built field by field in viewing.py."""

from __future__ import annotations

from enum import Enum

from stammtisch.auctions import Call
from stammtisch.cards import Card
from stammtisch.games.game import Result
from stammtisch.games.skat.contract import Contract
from stammtisch.games.skat.options import Options
from stammtisch.seats import Seat
from stammtisch.tricks import Trick
from stammtisch.values import dataclass


class Phase(Enum):
    """Where the deal stands."""

    AUCTION = "auction"
    SKAT = "skat"  # the declarer takes the skat or names a Hand game
    DISCARD = "discard"
    CONTRACT = "contract"
    PLAY = "play"
    FINISHED = "finished"


class Covers(Enum):
    """Whether a contract is worth the bid, by the cards the declarer sees."""

    YES = "yes"
    SCHNEIDER = "schneider"  # only with Schneider
    NO = "no"  # not even with Schneider


@dataclass(frozen=True, slots=True)
class BidStep:
    """A rung of the ladder of bid values. games: what is worth exactly this ("diamonds 2", "null hand")."""

    value: int
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ContractChoice:
    """A contract that may be named now. value: what it is worth at the lowest, by the cards the declarer sees.

    matadors: "with" above zero, "without" below, 0 in Null.
    """

    contract: Contract
    matadors: int
    value: int
    covers: Covers


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A trick that was won. seats: who played each card. rule: the id of the rule that decided it."""

    trick: Trick
    seats: tuple[Seat, ...]
    winner: Seat
    card_points: int
    rule: str


@dataclass(frozen=True, slots=True)
class Question:
    """Something said out of turn that others must answer before play goes on.

    kind: "kontra" (the declarer may say Re), "claim_all", "claim_none", "claim" (a part of the rest), "concede".
    seat: who said it. waiting: who must still answer. card_points: of the part that is claimed.
    """

    kind: str
    seat: Seat
    waiting: tuple[Seat, ...]
    card_points: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """A deal as `seat` sees it; None: a spectator. Tuples "by seat" have one entry a seat of the table.

    scores: the match before this deal, by seat. deal_number: from 1.
    sitting_out: the dealer at a table of four, else empty.
    auction: every call; the texts are "18", "hold", "pass". bid: the value that stands, 0 if none. skipped: how many
    values were passed over by the call that must be answered, 0 if it was the next one.
    declarer, contract: None before they are known, and in Ramsch (`ramsch` tells).
    trick: on the table now, None outside play; trick_seats: who plays its three cards (at a table of four the dealer is
    left out). tricks: those taken; the last one is what may be looked at again.
    skat: its cards as dealt, discards: the cards laid away; each empty as long as this seat may not know them.
    open_hands: by seat, cards lying open; empty for a hand that is not open.
    shown: seats that laid their cards open with a claim. spoken: seats whose claim or offer was refused in this trick.
    ladder: the next bid values, for who may bid now. higher: every value above the bid, for a seat that has not
    passed, so that it can say beforehand how far it goes. choices: for the declarer before the contract is named.
    dealt: by seat, once the deal is over. card_points: likewise, the declarer's with the skat and the defenders'; in
    Ramsch by seat.
    """

    seat: Seat | None
    dealer: Seat
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    card_counts: tuple[int, ...]
    options: Options
    deal_number: int
    scores: tuple[int, ...]
    phase: Phase
    forehand: Seat
    sitting_out: tuple[Seat, ...]
    auction: tuple[Call, ...]
    bid: int
    skipped: int
    declarer: Seat | None
    contract: Contract | None
    ramsch: bool
    kontra: Seat | None
    re: bool
    trick: Trick | None
    trick_seats: tuple[Seat, ...]
    tricks: tuple[TakenTrick, ...]
    tricks_won: tuple[int, ...]
    skat: tuple[Card, ...]
    discards: tuple[Card, ...]
    open_hands: tuple[tuple[Card, ...], ...]
    shown: tuple[Seat, ...]
    question: Question | None
    spoken: tuple[Seat, ...]
    ladder: tuple[BidStep, ...]
    higher: tuple[int, ...]
    choices: tuple[ContractChoice, ...]
    dealt: tuple[tuple[Card, ...], ...]
    card_points: tuple[int, ...]
    result: Result | None
