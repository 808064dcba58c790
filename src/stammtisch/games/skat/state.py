"""The whole truth of a deal: a type for each phase, holding only what exists then. Nobody but the table holds it."""

from __future__ import annotations

from typing import Final, TypeAlias

from stammtisch.auctions import Call
from stammtisch.cards import Card
from stammtisch.games.game import Result
from stammtisch.games.skat.contract import Contract, Kind
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.order import Order, order_of
from stammtisch.games.skat.sheet import Match
from stammtisch.games.skat.view import Question, TakenTrick
from stammtisch.seats import Seat
from stammtisch.tricks import Trick
from stammtisch.values import builder, dataclass

Cards: TypeAlias = tuple[Card, ...]


def _turns_from(dealer: int, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """By seat: the three who play, in the order of play from it on; at a table of four the dealer sits out (S-A26)."""
    order = tuple(Seat((dealer + step) % seats) for step in (1, 2, 3))
    turned = {first: order[place:] + order[:place] for place, first in enumerate(order)}
    return tuple(turned.get(Seat(seat), ()) for seat in range(seats))


_TURNS_FROM: Final = {seats: tuple(_turns_from(dealer, seats) for dealer in range(seats)) for seats in (3, 4)}
"""By seats of the table, then by dealer."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same from dealing to the end. dealt: by seat, none for a dealer who sits out."""

    match: Match
    dealt: tuple[Cards, ...]
    skat: Cards

    @property
    def options(self) -> Options:
        return self.match.options

    @property
    def dealer(self) -> Seat:
        return self.match.dealer

    @property
    def forehand(self) -> Seat:
        return Seat((self.dealer + 1) % len(self.dealt))

    @property
    def players(self) -> tuple[Seat, ...]:
        """Forehand, middlehand, rearhand (S-6)."""
        return self.turns_from[self.forehand]

    @property
    def turns_from(self) -> tuple[tuple[Seat, ...], ...]:
        """By seat: the three who play, from it on; empty for a dealer who sits out."""
        return _TURNS_FROM[len(self.dealt)][self.match.dealer]


@dataclass(frozen=True, slots=True)
class Stage:
    """What every phase holds: the deal, and all that was called so far."""

    deal: Deal
    calls: tuple[Call, ...]

    @property
    def match(self) -> Match:
        return self.deal.match


@dataclass(frozen=True, slots=True)
class Auction(Stage):
    """Bidding. caller: names values; responder: holds or passes; both are forehand when it may take 18 or pass (S-7).

    bid: the last value called, 0 if none. answering: whether the responder must answer it.
    """

    caller: Seat
    responder: Seat
    bid: int = 0
    answering: bool = False


@dataclass(frozen=True, slots=True)
class SkatChoice(Stage):
    """The declarer takes the skat or names a Hand game (S-8)."""

    declarer: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class Discarding(Stage):
    """The declarer holds twelve cards and lays two away."""

    declarer: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class Naming(Stage):
    """The declarer has laid two cards away and names the contract."""

    declarer: Seat
    bid: int
    discards: Cards


@dataclass(frozen=True, slots=True)
class Declared:
    """One plays against two. discards: empty in a Hand game."""

    declarer: Seat
    bid: int
    contract: Contract
    discards: Cards

    @property
    def kind(self) -> Kind:
        """The kind of game, by which the cards rank."""
        return self.contract.kind


@dataclass(frozen=True, slots=True)
class Ramsch:
    """Everybody plays alone after all have passed (S-X2)."""

    @property
    def kind(self) -> Kind:
        """Cards rank as in Grand."""
        return Kind.GRAND


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same from the first card to the last, with what follows from it and every card asks for.

    order: how the cards rank. turns_from: as in the deal. remarks: whether the options let anybody speak out of turn.
    """

    deal: Deal
    calls: tuple[Call, ...]
    game: Declared | Ramsch
    order: Order
    turns_from: tuple[tuple[Seat, ...], ...]
    remarks: bool

    @staticmethod
    def of(deal: Deal, calls: tuple[Call, ...], game: Declared | Ramsch) -> Setting:
        """The setting of this game."""
        options = deal.options
        remarks = options.kontra or options.claim or options.concede
        return _setting(deal, calls, game, order_of(game.kind), deal.turns_from, remarks)


_setting = builder(Setting)


@dataclass(frozen=True, slots=True)
class Said:
    """What was said out of turn; as in the view."""

    kontra: Seat | None = None
    re: bool = False
    question: Question | None = None
    shown: tuple[Seat, ...] = ()
    spoken: tuple[Seat, ...] = ()


NOTHING_SAID: Final = Said()


@dataclass(frozen=True, slots=True)
class Play:
    """Ten tricks. hands: by seat. cards: on the table. seats: who plays to this trick, its leader first."""

    setting: Setting
    hands: tuple[Cards, ...]
    seats: tuple[Seat, ...]
    cards: Cards = ()
    tricks: tuple[TakenTrick, ...] = ()
    said: Said = NOTHING_SAID

    @property
    def deal(self) -> Deal:
        return self.setting.deal

    @property
    def match(self) -> Match:
        return self.setting.deal.match

    @property
    def calls(self) -> tuple[Call, ...]:
        return self.setting.calls

    @property
    def game(self) -> Declared | Ramsch:
        return self.setting.game

    @property
    def order(self) -> Order:
        """How the cards rank."""
        return self.setting.order

    @property
    def trick(self) -> Trick:
        """The trick on the table."""
        return Trick(self.seats[0], self.cards)

    @property
    def question(self) -> Question | None:
        """What must be answered before play goes on."""
        return self.said.question

    @property
    def turn(self) -> Seat:
        """Whose card is next."""
        return self.seats[len(self.cards)]


@dataclass(frozen=True, slots=True)
class PassedIn(Stage):
    """Nobody took the deal and it is cancelled (S-A7)."""

    result: Result


@dataclass(frozen=True, slots=True)
class Finished:
    """Played to the end, or settled before. card_points: as in the view."""

    play: Play
    card_points: tuple[int, ...]
    result: Result

    @property
    def deal(self) -> Deal:
        return self.play.deal

    @property
    def match(self) -> Match:
        return self.play.match


State: TypeAlias = Auction | SkatChoice | Discarding | Naming | Play | PassedIn | Finished
