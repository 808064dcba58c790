"""Tractor with open cards."""
