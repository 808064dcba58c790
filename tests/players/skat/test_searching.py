"""Worlds played out with open cards: where they end is what the solver says, card by card."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.moves import PlayCard
from stammtisch.games.skat.state import Play
from stammtisch.players.budget import Budget, Meter
from stammtisch.players.skat.hidden import Hidden, World
from stammtisch.players.skat.searching import A_TRICK, NO_TRICK, OpenPlay
from stammtisch.players.skat.seen import Seen
from stammtisch.solvers.skat import Position, Solver
from tests.players.skat.positions import plays
from tests.players.skat.test_hidden import seen

PLENTY = Budget(worlds=1, steps=1 << 40)
SOLVER = Solver()


def position_in(world: World, known: Seen) -> Position:
    """The world as a position of the solver."""
    cards = known.layout.cards_in
    first, second, third = map(cards, world.hands)
    table = tuple(known.layout.cards[card] for card in known.table)
    away = cards(world.away)
    return Position(known.contract.kind, (first, second, third), away, known.leader, table, known.taken, known.tricks)


def cards_of(play: Play) -> list[PlayCard]:
    """The cards that may be played."""
    return [move for move in GAME.legal_moves(play, GAME.to_act(play)[0]) if isinstance(move, PlayCard)]


@pytest.mark.parametrize(("cards_left", "number"), [(2, 12), (4, 12), (6, 8), (8, 3)])
def test_ends_are_those_of_the_solver(cards_left: int, number: int) -> None:
    """After every card, in worlds drawn from a view, exact to the card point, and Null to the trick."""
    for play in plays(number, cards_left, seed=cards_left):
        known, moves = seen(play), cards_of(play)
        numbers = [known.layout.place(move.card) for move in moves]
        world = Hidden(known).draw(Random(1))
        ends = OpenPlay(known, numbers, exact=True).ends(world, Meter(PLENTY))
        position = position_in(world, known)
        assert ends is not None
        for move, end in zip(moves, ends, strict=True):
            value = SOLVER.value(position.after(move.card)).value
            if known.contract.kind is Kind.NULL:
                assert end == (NO_TRICK if value else A_TRICK)
            else:
                assert end == value


def test_the_rough_end_is_on_the_right_side_of_the_goal() -> None:
    """It is won where the exact end is, and far where that is far."""
    tried = 0
    for play in plays(12, 6, seed=3):
        known = seen(play)
        if known.contract.kind is Kind.NULL:
            continue
        numbers = [known.layout.place(move.card) for move in cards_of(play)]
        world = Hidden(known).draw(Random(2))
        exact, rough = (OpenPlay(known, numbers, exact=each).ends(world, Meter(PLENTY)) for each in (True, False))
        assert exact is not None and rough is not None
        for end, about in zip(exact, rough, strict=True):
            tried += 1
            assert (end >= 61) == (about >= 61)
            assert (end >= 76) == (about >= 76) and (end >= 46) == (about >= 46)
    assert tried > 20


def test_who_wins_from_here_is_what_the_solver_says() -> None:
    """Whoever is to play."""
    for play in plays(20, 6, seed=6):
        known = seen(play)
        world = Hidden(known).draw(Random(3))
        won = OpenPlay(known, (), exact=False).is_won(world, Meter(PLENTY))
        assert won == SOLVER.makes(position_in(world, known), known.contract)


def test_without_steps_nothing_is_said() -> None:
    """A world that the budget does not suffice for has no ends, rather than wrong ones."""
    play = next(plays(1, 9, seed=1))
    known = seen(play)
    numbers = [known.layout.place(move.card) for move in cards_of(play)]
    world = Hidden(known).draw(Random(1))
    for steps in (0, 50):
        meter = Meter(Budget(worlds=1, steps=steps))
        assert OpenPlay(known, numbers, exact=True).ends(world, meter) is None
        assert OpenPlay(known, numbers, exact=True).is_won(world, Meter(Budget(worlds=1, steps=0))) is None
