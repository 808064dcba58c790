"""Stammtisch: Belote, Cribbage, Skat and Tractor, exact to the last rule."""

__version__ = "0.1.0"
