"""Belote after the deal: every card with all hands open, what the seat could know of it, and how the deal could have
been won.

What belongs here: from the states of a deal to the worth of its moves. What does not: the search (`solvers/belote`),
and what a seat thinks of its cards (`players/belote`).

Worth is what the sheet gains more than the other side's, with best play by all from there on. With open cards a deal's
worth falls only by mistakes, so that what is left of the result is what the cards brought.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from stammtisch.analysis.analysed import (
    Analysis,
    Chance,
    Decision,
    Fortune,
    LineMove,
    MoveWorth,
    Step,
    best_first,
)
from stammtisch.cards import Card
from stammtisch.games.belote.counting import rest_points
from stammtisch.games.belote.game import GAME
from stammtisch.games.belote.moves import PLAYS, Move, Play, move_text
from stammtisch.games.belote.scoring import Pair
from stammtisch.games.belote.state import Counted, Playing, State
from stammtisch.games.belote.view import BeloteView
from stammtisch.players.belote.cards import Thought
from stammtisch.players.belote.thinking import BeloteThinker, Level
from stammtisch.players.budget import Budget
from stammtisch.players.reasons import Weighed
from stammtisch.seats import Side, side_of
from stammtisch.solvers.belote import BeloteSolver
from stammtisch.solvers.belote.outcomes import Outcomes, bonuses_of, outcomes_of, taken_so_far
from stammtisch.solvers.belote.position import position_of

UNIT: Final = "score"
SIDES: Final = (Side(0), Side(1))

Weigh: TypeAlias = Callable[[BeloteView, Sequence[Move]], tuple[Weighed[Move], ...]]
"""What a seat thinks of its moves, in the same unit."""


THOUGHT: Final = Level(Thought(Budget(worlds=20, steps=1 << 40), trials=4), to_win=False)
"""How far is thought about what a seat knew: by the score, without an eye on the match; the same on any machine."""


def analysis(steps: Sequence[Step]) -> Analysis:
    """The analysis of a deal with what each seat could know, as a bot that thinks weighs it."""
    bot, rng = BeloteThinker(THOUGHT), Random(len(steps))
    return analyse(steps, lambda view, moves: bot.weigh(view, moves, rng))


@dataclass(frozen=True, slots=True)
class _Play:
    """A card that was played. points: of side 0 in the end after each card that could be played, and their outcomes."""

    step: int
    state: Playing
    card: Card
    points: Mapping[Card, int]
    outcomes: Outcomes

    @property
    def side(self) -> Side:
        """The side that plays."""
        return side_of(self.state.turn)

    @property
    def best(self) -> int:
        """Card points of side 0 in the end with best play."""
        return (max if self.side == 0 else min)(self.points.values())


def analyse(steps: Sequence[Step], weigh: Weigh | None = None) -> Analysis:
    """The analysis of a deal that was played to its end, by its moments. Empty for one that nobody bid on.

    weigh: what a seat thinks of its cards; None leaves `seen` open.
    """
    last = steps[-1].state
    if not isinstance(last, Counted):
        return Analysis(UNIT, (), (), ())
    solver = BeloteSolver()
    plays = tuple(_plays(solver, steps, bonuses_of(last.play)))
    decisions = tuple(_decision(play, weigh) for play in plays if len(play.points) > 1)
    outcomes, end = outcomes_of(last.play), last.taken[0]
    chances = tuple(_chance(solver, side, plays) for side in SIDES if not outcomes.wins(side, end))
    result = outcomes.score(end)
    luck = plays[0].outcomes.score(plays[0].best) if plays else result
    fortunes = tuple(Fortune(side, _of_side(result, side), _of_side(luck, side)) for side in SIDES)
    return Analysis(UNIT, decisions, chances, fortunes)


def _plays(solver: BeloteSolver, steps: Sequence[Step], bonuses: Pair) -> Iterator[_Play]:
    """Every card of the deal with the values of those beside it. bonuses: what was announced in the end."""
    for number, step in enumerate(steps):
        if isinstance(step.state, Playing) and isinstance(step.move, Play):
            outcomes = outcomes_of(step.state, bonuses)
            yield _Play(number, step.state, step.move.card, points_after(solver, step.state), outcomes)


def points_after(solver: BeloteSolver, play: Playing) -> dict[Card, int]:
    """Card points of side 0 in the end, last ten included, after each legal card and with best play from there on."""
    (taken, _), _ = taken_so_far(play)
    side = side_of(play.turn)
    rest = rest_points(play)
    return {
        card: taken + (bounds.value if side == 0 else rest - bounds.value)
        for card, bounds in solver.moves(position_of(play)).items()
    }


def _of_side(score: float, side: Side) -> float:
    return float(score if side == 0 else -score)


def _decision(play: _Play, weigh: Weigh | None) -> Decision:
    seat = play.state.turn
    thought = _thought(play.state, weigh)
    moves = [
        MoveWorth(
            move_text(PLAYS[card]),
            thought[card].worth if card in thought else None,
            _of_side(play.outcomes.score(points), play.side),
            thought[card].reasons if card in thought else (),
        )
        for card, points in play.points.items()
    ]
    return Decision(play.step, seat, move_text(PLAYS[play.card]), best_first(moves))


def _thought(play: Playing, weigh: Weigh | None) -> dict[Card, Weighed[Move]]:
    if weigh is None:
        return {}
    weighed = weigh(GAME.view(play, play.turn), GAME.legal_moves(play, play.turn))
    return {each.move.card: each for each in reversed(weighed) if isinstance(each.move, Play)}


def _chance(solver: BeloteSolver, side: Side, plays: Sequence[_Play]) -> Chance:
    """The last card of the side with which it could still have reached its aim, and how."""
    for play in reversed(plays):
        is_lost = not play.outcomes.wins(side, play.points[play.card])
        if play.side == side and is_lost and play.outcomes.wins(side, play.best):
            return Chance(side, play.step, tuple(_line(solver, play.state)))
    return Chance(side, None)


def _line(solver: BeloteSolver, play: Playing) -> Iterator[LineMove]:
    """Best play by all to the end; of equal cards the first."""
    state: State = play
    while isinstance(state, Playing):
        points = points_after(solver, state)
        card = (max if side_of(state.turn) == 0 else min)(points, key=points.__getitem__)
        yield LineMove(state.turn, move_text(PLAYS[card]))
        state, _ = GAME.play(state, state.turn, PLAYS[card])
