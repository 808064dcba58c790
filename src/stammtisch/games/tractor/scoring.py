"""What a finished deal is worth: card points, the kitty and its multiplier, levels; line by line."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.games.game import Result, ScoreLine, arguments
from stammtisch.games.tractor.match import Promotion, levels_earned, promotion
from stammtisch.games.tractor.options import LEVELS, TractorOptions, level_index
from stammtisch.games.tractor.order import Order, card_points, order_of
from stammtisch.games.tractor.shapes import split
from stammtisch.games.tractor.state import Finished, Playing
from stammtisch.games.tractor.trick import FailedThrow, FinishedTrick
from stammtisch.seats import Side, side_of

TARGET = 80
"""What the attackers need to take over (T-2)."""


def multiplier(options: TractorOptions, cards: int, pairs: int) -> int:
    """By how much the kitty counts when the last trick was led with `cards` cards, `pairs` pairs among them (T-A24)."""
    times: dict[str, int] = {
        "2n": 2 * cards,
        "2^n": 2**cards,
        "2^(pairs+1)": 2 ** (pairs + 1),
        "2or4": 2 if cards == 1 else 4,
    }
    return times[options.kitty_mult]


def last_trick_size(trick: FinishedTrick, order: Order, options: TractorOptions) -> tuple[int, int]:
    """Cards and pairs of the last lead that count for the kitty (T-A25); of a throw, its longest component (T-X6)."""
    lead = trick.plays[0]
    components = split(lead, order)
    if options.kitty_throw == "lead" or len(components) == 1:
        return len(lead), sum(component.pairs for component in components)
    return len(components[0].cards), components[0].pairs


def captured_score(tricks: Sequence[FinishedTrick], attackers: Side) -> int:
    """Card points in the tricks that the attackers won."""
    return sum(trick.card_points for trick in tricks if side_of(trick.winner) == attackers)


def penalty_score(options: TractorOptions, throws: Sequence[FailedThrow], attackers: Side) -> int:
    """T-X3: ten for each card taken back, for the attackers or, below zero, for the defenders."""
    if options.throw_penalty == "none":
        return 0
    each = int(options.throw_penalty)
    return sum(
        each * (len(throw.cards) - len(throw.led)) * (-1 if side_of(throw.seat) == attackers else 1) for throw in throws
    )


def running_score(state: Playing | Finished) -> int:
    """The attackers' score so far, without the kitty."""
    attackers = attacking_side(state)
    return captured_score(state.tricks, attackers) + penalty_score(state.match.options, state.failed_throws, attackers)


def attacking_side(state: Playing | Finished) -> Side:
    """The side that does not deal."""
    return Side(1 - side_of(state.bargain.dealer))


def score_lines(state: Finished) -> tuple[int, tuple[ScoreLine, ...]]:
    """The attackers' score and its derivation, without levels (T-13)."""
    attackers = attacking_side(state)
    captured = captured_score(state.tricks, attackers)
    lines = [ScoreLine("tricks", "T-13", arguments(card_points=captured), attackers)]
    score = captured
    if state.claim is not None:
        held, side = _points_held(state), side_of(state.claim.seat)
        lines.append(ScoreLine("claimed", "T-A33", arguments(card_points=held), side))
        score += held if side == attackers else 0
    penalty = penalty_score(state.match.options, state.failed_throws, attackers)
    if penalty:
        lines.append(ScoreLine("penalty", "T-X3", arguments(score=penalty), attackers))
    gained, line = _kitty_line(state, attackers)
    total = score + penalty + gained
    return total, (*lines, line, ScoreLine("total", "T-14", arguments(score=total, target=TARGET), attackers))


def _points_held(state: Finished) -> int:
    """Card points still held or on the table when a claim ended the play: they go to its side (T-A33)."""
    return card_points(card for hand in (*state.hands, *state.trick.plays) for card in hand)


def _kitty_line(state: Finished, attackers: Side) -> tuple[int, ScoreLine]:
    """The kitty counts for the attackers if they won the last trick; a claimed rest counts as led card by card."""
    options, buried = state.match.options, card_points(state.buried)
    if state.claim is not None:
        winner, cards, pairs = side_of(state.claim.seat), 1, 0
    else:
        last = state.tricks[-1]
        cards, pairs = last_trick_size(last, order_of(state.bargain.contract), options)
        winner = side_of(last.winner)
    if winner != attackers:
        return 0, ScoreLine("kitty_kept", "T-13", arguments(card_points=buried), Side(1 - attackers))
    times = multiplier(options, cards, pairs)
    values = arguments(card_points=buried, cards=cards, multiplier=times, score=buried * times)
    return buried * times, ScoreLine("kitty_won", "T-A24", values, attackers)


def deal_promotion(state: Finished) -> Promotion:
    """What the deal does to the levels."""
    return promotion(state.match, state.bargain.dealer, score_lines(state)[0])


def deal_result(state: Finished) -> Result:
    """Levels gained by each side, with the derivation (T-14)."""
    score, lines = score_lines(state)
    change = promotion(state.match, state.bargain.dealer, score)
    gained = tuple(change.after - change.before if side == change.side else 0 for side in range(2))
    return Result(gained, "taken_over" if change.taken_over else "held", (*lines, *_level_lines(state, change)))


def _level_lines(state: Finished, change: Promotion) -> tuple[ScoreLine, ...]:
    before, after = (level_text(level, state.match.options) for level in (change.before, change.after))
    capped = levels_earned(score_lines(state)[0])[1] != change.earned
    rises = ScoreLine("levels", "T-A26" if capped else "T-14", arguments(levels=change.earned), change.side)
    stands = ScoreLine("level", change.rule, arguments(before=before, after=after), change.side)
    return rises, stands, ScoreLine("next_dealer", "T-A29", arguments(seat=change.next_dealer))


def level_text(level: int, options: TractorOptions) -> str:
    """The level as its rank is written, "beyond" above the last level."""
    return "beyond" if level > level_index(options.end_level) else LEVELS[level - 2]


def redealt_result(seat: int) -> Result:
    """A deal that was given up for new cards changes nothing (T-A31)."""
    return Result((0, 0), "redealt", (ScoreLine("redealt", "T-A31", arguments(seat=seat)),))
