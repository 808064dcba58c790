"""Claiming the rest (S-X7, option claim): between tricks a seat names what its side will take.

It stands at once if it holds against every play of the three others and every distribution that the claimer's view
allows; else if both opponents agree. The proof is sound and bounded: what it cannot show is left to the opponents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, combinations
from typing import Final

from stammtisch.cards import SUITS, Card, Rank, Suit, without
from stammtisch.errors import RuleError
from stammtisch.games.belote.belotes import has_belote
from stammtisch.games.belote.contracts import Contract, card_points, strengths
from stammtisch.games.belote.counting import count_play, rest_points
from stammtisch.games.belote.duties import legal_cards, ruled_out, winning_card
from stammtisch.games.belote.knowledge import knowledge
from stammtisch.games.belote.moves import CLAIM_ALL, Answer, Claim, ClaimAll
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.belote.play import end_events
from stammtisch.games.belote.scoring import LAST_TRICK
from stammtisch.games.belote.state import Claiming, Counted, Playing, State
from stammtisch.games.belote.turns import to_act
from stammtisch.games.belote.view import OpenClaim, SaidBelote
from stammtisch.games.belote.viewing import view_of
from stammtisch.games.game import Event, arguments
from stammtisch.seats import Seat, side_of
from stammtisch.tricks import Trick

SEARCHED_CARDS: Final = 3
"""With so many cards in each hand or fewer, a claim is searched through."""
MOST_POSITIONS: Final = 3_000
"""The search gives up beyond, so that a claim never keeps the table waiting."""

CLAIMS: Final = tuple(Claim(points) for points in range(400))


def claims(play: Playing, seat: Seat) -> Sequence[Claim | ClaimAll]:
    """What `seat` may claim now: everything, or any number of card points short of it."""
    if not play.match.options.claim or play.trick.cards or not play.won or seat in play.claimed:
        return ()
    most = rest_points(play) if len(play.won) < 7 else 1  # of one trick there is nothing to share
    return (CLAIM_ALL, *CLAIMS[:most])


def check_claim(play: Playing, seat: Seat, move: Claim | ClaimAll) -> None:
    """Raises RuleError unless `seat` may claim this now."""
    if not play.match.options.claim:
        raise RuleError("no_claims", "S-X7", "at this table nothing is claimed", seat)
    if play.trick.cards or not play.won:
        raise RuleError("claim_between_tricks", "S-X7", "claim between two tricks, when all had their say", seat)
    if seat in play.claimed:
        raise RuleError("claimed_already", "S-X7", "your claim was refused: wait for the next trick", seat)
    if move not in claims(play, seat):
        raise RuleError("claim_too_much", "S-X7", "there are not so many card points left to share", seat)


def make_claim(play: Playing, seat: Seat, move: Claim | ClaimAll) -> tuple[State, tuple[Event, ...]]:
    """The deal after the claim; the claimer's hand lies open from now on."""
    is_all = isinstance(move, ClaimAll)
    points = rest_points(play) if isinstance(move, ClaimAll) else move.card_points
    claim = OpenClaim(seat, is_all, points, ())
    code = "claim_all" if is_all else "claim"
    said = Event(code, seat, play.hands[seat], arguments(card_points=points), "S-X7")
    is_proved = holds(play, claim)
    after = replace(play, shown=tuple(sorted({*play.shown, seat})))
    return _stand(after, claim, said) if is_proved else (Claiming(after, claim), (said,))


def answer(state: Claiming, seat: Seat, move: Answer) -> tuple[State, tuple[Event, ...]]:
    """The deal after an opponent agreed or refused."""
    claim = state.claim
    if not move.agrees:
        said = Event("refuse", seat, rule="S-X7")
        return replace(state.play, claimed=tuple(sorted((*state.play.claimed, claim.seat)))), (said,)
    said = Event("agree", seat, rule="S-X7")
    after = replace(state, claim=replace(claim, agreed=tuple(sorted((*claim.agreed, seat)))))
    return (after, (said,)) if to_act(after) else _stand(state.play, after.claim, said)


def _stand(play: Playing, claim: OpenClaim, said: Event) -> tuple[Counted, tuple[Event, ...]]:
    """The deal counted; a king and queen of trumps still together are said now, since nobody plays them any more."""
    belotes = tuple(_belotes_left(play)) if play.match.options.belote_auto else ()
    counted = count_play(replace(play, belotes=(*play.belotes, *belotes)), claim)
    spoken = [Event("belote", one.seat, (), arguments(suit=one.suit.value), "B-14") for one in belotes]
    return counted, (said, *spoken, Event("claim_stands", claim.seat, rule="S-X7"), *end_events(counted))


def _belotes_left(play: Playing) -> Iterator[SaidBelote]:
    for seat, hand in enumerate(play.hands):
        for card in hand:
            if card.rank is Rank.KING and has_belote(card, hand, play.contract, ()):
                yield SaidBelote(Seat(seat), card.suit)


def holds(play: Playing, claim: OpenClaim) -> bool:
    """Whether the claim is certain from the claimer's view, shown by top cards or by search."""
    if claim.card_points == 0 and not claim.all_tricks:
        return True  # the rest is given away
    if claim.all_tricks and play.turn == claim.seat and _has_only_winners(play, claim.seat):
        return True
    return len(play.hands[claim.seat]) <= SEARCHED_CARDS and _Search(play, claim).is_certain()


def _has_only_winners(play: Playing, seat: Seat) -> bool:
    """Whether the leader takes every trick by leading from the top, trumps first, whoever holds the rest."""
    unseen = knowledge(view_of(play, seat)).unseen
    known = [card for other in play.shown if other != seat for card in play.hands[other]]
    others, hand, trump = (*unseen, *known), play.hands[seat], play.contract.trump
    by_suit = {suit: _runs_out(hand, others, suit, play.contract) for suit in SUITS}
    foreign_trumps = sum(card.suit is trump for card in others)
    return all(by_suit.values()) and (foreign_trumps == 0 or _draws_all(hand, others, trump, play.contract))


