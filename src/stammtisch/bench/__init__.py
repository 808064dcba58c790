"""Figures: how fast this machine is, and how fast the project runs on it.

What belongs here: the table of all figures (`figures.py`), how they are measured (`measure.py`) and printed
(`figure.py`), and one module for each subject that is measured.
What does not: anything that is needed to play. Nothing but the command line imports this package.
"""
