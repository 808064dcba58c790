"""What a seat can do, and the text of each: "cut 14", "hearts", "kontra", "play HA + tierce SK + belote", "claim all".

Not here: whether a move is allowed now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from stammtisch.auctions import PASS
from stammtisch.cards import PACK_32, Card, parse_card
from stammtisch.errors import ParseError
from stammtisch.games.belote.announcements import Announcements, in_order, parse_announcement
from stammtisch.games.belote.contracts import CONTRACTS, Contract
from stammtisch.values import dataclass

KONTRA: Final = "kontra"
REKONTRA: Final = "rekontra"
BELOTE: Final = "belote"


@dataclass(frozen=True, slots=True)
class Cut:
    """Put so many cards from the top under the rest (B-A6)."""

    cards: int


@dataclass(frozen=True, slots=True)
class Bid:
    """Name a contract."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Say:
    """A call that names no contract: pass, kontra or rekontra."""

    word: str


@dataclass(frozen=True, slots=True)
class Play:
    """A card, and with one's first card the announcements made (B-A27).

    belote: said with this card; only where it is not automatic (option belote_auto).
    """

    card: Card
    announcements: Announcements = ()
    belote: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """One's side takes so many card points of the rest, the last trick's ten included; the other side all others."""

    card_points: int


@dataclass(frozen=True, slots=True)
class ClaimAll:
    """One's side takes every trick that is left."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to an opponent's claim, or not."""

    agrees: bool


Move: TypeAlias = Cut | Bid | Say | Play | Claim | ClaimAll | Answer

CUTS: Final = tuple(Cut(cards) for cards in (16, *(n for n in range(3, 30) if n != 16)))  # B-A6; the middle is usual
BIDS: Final = {contract: Bid(contract) for contract in CONTRACTS}
SAY_PASS: Final = Say(PASS)
SAY_KONTRA: Final = Say(KONTRA)
SAY_REKONTRA: Final = Say(REKONTRA)
PLAYS: Final = {card: Play(card) for card in PACK_32}
AGREE: Final = Answer(True)
REFUSE: Final = Answer(False)
CLAIM_ALL: Final = ClaimAll()

_WORDS: Final[Mapping[str, Move]] = {
    **{contract.value: bid for contract, bid in BIDS.items()},
    PASS: SAY_PASS,
    KONTRA: SAY_KONTRA,
    REKONTRA: SAY_REKONTRA,
    "agree": AGREE,
    "refuse": REFUSE,
    "claim all": CLAIM_ALL,
}


def move_text(move: Move) -> str:
    """The move as text that `parse_move` reads back."""
    match move:
        case Play():
            parts = [f"play {move.card.text}", *(announcement.text for announcement in move.announcements)]
            return " + ".join([*parts, BELOTE] if move.belote else parts)
        case Bid():
            return move.contract.value
        case Say():
            return move.word
        case Cut():
            return f"cut {move.cards}"
        case Claim():
            return f"claim {move.card_points}"
        case ClaimAll():
            return "claim all"
        case Answer():
            return "agree" if move.agrees else "refuse"


def parse_move(text: str) -> Move:
    """The move written as text, announcements in any order. Raises ParseError."""
    known = _WORDS.get(text)
    if known is not None:
        return known
    verb, _, rest = text.partition(" ")
    if verb == "play":
        return _parse_play(rest)
    if verb in ("cut", "claim") and rest.isascii() and rest.isdecimal() and len(rest) <= 3:
        return Cut(int(rest)) if verb == "cut" else Claim(int(rest))
    raise ParseError(
        f"{text[:40]!r} is not a move: expected 'cut 14', 'pass', 'hearts', 'no trumps', 'kontra', 'rekontra', "
        "'play HA', 'play HA + tierce SK', 'claim all', 'claim 40', 'agree' or 'refuse'"
    )


def _parse_play(text: str) -> Play:
    card_text, *said = text.split(" + ")
    belote = bool(said) and said[-1] == BELOTE
    announcements = [parse_announcement(part) for part in (said[:-1] if belote else said)]
    if len(set(announcements)) != len(announcements):
        raise ParseError(f"{text[:60]!r} names an announcement twice")
    card = parse_card(card_text)
    return Play(card, in_order(announcements), belote) if said else PLAYS.get(card) or Play(card)
