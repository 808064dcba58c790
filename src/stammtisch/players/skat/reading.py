"""What bids, the contract and cards played tell of hidden hands: how readily all that would have happened in a world.

What belongs here: the likelihood of a world beside others. What does not: which worlds are possible (`hidden.py`).
Nobody is taken to play without fault: what a player would hardly do makes a world less likely, never impossible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp, prod
from typing import Final

from stammtisch.games.skat.contract import BASE_VALUES, TRUMP_SUITS, Kind
from stammtisch.players.skat.hidden import World
from stammtisch.players.skat.outcomes import SUITS, Holding
from stammtisch.players.skat.prospects import KINDS, OUTCOMES
from stammtisch.players.skat.seen import Seen
from stammtisch.solvers.kernels.skat import NULL, beaters_of, card_points, suit_of, trumps
from stammtisch.values import dataclass

SKAT_HELPS: Final = 12.0
"""Card points that taking the skat adds to what ten cards are good for."""
ENOUGH: Final = 60.0
"""Card points expected by who bids, half the time."""
SHARPNESS: Final = 6.0
LEAST: Final = 0.03
"""How likely anything is at least, that somebody did against all expectation."""

TRUMP_AWAY, ACE_AWAY = 0.15, 0.4
MISSED_TRICK, GAVE_TEN, KEPT_TEN = 0.3, 0.2, 0.5
"""How likely a third hand is to leave a rich trick that it could take, to give the enemy a ten with a low card there,
or to keep its tens from the partner's trick."""
RICH: Final = 8
LOWEST_BID: Final = 18


@dataclass(frozen=True, slots=True)
class Bidder:
    """What a seat said in the auction. passed: the value it would not bid, bid: the highest it did; 0 for none."""

    place: int
    leads: bool
    passed: int
    bid: int


@dataclass(frozen=True, slots=True)
class ThirdCard:
    """A trick's third card that a hidden hand played.

    choices: the suit it had to follow, as a mask. later: what its player played afterwards. beaters: cards that would
    have taken the trick. laid: what the other two were worth. friend: whether the partner was ahead.
    """

    place: int
    card: int
    choices: int
    later: int
    beaters: int
    laid: int
    friend: bool


class Reading:
    """The likelihood of worlds, for one seat's view."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._mode = seen.layout.mode
        self._holding = _holdings(seen)
        self._bidders = [one for one in _bidders(seen) if one.place not in (0, seen.me)]
        self._thirds = list(_third_cards(seen)) if self._mode != NULL else []
        self._trumps = trumps(self._mode)

    def likelihood(self, world: World) -> float:
        """How readily all that was seen would have happened, above zero."""
        found = prod(self._bidding(world)) if self._bidders else 1.0
        if self._seen.me != 0:
            found *= self._declaring(world)
        return found * prod(self._playing(world))

    def _bidding(self, world: World) -> Iterator[float]:
        for bidder in self._bidders:
            held = self._holding(world.hands[bidder.place] | self._seen.played[bidder.place])
            if bidder.passed:
                yield max(LEAST, 1 - _would_bid(held, bidder.leads, bidder.passed))
            if bidder.bid:
                yield max(LEAST, _would_bid(held, bidder.leads, bidder.bid))

    def _declaring(self, world: World) -> float:
        """How well the declarer's contract suits his cards, and what he laid away."""
        seen = self._seen
        held = self._holding(world.hands[0] | seen.played[0])
        leads, hand = seen.seats[0] == seen.view.forehand, seen.contract.hand
        if seen.contract.kind is Kind.NULL:
            return max(LEAST, OUTCOMES.null_chance(held, leads, hand))
        away = 0 if hand else card_points(self._mode, world.away)
        means = OUTCOMES.means(held, away, leads, hand)
        named = means[KINDS.index(seen.contract.kind)]
        suits_best = exp(-max(0.0, max(means) - named) / SHARPNESS)
        likely = max(LEAST, suits_best * _logistic(named - ENOUGH + SHARPNESS))
        return likely if hand else likely * self._laying_away(world.away)

    def _laying_away(self, away: int) -> float:
        aces = away & ~self._trumps & ACES
        return float(TRUMP_AWAY ** (away & self._trumps).bit_count() * ACE_AWAY ** aces.bit_count())

    def _playing(self, world: World) -> Iterator[float]:
        for third in self._thirds:
            held = world.hands[third.place] | third.later | 1 << third.card
            choices = held & third.choices or held
            if choices & (choices - 1):
                yield self._third_card(third, choices)

    def _third_card(self, third: ThirdCard, choices: int) -> float:
        worth = card_points(self._mode, 1 << third.card)
        if third.friend:
            keeps = worth < RICH and choices & FULL & ~self._trumps
            return KEPT_TEN if keeps else 1.0
        if third.beaters >> third.card & 1:
            return 1.0
        if third.laid + worth >= RICH and choices & third.beaters:
            return MISSED_TRICK
        return GAVE_TEN if worth > RICH and choices & ~FULL else 1.0


