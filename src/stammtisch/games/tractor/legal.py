"""Which moves a seat may make now, as lazy sequences where there are many, and the making of a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, overload

from stammtisch.cards import Card
from stammtisch.errors import RuleError
from stammtisch.games.game import Event
from stammtisch.games.tractor.choices import CardSets, any_cards
from stammtisch.games.tractor.deal import answer_redeal, bury, declare, draw, pass_call
from stammtisch.games.tractor.declaring import declarations, level_of, may_redeal, standing
from stammtisch.games.tractor.follow import cheapest_first, duty_of, follow_choices
from stammtisch.games.tractor.leads import lead_choices
from stammtisch.games.tractor.moves import (
    AGREE,
    CLAIM,
    DRAW,
    KEEP,
    PASS,
    REDEAL,
    REFUSE,
    Bury,
    Declare,
    Move,
    Play,
)
from stammtisch.games.tractor.options import level_rank
from stammtisch.games.tractor.order import order_of
from stammtisch.games.tractor.play import answer_claim, claim_rest, may_claim, play_cards
from stammtisch.games.tractor.state import Burying, Declarable, Declaring, Drawing, Playing, Redealing, State, hand_of
from stammtisch.games.tractor.turns import may_speak_up, to_act
from stammtisch.seats import Seat

Step = tuple[State, tuple[Event, ...]]


@dataclass(frozen=True)
class CardMoves(Sequence[Move]):
    """Moves made of card sets, built when asked for, with a few moves before them."""

    kind: Callable[[tuple[Card, ...]], Move]
    sets: Sequence[tuple[Card, ...]]
    before: tuple[Move, ...] = ()

    def __len__(self) -> int:
        return len(self.before) + len(self.sets)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        place = index + len(self) if index < 0 else index
        if 0 <= place < len(self.before):
            return self.before[place]
        if place < 0:
            raise IndexError(index)
        return self.kind(self.sets[place - len(self.before)])


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Every legal move of `seat`, each once; empty for a seat that may do nothing now."""
    if seat not in to_act(state):
        return _declarations(state, seat) if isinstance(state, Drawing | Declaring) and may_speak_up(state) else ()
    match state:
        case Playing():
            return (AGREE, REFUSE) if state.claim else CardMoves(Play, plays_of(state, seat), _claims(state, seat))
        case Drawing():
            return (DRAW, *_declarations(state, seat))
        case Declaring():
            return (PASS, *_declarations(state, seat))
        case Redealing():
            rank, redeal = level_rank(state.match.level), state.match.options.redeal
            return (KEEP, REDEAL) if may_redeal(state.dealt.hands[seat], redeal, rank) else (KEEP,)
        case Burying():
            order = order_of(state.bargain.contract)
            return CardMoves(Bury, CardSets((any_cards(cheapest_first(hand_of(state, seat), order), 8),)))
        case _:
            return ()


def _declarations(state: Declarable, seat: Seat) -> tuple[Move, ...]:
    shows = declarations(hand_of(state, seat), level_of(state), standing(state.calls), seat)
    return tuple(Declare(cards) for cards in shows)


def _claims(state: Playing, seat: Seat) -> tuple[Move, ...]:
    return (CLAIM,) if may_claim(state, seat) else ()


def plays_of(state: Playing, seat: Seat) -> Sequence[tuple[Card, ...]]:
    """Every set of cards that `seat` may lead or follow with."""
    options, order = state.match.options, order_of(state.bargain.contract)
    if not state.trick.plays:
        return lead_choices(state.hands[seat], order, options.throws)
    return follow_choices(state.hands[seat], duty_of(state.trick.lead, order, options.follow), order)


def make_move(state: State, seat: Seat, move: Move) -> Step:
    """The state after the move. Raises RuleError, naming the rule, and then nothing has changed."""
    _check_turn(state, seat, move)
    match state, move:
        case Playing(claim=None), Play(cards):
            return play_cards(state, seat, cards)
        case Drawing(), _ if move == DRAW:
            return draw(state, seat)
        case ((Drawing() | Declaring()), Declare(cards)):
            return declare(state, seat, cards)
        case Declaring(), _ if move == PASS:
            return pass_call(state, seat)
        case Redealing(), _ if move in (KEEP, REDEAL):
            return answer_redeal(state, seat, wants=move == REDEAL)
        case Burying(), Bury(cards):
            return bury(state, seat, cards)
        case Playing(claim=None), _ if move == CLAIM:
            return claim_rest(state, seat)
        case Playing(), _ if state.claim and move in (AGREE, REFUSE):
            return answer_claim(state, seat, agrees=move == AGREE)
    raise RuleError("not_now", _RULES[type(state)], "That cannot be done now.", seat)


_RULES = {Drawing: "T-A7", Declaring: "T-5", Redealing: "T-A31", Burying: "T-8", Playing: "T-9"}


def _check_turn(state: State, seat: Seat, move: Move) -> None:
    waited_for = to_act(state)
    if not waited_for:
        raise RuleError("deal_over", "T-14", "The deal is over.", seat)
    if seat in waited_for or (isinstance(move, Declare) and may_speak_up(state)):
        return
    raise RuleError("not_your_turn", _RULES[type(state)], "It is not your turn.", seat)
