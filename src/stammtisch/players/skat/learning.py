"""`python -m stammtisch.players.skat.learning [--games N] [--seed N]`: learns `outcomes.json` anew from games played.

What belongs here: which games are played, and fitting weights to how they ended. What does not: the features
(`outcomes.py`). Games are played by three thinking players with little thought a card, who see their own views only.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from stammtisch.cards import PACK_32, Card
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import Contract, Kind
from stammtisch.games.skat.moves import Bid, Declare, Discard, Move, Pass, TakeSkat
from stammtisch.games.skat.order import CARD_POINTS
from stammtisch.games.skat.state import Auction, Finished, Play, State
from stammtisch.players.budget import Budget
from stammtisch.players.skat.outcomes import (
    FEATURES,
    FILE,
    NULL_FEATURES,
    Outcomes,
    features,
    holding_of,
    null_features,
)
from stammtisch.players.skat.prospects import KINDS, Best, best_of
from stammtisch.players.skat.thinking import Level, SkatThinker
from stammtisch.seats import Seat
from stammtisch.solvers.kernels import warn_if_not_compiled

SEED: Final = 1
GAMES: Final = 1600
THOUGHT: Final = Level(Budget(worlds=4, steps=15_000), exact_cards=4)
HAND_SHARE: Final = 0.15
NULL_SHARE: Final = 0.12
HOPELESS: Final = 45.0
"""Average card points below which nobody would play; a chance of Null below a quarter likewise."""
DRIFT: Final = 12.0
"""By how much, on average, a kind that is tried may seem worse than the best."""
STIFFNESS: Final = 2.0
"""How strongly weights are held at nought, in games."""
USUAL_ERROR: Final = 16.0
"""Card points, before anything is known."""

FIRST_GUESS: Final = {
    "suit": {
        "all": 10.0, "ace": 10.0, "ten_behind_ace": 8.0, "ten_guarded": 3.0, "void": 3.0, "trumps": 5.0, "away": 0.5,
        "trump_ace": 5.0, "trump_ten": 4.0, "unter_1": 4.0, "unter_2": 3.0, "unter_3": 2.0, "unter_4": 1.0,
    },
    "grand": {
        "all": 0.0, "ace": 13.0, "ten_behind_ace": 10.0, "ten_guarded": 3.0, "run": 4.0, "length": 3.0, "away": 0.5,
        "unter_1": 11.0, "unter_2": 9.0, "unter_3": 7.0, "unter_4": 6.0, "leads": 4.0,
    },
    "null": {"all": 2.0, "risk": -1.2, "worst": -1.0},
}  # fmt: skip
"""By this the first games are chosen; what is learned replaces it whole."""


@dataclass(frozen=True, slots=True)
class Ended:
    """One game: its features, and the declarer's card points, or in Null 1 if he made it, else 0."""

    kind: Kind
    hand: bool
    features: tuple[float, ...]
    end: float


def guessed() -> dict[str, Any]:
    """The first guess, in the form of the file."""
    return {
        name: {
            "weights": dict.fromkeys(NULL_FEATURES if name == "null" else FEATURES, 0.0) | weights,
            "spread": 16.0,
            "hand_spread": 18.0,
        }
        for name, weights in FIRST_GUESS.items()
    }


def games(number: int, seed: int, outcomes: Outcomes) -> Iterator[Ended]:
    """So many games, each declared by who has the best prospects, often in the best way and sometimes in another."""
    rng, player = Random(seed), SkatThinker(THOUGHT)
    played = 0
    while played < number:
        state = _dealt(rng)
        chosen = _chosen(state, outcomes, rng)
        if chosen is not None:
            played += 1
            yield _played(state, *chosen, player, rng)


def _dealt(rng: Random) -> State:
    match = GAME.open_match(GAME.presets["isko"], Seat(2), ())
    return GAME.deal(match, GAME.next_deck(match, None, rng))


