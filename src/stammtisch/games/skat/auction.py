"""Bidding: two duels of calling and holding values, and forehand's last word (S-7, section 3.3 of the rules)."""

from __future__ import annotations

from functools import cache

from stammtisch.auctions import PASS, Call
from stammtisch.errors import RuleError
from stammtisch.games.game import Event, Result, ScoreLine, arguments
from stammtisch.games.skat.contract import has_full_list, may_be_bid, values_above
from stammtisch.games.skat.moves import Bid, Hold, Move, Pass, parse_move
from stammtisch.games.skat.play import open_play
from stammtisch.games.skat.state import Auction, Deal, PassedIn, Play, Ramsch, SkatChoice
from stammtisch.seats import Seat
from stammtisch.values import builder

Step = tuple[Auction | SkatChoice | Play | PassedIn, tuple[Event, ...]]

_auction, _event = builder(Auction), builder(Event)
_PASS, _HOLD = Pass(), Hold()
_CALLS = (Bid, Hold, Pass)


def open_auction(deal: Deal) -> Auction:
    """The auction before its first call: middlehand calls, forehand responds."""
    forehand, middlehand, _ = deal.players
    return Auction(deal, (), middlehand, forehand)


def auction_after(deal: Deal, calls: tuple[Call, ...]) -> Auction:
    """The auction after these calls, none of which ended it."""
    state = open_auction(deal)
    for said in calls:
        after, _ = call(state, said.seat, parse_move(said.text))
        assert isinstance(after, Auction), "the auction was still going on"
        state = after
    return state


def speaker(state: Auction) -> Seat:
    """Who must speak."""
    return state.responder if state.answering else state.caller


def call_moves(state: Auction) -> tuple[Move, ...]:
    """What the speaker may say, the most usual first."""
    if state.answering:
        return _HOLD, _PASS
    if state.caller == state.responder:
        return Bid(18), _PASS
    options = state.deal.match.options
    return _bids(has_full_list(options), state.bid, options.jump_bids)


@cache
def _bids(full: bool, last: int, jump: bool) -> tuple[Move, ...]:
    """The values above the last one, any of them or the next only (S-A4), and the pass in second place."""
    higher = [Bid(value) for value in values_above(full, last)]
    return *higher[:1], _PASS, *(higher[1:] if jump else ())


def call(state: Auction, seat: Seat, move: Move) -> Step:
    """The state after a call. Raises RuleError."""
    _check(state, seat, move)
    if isinstance(move, Bid):
        said, event = _bid(seat, move.value)
        calls = (*state.calls, said)
        if state.caller == state.responder:
            return _won(state.deal, calls, seat, move.value, event)
        return _auction(state.deal, calls, state.caller, state.responder, move.value, True), (event,)
    if isinstance(move, Hold):
        said, event = _hold(seat, state.bid)
        return _auction(state.deal, (*state.calls, said), state.caller, state.responder, state.bid), (event,)
    said, event = _pass(seat)
    return _passed(state, (*state.calls, said), event)


@cache
def _bid(seat: Seat, value: int) -> tuple[Call, Event]:
    return Call(seat, str(value)), Event("bid", seat, (), arguments(value=value), "S-A6")


@cache
def _pass(seat: Seat) -> tuple[Call, Event]:
    return Call(seat, PASS), Event("pass", seat, rule="S-7")


@cache
def _hold(seat: Seat, value: int) -> tuple[Call, Event]:
    return Call(seat, "hold"), Event("hold", seat, (), arguments(value=value), "S-A6")


def _passed(state: Auction, calls: tuple[Call, ...], event: Event) -> Step:
    """A pass ends a duel: the other survives, with the last value called if there was one."""
    forehand, _, rearhand = state.deal.players
    if state.caller == state.responder:
        return _all_passed(state.deal, calls, event)
    survivor = state.caller if state.answering else state.responder
    if rearhand not in (state.caller, state.responder):
        return _auction(state.deal, calls, rearhand, survivor, state.bid), (event,)
    if state.bid:
        return _won(state.deal, calls, survivor, state.bid, event)
    return Auction(state.deal, calls, forehand, forehand), (event,)


def _won(deal: Deal, calls: tuple[Call, ...], declarer: Seat, bid: int, event: Event) -> Step:
    won = _event("declarer", declarer, (), (("bid", bid),), "S-7")
    return SkatChoice(deal, calls, declarer, bid), (event, won)


def _all_passed(deal: Deal, calls: tuple[Call, ...], event: Event) -> Step:
    if deal.options.all_pass == "ramsch":
        return open_play(deal, calls, Ramsch(), deal.dealt), (event, Event("ramsch", rule="S-X2"))
    result = Result((0,) * len(deal.dealt), "passed_in", (ScoreLine("passed_in", "S-A7"),))
    return PassedIn(deal, calls, result), (event, Event("passed_in", rule="S-A7"))


def _check(state: Auction, seat: Seat, move: Move) -> None:
    if seat != (state.responder if state.answering else state.caller):
        raise RuleError("not_your_turn", "S-7", "Another seat must speak now.", seat)
    if not isinstance(move, _CALLS):
        raise RuleError("auction_first", "S-7", "The auction is not over yet.", seat)
    if isinstance(move, Hold) and not state.answering:
        raise RuleError("nothing_to_hold", "S-A6", "No value was called that could be held.", seat)
    if isinstance(move, Bid):
        _check_bid(state, seat, move.value)


def _check_bid(state: Auction, seat: Seat, value: int) -> None:
    options = state.deal.options
    if state.answering:
        raise RuleError("answer_the_bid", "S-A6", "A called value is held or passed, not raised.", seat)
    if not may_be_bid(options, value):
        raise RuleError("not_a_bid_value", "S-A3", f"{value} is not a value that may be bid.", seat)
    if value <= state.bid:
        raise RuleError("bid_too_low", "S-A5", f"The bid must be higher than {state.bid}.", seat)
    if state.caller == state.responder and value != 18:
        raise RuleError("only_eighteen", "S-7", "Forehand may take the deal at 18 only.", seat)
    if not options.jump_bids and Bid(value) not in call_moves(state):
        raise RuleError("no_jump", "S-A4", "At this table each bid is the next value of the list.", seat)
