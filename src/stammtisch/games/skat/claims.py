"""Whether a claim holds against every play and every distribution that the claimant's view allows (S-X7)."""

from __future__ import annotations

from stammtisch.games.skat.state import Play
from stammtisch.seats import Seat


def claim_holds(play: Play, seat: Seat, every: bool, steps: int) -> bool:
    return False
