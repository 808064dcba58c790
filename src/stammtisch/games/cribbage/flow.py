"""How a deal goes on: discard, starter, play, show, and the stop at the target after every count.

Not here: whether a move is legal (`legal.py`), nor what something scores.
"""

from __future__ import annotations

from stammtisch.cards import Card
from stammtisch.games.cribbage.combinations import LIMIT, VALUE, low_to_high, play_combinations
from stammtisch.games.cribbage.counting import counted, events_of, is_won
from stammtisch.games.cribbage.state import Claiming, Dealt, Discarding, Finished, Naming, Play, Played, State, Where
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


def _turn_starter(dealt: Dealt, discards: tuple[tuple[Card, ...], tuple[Card, ...]], events: Events) -> State:
    hands = (_less(dealt.hands[0], discards[0]), _less(dealt.hands[1], discards[1]))
    play = Play(dealt, discards, hands, (), (), 0, dealt.pone, None, dealt.match.scores, ())  # C-5
    events.append(Event("starter", dealt.dealer, (dealt.starter,), (), "C-A3"))
    return count_now(play, dealt.dealer, Where.STARTER, events)


def _less(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in hand if card not in cards])


# --- the play ---


def lay_card(state: Play, seat: Seat, card: Card, events: Events) -> State:
    """After `seat` played a card that fits."""
    count = state.count + VALUE[card]
    left = _less(state.hands[seat], (card,))
    hands = (left, state.hands[1]) if seat == 0 else (state.hands[0], left)
    plays = (*state.plays, Played(seat, card, count, _series_number(state)))
    series = (*state.series, card)
    events.append(Event("play", seat, (card,), arguments(count=count), "C-7"))
    play = Play(state.dealt, state.discards, hands, plays, series, count, seat, state.gone, state.board, state.awards)
    if state.dealt.match.options.count == "self":
        return Naming(play, seat, Where.PLAY)
    return count_now(play, seat, Where.PLAY, events) if play_combinations(series) else _go_on(play, events)


def say_go(state: Play, seat: Seat, events: Events) -> State:
    """After `seat` said that no card fits (C-8)."""
    events.append(Event("go", seat, (), arguments(count=state.count), "C-8"))
    plays = (*state.plays, Played(seat, None, state.count, _series_number(state)))
    return _go_on(_play_with(state, plays=plays, turn=Seat(1 - seat), gone=seat), events)


def _series_number(play: Play) -> int:
    if not play.plays:
        return 0
    return play.plays[-1].series + (not play.series)


def _go_on(play: Play, events: Events) -> State:
    """After a card or a go of which nothing more is to be counted. `play.turn` is the seat of the newest card."""
    turn = next_turn(play)
    if turn is not None:
        return play if turn == play.turn else _play_with(play, plays=play.plays, turn=turn, gone=play.gone)
    if play.count < LIMIT:  # at 31 the last card has its 2 and no 1 more: C-A8
        return count_now(play, play.turn, Where.LAST_CARD, events)
    return _return_to_zero(play, events)


def next_turn(play: Play) -> Seat | None:
    """Who acts next in this series; None when nobody can. `play.turn` is the seat of the newest card.

    The other seat plays or says go; after its go one plays on while a card fits (C-A7).
    """
    other = Seat(1 - play.turn)
    if play.count == LIMIT:
        return None
    if play.hands[other] and play.gone is None:
        return other
    room = LIMIT - play.count
    for card in play.hands[play.turn]:
        if VALUE[card] <= room:
            return play.turn
    return None


def _return_to_zero(play: Play, events: Events) -> State:
    """A new series, led by the seat that did not play the last card if it has any (C-9, C-A10)."""
    other = Seat(1 - play.turn)
    leader = other if play.hands[other] else play.turn
    if not play.hands[leader]:
        return _show_from(play, 0, events)
    events.append(Event("reset", leader, (), (), "C-A10"))
    return Play(play.dealt, play.discards, play.hands, play.plays, (), 0, leader, None, play.board, play.awards)


def _play_with(play: Play, *, plays: tuple[Played, ...], turn: Seat, gone: Seat | None) -> Play:
    return Play(
        play.dealt, play.discards, play.hands, plays, play.series, play.count, turn, gone, play.board, play.awards
    )


# --- the show ---


def show_order(dealt: Dealt) -> tuple[tuple[Seat, Where], ...]:
    """Who counts what, in order (C-A22)."""
    return (dealt.pone, Where.HAND), (dealt.dealer, Where.HAND), (dealt.dealer, Where.CRIB)


def _show_from(play: Play, step: int, events: Events) -> State:
    order = show_order(play.dealt)
    if step == len(order):
        return Finished(play)
    seat, where = order[step]
    if play.dealt.match.options.count == "self":
        return Naming(play, seat, where)
    return count_now(play, seat, where, events)


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
    if award.score or named or where in (Where.HAND, Where.CRIB):
        events += events_of(award)
        play = Play(
            play.dealt,
            play.discards,
            play.hands,
            play.plays,
            play.series,
            play.count,
            play.turn,
            play.gone,
            award.board,
            (*play.awards, award),
        )
        if is_won(play, play.board):
            winner = Seat(0) if play.board[0] > play.board[1] else Seat(1)
            events.append(Event("target", winner, (), arguments(target=play.match.options.target), "C-19"))
            return Finished(play)
    return _after_count(play, seat, where, events)


def _after_count(play: Play, seat: Seat, where: Where, events: Events) -> State:
    match where:
        case Where.STARTER:
            return play
        case Where.PLAY:
            return _go_on(play, events)
        case Where.LAST_CARD:
            return _return_to_zero(play, events)
        case Where.HAND | Where.CRIB:
            return _show_from(play, show_order(play.dealt).index((seat, where)) + 1, events)
