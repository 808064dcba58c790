"""Putting a count on the board: what is counted, what is pegged of it, and what is told.

Not here: when something is counted (`flow.py`), nor which cards score (`combinations.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from stammtisch.cards import Card, Rank
from stammtisch.games.cribbage.combinations import (
    Combination,
    Kind,
    Scoring,
    play_combinations,
    show_combinations,
    show_score,
    total,
)
from stammtisch.games.cribbage.options import CribbageOptions
from stammtisch.games.cribbage.state import OTHER, Award, Board, Play, Where
from stammtisch.games.game import Event, arguments
from stammtisch.seats import Seat
from stammtisch.values import builder

SHOW_RULE: Final = {Where.HAND: "C-14", Where.CRIB: "C-17"}
CODES: Final[Mapping[Kind, str]] = {kind: kind.value for kind in Kind}  # quicker than `value`
HEELS: Final = 2  # C-3
LAST_CARD: Final = 1  # C-9; a go and the last card of all are one event: C-A9
_BY_ITSELF: Final = (Where.STARTER, Where.LAST_CARD)

_award, _event = builder(Award), builder(Event)


def counted_cards(play: Play, seat: Seat, where: Where) -> tuple[Card, ...]:
    """The cards that are counted: the series, the starter, or a hand or crib with the starter last."""
    if where is Where.HAND:
        return play.setting.hands[seat]
    if where is Where.CRIB:
        return play.setting.crib
    if where is Where.STARTER:
        return (play.dealt.starter,)
    return play.series if where is Where.PLAY else play.series[-1:]


def combinations_of(options: CribbageOptions, where: Where, cards: tuple[Card, ...]) -> Sequence[Combination]:
    """What in `cards` scores there, combination by combination."""
    match where:
        case Where.PLAY:
            return play_combinations(cards)
        case Where.LAST_CARD:
            return (_last_card(cards),)
        case Where.HAND:
            return show_combinations(cards[:4], cards[4])
        case Where.CRIB:
            return show_combinations(cards[:4], cards[4], crib=True, four_flush=options.crib_four_flush)
        case Where.STARTER:
            return (Combination(Kind.HEELS, cards, HEELS, "C-3"),) if is_heels(cards[0]) else ()


@cache
def _last_card(cards: tuple[Card, ...]) -> Combination:
    return Combination(Kind.LAST_CARD, cards, LAST_CARD, "C-9")


def is_heels(starter: Card) -> bool:
    """Whether this starter gives the dealer 2, at once (C-3, C-A5)."""
    return starter.rank is Rank.JACK


def score_of(options: CribbageOptions, where: Where, cards: tuple[Card, ...]) -> int:
    """The sum of `combinations_of`."""
    if where is Where.LAST_CARD:
        return LAST_CARD
    if where is Where.HAND:
        return show_score(cards)
    if where is Where.CRIB:
        return show_score(cards, crib=True, four_flush=options.crib_four_flush)
    return total(combinations_of(options, where, cards))


def counted(
    options: CribbageOptions,
    board: Board,
    seat: Seat,
    where: Where,
    cards: tuple[Card, ...],
    score: int,
    named: int | None = None,
    claim: int = 0,
) -> Award:
    """The count of `cards`, whose true worth is `score`, and what of it reaches the `board` so far; see `Award`."""
    pegged, claimed, rule = score, 0, ""
    if named is not None or options.stinkhole:
        pegged, rule = _pegged(options, board[seat], where, score, named)
    board = _moved(board, seat, pegged, options.target)
    if claim and max(board) < options.target:
        claimed = min(claim, score - pegged)
        board = _moved(board, OTHER[seat], claimed, options.target)
    return _award(seat, where, cards, score, pegged, claimed, named, board, rule)


def _pegged(options: CribbageOptions, so_far: int, where: Where, score: int, named: int | None) -> tuple[int, str]:
    """How much of `score` counts for a seat that has `so_far`, and the option that took the rest."""
    if named is not None and named < score:
        return named, "C-A24"
    if options.stinkhole and where in _BY_ITSELF and so_far == options.target - 1:
        return 0, "C-A26"
    return score, ""


def _moved(board: Board, seat: Seat, score: int, target: int) -> Board:
    reached = board[seat] + score
    if reached > target:
        reached = target
    return (reached, board[1]) if seat == 0 else (board[0], reached)


def tell(award: Award, scoring: Scoring, events: list[Event]) -> None:
    """Adds what the table hears when something has been counted.

    The play is told combination by combination, anything else as a whole, whose parts are in the score lines.
    scoring: the combinations of a card played, where they are known already.
    """
    seat, board = award.seat, ("board", award.board[award.seat])
    if award.where is Where.PLAY:
        for scored in scoring or play_combinations(award.cards):
            told = (("score", scored.score), board)
            events.append(_event(CODES[scored.kind], seat, scored.cards, told, scored.rule))
    else:
        code, rule = _TOLD_AS_A_WHOLE[award.where]
        events.append(_event(code, seat, award.cards, (("score", award.score), board), rule))
    if award.pegged != award.score or award.named is not None:
        events += _told_besides(award)


_TOLD_AS_A_WHOLE: Final = {
    Where.STARTER: ("heels", "C-3"),
    Where.LAST_CARD: ("last_card", "C-9"),
    Where.HAND: ("hand", SHOW_RULE[Where.HAND]),
    Where.CRIB: ("crib", SHOW_RULE[Where.CRIB]),
}


def _told_besides(award: Award) -> Iterator[Event]:
    """Why not all of it was pegged, or that more than was named."""
    if award.rule == "C-A26":
        yield Event("stinkhole", award.seat, (), arguments(score=award.score), "C-A26")
    if award.named is not None and award.named != award.score:
        code = "overlooked" if award.named < award.score else "corrected"
        told = arguments(named=award.named, score=award.score, pegged=award.pegged)
        yield Event(code, award.seat, (), told, "C-A24")
    if award.claimed:
        yield Event("muggins", OTHER[award.seat], (), arguments(score=award.claimed), "C-A24")
