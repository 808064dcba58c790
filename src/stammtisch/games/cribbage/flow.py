"""How a deal goes on: discard, starter, play, show, and the stop at the target after every count.

Not here: whether a move is legal (`legal.py`), nor what something scores.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stammtisch.cards import Card
from stammtisch.games.cribbage.combinations import (
    LIMIT,
    VALUE,
    Scoring,
    low_to_high,
    scored_by_newest,
    show_score,
    total,
)
from stammtisch.games.cribbage.counting import LAST_CARD, SHOW_RULE, counted, counted_cards, is_heels, score_of, tell
from stammtisch.games.cribbage.match import cut_winner
from stammtisch.games.cribbage.options import CribbageOptions
from stammtisch.games.cribbage.state import (
    OTHER,
    SEATS,
    Award,
    Awards,
    Claiming,
    CutForDeal,
    CutForStarter,
    Dealt,
    Discarding,
    Finished,
    Hands,
    Naming,
    Play,
    Played,
    Setting,
    State,
    Where,
    is_won,
)
from stammtisch.games.game import Event, arguments
from stammtisch.seats import Seat
from stammtisch.values import builder

Events = list[Event]
"""What has happened so far in this move; functions here add to it."""

_event, _play, _played = builder(Event), builder(Play), builder(Played)


def lay_away(state: Discarding, seat: Seat, cards: tuple[Card, ...], events: Events) -> State:
    """After `seat` laid two cards into the crib; when both have, the starter is turned (C-A4)."""
    events.append(_DISCARDED[seat])
    own, other = low_to_high(cards), state.discards[1 - seat]
    discards = (own, other) if seat == 0 else (other, own)
    if not other:
        return Discarding(state.dealt, discards)
    if state.match.options.cut == "player":
        return CutForStarter(state.dealt, discards)
    return turn_starter(state.dealt, discards, events)


def cut_for_starter(state: CutForStarter, cards: int, events: Events) -> State:
    """After the pone lifted so many cards off: the one below them is the starter (C-A3)."""
    dealt = state.dealt
    pile = (dealt.starter, *dealt.stock)
    events.append(_event("cut", dealt.pone, (), (("number", cards),), "C-A3"))
    cut = replace(dealt, starter=pile[cards], stock=(*pile[:cards], *pile[cards + 1 :]))
    return turn_starter(cut, state.discards, events)


def cut_for_deal(state: CutForDeal, seat: Seat, place: int, events: Events) -> CutForDeal:
    """After `seat` turned the card at this place; the lower of two deals, equal ranks are cut again (C-A1)."""
    after = replace(state, places=(*state.places, place))
    events.append(_event("cut_card", seat, after.cards[-1:], (), "C-A1"))
    if after.is_over:
        events.append(_event("cut_deals", cut_winner(after.cuts, state.match.dealer), (), (), "C-A1"))
    elif seat == 1:
        events.append(_event("cut_again", seat, (), (), "C-A1"))
    return after


def turn_starter(dealt: Dealt, discards: Hands, events: Events) -> State:
    """The play, once the starter is turned; a jack counts for the dealer (C-3)."""
    setting = Setting.of(dealt, discards)
    hands = setting.hands[0][:-1], setting.hands[1][:-1]
    play = _play(setting, hands, (), (), 0, dealt.pone, None, ())  # C-5
    events.append(_event("starter", dealt.dealer, (dealt.starter,), (), "C-A3"))
    return count_now(play, dealt.dealer, Where.STARTER, events) if is_heels(dealt.starter) else play


# --- the play ---


def lay_card(state: Play, seat: Seat, card: Card, events: Events) -> State:
    """After `seat` played a card that fits."""
    count, series = state.count + VALUE[card], (*state.series, card)
    hands = _hands_less(state.hands, seat, card)
    plays = (*state.plays, _played(seat, card, count, _series_number(state)))
    events.append(_event("play", seat, (card,), (("count", count),), "C-7"))
    options, awards, stops = state.setting.options, state.awards, False
    by_hand = options.count == "self"
    if not by_hand and (scoring := scored_by_newest(series, count)):
        award = counted(options, state.board, seat, Where.PLAY, series, total(scoring))
        awards, stops = _on_board(options, awards, award, events, scoring)
    turn = None if stops or by_hand else next_turn(hands, count, state.gone, seat)
    newest = seat if turn is None else turn
    play = _play(state.setting, hands, plays, series, count, newest, state.gone, awards)
    if turn is not None:
        return play
    if by_hand:
        return Naming(play, seat, Where.PLAY)
    return Finished(play) if stops else _end_series(play, events)


def _hands_less(hands: Hands, seat: Seat, card: Card) -> Hands:
    left = list(hands[seat])
    left.remove(card)
    return (tuple(left), hands[1]) if seat == 0 else (hands[0], tuple(left))


def say_go(state: Play, seat: Seat, events: Events) -> State:
    """After `seat` said that no card fits (C-8)."""
    events.append(_event("go", seat, (), (("count", state.count),), "C-8"))
    plays = (*state.plays, _played(seat, None, state.count, _series_number(state)))
    last = OTHER[seat]
    turn = next_turn(state.hands, state.count, seat, last)
    newest = last if turn is None else turn
    play = _play(state.setting, state.hands, plays, state.series, state.count, newest, seat, state.awards)
    return _end_series(play, events) if turn is None else play


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
    other = OTHER[last]
    if gone is None and hands[other]:
        return other
    return last if fits(hands[last], count) else None


def fits(hand: tuple[Card, ...], count: int) -> bool:
    """Whether a card of the hand can be played onto the count: its lowest, which is the first, if any."""
    return bool(hand) and count + VALUE[hand[0]] <= LIMIT


def _go_on(play: Play, events: Events) -> State:
    """After a card or a go of which nothing more is to be counted; `play.turn` is the seat of the newest card."""
    turn = next_turn(play.hands, play.count, play.gone, play.turn)
    if turn is None:
        return _end_series(play, events)
    if turn == play.turn:
        return play
    return _play(play.setting, play.hands, play.plays, play.series, play.count, turn, play.gone, play.awards)


def _end_series(play: Play, events: Events) -> State:
    """Nobody can play: the last card counts, unless it made 31 and has its 2 (C-A8)."""
    awards = play.awards
    if play.count < LIMIT:
        options = play.setting.options
        last_card = counted(options, play.board, play.turn, Where.LAST_CARD, play.series[-1:], LAST_CARD)
        awards, stops = _on_board(options, awards, last_card, events)
        if stops:
            return Finished(_with_awards(play, awards))
    return _return_to_zero(play, awards, events)


def _return_to_zero(play: Play, awards: Awards, events: Events) -> State:
    """A new series, led by the seat that did not play the last card if it has any (C-9, C-A10)."""
    other = OTHER[play.turn]
    leader = other if play.hands[other] else play.turn
    if not play.hands[leader]:
        return _show(play, awards, show_order(play.dealt), events)
    events.append(_RESET[leader])
    return _play(play.setting, play.hands, play.plays, (), 0, leader, None, awards)


# --- the show ---


def show_order(dealt: Dealt) -> tuple[tuple[Seat, Where], ...]:
    """Who counts what, in order (C-A22)."""
    return _SHOW_ORDERS[dealt.match.dealer]


def _show(play: Play, awards: Awards, order: tuple[tuple[Seat, Where], ...], events: Events) -> State:
    """The rest of the show, up to the target. awards: all that was counted so far."""
    setting, options = play.setting, play.setting.options
    for seat, where in order:
        if options.count == "self":
            return Naming(_with_awards(play, awards), seat, where)
        if where is Where.HAND:
            cards = setting.hands[seat]
            score = show_score(cards)
        else:
            cards = setting.crib
            score = show_score(cards, crib=True, four_flush=options.crib_four_flush)
        award = counted(options, awards[-1].board, seat, where, cards, score)
        awards, stops = _on_board(options, awards, award, events)
        if stops:
            break
    return Finished(_with_awards(play, awards))


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
    options, awards, cards = play.setting.options, play.awards, counted_cards(play, seat, where)
    award = counted(options, play.board, seat, where, cards, score_of(options, where, cards), named, claim)
    if award.score or named or where in SHOW_RULE:
        awards, stops = _on_board(options, awards, award, events)
        play = _with_awards(play, awards)
        if stops:
            return Finished(play)
    if where in SHOW_RULE:
        order = show_order(play.dealt)
        return _show(play, awards, order[order.index((seat, where)) + 1 :], events)
    return _go_on(play, events) if where is Where.PLAY else play


def _on_board(
    options: CribbageOptions, awards: Awards, award: Award, events: Events, scoring: Scoring = ()
) -> tuple[Awards, bool]:
    """All that was counted, with `award` as the newest, which is told; and whether the game stops with it.

    scoring: the combinations of a card played, where they are known.
    """
    tell(award, scoring, events)
    won = is_won(options, award.board)
    if won:
        winner = Seat(0) if award.board[0] > award.board[1] else Seat(1)
        events.append(Event("target", winner, (), arguments(target=options.target), "C-19"))
    return (*awards, award), won


def _with_awards(play: Play, awards: Awards) -> Play:
    return _play(play.setting, play.hands, play.plays, play.series, play.count, play.turn, play.gone, awards)


_SHOW_ORDERS: Final = tuple(
    ((OTHER[dealer], Where.HAND), (dealer, Where.HAND), (dealer, Where.CRIB)) for dealer in SEATS
)


# --- what is told again and again, built once ---

_DISCARDED: Final = tuple(Event("discard", seat, (), arguments(number=2), "C-2") for seat in SEATS)
_RESET: Final = tuple(Event("reset", seat, (), (), "C-A10") for seat in SEATS)