def _chosen(state: State, outcomes: Outcomes, rng: Random) -> tuple[Seat, Contract, tuple[Card, ...]] | None:
    """Who declares, what, and what he lays away; None where nobody has a game."""
    assert isinstance(state, Auction)
    hand = rng.random() < HAND_SHARE
    if rng.random() < NULL_SHARE:
        return _chosen_null(state, outcomes, hand)
    found = []
    for seat in map(Seat, range(3)):
        best = _best(state, seat, outcomes)
        ten = state.deal.dealt[seat]
        means = outcomes.means(holding_of(ten), 0, seat == 0, True) if hand else best.means
        found += [(mean, seat, kind, away) for mean, kind, away in zip(means, KINDS, best.aways, strict=True)]
    top = max(mean for mean, *_ in found)
    near = [each for each in found if each[0] >= max(HOPELESS, top - DRIFT)]
    if not near:
        return None
    _, seat, kind, away = rng.choice(near)
    return seat, Contract(kind, hand), () if hand else away


def _chosen_null(state: Auction, outcomes: Outcomes, hand: bool) -> tuple[Seat, Contract, tuple[Card, ...]] | None:
    chances = []
    for seat in map(Seat, range(3)):
        best = _best(state, seat, outcomes)
        ten = holding_of(state.deal.dealt[seat])
        chances.append((outcomes.null_chance(ten, seat == 0, True) if hand else best.null_chance, seat, best.null_away))
    chance, seat, away = max(chances)
    return None if chance < 0.25 else (seat, Contract(Kind.NULL, hand), () if hand else away)


def _best(state: Auction, seat: Seat, outcomes: Outcomes) -> Best:
    twelve = tuple(sorted((*state.deal.dealt[seat], *state.deal.skat), key=PACK_32.index))
    return best_of(twelve, seat == 0, outcomes)


def _played(
    state: State, seat: Seat, contract: Contract, away: tuple[Card, ...], player: SkatThinker, rng: Random
) -> Ended:
    for speaker, move in _until_play(seat, contract, away):
        state, _ = GAME.play(state, speaker, move)
    assert isinstance(state, Play)
    held = holding_of(state.hands[seat])
    while not isinstance(state, Finished):
        turn = GAME.to_act(state)[0]
        state, _ = GAME.play(state, turn, player.choose(GAME.view(state, turn), GAME.legal_moves(state, turn), rng))
    if contract.kind is Kind.NULL:
        made = float(state.result.scores[seat] > 0)
        return Ended(contract.kind, contract.hand, null_features(held, seat == 0, contract.hand), made)
    points = sum(CARD_POINTS[card] for card in away)
    known = features(contract.kind, held, points, seat == 0, contract.hand)
    return Ended(contract.kind, contract.hand, known, state.card_points[0])


def _until_play(seat: Seat, contract: Contract, away: tuple[Card, ...]) -> Iterator[tuple[Seat, Move]]:
    """The calls by which this seat gets the deal at 18, and names the contract."""
    calls: Mapping[int, tuple[tuple[int, Move], ...]] = {
        0: ((1, Pass()), (2, Pass()), (0, Bid(18))),
        1: ((1, Bid(18)), (0, Pass()), (2, Pass())),
        2: ((1, Pass()), (2, Bid(18)), (0, Pass())),
    }
    yield from ((Seat(speaker), move) for speaker, move in calls[seat])
    if not contract.hand:
        yield seat, TakeSkat()
        yield seat, Discard(away)
    yield seat, Declare(contract)


def fitted(ended: Sequence[Ended]) -> dict[str, Any]:
    """Weights that fit the games, in the form of the file."""
    suit = [each for each in ended if each.kind not in (Kind.GRAND, Kind.NULL)]
    grand = [each for each in ended if each.kind is Kind.GRAND]
    null = [each for each in ended if each.kind is Kind.NULL]
    return {
        "suit": _fit_points(suit),
        "grand": _fit_points(grand),
        "null": {
            "weights": dict(zip(NULL_FEATURES, _fit_chance(null), strict=True)),
            "games": len(null),
            "made": sum(each.end for each in null),
        },
    }


