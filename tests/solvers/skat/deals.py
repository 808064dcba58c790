"""Deals and positions of Skat for the tests of the solvers, and plain minimax to hold them against.

What belongs here: what several of these tests need. The minimax asks nothing but the rules, through `Position`.
"""

from __future__ import annotations

from functools import cache
from random import Random

from hypothesis import strategies as st

from stammtisch.cards import PACK_32
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.order import card_points
from stammtisch.solvers.skat import Position

TRUMP_KINDS: list[Kind] = [kind for kind in Kind if kind is not Kind.NULL]


def dealt(rng: Random, kind: Kind, size: int = 10, on_table: int = 0) -> Position:
    """A position at random: hands of so many cards, what was played before gone, cards on the table legally played."""
    pack = list(PACK_32)
    rng.shuffle(pack)
    first, second, third = (tuple(pack[size * seat : size * seat + size]) for seat in range(3))
    position = Position(kind, (first, second, third), tuple(pack[30:]), rng.randrange(3))
    for _ in range(on_table):
        position = position.after(rng.choice(position.legal))
    return position


@st.composite
def positions(draw: st.DrawFn, kinds: list[Kind], most: int, on_table: bool = True) -> Position:
    """Positions of up to `most` cards a hand, drawn by a seed."""
    size = draw(st.integers(1, most))
    seed = draw(st.integers(0, 2**32))
    kind = draw(st.sampled_from(kinds))
    return dealt(Random(seed), kind, size, draw(st.integers(0, 2)) if on_table else 0)


@cache
def minimax_points(position: Position) -> int:
    """Card points of the declarer in the end, by trying everything."""
    if not any(position.hands) and not position.table:
        return position.taken + card_points(position.skat)
    values = [minimax_points(position.after(card)) for card in position.legal]
    return max(values) if position.turn == 0 else min(values)


@cache
def minimax_clean(position: Position, watched: int, wanted_by_declarer: bool) -> bool:
    """Whether a side stays without a trick, by trying everything. watched: 0 the declarer, 1 the defenders."""
    if position.tricks[watched]:
        return False
    if not any(position.hands) and not position.table:
        return True
    values = [minimax_clean(position.after(card), watched, wanted_by_declarer) for card in position.legal]
    return any(values) if (position.turn == 0) == wanted_by_declarer else all(values)
