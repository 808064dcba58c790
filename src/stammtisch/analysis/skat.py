"""Skat after the deal: every card with all hands open, and how the game could have been won or beaten.

What belongs here: from the moments of a deal to the worth of its cards. What does not: the search (`solvers/skat`);
what came before the first card; Ramsch, in which nobody declares.

Worth is the declarer's card points in the end with best play by all, counted from 60, to the defenders the other way;
in Null 60 if he makes it and -60 if not. What the bid asks of the game's value is not in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stammtisch.analysis.analysed import Analysis, Chance, Decision, Fortune, LineMove, MoveWorth, Step, best_first
from stammtisch.cards import Card
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import Kind, Level
from stammtisch.games.skat.moves import PlayCard
from stammtisch.games.skat.state import Declared, Finished, Play
from stammtisch.seats import Seat, Side
from stammtisch.solvers.skat.position import Position, position_of
from stammtisch.solvers.skat.solver import TO_SCHNEIDER, TO_WIN, Solver

UNIT: Final = "card_points"
HALF: Final = 60
NOTHING: Final = Analysis(UNIT, (), (), ())


@dataclass(frozen=True, slots=True)
class _Played:
    """A card that was played. values: the declarer's worth after each card that could be played."""

    step: int
    state: Play
    card: Card
    values: Mapping[Card, int]
    declarer: Seat

    @property
    def seat(self) -> Seat:
        """Who played it."""
        return self.state.turn

    @property
    def best(self) -> int:
        """The declarer's worth with best play."""
        return (max if self.seat == self.declarer else min)(self.values.values())


def analysis(steps: Sequence[Step]) -> Analysis:
    """The analysis of a deal that was declared and over, by its moments; empty for any other."""
    last = steps[-1].state
    if not isinstance(last, Finished) or not isinstance(last.play.game, Declared):
        return NOTHING
    solver, declarer = Solver(), last.play.game.declarer
    played = tuple(_played(solver, steps, declarer))
    if not played:
        return NOTHING
    end = played[-1].values[played[-1].card]
    needed = _needed(last.play)
    return Analysis(
        UNIT,
        tuple(_decision(one) for one in played if len(one.values) > 1),
        tuple(_chances(solver, played, end, needed)),
        tuple(
            Fortune(Side(seat), _of_seat(end, seat == declarer), _of_seat(played[0].best, seat == declarer))
            for seat in sorted(last.play.deal.players)
        ),
    )


def _needed(play: Play) -> int:
    """The worth from which the declarer makes what he announced; all tricks are taken to be all card points."""
    assert isinstance(play.game, Declared)
    if play.game.kind is Kind.NULL:
        return HALF
    announced = play.game.contract.announced
    return {Level.NONE: TO_WIN, Level.SCHNEIDER: TO_SCHNEIDER, Level.SCHWARZ: 2 * HALF}[announced] - HALF


def _played(solver: Solver, steps: Sequence[Step], declarer: Seat) -> Iterator[_Played]:
    for number, step in enumerate(steps):
        if isinstance(step.state, Play) and isinstance(step.move, PlayCard) and step.seat == step.state.turn:
            yield _Played(number, step.state, step.move.card, values_after(solver, step.state), declarer)


def values_after(solver: Solver, play: Play) -> dict[Card, int]:
    """The declarer's worth after each card that may be played."""
    position = position_of(play)
    return {move.card: _worth(position, move.value.value) for move in solver.moves(position)}


def _worth(position: Position, value: int) -> int:
    return (2 * value - 1) * HALF if position.kind is Kind.NULL else value - HALF


def _of_seat(worth: int, is_declarer: bool) -> float:
    return float(worth if is_declarer else -worth)


def _decision(one: _Played) -> Decision:
    moves = [
        MoveWorth(GAME.move_text(PlayCard(card)), None, _of_seat(value, one.seat == one.declarer))
        for card, value in one.values.items()
    ]
    return Decision(one.step, one.seat, GAME.move_text(PlayCard(one.card)), best_first(moves))


def _chances(solver: Solver, played: Sequence[_Played], end: int, needed: int) -> Iterator[Chance]:
    """For the declarer if he lost, else for each defender, the last card with which it could have gone otherwise."""
    is_won = end >= needed
    declarer = played[0].declarer
    for seat in sorted({one.seat for one in played}):
        if (seat == declarer) != is_won:
            yield _chance(solver, Seat(seat), [one for one in played if one.seat == seat], needed)


def _chance(solver: Solver, seat: Seat, played: Sequence[_Played], needed: int) -> Chance:
    for one in reversed(played):
        is_declarers = seat == one.declarer
        if (one.best >= needed) == is_declarers and (one.values[one.card] >= needed) != is_declarers:
            return Chance(Side(seat), one.step, tuple(_line(solver, one)))
    return Chance(Side(seat), None)


def _line(solver: Solver, one: _Played) -> Iterator[LineMove]:
    """Best play by all to the end; of equal cards the first."""
    position, players = position_of(one.state), one.state.deal.turns_from[one.declarer]
    while any(position.hands):
        seat = players[position.turn]
        values = {move.card: _worth(position, move.value.value) for move in solver.moves(position)}
        card = (max if seat == one.declarer else min)(values, key=values.__getitem__)
        yield LineMove(seat, GAME.move_text(PlayCard(card)))
        position = position.after(card)
