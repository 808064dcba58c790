"""`python -m stammtisch.solvers.cribbage.making [--seed N]`: makes the file of tables anew; some minutes on one core.

What belongs here: the order of the steps and what is told of them. What does not: their loops
(`kernels/cribbage_making.py`).
"""

from __future__ import annotations

import argparse
from array import array
from pathlib import Path
from typing import Final

from stammtisch.solvers.cribbage.tables import FILE, Tables, packed
from stammtisch.solvers.kernels import warn_if_not_compiled
from stammtisch.solvers.kernels.cribbage_making import Making

SEED: Final = 1
ROUNDS: Final = 3
"""How often both roles answer each other's discards anew; the averages stand after two."""
DEALS: Final = 20_000
"""Deals played out for the chances to win."""


def made(seed: int, deals: int = DEALS) -> Tables:
    """The tables: discards answer each other, then all hands peg, then both once more, then chances to win."""
    making = Making(seed)
    _respond(making)
    for _ in range(2):
        making.peg()
        _respond(making)
    averages = making.deal(deals)
    print("averages of pone's hand, dealer's hand, crib:", *(f"{average:.2f}" for average in averages))
    making.win()
    return Tables(*(array("d", table) for table in making.tables()))


def _respond(making: Making) -> None:
    for _ in range(ROUNDS):
        for role in (0, 1):
            making.respond(role)


def main() -> None:
    """Writes the file beside this module."""
    parser = argparse.ArgumentParser(description="make the tables of Cribbage anew")
    parser.add_argument("--seed", type=int, default=SEED, help=f"a number (default: {SEED}, that of the file kept)")
    warn_if_not_compiled()
    content = packed(made(parser.parse_args().seed))
    path = Path(__file__).with_name(FILE)
    path.write_bytes(content)
    print(f"{path}: {len(content):,} bytes")


if __name__ == "__main__":
    main()
