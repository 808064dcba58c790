"""Putting a count on the board: what is counted, what is pegged of it, and what is told.

Not here: when something is counted (`flow.py`), nor which cards score (`combinations.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.cards import Card, Rank
from stammtisch.games.cribbage.combinations import (
    Combination,
    Kind,
    low_to_high,
    play_combinations,
    show_combinations,
    total,
)
from stammtisch.games.cribbage.state import Award, Board, Play, Where, kept
from stammtisch.games.game import Event, arguments
from stammtisch.seats import Seat

SHOW_RULE: Final = {Where.HAND: "C-14", Where.CRIB: "C-17"}


def counted_cards(play: Play, seat: Seat, where: Where) -> tuple[Card, ...]:
    """The cards that are counted: the series, the starter, or a hand or crib with the starter last."""
    match where:
        case Where.STARTER:
            return (play.dealt.starter,)
        case Where.PLAY:
            return play.series
        case Where.LAST_CARD:
            return play.series[-1:]
        case Where.HAND:
            return (*kept(play, seat), play.dealt.starter)
        case Where.CRIB:
            return (*low_to_high((*play.discards[0], *play.discards[1])), play.dealt.starter)


def scoring(play: Play, where: Where, cards: tuple[Card, ...]) -> tuple[Combination, ...]:
    """What `cards` score there."""
    match where:
        case Where.STARTER:  # C-3, at once: C-A5
            return (Combination(Kind.HEELS, cards, 2, "C-3"),) if cards[0].rank is Rank.JACK else ()
        case Where.PLAY:
            return play_combinations(cards)
        case Where.LAST_CARD:  # a go and the last card of all are one event: C-A9
            return (Combination(Kind.LAST_CARD, cards, 1, "C-9"),)
        case Where.HAND:
            return show_combinations(cards[:4], cards[4])
        case Where.CRIB:
            four_flush = play.dealt.match.options.crib_four_flush
            return show_combinations(cards[:4], cards[4], crib=True, four_flush=four_flush)


def counted(play: Play, seat: Seat, where: Where, named: int | None = None, claim: int = 0) -> Award:
    """What is counted, and what of it reaches the board; see `Award`."""
    cards = counted_cards(play, seat, where)
    combinations = scoring(play, where, cards)
    score = total(combinations)
    pegged, rule = _pegged(play, seat, where, score, named)
    board = pegged_board(play, seat, pegged)
    claimed = 0
    if claim and not is_won(play, board):
        claimed = min(claim, score - pegged)
        board = _moved(board, Seat(1 - seat), claimed, play.dealt.match.options.target)
    return Award(seat, where, cards, combinations, score, pegged, claimed, named, board, rule)


def pegged_board(play: Play, seat: Seat, pegged: int) -> Board:
    """The board after `seat` pegged."""
    return _moved(play.board, seat, pegged, play.dealt.match.options.target)


def _pegged(play: Play, seat: Seat, where: Where, score: int, named: int | None) -> tuple[int, str]:
    """How much of `score` counts, and the option that took the rest."""
    options = play.dealt.match.options
    if named is not None and named < score:
        return named, "C-A24"
    if options.stinkhole and play.board[seat] == options.target - 1 and where in (Where.STARTER, Where.LAST_CARD):
        return 0, "C-A26"
    return score, ""


def _moved(board: Board, seat: Seat, score: int, target: int) -> Board:
    first, second = board
    return (min(first + score, target), second) if seat == 0 else (first, min(second + score, target))


def is_won(play: Play, board: Board) -> bool:
    """Whether a seat has reached the target, which ends the game at once (C-19, C-A23)."""
    target = play.dealt.match.options.target
    return board[0] >= target or board[1] >= target


def events_of(award: Award) -> Sequence[Event]:
    """What the table hears when something has been counted."""
    events = []
    if award.where in SHOW_RULE:
        told = arguments(score=award.score, board=award.board[award.seat])
        events.append(Event(award.where.value, award.seat, award.cards, told, SHOW_RULE[award.where]))
    else:
        for combination in award.combinations:
            told = arguments(score=combination.score, board=award.board[award.seat])
            events.append(Event(combination.kind.value, award.seat, combination.cards, told, combination.rule))
    if award.rule == "C-A26":
        events.append(Event("stinkhole", award.seat, (), arguments(score=award.score), "C-A26"))
    if award.named is not None and award.named != award.score:
        code = "overlooked" if award.named < award.score else "corrected"
        told = arguments(named=award.named, score=award.score, pegged=award.pegged)
        events.append(Event(code, award.seat, (), told, "C-A24"))
    if award.claimed:
        events.append(Event("muggins", Seat(1 - award.seat), (), arguments(score=award.claimed), "C-A24"))
    return events
