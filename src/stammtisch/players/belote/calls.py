"""The auction by expected outcome: what each call is worth, from what the hand promises and what the others called.

What belongs here: from promises to the outcome of a contract, and from outcomes to calls. What does not: what a hand
promises (`promise.py`), what an outcome is worth to the match (`worth.py`).

How far the declarers end ahead is taken to lie on a bell curve around what is promised; it is looked at in as many
places as the curve has equal parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from stammtisch.games.belote.auction import CONTRACT_OF
from stammtisch.games.belote.contracts import Contract, Doubled
from stammtisch.games.belote.moves import KONTRA, REKONTRA, SAY_KONTRA, SAY_REKONTRA, Bid, Move
from stammtisch.games.belote.scoring import Tally, count
from stammtisch.games.belote.view import BeloteView
from stammtisch.games.game import arguments
from stammtisch.players.belote.promise import kind_of, learned, promise, relation
from stammtisch.players.belote.worth import Worth
from stammtisch.players.reasons import Reason, Weighed
from stammtisch.seats import Seat, Side, next_seat, side_of

PARTS: Final = 16
PLACES: Final = tuple(NormalDist().inv_cdf((part + 0.5) / PARTS) for part in range(PARTS))
"""In standard deviations, the middle of each equal part of a bell curve."""

TOTAL: Final = {"suit": 162, "no trumps": 260, "all trumps": 258}
"""Raw points of both sides, by the kind of a contract, without announcements."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What a contract comes to. worth: on average, to the seat that thinks. of_100: how often it is made."""

    worth: float
    of_100: int


def weigh_calls(view: BeloteView, moves: Sequence[Move], worth: Worth) -> tuple[Weighed[Move], ...]:
    """Every call with what it is worth to one's own side, the best first; of equals the one listed first."""
    weighed = [_weighed(view, move, worth) for move in moves]
    return tuple(sorted(weighed, key=lambda each: -each.worth))


def _weighed(view: BeloteView, move: Move, worth: Worth) -> Weighed[Move]:
    """A call as if it were the last one: nobody knows what comes after it."""
    contract = _after(view, move)
    if contract is None:
        return Weighed(move, worth.of(0, 0), ())
    expected = expect(view, contract, worth, doubled_if_failing=isinstance(move, Bid))
    return Weighed(move, expected.worth, (Reason("made_of_100", arguments(of_100=expected.of_100)),))


def _after(view: BeloteView, move: Move) -> Doubled | None:
    """What would be played."""
    stands = view.doubled
    if isinstance(move, Bid):
        assert view.seat is not None
        return Doubled(move.contract, view.seat)
    if stands is not None and move in (SAY_KONTRA, SAY_REKONTRA):
        return Doubled(stands.contract, stands.declarer, 2 * stands.multiplier)
    return stands


def expect(view: BeloteView, contract: Doubled, worth: Worth, *, doubled_if_failing: bool = False) -> Expected:
    """What comes of a contract, as far as this seat knows.

    doubled_if_failing: whether the others have still to speak, who say Kontra to half of all contracts that fail.
    """
    assert view.seat is not None
    own, declaring = side_of(view.seat), side_of(contract.declarer)
    kind = kind_of(contract.contract)
    promised = _promised(view, contract.contract) * (1 if own == declaring else -1)
    ahead = [promised + learned().spread[kind] * place for place in PLACES]
    doubled = Doubled(contract.contract, contract.declarer, 2 * contract.multiplier)

    def worth_of(played: Doubled, place: float) -> float:
        written = _written(view, played, place, declaring)
        return worth.of(written[own], written[1 - own])

    total = 0.0
    for place in ahead:
        total += worth_of(contract, place)
        if doubled_if_failing and place <= 0:
            total += (worth_of(doubled, place) - worth_of(contract, place)) / 2
    return Expected(total / PARTS, round(100 * sum(place > 0 for place in ahead) / PARTS))


def _promised(view: BeloteView, contract: Contract) -> float:
    """How far one's own side ends ahead on average, by one's hand, the lead and what the other seats called."""
    assert view.seat is not None
    leads = side_of(next_seat(view.dealer, 4)) == side_of(view.seat)
    total = promise(frozenset(view.hand), contract) + learned().lead[kind_of(contract)] * (1 if leads else -1)
    for seat in range(4):
        if seat != view.seat:
            sign = 1 if side_of(Seat(seat)) == side_of(view.seat) else -1
            total += sign * heard(view, Seat(seat), contract)
    return total


def heard(view: BeloteView, seat: Seat, contract: Contract) -> float:
    """What a seat's calls tell of its promise in a contract: by its last bid, or by having passed; 0 for silence.

    Kontra and Rekontra tell as much of the contract that stands as a bid of it.
    """
    told = [call.text for call in view.calls if call.seat == seat]
    bids = [CONTRACT_OF[call] for call in told if call in CONTRACT_OF]
    if view.doubled is not None and told and told[-1] in (KONTRA, REKONTRA):
        bids.append(view.doubled.contract)
    if bids:
        return learned().heard[kind_of(bids[-1])][relation(bids[-1], contract)]
    return learned().heard["pass"][kind_of(contract)] if told else 0.0


def _written(view: BeloteView, doubled: Doubled, ahead: float, declaring: Side) -> tuple[int, int]:
    """What both sides write if the declarers end so far ahead."""
    kind = kind_of(doubled.contract)
    total = TOTAL[kind]
    mine = min(max(round((total + ahead) / 2), 0), total)
    mine -= mine * 2 == total  # a tie is no aim of anybody
    others = total - mine
    is_doubled = kind == "no trumps" and view.match.options.nt_double
    taken = (mine // 2, others // 2) if is_doubled else (mine, others)
    tricks = (8 * (others == 0), 8 * (mine == 0)) if 0 in (mine, others) else (4, 4)
    tally = Tally(
        doubled.contract,
        declaring,
        doubled.multiplier,
        taken if declaring == 0 else taken[::-1],
        (0, 0),
        tricks if declaring == 0 else tricks[::-1],
        view.match.hanging,
    )
    first, second = count(tally, view.match.options).written
    return first, second
