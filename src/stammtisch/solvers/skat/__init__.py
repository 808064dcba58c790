"""Skat with open cards: what a deal is worth with best play by all, from any position on.

What belongs here: `solve` and `Solver`, over cards and contracts as the rules know them. What does not: the searches
themselves (`solvers/kernels/skat_*.py`), the value of a game on the sheet (`games/skat/scoring.py`).
"""

from stammtisch.solvers.answers import Bounds, Limit
from stammtisch.solvers.skat.position import Position
from stammtisch.solvers.skat.solver import MoveValue, Solution, Solver, solve

__all__ = ["Bounds", "Limit", "MoveValue", "Position", "Solution", "Solver", "solve"]
