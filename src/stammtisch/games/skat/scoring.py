"""What a game is worth and who gets it: multipliers, overbids, losses, line by line.

Not here: playing cards. A settlement needs only the contract, the bid, the matadors and what was taken.
"""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.games.game import ScoreLine, arguments
from stammtisch.games.skat.contract import BASE_VALUES, NULL_VALUES, Contract, Kind, Level
from stammtisch.games.skat.order import ALL_CARD_POINTS
from stammtisch.values import dataclass

WINNING_CARD_POINTS = 61  # S-4
SCHNEIDER_CARD_POINTS = 30  # a side with at most this many is Schneider (S-12)


@dataclass(frozen=True, slots=True)
class Taken:
    """What the declarer took. card_points: with the skat. every, none: whether he took all ten tricks, or none.

    gave_up: he conceded; then no level of the play counts (S-X8).
    """

    card_points: int
    every: bool = False
    none: bool = False
    gave_up: bool = False


@dataclass(frozen=True, slots=True)
class Settlement:
    """score: what the declarer's sheet gains. value: the game value before doubling. reason: as in a Result."""

    score: int
    value: int
    reason: str
    lines: tuple[ScoreLine, ...]


def settle(contract: Contract, bid: int, matadors: int, taken: Taken, factor: int = 1) -> Settlement:
    """The settlement of one deal. factor: 2 under Kontra, 4 under Re (S-X1)."""
    counted = _null_value(contract) if contract.kind is Kind.NULL else tuple(_value_lines(contract, matadors, taken))
    value = _argument(counted[-1], "value")
    made, goal = _is_made(contract, taken)
    lines = [*counted, goal]
    due = value
    if value < bid:
        due = covering_multiple(contract.kind, bid)
        rule = "S-A8" if contract.kind is Kind.NULL else "S-A11"
        base = BASE_VALUES[contract.kind]
        lines.append(ScoreLine("overbid", rule, arguments(value=value, bid=bid, base=base, covered=due)))
    won = made and value >= bid
    if not won:
        due = 2 * max(value, due)
        lines.append(ScoreLine("lost_doubled", "S-A10" if value >= bid else "S-18", arguments(value=due)))
    if factor > 1:
        due *= factor
        lines.append(ScoreLine("kontra" if factor == 2 else "re", "S-X1", arguments(factor=factor, value=due)))
    score = due if won else -due
    lines.append(ScoreLine("score", "S-17", arguments(score=score)))
    reason = "conceded" if taken.gave_up else "made" if won else "overbid" if made else "failed"
    return Settlement(score, value, reason, tuple(lines))


def covering_multiple(kind: Kind, bid: int) -> int:
    """The smallest multiple of the base value that is not below the bid (S-18, S-A11)."""
    base = BASE_VALUES[kind]
    return -(-bid // base) * base


def lowest_value(contract: Contract, matadors: int, *, schneider: bool = False) -> int:
    """What the contract is worth with 61 card points, or with Schneider, without more."""
    if contract.kind is Kind.NULL:
        return NULL_VALUES[contract.hand, contract.ouvert]
    taken = Taken(ALL_CARD_POINTS - SCHNEIDER_CARD_POINTS if schneider else WINNING_CARD_POINTS)
    return BASE_VALUES[contract.kind] * _multiplier(contract, matadors, taken)


def _argument(line: ScoreLine, name: str) -> int:
    return int(dict(line.arguments)[name])


def _null_value(contract: Contract) -> tuple[ScoreLine, ...]:
    value = NULL_VALUES[contract.hand, contract.ouvert]
    return (ScoreLine("null_value", "S-16", arguments(contract=contract.text, value=value)),)


def _value_lines(contract: Contract, matadors: int, taken: Taken) -> Iterator[ScoreLine]:
    base = BASE_VALUES[contract.kind]
    yield ScoreLine("base", "S-13", arguments(kind=contract.kind.value, base=base))
    yield ScoreLine("with" if matadors > 0 else "without", "S-14", arguments(matadors=abs(matadors)))
    yield ScoreLine("game", "S-15", arguments(plus=1))
    for code, rule in _steps(contract, taken):
        yield ScoreLine(code, rule, arguments(plus=1))
    multiplier = _multiplier(contract, matadors, taken)
    yield ScoreLine("value", "S-15", arguments(base=base, multiplier=multiplier, value=base * multiplier))


def _multiplier(contract: Contract, matadors: int, taken: Taken) -> int:
    return abs(matadors) + 1 + sum(1 for _ in _steps(contract, taken))


def _steps(contract: Contract, taken: Taken) -> Iterator[tuple[str, str]]:
    """Code and rule of each step that raises the multiplier by one; announced levels count even if missed (S-A16)."""
    if contract.hand:
        yield "hand", "S-15"
    schneider, schwarz = _levels(taken)
    if schneider:
        yield schneider, "S-A12" if schneider == "schneider_against" else "S-12"
    elif contract.announced is not Level.NONE:
        yield "schneider_missed", "S-A16"
    if contract.announced is not Level.NONE:
        yield "schneider_announced", "S-A16"
    if schwarz:
        yield schwarz, "S-A12" if schwarz == "schwarz_against" else "S-A15"
    elif contract.announced is Level.SCHWARZ:
        yield "schwarz_missed", "S-A16"
    if contract.announced is Level.SCHWARZ:
        yield "schwarz_announced", "S-A16"
    if contract.ouvert:
        yield "ouvert", "S-A16"


def _levels(taken: Taken) -> tuple[str, str]:
    """The codes of Schneider and Schwarz, empty where they did not happen. Schwarz goes by tricks (S-A15)."""
    if taken.gave_up:
        return "", ""
    if taken.every:
        return "schneider", "schwarz"
    if taken.none:
        return "schneider_against", "schwarz_against"
    if taken.card_points >= ALL_CARD_POINTS - SCHNEIDER_CARD_POINTS:
        return "schneider", ""
    return ("schneider_against" if taken.card_points <= SCHNEIDER_CARD_POINTS else ""), ""


def _is_made(contract: Contract, taken: Taken) -> tuple[bool, ScoreLine]:
    """Whether the play reached its goal, and the line that says so."""
    if taken.gave_up:
        return False, ScoreLine("gave_up", "S-X8")
    if contract.kind is Kind.NULL:
        return taken.none, ScoreLine("no_trick" if taken.none else "a_trick", "S-5")
    if contract.announced is Level.SCHWARZ:
        return taken.every, ScoreLine("every_trick" if taken.every else "not_every_trick", "S-A16")
    announced = contract.announced is Level.SCHNEIDER
    goal = ALL_CARD_POINTS - SCHNEIDER_CARD_POINTS if announced else WINNING_CARD_POINTS
    made = taken.card_points >= goal
    facts = arguments(card_points=taken.card_points, needed=goal)
    return made, ScoreLine("enough" if made else "too_few", "S-A16" if announced else "S-4", facts)
