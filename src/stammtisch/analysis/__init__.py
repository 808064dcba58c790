"""What is said of play: the analysis of a deal that is over. `ANALYSTS` lists the games that have one.

Here cards lie open, since the deal is over; what a seat could know at a moment comes from its view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from stammtisch.analysis import belote, cribbage, skat
from stammtisch.analysis.analysed import Analysis, Step

Analyst: TypeAlias = Callable[[Sequence[Step]], Analysis]
"""The moments of a deal that is over -> what is to be said of it."""

ANALYSTS: Final[Mapping[str, Analyst]] = {
    "belote": belote.analysis,
    "cribbage": cribbage.analysis,
    "skat": skat.analysis,
}
