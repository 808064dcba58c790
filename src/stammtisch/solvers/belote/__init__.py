"""Belote with open cards: what a deal is worth with best play by all, for every contract and from any position.

What belongs here: questions in cards, seats and contracts as the rules know them. What does not: the search itself
(`solvers/kernels/belote_*.py`), what is written on the sheet (`games/belote/scoring.py`).
"""

from stammtisch.solvers.belote.deals import DealValue, deal_value
from stammtisch.solvers.belote.position import Position, position_of
from stammtisch.solvers.belote.solver import BeloteSolver

__all__ = ["BeloteSolver", "DealValue", "Position", "deal_value", "position_of"]
