"""What the tests of Belote share: rows of examples, and deals made to order. No test is here."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stammtisch.cards import PACK_32, Card, parse_cards
from stammtisch.games.belote import GAME
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.options import HOUSE, BeloteOptions
from stammtisch.games.belote.state import Playing, State
from stammtisch.games.game import Event
from stammtisch.games.options import change_options
from stammtisch.seats import Seat

EXAMPLES = Path(__file__).parents[1] / "examples"


def rows(table: str) -> list[dict[str, Any]]:
    """The rows of a table of examples."""
    listed: list[dict[str, Any]] = tomllib.loads((EXAMPLES / "belote.toml").read_text())[table]
    return listed


def name(row: dict[str, Any]) -> str:
    """A row's name in the report."""
    return f"{row.get('id', '')} {row['says']}".strip()


def options_of(row: dict[str, Any], base: BeloteOptions = HOUSE) -> BeloteOptions:
    """House with the row's changes."""
    return change_options(base, row.get("options", {}))


def deck_for(hands: Sequence[Sequence[Card]], first: int) -> tuple[Card, ...]:
    """The pack that deals these hands of eight, `first` being the seat after the dealer."""
    order = [(first + step) % 4 for step in range(4)]
    return tuple(card for start, end in ((0, 3), (3, 5), (5, 8)) for seat in order for card in hands[seat][start:end])


def hands_with(*wanted: str) -> list[tuple[Card, ...]]:
    """Four hands of eight that begin with the cards wanted; the rest of the pack fills them in order."""
    hands = [parse_cards(text) for text in wanted] + [()] * (4 - len(wanted))
    rest = [card for card in PACK_32 if not any(card in hand for hand in hands)]
    filled = []
    for hand in hands:
        need = 8 - len(hand)
        filled.append((*hand, *rest[:need]))
        rest = rest[need:]
    return filled


def auction(state: State, calls: str) -> State:
    """The state after the calls, each by whoever is to act."""
    for text in calls.split(", "):
        state, _ = GAME.play(state, GAME.to_act(state)[0], GAME.parse_move(text))
    return state


def playing(
    hands: Sequence[Sequence[Card]], calls: str, options: BeloteOptions = HOUSE, first: int = 0, hanging: int = 0
) -> Playing:
    """A deal in which the auction is over; `first` bids and leads."""
    match = BeloteMatch(options, Seat((first + 3) % 4), hanging=hanging)
    state = auction(GAME.deal(match, deck_for(hands, first)), calls)
    assert isinstance(state, Playing)
    return state


def after(state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """The state after the moves, each by whoever is to act, and all that happened."""
    events: list[Event] = []
    for text in moves:
        state, happened = GAME.play(state, GAME.to_act(state)[0], GAME.parse_move(text))
        events += happened
    return state, tuple(events)


def played_out(state: State) -> State:
    """The deal played to its end with the first legal card each time, announcing nothing."""
    while GAME.result(state) is None:
        seat = GAME.to_act(state)[0]
        quiet = [move for move in GAME.legal_moves(state, seat) if "+" not in GAME.move_text(move)]
        state, _ = GAME.play(state, seat, quiet[0])
    return state
