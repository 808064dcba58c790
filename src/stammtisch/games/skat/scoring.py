"""What a game is worth and who gets it: multipliers, overbids, losses, line by line.

Not here: playing cards. A settlement needs only the contract, the bid, the matadors and what was taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from stammtisch.games.game import ScoreLine, arguments
from stammtisch.games.skat.contract import BASE_VALUES, NULL_VALUES, Contract, Kind, Level
from stammtisch.games.skat.order import ALL_CARD_POINTS
from stammtisch.values import builder, dataclass

WINNING_CARD_POINTS = 61  # S-4
SCHNEIDER_CARD_POINTS = 30  # a side with at most this many is Schneider (S-12)
SCHNEIDER_GOAL = ALL_CARD_POINTS - SCHNEIDER_CARD_POINTS


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
    """What one deal is settled from, and what follows. factor: 2 under Kontra, 4 under Re (S-X1).

    value: of the game, before doubling. made: whether the play reached its goal.
    """

    contract: Contract
    bid: int
    matadors: int
    taken: Taken
    factor: int
    value: int
    made: bool

    @property
    def covered(self) -> int:
        """The value, or what an overbid is charged by (S-A8, S-A11)."""
        value = self.value
        return value if value >= self.bid else covering_multiple(self.contract.kind, self.bid)

    @property
    def is_won(self) -> bool:
        """Whether the play reached its goal and the value covers the bid."""
        return self.made and self.value >= self.bid

    @property
    def score(self) -> int:
        """What the declarer's sheet gains; a game that is lost counts double (S-18, S-A10)."""
        return self.factor * (self.value if self.is_won else -2 * self.covered)

    @property
    def reason(self) -> str:
        """As in a Result."""
        if self.taken.gave_up:
            return "conceded"
        return "failed" if not self.made else "made" if self.value >= self.bid else "overbid"

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """The derivation of the score."""
        return tuple(_lines(self))


_settlement = builder(Settlement)


def settle(contract: Contract, bid: int, matadors: int, taken: Taken, factor: int = 1) -> Settlement:
    """The settlement of one deal. factor: 2 under Kontra, 4 under Re (S-X1)."""
    value, made = _value(contract, matadors, taken), _is_made(contract, taken)
    return _settlement(contract, bid, matadors, taken, factor, value, made)


def _value(contract: Contract, matadors: int, taken: Taken) -> int:
    if contract.kind is Kind.NULL:
        return NULL_VALUES[contract.hand, contract.ouvert]
    return BASE_VALUES[contract.kind] * _multiplier(contract, matadors, taken)


def _lines(settled: Settlement) -> Iterator[ScoreLine]:
    contract, value, bid, factor = settled.contract, settled.value, settled.bid, settled.factor
    if contract.kind is Kind.NULL:
        yield ScoreLine("null_value", "S-16", arguments(contract=contract.text, value=value))
    else:
        yield from _value_lines(contract, settled.matadors, settled.taken)
    yield _made_line(contract, settled.taken, settled.made)
    if value < bid:
        rule = "S-A8" if contract.kind is Kind.NULL else "S-A11"
        told = arguments(value=value, bid=bid, base=BASE_VALUES[contract.kind], covered=settled.covered)
        yield ScoreLine("overbid", rule, told)
    due = abs(settled.score)
    if not settled.is_won:
        yield ScoreLine("lost_doubled", "S-A10" if value >= bid else "S-18", arguments(value=due // factor))
    if factor > 1:
        yield ScoreLine("kontra" if factor == 2 else "re", "S-X1", arguments(factor=factor, value=due))
    yield ScoreLine("score", "S-17", arguments(score=settled.score))


def covering_multiple(kind: Kind, bid: int) -> int:
    """The smallest multiple of the base value that is not below the bid (S-18, S-A11)."""
    base = BASE_VALUES[kind]
    return -(-bid // base) * base


def lowest_value(contract: Contract, matadors: int, *, schneider: bool = False) -> int:
    """What the contract is worth with 61 card points, or with Schneider, without more."""
    return _value(contract, matadors, Taken(SCHNEIDER_GOAL if schneider else WINNING_CARD_POINTS))


def _value_lines(contract: Contract, matadors: int, taken: Taken) -> Iterator[ScoreLine]:
    base = BASE_VALUES[contract.kind]
    yield ScoreLine("base", "S-13", arguments(kind=contract.kind.value, base=base))
    yield ScoreLine("with" if matadors > 0 else "without", "S-14", arguments(matadors=abs(matadors)))
    yield ScoreLine("game", "S-15", arguments(plus=1))
    for code, rule in _steps(contract, *_levels(taken)):
        yield ScoreLine(code, rule, arguments(plus=1))
    multiplier = _multiplier(contract, matadors, taken)
    yield ScoreLine("value", "S-15", arguments(base=base, multiplier=multiplier, value=base * multiplier))


def _multiplier(contract: Contract, matadors: int, taken: Taken) -> int:
    return abs(matadors) + 1 + len(_steps(contract, *_levels(taken)))


@cache
def _steps(contract: Contract, schneider: str, schwarz: str) -> tuple[tuple[str, str], ...]:
    """Code and rule of each step that raises the multiplier by one; schneider, schwarz: as in `_levels`."""
    return tuple(_each_step(contract, schneider, schwarz))


def _each_step(contract: Contract, schneider: str, schwarz: str) -> Iterator[tuple[str, str]]:
    """Announced levels count even if missed (S-A16)."""
    if contract.hand:
        yield "hand", "S-15"
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
    if taken.card_points >= SCHNEIDER_GOAL:
        return "schneider", ""
    return ("schneider_against" if taken.card_points <= SCHNEIDER_CARD_POINTS else ""), ""


def _is_made(contract: Contract, taken: Taken) -> bool:
    """Whether the play reached its goal."""
    if taken.gave_up:
        return False
    if contract.kind is Kind.NULL:
        return taken.none
    if contract.announced is Level.SCHWARZ:
        return taken.every
    return taken.card_points >= _goal(contract)


def _goal(contract: Contract) -> int:
    """The card points that win; Schneider announced asks for more (S-A16)."""
    return SCHNEIDER_GOAL if contract.announced is Level.SCHNEIDER else WINNING_CARD_POINTS


def _made_line(contract: Contract, taken: Taken, made: bool) -> ScoreLine:
    """The line that says whether the goal was reached."""
    if taken.gave_up:
        return ScoreLine("gave_up", "S-X8")
    if contract.kind is Kind.NULL:
        return ScoreLine("no_trick" if made else "a_trick", "S-5")
    if contract.announced is Level.SCHWARZ:
        return ScoreLine("every_trick" if made else "not_every_trick", "S-A16")
    facts = arguments(card_points=taken.card_points, needed=_goal(contract))
    return ScoreLine("enough" if made else "too_few", "S-4" if contract.announced is Level.NONE else "S-A16", facts)
