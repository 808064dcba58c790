"""A view of declared play as masks: who holds how many cards, what lies on the table, what was taken.

What belongs here: facts that a seat has seen, in the places and bits of the solver's kernels. What does not: where the
hidden cards may lie (`hidden.py`). Place 0 is the declarer's, 1 and 2 are those after him in the order of play.
"""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch.cards import Card
from stammtisch.games.skat.contract import Contract, Kind
from stammtisch.games.skat.view import View
from stammtisch.seats import Seat
from stammtisch.solvers.skat.masks import Layout, layout_of
from stammtisch.values import dataclass


@dataclass(frozen=True, slots=True)
class Seen:
    """seats: by place. me: the place of the view's seat. leader: the place that leads the trick on the table.

    table: its cards, by number. played: by place, all that was played, the table included. taken: card points of the
    declarer's tricks. tricks: how many the declarer has, and the defenders. plays: every card with its place, in order.
    """

    view: View
    contract: Contract
    layout: Layout
    seats: tuple[Seat, ...]
    me: int
    leader: int
    table: tuple[int, ...]
    played: tuple[int, int, int]
    taken: int
    tricks: tuple[int, int]
    plays: tuple[tuple[tuple[int, int], ...], ...]

    @property
    def hand(self) -> int:
        """The cards of the view's seat."""
        return self.layout.mask(self.view.hand)

    @property
    def cards_left(self) -> int:
        """How many cards the view's seat holds."""
        return len(self.view.hand)


def seen_in(view: View) -> Seen:
    """What the view's seat has seen of a declared game in play."""
    assert view.contract is not None and view.declarer is not None
    return _seen_by_place(view, view.contract, view.declarer)


def seen_in_ramsch(view: View) -> Seen:
    """The same in Ramsch, which goes by the order of Grand (S-X2); place 0 is the seat's own."""
    assert view.seat is not None
    return _seen_by_place(view, Contract(Kind.GRAND), view.seat)


def _seen_by_place(view: View, contract: Contract, first: Seat) -> Seen:
    assert view.trick is not None and view.seat is not None
    layout = layout_of(contract.kind)
    turn = view.trick_seats.index(first)
    seats = view.trick_seats[turn:] + view.trick_seats[:turn]
    places = {seat: place for place, seat in enumerate(seats)}
    tricks = [_placed(taken.seats, taken.trick.cards, places, layout) for taken in view.tricks]
    table = _placed(view.trick_seats, view.trick.cards, places, layout)
    mine = [taken for taken in view.tricks if taken.winner == first]
    played = [0, 0, 0]
    for trick in (*tricks, table):
        for place, card in trick:
            played[place] |= 1 << card
    return Seen(
        view,
        contract,
        layout,
        seats,
        places[view.seat],
        places[view.trick_seats[0]],
        tuple(card for _, card in table),
        (played[0], played[1], played[2]),
        sum(taken.card_points for taken in mine),
        (len(mine), len(view.tricks) - len(mine)),
        (*tricks, table) if table else tuple(tricks),
    )


def _placed(
    seats: Iterable[Seat], cards: Iterable[Card], places: dict[Seat, int], layout: Layout
) -> tuple[tuple[int, int], ...]:
    """Each card of a trick with the place that played it."""
    return tuple((places[seat], layout.place(card)) for seat, card in zip(seats, cards, strict=False))
