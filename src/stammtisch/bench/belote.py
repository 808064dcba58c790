"""The solver of Belote and its random deals: how long an open-card value takes, next to `colver` where it is installed.

What belongs here: sets of deals from a seeded generator, and the time each takes. What does not: the solver.
A round goes through the whole set; times are CPU times of this thread. `colver` solves the four suit contracts of a
deal in one call, under the duties of the preset `bulgarian`; its values are compared with ours on the way.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from stammtisch.bench.figure import Figure, Peer, Quantiles, Spread
from stammtisch.bench.measure import ROUNDS, UNITS_IN_A_SECOND, Advance, Rival, best_rate, share_of
from stammtisch.bench.peers import SEED
from stammtisch.cards import PACK_32, Card
from stammtisch.games.belote import GAME
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.options import BULGARIAN, HOUSE
from stammtisch.games.belote.state import Playing, State
from stammtisch.players.belote import BelotePlayer
from stammtisch.seats import Seat, Side
from stammtisch.solvers.belote import BeloteSolver, Position
from stammtisch.solvers.belote.position import position_of, rules_at
from stammtisch.solvers.kernels.belote_random import RandomDeals
from stammtisch.tricks import Trick
from stammtisch.verify.check import Mismatch

DEALS: Final = 100
"""Deals of a set."""

DEALS_OF_A_PEER: Final = 40
"""Of those, so many are solved under the four suit contracts by a peer too, which takes a second for five of them."""

RANDOM_DEALS: Final = 20_000
"""Random deals played in one call."""

SUITS: Final = (Contract.SPADES, Contract.HEARTS, Contract.DIAMONDS, Contract.CLUBS)
"""In the order in which `colver` numbers them."""

COLVER_RANKS: Final = "789JQKTA"
FIRST: Final = Side(0)

Task = Callable[[], object]


# ---- sets of deals


def random_deals() -> Iterator[tuple[tuple[tuple[Card, ...], ...], Seat]]:
    """Hands by seat and who leads; the same ones whenever it is called."""
    rng = Random(SEED)
    for _ in range(share_of(DEALS)):
        pack = rng.sample(PACK_32, 32)
        yield tuple(tuple(pack[start : start + 8]) for start in range(0, 32, 8)), Seat(rng.randrange(4))


def suit_deals() -> list[tuple[tuple[Card, ...], ...]]:
    """The first of the random deals; seat 0 leads."""
    return [hands for hands, _ in islice(random_deals(), share_of(DEALS_OF_A_PEER))]


def random_positions(*contracts: Contract) -> list[Position]:
    """Random deals under contracts drawn from those given."""
    rng = Random(SEED)
    return [Position(rng.choice(contracts), hands, Trick(leader), BULGARIAN) for hands, leader in random_deals()]


def bid_positions() -> list[Position]:
    """Deals with the contracts that our rule-of-thumb players bid on them, before the first lead."""
    rng, player = Random(SEED), BelotePlayer()
    found: list[Position] = []
    while len(found) < share_of(DEALS):
        state: State = GAME.deal(BeloteMatch(HOUSE, Seat(rng.randrange(4))), rng.sample(PACK_32, 32))
        while not isinstance(state, Playing) and GAME.result(state) is None:
            seat = GAME.to_act(state)[0]
            move = player.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), rng)
            state, _ = GAME.play(state, seat, move)
        if isinstance(state, Playing):
            found.append(position_of(state))
    return found


# ---- times


def exact(name: str, positions: Callable[[], list[Position]]) -> Callable[[Advance], Figure]:
    """A measurement: the mean time of an exact value of card points, each position on its own."""

    def measure(advance: Advance) -> Figure:
        solver = BeloteSolver()
        tasks = [lambda position=position: solver.card_points(position, FIRST) for position in positions()]
        return _mean_time(name, tasks, advance)

    return measure


def exact_suits(name: str) -> Callable[[Advance], Figure]:
    """A measurement: as `exact` for the four suit contracts of each deal, next to `colver`."""

    def measure(advance: Advance) -> Figure:
        solver = BeloteSolver()
        positions = [
            Position(contract, hands, Trick(Seat(0)), BULGARIAN) for hands in suit_deals() for contract in SUITS
        ]
        tasks = [lambda position=position: solver.card_points(position, FIRST) for position in positions]
        return _mean_time(name, tasks, advance, colver_suits(solver))

    return measure


def six_contracts(name: str) -> Callable[[Advance], Figure]:
    """A measurement: the mean time of all six contracts of a deal in one call."""

    def measure(advance: Advance) -> Figure:
        solver = BeloteSolver()
        tasks = [
            lambda hands=hands, leader=leader: solver.contracts(hands, leader, FIRST, BULGARIAN)
            for hands, leader in random_deals()
        ]
        return _mean_time(name, tasks, advance)

    return measure


def _mean_time(name: str, tasks: Sequence[Task], advance: Advance, peer: Peer | None = None) -> Figure:
    """The figure of the fastest round, with the spread of its single times."""
    rounds = []
    for _ in range(ROUNDS):
        rounds.append([_milliseconds(task) for task in tasks])
        advance()
    quantiles = [Quantiles.of(times) for times in rounds]
    best = min(quantiles, key=lambda one: one.mean)
    return Figure(name, best.mean, "ms", len(tasks), Spread.of([one.mean for one in quantiles]), peer, quantiles=best)


def _milliseconds(task: Task) -> float:
    start = time.thread_time()
    task()
    return (time.thread_time() - start) * UNITS_IN_A_SECOND["ms"]


# ---- random deals


def random_deals_per_second(name: str) -> Callable[[Advance], Figure]:
    """A measurement: whole random deals of a suit contract a second, next to `colver`."""

    def measure(advance: Advance) -> Figure:
        deals = RandomDeals(rules_at(random_positions(Contract.HEARTS)[0]), SEED)
        return best_rate(name, lambda: deals.play(RANDOM_DEALS), advance, colver_random_deals(), times=RANDOM_DEALS)

    return measure


# ---- colver


def colver_suits(solver: BeloteSolver) -> Peer | None:
    """Its mean time of a suit contract in the fastest round; None where it is not installed.

    Raises Mismatch where it finds another value than `solver`; capots apart, into which it counts ninety more.
    """
    if importlib.util.find_spec("colver") is None:
        return None
    deals, means = suit_deals(), []
    for _ in range(ROUNDS):
        spent = 0.0
        for hands in deals:
            start = time.thread_time()
            found = _colver(hands).solve_all_suits()["suits"]
            spent += time.thread_time() - start
            _compare(solver, hands, found)
        means.append(spent * UNITS_IN_A_SECOND["ms"] / (len(deals) * len(SUITS)))
    return Peer("colver", min(means))


def _compare(solver: BeloteSolver, hands: Sequence[Sequence[Card]], found: Sequence[Sequence[int]]) -> None:
    for contract, taken in zip(SUITS, found, strict=True):
        position = Position(contract, tuple(map(tuple, hands)), Trick(Seat(0)), BULGARIAN)
        ours = solver.card_points(position, FIRST).value
        if 0 not in taken and taken[0] != ours:
            raise Mismatch(f"{contract.value}: colver says {taken[0]}, we say {ours}, of {position.hands}")


def colver_random_deals() -> Rival | None:
    """Its random deals from the first lead; None where it is not installed."""
    if importlib.util.find_spec("colver") is None:
        return None
    hands, _ = next(random_deals())
    deal = _colver(hands)
    deal.set_contract(0, 80, 0, 0)
    deal.set_phase_playing()
    return Rival("colver", lambda: deal.rollout(RANDOM_DEALS), RANDOM_DEALS)


def _colver(hands: Sequence[Sequence[Card]]) -> Any:
    """The deal as `colver` has it, seat 0 on lead."""
    import colver

    return colver.Env.deal_with_hands(3, [[colver_number(card) for card in hand] for hand in hands])


def colver_number(card: Card) -> int:
    """The number that `colver` gives this card."""
    return 8 * [contract.trump for contract in SUITS].index(card.suit) + COLVER_RANKS.index(card.rank.value)


FIGURES: Final[dict[str, Callable[[Advance], Figure]]] = {
    "solver.belote.exact.suit.mean": exact_suits("solver.belote.exact.suit.mean"),
    "solver.belote.exact.nt.mean": exact("solver.belote.exact.nt.mean", lambda: random_positions(Contract.NO_TRUMPS)),
    "solver.belote.exact.at.mean": exact("solver.belote.exact.at.mean", lambda: random_positions(Contract.ALL_TRUMPS)),
    "solver.belote.exact.bid.mean": exact("solver.belote.exact.bid.mean", bid_positions),
    "solver.belote.six_modes.mean": six_contracts("solver.belote.six_modes.mean"),
    "playouts.belote.per_second": random_deals_per_second("playouts.belote.per_second"),
}
"""Names are stable."""
