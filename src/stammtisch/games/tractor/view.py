"""What one seat may know of a deal of Tractor. How it is built from the state: `viewing.py`."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.auctions import Call
from stammtisch.cards import Card, Rank, Suit
from stammtisch.games.game import Result
from stammtisch.games.tractor.match import TractorMatch
from stammtisch.games.tractor.trick import FailedThrow, FinishedTrick, OpenTrick
from stammtisch.seats import Seat


@dataclass(frozen=True, slots=True)
class Declaration:
    """The declaration that stands: who showed which cards. One level card, a pair of them, or a pair of jokers."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ClaimView:
    """A claim of all the rest: whose, the opponents who agreed so far, and the hand laid open for it."""

    seat: Seat
    agreed: tuple[Seat, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TractorView:
    """What `seat` may know; None sees what lies open.

    match: options, levels and deals so far, all public. phase: "draw", "redeal", "declare", "bury", "play" or "over".
    dealer_known: false in a first deal until trumps are made; `dealer` is then the one drawn by lot (T-A1).
    level: the level rank of this deal. levels: level of each side (seats 0 and 2; seats 1 and 3).
    trump: the trump suit; None for no-trump and until trumps are made, which `trump_known` tells apart.
    calls: all declarations and passes in order, as texts "H2", "SML SML", "pass".
    calls_at: while cards are dealt, how many lay dealt at each of `calls`; empty afterwards.
    drawn: cards dealt so far, of 100.
    declaration: the one that stands or won; None when there is none, or the kitty gave the trumps.
    flipped: cards of the kitty that everybody saw because nobody declared (T-A8).
    kitty: as dealt, where the seat may know it. buried: the eight cards laid away, where the seat may know them.
    trick: the cards on the table. last_trick: the trick before it. tricks: all finished ones, in order.
    failed_throws: throws that did not stand, with the cards everybody saw (T-X3).
    shown: by seat, cards that everybody knows to be in that hand still.
    attackers: the seats that attack; empty until the dealer is known.
    attackers_score: captured card points and penalties of throws so far; the kitty not counted until the end.
    captured: the fives, tens and kings that the attackers won, in order.
    target: what the attackers need to take over, 80.
    dealt: once the deal is over, the four hands as dealt; empty before.
    claims_refused: seats that may claim no more. redeal_answers: how many seats kept their cards (T-A31).
    redealt_by: who asked for new cards, which ended the deal (T-A31).
    """

    seat: Seat | None
    dealer: Seat
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    card_counts: tuple[int, ...]
    match: TractorMatch
    phase: str
    dealer_known: bool
    level: Rank
    levels: tuple[Rank, ...]
    trump: Suit | None = None
    trump_known: bool = False
    calls: tuple[Call, ...] = ()
    calls_at: tuple[int, ...] = ()
    drawn: int = 100
    declaration: Declaration | None = None
    flipped: tuple[Card, ...] = ()
    kitty: tuple[Card, ...] = ()
    buried: tuple[Card, ...] = ()
    leader: Seat | None = None
    trick: OpenTrick | None = None
    last_trick: FinishedTrick | None = None
    tricks: tuple[FinishedTrick, ...] = ()
    failed_throws: tuple[FailedThrow, ...] = ()
    shown: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    attackers: tuple[Seat, ...] = ()
    attackers_score: int = 0
    captured: tuple[Card, ...] = ()
    target: int = 80
    claim: ClaimView | None = None
    claims_refused: tuple[Seat, ...] = ()
    redeal_answers: int = 0
    dealt: tuple[tuple[Card, ...], ...] = ()
    redealt_by: Seat | None = None
    result: Result | None = None
