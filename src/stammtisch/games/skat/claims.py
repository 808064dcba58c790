"""Whether a claim holds against every play and every distribution that the claimant's view allows (S-X7).

The search plays the claimant's cards as well as it can, and everybody else's as badly for the claim as any
distribution permits: a hidden card may be in any hand that has not shown otherwise, and is laid there when it is
played. The claimant's play depends only on what was seen, so the claim holds whatever the hidden cards are. A partner
is nobody to rely on. Where the steps run out, the claim is not proven: the search never errs on that side. A part of
the rest is searched when few cards are left.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from stammtisch.cards import Card
from stammtisch.games.skat.moves import CLAIM_PARTS, Claim, ClaimPart
from stammtisch.games.skat.order import CARD_POINTS, TRUMP, Order, card_points
from stammtisch.games.skat.play import playable
from stammtisch.games.skat.unknown import order_in, unknown
from stammtisch.games.skat.view import View
from stammtisch.seats import Seat
from stammtisch.tricks import Trick, winning_place

Cards: TypeAlias = frozenset[Card]

CARDS_SEARCHED: Final = 4
"""A part of the rest is searched while the claimant holds at most so many cards; before, it needs consent."""


@dataclass(frozen=True, slots=True)
class _Position:
    """held: cards known to be in a hand, by seat. hidden: cards in hands not seen, or away. sizes, voids: by hidden
    place, the place of cards away last; what each still takes, and the suits it cannot hold. needed: card points that
    are still missing where a part is claimed, else 0.
    """

    held: tuple[Cards, ...]
    hidden: Cards
    sizes: tuple[int, ...]
    voids: tuple[frozenset[str], ...]
    trick: Trick
    needed: int = 0


class _OutOfSteps(Exception):
    """The search has used its steps."""


def claim_holds(view: View, claim: Claim | ClaimPart, steps: int) -> bool:
    """Whether the side of the view's seat is sure of every trick that is left, of none, or of so many card points.

    steps: how many positions the search may look at before it gives up and says no.
    """
    if isinstance(claim, Claim):
        return _may_hold(view, claim.every) and _found(view, claim, steps, otherwise=False)
    return _is_near_the_end(view) and _found(view, claim, steps, otherwise=False)


def certain_part(view: View, steps: int) -> ClaimPart | None:
    """The part of the rest that the side of the view's seat is sure of, if in no line of play it could get more."""
    if not _is_near_the_end(view):
        return None
    sure = bisect_left(CLAIM_PARTS, True, key=lambda part: not claim_holds(view, part, steps))
    if not sure or _found(view, CLAIM_PARTS[min(sure, len(CLAIM_PARTS) - 1)], steps, otherwise=True, hoping=True):
        return None
    return CLAIM_PARTS[sure - 1]


def _is_near_the_end(view: View) -> bool:
    return len(view.hand) <= CARDS_SEARCHED


def _found(view: View, claim: Claim | ClaimPart, steps: int, *, otherwise: bool, hoping: bool = False) -> bool:
    """What the search says, or `otherwise` where the steps run out. hoping: whether it is possible, not sure."""
    if view.trick is None or view.seat is None:
        return False
    open_ends = unknown(view)
    held = [frozenset(hand) for hand in view.open_hands]
    held[view.seat] = frozenset(view.hand)
    needed = claim.card_points if isinstance(claim, ClaimPart) else 0
    start = _Position(tuple(held), frozenset(open_ends.cards), open_ends.sizes, open_ends.voids, view.trick, needed)
    try:
        return _Search(view, view.seat, open_ends.seats, claim, steps, hoping).holds(start)
    except _OutOfSteps:
        return otherwise


def _may_hold(view: View, every: bool) -> bool:
    """Whether a search is worth while: in each suit one's highest card is the highest, or one's lowest the lowest."""
    order, mine = order_in(view), set(view.hand)
    others = set(unknown(view).cards).union(*view.open_hands) - mine
    for suit, strength in order.strength.items():
        mine_in_suit = [strength[card] for card in mine if order.effective[card] == suit]
        theirs = [strength[card] for card in others if order.effective[card] == suit]
        if mine_in_suit and theirs:
            if every and max(theirs) > max(mine_in_suit):
                return False
            if not every and min(theirs) < min(mine_in_suit):
                return False
    return True


