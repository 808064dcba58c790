"""From card points to what is written down: doubling, bonuses, inside or made, rounding, hanging.

Not here: who won which trick, and whose announcements count.
"""

from __future__ import annotations

from typing import Final

from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.game import ScoreLine, arguments
from stammtisch.seats import Side
from stammtisch.values import dataclass

LAST_TRICK: Final = 10  # B-23
CAPOT: Final = 90  # B-24
LIMITS: Final = {Contract.ALL_TRUMPS: 4, Contract.NO_TRUMPS: 5}  # B-27; a suit contract has 6

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a deal is counted from. Pairs are by side.

    taken: card points with the last trick's ten, before no trumps doubles them.
    bonuses: announcements that count, and belotes. tricks: how many each side took.
    """

    contract: Contract
    declaring: Side
    multiplier: int
    taken: Pair
    bonuses: Pair
    tricks: Pair
    hanging: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """raw: before rounding. written: what each side's sheet gains. hanging: what waits for the next deal."""

    raw: Pair
    written: Pair
    hanging: int
    reason: str
    is_capot: bool
    lines: tuple[ScoreLine, ...]


def rounding_limit(contract: Contract) -> int:
    """The last digit at which rounding depends on who has more (B-27)."""
    return LIMITS.get(contract, 6)


def rounded(points: int, contract: Contract, *, has_more: bool) -> int:
    """Tens written for a side of a made contract: at the limit the side with fewer points rounds up (B-A18)."""
    digit, limit = points % 10, rounding_limit(contract)
    return points // 10 + (digit > limit or (digit == limit and not has_more))


def rounded_total(points: int, contract: Contract) -> int:
    """Tens written for the points of both sides together."""
    return points // 10 + (points % 10 > rounding_limit(contract))


def count(tally: Tally, options: BeloteOptions) -> Outcome:
    """The whole count of a deal, with every line of its derivation."""
    lines: list[ScoreLine] = []
    raw = _raw(tally, options, lines)
    is_capot = 0 in tally.tricks
    multiplier = 1 if is_capot and options.capot_cancels_kontra else tally.multiplier
    if multiplier != tally.multiplier:
        lines.append(ScoreLine("kontra_cancelled", "B-A21"))
    if raw[0] == raw[1]:
        written, hanging, reason = _tie(tally, raw, multiplier, options, lines)
    elif multiplier > 1 or raw[tally.declaring] < raw[1 - tally.declaring]:
        written, hanging, reason = _all_to_one(tally, raw, multiplier, lines)
    else:
        written, hanging, reason = _made(tally, raw, options, lines)
    return Outcome(raw, written, hanging, reason, is_capot, tuple(lines))


def _raw(tally: Tally, options: BeloteOptions, lines: list[ScoreLine]) -> Pair:
    """Points before rounding: no trumps doubles cards and last trick, never the capot (B-A17)."""
    raw = list(tally.taken)
    for side in (Side(0), Side(1)):
        if tally.contract is Contract.NO_TRUMPS and options.nt_double:
            lines.append(
                ScoreLine("no_trumps_doubled", "B-A17", arguments(before=raw[side], after=2 * raw[side]), side)
            )
            raw[side] *= 2
        raw[side] += tally.bonuses[side]
        if tally.tricks[1 - side] == 0:
            raw[side] += CAPOT
            lines.append(ScoreLine("capot", "B-24", arguments(card_points=CAPOT), side))
    lines.extend(ScoreLine("raw", "B-22", arguments(card_points=raw[side]), Side(side)) for side in (0, 1))
    return raw[0], raw[1]


def _pair(side: int, own: int, other: int) -> Pair:
    return (own, other) if side == 0 else (other, own)


def _tie(
    tally: Tally, raw: Pair, multiplier: int, options: BeloteOptions, lines: list[ScoreLine]
) -> tuple[Pair, int, str]:
    """Equal points hang: the declarers' half, or under Kontra the whole (B-A19, B-A20)."""
    total = rounded_total(raw[0] + raw[1], tally.contract)
    lines.append(ScoreLine("equal", "B-A19", arguments(card_points=raw[0], score=total)))
    if multiplier > 1:
        lines.append(ScoreLine("multiplied", "B-10", arguments(factor=multiplier, score=multiplier * total)))
    if not options.hanging:
        low = multiplier * total // 2
        return _pair(tally.declaring, multiplier * total - low, low), tally.hanging, "equal"
    low = 0 if multiplier > 1 else total // 2
    left = multiplier * total - low
    rule = "B-A20" if multiplier == 1 and left != low else "B-A19"
    lines.append(ScoreLine("hangs", rule, arguments(score=left)))
    return _pair(tally.declaring, 0, low), tally.hanging + left, "hanging"


def _all_to_one(tally: Tally, raw: Pair, multiplier: int, lines: list[ScoreLine]) -> tuple[Pair, int, str]:
    """The side with more takes everything: the declarers are inside, or the deal is doubled (B-25, B-26, B-A21)."""
    winner = Side(0) if raw[0] > raw[1] else Side(1)
    is_made = winner == tally.declaring
    total = rounded_total(raw[0] + raw[1], tally.contract)
    rule = "B-26" if multiplier > 1 else "B-25"
    lines.append(ScoreLine("all_to_one", rule, arguments(card_points=raw[0] + raw[1], score=total), winner))
    if multiplier > 1:
        lines.append(ScoreLine("multiplied", "B-10", arguments(factor=multiplier, score=multiplier * total), winner))
    _hanging_taken(tally, winner, lines)
    written = _pair(winner, multiplier * total + tally.hanging, 0)
    return written, 0, "made" if is_made else "inside"


def _made(tally: Tally, raw: Pair, options: BeloteOptions, lines: list[ScoreLine]) -> tuple[Pair, int, str]:
    """Both sides write their own (B-27); the declarers have more and take what hangs."""
    more = tally.declaring
    own = rounded(raw[more], tally.contract, has_more=True)
    other = rounded(raw[1 - more], tally.contract, has_more=False)
    if options.min_one and other == 0 and raw[1 - more] > 0:
        own, other = own - 1, 1
        lines.append(ScoreLine("never_nothing", "B-A39", (), Side(1 - more)))
    for side, score in ((more, own), (Side(1 - more), other)):
        at_limit = raw[side] % 10 == rounding_limit(tally.contract)
        rule = "B-A18" if at_limit else "B-27"
        lines.append(ScoreLine("rounded", rule, arguments(card_points=raw[side], score=score), side))
    _hanging_taken(tally, more, lines)
    return _pair(more, own + tally.hanging, other), 0, "made"


def _hanging_taken(tally: Tally, winner: Side, lines: list[ScoreLine]) -> None:
    if tally.hanging:
        lines.append(ScoreLine("hanging_taken", "B-A19", arguments(score=tally.hanging), winner))
