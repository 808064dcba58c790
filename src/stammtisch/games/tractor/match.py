"""A match of Tractor between deals: levels of both sides, who deals, and how levels rise."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stammtisch.games.game import MatchResult, ScoreLine
from stammtisch.games.tractor.options import TractorOptions, level_index
from stammtisch.seats import Seat, Side, next_seat, partner, side_of


@dataclass(frozen=True, slots=True)
class TractorMatch:
    """levels: 2 to 14 for each side, above the last level once it has won.

    dealer: deals next; in a first deal, until trumps are made, the one drawn by lot (T-A1).
    dealer_known: whether the dealer follows from an earlier result.
    last_winner: the side that had the better of the last deal.
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
        """The level of the next deal: that of the dealer's side (T-4). Both sides start level (T-2)."""
        return self.levels[side_of(self.dealer)]


@dataclass(frozen=True, slots=True)
class Promotion:
    """What a deal does to the match: the side that gains, how many levels it had earned, where it stands then.

    rule: what decided where it stands: T-14, or the option that held it back.
    """

    side: Side
    earned: int
    before: int
    after: int
    rule: str
    next_dealer: Seat
    taken_over: bool


def opened(options: TractorOptions, dealer: Seat) -> TractorMatch:
    """The match before its first deal (T-2)."""
    start = level_index(options.start_level)
    return TractorMatch(options, dealer, (start, start))


def levels_earned(attackers_score: int, level_cap: str = "none") -> tuple[bool, int]:
    """Whether the attackers take over, and how many levels the better side earns (T-14, T-A26, T-A30)."""
    if attackers_score >= 80:
        taken_over, earned = True, (attackers_score - 80) // 40
    else:
        taken_over, earned = False, 3 if attackers_score <= 0 else 2 if attackers_score < 40 else 1
    return taken_over, earned if level_cap == "none" else min(earned, int(level_cap))


def promotion(match: TractorMatch, dealer: Seat, attackers_score: int) -> Promotion:
    """What this score of the attackers does when `dealer` dealt (T-14, T-A26 to T-A30)."""
    taken_over, earned = levels_earned(attackers_score, match.options.level_cap)
    side = Side(1 - side_of(dealer)) if taken_over else side_of(dealer)
    before = match.levels[side]
    after, rule = _risen(match.options, before, earned, holds=not taken_over)
    next_dealer = next_seat(dealer, 4) if taken_over else partner(dealer)
    return Promotion(side, earned, before, after, rule, next_dealer, taken_over)


def _risen(options: TractorOptions, before: int, earned: int, holds: bool) -> tuple[int, str]:
    """The level after a promotion, and the rule that set it."""
    last = level_index(options.end_level)
    stops = {level_index(level): "T-A28" for level in options.must_stop}
    if options.must_defend_ace:
        stops[last] = "T-A27"
    if before in stops and not holds and earned:
        return before, stops[before]
    wanted = min(before + earned, last + 1)
    stop = min((level for level in stops if before < level < wanted), default=None)
    return (wanted, "T-14") if stop is None else (stop, stops[stop])


def after_promotion(match: TractorMatch, change: Promotion) -> TractorMatch:
    """The match after a deal that was played."""
    levels = tuple(change.after if side == change.side else level for side, level in enumerate(match.levels))
    return replace(
        match,
        dealer=change.next_dealer,
        levels=levels,
        dealer_known=True,
        deals_played=match.deals_played + 1,
        last_winner=change.side,
    )


def after_redeal(match: TractorMatch) -> TractorMatch:
    """The match after a deal that was given up for new cards: the same dealer (T-A31)."""
    return replace(match, deals_played=match.deals_played + 1)


def match_result(match: TractorMatch) -> MatchResult | None:
    """T-2: the first side beyond the last level wins; after a single deal, the side that had the better of it."""
    last = level_index(match.options.end_level)
    over = [Side(side) for side, level in enumerate(match.levels) if level > last]
    if match.options.length == "deal" and match.last_winner is not None:
        over = [match.last_winner]
    if not over:
        return None
    rule = "T-2" if match.options.length == "deal" or not match.options.must_defend_ace else "T-A27"
    lines = (ScoreLine("match_won", rule, (), over[0]),)
    return MatchResult(tuple(over), match.levels, lines)
