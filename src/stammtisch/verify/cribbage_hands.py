"""Single counts of Cribbage: a hand with its starter, the last card of a series, the count of all hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stammtisch.errors import ParseError
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.census import histogram
from stammtisch.games.cribbage.combinations import (
    VALUE,
    Combination,
    Kind,
    play_combinations,
    show_combinations,
    total,
)
from stammtisch.verify.check import Case, expect
from stammtisch.verify.cribbage_fields import card_in, cards_in
from stammtisch.verify.reading import field, preset_of

_PARTS: Final[Mapping[Kind, str]] = {
    Kind.FIFTEEN: "fifteens",
    Kind.PAIR: "pairs",
    Kind.PAIR_ROYAL: "pairs",
    Kind.DOUBLE_PAIR_ROYAL: "pairs",
    Kind.RUN: "runs",
    Kind.FLUSH: "flush",
    Kind.NOBS: "nobs",
}


def check_hand(case: Case) -> None:
    """`cribbage_hands`: what four cards and the starter score, part by part."""
    hand = cards_in(field(case, "hand", list), "hand", 4)
    starter = card_in(field(case, "starter", str), "starter")
    if starter in hand:
        raise ParseError("field 'starter': the card is in the hand too")
    crib, options = field(case, "crib", bool), preset_of(case, GAME.presets)
    scoring = show_combinations(hand, starter, crib=crib, four_flush=not crib or options.crib_four_flush)
    parts = field(case, "parts", dict)
    for part in dict.fromkeys(_PARTS.values()):
        ours = total([combination for combination in scoring if _PARTS[combination.kind] == part])
        expect(part, field(parts, part, int), ours)
    expect("total", field(case, "total", int), total(scoring))


_SHORT: Final[Mapping[Kind, str]] = {
    Kind.HEELS: "heels",
    Kind.FIFTEEN: "15",
    Kind.THIRTY_ONE: "31",
    Kind.LAST_CARD: "last/go",
    Kind.PAIR: "pair2",
    Kind.PAIR_ROYAL: "pair3",
    Kind.DOUBLE_PAIR_ROYAL: "pair4",
}


def reasons_of(scoring: Sequence[Combination]) -> list[str]:
    """What combinations are called in the cases, in the order of the words."""
    return sorted(_SHORT.get(scored.kind, f"run{len(scored.cards)}") for scored in scoring)


def check_pegging(case: Case) -> None:
    """`cribbage_pegging`: what the last card of a series scores."""
    series = cards_in(field(case, "sequence", list), "sequence", 0)
    if not series:
        raise ParseError("field 'sequence': expected a list of cards")
    scoring = play_combinations(series)
    if "count" in case:
        expect("count", field(case, "count", int), sum(VALUE[card] for card in series))
    expect("points_for_last_card", field(case, "points_for_last_card", int), total(scoring))
    expect("why", sorted(map(str, field(case, "why", list))), reasons_of(scoring))


def check_exhaustive(case: Case) -> None:
    """`cribbage_exhaustive`: how many of all cribs, or hands, with a starter score how much."""
    expected = {}
    for score, count in field(case, "histogram", dict).items():
        if not score.isdigit() or type(count) is not int:
            raise ParseError(f"field 'histogram': {score[:20]!r}: {str(count)[:20]!r} is not a count by score")
        expected[int(score)] = count
    crib = "crib" in str(case.get("what", "crib"))
    ours = histogram(crib=crib)
    for score in sorted(expected.keys() | ours.keys()):
        expect(f"number with a score of {score}", expected.get(score, 0), ours.get(score, 0))
