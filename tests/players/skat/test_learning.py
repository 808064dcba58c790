"""Learning from games: least squares find what is there, games follow from the seed, the file has its form."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.players.skat.learning import fitted, games, guessed, learned, least_squares
from stammtisch.players.skat.outcomes import Outcomes


def test_least_squares_find_the_weights_that_made_the_aims() -> None:
    """Held a little at nought, they come near; a column that is always nought stays there."""
    rng = Random(1)
    rows = [(1.0, float(rng.randrange(5)), float(rng.randrange(2)), 0.0) for _ in range(400)]
    aims = [20 + 7 * row[1] - 3 * row[2] + rng.gauss(0, 1) for row in rows]
    weights = least_squares(4, rows, aims, lambda place: 1.0)
    assert weights == pytest.approx([20, 7, -3, 0], abs=0.4)


def test_heavy_rows_decide() -> None:
    """A row of no weight changes nothing."""
    rows, aims = [(1.0,), (1.0,), (1.0,)], [10.0, 10.0, 99.0]
    assert least_squares(1, rows, aims, (1.0, 1.0, 0.0).__getitem__) == pytest.approx([10.0])


def test_games_follow_from_the_seed() -> None:
    """The same seed plays the same games, another one others."""
    outcomes = Outcomes(guessed())
    one, again, other = (list(games(3, seed, outcomes)) for seed in (5, 5, 6))
    assert one == again != other
    assert all(0 <= game.end <= 120 for game in one)


def test_what_is_learned_has_the_form_of_the_file() -> None:
    """Twenty games teach little, but all that is asked for."""
    found = learned(20, 7)
    assert found.keys() == guessed().keys()
    Outcomes(found)
    assert fitted([])["suit"]["games"] == 0
