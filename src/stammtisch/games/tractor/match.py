"""A match of Tractor between deals: levels of both sides, who deals, and how levels change."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stammtisch.games.game import MatchResult, ScoreLine, arguments
from stammtisch.games.tractor.options import TractorOptions, level_index
from stammtisch.seats import Seat, Side, next_seat, partner, side_of


@dataclass(frozen=True, slots=True)
class TractorMatch:
    """levels: 2 to 14 for each side, above the last level once it has won.

    dealer: deals next; before trumps are made in a first deal, the one drawn by lot (T-A1).
    dealer_known: whether the dealer follows from an earlier result. last_winner: the side that had the better of the last deal.
    """

    options: TractorOptions
    dealer: Seat
    levels: tuple[int, ...]
    dealer_known: bool = False
    deals_played: int = 0
    last_winner: Side | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The levels of both sides."""
        return self.levels

    @property
    def level(self) -> int:
        """The level of the next deal: that of the dealer's side (T-4)."""
        return self.levels[side_of(self.dealer)]
