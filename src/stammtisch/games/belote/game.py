"""Belote as the promise of a game: a thin front of the modules beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stammtisch.auctions import Call
from stammtisch.cards import PACK_32, Card, check_pack
from stammtisch.errors import RuleError
from stammtisch.games.belote import claims
from stammtisch.games.belote.asked import asked_of
from stammtisch.games.belote.auction import allowed_calls, check_call, is_closed, standing
from stammtisch.games.belote.count_help import count_help_of
from stammtisch.games.belote.match import (
    FEWEST_CUT,
    MOST_CUT,
    BeloteMatch,
    after_counted_deal,
    after_passed_deal,
    cut,
    gathered_hands,
    gathered_tricks,
    match_result,
)
from stammtisch.games.belote.moves import (
    AGREE,
    CUTS,
    REFUSE,
    Answer,
    Bid,
    Claim,
    ClaimAll,
    Cut,
    Move,
    Play,
    Say,
    move_text,
    parse_move,
)
from stammtisch.games.belote.options import PRESETS, BeloteOptions
from stammtisch.games.belote.play import check_play, legal_plays, play_card
from stammtisch.games.belote.sample import sample_state
from stammtisch.games.belote.state import (
    Bidding,
    Claiming,
    Counted,
    Cutting,
    PassedOut,
    Playing,
    State,
    begin_play,
    deal_hands,
    hand_of,
)
from stammtisch.games.belote.turns import to_act
from stammtisch.games.belote.view import BeloteView
from stammtisch.games.belote.viewing import result_of, view_of
from stammtisch.games.chance import Chance, shuffled
from stammtisch.games.count_help import CountHelp
from stammtisch.games.game import Asked, Event, MatchResult, Result, ScoreLine, arguments
from stammtisch.seats import Seat, Side, seats_from, side_of

Played = tuple[State, tuple[Event, ...]]
_CLAIMS = (Claim, ClaimAll)


class Belote:
    """The rules of Belote; see `docs/rules/belote.md`."""

    key: Final = "belote"
    rules_version: Final = 1
    suggested_by: Final = "Amur"
    presets: Final[Mapping[str, BeloteOptions]] = PRESETS
    own_fields: Final = ("seat", "hand", "announced", "offered")

    def seats(self, options: BeloteOptions) -> int:
        """Four (B-1)."""
        return 4

    def side_of(self, options: BeloteOptions, seat: Seat) -> Side:
        """Partners sit opposite (B-1)."""
        return side_of(seat)

    def pack(self, options: BeloteOptions) -> tuple[Card, ...]:
        """Thirty-two cards (B-2)."""
        return PACK_32

    def open_match(self, options: BeloteOptions, dealer: Seat, deck: Sequence[Card]) -> BeloteMatch:
        """The match before its first deal; the first dealer is drawn by lot (B-A7)."""
        return BeloteMatch(options, dealer)

    def next_deck(self, match: BeloteMatch, previous: State | None, rng: Chance) -> tuple[Card, ...]:
        """Shuffled once a match, afterwards gathered and only cut (B-3, B-A4 to B-A6)."""
        gathered = None if previous is None or match.options.shuffle == "every_deal" else _gathered(previous)
        if gathered is None:
            return shuffled(PACK_32, rng)
        return gathered if match.options.cut == "player" else cut(gathered, rng.randint(FEWEST_CUT, MOST_CUT))

    def deal(self, match: BeloteMatch, deck: Sequence[Card]) -> State:
        """The cut where a player does it, else five cards each. Raises ParseError if `deck` is not the pack."""
        check_pack(deck, PACK_32)
        return Cutting(match, tuple(deck)) if match.options.cut == "player" else deal_hands(match, deck)

    def may_be_laid_open(self, state: State) -> bool:
        """After play, where each deal is shuffled; a pack that is only cut would tell of the next one (B-A4)."""
        return state.match.options.shuffle == "every_deal" and not isinstance(state, PassedOut)

    def dealing_move(self, state: State) -> tuple[Seat, Move] | None:
        """None: all cards are dealt at once."""
        return None

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return to_act(state)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Every legal move; a claim may be made out of turn."""
        is_turn = seat in to_act(state)
        match state:
            case Playing():
                plays = legal_plays(state, seat) if is_turn else ()
                return (*plays, *claims.claims(state, seat)) if state.match.options.claim else plays
            case Cutting() if is_turn:
                return CUTS
            case Bidding() if is_turn:
                return allowed_calls(state.calls, seat, state.match.options)
            case Claiming() if is_turn:
                return AGREE, REFUSE
            case _:
                return ()

    def play(self, state: State, seat: Seat, move: Move) -> Played:
        """The state after the move, and what happened. Raises RuleError."""
        if isinstance(state, Playing) and isinstance(move, _CLAIMS):
            claims.check_claim(state, seat, move)
            return claims.make_claim(state, seat, move)
        if seat not in to_act(state):
            raise _not_your_turn(state, seat)
        match state, move:
            case Playing(), Play():
                check_play(state, seat, move)
                return play_card(state, seat, move)
            case Bidding(), Bid() | Say():
                check_call(state.calls, seat, move, state.match.options)
                return _call(state, seat, move)
            case Cutting(), Cut():
                return _cut(state, seat, move)
            case Claiming(), Answer():
                return claims.answer(state, seat, move)
            case _:
                raise RuleError("wrong_phase", _PHASE_RULES[type(state)], "this cannot be done now", seat)

    def result(self, state: State) -> Result | None:
        """The result once the deal is over."""
        match state:
            case PassedOut():
                return Result((0, 0), "passed_out", (ScoreLine("passed_out", "B-9"),))
            case Counted():
                return result_of(state)
            case _:
                return None

    def after_deal(self, match: BeloteMatch, state: State) -> BeloteMatch:
        """The match after a finished deal. Raises ValueError before its end."""
        match state:
            case PassedOut():
                return after_passed_deal(match)
            case Counted():
                outcome = state.outcome
                return after_counted_deal(match, outcome.written, outcome.hanging, outcome.is_capot)
            case _:
                raise ValueError("the deal is not over")

    def match_result(self, match: BeloteMatch) -> MatchResult | None:
        """The result once the match is over."""
        return match_result(match)

    def view(self, state: State, seat: Seat | None) -> BeloteView:
        """What `seat` may know; None: a spectator."""
        return view_of(state, seat)

    def count_help(self, view: BeloteView) -> CountHelp | None:
        """What the view lets its seat count."""
        return count_help_of(view)

    def hand(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """The cards that the seat holds, in any order."""
        return hand_of(state, seat)

    def sample(self, view: BeloteView, rng: Random) -> State:
        """A full state that the view allows, each with equal chance."""
        return sample_state(view, rng)

    def asked(self, state: State, seat: Seat) -> Asked | None:
        """What `seat` may do now, for an interface."""
        return asked_of(state, seat, self.legal_moves(state, seat))

    def move_text(self, move: Move) -> str:
        """The move as text."""
        return move_text(move)

    def parse_move(self, text: str) -> Move:
        """The move written as text. Raises ParseError."""
        return parse_move(text)


_PHASE_RULES = {Cutting: "B-A6", Bidding: "B-5", Playing: "B-16", Claiming: "S-X7"}


def _not_your_turn(state: State, seat: Seat) -> RuleError:
    if isinstance(state, PassedOut | Counted):
        return RuleError("deal_over", "B-12", "the deal is over", seat)
    return RuleError("not_your_turn", "B-5", "it is not your turn", seat)


def _gathered(previous: State) -> tuple[Card, ...] | None:
    """The pack as it lies after a finished deal; None if the deal was not finished."""
    match previous:
        case PassedOut():
            return gathered_hands(previous.match.dealer, previous.hands, previous.stock)
        case Counted():
            return _gathered_deal(previous)
        case _:
            return None


def _gathered_deal(previous: Counted) -> tuple[Card, ...]:
    """The piles of both sides; cards left by a claim lie on the claiming side's pile, hand by hand from the leader."""
    play = previous.play
    tricks = [(won.trick, won.winner) for won in play.won]
    last = side_of(play.trick.leader)
    if not previous.claims:
        return gathered_tricks(tricks, last)
    claim = previous.claims[0]
    side = side_of(claim.seat) if claim.all_tricks or claim.card_points else Side(1 - side_of(claim.seat))
    left = tuple(card for seat in seats_from(play.trick.leader, 4) for card in play.hands[seat])
    return gathered_tricks(tricks, side, left)


def _cut(state: Cutting, seat: Seat, move: Cut) -> Played:
    if not FEWEST_CUT <= move.cards <= MOST_CUT:
        raise RuleError("cut_out_of_range", "B-A6", "at least three cards must lie in each part", seat)
    return deal_hands(state.match, cut(state.deck, move.cards)), (Event("cut", seat, rule="B-A6"),)


def _call(state: Bidding, seat: Seat, move: Bid | Say) -> Played:
    text = move_text(move)
    said = Event("bid", seat, (), arguments(contract=text)) if isinstance(move, Bid) else Event(text, seat)
    after = Bidding(state.match, state.hands, state.stock, (*state.calls, Call(seat, text)))
    if not is_closed(after.calls):
        return after, (said,)
    bid = standing(after.calls)
    if bid is None:
        return PassedOut(state.match, after.calls, state.hands, state.stock), (said, Event("passed_out", rule="B-9"))
    values = arguments(contract=bid.contract.value, factor=bid.multiplier)
    closed = Event("contract", bid.declarer, (), values, "B-A9")
    return begin_play(after, bid), (said, closed, Event("dealt", rule="B-A1"))


GAME = Belote()
