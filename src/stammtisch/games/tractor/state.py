"""The whole truth of a deal, phase by phase; each phase holds only what exists then.

`match` is in every phase. From the first lead on hands are sorted under the contract; before, as they were dealt.
"""

from __future__ import annotations

from typing import TypeAlias

from stammtisch.auctions import Call
from stammtisch.cards import Card
from stammtisch.games.tractor.match import TractorMatch
from stammtisch.games.tractor.order import Contract
from stammtisch.games.tractor.trick import FailedThrow, FinishedTrick, OpenTrick
from stammtisch.seats import Seat
from stammtisch.values import dataclass

Hands: TypeAlias = tuple[tuple[Card, ...], ...]

DEALT_CARDS = 100
"""Cards that go to the four hands; the last eight of the pack are the kitty (T-3)."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The four hands as dealt, and the kitty in the order it lay."""

    hands: Hands
    kitty: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """Cards are drawn one at a time and trumps declared meanwhile (T-A7, `declare: during`).

    drawn: cards taken so far, of 100; calls_at: how many that were at each of `calls`.
    """

    match: TractorMatch
    deck: tuple[Card, ...]
    drawn: int = 0
    calls: tuple[Call, ...] = ()
    calls_at: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Redealing:
    """Each seat in turn keeps its cards or asks for new ones (T-A31). answered: how many have kept them."""

    match: TractorMatch
    dealt: Dealt
    calls: tuple[Call, ...]
    answered: int = 0


@dataclass(frozen=True, slots=True)
class Declaring:
    """Declarations and passes in turn (T-5, T-7); `calls` begin with those made while cards were dealt."""

    match: TractorMatch
    dealt: Dealt
    turn: Seat
    calls: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True)
class Bargain:
    """What trump making came to. declared: the winning cards and whose; empty and None if the kitty gave the suit.

    flipped: the cards of the kitty that everybody saw then (T-A8).
    """

    dealer: Seat
    contract: Contract
    declarer: Seat | None
    declared: tuple[Card, ...]
    flipped: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Burying:
    """The dealer holds 33 cards and lays eight away (T-8)."""

    match: TractorMatch
    dealt: Dealt
    calls: tuple[Call, ...]
    bargain: Bargain


@dataclass(frozen=True, slots=True)
class Claim:
    """All the rest is claimed by `seat`; `agreed` are the opponents who accepted so far (T-A33)."""

    seat: Seat
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played. shown: by seat, cards everybody knows to be in that hand (T-X3, T-A33).

    refused: seats whose claim was not accepted; they claim no more in this deal.
    """

    match: TractorMatch
    dealt: Dealt
    calls: tuple[Call, ...]
    bargain: Bargain
    buried: tuple[Card, ...]
    hands: Hands
    trick: OpenTrick
    tricks: tuple[FinishedTrick, ...] = ()
    failed_throws: tuple[FailedThrow, ...] = ()
    shown: Hands = ((), (), (), ())
    claim: Claim | None = None
    refused: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is over: every card played, or the rest claimed."""

    match: TractorMatch
    dealt: Dealt
    calls: tuple[Call, ...]
    bargain: Bargain
    buried: tuple[Card, ...]
    hands: Hands
    trick: OpenTrick
    tricks: tuple[FinishedTrick, ...]
    failed_throws: tuple[FailedThrow, ...]
    claim: Claim | None


@dataclass(frozen=True, slots=True)
class Redealt:
    """The deal is over before it began: `seat` asked for new cards (T-A31)."""

    match: TractorMatch
    dealt: Dealt
    calls: tuple[Call, ...]
    seat: Seat


State: TypeAlias = Drawing | Redealing | Declaring | Burying | Playing | Finished | Redealt
Declarable: TypeAlias = Drawing | Declaring
"""The phases in which trumps may be declared."""


def hand_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat holds now."""
    match state:
        case Drawing():
            return drawn_cards(state.deck[: state.drawn], state.match.dealer, seat)
        case Burying():
            own = state.dealt.hands[seat]
            return (*own, *state.dealt.kitty) if seat == state.bargain.dealer else own
        case Playing() | Finished():
            return state.hands[seat]
        case _:
            return state.dealt.hands[seat]


def drawn_cards(pack: tuple[Card, ...], dealer: Seat, seat: Seat) -> tuple[Card, ...]:
    """The cards of a seat when the pack is dealt one card at a time from the dealer on."""
    return pack[(seat - dealer) % 4 :: 4]
