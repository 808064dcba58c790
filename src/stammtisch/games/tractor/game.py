"""Tractor as every game promises it: each promise handed on to the module that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stammtisch.cards import Card
from stammtisch.games.chance import Chance, shuffled
from stammtisch.games.count_help import CountHelp
from stammtisch.games.game import Asked, Event, MatchResult, Result
from stammtisch.games.tractor import moves
from stammtisch.games.tractor.asked import asked_of
from stammtisch.games.tractor.count_help import count_help_of
from stammtisch.games.tractor.deal import TWO_PACKS, dealt_state
from stammtisch.games.tractor.legal import legal_moves, make_move
from stammtisch.games.tractor.match import TractorMatch, after_promotion, after_redeal, match_result, opened
from stammtisch.games.tractor.moves import DRAW, Move
from stammtisch.games.tractor.options import PRESETS, TractorOptions
from stammtisch.games.tractor.sample import sample_state
from stammtisch.games.tractor.scoring import deal_promotion, deal_result, redealt_result
from stammtisch.games.tractor.state import Drawing, Finished, Redealt, State, hand_of
from stammtisch.games.tractor.turns import to_act
from stammtisch.games.tractor.view import TractorView
from stammtisch.games.tractor.viewing import view_of
from stammtisch.seats import Seat, Side, side_of


class Tractor:
    """The rules of Tractor, two packs, four players with partners opposite."""

    key: Final = "tractor"
    rules_version: Final = 1
    suggested_by: Final = ""
    presets: Final[Mapping[str, TractorOptions]] = PRESETS
    own_fields: Final = ("seat", "hand", "kitty", "buried")

    def seats(self, options: TractorOptions) -> int:
        """Always four (T-1)."""
        return 4

    def side_of(self, options: TractorOptions, seat: Seat) -> Side:
        """Partners sit opposite (T-1)."""
        return side_of(seat)

    def pack(self, options: TractorOptions) -> tuple[Card, ...]:
        """Two packs of 52 and two jokers (T-3)."""
        return TWO_PACKS

    def open_match(self, options: TractorOptions, dealer: Seat, deck: Sequence[Card]) -> TractorMatch:
        """Both sides at the first level; the dealer drawn by lot stays only if nobody declares (T-5, T-A9)."""
        return opened(options, dealer)

    def next_deck(self, match: TractorMatch, previous: State | None, rng: Chance) -> tuple[Card, ...]:
        """The two packs, shuffled for each deal."""
        return shuffled(TWO_PACKS, rng)

    def deal(self, match: TractorMatch, deck: Sequence[Card]) -> State:
        """25 cards each and a kitty of eight (T-3); undealt where cards are drawn during trump making."""
        return dealt_state(match, deck)

    def may_be_laid_open(self, state: State) -> bool:
        """After play; hands that were thrown in stay hidden (T-A31)."""
        return isinstance(state, Finished)

    def dealing_move(self, state: State) -> tuple[Seat, Move] | None:
        """Drawing, where trumps are declared meanwhile (T-A7)."""
        return (to_act(state)[0], DRAW) if isinstance(state, Drawing) else None

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return to_act(state)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Every legal move, lazily."""
        return legal_moves(state, seat)

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after the move, and what everybody saw."""
        return make_move(state, seat, move)

    def result(self, state: State) -> Result | None:
        """Levels gained by each side once the deal is over."""
        match state:
            case Finished():
                return deal_result(state)
            case Redealt():
                return redealt_result(state.seat)
            case _:
                return None

    def after_deal(self, match: TractorMatch, state: State) -> TractorMatch:
        """Levels and next dealer (T-14)."""
        if isinstance(state, Finished):
            return after_promotion(match, deal_promotion(state))
        return after_redeal(match)

    def match_result(self, match: TractorMatch) -> MatchResult | None:
        """The side beyond the last level (T-2)."""
        return match_result(match)

    def view(self, state: State, seat: Seat | None) -> TractorView:
        """What `seat` may know."""
        return view_of(state, seat)

    def count_help(self, view: TractorView) -> CountHelp | None:
        """What the view lets its seat count."""
        return count_help_of(view)

    def hand(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """The cards that the seat holds, in any order."""
        return hand_of(state, seat)

    def sample(self, view: TractorView, rng: Random) -> State:
        """A full state that the view allows."""
        return sample_state(view, rng)

    def asked(self, state: State, seat: Seat) -> Asked | None:
        """What `seat` may do now."""
        return asked_of(state, seat)

    def move_text(self, move: Move) -> str:
        """The move as text."""
        return moves.move_text(move)

    def parse_move(self, text: str) -> Move:
        """The move written as text."""
        return moves.parse_move(text)


GAME: Final = Tractor()
