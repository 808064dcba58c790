"""Learns what a hand promises: `python -m stammtisch.players.belote.learning` writes `learned.json` anew, from a seed.

Random deals are played under all six contracts, once with open cards and once by players by rule of thumb: what comes
of a deal at a table lies between them, so the average of both is learned. By how much a side ends ahead is taken to be
the sum of what its two hands of five cards promise, less that of the others, and what the lead brings; the weights are
those of least squares. What a call tells of a hand is its average promise over many hands of those that would be bid by
the promise alone.

What belongs here: the making of the file. What does not: what is counted in a hand (`promise.py`).
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Final

from stammtisch.cards import PACK_32, Card
from stammtisch.games.belote.contracts import CONTRACTS, Doubled
from stammtisch.games.belote.game import GAME
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.options import HOUSE
from stammtisch.games.belote.state import Counted, Playing, State, begin_play, deal_hands
from stammtisch.players.belote.player import BelotePlayer
from stammtisch.players.belote.promise import FILE, KINDS, Features, features, kind_of, relation
from stammtisch.seats import Seat, Side
from stammtisch.solvers.belote import BeloteSolver
from stammtisch.solvers.belote.outcomes import outcomes_of
from stammtisch.solvers.belote.position import position_of

SEED: Final = "m"
DEALS: Final = 3_000
HANDS: Final = 20_000
PLAYED: Final = 1_500
OUTCOMES: Final = 120
"""So many of the outcomes, the most frequent ones; an even number, since each is there from both sides."""
SIDES: Final = (1, -1, 1, -1)
"""Whether a seat's promise counts for side 0 or against it."""
ENOUGH: Final = 10.0
"""How far ahead a hand must promise to bring its side, so that it is taken to be bid on."""
SLOPE: Final = 1e-6
"""Keeps the equations soluble where two features always come together."""

Row = tuple[Features, float]


def learn(
    deals: int = DEALS, hands: int = HANDS, played: int = PLAYED, told: Callable[[int], None] = lambda _: None
) -> dict[str, object]:
    """What the file holds. told: called with the number of each deal."""
    rows: dict[str, list[Row]] = defaultdict(list)
    ones: dict[str, list[tuple[Features, float]]] = defaultdict(list)
    for deal in range(deals):
        told(deal)
        for kind, row, own in _rows_of_a_deal(Random(f"{SEED}/{deal}")):
            rows[kind].append(row)
            ones[kind].append((own, row[1]))
    solved = {kind: least_squares(rows[kind]) for kind in KINDS}
    weights, lead = {kind: solved[kind][:-1] for kind in KINDS}, {kind: solved[kind][-1] for kind in KINDS}
    middle = {kind: fmean(_dot(weights[kind], own) for own, _ in ones[kind]) for kind in KINDS}
    spread = {
        kind: pstdev([ahead - _dot(weights[kind], own) + middle[kind] for own, ahead in ones[kind]]) for kind in KINDS
    }
    heard = _heard(weights, middle, hands)
    return {
        "weights": {kind: [round(weight, 2) for weight in weights[kind]] for kind in KINDS},
        "lead": {kind: round(lead[kind], 2) for kind in KINDS},
        "middle": {kind: round(middle[kind], 2) for kind in KINDS},
        "spread": {kind: round(spread[kind], 1) for kind in KINDS},
        "heard": heard,
        "outcomes": outcomes_of_deals(played),
    }


def _rows_of_a_deal(rng: Random) -> Iterator[tuple[str, Row, Features]]:
    """For every contract: what is counted in all hands together and in the first, and how far side 0 ends ahead.

    Side 0 has the lead, which is counted as the last feature.
    """
    solver = BeloteSolver()
    dealt = deal_hands(BeloteMatch(HOUSE, Seat(3)), rng.sample(PACK_32, 32))
    for contract in CONTRACTS:
        counted = [features(frozenset(hand), contract) for hand in dealt.hands]
        summed = tuple(
            sum(side * each[place] for side, each in zip(SIDES, counted, strict=True))
            for place in range(len(counted[0]))
        )
        play = begin_play(dealt, Doubled(contract, Seat(0)))
        yield kind_of(contract), ((*summed, 1.0), ahead(solver, play, rng)), counted[0]


