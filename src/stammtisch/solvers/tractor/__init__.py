"""Tractor with open cards: the exact value of the last tricks, and how the kernels see cards.

What belongs here: cards and seats as the rules know them. What does not: the searches (`solvers/kernels/tractor*.py`),
and what a bot makes of them (`players/tractor/`).
"""

from stammtisch.solvers.tractor.position import Position, position_of
from stammtisch.solvers.tractor.solver import PlayValue, TractorSolver

__all__ = ["PlayValue", "Position", "TractorSolver", "position_of"]
