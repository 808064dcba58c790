"""Generators of options, deals and positions that all tests share. Everything follows from a seed."""
