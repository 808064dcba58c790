"""Whole deals of Belote from outside, replayed through the game card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from stammtisch.cards import PACK_32, Card, check_pack
from stammtisch.errors import ParseError
from stammtisch.games.belote import GAME
from stammtisch.games.belote.contracts import Contract, card_points
from stammtisch.games.belote.duties import legal_cards, total_points
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.moves import BIDS, PLAYS, SAY_PASS, Move, Play
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.belote.scoring import LAST_TRICK
from stammtisch.games.belote.state import Counted, Playing, State
from stammtisch.seats import Seat
from stammtisch.verify.belote_announcements import check_proposal
from stammtisch.verify.belote_fields import cards_in, cards_of, contract_of, options_of, pair_of, seat_of, sorted_text
from stammtisch.verify.check import Case, expect
from stammtisch.verify.reading import field

READINGS: Final[Mapping[str, Mapping[str, Any]]] = {
    "no duty to undertrump": {"underruff": "free"},
    "overtake partner when trump is led": {"partner_exempt_when_following": False},
}
"""Other customs that a whole deal may name, as the options that stand for them."""


def check_hand(case: Case) -> None:
    """A whole deal, replayed through the game card by card."""
    hands = tuple(cards_in(hand, "hands") for hand in field(case, "hands", list))
    leader, contract, options = seat_of(case, "first_leader"), contract_of(case), options_of(case)
    tricks = field(case, "tricks", list)
    state: State = _dealt(hands, leader, contract, options)
    readings = _readings(case)
    for number, trick in enumerate(tricks):
        state = _replay_trick(state, number, trick, readings)
    if not isinstance(state, Counted):
        raise ParseError(f"field 'tricks': expected eight tricks, got {len(tricks)}")
    expect("card points", pair_of(case, "card_points"), state.taken)
    expect("tricks won", pair_of(case, "tricks_won"), GAME.view(state, None).tricks_won)
    if "combinations" in case:
        for hand, listed in zip(hands, field(case, "combinations", list), strict=False):
            check_proposal("combinations", listed, hand, options)


def _readings(case: Case) -> list[tuple[int, int, str, tuple[Card, ...]]]:
    """Decisions on which customs differ: trick, place, custom, the legal cards under it."""
    listed = field(case, "other_rule_readings", list) if "other_rule_readings" in case else []
    for reading in listed:
        if not isinstance(reading, list) or len(reading) != 4 or not isinstance(reading[2], str):
            raise ParseError("field 'other_rule_readings': expected lists of trick, place, custom and cards")
    return [(trick, place, custom, cards_in(cards, "other_rule_readings")) for trick, place, custom, cards in listed]


def _dealt(hands: Sequence[Sequence[Card]], leader: Seat, contract: Contract, options: BeloteOptions) -> Playing:
    """The deal after an auction in which the leader's bid was the only one."""
    if [len(hand) for hand in hands] != [8, 8, 8, 8]:
        raise ParseError("field 'hands': expected four hands of eight cards")
    order = [(leader + step) % 4 for step in range(4)]
    deck = [card for first, last in ((0, 3), (3, 5), (5, 8)) for seat in order for card in hands[seat][first:last]]
    check_pack(deck, PACK_32)
    calls: tuple[Move, ...] = (BIDS[contract], SAY_PASS, SAY_PASS, SAY_PASS)
    state: State = GAME.deal(BeloteMatch(options, Seat((leader + 3) % 4)), deck)
    for seat, call in zip(order, calls, strict=True):
        state, _ = GAME.play(state, Seat(seat), call)
    assert isinstance(state, Playing)
    return state


def _replay_trick(
    state: State, number: int, trick: Mapping[str, Any], readings: Sequence[tuple[int, int, str, tuple[Card, ...]]]
) -> State:
    what, cards = f"trick {number + 1}", cards_of(trick, "cards")
    if not isinstance(state, Playing) or len(cards) != 4:
        raise ParseError(f"{what}: expected eight tricks of four cards each")
    contract = state.contract
    expect(f"{what}: leader", seat_of(trick, "leader"), state.turn)
    for place, card in enumerate(cards):
        assert isinstance(state, Playing)
        if "legal" in trick:
            _check_legal_set(state, f"{what}, card {place + 1}", field(trick, "legal", list)[place : place + 1])
        for of_trick, of_place, custom, listed in readings:
            if (of_trick, of_place) == (number, place):
                _check_reading(state, custom, listed)
        state, _ = GAME.play(state, state.turn, PLAYS[card])
    last = GAME.view(state, None).last_trick
    expect(f"{what}: winner", seat_of(trick, "winner"), last and last.winner)
    points = total_points(cards, card_points(contract)) + (LAST_TRICK if number == 7 else 0)
    expect(f"{what}: points", field(trick, "points", int), points)
    return state


def _check_legal_set(state: Playing, what: str, listed: Sequence[object]) -> None:
    cards = cards_in(listed[0] if listed else None, "legal")
    legal = {move.card for move in GAME.legal_moves(state, state.turn) if isinstance(move, Play)}
    expect(f"{what}: legal cards", sorted_text(cards), sorted_text(tuple(legal)))


def _check_reading(state: Playing, custom: str, listed: Sequence[Card]) -> None:
    """The legal cards under another custom, where an option stands for it."""
    changes = READINGS.get(custom)
    if changes is None:
        return
    options = replace(state.match.options, **changes)
    legal = legal_cards(state.hands[state.turn], state.contract, state.trick.cards, options)
    expect(f"legal cards under {custom!r}", sorted_text(listed), sorted_text(legal))
