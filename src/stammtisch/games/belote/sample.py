"""A full state that a view allows, each with equal chance: hands and, where hidden, the announcements made from them.

Announcements bind: their cards are dealt first, in every way that is possible, each weighed by the number of ways to
deal the rest. So nothing is thrown away and the result is exactly uniform.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, combinations, product
from random import Random

from stammtisch.cards import PACK_32, Card, in_pack_order
from stammtisch.games.belote.announcements import (
    Announcement,
    Announcements,
    Kind,
    in_order,
    of_kind,
    parse_announcement,
)
from stammtisch.games.belote.counting import count_play
from stammtisch.games.belote.knowledge import Knowledge, knowledge
from stammtisch.games.belote.state import Bidding, Claiming, Counted, Cutting, PassedOut, Playing, State
from stammtisch.games.belote.view import BeloteView, Phase
from stammtisch.games.chance import shuffled
from stammtisch.games.sampling import UnknownDeals, count_ways
from stammtisch.seats import Seat
from stammtisch.tricks import Trick

Hands = tuple[tuple[Card, ...], ...]


def sample_state(view: BeloteView, rng: Random) -> State:
    """One state of those that `view` allows."""
    match view.phase:
        case Phase.CUT:
            return Cutting(view.match, shuffled(PACK_32, rng))
        case Phase.AUCTION:
            return _bidding(view, rng)
        case Phase.PLAY:
            return _playing(view, rng)
        case Phase.CLAIM:
            assert view.claim is not None
            return Claiming(_playing(view, rng), view.claim)
        case Phase.FINISHED if view.dealt:
            return _counted(view)
        case Phase.FINISHED:
            passed = _bidding(view, rng)
            return PassedOut(view.match, view.calls, passed.hands, passed.stock)


def _bidding(view: BeloteView, rng: Random) -> Bidding:
    """Five cards each; a bid binds nobody to any card."""
    unseen = [card for card in PACK_32 if card not in view.hand]
    rng.shuffle(unseen)
    hands = []
    for seat in range(4):
        is_own = seat == view.seat
        hands.append(_in_any_order(view.hand, rng) if is_own else tuple(unseen[:5]))
        unseen = unseen if is_own else unseen[5:]
    return Bidding(view.match, tuple(hands), tuple(unseen), view.calls)


def _in_any_order(cards: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    return tuple(rng.sample(cards, len(cards)))


def _playing(view: BeloteView, rng: Random) -> Playing:
    plan = _plan(view)
    number = plan.draw(rng)
    first = plan.firsts[number]
    laid = _rest(view, number).draw(rng)
    hands = []
    for seat in range(4):
        seen = view.hand if seat == view.seat else view.shown[seat]
        hands.append(in_pack_order(seen or (*first.cards[seat], *laid[seat])))
    return _state(view, tuple(hands), first.announced)


def _state(view: BeloteView, hands: Hands, announced: tuple[Announcements, ...]) -> Playing:
    assert view.doubled is not None
    return Playing(
        match=view.match,
        calls=view.calls,
        doubled=view.doubled,
        hands=hands,
        trick=view.trick or Trick(view.won[-1].winner if view.won else Seat((view.dealer + 1) % 4)),
        won=view.won,
        announced=announced,
        belotes=view.belotes,
        shown=tuple(Seat(seat) for seat in range(4) if view.shown[seat]) if view.trick is not None else (),
        claimed=view.claimed,
    )


def _counted(view: BeloteView) -> Counted:
    """Once the deal is over all is known."""
    play = _state(view, view.shown, tuple(_known_announcements(view, seat) for seat in range(4)))
    return count_play(play, view.claim)


def _known_announcements(view: BeloteView, seat: int) -> Announcements:
    return in_order(parse_announcement(said.text) for said in view.announced if said.seat == seat and said.text)


@dataclass(frozen=True, slots=True)
class First:
    """The announcements of every seat, and which unseen cards they lay into its hand."""

    announced: tuple[Announcements, ...]
    cards: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class _Plan:
    """Every possible `First` with the running sum of the ways to deal the rest after each."""

    known: Knowledge
    firsts: tuple[First, ...]
    sums: tuple[int, ...]

    def draw(self, rng: Random) -> int:
        """The number of one of the firsts, in proportion to its ways."""
        mark = rng.randrange(self.sums[-1])
        low, high = 0, len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if mark < self.sums[middle] else (middle + 1, high)
        return low


@lru_cache(maxsize=8)
def _plan(view: BeloteView) -> _Plan:
    """Made once a view, since many samples are drawn from the same one."""
    known = knowledge(view)
    firsts = tuple(_firsts(view, known))
    if len(firsts) == 1:
        return _Plan(known, firsts, (1,))
    places = {card: tuple(seat for seat in range(4) if known.may_hold(seat, card)) for card in known.unseen}
    groups = Counter(places.values())
    return _Plan(known, firsts, tuple(accumulate(_ways(first, known.sizes, places, groups) for first in firsts)))


@lru_cache(maxsize=64)
def _rest(view: BeloteView, number: int) -> UnknownDeals:
    """All ways to deal the rest after the first of this number: counted once, since many are drawn."""
    known, first = _plan(view).known, _plan(view).firsts[number]
    sizes = tuple(size - len(cards) for size, cards in zip(known.sizes, first.cards, strict=True))
    laid_first = {card for cards in first.cards for card in cards}
    rest = [card for card in known.unseen if card not in laid_first]
    return UnknownDeals(
        ((card, tuple(seat for seat in range(4) if known.may_hold(seat, card))) for card in rest), sizes
    )


def _ways(
    first: First, sizes: tuple[int, ...], places: dict[Card, tuple[int, ...]], groups: Counter[tuple[int, ...]]
) -> int:
    """How many ways there are to deal the rest after these cards."""
    room = tuple(size - len(cards) for size, cards in zip(sizes, first.cards, strict=True))
    if min(room) < 0:
        return 0
    left = Counter(groups)
    left.subtract(places[card] for cards in first.cards for card in cards)
    return _count(tuple(sorted(left.items())), room)


@lru_cache(maxsize=4096)
def _count(groups: tuple[tuple[tuple[int, ...], int], ...], room: tuple[int, ...]) -> int:
    return count_ways(groups, room)


def _firsts(view: BeloteView, known: Knowledge) -> Iterator[First]:
    """Every way in which the announcements heard can have been made, without a card in two hands."""
    of_seats = [tuple(_of_seat(view, known, seat)) for seat in range(4)]
    for chosen in product(*of_seats):
        cards = [card for _, laid in chosen for card in laid]
        if len(set(cards)) == len(cards):
            yield First(tuple(said for said, _ in chosen), tuple(laid for _, laid in chosen))


def _of_seat(view: BeloteView, known: Knowledge, seat: int) -> Iterator[tuple[Announcements, tuple[Card, ...]]]:
    """Every set of announcements that a seat can have made, and the unseen cards each lays into its hand."""
    hidden = Counter(said.kind for said in view.announced if said.seat == seat and not said.text)
    if not hidden:
        yield _known_announcements(view, seat), ()
        return
    unseen = set(known.unseen) if known.sizes[seat] else set()
    held = {*known.played[seat], *view.shown[seat], *(card for card in unseen if known.may_hold(seat, card))}
    for chosen in product(*(_so_many(kind, number, held) for kind, number in hidden.items())):
        announced = in_order(announcement for some in chosen for announcement in some)
        cards = [card for announcement in announced for card in announcement.cards]
        if len(set(cards)) == len(cards):
            yield announced, tuple(card for card in cards if card in unseen)


def _so_many(kind: Kind, number: int, held: set[Card]) -> Iterator[tuple[Announcement, ...]]:
    """Every choice of so many announcements of a kind whose cards the seat can have held."""
    return combinations([one for one in of_kind(kind) if held.issuperset(one.cards)], number)
