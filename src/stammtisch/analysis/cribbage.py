"""Cribbage after the deal: what each discard and each card was worth by what its seat knew, and what luck did.

What belongs here: from the moments of a deal to decisions, and the chances to win before and after. What does not: the
weighing (`players/cribbage`).

Worth is the chance to win the game, of 100. What mistakes cost is skill; all else that moved the chances is luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from stammtisch.analysis.analysed import Analysis, Decision, Fortune, MoveWorth, Step, best_first, skill_of
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.combinations import ORDER
from stammtisch.games.cribbage.moves import Discard, Move, PlayCard, move_text
from stammtisch.games.cribbage.state import CutForDeal
from stammtisch.players.cribbage.thinking import EXPERT, CribbageThinker
from stammtisch.players.reasons import Weighed
from stammtisch.seats import Seat, Side
from stammtisch.solvers.cribbage.beliefs import chance_of_dealer

UNIT: Final = "chance"
SIDES: Final = (Side(0), Side(1))


def analysis(steps: Sequence[Step]) -> Analysis:
    """The analysis of a deal that is over, by its moments."""
    decisions = tuple(_decisions(steps))
    begin, end = _chances(steps[0].state), _chances(steps[-1].state)
    fortunes = []
    for side in SIDES:
        result = end[side] - begin[side]
        skill = skill_of(side, decisions, lambda seat: Side(seat), opened=False)
        fortunes.append(Fortune(side, result, result - skill))
    return Analysis(UNIT, decisions, (), tuple(fortunes))


def _decisions(steps: Sequence[Step]) -> Iterator[Decision]:
    bot = CribbageThinker(EXPERT)
    for number, step in enumerate(steps):
        if step.seat is None or not isinstance(step.move, Discard | PlayCard):
            continue
        weighed = bot.weigh(GAME.view(step.state, step.seat), GAME.legal_moves(step.state, step.seat))
        if len(weighed) > 1:
            moves = [_worth(each, step.move) for each in weighed]
            yield Decision(number, step.seat, move_text(step.move), best_first(moves))


def _worth(weighed: Weighed[Move], made: Move) -> MoveWorth:
    """A move's worth; of cards of one rank, which are all worth the same, the one that was played."""
    move = made if _is_alike(weighed.move, made) else weighed.move
    return MoveWorth(move_text(move), 100 * weighed.worth, None, weighed.reasons)


def _is_alike(one: Move, other: Move) -> bool:
    if isinstance(one, PlayCard) and isinstance(other, PlayCard):
        return ORDER[one.card] == ORDER[other.card]
    return one == other


def _chances(state: Any) -> tuple[float, float]:
    """The chance of each side to win, of 100, before a deal or after it; then the other seat deals next."""
    if isinstance(state, CutForDeal) and not state.is_over:
        return (50.0, 50.0)
    view = GAME.view(state, Seat(0))
    target = view.match.options.target
    if max(view.board) >= target:
        return (100.0, 0.0) if view.board[0] > view.board[1] else (0.0, 100.0)
    dealer = view.dealer if GAME.result(state) is None else GAME.after_deal(state.match, state).dealer
    chance = 100 * chance_of_dealer(view.board[dealer], view.board[1 - dealer], target)
    return (chance, 100 - chance) if dealer == 0 else (100 - chance, chance)
