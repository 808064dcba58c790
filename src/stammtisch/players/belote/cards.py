"""The play by sampled worlds: what each card comes to on average over deals that fit what was seen.

What belongs here: one world's values, and how readily a world's hands would have been called on as they were. What does
not: which worlds are possible (`games/belote/sample.py`), the search in one (`solvers/belote`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from threading import local
from typing import Final, TypeAlias

from stammtisch.cards import Card
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.counting import rest_points
from stammtisch.games.belote.game import GAME
from stammtisch.games.belote.state import Claiming, Playing, whole_hands
from stammtisch.games.belote.view import BeloteView
from stammtisch.players.belote.promise import promise
from stammtisch.players.budget import Budget, Meter
from stammtisch.players.weighing import Average, Outcome, weigh
from stammtisch.players.worlds import likely_worlds
from stammtisch.seats import Seat, Side, side_of
from stammtisch.solvers.belote import BeloteSolver
from stammtisch.solvers.belote.outcomes import Outcomes, open_belotes, outcomes_of
from stammtisch.solvers.belote.position import position_of

Judge: TypeAlias = Callable[[Playing, Outcomes, int, Side], Outcome]
"""What it comes to in a world for a side, if side 0 ends with so many card points."""

Likelihood: TypeAlias = Callable[[Playing], float]

CARDS_OF_A_CALL: Final = 5  # B-4: three more come after the auction
STEP: Final = 12.0
"""By how many raw points a promise must change for a call to become 2.7 times as likely."""
UNLIKELIEST: Final = 0.05
"""No call is ruled out: people call otherwise than this."""
TIE: Final = 0.001
"""What a card point is worth beside the aim: of cards that score the same, the one that takes more."""

HALF_A_BELOTE: Final = 10

MICROSECONDS_OF_A_WORLD: Final = (5_000, 1_800, 800, 550, 400, 350, 300, 300)
"""What a world takes to draw and to solve on average, by the tricks that are won: the steps of a budget."""

_OF_THIS_THREAD: Final = local()


@dataclass(frozen=True, slots=True)
class Thought:
    """How far one thinks about a card. trials: from how many worlds one is chosen by likelihood; 1 to take any.

    With every trick there are fewer of them: the cards played then tell more than the calls.
    """

    budget: Budget
    trials: int


def weigh_cards(
    view: BeloteView,
    cards: Sequence[Card],
    thought: Thought,
    judge: Judge,
    rng: Random,
    likelihood: Likelihood | None = None,
) -> tuple[Average[Card], ...]:
    """Every card with its average over worlds, the best first; of equals the one listed first.

    judge: what an outcome comes to. likelihood: how readily a world came about; by the calls if left out.
    """
    meter, solver = Meter(thought.budget), _solver()
    likely = likelihood or (lambda world: likelihood_of_calls(world, view.seat, rng))

    def outcomes(world: Playing) -> list[Outcome]:
        meter.spend(MICROSECONDS_OF_A_WORLD[len(view.won)])
        return values_in(solver, world, cards, judge)

    worlds = likely_worlds(lambda: _world(view, rng), likely, max(1, thought.trials - len(view.won)), meter, rng)
    return weigh(cards, worlds, outcomes)


def values_in(solver: BeloteSolver, world: Playing, cards: Sequence[Card], judge: Judge) -> list[Outcome]:
    """What each card comes to with open cards."""
    known, side, rest = outcomes_of(world), side_of(world.turn), rest_points(world)
    values = _values(solver, world)
    points = [known.taken + (values[card] if side == 0 else rest - values[card]) for card in cards]
    return [judge(world, known, min(max(each, 0), known.total), side) for each in points]


def _values(solver: BeloteSolver, world: Playing) -> dict[Card, int]:
    """What the side on turn still takes after each card; a belote that it loses on the way is taken off (B-A30).

    It was counted as said: 20 raw points less are 10 card points that the other side takes.
    """
    pairs = open_belotes(world) if world.contract is Contract.ALL_TRUMPS else (0, 0)
    found = solver.moves(position_of(world), counts_belotes=sum(pairs) > 0)
    lost = HALF_A_BELOTE * pairs[side_of(world.turn)]
    return {card: bounds.value - lost for card, bounds in found.items()}


def _solver() -> BeloteSolver:
    """One a thread: it keeps a table between questions."""
    if not hasattr(_OF_THIS_THREAD, "solver"):
        _OF_THIS_THREAD.solver = BeloteSolver()
    solver: BeloteSolver = _OF_THIS_THREAD.solver
    return solver


def _world(view: BeloteView, rng: Random) -> Playing:
    state = GAME.sample(view, rng)
    if isinstance(state, Claiming):
        return state.play
    assert isinstance(state, Playing)
    return state


def likelihood_of_calls(world: Playing, own: Seat | None, rng: Random) -> float:
    """How readily the declarer would have bid the contract, with five cards drawn from the hand of this world."""
    declarer = world.doubled.declarer
    if declarer == own:
        return 1.0
    five = frozenset(rng.sample(whole_hands(world)[declarer], CARDS_OF_A_CALL))
    return max(UNLIKELIEST, _grows(promise(five, world.contract)))


def _grows(ahead: float) -> float:
    return 1 / (1 + exp(-(ahead - STEP) / STEP))
