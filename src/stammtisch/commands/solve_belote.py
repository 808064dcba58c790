"""What `stammtisch solve` tells of Belote: the value of a deal, of each card, and what the cards that were played cost.

Not here: arguments and files (`solve.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from stammtisch.cards import PACK_32, Card, check_pack, parse_cards
from stammtisch.errors import ParseError
from stammtisch.games.belote.contracts import CONTRACTS, Contract
from stammtisch.games.belote.state import Playing
from stammtisch.records.record import MatchRecord
from stammtisch.records.replay import steps
from stammtisch.seats import Seat, Side, side_of
from stammtisch.solvers.answers import Answer
from stammtisch.solvers.belote import BeloteSolver, Position, deal_value
from stammtisch.solvers.belote.outcomes import taken_so_far
from stammtisch.solvers.belote.position import position_of
from stammtisch.tricks import Trick

_LETTERS: Final = dict(zip("CDHSNA", CONTRACTS, strict=True))
_NAMES: Final = {contract.value: contract for contract in CONTRACTS} | _LETTERS
_MADE: Final = {Answer.YES: "made", Answer.NO: "not made", Answer.UNKNOWN: "made or not, by what is announced"}


def deal_lines(fields: Mapping[str, Any]) -> Iterator[str]:
    """Card points of both sides, and of the leader's side after each card that may be led."""
    position = _deal_of(fields)
    solver = BeloteSolver()
    ours = solver.card_points(position, Side(0)).value
    theirs = solver.card_points(position, Side(1)).value
    yield (
        f"{position.contract.value}, seat {position.turn} leads: "
        f"{ours} card points for seats 0 and 2, {theirs} for seats 1 and 3"
    )
    values = solver.moves(position)
    yield "  " + ", ".join(f"{card.text} {bounds.value}" for card, bounds in values.items())


def record_lines(record: MatchRecord) -> Iterator[str]:
    """For each deal that was played: what it was worth, and each card after which it was worth something else."""
    solver = BeloteSolver()
    plays: dict[int, list[Playing]] = {}
    for number, table in steps(record):
        held = plays.setdefault(number, [])
        if isinstance(table.state, Playing):
            held.append(table.state)
    for number, states in plays.items():
        yield from _play_lines(number, states, solver)


def _play_lines(number: int, plays: list[Playing], solver: BeloteSolver) -> Iterator[str]:
    if not plays:
        yield f"deal {number}: nobody played"
        return
    declarer = plays[0].doubled.declarer
    side = side_of(declarer)
    value = deal_value(solver, plays[0])
    yield (
        f"deal {number}: seat {declarer} plays {plays[0].contract.value}: "
        f"{value.card_points.value} card points for seats {side} and {side + 2}, {_MADE[value.is_made]}"
    )
    values = [taken_so_far(play)[0][side] + solver.card_points(position_of(play), side).value for play in plays]
    for (before, after), (was, now) in zip(pairwise(plays), pairwise(values), strict=True):
        card = _played(before, after)
        if card is not None and was != now:
            yield f"  trick {len(before.won) + 1}: {card.text} by seat {before.turn}: {now}"


def _played(before: Playing, after: Playing) -> Card | None:
    """The card between two states; None where something else was said."""
    gone = set(before.hands[before.turn]) - set(after.hands[before.turn])
    return gone.pop() if len(gone) == 1 else None


def _deal_of(fields: Mapping[str, Any]) -> Position:
    """The play of a whole deal. Raises ParseError, naming the field."""
    for name in ("contract", "hands", "leader"):
        if name not in fields:
            raise ParseError(f"field {name!r} is missing")
    hands = fields["hands"]
    if not isinstance(hands, list) or len(hands) != 4:
        raise ParseError("field 'hands': expected the cards of seats 0 to 3")
    dealt = tuple(_cards_of(hand) for hand in hands)
    if [len(hand) for hand in dealt] != [8, 8, 8, 8]:
        raise ParseError("field 'hands': expected eight cards in each")
    check_pack([card for hand in dealt for card in hand], PACK_32)
    if fields["leader"] not in range(4) or isinstance(fields["leader"], bool):
        raise ParseError(f"field 'leader' is {str(fields['leader'])[:40]!r}: expected a seat from 0 to 3")
    return Position(_contract_of(fields["contract"]), dealt, Trick(Seat(fields["leader"])))


def _contract_of(said: object) -> Contract:
    """A contract in words, or its letter."""
    if not isinstance(said, str) or said not in _NAMES:
        raise ParseError(f"field 'contract' is {str(said)[:40]!r}: expected one of {', '.join(_NAMES)}")
    return _NAMES[said]


def _cards_of(said: object) -> tuple[Card, ...]:
    """A list of cards, or a text with spaces between them."""
    text = " ".join(map(str, said)) if isinstance(said, list) else said
    if not isinstance(text, str):
        raise ParseError("field 'hands': expected lists of cards")
    try:
        return parse_cards(text)
    except ParseError as error:
        raise ParseError(f"field 'hands': {error}") from None