def _fit_points(ended: Sequence[Ended]) -> dict[str, Any]:
    """By least squares."""
    weights = least_squares(
        len(FEATURES), [each.features for each in ended], [each.end for each in ended], lambda place: 1.0
    )
    errors = [(each.hand, each.end - sum(w * x for w, x in zip(weights, each.features, strict=True))) for each in ended]
    return {
        "weights": dict(zip(FEATURES, (round(weight, 3) for weight in weights), strict=True)),
        "spread": round(_spread([error for hand, error in errors if not hand]), 2),
        "hand_spread": round(_spread([error for hand, error in errors if hand]), 2),
        "games": len(ended),
    }


def _spread(errors: Sequence[float]) -> float:
    """The standard deviation, some errors of `USUAL_ERROR` counted in."""
    squares = STIFFNESS * USUAL_ERROR**2 + sum(error**2 for error in errors)
    return math.sqrt(squares / (STIFFNESS + len(errors)))


def _fit_chance(ended: Sequence[Ended]) -> list[float]:
    """By logistic regression: least squares, weighed anew as often as it takes."""
    rows = [each.features for each in ended]
    weights = [0.0] * len(NULL_FEATURES)
    for _ in range(12):
        chances = [1 / (1 + math.exp(-sum(w * x for w, x in zip(weights, row, strict=True)))) for row in rows]
        sharp = [max(chance * (1 - chance), 1e-3) for chance in chances]
        aims = [
            sum(w * x for w, x in zip(weights, row, strict=True)) + (each.end - chance) / sharpness
            for row, each, chance, sharpness in zip(rows, ended, chances, sharp, strict=True)
        ]
        weights = least_squares(len(NULL_FEATURES), rows, aims, sharp.__getitem__)
    return [round(weight, 3) for weight in weights]


def least_squares(
    size: int, rows: Sequence[tuple[float, ...]], aims: Sequence[float], weight: Callable[[int], float]
) -> list[float]:
    """The weights of the columns that come nearest to the aims, held a little at nought, but for the first column.

    size: how many columns a row has. weight: of each row, by number.
    """
    sums = [[STIFFNESS * (row == column > 0) for column in range(size)] + [0.0] for row in range(size)]
    for number, (values, aim) in enumerate(zip(rows, aims, strict=True)):
        heavy = weight(number)
        filled = [place for place, value in enumerate(values) if value]
        for row in filled:
            for column in filled:
                sums[row][column] += heavy * values[row] * values[column]
            sums[row][size] += heavy * values[row] * aim
    return _solved(sums)


def _solved(sums: list[list[float]]) -> list[float]:
    """The solution of linear equations: each row is one, its last entry the right side."""
    size = len(sums)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(sums[row][step]))
        sums[step], sums[pivot] = sums[pivot], sums[step]
        if abs(sums[step][step]) < 1e-9:
            sums[step][step] = 1.0  # nothing is known of this column: it stays at nought
        for row in range(size):
            if row != step and sums[row][step]:
                share = sums[row][step] / sums[step][step]
                sums[row] = [value - share * other for value, other in zip(sums[row], sums[step], strict=True)]
    return [sums[row][size] / sums[row][row] for row in range(size)]


def learned(number: int, seed: int) -> dict[str, Any]:
    """What so many games teach: a quarter of them chosen by a first guess, the others by what those taught."""
    first = list(games(number // 4, seed, Outcomes(guessed())))
    more = list(games(number - len(first), seed + 1, Outcomes(fitted(first))))
    return fitted(first + more)


def main() -> None:
    """Writes the file beside this module."""
    parser = argparse.ArgumentParser(description="learn how games of Skat end, from games among bots")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many are played (default: {GAMES})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"a number (default: {SEED}, that of the file kept)")
    warn_if_not_compiled()
    arguments = parser.parse_args()
    FILE.write_text(json.dumps(learned(arguments.games, arguments.seed), indent=1) + "\n", encoding="utf-8")
    print(f"{FILE}: from {arguments.games:,} games")


if __name__ == "__main__":
    main()
