"""Announcements in cases of Belote: what a hand holds, and whose count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stammtisch.cards import Card
from stammtisch.errors import ParseError
from stammtisch.games.belote.announcements import Announcement, Announcements, parse_announcement, proposal
from stammtisch.games.belote.contests import judge
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.verify.belote_fields import cards_of, contract_of, options_of, seat_of
from stammtisch.verify.check import Case, Skipped, expect
from stammtisch.verify.reading import field

RUN_WORDS: Final = {3: "tierce", 4: "fifty", 5: "hundred", 6: "hundred-6", 7: "hundred-7", 8: "hundred-8"}
RUN_LENGTHS: Final = {20: 3, 50: 4, 100: 5}


def _claimed(claim: Mapping[str, Any]) -> Announcement:
    """An announcement written as kind, top and length."""
    is_four = field(claim, "kind", str) == "carre"
    top = field(claim, "rank" if is_four and "rank" in claim else "top", str)
    if is_four:
        return parse_announcement(f"four {top[-1:]}")
    points = field(claim, "points", int)
    length = field(claim, "length", int) if "length" in claim else RUN_LENGTHS.get(points, 0)
    if length not in RUN_WORDS:
        raise ParseError(f"field 'length': a sequence has three to eight cards, got {str(length)[:20]}")
    suit = field(claim, "suit", str) if len(top) == 1 else ""
    return parse_announcement(f"{RUN_WORDS[length]} {suit}{top}")


def check_proposal(what: str, listed: object, hand: Sequence[Card], options: BeloteOptions) -> None:
    """What is proposed to a hand, against a list of kind, top, length and value."""
    if not isinstance(listed, list):
        raise ParseError(f"field {what!r}: expected a list of announcements")
    found = {
        announcement.text: announcement.value(options.eight_run_bonus) for announcement in proposal(frozenset(hand))
    }
    expected = {_claimed(claim).text: field(claim, "points", int) for claim in listed}
    expect(what, sorted(expected.items()), sorted(found.items()))


def check_combinations(case: Case) -> None:
    """What a hand has to announce."""
    listed = field(case, "announcements", list)
    check_proposal("announcements", listed, cards_of(case, "hand"), options_of(case))


def _is_belote(claim: object) -> bool:
    return isinstance(claim, Mapping) and claim.get("kind") == "belote"


def _check_belotes(case: Case, claims: Sequence[object], counts: Sequence[object]) -> None:
    """A belote takes no part in a contest: it counts for its holder (B-A31)."""
    for claim, counted in zip(claims, counts, strict=True):
        if _is_belote(claim):
            expect("belote counts", counted, contract_of(case) is not Contract.NO_TRUMPS)


def check_contest(case: Case) -> None:
    """Which of competing announcements score."""
    options, claims = options_of(case), field(case, "claims", list)
    counts = field(case, "counts", list)
    if len(counts) != len(claims):
        raise ParseError(f"field 'counts': expected {len(claims)} values, got {len(counts)}")
    said: list[list[Announcement]] = [[], [], [], []]
    _check_belotes(case, claims, counts)
    competing = [(claim, counted) for claim, counted in zip(claims, counts, strict=True) if not _is_belote(claim)]
    claims, counts = [claim for claim, _ in competing], [counted for _, counted in competing]
    for claim in claims:
        announcement = _claimed(claim)
        expect(f"value of {announcement.text}", field(claim, "points", int), announcement.value())
        said[seat_of(claim, "seat")].append(announcement)
    announced: tuple[Announcements, ...] = tuple(tuple(of_seat) for of_seat in said)
    scores = {(one.seat, one.announcement): one.scores for one in judge(announced, options)}
    is_none = contract_of(case) is Contract.NO_TRUMPS
    ours = [not is_none and scores[seat_of(claim, "seat"), _claimed(claim)] for claim in claims]
    differing = [_claimed(claim) for claim, own, theirs in zip(claims, ours, counts, strict=True) if own != theirs]
    if differing and not is_none and all(announcement.is_run for announcement in differing):
        raise Skipped("decides sequences against B-A22")
    expect("counts", counts, ours)
