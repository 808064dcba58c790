"""Every kind of move in every phase that takes it: first the check, then what follows.

Not here: the checks and the consequences themselves (`legal.py`, `flow.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from stammtisch.games.cribbage import flow, legal
from stammtisch.games.cribbage.flow import Events
from stammtisch.games.cribbage.moves import Accept, Count, Cut, Discard, Go, Move, Muggins, PlayCard
from stammtisch.games.cribbage.state import Claiming, CutForDeal, CutForStarter, Discarding, Naming, Play, State
from stammtisch.games.game import Event
from stammtisch.seats import Seat


def play_move(state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after the move, and what happened. Raises RuleError, and then nothing has changed."""
    handler = _HANDLERS.get((type(state), type(move)))
    if handler is None:
        raise legal.refusal_of(state, seat, type(move))
    events: Events = []
    return handler(state, seat, move, events), tuple(events)


def _cut_for_deal(state: CutForDeal, seat: Seat, move: Cut, events: Events) -> State:
    legal.check_cut(state, seat, move.cards)
    return flow.cut_for_deal(state, seat, move.cards, events)


def _cut_for_starter(state: CutForStarter, seat: Seat, move: Cut, events: Events) -> State:
    legal.check_cut(state, seat, move.cards)
    return flow.cut_for_starter(state, move.cards, events)


def _discard(state: Discarding, seat: Seat, move: Discard, events: Events) -> State:
    legal.check_discard(state, seat, move.cards)
    return flow.lay_away(state, seat, move.cards, events)


def _play_card(state: Play, seat: Seat, move: PlayCard, events: Events) -> State:
    legal.check_play(state, seat, move.card)
    return flow.lay_card(state, seat, move.card, events)


def _go(state: Play, seat: Seat, move: Go, events: Events) -> State:
    if seat != state.turn:
        raise legal.refusal_of(state, seat, Go)
    legal.check_go(state, seat)
    return flow.say_go(state, seat, events)


def _count(state: Naming, seat: Seat, move: Count, events: Events) -> State:
    legal.check_count(state, seat, move.score)
    return flow.name(state, move.score, events)


def _claim(state: Claiming, seat: Seat, move: Muggins, events: Events) -> State:
    legal.check_claim(state, seat, move.score)
    return flow.settle(state, move.score, events)


def _accept(state: Claiming, seat: Seat, move: Accept, events: Events) -> State:
    legal.check_goes_on(state, seat, Accept)
    events.append(Event("accept", seat, (), (), "C-A24"))
    return flow.settle(state, 0, events)


def _play_on(state: Claiming, seat: Seat, move: PlayCard, events: Events) -> State:
    legal.check_goes_on(state, seat, PlayCard)
    legal.check_card(state.play, seat, move.card)
    settled = flow.settle(state, 0, events)
    return flow.lay_card(settled, seat, move.card, events) if isinstance(settled, Play) else settled


def _go_on(state: Claiming, seat: Seat, move: Go, events: Events) -> State:
    legal.check_goes_on(state, seat, Go)
    legal.check_go(state.play, seat)
    settled = flow.settle(state, 0, events)
    return flow.say_go(settled, seat, events) if isinstance(settled, Play) else settled


_Handler: TypeAlias = Callable[[Any, Seat, Any, Events], State]

_HANDLERS: Final[Mapping[tuple[type[State], type[Move]], _Handler]] = {
    (Play, PlayCard): _play_card,
    (Play, Go): _go,
    (Discarding, Discard): _discard,
    (CutForDeal, Cut): _cut_for_deal,
    (CutForStarter, Cut): _cut_for_starter,
    (Naming, Count): _count,
    (Claiming, Muggins): _claim,
    (Claiming, Accept): _accept,
    (Claiming, PlayCard): _play_on,  # one's next move ends the time for a claim; after a count that
    (Claiming, Go): _go_on,  # ended the game, it does not happen
}
"""What is missing here is out of place, and a finished deal takes nothing."""
