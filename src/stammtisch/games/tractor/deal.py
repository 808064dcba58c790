"""From the pack to the first lead: dealing, asking for new cards, trump making, burying."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stammtisch.auctions import PASS as PASS_TEXT
from stammtisch.auctions import Call
from stammtisch.cards import PACK_54, Card, cards_text, check_pack, without
from stammtisch.errors import RuleError
from stammtisch.games.game import Event, arguments
from stammtisch.games.tractor.declaring import bargain, check_declaration, is_closed, level_of, may_redeal, standing
from stammtisch.games.tractor.match import TractorMatch
from stammtisch.games.tractor.options import level_rank
from stammtisch.games.tractor.order import order_of
from stammtisch.games.tractor.play import check_held
from stammtisch.games.tractor.state import (
    DEALT_CARDS,
    Burying,
    Dealt,
    Declarable,
    Declaring,
    Drawing,
    Playing,
    Redealing,
    Redealt,
    State,
    drawn_cards,
    hand_of,
)
from stammtisch.games.tractor.trick import OpenTrick
from stammtisch.seats import Seat, next_seat

TWO_PACKS: Final = PACK_54 * 2
"""T-3: two packs of 54, 108 cards."""

Step = tuple[State, tuple[Event, ...]]


def dealt_state(match: TractorMatch, deck: Sequence[Card]) -> State:
    """The state after dealing, or before the first card is drawn. Raises ParseError if `deck` is not the two packs."""
    check_pack(deck, TWO_PACKS)
    if match.options.declare == "during":
        return Drawing(match, tuple(deck))
    return _after_dealing(match, dealt_hands(deck, match.dealer), ())


def dealt_hands(deck: Sequence[Card], dealer: Seat) -> Dealt:
    """One card at a time from the dealer on, the last eight to the kitty."""
    pack = tuple(deck[:DEALT_CARDS])
    return Dealt(tuple(drawn_cards(pack, dealer, Seat(seat)) for seat in range(4)), tuple(deck[DEALT_CARDS:]))


def _after_dealing(match: TractorMatch, dealt: Dealt, calls: tuple[Call, ...]) -> Redealing | Declaring:
    if match.options.redeal != "off":
        return Redealing(match, dealt, calls)
    return _open_declaring(match, dealt, calls)


def _open_declaring(match: TractorMatch, dealt: Dealt, calls: tuple[Call, ...]) -> Declaring:
    """T-A1: the dealer speaks first; where a declaration already stands, the seat after it."""
    call = standing(calls)
    return Declaring(match, dealt, match.dealer if call is None else next_seat(call.seat, 4), calls)


def draw(state: Drawing, seat: Seat) -> Step:
    """The next card of the pack goes to `seat`; nobody else sees it."""
    drawn = state.drawn + 1
    event = (Event("drew", seat),)
    if drawn < DEALT_CARDS:
        return replace(state, drawn=drawn), event
    return _after_dealing(state.match, dealt_hands(state.deck, state.match.dealer), state.calls), event


def answer_redeal(state: Redealing, seat: Seat, wants: bool) -> Step:
    """T-A31: new cards end the deal at once; after four who keep theirs trump making goes on."""
    if wants:
        if not may_redeal(state.dealt.hands[seat], state.match.options.redeal, level_rank(state.match.level)):
            raise RuleError("cannot_redeal", "T-A31", "Your hand is too good to ask for new cards.", seat)
        return Redealt(state.match, state.dealt, state.calls, seat), (Event("redeal", seat, (), (), "T-A31"),)
    event = (Event("kept", seat),)
    if state.answered == 3:
        return _open_declaring(state.match, state.dealt, state.calls), event
    return replace(state, answered=state.answered + 1), event


def declare(state: Declarable, seat: Seat, cards: tuple[Card, ...]) -> Step:
    """A declaration or an overcall (T-6)."""
    check_declaration(state, seat, cards)
    call = Call(seat, cards_text(cards))
    event = (Event("declared", seat, cards, (), "T-6"),)
    if isinstance(state, Drawing):
        return replace(state, calls=(*state.calls, call), calls_at=(*state.calls_at, state.drawn)), event
    return replace(state, calls=(*state.calls, call), turn=next_seat(seat, 4)), event


def pass_call(state: Declaring, seat: Seat) -> Step:
    """A pass, which may close trump making (T-7)."""
    state = replace(state, calls=(*state.calls, Call(seat, PASS_TEXT)), turn=next_seat(seat, 4))
    events = (Event("passed", seat),)
    if not is_closed(state):
        return state, events
    made = bargain(state)
    flipped = (Event("flipped", None, made.flipped, (), "T-7"),) if made.flipped else ()
    trump = made.contract.trump
    values = arguments(trump="none" if trump is None else trump.value, level=level_of(state).value)
    rule = "T-7" if made.declarer is None else "T-A3" if not state.match.dealer_known else "T-6"
    settled = Event("trumps", made.dealer, (), values, rule)
    return Burying(state.match, state.dealt, state.calls, made), (*events, *flipped, settled)


def bury(state: Burying, seat: Seat, cards: tuple[Card, ...]) -> Step:
    """T-8: the dealer lays away eight of 33 cards, any (T-A22), and leads."""
    hand = hand_of(state, seat)
    check_held(hand, cards, seat)
    order = order_of(state.bargain.contract)
    kept = (without(hand, cards) if other == seat else held for other, held in enumerate(state.dealt.hands))
    hands = tuple(order.sorted_hand(held) for held in kept)
    trick = OpenTrick(seat)
    playing = Playing(state.match, state.dealt, state.calls, state.bargain, cards, hands, trick)
    return playing, (Event("buried", seat, (), arguments(count=len(cards)), "T-8"),)
