from random import Random

from stammtisch.games.tractor.state import State
from stammtisch.games.tractor.view import TractorView


def sample(view: TractorView, rng: Random) -> State:
    raise NotImplementedError
