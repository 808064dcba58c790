"""The tables of `kernels/cribbage_beliefs.py` as a file of the package, and how it is read.

Not here: how they are made (`making.py`).
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final

FILE: Final = "tables.bin"
_SIZES: Final = (3_640, 182, 116_480, 14_641)
_CODES: Final = ("f", "f", "B", "H")
"""How each table is stored: chances of pegs in 250ths, chances to win in 65,535ths, little-endian."""
SURPRISES: Final = 0.03
"""How often somebody is taken to discard by lot: people do, and bots by other rules."""
_SCALES: Final = (1.0, 1.0, 250.0, 65_535.0)


@dataclass(frozen=True, slots=True)
class Tables:
    """kept, thrown, pegs, wins, each flat, as `Beliefs.load` takes them."""

    kept: array[float]
    thrown: array[float]
    pegs: array[float]
    wins: array[float]


def packed(tables: Tables) -> bytes:
    """The tables as the bytes of the file."""
    parts = []
    for values, code, scale in zip(
        (tables.kept, tables.thrown, tables.pegs, tables.wins), _CODES, _SCALES, strict=True
    ):
        scaled: array[float] = array(code, values if scale == 1.0 else [round(value * scale) for value in values])
        parts.append(_little_endian(scaled).tobytes())
    return zlib.compress(b"".join(parts), 9)


def unpacked(content: bytes) -> Tables:
    """The tables that stand in these bytes. Raises ValueError where there are more or fewer."""
    raw, at, found = zlib.decompress(content), 0, []
    for size, code, scale in zip(_SIZES, _CODES, _SCALES, strict=True):
        values: array[float] = array(code)
        length = size * values.itemsize
        values.frombytes(raw[at : at + length])
        found.append(array("d", [value / scale for value in _little_endian(values)]))
        at += length
    if at != len(raw):
        raise ValueError(f"{FILE}: {at} bytes expected, {len(raw)} found")
    return Tables(*found)


def _little_endian(values: array[float]) -> array[float]:
    if sys.byteorder == "big":
        values = values[:]
        values.byteswap()
    return values


def stored() -> Tables:
    """The tables of the package as they were made."""
    return unpacked((files("stammtisch.solvers.cribbage") / FILE).read_bytes())


@cache
def tables() -> Tables:
    """The tables of the package, with `SURPRISES` mixed in: nothing that may be held is ruled out by them."""
    made = stored()
    return replace(made, kept=_with_surprises(made.kept, 4), thrown=_with_surprises(made.thrown, 2))


def _with_surprises(chances: array[float], cards: int) -> array[float]:
    """By role, the chances with a share of those of cards kept, or thrown, by lot."""
    lots = []
    for ranks in combinations_with_replacement(range(13), cards):
        lots.append((ranks[::-1], prod(comb(4, number) for number in Counter(ranks).values()) / comb(52, cards)))
    by_lot = [lot for _, lot in sorted(lots)] * 2
    mixed = [(1 - SURPRISES) * chance + SURPRISES * lot for chance, lot in zip(chances, by_lot, strict=True)]
    return array("d", mixed)
