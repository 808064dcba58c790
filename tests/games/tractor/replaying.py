"""A deal played again from its cards: what must come out if a sampled state is true to what was seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stammtisch.cards import Card, parse_cards
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.moves import KEEP, PASS, Bury, Declare, Play
from stammtisch.games.tractor.state import Burying, Declaring, Playing, Redealing, State
from stammtisch.seats import Seat


def deck_of(state: Playing) -> tuple[Card, ...]:
    """A pack that deals these hands and this kitty."""
    dealer = state.match.dealer
    hands = [state.dealt.hands[(dealer + place) % 4] for place in range(4)]
    return (*(card for four in zip(*hands, strict=True) for card in four), *state.dealt.kitty)


def replayed(state: Playing) -> Playing:
    """The state after every move that `state` remembers, made again from the pack through the rules.

    Claims are left out. Raises RuleError if a move would not have been allowed.
    """
    match = replace(state.match, options=replace(state.match.options, declare="after"))
    now: State = GAME.deal(match, deck_of(state))
    now = _made(now, state)
    assert isinstance(now, Burying)
    now = GAME.play(now, now.bargain.dealer, Bury(state.buried))[0]
    tricks = [(trick.leader, trick.plays) for trick in state.tricks] + [(state.trick.leader, state.trick.plays)]
    thrown = {throw.trick: throw.cards for throw in state.failed_throws}
    for number, (leader, plays) in enumerate(tricks):
        for place, cards in enumerate(plays):
            tried = thrown.get(number, cards) if place == 0 else cards
            now = GAME.play(now, Seat((leader + place) % 4), Play(tried))[0]
    assert isinstance(now, Playing)
    return replace(now, match=state.match, calls=state.calls)


def _made(now: State, state: Playing) -> State:
    """Trump making in turn; where it was done while cards were dealt, each call is made as its seat's turn."""
    while isinstance(now, Redealing):
        now = GAME.play(now, GAME.to_act(now)[0], KEEP)[0]
    assert isinstance(now, Declaring)
    for call in state.calls:
        now = replace(now, turn=call.seat) if isinstance(now, Declaring) else now
        now = GAME.play(now, call.seat, PASS if call.is_pass else Declare(parse_cards(call.text)))[0]
    return now


def play_texts(state: Any, *moves: str) -> Any:
    """The state after moves written as "SEAT move"."""
    for text in moves:
        seat, _, move = text.partition(" ")
        state = GAME.play(state, Seat(int(seat)), GAME.parse_move(move))[0]
    return state
