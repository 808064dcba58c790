"""Checking that a match was dealt fairly: from its record, and from what a person noted while playing.

Not here: how packs follow from secrets and nonces (`tables/fair.py`), whether the moves keep the rules (`replay.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from stammtisch.cards import Card, cards_text, parse_cards
from stammtisch.errors import ParseError
from stammtisch.records.record import DealRecord, MatchRecord
from stammtisch.records.replay import tables_between
from stammtisch.seats import Seat
from stammtisch.tables.events import DealStarted, Moved
from stammtisch.tables.fair import DIGEST, NONCE, FairChance, drawn_opening, earlier, opens
from stammtisch.tables.table import Table, apply


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a match was not dealt as was promised. code: one of the table in `docs/fair-deal.md`."""

    code: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a person noted while the match was played.

    commitment: the one seen before the nonce was given; empty if there was none by then. nonce: the one given.
    hands: cards held at some moment of a deal, by the deal's number from 1.
    """

    seat: Seat
    commitment: str
    nonce: str
    hands: Mapping[int, tuple[Card, ...]]


def read_receipt(given: object) -> Receipt:
    """The receipt from its JSON object. Raises ParseError, naming the field."""
    if not isinstance(given, dict):
        raise ParseError("a receipt: expected an object")
    seat, hands = given.get("seat"), given.get("hands", {})
    if not isinstance(seat, int) or isinstance(seat, bool) or seat < 0:
        raise ParseError("seat: expected the number of a seat")
    if not isinstance(hands, dict) or not all(key.isdecimal() and isinstance(hands[key], str) for key in hands):
        raise ParseError('hands: expected the cards by number of the deal, as in {"1": "HA HT"}')
    return Receipt(
        Seat(seat),
        _digits(given, "commitment", f"({DIGEST})?"),
        _digits(given, "nonce", NONCE),
        {int(deal): parse_cards(cards) for deal, cards in hands.items()},
    )


def _digits(given: Mapping[str, object], key: str, pattern: str) -> str:
    text = given.get(key)
    if not isinstance(text, str) or not re.fullmatch(pattern, text):
        raise ParseError(f"{key}: expected hexadecimal digits, in small letters")
    return text


def faults(record: MatchRecord) -> tuple[Fault, ...]:
    """What is wrong with the deals of a record by itself; nothing if all packs follow from secret and nonces.

    Raises what `replay` raises for a record that cannot be played.
    """
    if record.fair is None:
        return (Fault("no_fair_deal", "The record says nothing of a fair deal."),)
    return tuple(_faults(record, record.fair.commitment, bytes.fromhex(record.fair.secret), record.fair.nonces))


def _faults(record: MatchRecord, commitment: str, secret: bytes, nonces: Sequence[str]) -> Iterator[Fault]:
    deals = len(record.deals)
    if not opens(commitment, deals, secret):
        yield Fault("secret_changed", "The secret is not the one that the commitment was made for.")
    tables = tables_between(record)
    game, seats = tables[0].game, len(record.seats)
    opening = drawn_opening(FairChance(earlier(secret, deals), nonces), game.pack(tables[0].options), seats)
    if opening != (record.dealer, record.deck):
        yield Fault("opening", "Dealer and opening pack do not follow from the secret and the nonces.")
    for number, (deal, table) in enumerate(zip(record.deals, tables, strict=False), 1):
        chance = FairChance(earlier(secret, deals - number), nonces)
        previous = table.state if table.deals else None
        if game.next_deck(table.match, previous, chance) != deal.deck:
            yield Fault("pack", f"The pack of deal {number} does not follow from the secret and the nonces.")


def faults_against(records: Sequence[MatchRecord], receipt: Receipt) -> tuple[Fault, ...]:
    """What one person's receipt has against the records of a table; nothing if one of them is as was noted."""
    if not receipt.commitment:
        return (Fault("commitment_late", "A nonce was asked for before there was a commitment."),)
    for record in records:
        if record.fair is not None and record.fair.commitment == receipt.commitment:
            return tuple(_faults_against(record, record.fair.nonces, receipt))
    return (Fault("commitment_changed", "No match of the record has the commitment that was noted."),)


def _faults_against(record: MatchRecord, nonces: Sequence[str], receipt: Receipt) -> Iterator[Fault]:
    if receipt.seat >= len(nonces) or nonces[receipt.seat] != receipt.nonce:
        yield Fault("nonce_ignored", f"The nonce that seat {receipt.seat} gave is not among those of the record.")
        return
    tables = tables_between(record)
    for number, hand in sorted(receipt.hands.items()):
        if not 1 <= number <= len(record.deals):
            yield Fault("hand", f"Deal {number} is not in the record.")
        elif _sorted(hand) not in _hands(tables[number - 1], record.deals[number - 1], receipt.seat):
            yield Fault("hand", f"In deal {number} seat {receipt.seat} noted other cards: {cards_text(hand)}.")


def _hands(before: Table, deal: DealRecord, seat: Seat) -> Iterator[list[str]]:
    """Every hand that the seat has held in the deal, by the record."""
    table = apply(before, DealStarted(deal.deck))
    yield _sorted(table.game.view(table.state, seat).hand)
    for mover, move in deal.moves:
        table = apply(table, Moved(mover, move))
        yield _sorted(table.game.view(table.state, seat).hand)


def _sorted(cards: Sequence[Card]) -> list[str]:
    return sorted(card.text for card in cards)
