"""How a deal goes on: discard, starter, play, show, and the stop at the target after every count.

Not here: whether a move is legal (`legal.py`), nor what something scores.
"""

from __future__ import annotations

from stammtisch.cards import Card
from stammtisch.games.cribbage.combinations import LIMIT, VALUE, low_to_high, play_combinations
from stammtisch.games.cribbage.counting import SHOW_RULE, counted, events_of, is_heels
from stammtisch.games.cribbage.state import (
    Award,
    Claiming,
    Dealt,
    Discarding,
    Finished,
    Hands,
    Naming,
    Play,
    Played,
    State,
    Where,
    is_won,
)
from stammtisch.games.game import Event, arguments
from stammtisch.seats import Seat

Events = list[Event]
"""What has happened so far in this move; functions here add to it."""


def lay_away(state: Discarding, seat: Seat, cards: tuple[Card, ...], events: Events) -> State:
    """After `seat` laid two cards into the crib; when both have, the starter is turned (C-A4)."""
    events.append(Event("discard", seat, (), arguments(number=len(cards)), "C-2"))
    own, other = low_to_high(cards), state.discards[1 - seat]
    discards = (own, other) if seat == 0 else (other, own)
    if not other:
        return Discarding(state.dealt, discards)
    return _turn_starter(state.dealt, discards, events)


def _turn_starter(dealt: Dealt, discards: Hands, events: Events) -> State:
    hands = (_less(dealt.hands[0], discards[0]), _less(dealt.hands[1], discards[1]))
    play = Play(dealt, discards, hands, (), (), 0, dealt.pone, None, ())  # C-5
    events.append(Event("starter", dealt.dealer, (dealt.starter,), (), "C-A3"))
    return count_now(play, dealt.dealer, Where.STARTER, events) if is_heels(dealt.starter) else play


def _less(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in hand if card not in cards])


# --- the play ---


def lay_card(state: Play, seat: Seat, card: Card, events: Events) -> State:
    """After `seat` played a card that fits."""
    count = state.count + VALUE[card]
    left = _less(state.hands[seat], (card,))
    hands = (left, state.hands[1]) if seat == 0 else (state.hands[0], left)
    series = (*state.series, card)
    events.append(Event("play", seat, (card,), arguments(count=count), "C-7"))
    by_hand = state.dealt.match.options.count == "self"
    to_count = by_hand or bool(play_combinations(series))
    turn = None if to_count else next_turn(hands, count, state.gone, seat)
    play = Play(
        state.dealt,
        state.discards,
        hands,
        (*state.plays, Played(seat, card, count, _series_number(state))),
        series,
        count,
        seat if turn is None else turn,
        state.gone,
        state.awards,
    )
    if turn is not None:
        return play
    if by_hand:
        return Naming(play, seat, Where.PLAY)
    return count_now(play, seat, Where.PLAY, events) if to_count else _end_series(play, events)


def say_go(state: Play, seat: Seat, events: Events) -> State:
    """After `seat` said that no card fits (C-8)."""
    events.append(Event("go", seat, (), arguments(count=state.count), "C-8"))
    plays = (*state.plays, Played(seat, None, state.count, _series_number(state)))
    last = Seat(1 - seat)
    play = Play(state.dealt, state.discards, state.hands, plays, state.series, state.count, last, seat, state.awards)
    return _go_on(play, events)


def _series_number(play: Play) -> int:
    if not play.plays:
        return 0
    return play.plays[-1].series + (not play.series)


def next_turn(hands: Hands, count: int, gone: Seat | None, last: Seat) -> Seat | None:
    """Who acts next in a series whose newest card is from `last`; None when nobody can.

    The other seat plays or says go; after its go one plays on while a card fits (C-A7).
    """
    if count == LIMIT:
        return None
    if gone is None and hands[1 - last]:
        return Seat(1 - last)
    room = LIMIT - count
    for card in hands[last]:
        if VALUE[card] <= room:
            return last
    return None


def _go_on(play: Play, events: Events) -> State:
    """After a card or a go of which nothing more is to be counted; `play.turn` is the seat of the newest card."""
    turn = next_turn(play.hands, play.count, play.gone, play.turn)
    if turn is None:
        return _end_series(play, events)
    if turn == play.turn:
        return play
    return Play(
        play.dealt, play.discards, play.hands, play.plays, play.series, play.count, turn, play.gone, play.awards
    )


def _end_series(play: Play, events: Events) -> State:
    """Nobody can play: the last card counts, unless it made 31 and has its 2 (C-A8)."""
    if play.count < LIMIT:
        return count_now(play, play.turn, Where.LAST_CARD, events)
    return _return_to_zero(play, events)


def _return_to_zero(play: Play, events: Events) -> State:
    """A new series, led by the seat that did not play the last card if it has any (C-9, C-A10)."""
    other = Seat(1 - play.turn)
    leader = other if play.hands[other] else play.turn
    if not play.hands[leader]:
        return _show(play, show_order(play.dealt), events)
    events.append(Event("reset", leader, (), (), "C-A10"))
    return Play(play.dealt, play.discards, play.hands, play.plays, (), 0, leader, None, play.awards)


# --- the show ---


def show_order(dealt: Dealt) -> tuple[tuple[Seat, Where], ...]:
    """Who counts what, in order (C-A22)."""
    return (dealt.pone, Where.HAND), (dealt.dealer, Where.HAND), (dealt.dealer, Where.CRIB)


def _show(play: Play, order: tuple[tuple[Seat, Where], ...], events: Events) -> State:
    """The rest of the show, up to the target."""
    for seat, where in order:
        if play.dealt.match.options.count == "self":
            return Naming(play, seat, where)
        play = _put_on_board(play, counted(play, seat, where), events)
        if is_won(play):
            break
    return Finished(play)


# --- counting ---


def name(state: Naming, score: int, events: Events) -> State:
    """After `state.seat` named a score; what is true shows once nobody can claim any more (C-A24)."""
    events.append(Event("named", state.seat, (), arguments(score=score), "C-A24"))
    if state.match.options.muggins:
        return Claiming(state.play, state.seat, state.where, score)
    return count_now(state.play, state.seat, state.where, events, named=score)


def settle(state: Claiming, claim: int, events: Events) -> State:
    """After the other seat claimed so much, 0 for nothing."""
    return count_now(state.play, state.seat, state.where, events, named=state.named, claim=claim)


def count_now(play: Play, seat: Seat, where: Where, events: Events, named: int | None = None, claim: int = 0) -> State:
    """Counts, pegs, stops at the target, else goes on with what follows such a count."""
    award = counted(play, seat, where, named, claim)
    if award.score or named or where in SHOW_RULE:
        play = _put_on_board(play, award, events)
        if is_won(play):
            return Finished(play)
    match where:
        case Where.PLAY:
            return _go_on(play, events)
        case Where.LAST_CARD:
            return _return_to_zero(play, events)
        case Where.STARTER:
            return play
        case Where.HAND | Where.CRIB:
            order = show_order(play.dealt)
            return _show(play, order[order.index((seat, where)) + 1 :], events)


def _put_on_board(play: Play, award: Award, events: Events) -> Play:
    options = play.dealt.match.options
    events += events_of(options, award)
    if max(award.board) >= options.target:
        winner = Seat(0) if award.board[0] > award.board[1] else Seat(1)
        events.append(Event("target", winner, (), arguments(target=options.target), "C-19"))
    awards = (*play.awards, award)
    return Play(
        play.dealt, play.discards, play.hands, play.plays, play.series, play.count, play.turn, play.gone, awards
    )
