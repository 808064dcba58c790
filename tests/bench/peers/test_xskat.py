"""XSkat itself: what was recorded of it is what it plays now."""

from __future__ import annotations

from stammtisch.bench.skat_peers import read_log, xskat_games
from tests.bench.recorded_games import XSKAT, XSKAT_GAMES


def test_the_recorded_games_are_those_it_plays() -> None:
    """From the seed of the bench, the first so many."""
    assert xskat_games(XSKAT_GAMES) == tuple(read_log(XSKAT.read_text(encoding="ascii")))
