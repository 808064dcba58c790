"""Skat, whole: `GAME`."""