def ahead(solver: BeloteSolver, play: Playing, rng: Random) -> float:
    """By how many raw points side 0 ends ahead: halfway between best play by all and play by rules of thumb."""
    open_cards = outcomes_of(play).counted(solver.card_points(position_of(play), Side(0)).value)
    by_rule = _to_the_end(play, rng)
    assert isinstance(by_rule, Counted)
    return fmean(mine - theirs for mine, theirs in (open_cards.raw, by_rule.outcome.raw))


def _to_the_end(state: State, rng: Random) -> State:
    """The deal as players by rule of thumb end it."""
    player = BelotePlayer()
    while seats := GAME.to_act(state):
        move = player.choose(GAME.view(state, seats[0]), GAME.legal_moves(state, seats[0]), rng)
        state, _ = GAME.play(state, seats[0], move)
    return state


def least_squares(rows: Sequence[Row]) -> tuple[float, ...]:
    """The weights with which the features come nearest to the values, by Gaussian elimination."""
    size = len(rows[0][0])
    matrix = [[SLOPE * (row == column) for column in range(size)] + [0.0] for row in range(size)]
    for counted, value in rows:
        for row in range(size):
            if counted[row]:
                for column in range(size):
                    matrix[row][column] += counted[row] * counted[column]
                matrix[row][size] += counted[row] * value
    for pivot in range(size):
        _eliminate(matrix, pivot)
    return tuple(matrix[row][size] / matrix[row][row] for row in range(size))


def _eliminate(matrix: list[list[float]], pivot: int) -> None:
    """Clear the pivot's column from all other rows; the pivot is not zero, thanks to `SLOPE`."""
    for row in range(len(matrix)):
        if row != pivot:
            factor = matrix[row][pivot] / matrix[pivot][pivot]
            for column in range(pivot, len(matrix) + 1):
                matrix[row][column] -= factor * matrix[pivot][column]


def _dot(weights: Iterable[float], counted: Iterable[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, counted, strict=True))


def _heard(weights: dict[str, tuple[float, ...]], middle: dict[str, float], hands: int) -> dict[str, dict[str, float]]:
    """What a call tells: by what would be called, the average promise of such hands under each contract."""
    rng = Random(SEED)
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for _ in range(hands):
        hand: frozenset[Card] = frozenset(rng.sample(PACK_32, 5))
        promised = {
            contract: _dot(weights[kind_of(contract)], features(hand, contract)) - middle[kind_of(contract)]
            for contract in CONTRACTS
        }
        best = max(CONTRACTS, key=promised.__getitem__)
        is_bid = promised[best] >= ENOUGH
        for contract in CONTRACTS:
            name = relation(best, contract) if is_bid else kind_of(contract)
            found[kind_of(best) if is_bid else "pass"][name].append(promised[contract])
    return {call: {name: round(fmean(values), 1) for name, values in told.items()} for call, told in found.items()}


def outcomes_of_deals(number: int) -> list[tuple[int, int, float]]:
    """What both sides write in deals among rule-of-thumb players, and how often; each outcome from either side."""
    found = Counter[tuple[int, int]]()
    for deal in range(number):
        rng = Random(f"{SEED}/{deal}")
        state = _to_the_end(deal_hands(BeloteMatch(HOUSE, Seat(deal % 4)), rng.sample(PACK_32, 32)), rng)
        if isinstance(state, Counted):
            mine, theirs = state.outcome.written
            found.update([(mine, theirs), (theirs, mine)])
    usual = found.most_common(OUTCOMES)
    whole = sum(times for _, times in usual)
    return [(own, other, round(times / whole, 5)) for (own, other), times in sorted(usual)]


def in_lines(known: Mapping[str, object]) -> str:
    """The file's text: a line for each part."""
    parts = ",\n".join(f" {json.dumps(name)}: {json.dumps(part)}" for name, part in known.items())
    return f"{{\n{parts}\n}}\n"


def main() -> int:
    """Write the file beside this module, telling on the way how far it is."""
    known = learn(told=lambda deal: print(f"deal {deal} of {DEALS}", file=sys.stderr) if deal % 500 == 0 else None)
    Path(__file__).with_name(FILE).write_text(in_lines(known), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
