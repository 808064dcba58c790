"""The result of a deal, derived line by line, so that a client can step through it: every combination, then its sum.

Not here: the match.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stammtisch.cards import cards_text
from stammtisch.games.cribbage.counting import combinations_of
from stammtisch.games.cribbage.match import cut_winner
from stammtisch.games.cribbage.options import CribbageOptions
from stammtisch.games.cribbage.state import OTHER, Award, Awards, CutForDeal, Finished, Where, is_won
from stammtisch.games.game import Result, ScoreLine, arguments
from stammtisch.seats import Seat, Side

_SUM_RULES: Final = {
    Where.STARTER: "C-3",
    Where.PLAY: "C-A14",
    Where.LAST_CARD: "C-9",
    Where.HAND: "C-A22",
    Where.CRIB: "C-A22",
}


def deal_result(state: Finished) -> Result:
    """What each seat pegged in this deal, and why. A last count is there in full, even beyond the target (C-A23)."""
    board, before = state.play.board, state.match.scores
    if is_won(state.match.options, board):
        return Result.derived(_pegged(state.play.awards), "won", lambda: tuple(_lines(state)))
    gained = board[0] - before[0], board[1] - before[1]
    return Result.derived(gained, "counted", lambda: tuple(_lines(state)))


def cut_result(state: CutForDeal) -> Result:
    """Nobody scores; each seat's card of the last pair, the lower of which deals (C-A1)."""
    cuts = state.cuts
    winner = cut_winner(cuts, state.match.dealer)
    lines = [
        ScoreLine("cut_card", "C-A1", arguments(cards=card.text), Side(seat)) for seat, card in enumerate(cuts[-1])
    ]
    return Result((0, 0), "cut", (*lines, ScoreLine("cut_deals", "C-A1", (), Side(winner))))


def _pegged(awards: Awards) -> tuple[int, int]:
    scores = [0, 0]
    for award in awards:
        scores[award.seat] += award.pegged
        scores[OTHER[award.seat]] += award.claimed
    return scores[0], scores[1]


def _lines(state: Finished) -> Iterator[ScoreLine]:
    for award in state.play.awards:
        yield from _award_lines(state.match.options, award)
    if is_won(state.match.options, state.play.board):
        winner = state.play.board.index(max(state.play.board))
        yield ScoreLine("target", "C-19", arguments(target=state.match.options.target), Side(winner))


def _award_lines(options: CribbageOptions, award: Award) -> Iterator[ScoreLine]:
    side, other = Side(award.seat), Seat(1 - award.seat)
    where = award.where.value
    for scored in combinations_of(options, award.where, award.cards):
        told = arguments(where=where, cards=cards_text(scored.cards), score=scored.score)
        yield ScoreLine(scored.kind.value, scored.rule, told, side)
    if award.named is not None and award.named != award.score:
        code = "overlooked" if award.named < award.score else "corrected"
        yield ScoreLine(code, "C-A24", arguments(where=where, named=award.named, score=award.score), side)
    if award.rule == "C-A26":
        yield ScoreLine("stinkhole", "C-A26", arguments(where=where, score=award.score), side)
    told = arguments(where=where, cards=cards_text(award.cards), score=award.pegged, board=award.board[award.seat])
    yield ScoreLine("sum", _SUM_RULES[award.where], told, side)
    if award.claimed:
        claimed = arguments(where=where, score=award.claimed, board=award.board[other])
        yield ScoreLine("muggins", "C-A24", claimed, Side(other))
