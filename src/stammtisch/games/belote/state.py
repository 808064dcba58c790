"""The whole truth of a deal, one type a phase: Cutting, Bidding, Playing, Claiming, then PassedOut or Counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from stammtisch.auctions import Call
from stammtisch.cards import Card, in_pack_order
from stammtisch.games.belote.announcements import Announcements
from stammtisch.games.belote.contracts import Contract, Doubled
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.scoring import Outcome
from stammtisch.games.belote.view import OpenClaim, SaidBelote, WonTrick
from stammtisch.seats import Seat, next_seat, seats_from
from stammtisch.tricks import Trick
from stammtisch.values import dataclass

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
"""The cards of each seat: in the auction as dealt, in the play in pack order."""

PACKETS: Final = (3, 2)  # B-4; three more after the auction (B-A1)
LAST_PACKET: Final = 3


@dataclass(frozen=True, slots=True)
class Cutting:
    """The dealer's left neighbour is to cut (option cut)."""

    match: BeloteMatch
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bidding:
    """Five cards each; stock: the twelve that are dealt after the auction."""

    match: BeloteMatch
    hands: Hands
    stock: tuple[Card, ...]
    calls: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True)
class Playing:
    """Eight tricks are played.

    hands: cards left. announced: by seat, made with the first card. shown: seats whose hand lies open after a claim.
    claimed: seats whose claim before this trick was refused.
    """

    match: BeloteMatch
    calls: tuple[Call, ...]
    doubled: Doubled
    hands: Hands
    trick: Trick
    won: tuple[WonTrick, ...] = ()
    announced: tuple[Announcements, ...] = ((), (), (), ())
    belotes: tuple[SaidBelote, ...] = ()
    shown: tuple[Seat, ...] = ()
    claimed: tuple[Seat, ...] = ()

    @property
    def contract(self) -> Contract:
        """What is played."""
        return self.doubled.contract

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return self.trick.seat_at(len(self.trick.cards), 4)


@dataclass(frozen=True, slots=True)
class Claiming:
    """A claim waits for the opponents."""

    play: Playing
    claim: OpenClaim

    @property
    def match(self) -> BeloteMatch:
        """The match before this deal."""
        return self.play.match


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Nobody bid (B-9)."""

    match: BeloteMatch
    calls: tuple[Call, ...]
    hands: Hands
    stock: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """The deal was played, or claimed, to its end and counted. taken: card points by side, last ten included."""

    play: Playing
    claims: tuple[OpenClaim, ...]
    taken: tuple[int, int]
    outcome: Outcome

    @property
    def match(self) -> BeloteMatch:
        """The match before this deal."""
        return self.play.match


State: TypeAlias = Cutting | Bidding | Playing | Claiming | PassedOut | Counted


def deal_hands(match: BeloteMatch, deck: Sequence[Card]) -> Bidding:
    """Three cards each, then two, from the top, beginning after the dealer (B-4)."""
    hands: list[tuple[Card, ...]] = [()] * 4
    top = 0
    for size in PACKETS:
        for seat in seats_from(next_seat(match.dealer, 4), 4):
            hands[seat] += tuple(deck[top : top + size])
            top += size
    return Bidding(match, tuple(hands), tuple(deck[top:]))


def begin_play(state: Bidding, doubled: Doubled) -> Playing:
    """Three more cards each, and the seat after the dealer leads (B-11, B-A1, B-A3)."""
    first = next_seat(state.match.dealer, 4)
    hands = list(state.hands)
    for place, seat in enumerate(seats_from(first, 4)):
        hands[seat] += state.stock[place * LAST_PACKET : (place + 1) * LAST_PACKET]
    in_order = tuple(in_pack_order(hand) for hand in hands)
    return Playing(state.match, state.calls, doubled, in_order, Trick(first))


def played_by(play: Playing) -> tuple[tuple[Card, ...], ...]:
    """The cards each seat has played so far, in order."""
    cards: tuple[list[Card], ...] = ([], [], [], [])
    for trick in (*(won.trick for won in play.won), play.trick):
        for place, card in enumerate(trick.cards):
            cards[trick.seat_at(place, 4)].append(card)
    return tuple(tuple(pile) for pile in cards)


def hand_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat holds now; none before the cut."""
    match state:
        case Cutting():
            return ()
        case Claiming() | Counted():
            return state.play.hands[seat]
        case Bidding() | Playing() | PassedOut():
            return state.hands[seat]


def whole_hands(play: Playing) -> Hands:
    """The eight cards of each seat, those played first."""
    return tuple(played + left for played, left in zip(played_by(play), play.hands, strict=True))


def has_played(play: Playing, seat: Seat) -> bool:
    """Whether the seat has played its first card, with which it could announce."""
    return bool(play.won) or (seat - play.trick.leader) % 4 < len(play.trick.cards)