def _runs_out(hand: Sequence[Card], others: Sequence[Card], suit: Suit, contract: Contract) -> bool:
    """Whether every card of the suit wins when led from the top, if nobody ruffs."""
    own = sum(card.suit is suit for card in hand)
    foreign = sum(card.suit is suit for card in others)
    return _winners(hand, others, suit, contract) >= min(own, foreign)


def _draws_all(hand: Sequence[Card], others: Sequence[Card], trump: Suit | None, contract: Contract) -> bool:
    """Whether top trumps take every foreign trump even if one hand holds them all."""
    foreign = sum(card.suit is trump for card in others)
    return trump is not None and _winners(hand, others, trump, contract) >= foreign


def _winners(hand: Sequence[Card], others: Sequence[Card], suit: Suit, contract: Contract) -> int:
    """Cards of the suit in the hand above all foreign ones."""
    table = strengths(contract, suit)
    best = max((table[card] for card in others if card.suit is suit), default=0)
    return sum(card.suit is suit and table[card] > best for card in hand)


@dataclass(frozen=True, slots=True)
class _Position:
    """Where the search stands: the claimer's hand, the cards of the three others in one heap, what is known of them."""

    hand: tuple[Card, ...]
    heap: tuple[Card, ...]
    sizes: tuple[int, ...]
    cannot: tuple[frozenset[Card], ...]
    trick: Trick
    needed: int


class _GaveUp(Exception):
    """More positions than are searched."""


class _Search:
    """The claimer plays his hand by what he sees; the others play any card that some distribution allows."""

    def __init__(self, play: Playing, claim: OpenClaim) -> None:
        self._options: BeloteOptions = play.match.options
        self._contract = play.contract
        self._claim = claim
        self._points = card_points(play.contract)
        self._positions = 0
        self._play = play

    def is_certain(self) -> bool:
        """Whether the claim holds in every line of play."""
        try:
            return self._holds(self._first())
        except _GaveUp:
            return False

    def _first(self) -> _Position:
        play, seat = self._play, self._claim.seat
        known = knowledge(view_of(play, seat))
        shown = [card for other in play.shown if other != seat for card in play.hands[other]]
        heap = (*known.unseen, *shown)
        cannot = []
        for other in range(4):
            open_hand = play.hands[other] if other in play.shown else None
            cannot.append(frozenset(card for card in heap if not _fits(card, other, open_hand, shown, known.may_hold)))
        sizes = tuple(0 if other == seat else len(hand) for other, hand in enumerate(play.hands))
        return _Position(play.hands[seat], heap, sizes, tuple(cannot), play.trick, self._claim.card_points)

    def _holds(self, at: _Position) -> bool:
        self._positions += 1
        if self._positions > MOST_POSITIONS:
            raise _GaveUp
        if len(at.trick.cards) == 4:
            return self._after_trick(at)
        if not at.hand and not at.heap:
            return self._claim.all_tricks or at.needed <= 0
        seat = at.trick.seat_at(len(at.trick.cards), 4)
        if seat == self._claim.seat:
            legal = legal_cards(at.hand, self._contract, at.trick.cards, self._options)
            return any(
                self._holds(replace(at, hand=without(at.hand, (card,)), trick=at.trick.with_card(card)))
                for card in legal
            )
        return all(self._holds(after) for after in self._replies(at, seat))

    def _replies(self, at: _Position, seat: Seat) -> Iterator[_Position]:
        """Every card that the seat may hold and play in some distribution."""
        for card in at.heap:
            if card in at.cannot[seat]:
                continue
            out = at.cannot[seat] | ruled_out(card, self._contract, at.trick.cards, self._options)
            cannot = tuple(out if other == seat else cards for other, cards in enumerate(at.cannot))
            sizes = tuple(size - (other == seat) for other, size in enumerate(at.sizes))
            heap = without(at.heap, (card,))
            if _can_be_dealt(heap, sizes, cannot):
                yield replace(at, heap=heap, sizes=sizes, cannot=cannot, trick=at.trick.with_card(card))

    def _after_trick(self, at: _Position) -> bool:
        winner = at.trick.seat_at(winning_card(self._contract, at.trick.cards), 4)
        is_own = side_of(winner) == side_of(self._claim.seat)
        if self._claim.all_tricks and not is_own:
            return False
        points = sum(self._points[card] for card in at.trick.cards) + (0 if at.heap else LAST_TRICK)
        return self._holds(replace(at, trick=Trick(winner), needed=at.needed - (points if is_own else 0)))


def _fits(
    card: Card,
    seat: int,
    open_hand: Sequence[Card] | None,
    shown: Sequence[Card],
    may_hold: Callable[[int, Card], bool],
) -> bool:
    """Whether the card may lie with the seat: an open hand holds just its cards."""
    if open_hand is not None:
        return card in open_hand
    return card not in shown and may_hold(seat, card)


def _can_be_dealt(heap: Sequence[Card], sizes: Sequence[int], cannot: Sequence[frozenset[Card]]) -> bool:
    """Whether the cards fit into the hands: no group of seats is the only place for more cards than it has room for."""
    for group in _groups():
        room = sum(sizes[seat] for seat in group)
        if sum(all(card in cannot[seat] or seat in group for seat in range(4)) for card in heap) > room:
            return False
    return True


@cache
def _groups() -> tuple[tuple[int, ...], ...]:
    return tuple(chain.from_iterable(combinations(range(4), size) for size in range(4)))
