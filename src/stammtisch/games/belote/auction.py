"""The auction: which calls are allowed, what stands, when it ends (B-5, B-6, B-10, B-A9 to B-A11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.auctions import PASS, Call, closing_passes
from stammtisch.errors import RuleError
from stammtisch.games.belote.contracts import BID_ORDER, CONTRACTS, Contract, Doubled
from stammtisch.games.belote.moves import (
    BIDS,
    KONTRA,
    REKONTRA,
    SAY_KONTRA,
    SAY_PASS,
    SAY_REKONTRA,
    Bid,
    Say,
)
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.seats import Seat, side_of

CONTRACT_OF: Final = {contract.value: contract for contract in CONTRACTS}


def standing(calls: Sequence[Call]) -> Doubled | None:
    """The bid that stands with its doubling; None while nobody has bid."""
    bid: Doubled | None = None
    for call in calls:
        if call.text in CONTRACT_OF:
            bid = Doubled(CONTRACT_OF[call.text], call.seat)  # a new bid clears doubling (B-A10)
        elif bid is not None and call.text == KONTRA:
            bid = Doubled(bid.contract, bid.declarer, 2, (call.seat,))
        elif bid is not None and call.text == REKONTRA:
            bid = Doubled(bid.contract, bid.declarer, 4, bid.kontra_by, (call.seat,))
    return bid


def is_closed(calls: Sequence[Call]) -> bool:
    """Four passes without a bid, or three passes in a row after one (B-9, B-A9)."""
    return len(calls) > 3 and closing_passes(calls) >= 3


def allowed_calls(calls: Sequence[Call], seat: Seat, options: BeloteOptions) -> tuple[Bid | Say, ...]:
    """Every call that `seat` may make now, pass first."""
    bid = standing(calls)
    allowed: list[Bid | Say] = [SAY_PASS]
    if bid is None or bid.multiplier == 1 or options.overcall_after_kontra:
        lowest = 0 if bid is None else BID_ORDER[bid.contract] + 1
        allowed += [BIDS[contract] for contract in CONTRACTS[lowest:]]
    if bid is not None and bid.multiplier < 4:
        is_own = side_of(bid.declarer) == side_of(seat)
        if is_own and bid.multiplier == 2:
            allowed.append(SAY_REKONTRA)
        if not is_own and bid.multiplier == 1:
            allowed.append(SAY_KONTRA)
    return tuple(allowed)


def check_call(calls: Sequence[Call], seat: Seat, move: Bid | Say, options: BeloteOptions) -> None:
    """Raises RuleError unless the call is allowed now."""
    if move in allowed_calls(calls, seat, options):
        return
    bid = standing(calls)
    if isinstance(move, Bid):
        raise _bid_refused(bid, move.contract, seat)
    raise _word_refused(bid, move.word, seat)


def _bid_refused(bid: Doubled | None, contract: Contract, seat: Seat) -> RuleError:
    if bid is not None and BID_ORDER[contract] > BID_ORDER[bid.contract]:
        return RuleError("no_overcall", "B-A10", "after Kontra no higher contract may be bid at this table", seat)
    return RuleError("bid_too_low", "B-6", "a bid must be higher than the one that stands", seat)


def _word_refused(bid: Doubled | None, word: str, seat: Seat) -> RuleError:
    if word not in (KONTRA, REKONTRA, PASS):
        return RuleError("unknown_call", "B-5", "this is no call of Belote", seat)
    if bid is None:
        return RuleError("no_bid_yet", "B-10", "there is no bid yet that could be doubled", seat)
    if word == REKONTRA and bid.multiplier != 2:
        return RuleError("no_kontra_yet", "B-10", "Rekontra answers a Kontra, and only once", seat)
    if word == REKONTRA:
        return RuleError("not_your_rekontra", "B-A11", "only the side that was doubled may say Rekontra", seat)
    if bid.multiplier > 1:
        return RuleError("already_doubled", "B-10", "the bid is doubled already", seat)
    return RuleError("own_bid", "B-10", "Kontra is said to a bid of the opponents", seat)
