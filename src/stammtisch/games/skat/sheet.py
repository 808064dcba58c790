"""The score list of a series: a match between deals, and a row for each deal. Reckoned in match.py."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.games.skat.options import Options
from stammtisch.seats import Seat


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One deal of the score list. declarer, contract: None in Ramsch and where nobody played; bid: 0 then.

    scores: what the deal was worth, by seat. bonus: what Seeger-Fabian adds, by seat (S-A24).
    """

    declarer: Seat | None
    contract: str | None
    bid: int
    won: bool
    scores: tuple[int, ...]
    bonus: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A series between deals. scores: with the bonuses of Seeger-Fabian where they are played.

    sheet: a row for each deal played; empty in the match of a state drawn from a view, which knows the scores only.
    """

    options: Options
    dealer: Seat
    scores: tuple[int, ...]
    deals_played: int = 0
    sheet: tuple[SheetRow, ...] = ()
