"""Open-card values of Belote: what a side takes of a whole deal with best play by all."""

from __future__ import annotations

from functools import cache

from stammtisch.cards import PACK_32, check_pack
from stammtisch.errors import ParseError
from stammtisch.seats import Side
from stammtisch.solvers.belote import BeloteSolver, Position
from stammtisch.tricks import Trick
from stammtisch.verify.belote_fields import cards_in, contract_of, options_of, seat_of
from stammtisch.verify.check import Case, expect
from stammtisch.verify.reading import field, optional


def check_exact(case: Case) -> None:
    """Card points of seats 0 and 2, the last trick's ten included, without a capot's 90."""
    for name in ("last_trick_included", "capot_not_counted"):
        if not optional(case, name, bool, True):
            raise ParseError(f"field {name!r}: values are compared with the last trick's ten, and without a capot's 90")
    hands = tuple(cards_in(hand, "hands") for hand in field(case, "hands", list))
    if [len(hand) for hand in hands] != [8, 8, 8, 8]:
        raise ParseError("field 'hands': expected four hands of eight cards")
    check_pack([card for hand in hands for card in hand], PACK_32)
    position = Position(contract_of(case), hands, Trick(seat_of(case, "leader")), options_of(case))
    expected = field(case, "card_points_of_seats_0_and_2", int)
    expect("card points of seats 0 and 2", expected, _solver().card_points(position, Side(0)).value)


@cache
def _solver() -> BeloteSolver:
    """One for all cases, which are checked one after the other."""
    return BeloteSolver()
