"""The match: deals to a target (B-28), what hangs between deals, who deals, and the pack from deal to deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stammtisch.cards import Card
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.game import MatchResult, ScoreLine, arguments
from stammtisch.seats import Seat, Side, next_seat, seats_from, side_of
from stammtisch.tricks import Trick
from stammtisch.values import dataclass

FEWEST_CUT: Final = 3
MOST_CUT: Final = 29


@dataclass(frozen=True, slots=True)
class BeloteMatch:
    """The match between deals. Sides: 0 holds seats 0 and 2.

    hanging: written points that wait for the winner of the next deal (B-A19).
    may_end: whether the last deal could end the match (B-A37).
    """

    options: BeloteOptions
    dealer: Seat
    scores: tuple[int, ...] = (0, 0)
    deals_played: int = 0
    hanging: int = 0
    may_end: bool = True


def after_passed_deal(match: BeloteMatch) -> BeloteMatch:
    """The match after a deal that nobody bid on (B-9, B-A8)."""
    stays = match.options.passed_dealer == "same"
    return BeloteMatch(
        match.options,
        match.dealer if stays else next_seat(match.dealer, 4),
        match.scores,
        match.deals_played + 1,
        match.hanging,
        not match.options.no_win_on_capot,
    )


def after_counted_deal(match: BeloteMatch, written: Sequence[int], hanging: int, is_capot: bool) -> BeloteMatch:
    """The match after a deal was written down."""
    return BeloteMatch(
        match.options,
        next_seat(match.dealer, 4),
        tuple(score + more for score, more in zip(match.scores, written, strict=True)),
        match.deals_played + 1,
        hanging,
        not (is_capot and match.options.no_win_on_capot),
    )


def match_result(match: BeloteMatch) -> MatchResult | None:
    """The winner once a side is past the line, leads, and the last deal may end the match (B-28, B-A35 to B-A37)."""
    options = match.options
    line = options.win_at + options.win_strict
    best = max(match.scores)
    if best < line or match.scores[0] == match.scores[1] or not match.may_end:
        return None
    winner = Side(match.scores.index(best))
    rule = "B-A36" if min(match.scores) >= line else "B-28" if options.win_strict else "B-A35"
    lines = [ScoreLine("match_won", rule, arguments(score=best, line=line), winner)]
    if match.hanging:
        lines.append(ScoreLine("hanging_lost", "B-A38", arguments(score=match.hanging)))
    return MatchResult((winner,), match.scores, tuple(lines))


def cutter(dealer: Seat) -> Seat:
    """Who cuts the pack: the dealer's left neighbour, the last in the order of play before him (B-A6)."""
    return Seat((dealer + 3) % 4)


def cut(deck: Sequence[Card], cards: int) -> tuple[Card, ...]:
    """The pack with so many cards from the top put under the rest."""
    return (*deck[cards:], *deck[:cards])


def gathered_tricks(
    tricks: Iterable[tuple[Trick, Seat]], last_side: Side, left: Sequence[Card] = ()
) -> tuple[Card, ...]:
    """The pack after a deal: the pile of the side that won the last trick, then the other's (B-A5).

    tricks: each with its winner, in the order won; cards inside a trick stay as played.
    left: cards that were not played after a claim; they end the first pile.
    """
    piles: tuple[list[Card], list[Card]] = ([], [])
    for trick, winner in tricks:
        piles[side_of(winner)].extend(trick.cards)
    return (*piles[last_side], *left, *piles[1 - last_side])


def gathered_hands(dealer: Seat, hands: Sequence[Sequence[Card]], stock: Sequence[Card]) -> tuple[Card, ...]:
    """The pack after a passed deal: the hands in dealing order, then the stock (B-A5)."""
    in_order = [card for seat in seats_from(next_seat(dealer, 4), 4) for card in hands[seat]]
    return (*in_order, *stock)