ACES: Final = sum(1 << 7 * suit + 6 for suit in range(4))
FULL: Final = ACES | ACES >> 1
"""Aces and tens of the plain suits, and of trumps."""


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value / SHARPNESS))


def _would_bid(held: Holding, leads: bool, value: int) -> float:
    """How likely a seat with these ten cards bids so much."""
    means = OUTCOMES.means(held, 0, leads, False)
    enough = [mean for mean, kind in zip(means, KINDS, strict=True) if _covers(held, kind, value)]
    return _logistic(max(enough) + SKAT_HELPS - ENOUGH) if enough else LEAST


def _covers(held: Holding, kind: Kind, value: int) -> bool:
    """Whether a game of this kind is worth so much by the Unters alone."""
    unters = held[4]
    has = unters >> 3 & 1
    count = 1
    while count < 4 and unters >> 3 - count & 1 == has:
        count += 1
    return BASE_VALUES[kind] * (count + 1) >= value


def _holdings(seen: Seen) -> Callable[[int], Holding]:
    """Reads a mask of the game's layout as a holding."""
    layout = seen.layout
    if layout.mode == NULL:
        shifts = [layout.place(next(c for c in layout.cards if c.suit is suit)) for suit in SUITS]
        return lambda mask: _null_holding(mask, shifts)
    trump = TRUMP_SUITS.get(seen.contract.kind)
    order = list(SUITS[::-1])
    order.sort(key=lambda suit: suit is trump)
    first, second, third, fourth = (7 * order.index(suit) for suit in SUITS)

    def read(mask: int) -> Holding:
        return (
            mask >> first & 127,
            mask >> second & 127,
            mask >> third & 127,
            mask >> fourth & 127,
            mask >> 28 & 15,
        )

    return read


def _null_holding(mask: int, shifts: list[int]) -> Holding:
    """In Null 7 8 9 10 J Q K A lie side by side; a holding has 7 8 9 Q K 10 A, and the Unters apart."""
    held, unters = [], 0
    for place, shift in enumerate(shifts):
        cards = mask >> shift & 255
        held.append(cards & 7 | (cards >> 5 & 3) << 3 | (cards >> 3 & 1) << 5 | (cards >> 7 & 1) << 6)
        unters |= (cards >> 4 & 1) << 3 - place
    return held[0], held[1], held[2], held[3], unters


def _bidders(seen: Seen) -> Iterator[Bidder]:
    """What each seat bid at most, and what it passed on."""
    view = seen.view
    bid, passed = dict.fromkeys(seen.seats, 0), dict.fromkeys(seen.seats, 0)
    standing = 0
    for call in view.auction:
        if call.is_pass:
            passed[call.seat] = max(LOWEST_BID, standing)
        elif call.text == "hold":
            bid[call.seat] = standing
        else:
            standing = int(call.text)
            bid[call.seat] = standing
    for place, seat in enumerate(seen.seats):
        yield Bidder(place, seat == view.forehand, passed[seat], bid[seat])


def _third_cards(seen: Seen) -> Iterator[ThirdCard]:
    """Third cards of tricks that somebody else played."""
    later = [0, 0, 0]
    mode = seen.layout.mode
    for trick in reversed(seen.plays):
        for place, card in trick:
            later[place] |= 1 << card
        if len(trick) < 3 or trick[2][0] == seen.me:
            continue
        (first_place, first), (second_place, second), (place, card) = trick
        ahead, beaters = first_place, beaters_of(mode, first)
        if beaters >> second & 1:
            ahead, beaters = second_place, beaters_of(mode, second)
        laid = card_points(mode, 1 << first | 1 << second)
        friend = (ahead == 0) == (place == 0)
        yield ThirdCard(place, card, suit_of(mode, first), later[place], beaters, laid, friend)
