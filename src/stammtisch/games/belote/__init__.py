"""Belote, the Bulgarian bridge-belote (rules B-1 to B-28)."""
