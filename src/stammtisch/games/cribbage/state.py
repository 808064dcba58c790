"""The whole truth of a deal: one type for each phase, each holding only what exists then.

Not here: how one phase leads to the next (`flow.py`), nor who may see what (`view.py`).
"""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from stammtisch.cards import Card
from stammtisch.games.cribbage.combinations import low_to_high
from stammtisch.games.cribbage.match import CribbageMatch, are_cut
from stammtisch.games.cribbage.options import CribbageOptions
from stammtisch.seats import Seat
from stammtisch.values import builder, dataclass

SEATS: Final = (Seat(0), Seat(1))
OTHER: Final = (Seat(1), Seat(0))
"""The other seat, by seat."""

Hands: TypeAlias = tuple[tuple[Card, ...], tuple[Card, ...]]
"""Cards of seats 0 and 1, low to high."""

Board: TypeAlias = tuple[int, int]
"""Scores of the running game by seat; the peg stops at the target (C-A23)."""


class Where(Enum):
    """What is counted: the starter, a card played, the last card of a series, a hand, the crib."""

    STARTER = "starter"
    PLAY = "play"
    LAST_CARD = "last_card"
    HAND = "hand"
    CRIB = "crib"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Played:
    """A card played, or "go" where `card` is None. count: after it. series: 0 before the first return to 0, then 1."""

    seat: Seat
    card: Card | None
    count: int
    series: int


@dataclass(frozen=True, slots=True)
class Award:
    """Something that was counted.

    cards: those counted: the starter, the series up to the card, the hand or crib with the starter last; what in them
    scores is derived where it is shown (`counting.combinations_of`).
    score: true worth, in full even beyond the target (C-A23). pegged: what `seat` got. claimed: what the other seat got
    by muggins. named: what `seat` named where it counts itself, else None. board: after it.
    rule: why `pegged` is less than `score`; empty where it is not.
    """

    seat: Seat
    where: Where
    cards: tuple[Card, ...]
    score: int
    pegged: int
    claimed: int
    named: int | None
    board: Board
    rule: str


Awards: TypeAlias = tuple[Award, ...]
"""All that was counted in a deal, in order."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """What a deal begins with. hands: six cards each. stock: the cards under the starter, in order."""

    match: CribbageMatch
    hands: Hands
    starter: Card
    stock: tuple[Card, ...]

    @property
    def dealer(self) -> Seat:
        return self.match.dealer

    @property
    def pone(self) -> Seat:
        """The seat that does not deal."""
        return OTHER[self.match.dealer]


@dataclass(frozen=True, slots=True)
class Discarding:
    """Both lay two cards into the crib, each without seeing the other's. discards: empty until a seat has chosen."""

    dealt: Dealt
    discards: Hands

    @property
    def match(self) -> CribbageMatch:
        return self.dealt.match


@dataclass(frozen=True, slots=True)
class CutForDeal:
    """The seats cut for the deal, seat 0 first, each turning a card of the spread pack (C-A1).

    places: where, from 1, in turn.
    """

    match: CribbageMatch
    deck: tuple[Card, ...]
    places: tuple[int, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that lie open, in turn."""
        return tuple(self.deck[place - 1] for place in self.places)

    @property
    def cuts(self) -> tuple[tuple[Card, Card], ...]:
        """Pairs of cards turned by seats 0 and 1."""
        return tuple(zip(self.cards[::2], self.cards[1::2], strict=False))

    @property
    def is_over(self) -> bool:
        """Whether it is known who deals; by lot, if the whole pack has been turned in equal pairs."""
        return len(self.places) % 2 == 0 and (are_cut(self.cuts) or len(self.places) == len(self.deck))


@dataclass(frozen=True, slots=True)
class CutForStarter:
    """The pone cuts the 40 cards that are left: `dealt.starter` on top of `dealt.stock` (C-A3)."""

    dealt: Dealt
    discards: Hands

    @property
    def match(self) -> CribbageMatch:
        return self.dealt.match


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same from the starter on, with what follows from it and every count asks for.

    hands: the four cards each seat kept, by seat; crib: what both laid away; low to high, with the starter last.
    """

    dealt: Dealt
    discards: Hands
    options: CribbageOptions
    hands: Hands
    crib: tuple[Card, ...]

    @staticmethod
    def of(dealt: Dealt, discards: Hands) -> Setting:
        """The setting once both have laid two cards away."""
        starter, (first, second) = dealt.starter, discards
        hands = (*_kept(dealt.hands[0], first), starter), (*_kept(dealt.hands[1], second), starter)
        return _setting(dealt, discards, dealt.match.options, hands, (*low_to_high((*first, *second)), starter))


_setting = builder(Setting)


def _kept(hand: tuple[Card, ...], discards: tuple[Card, ...]) -> tuple[Card, ...]:
    first, second = discards
    return tuple([card for card in hand if card is not first and card is not second])


@dataclass(frozen=True, slots=True)
class Play:
    """Cards are played onto the running count.

    hands: still to be played. plays: everything since the deal. series, count: since the count was last 0.
    turn: who acts. gone: who said go in this series. awards: all that was counted in this deal, in order.
    """

    setting: Setting
    hands: Hands
    plays: tuple[Played, ...]
    series: tuple[Card, ...]
    count: int
    turn: Seat
    gone: Seat | None
    awards: Awards

    @property
    def dealt(self) -> Dealt:
        return self.setting.dealt

    @property
    def discards(self) -> Hands:
        return self.setting.discards

    @property
    def match(self) -> CribbageMatch:
        return self.setting.dealt.match

    @property
    def board(self) -> Board:
        """Scores of the game now."""
        return board_after(self.setting, self.awards)


@dataclass(frozen=True, slots=True)
class Naming:
    """With `count: self`, `seat` names the score of its last card, its hand or its crib. play: as it stands."""

    play: Play
    seat: Seat
    where: Where

    @property
    def match(self) -> CribbageMatch:
        return self.play.match


@dataclass(frozen=True, slots=True)
class Claiming:
    """With `muggins`, `seat` named a score, and the other seat may claim what it overlooked before the next action."""

    play: Play
    seat: Seat
    where: Where
    named: int

    @property
    def match(self) -> CribbageMatch:
        return self.play.match


@dataclass(frozen=True, slots=True)
class Finished:
    """All is counted, or a seat has reached the target."""

    play: Play

    @property
    def match(self) -> CribbageMatch:
        return self.play.match


State: TypeAlias = CutForDeal | Discarding | CutForStarter | Play | Naming | Claiming | Finished


def board_after(setting: Setting, awards: Awards) -> Board:
    """Scores of the game after all these counts."""
    return awards[-1].board if awards else setting.dealt.match.scores


def is_won(options: CribbageOptions, board: Board) -> bool:
    """Whether a seat has reached the target, which ends the game at once (C-19, C-A23)."""
    return board[0] >= options.target or board[1] >= options.target
