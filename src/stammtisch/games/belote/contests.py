"""Whose announcements score: sequences and fours in two contests, or all in one (B-A22, B-A23)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.games.belote.announcements import FOUR_RANKS, RUN_RANKS, Announcement, Announcements, Kind
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.belote.view import Counts
from stammtisch.seats import Seat, Side, side_of

Strength = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """One announcement and whether it scores. rule: what decided it."""

    seat: Seat
    announcement: Announcement
    value: int
    scores: bool
    rule: str


def judge(announced: Sequence[Announcements], options: BeloteOptions) -> tuple[Judged, ...]:
    """Every announcement of the four seats, in seat order, and whether it scores."""
    combined = options.decl_contest == "combined"
    winners = {is_run: _winner(announced, options, is_run) for is_run in (True, False)}
    rules = {True: "B-A23" if combined else "B-A22", False: "B-A23"}
    return tuple(
        Judged(
            Seat(seat),
            announcement,
            announcement.value(options.eight_run_bonus),
            winners[announcement.is_run] == (side_of(Seat(seat)),),
            rules[announcement.is_run],
        )
        for seat, announcements in enumerate(announced)
        for announcement in announcements
    )


def _winner(announced: Sequence[Announcements], options: BeloteOptions, is_run: bool) -> tuple[Side, ...]:
    """The side that wins the contest to which runs or fours belong; empty when equal or nobody takes part."""
    best: list[Strength] = [(), ()]
    for seat, announcements in enumerate(announced):
        for announcement in announcements:
            if options.decl_contest == "combined":
                strength = _combined_strength(announcement, options)
            elif announcement.is_run is is_run:
                strength = _strength(announcement)
            else:
                continue
            best[seat % 2] = max(best[seat % 2], strength)
    if best[0] == best[1]:
        return ()
    return (Side(0) if best[0] > best[1] else Side(1),)


def _strength(announcement: Announcement) -> Strength:
    """Longer beats shorter, then the higher top card; fours by rank as trumps (B-A22, B-A23)."""
    rank = announcement.cards[0].rank
    if announcement.is_run:
        return len(announcement.cards), -RUN_RANKS.index(rank)
    return (1, -FOUR_RANKS.index(rank))


def _combined_strength(announcement: Announcement, options: BeloteOptions) -> Strength:
    """By value, a four before a sequence of equal value, then as among their own (B-A23, option decl_contest)."""
    return (announcement.value(options.eight_run_bonus), not announcement.is_run, *_strength(announcement))


_KIND_HEIGHT = {Kind.TIERCE: 1, Kind.FIFTY: 2, Kind.HUNDRED: 3}


def publicly(kinds: Sequence[Sequence[Kind]], options: BeloteOptions, kind: Kind, side: Side) -> Counts:
    """What the spoken kinds tell of whether an announcement of `side` scores, once all four have spoken."""
    own = [spoken for seat in (side, side + 2) for spoken in kinds[seat]]
    others = [spoken for seat in (1 - side, 3 - side) for spoken in kinds[seat]]
    if options.decl_contest == "combined":
        return Counts.UNKNOWN if others else Counts.YES
    if kind is Kind.FOUR:
        return Counts.UNKNOWN if Kind.FOUR in others else Counts.YES
    mine, theirs = (max((_KIND_HEIGHT.get(spoken, 0) for spoken in said), default=0) for said in (own, others))
    return Counts.UNKNOWN if mine == theirs else Counts.YES if mine > theirs else Counts.NO
