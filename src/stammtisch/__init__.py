"""Stammtisch: Belote, Cribbage, Skat and Tractor, exact to the last rule."""
