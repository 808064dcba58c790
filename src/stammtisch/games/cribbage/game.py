"""Cribbage by the promise of a game: the thin class in front of this folder.

Not here: any rule; each has its module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stammtisch.cards import PACK_52, Card, check_pack
from stammtisch.games.chance import Chance, shuffled
from stammtisch.games.count_help import CountHelp
from stammtisch.games.cribbage import match as matches
from stammtisch.games.cribbage import moves
from stammtisch.games.cribbage.asked import asked_of
from stammtisch.games.cribbage.combinations import low_to_high
from stammtisch.games.cribbage.count_help import count_help_of
from stammtisch.games.cribbage.handling import play_move
from stammtisch.games.cribbage.legal import legal_moves, to_act
from stammtisch.games.cribbage.match import CribbageMatch
from stammtisch.games.cribbage.moves import Move
from stammtisch.games.cribbage.options import PRESETS, CribbageOptions
from stammtisch.games.cribbage.result import cut_result, deal_result
from stammtisch.games.cribbage.sample import sample_state
from stammtisch.games.cribbage.state import CutForDeal, Dealt, Discarding, Finished, State
from stammtisch.games.cribbage.view import CribbageView
from stammtisch.games.cribbage.viewing import hand_of, view_of
from stammtisch.games.game import Asked, MatchResult, Result
from stammtisch.seats import Seat, Side
from stammtisch.values import builder

_dealt = builder(Dealt)


class Cribbage:
    """Cribbage for two with six cards each (C-1, C-2)."""

    key: Final = "cribbage"
    rules_version: Final = 1
    suggested_by: Final = "vic"
    presets: Final[Mapping[str, CribbageOptions]] = PRESETS
    own_fields: Final = ("seat", "hand", "own_discards", "dealt", "discards")

    to_act = staticmethod(to_act)
    legal_moves = staticmethod(legal_moves)
    play = staticmethod(play_move)

    def seats(self, options: CribbageOptions) -> int:
        """Always two."""
        return 2

    def side_of(self, options: CribbageOptions, seat: Seat) -> Side:
        """Each seat is its own side."""
        return Side(seat)

    def pack(self, options: CribbageOptions) -> tuple[Card, ...]:
        """52 cards."""
        return PACK_52

    def open_match(self, options: CribbageOptions, dealer: Seat, deck: Sequence[Card]) -> CribbageMatch:
        """The match before its first deal; with `first_deal: cut` the seats cut for it from `deck`."""
        check_pack(deck, PACK_52)
        return matches.open_match(options, dealer, deck)

    def next_deck(self, match: CribbageMatch, previous: State | None, rng: Chance) -> tuple[Card, ...]:
        """A shuffled pack."""
        return shuffled(PACK_52, rng)

    def deal(self, match: CribbageMatch, deck: Sequence[Card]) -> CutForDeal | Discarding:
        """Six cards each in turn, the pone first; the card below them will be the starter (C-A3).

        Where the seats are to cut for the deal first, the pack is for that, and the next one is dealt (C-A1).
        """
        check_pack(deck, PACK_52)
        if match.to_cut:
            return CutForDeal(match, tuple(deck))
        to_pone, to_dealer = low_to_high(deck[0:12:2]), low_to_high(deck[1:12:2])
        hands = (to_dealer, to_pone) if match.dealer == 0 else (to_pone, to_dealer)
        return Discarding(_dealt(match, hands, deck[12], tuple(deck[13:])), ((), ()))

    def may_be_laid_open(self, state: State) -> bool:
        """After every deal."""
        return isinstance(state, Finished | CutForDeal) and not to_act(state)

    def dealing_move(self, state: State) -> tuple[Seat, Move] | None:
        """None: all cards are dealt at once."""
        return None

    def result(self, state: State) -> Result | None:
        """The result once all is counted or a seat has reached the target, or it is known who deals."""
        if isinstance(state, CutForDeal):
            return cut_result(state) if state.is_over else None
        return deal_result(state) if isinstance(state, Finished) else None

    def after_deal(self, match: CribbageMatch, state: State) -> CribbageMatch:
        """The match after a finished deal."""
        if isinstance(state, CutForDeal) and state.is_over:
            return matches.after_cut(match, state.cuts)
        if not isinstance(state, Finished):
            raise ValueError("the deal is not over")
        return matches.after_deal(match, state.play.board, state.play.dealt.stock)

    def match_result(self, match: CribbageMatch) -> MatchResult | None:
        """The result once the games left cannot change who wins."""
        return matches.match_result(match)

    def view(self, state: State, seat: Seat | None) -> CribbageView:
        """What `seat` may know."""
        return view_of(state, seat)

    def count_help(self, view: CribbageView) -> CountHelp | None:
        """What the view lets its seat count."""
        return count_help_of(view)

    def hand(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """The cards that the seat holds, in any order."""
        return hand_of(state, seat)

    def sample(self, view: CribbageView, rng: Random) -> State:
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
