"""Combinations that may be announced: which there are, which a hand holds, what they are worth.

Not here: whose announcements score when both sides have some (contests.py); the belote of king and queen (belotes.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Final

from stammtisch.cards import PACK_32, SUITS, Card, Rank, Suit, find_card
from stammtisch.errors import ParseError

RUN_RANKS: Final = tuple(Rank(text) for text in "AKQJT987")  # the order of sequences, high to low
FOUR_RANKS: Final = tuple(
    Rank(text) for text in "J9ATKQ"
)  # B-A23, high to low; sevens and eights have no value (B-A24)


class Kind(Enum):
    """What is said aloud at the table (B-13, B-A28): neither suit nor rank."""

    TIERCE = "tierce"
    FIFTY = "fifty"
    HUNDRED = "hundred"
    FOUR = "four"

    __hash__ = object.__hash__


RUN_KINDS: Final = {3: Kind.TIERCE, 4: Kind.FIFTY}  # five and more: HUNDRED (B-A25)
RUN_VALUES: Final = {Kind.TIERCE: 20, Kind.FIFTY: 50, Kind.HUNDRED: 100}
FOUR_VALUES: Final = {Rank.JACK: 200, Rank.NINE: 150}  # the others 100


@dataclass(frozen=True, slots=True)
class Announcement:
    """One combination. There is one object of each, see `ANNOUNCEMENTS`.

    text: "tierce SK" (its top card), "hundred SA" (five cards), "hundred-6 SA", "four J".
    cards: a sequence from the top down, a four in the order C S H D.
    """

    text: str
    kind: Kind
    cards: tuple[Card, ...]

    __hash__ = object.__hash__  # one object of each, so that identity is equality

    @property
    def is_run(self) -> bool:
        """Whether it is a sequence."""
        return self.kind is not Kind.FOUR

    def value(self, eight_run_bonus: int = 0) -> int:
        """What it scores if it counts (B-13); the bonus belongs to a sequence of all eight cards (B-A25)."""
        if self.kind is Kind.FOUR:
            return FOUR_VALUES.get(self.cards[0].rank, 100)
        return RUN_VALUES[self.kind] + (eight_run_bonus if len(self.cards) == 8 else 0)


Announcements = tuple[Announcement, ...]


def _run(suit: Suit, top: int, length: int) -> Announcement:
    cards = tuple(find_card(suit, rank) for rank in RUN_RANKS[top : top + length])
    kind = RUN_KINDS.get(length, Kind.HUNDRED)
    return Announcement(f"{kind.value}{f'-{length}' if length > 5 else ''} {cards[0].text}", kind, cards)


def _four(rank: Rank) -> Announcement:
    return Announcement(f"four {rank.value}", Kind.FOUR, tuple(find_card(suit, rank) for suit in SUITS))


ANNOUNCEMENTS: Final[Announcements] = (
    *(_four(rank) for rank in FOUR_RANKS),
    *(_run(suit, top, length) for length in range(8, 2, -1) for suit in SUITS for top in range(9 - length)),
)
_BY_TEXT: Final = {announcement.text: announcement for announcement in ANNOUNCEMENTS}
_BY_FIRST: Final = {card: tuple(one for one in ANNOUNCEMENTS if one.cards[0] is card) for card in PACK_32}
_PLACE: Final = {announcement: place for place, announcement in enumerate(ANNOUNCEMENTS)}


def parse_announcement(text: str) -> Announcement:
    """The announcement written as "tierce SK", "fifty HA", "hundred CA", "hundred-6 CA" or "four J"."""
    found = _BY_TEXT.get(text)
    if found is None:
        raise ParseError(
            f"{text[:20]!r} is not an announcement: expected such as 'tierce SK', 'hundred-6 CA', 'four J'"
        )
    return found


def in_order(announcements: Iterable[Announcement]) -> Announcements:
    """Fours first, then sequences from the longest: a form in which equal sets are equal tuples."""
    return tuple(sorted(announcements, key=_PLACE.__getitem__))


def held(cards: Iterable[Card]) -> Announcements:
    """Every announcement all of whose cards are among `cards`, parts of longer sequences included."""
    hand = frozenset(cards)
    return in_order(one for card in hand for one in _BY_FIRST[card] if hand.issuperset(one.cards))


@lru_cache(maxsize=64)
def proposal(hand: frozenset[Card]) -> Announcements:
    """What the engine proposes to announce: fours first, then the longest sequences of what is left (B-A26)."""
    fours = tuple(announcement for announcement in held(hand) if not announcement.is_run)
    rest = hand.difference(card for four in fours for card in four.cards)
    chosen: list[Announcement] = list(fours)
    for run in held(rest):  # the longest first
        if run.is_run and rest.issuperset(run.cards):
            chosen.append(run)
            rest = rest.difference(run.cards)
    return tuple(chosen)


@lru_cache(maxsize=64)
def choices(hand: frozenset[Card]) -> tuple[Announcements, ...]:
    """Every set of announcements that share no card, the proposal first, silence last (B-A26, B-A27)."""
    first = proposal(hand)
    others = [chosen for chosen in _disjoint(held(hand), frozenset()) if chosen and chosen != first]
    return (first, *others, ()) if first else ((),)


def _disjoint(open_to: Sequence[Announcement], used: frozenset[Card]) -> Iterator[Announcements]:
    yield ()
    for place, announcement in enumerate(open_to):
        if used.isdisjoint(announcement.cards):
            for more in _disjoint(open_to[place + 1 :], used.union(announcement.cards)):
                yield (announcement, *more)


@cache
def of_kind(kind: Kind) -> Announcements:
    """All announcements that are spoken as `kind`."""
    return tuple(announcement for announcement in ANNOUNCEMENTS if announcement.kind is kind)
