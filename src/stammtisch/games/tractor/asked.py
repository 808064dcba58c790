"""What a seat may do now, for interfaces: moves to offer, cards that must go, cards that cannot and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from stammtisch.cards import Card, in_pack_order
from stammtisch.games.game import Asked, Refusal
from stammtisch.games.tractor.follow import Duty, duty_of, follow_choices
from stammtisch.games.tractor.leads import simple_leads
from stammtisch.games.tractor.legal import legal_moves
from stammtisch.games.tractor.moves import Move, Play, move_text
from stammtisch.games.tractor.order import Order, order_of
from stammtisch.games.tractor.state import Burying, Declaring, Drawing, Playing, Redealing, State
from stammtisch.games.tractor.turns import to_act
from stammtisch.seats import Seat

MOST = 60
"""Moves that are listed at most; an interface cycles through them."""


def asked_of(state: State, seat: Seat) -> Asked | None:
    """What `seat` may do now; None if it may do nothing."""
    moves = legal_moves(state, seat)
    if not len(moves):
        return None
    match state:
        case Burying():
            return Asked("bury", _texts(moves), complete=False, count=8)
        case Playing(claim=None):
            return _ask_follow(state, seat, moves) if state.trick.plays else _ask_lead(state, seat, moves)
        case _:
            return Asked(_kind(state), _texts(moves), waited_for=seat in to_act(state))


def _kind(state: State) -> str:
    return {Drawing: "draw", Redealing: "redeal", Declaring: "declare"}.get(type(state), "answer")


def _texts(moves: Sequence[Move]) -> tuple[str, ...]:
    return tuple(move_text(moves[number]) for number in range(min(len(moves), MOST)))


def _ask_lead(state: Playing, seat: Seat, moves: Sequence[Move]) -> Asked:
    """Tractors, pairs and singles, then a claim and throws as far as there is room."""
    order = order_of(state.bargain.contract)
    simple: list[Move] = [Play(in_pack_order(cards)) for cards in simple_leads(state.hands[seat], order)]
    known = set(simple)
    listed = [*simple, *islice((move for move in islice(moves, 4 * MOST) if move not in known), MOST)][:MOST]
    return Asked("lead", tuple(map(move_text, listed)), complete=len(moves) == len(listed))


def _ask_follow(state: Playing, seat: Seat, moves: Sequence[Move]) -> Asked:
    """The cheapest plays first, with the cards that every play contains and those that none does."""
    order, hand = order_of(state.bargain.contract), state.hands[seat]
    duty = duty_of(state.trick.lead, order, state.match.options.follow)
    sets = follow_choices(hand, duty, order)
    faces = order.sorted_hand(set(hand))
    copies = {face: sets.copies(face) for face in faces}
    forced = tuple(card for face in faces for card in [face] * min(copies[face]))
    refused = tuple(_refusal(face, hand, duty, order) for face in faces if max(copies[face]) == 0)
    return Asked("follow", _texts(moves), len(moves) <= MOST, duty.count, forced, refused)


def _refusal(card: Card, hand: Sequence[Card], duty: Duty, order: Order) -> Refusal:
    """Why no legal play contains the card: another suit, or pairs, or tractors that must be played instead."""
    if order.suit_of[card] is not duty.suit:
        return Refusal(card, "must_follow", "T-11")
    if not duty.asks_tractors or max(follow_choices(hand, replace(duty, tractor_first=False), order).copies(card)) == 0:
        return Refusal(card, "must_play_pairs", "T-11")
    return Refusal(card, "must_play_tractor", "T-X4" if duty.throw else "T-A17")
