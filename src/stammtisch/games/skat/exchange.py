"""From the end of the auction to the first card: taking the skat, laying two cards away, naming the contract."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from stammtisch.cards import PACK_32, in_pack_order
from stammtisch.errors import RuleError
from stammtisch.games.game import Event, arguments
from stammtisch.games.skat.contract import NULL_VALUES, Contract, Kind, Level, all_contracts
from stammtisch.games.skat.moves import Declare, Discard, Move, TakeSkat
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.play import open_play
from stammtisch.games.skat.state import Cards, Declared, Discarding, Naming, Play, SkatChoice
from stammtisch.seats import Seat


def twelve_cards(state: Discarding | Naming) -> Cards:
    """The declarer's ten cards and the skat."""
    return (*state.deal.dealt[state.declarer], *state.deal.skat)


@cache
def contracts(options: Options, bid: int, hand: bool) -> tuple[Contract, ...]:
    """The contracts that may be named: suits and Grand always (S-A9), Null only if it is worth the bid (S-A8)."""
    return tuple(c for c in all_contracts() if c.hand is hand and _objection(options, bid, c) is None)


def _objection(options: Options, bid: int, contract: Contract) -> tuple[str, str, str] | None:
    """Code, rule and sentence of what speaks against the contract."""
    if contract.announced is not Level.NONE and not options.announcements:
        return "announcements_off", "S-A16", "Announcements are not played at this table."
    if contract.kind is Kind.NULL and options.null_below_bid == "refuse":
        value = NULL_VALUES[contract.hand, contract.ouvert]
        if value < bid:
            return "null_below_bid", "S-A8", f"This Null is worth {value}, less than the bid of {bid}."
    return None


def choice_moves(state: SkatChoice) -> tuple[Move, ...]:
    """Take the skat, or any Hand game."""
    return _hand_moves(state.deal.options, state.bid)


@cache
def _hand_moves(options: Options, bid: int) -> tuple[Move, ...]:
    return (TakeSkat(), *map(Declare, contracts(options, bid, True)))


def choose(state: SkatChoice, move: Move, seat: Seat) -> tuple[Discarding | Play, tuple[Event, ...]]:
    """The state after taking the skat or naming a Hand game. Raises RuleError."""
    if isinstance(move, TakeSkat):
        event = Event("skat_taken", seat, rule="S-8")
        return Discarding(state.deal, state.calls, state.declarer, state.bid), (event,)
    contract = _named(state, move, seat)
    if not contract.hand:
        raise RuleError("take_skat_first", "S-8", "Take the skat first, or play this as a Hand game.", seat)
    return _start(state, contract, ())


def discard_moves(state: Discarding) -> tuple[Move, ...]:
    """Any two of the twelve cards."""
    return tuple(map(_DISCARD_OF, combinations(in_pack_order(twelve_cards(state)), 2)))


_DISCARD_OF: Final = {pair: Discard(pair) for pair in combinations(PACK_32, 2)}.__getitem__


def discard(state: Discarding, move: Move, seat: Seat) -> tuple[Naming, tuple[Event, ...]]:
    """The state after laying two cards away. Raises RuleError."""
    if not isinstance(move, Discard):
        raise RuleError("discard_first", "S-8", "Lay two cards away first.", seat)
    held = twelve_cards(state)
    for card in move.cards:
        if card not in held:
            raise RuleError("card_not_held", "S-8", f"{card.text} is not in this hand.", seat)
    cards = in_pack_order(move.cards)
    if len(set(cards)) != 2:
        raise RuleError("two_cards", "S-8", "Exactly two cards are laid away.", seat)
    naming = Naming(state.deal, state.calls, state.declarer, state.bid, cards)
    return naming, (Event("discarded", seat, rule="S-8"),)


def naming_moves(state: Naming) -> tuple[Move, ...]:
    """Any contract that is no Hand game."""
    return tuple(map(Declare, contracts(state.deal.options, state.bid, False)))


def name(state: Naming, move: Move, seat: Seat) -> tuple[Play, tuple[Event, ...]]:
    """The play once the contract is named. Raises RuleError."""
    contract = _named(state, move, seat)
    if contract.hand:
        raise RuleError("skat_was_taken", "S-8", "The skat was taken, so this is no Hand game.", seat)
    return _start(state, contract, state.discards)


def _named(state: SkatChoice | Naming, move: Move, seat: Seat) -> Contract:
    if not isinstance(move, Declare):
        raise RuleError("name_contract", "S-8", "The declarer must name a contract now.", seat)
    objection = _objection(state.deal.options, state.bid, move.contract)
    if objection is not None:
        raise RuleError(*objection, seat)
    return move.contract


def _start(state: SkatChoice | Naming, contract: Contract, discards: Cards) -> tuple[Play, tuple[Event, ...]]:
    declarer = state.declarer
    held = state.deal.dealt[declarer]
    if not contract.hand:
        held = tuple(card for card in (*held, *state.deal.skat) if card not in discards)
    hands = list(state.deal.dealt)
    hands[declarer] = held
    play = open_play(state.deal, state.calls, Declared(declarer, state.bid, contract, discards), tuple(hands))
    named = _contract_named(declarer, contract, state.bid)
    return play, (named, _hand_shown(declarer, contract, held)) if contract.ouvert else (named,)


@cache
def _contract_named(declarer: Seat, contract: Contract, bid: int) -> Event:
    return Event("contract", declarer, (), arguments(contract=contract.text, bid=bid), "S-8")


def _hand_shown(declarer: Seat, contract: Contract, held: Cards) -> Event:
    rule = "S-A17" if contract.kind is Kind.NULL else "S-A16"
    return Event("hand_shown", declarer, in_pack_order(held), rule=rule)
