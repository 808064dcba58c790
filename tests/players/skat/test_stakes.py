"""What card points are worth: the score of the rules at the end, smoothed before."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stammtisch.games.skat.contract import parse_contract
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.scoring import Taken
from stammtisch.players.skat.stakes import Stakes, by_tricks, scale
from tests.games.skat.table import HOUSE, ISKO, options

WORTH: list[tuple[str, Options, str, int, int, int, int, float]] = [
    # says, rules, contract, bid, matadors, factor, card points, worth
    ("a game made is worth its value", HOUSE, "hearts", 18, 2, 1, 61, 30),
    ("Schneider adds a step", HOUSE, "hearts", 18, 2, 1, 90, 40),
    ("a game lost costs double", HOUSE, "hearts", 18, 2, 1, 60, -60),
    ("to be Schneider costs a step more", HOUSE, "hearts", 18, 2, 1, 30, -80),
    ("all card points count as every trick", HOUSE, "hearts", 18, 2, 1, 120, 50),
    ("an overbid is lost with 61", HOUSE, "hearts", 40, 2, 1, 61, -80),
    ("and won with Schneider if that covers it", HOUSE, "hearts", 40, 2, 1, 90, 40),
    ("Kontra doubles", HOUSE, "hearts", 18, 2, 2, 61, 60),
    ("Seeger-Fabian gives 50 for a game made", ISKO, "hearts", 18, 2, 1, 61, 80),
    ("and takes 50, with 40 for each defender", ISKO, "hearts", 18, 2, 1, 60, -150),
    ("30 at a table of four", options(ISKO, four_table=True), "hearts", 18, 2, 1, 60, -140),
    ("Schneider announced asks for 90", ISKO, "hearts hand schneider", 18, 2, 1, 89, -210),
]


@pytest.mark.parametrize("row", WORTH, ids=[row[0] for row in WORTH])
def test_the_worth_at_the_end_is_the_score(row: tuple[str, Options, str, int, int, int, int, float]) -> None:
    """With no cards left nothing is smoothed."""
    _, rules, contract, bid, matadors, factor, points, worth = row
    stakes = Stakes.of(rules, parse_contract(contract), bid, matadors, factor)
    known = scale(stakes, 0)
    assert known.worths[points] == worth and known.won[points] is (worth > 0)


def test_before_the_end_more_card_points_are_never_worth_less_and_mostly_more() -> None:
    """Near 61 a card point is worth more than far from it."""
    stakes = Stakes.of(HOUSE, parse_contract("spades"), 18, 1)
    worths = scale(stakes, 8).worths
    assert all(low <= high for low, high in pairwise(worths))
    assert worths[62] - worths[58] > worths[76] - worths[72] > 0
    assert scale(stakes, 8).won == scale(stakes, 0).won


def test_null_is_won_without_a_trick() -> None:
    """Its value or twice as much against it."""
    stakes = Stakes.of(HOUSE, parse_contract("null hand"), 18, 0)
    assert by_tricks(stakes, True) == (35, True) and by_tricks(stakes, False) == (-70, False)
    assert stakes.score(Taken(0, none=True)) == 35
