"""A position with open cards: all that best play from there on depends on.

Not here: how it came about; who sits where. Places are 0 for the declarer, 1 and 2 for those after him.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from stammtisch.cards import PACK_32, Card, cards_text, without
from stammtisch.errors import ParseError
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.order import card_points, order_of
from stammtisch.games.skat.play import playable
from stammtisch.games.skat.state import Cards, Declared, Play
from stammtisch.seats import Seat
from stammtisch.tricks import Trick


@dataclass(frozen=True, slots=True)
class Position:
    """hands: the declarer's, then those after him. skat: what counts for the declarer without a trick (S-8).

    leader: place that leads, or led what lies on the `table`. taken: card points of the declarer's tricks so far.
    tricks: how many the declarer has, and the defenders.
    """

    kind: Kind
    hands: tuple[Cards, Cards, Cards]
    skat: Cards
    leader: int
    table: Cards = ()
    taken: int = 0
    tricks: tuple[int, int] = (0, 0)

    @property
    def turn(self) -> int:
        """The place that plays next."""
        return (self.leader + len(self.table)) % 3

    @property
    def legal(self) -> Cards:
        """The cards that may be played now."""
        return playable(self.hands[self.turn], Trick(Seat(self.leader), self.table), order_of(self.kind))

    def after(self, card: Card) -> Position:
        """The position after this card. Raises ParseError if it may not be played."""
        if card not in self.legal:
            raise ParseError(f"{card.text} may not be played now")
        hands = list(self.hands)
        hands[self.turn] = without(hands[self.turn], (card,))
        first, second, third = hands
        played = replace(self, hands=(first, second, third), table=(*self.table, card))
        return played if len(played.table) < 3 else played._trick_taken()

    def _trick_taken(self) -> Position:
        order = order_of(self.kind)
        strength = order.strength[order.effective[self.table[0]]]
        best = max(self.table, key=strength.__getitem__)
        taker = (self.leader + self.table.index(best)) % 3
        mine, theirs = self.tricks
        return replace(
            self,
            leader=taker,
            table=(),
            taken=self.taken + (0 if taker else card_points(self.table)),
            tricks=(mine, theirs + 1) if taker else (mine + 1, theirs),
        )

    def check(self) -> Position:
        """The position itself. Raises ParseError where cards are missing, doubled or not of the pack of 32."""
        cards = [card for hand in (*self.hands, self.skat, self.table) for card in hand]
        foreign = [card for card in cards if card not in PACK_32]
        if foreign:
            raise ParseError(f"{cards_text(foreign)}: not in the pack of 32")
        double = {card for card in cards if cards.count(card) > 1}
        if double:
            raise ParseError(f"{cards_text(sorted(double, key=PACK_32.index))}: more than once in the deal")
        played = [(place - self.leader) % 3 < len(self.table) for place in range(3)]
        sizes = {len(hand) + mine for hand, mine in zip(self.hands, played, strict=True)}
        if len(sizes) > 1 or len(self.table) > 2:
            raise ParseError(f"hands of {', '.join(str(len(hand)) for hand in self.hands)} cards do not fit together")
        return self


def position_of(play: Play) -> Position:
    """The position of a state of the rules. Raises ParseError in Ramsch, where nobody declares."""
    game, deal = play.game, play.deal
    if not isinstance(game, Declared):
        raise ParseError("nobody declares in Ramsch")
    players = deal.turns_from[game.declarer]
    mine = [trick for trick in play.tricks if trick.winner == game.declarer]
    first, second, third = (play.hands[seat] for seat in players)
    return Position(
        game.kind,
        (first, second, third),
        game.discards or deal.skat,
        players.index(play.seats[0]),
        play.cards,
        sum(trick.card_points for trick in mine),
        (len(mine), len(play.tricks) - len(mine)),
    )


def opening(kind: Kind, hands: Iterable[Cards], skat: Cards, leader: int) -> Position:
    """The position before the first card. Raises ParseError for what is no deal."""
    first, second, third = hands
    position = Position(kind, (first, second, third), skat, leader).check()
    if {len(hand) for hand in position.hands} != {10} or len(skat) != 2:
        raise ParseError("a deal has three hands of ten cards and two cards in the skat")
    return position
