"""Other people's programs at the same task: OpenSpiel's `pyspiel`, driven from Python as our rules are.

What belongs here: whether a peer is installed, and how it does the task. What does not: our own way, and any rate.
"""

import importlib.util
from random import Random

from stammtisch.bench.measure import Rival

SEED = 20_240_101


def pyspiel_rival(game_name: str) -> Rival | None:
    """A random game of OpenSpiel's game of this name; None where `pyspiel` is not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    game, rng = pyspiel.load_game(game_name), Random(SEED)

    def random_game() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))

    return Rival("pyspiel", random_game)
