"""Cases of Belote, checked by our rules: decisions, tricks, announcements, rounding, counts, whole deals.

A line runs under the preset it names, else under `house`. Cards that make no whole deal are asked of the same functions
that the game itself plays by; whole deals are replayed move by move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.errors import ParseError
from stammtisch.games.belote.belotes import BELOTE_VALUE
from stammtisch.games.belote.contracts import Contract, card_points
from stammtisch.games.belote.duties import legal_cards, total_points, winning_card
from stammtisch.games.belote.scoring import LAST_TRICK, Outcome, Pair, Tally, count, rounded, rounded_total
from stammtisch.verify.belote_announcements import check_combinations, check_contest
from stammtisch.verify.belote_deals import check_hand
from stammtisch.verify.belote_exact import check_exact
from stammtisch.verify.belote_fields import cards_in, cards_of, contract_of, options_of, pair_of, side_in, sorted_text
from stammtisch.verify.check import Case, Check, expect, unless_marked
from stammtisch.verify.reading import field, word

MULTIPLIERS: Final = {
    "none": 1,
    **dict.fromkeys(("contra", "kontra", "double", "doubled"), 2),
    **dict.fromkeys(("recontra", "rekontra", "redouble", "redoubled"), 4),
}
OUTCOMES: Final = {
    **dict.fromkeys(("tie", "hung", "equal", "litige", "draw"), "hanging"),
    **dict.fromkeys(("lost", "failed"), "inside"),
    **dict.fromkeys(("won", "capot"), "made"),
}
"""Other words for how a deal ended."""


# ---- one decision, one trick


def check_legal(case: Case) -> None:
    """The cards that may be played to a trick."""
    trick, hand = cards_of(case, "trick"), cards_of(case, "hand")
    if not hand or len(trick) > 3:
        raise ParseError("field 'hand' or 'trick': expected a hand, and at most three cards in the trick")
    legal = legal_cards(hand, contract_of(case), trick, options_of(case))
    expect("legal cards", sorted_text(cards_of(case, "legal")), sorted_text(legal))


def check_trick(case: Case) -> None:
    """Who wins a trick."""
    trick = cards_of(case, "trick")
    if not trick:
        raise ParseError("field 'trick': expected cards")
    expect("winner's place", field(case, "winner_index", int), winning_card(contract_of(case), trick))


# ---- counting


def check_rounding(case: Case) -> None:
    """From raw points to what is written."""
    contract = contract_of(case)
    if case.get("kind") == "both_at_limit":
        raw, written = pair_of(case, "raw"), pair_of(case, "game_points")
        more = raw[0] >= raw[1]
        ours = (rounded(raw[0], contract, has_more=more), rounded(raw[1], contract, has_more=not more))
        expect("game points", written, ours)
        if "sum_must_be" in case:
            expect("sum", field(case, "sum_must_be", int), sum(ours))
            expect("rounded total", field(case, "sum_must_be", int), rounded_total(sum(raw), contract))
        return
    has_more = field(case, "side_with_more_points", bool)
    ours_one = rounded(field(case, "points", int), contract, has_more=has_more)
    expect("game points", field(case, "game_points", int), ours_one)


def check_score(case: Case) -> None:
    """The count of a deal, whole or in part; a field without a value says nothing."""
    case = {name: value for name, value in case.items() if value is not None}
    tally, options = _tally(case), options_of(case)
    outcome = count(tally, options)
    single = tuple(points + bonus for points, bonus in zip(tally.taken, tally.bonuses, strict=True))
    for name, ours in (
        ("raw_points_before_nt_doubling", single),
        ("raw_points_source", outcome.raw),
        ("game_points", outcome.written),
    ):
        if name in case:
            expect(name, pair_of(case, name), ours)
    if "carried_out" in case:
        expect("carried_out", field(case, "carried_out", int), outcome.hanging)
    if "outcome" in case:
        said = field(case, "outcome", str)
        expect("outcome", OUTCOMES.get(said, said), OUTCOMES.get(outcome.reason, outcome.reason))
    if "raw_after_award" in case:
        _check_award(pair_of(case, "raw_after_award"), tally, outcome)


def _check_award(expected: Pair, tally: Tally, outcome: Outcome) -> None:
    """Raw points after all went to one side; under Kontra a source may have multiplied them already.

    Of points that hang a source may name the opponents' half only.
    """
    raw, total = outcome.raw, sum(outcome.raw)
    if outcome.reason == "hanging" and expected[tally.declaring] == 0:
        raw = (0, raw[1]) if tally.declaring == 0 else (raw[0], 0)
    is_one_sided = tally.multiplier > 1 or outcome.reason == "inside"
    award = ((total, 0) if raw[0] > raw[1] else (0, total)) if is_one_sided else raw
    multiplied = (award[0] * tally.multiplier, award[1] * tally.multiplier)
    if expected != multiplied:
        expect("raw_after_award", expected, award)


def _tally(case: Case) -> Tally:
    contract = contract_of(case)
    taken = list(_taken(case, contract))
    if "last_trick_team" in case:  # part of a deal may be without it
        taken[side_in(case, "last_trick_team")] += LAST_TRICK
    bonuses = list(pair_of(case, "announcement_points") if "announcement_points" in case else (0, 0))
    if "belote_team" in case:
        bonuses[side_in(case, "belote_team")] += BELOTE_VALUE
    return Tally(
        contract,
        side_in(case, "bidder_team"),
        word(case, "contra", MULTIPLIERS) if "contra" in case else 1,
        (taken[0], taken[1]),
        (bonuses[0], bonuses[1]),
        _tricks_won(case),
        field(case, "carried_points", int) if "carried_points" in case else 0,
    )


def _taken(case: Case, contract: Contract) -> Pair:
    """Card points of each side without the last trick's ten, from numbers or from cards."""
    if "trick_points" in case:
        return pair_of(case, "trick_points")
    teams = field(case, "team_cards", list)
    if len(teams) != 2:
        raise ParseError("field 'team_cards': expected the cards of two sides")
    points = card_points(contract)
    first, second = (total_points(cards_in(cards, "team_cards"), points) for cards in teams)
    return first, second


def _tricks_won(case: Case) -> Pair:
    """Tricks of each side; only whether a side took none matters."""
    if "tricks_won" in case:
        return pair_of(case, "tricks_won")
    if "capot_team" in case:
        return (8, 0) if side_in(case, "capot_team") == 0 else (0, 8)
    return 4, 4


CHECKS: Final[Mapping[str, Check]] = {
    "belote_combinations": unless_marked(check_combinations),
    "belote_contests": unless_marked(check_contest),
    "belote_exact": unless_marked(check_exact),
    "belote_hands": unless_marked(check_hand),
    "belote_legal": unless_marked(check_legal),
    "belote_rounding": unless_marked(check_rounding),
    "belote_scores": unless_marked(check_score),
    "belote_tricks": unless_marked(check_trick),
}
