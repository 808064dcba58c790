"""Cases of Skat: whole games, card play without values, and questions of value.

A game is replayed move by move through what the game promises; a value question goes to the settlement itself;
an exact value is solved anew (`skat_exact.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from stammtisch.cards import Card
from stammtisch.errors import ParseError
from stammtisch.games.options import find_preset
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import Contract, Kind, Level
from stammtisch.games.skat.moves import PLAYS, Agree, Bid, Concede, Declare, Hold, Kontra, Move, Pass, Re, TakeSkat
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.order import card_points, matadors
from stammtisch.games.skat.scoring import Taken, covering_multiple, settle
from stammtisch.games.skat.state import Auction, Declared, Finished, PassedIn, Play, State
from stammtisch.seats import Seat
from stammtisch.verify.check import Case, Check, Mismatch, Skipped, expect
from stammtisch.verify.reading import field, optional
from stammtisch.verify.skat_exact import check_exact
from stammtisch.verify.skat_fields import (
    call_of,
    card_of,
    cards_of,
    declarer_of,
    factor_of,
    pairs_of,
    read_contract,
)

LOWEST_BID: Final = 18
DEALER: Final = Seat(2)
"""In the cases seat 0 is forehand."""


def options_for(case: Case, contract: Contract | None) -> Options:
    """The preset a line runs under: its own, `isko` with announcements, `house` with Kontra, else `house`."""
    announced = contract is not None and contract.announced is not Level.NONE
    options = find_preset(GAME.presets, optional(case, "preset", str, "isko" if announced else "house"))
    return replace(options, kontra=True) if factor_of(case) > 1 else options


def check_game(case: Case) -> None:
    """A whole game: every move is legal, and the result is the recorded one."""
    if case.get("suspect"):
        raise Skipped("suspect: the record holds an impossible result")
    for name in ("contract", "declarer"):
        field(case, name, object)  # null where nobody played, yet never left out
    contract = read_contract(case) if case["contract"] is not None else None
    state = _dealt(case, options_for(case, contract))
    state = _replay_auction(state, case)
    if contract is None:
        _check_no_contract(state, case)
        return
    events = optional(case, "events", list, [])
    if events and not contract.hand and not optional(case, "discard", list, []):
        raise Skipped("cut short before two cards were laid away")
    state = _replay_cards(_open_play(state, case, contract), case)
    if events and isinstance(state, Play):
        state = _resigned(state, case)
    recorded = field(case, "recorded", dict)
    if isinstance(state, Play):
        _check_stopped(state, contract, recorded)
    else:
        _check_result(state, recorded)


def check_card_play(case: Case) -> None:
    """A game without bids and values: legality, winners of tricks, card points and tricks."""
    state = _dealt(case, GAME.presets["house"])
    for seat, move in _calls_for(declarer_of(case), LOWEST_BID):
        state = _play(state, seat, move)
    state = _replay_cards(_open_play(state, case, read_contract(case)), case)
    recorded = field(case, "recorded", dict)
    if not isinstance(state, Finished):
        raise Mismatch("the deal is not over after the last move")
    _check_taken(state, recorded)


def _dealt(case: Case, options: Options) -> State:
    hands = field(case, "deal", dict)
    forehand, middlehand, rearhand = (cards_of(hands, name, 10) for name in ("forehand", "middlehand", "rearhand"))
    skat = cards_of(case, "skat", 2)
    rounds = [
        hand[first:last] for first, last in ((0, 3), (3, 7), (7, 10)) for hand in (forehand, middlehand, rearhand)
    ]
    deck = [card for packet in (*rounds[:3], skat, *rounds[3:]) for card in packet]
    return GAME.deal(GAME.open_match(options, DEALER, ()), deck)


def _play(state: State, seat: Seat, move: Move) -> State:
    """One move, which must also be among the legal ones."""
    after, _ = GAME.play(state, seat, move)
    if move not in GAME.legal_moves(state, seat):
        raise Mismatch(f"seat {seat}: {move.text} is accepted, yet not among the legal moves")
    return after


def _replay_auction(state: State, case: Case) -> State:
    if case.get("auction") is None:
        declarer = case.get("declarer")
        calls = _calls_for(declarer_of(case), field(case, "bid", int)) if declarer is not None else _ALL_PASS
    else:
        calls = [(seat, call_of(said)) for seat, said in pairs_of(case, "auction")]
    for seat, move in calls:
        state = _play(state, seat, move)
    return state


_ALL_PASS: Final[list[tuple[Seat, Move]]] = [(Seat(1), Pass()), (Seat(2), Pass()), (Seat(0), Pass())]


def _calls_for(declarer: Seat, bid: int) -> list[tuple[Seat, Move]]:
    """The shortest auction that makes `declarer` declarer at `bid`, where the source has none."""
    forehand, middlehand, rearhand = Seat(0), Seat(1), Seat(2)
    if declarer == rearhand:
        return [(middlehand, Pass()), (rearhand, Bid(bid)), (forehand, Pass())]
    if declarer == middlehand:
        return [(middlehand, Bid(bid)), (forehand, Pass()), (rearhand, Pass())]
    return [(middlehand, Bid(bid)), (forehand, Hold()), (middlehand, Pass()), (rearhand, Pass())]


def _check_no_contract(state: State, case: Case) -> None:
    outcome = field(field(case, "recorded", dict), "outcome", str)
    if outcome != "passed" and (outcome == "penalty" or optional(case, "events", list, [])):
        raise Skipped(f"cut short before a contract was named ({outcome})")
    if not isinstance(state, PassedIn):
        raise Mismatch("passed in: expected the deal to be over, got that it goes on")
    expect("scores of a deal passed in", (0, 0, 0), state.result.scores)


def _open_play(state: State, case: Case, contract: Contract) -> State:
    if isinstance(state, Auction | PassedIn):
        raise Mismatch("auction: expected a declarer after the last call, got none")
    declarer = declarer_of(case)
    expect("declarer", declarer, state.declarer if not isinstance(state, Play | Finished) else None)
    if case.get("bid") is not None and not isinstance(state, Play | Finished):
        expect("bid", field(case, "bid", int), state.bid)
    moves: list[Move] = [Declare(contract)]
    if not contract.hand:
        moves = [TakeSkat(), GAME.parse_move("discard " + _text(cards_of(case, "discard", 2))), *moves]
    for move in moves:
        state = _play(state, declarer, move)
    return _doubled(state, declarer, factor_of(case))


def _doubled(state: State, declarer: Seat, factor: int) -> State:
    """After Kontra and its answer, where the case has one."""
    if factor == 1:
        return state
    state = _play(state, Seat((declarer + 1) % 3), Kontra())
    return _play(state, declarer, Re() if factor == 4 else Pass())


def _text(cards: Sequence[Card]) -> str:
    return " ".join(card.text for card in cards)


def _replay_cards(state: State, case: Case) -> State:
    for seat, text in pairs_of(case, "moves"):
        state = _play(state, seat, PLAYS[card_of(text, "moves")])
    return state


def _resigned(state: Play, case: Case) -> State:
    """Where both defenders gave up and the options know that, the settled deal; else the rest is skipped."""
    game = state.game
    gave_up = {field(event, "player", int) for event in field(case, "events", list) if _is_resignation(event)}
    if not isinstance(game, Declared) or not state.deal.options.concede or game.declarer in gave_up or len(gave_up) < 2:
        raise Skipped("cut short by events: replayed as far as it was played")
    first, second = (seat for seat in state.deal.players if seat != game.declarer)
    after = _play(state, first, Concede())
    after = _play(after, second, Agree())
    return _play(after, game.declarer, Agree())


def _is_resignation(event: object) -> bool:
    return isinstance(event, dict) and event.get("type") == "resign"


def _check_result(state: State, recorded: Case) -> None:
    if not isinstance(state, Finished) or not isinstance(state.play.game, Declared):
        raise Mismatch("the deal is over without a declarer")
    game = state.play.game
    twelve = (*state.deal.dealt[game.declarer], *state.deal.skat)
    expect("matadors", field(recorded, "matadors", int), matadors(twelve, game.contract.kind))
    _check_taken(state, recorded)
    codes = {line.code for line in state.result.lines}
    expect("overbid", field(recorded, "overbid", bool), "overbid" in codes)
    value = state.result.scores[game.declarer]
    expect("value", field(recorded, "value", int), value)
    expect("outcome", field(recorded, "outcome", str), "win" if value > 0 else "loss")
    if game.contract.kind is not Kind.NULL:
        for level in ("schneider", "schwarz"):
            if recorded.get(level) is not None:
                expect(level, field(recorded, level, bool), bool(codes & {level, f"{level}_against"}))


def _check_taken(state: Finished, recorded: Case) -> None:
    game = state.play.game
    assert isinstance(game, Declared), "the cases know no Ramsch"
    tricks = sum(taken.winner == game.declarer for taken in state.play.tricks)
    if game.contract.kind is not Kind.NULL:
        tricks += 10 - len(state.play.tricks)  # not played, since the defenders gave up
    if recorded.get("declarer_card_points") is not None:
        expect("declarer's card points", field(recorded, "declarer_card_points", int), state.card_points[0])
    if recorded.get("declarer_tricks") is not None:
        expect("declarer's tricks", field(recorded, "declarer_tricks", int), tricks)


def _check_stopped(state: Play, contract: Contract, recorded: Case) -> None:
    """Some sources stop an open game with the first lost trick; its value is settled then (S-A16)."""
    game = state.game
    lost = isinstance(game, Declared) and any(taken.winner != game.declarer for taken in state.tricks)
    if not isinstance(game, Declared) or not lost or contract.announced is not Level.SCHWARZ or state.trick.cards:
        raise Mismatch("the deal is not over after the last move")
    twelve = (*state.deal.dealt[game.declarer], *state.deal.skat)
    mine = card_points(state.deal.skat) + sum(t.card_points for t in state.tricks if t.winner == game.declarer)
    settlement = settle(contract, game.bid, matadors(twelve, contract.kind), Taken(mine))
    expect("matadors", field(recorded, "matadors", int), matadors(twelve, contract.kind))
    expect("declarer's card points", field(recorded, "declarer_card_points", int), mine)
    expect("value", field(recorded, "value", int), settlement.score)


def check_value(case: Case) -> None:
    """A question of value: what a game is worth, what covers a bid, how many matadors."""
    _VALUE_KINDS.get(optional(case, "kind", str, "value"), _unknown_kind)(case)


def _unknown_kind(case: Case) -> None:
    raise ParseError(f"field 'kind' is {str(case['kind'])[:40]!r}, expected one of {', '.join(_VALUE_KINDS)}")


def _check_plain_value(case: Case) -> None:
    contract = read_contract(case)
    options_for(case, contract)
    bid, factor = optional(case, "bid", int, 0), factor_of(case)
    settlement = settle(contract, bid, _matadors(case, contract), _taken(case, contract), factor)
    expect("value", field(case, "value", int), settlement.score)


def _matadors(case: Case, contract: Contract) -> int:
    return 0 if contract.kind is Kind.NULL else field(case, "matadors", int)


def _taken(case: Case, contract: Contract) -> Taken:
    tricks = case.get("declarer_tricks")
    if tricks is not None:
        tricks = field(case, "declarer_tricks", int)
    if contract.kind is Kind.NULL:
        won = field(case, "won", bool) if "won" in case or tricks is None else tricks == 0
        return Taken(0, none=won)
    return Taken(field(case, "declarer_card_points", int), every=tricks == 10, none=tricks == 0)


def _check_overbid(case: Case) -> None:
    contract, bid = read_contract(case), field(case, "bid", int)
    covered = covering_multiple(contract.kind, bid)
    expect("smallest covering multiple", field(case, "smallest_covering_multiple", int), covered)
    if case.get("loss_if_overbid") is not None:
        expect("loss if overbid", field(case, "loss_if_overbid", int), -2 * covered)


def _check_matadors(case: Case) -> None:
    kind = read_contract(case).kind
    expect("matadors", field(case, "matadors", int), matadors(cards_of(case, "cards"), kind))


_VALUE_KINDS: Final[Mapping[str, Check]] = {
    "value": _check_plain_value,
    "overbid_requirement": _check_overbid,
    "matadors": _check_matadors,
}


CHECKS: Final[Mapping[str, Check]] = {
    "skat_games": check_game,
    "skat_card_play": check_card_play,
    "skat_values": check_value,
    "skat_exact": check_exact,
}
