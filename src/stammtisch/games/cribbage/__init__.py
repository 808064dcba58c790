"""Cribbage for two, with six cards each."""
