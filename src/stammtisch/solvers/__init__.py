"""Solvers: exact values with open cards, for analysis and for bots that imagine open cards.

What belongs here: for each game a module that takes cards, seats and contracts as the rules know them and returns
values, and `kernels/`, the fast forms of the rules and searches. What does not: the rules themselves (`games/`),
anything that guesses hidden cards (`players/`).
"""
