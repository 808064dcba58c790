"""The speed of Skat's kernels: exact values, the question of 61, discards, Null, and deals at random.

What belongs here: one function a figure, over the sets of `skat_deals.py`. What does not: the solver.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from stammtisch.bench.figure import Figure, Quantiles, Spread
from stammtisch.bench.measure import ROUNDS, Advance, best_rate, share_of
from stammtisch.bench.peers import pyspiel_rival
from stammtisch.bench.skat_deals import bid_contracts, bid_nulls, bid_twelves, random_contracts
from stammtisch.solvers.kernels.skat_random import RandomDeals
from stammtisch.solvers.skat import Position, Solver
from stammtisch.solvers.skat.solver import TO_WIN

PLAYOUTS = 10_000
"""Random deals in one call."""

Question = Callable[[Solver, Position], object]
Deals = Callable[[], Sequence[Position]]


def mean(name: str, deals: Deals, question: Question) -> Callable[[Advance], Figure]:
    """A measurement: milliseconds a deal on the mean, by a solver that knows nothing of it yet; the best of rounds."""
    return lambda advance: _measured(name, deals(), question, advance, "mean")


def p99(name: str, deals: Deals, question: Question) -> Callable[[Advance], Figure]:
    """As `mean`, of the hardest deals: one of a hundred takes longer."""
    return lambda advance: _measured(name, deals(), question, advance, "p99")


def playouts(advance: Advance) -> Figure:
    """Whole deals a second of random contracts and cards, next to OpenSpiel, which bids at random, too."""
    deals = RandomDeals(1)
    rival = pyspiel_rival("skat")
    return best_rate("playouts.skat.per_second", lambda: deals.play(PLAYOUTS), advance, rival, times=PLAYOUTS)


def _measured(name: str, deals: Sequence[Position], question: Question, advance: Advance, statistic: str) -> Figure:
    rounds = []
    for _ in range(ROUNDS):
        rounds.append(Quantiles.of([_milliseconds(position, question) for position in deals]))
        advance()
    values = [float(getattr(quantiles, statistic)) for quantiles in rounds]
    best = min(rounds, key=lambda quantiles: quantiles.mean)
    return Figure(name, min(values), "ms", len(deals), Spread.of(values), quantiles=best)


def _milliseconds(position: Position, question: Question) -> float:
    """CPU time of one answer; the solver's memory is there before, as a server or a bot would have it."""
    _SOLVER.forget()
    start = time.thread_time()
    question(_SOLVER, position)
    return 1000 * (time.thread_time() - start)


_SOLVER = Solver()


def _exact(solver: Solver, position: Position) -> object:
    return solver.card_points(position)


def _decide(solver: Solver, position: Position) -> object:
    return solver.reaches(position, TO_WIN)


def _null(solver: Solver, position: Position) -> object:
    return solver.no_trick(position)


def _discards(solver: Solver, position: Position) -> object:
    return solver.best_discards(position)


FIGURES: dict[str, Callable[[Advance], Figure]] = {
    **{
        name: mean(name, deals, question)
        for name, deals, question in (
            ("solver.skat.exact.random.mean", lambda: random_contracts(share_of(200)), _exact),
            ("solver.skat.decide61.random.mean", lambda: random_contracts(share_of(200)), _decide),
            ("solver.skat.exact.bid.mean", lambda: bid_contracts(share_of(400)), _exact),
            ("solver.skat.decide61.bid.mean", lambda: bid_contracts(share_of(400)), _decide),
            ("solver.skat.discards.mean", lambda: bid_twelves(share_of(40)), _discards),
            ("solver.null.mean", lambda: bid_nulls(share_of(100)), _null),
        )
    },
    "solver.skat.exact.bid.p99": p99("solver.skat.exact.bid.p99", lambda: bid_contracts(share_of(400)), _exact),
    "playouts.skat.per_second": playouts,
}
