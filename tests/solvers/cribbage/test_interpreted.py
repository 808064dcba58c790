"""Compiled and interpreted, the searches of Cribbage find the same, to the last digit that a float keeps."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.state import Play
from stammtisch.solvers import kernels
from stammtisch.solvers.cribbage.beliefs import weigh_plays
from stammtisch.solvers.cribbage.pegging import peg_difference
from stammtisch.solvers.kernels.cribbage_random import Playout
from tests.house.project import ROOT
from tests.solvers.cribbage.test_beliefs import deal_of

SEEDS = (1, 2, 3)
SOURCE_FIRST = """
import sys
from importlib.machinery import *
loaders = (SourceFileLoader, SOURCE_SUFFIXES), (ExtensionFileLoader, EXTENSION_SUFFIXES)
sys.path_hooks.insert(0, FileFinder.path_hook(*loaders))
sys.path_importer_cache.clear()
sys.path[:0] = [".", "src"]
import json
from stammtisch.solvers.kernels import cribbage_pegging
assert cribbage_pegging.__file__.endswith(".py")
from tests.solvers.cribbage.test_interpreted import SEEDS, found
print(json.dumps([found(seed) for seed in SEEDS]))
"""
"""A program that takes the plain source where a compiled kernel stands beside it."""


Found = tuple[int, list[tuple[str, float, float, int]], int, list[list[int]]]


def found(seed: int) -> Found:
    """Half-way through the play of a random deal the exact difference, and what each card is worth; random games."""
    rng, state = Random(seed), deal_of(seed)
    for _ in range(5):
        state, _ = GAME.play(state, state.turn, rng.choice(GAME.legal_moves(state, state.turn)))
    assert isinstance(state, Play)
    worths = weigh_plays(GAME.view(state, state.turn), hands=40, doubt=0.3)
    playout = Playout(seed)
    deals = playout.games(3, 121)
    weighed = [(each.card.text, each.win, each.reply, each.hands) for each in worths]
    return peg_difference(state), weighed, deals, list(playout.trace())


@pytest.mark.skipif(not kernels.is_compiled("cribbage_pegging"), reason="there is nothing to compare where it is not")
def test_both_find_the_same() -> None:
    """Values, chances, the number of hands that fit; the same lots, deals and cards."""
    program = [sys.executable, "-W", "ignore", "-c", SOURCE_FIRST]
    said = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, timeout=240, check=True).stdout
    for seed, (difference, worths, *playout) in zip(SEEDS, json.loads(said), strict=True):
        expected, compiled, *games = found(seed)
        assert [difference, *playout] == [expected, *games]
        assert [each[0] for each in worths] == [each[0] for each in compiled]
        for plain, quick in zip(worths, compiled, strict=True):
            assert plain[1:] == pytest.approx(quick[1:], abs=1e-9)