class _Search:
    """One search for one claim."""

    def __init__(
        self, view: View, me: Seat, hidden: tuple[Seat, ...], claim: Claim | ClaimPart, steps: int, hoping: bool
    ) -> None:
        self._order: Order = order_in(view)
        self._me = me
        self._hidden_seats = hidden
        self._part = isinstance(claim, ClaimPart)
        self._every = isinstance(claim, Claim) and claim.every
        self._steps = steps
        self._hoping = hoping
        players = [seat for seat in range(len(view.card_counts)) if seat not in view.sitting_out]
        self._from = {Seat(first): _turned(players, place) for place, first in enumerate(players)}
        self._friends = {me} if view.ramsch or view.declarer == me else {*map(Seat, players)} - {view.declarer}
        self._known: dict[_Position, bool] = {}

    def holds(self, position: _Position) -> bool:
        """Whether the claim holds from here on."""
        if len(position.trick.cards) == 3:
            return self._after_trick(position)
        known = self._known.get(position)
        if known is None and not self._part and not position.trick.cards and self._holds_plainly(position):
            known = self._known[position] = True
        if known is None:
            self._steps -= 1
            if self._steps < 0:
                raise _OutOfSteps
            known = self._known[position] = self._look(position)
        return known

    def _after_trick(self, position: _Position) -> bool:
        trick = position.trick
        strength = self._order.strength[self._order.effective[trick.cards[0]]]
        winner = self._from[trick.leader][winning_place(trick.cards, strength.__getitem__)]
        needed, ours = position.needed, winner in self._friends
        if self._part:
            needed -= card_points(trick.cards) if ours else 0
            if needed <= 0 or not self._could_suffice(position, needed):
                return needed <= 0
        elif ours is not self._every:
            return False
        if not position.held[self._me]:
            return not self._part
        return self.holds(
            _Position(position.held, position.hidden, position.sizes, position.voids, Trick(winner), needed)
        )

    def _could_suffice(self, position: _Position, needed: int) -> bool:
        """Whether there are so many card points left at all, those away counted too."""
        return card_points(position.hidden.union(*position.held)) >= needed

    def _holds_plainly(self, position: _Position) -> bool:
        """Whether no search is needed before a lead: one's own lead with nothing but winners, or in Null, when somebody
        else leads, nothing but cards below all others.
        """
        if (position.trick.leader == self._me) is not self._every:
            return False
        if not self._every and (self._order.trumps or len(self._friends) > 1):
            return False
        mine = position.held[self._me]
        others = position.hidden.union(*position.held) - mine
        suits = {suit: self._runs(mine, others, suit) for suit in self._order.strength}
        if not self._every:
            return all(lowest == held for _, lowest, held, _ in suits.values())
        highest, _, trumps, against = suits.pop(TRUMP)
        drawn = highest >= against or (highest == trumps == len(mine))
        return drawn and all(top >= min(held, out) for top, _, held, out in suits.values())

    def _runs(self, mine: Cards, others: Cards, suit: str) -> tuple[int, int, int, int]:
        """In one suit: how many of one's cards are above all others, how many below, how many held, how many out.

        As many leads from above as cards are out draw them all, even from one hand.
        """
        strength, effective = self._order.strength[suit], self._order.effective
        held = [strength[card] for card in mine if effective[card] == suit]
        out = [strength[card] for card in others if effective[card] == suit]
        above = sum(value > max(out, default=0) for value in held)
        below = sum(value < min(out, default=99) for value in held)
        return above, below, len(held), len(out)

    def _look(self, position: _Position) -> bool:
        seat = self._from[position.trick.leader][len(position.trick.cards)]
        is_hidden = seat in self._hidden_seats
        plays = self._hidden_plays(position, seat) if is_hidden else self._open_plays(position, seat)
        return any(map(self.holds, plays)) if seat == self._me or self._hoping else all(map(self.holds, plays))

    def _open_plays(self, position: _Position, seat: Seat) -> Iterator[_Position]:
        """Every play from a hand that is seen; cards that are alike count once."""
        mine = position.held[seat]
        others = position.hidden.union(*position.held, position.trick.cards) - mine
        for card, *_ in self._runs_of(playable(tuple(mine), position.trick, self._order), others):
            held = tuple(cards - {card} if owner == seat else cards for owner, cards in enumerate(position.held))
            trick = position.trick.with_card(card)
            yield _Position(held, position.hidden, position.sizes, position.voids, trick, position.needed)

    def _hidden_plays(self, position: _Position, seat: Seat) -> Iterator[_Position]:
        """Every card that may turn out to be in this hand, as far as the rest can still be dealt."""
        place, effective = self._hidden_seats.index(seat), self._order.effective
        led = effective[position.trick.cards[0]] if position.trick.cards else ""
        sizes = (*position.sizes[:place], position.sizes[place] - 1, *position.sizes[place + 1 :])
        others = frozenset().union(*position.held, position.trick.cards)
        for card in (card for run in self._runs_of(position.hidden, others) for card in self._ends(run)):
            suit, voids = effective[card], position.voids
            if suit in voids[place]:
                continue
            if led and suit != led:
                voids = (*voids[:place], voids[place] | {led}, *voids[place + 1 :])
            hidden = position.hidden - {card}
            if self._can_be_dealt(hidden, sizes, voids):
                trick = position.trick.with_card(card)
                yield _Position(position.held, hidden, sizes, voids, trick, position.needed)

    def _runs_of(self, cards: Iterable[Card], others: Cards) -> Iterator[list[Card]]:
        """The cards in runs: within one there is none of `others` between them, nor do they differ in what decides."""
        run: list[Card] = []
        for card in self._order.sorted(others.union(cards)):
            if run and (card in others or not self._alike(card, run[0])):
                yield run
                run = []
            if card not in others:
                run.append(card)
        if run:
            yield run

    def _alike(self, card: Card, other: Card) -> bool:
        """Whether they are of one effective suit and, where a part is claimed, worth the same."""
        if self._part and CARD_POINTS[card] != CARD_POINTS[other]:
            return False
        return self._order.effective[card] == self._order.effective[other]

    def _ends(self, run: Sequence[Card]) -> Iterable[Card]:
        """The cards of a hidden run that must be tried. Both ends: the other hidden hand may play above or below.

        Where one player claims every trick, it does not matter who beats him, and the highest will do.
        """
        alone = self._every and len(self._friends) == 1
        return run[:1] if alone or len(run) == 1 else (run[0], run[-1])

    def _can_be_dealt(self, hidden: Cards, sizes: tuple[int, ...], voids: tuple[frozenset[str], ...]) -> bool:
        """Whether the hidden cards fit their places: no places must take more cards than they have room for."""
        if not any(voids):
            return True
        suits = Counter(self._order.effective[card] for card in hidden)
        places = range(len(sizes))
        for chosen in range(1 << len(sizes)):
            room = sum(sizes[place] for place in places if chosen >> place & 1)
            bound = sum(
                count
                for suit, count in suits.items()
                if all(chosen >> place & 1 or suit in voids[place] for place in places)
            )
            if bound > room:
                return False
        return True


def _turned(players: list[int], place: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, players[place:] + players[:place]))
