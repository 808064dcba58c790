"""Cribbage with open cards and by chances: exact pegging, and the tables that say how people who think discard and win.

What belongs here: cards and views as the rules know them on one side, the kernels' numbers on the other.
What does not: the loops themselves (`kernels/cribbage*.py`), and what a bot makes of them (`players/cribbage/`).
"""
