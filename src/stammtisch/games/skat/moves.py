"""What a seat may do, as values with a text form that reads back. Whether it may do it now is decided elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from stammtisch.cards import PACK_32, Card, cards_text, in_pack_order, parse_card, parse_cards
from stammtisch.errors import ParseError
from stammtisch.games.skat.contract import Contract, parse_contract
from stammtisch.values import dataclass


@dataclass(frozen=True, slots=True)
class Bid:
    """Calls a value; forehand takes the deal at 18 when nobody else bid: "18"."""

    value: int

    @property
    def text(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class TakeSkat:
    """Takes the two skat cards into the hand: "take skat"."""

    text = "take skat"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lays two cards away; they count for the declarer: "discard C7 S8"."""

    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        return f"discard {cards_text(self.cards)}"


@dataclass(frozen=True, slots=True)
class Declare:
    """Names the contract; before the skat was taken, a Hand game: "hearts hand"."""

    contract: Contract

    @property
    def text(self) -> str:
        return self.contract.text


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Plays a card to the trick: "play HA"."""

    card: Card

    @property
    def text(self) -> str:
        return f"play {self.card.text}"


@dataclass(frozen=True, slots=True)
class Hold:
    """Says yes to the value called: "hold"."""

    text = "hold"


@dataclass(frozen=True, slots=True)
class Pass:
    """Passes in the auction, or lets a Kontra stand: "pass"."""

    text = "pass"


@dataclass(frozen=True, slots=True)
class Kontra:
    """A defender doubles: "kontra"."""

    text = "kontra"


@dataclass(frozen=True, slots=True)
class Re:
    """The declarer doubles again: "re"."""

    text = "re"


@dataclass(frozen=True, slots=True)
class Claim:
    """Names what one's side takes of the rest: every trick, or none: "claim all", "claim none"."""

    every: bool

    @property
    def text(self) -> str:
        return "claim all" if self.every else "claim none"


@dataclass(frozen=True, slots=True)
class ClaimPart:
    """Names how many card points of the rest one's side takes, while the other side gets a trick too: "claim 40"."""

    card_points: int

    @property
    def text(self) -> str:
        return f"claim {self.card_points}"


@dataclass(frozen=True, slots=True)
class Concede:
    """Gives the deal up: "concede"."""

    text = "concede"


@dataclass(frozen=True, slots=True)
class Agree:
    """Agrees to a claim or to giving up: "agree"."""

    text = "agree"


@dataclass(frozen=True, slots=True)
class Refuse:
    """Wants to play on: "refuse"."""

    text = "refuse"


Move: TypeAlias = (
    Bid
    | Hold
    | Pass
    | TakeSkat
    | Discard
    | Declare
    | PlayCard
    | Kontra
    | Re
    | Claim
    | ClaimPart
    | Concede
    | Agree
    | Refuse
)

PLAYS: Final[Mapping[Card, PlayCard]] = {card: PlayCard(card) for card in PACK_32}

CLAIM_PARTS: Final = tuple(map(ClaimPart, range(1, 121)))
"""Every part that can be claimed, by its card points from 1 to all there are."""

_SAID: Final[tuple[Move, ...]] = (Hold(), Pass(), TakeSkat(), Kontra(), Re(), Concede(), Agree(), Refuse())
_CLAIMS: Final[tuple[Move, ...]] = (Claim(True), Claim(False), *CLAIM_PARTS)
_WORDS: Final[Mapping[str, Move]] = {move.text: move for move in (*_SAID, *_CLAIMS)}


def _parse_play(text: str) -> Move:
    card = parse_card(text)
    if card not in PLAYS:
        raise ParseError(f"{text!r} is not in the pack of 32")
    return PLAYS[card]


def _parse_discard(text: str) -> Move:
    cards = in_pack_order(parse_cards(text))
    if len(cards) != 2 or cards[0] is cards[1]:
        raise ParseError(f"{text[:40]!r}: two different cards are laid away")
    return Discard(cards)


_WITH_CARDS: Final[Mapping[str, Callable[[str], Move]]] = {"play": _parse_play, "discard": _parse_discard}


def parse_move(text: str) -> Move:
    """The move written as text. Raises ParseError, saying what was expected."""
    if text in _WORDS:
        return _WORDS[text]
    word, _, rest = text.partition(" ")
    if word in _WITH_CARDS:
        return _WITH_CARDS[word](rest)
    if word.isascii() and word.isdigit() and len(word) <= 3 and not rest and str(int(word)) == word:
        return Bid(int(word))
    try:
        return Declare(parse_contract(text))
    except ParseError:
        raise ParseError(
            f"{text[:40]!r} is not a move: expected such as '18', 'hold', 'pass', 'take skat', 'discard C7 S8', "
            "'hearts', 'grand hand', 'play HA'"
        ) from None
