"""Skat as a game of the house: the promise of `games/game.py`, fulfilled by the modules beside this one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from stammtisch.cards import PACK_32, Card
from stammtisch.errors import RuleError
from stammtisch.games.chance import Chance, shuffled
from stammtisch.games.count_help import CountHelp
from stammtisch.games.game import Asked, Event, MatchResult, Result
from stammtisch.games.skat import auction, exchange, match, play, questions
from stammtisch.games.skat.asked import asked_of
from stammtisch.games.skat.count_help import count_help_of
from stammtisch.games.skat.moves import Move, PlayCard, parse_move
from stammtisch.games.skat.options import PRESETS, Options
from stammtisch.games.skat.sample import sample_state
from stammtisch.games.skat.sheet import Match
from stammtisch.games.skat.state import Auction, Discarding, Finished, Naming, PassedIn, Play, SkatChoice, State
from stammtisch.games.skat.turns import to_act
from stammtisch.games.skat.view import View
from stammtisch.games.skat.viewing import hands_of, view_of
from stammtisch.seats import Seat, Side


class Skat:
    """The rules of Skat as pure values."""

    key = "skat"
    rules_version = 1
    suggested_by = ""
    presets: Mapping[str, Options] = PRESETS
    own_fields = ("seat", "hand", "ladder", "higher", "choices", "skat", "discards")

    def seats(self, options: Options) -> int:
        """Three, or four where the dealer sits out (S-2, S-A26)."""
        return match.seats_at(options)

    def side_of(self, options: Options, seat: Seat) -> Side:
        """Each seat scores for itself."""
        return Side(seat)  # partners of one deal have no score in common

    def pack(self, options: Options) -> tuple[Card, ...]:
        """Thirty-two cards (S-1)."""
        return PACK_32

    def open_match(self, options: Options, dealer: Seat, deck: Sequence[Card]) -> Match:
        """The match before its first deal."""
        return match.open_match(options, dealer)

    def next_deck(self, match: Match, previous: State | None, rng: Chance) -> tuple[Card, ...]:
        """Shuffled for each deal."""
        return shuffled(PACK_32, rng)

    def deal(self, match_before: Match, deck: Sequence[Card]) -> State:
        """The auction after dealing. Raises ParseError if `deck` is not the pack."""
        return auction.open_auction(match.deal_cards(match_before, tuple(deck)))

    def may_be_laid_open(self, state: State) -> bool:
        """After play; who passed keeps his cards to himself."""
        return isinstance(state, Finished)

    def dealing_move(self, state: State) -> tuple[Seat, Move] | None:
        """None: all cards are dealt at once."""
        return None

    to_act = staticmethod(to_act)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Every legal move; Kontra, claims and giving up may come out of turn."""
        if isinstance(state, Play):
            cards = play.legal_cards(state, seat)
            return (*cards, *questions.spoken_moves(state, seat)) if state.setting.remarks else cards
        if isinstance(state, Auction):
            return auction.call_moves(state) if seat == auction.speaker(state) else ()
        if seat not in to_act(state):
            return ()
        match state:
            case SkatChoice():
                return exchange.choice_moves(state)
            case Discarding():
                return exchange.discard_moves(state)
            case Naming():
                return exchange.naming_moves(state)
        return ()

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after the move, and what happened. Raises RuleError."""
        if isinstance(state, Play):
            if isinstance(move, PlayCard):
                return play.play_card(state, seat, move.card)
            return questions.speak(state, seat, move)
        if isinstance(state, Auction):
            return auction.call(state, seat, move)
        if isinstance(state, PassedIn | Finished):
            raise RuleError("deal_over", "S-17", "The deal is over.", seat)
        if seat != state.declarer:
            raise RuleError("not_your_turn", "S-8", "The declarer acts now.", seat)
        match state:
            case SkatChoice():
                return exchange.choose(state, move, seat)
            case Discarding():
                return exchange.discard(state, move, seat)
            case Naming():
                return exchange.name(state, move, seat)

    def result(self, state: State) -> Result | None:
        """The result once the deal is over."""
        return state.result if isinstance(state, PassedIn | Finished) else None

    def after_deal(self, match_before: Match, state: State) -> Match:
        """The score list and the next dealer after a finished deal."""
        return match.after_deal(match_before, state)

    def match_result(self, match_now: Match) -> MatchResult | None:
        """The result once the match is over."""
        return match.match_result(match_now)

    def view(self, state: State, seat: Seat | None) -> View:
        """What `seat` may know; None: a spectator."""
        return view_of(state, seat)

    def count_help(self, view: View) -> CountHelp | None:
        """What the view lets its seat count."""
        return count_help_of(view)

    def hand(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """The cards that the seat holds, in any order."""
        return hands_of(state)[seat]

    def sample(self, view: View, rng: Random) -> State:
        """A full state that the view allows."""
        return sample_state(view, rng)

    def asked(self, state: State, seat: Seat) -> Asked | None:
        """What `seat` may do now, for an interface."""
        return asked_of(state, seat, self.legal_moves(state, seat))

    def move_text(self, move: Move) -> str:
        """The move as text."""
        return move.text

    def parse_move(self, text: str) -> Move:
        """The move written as text. Raises ParseError."""
        return parse_move(text)


GAME = Skat()
