"""What the tests of Skat share: deals with chosen cards, moves as text, and the four words of a row of examples."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from stammtisch.cards import PACK_32, Card, parse_cards
from stammtisch.games.game import Event
from stammtisch.games.options import change_options
from stammtisch.games.skat import GAME
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.state import Play, State
from stammtisch.seats import Seat

EXAMPLES = Path(__file__).parents[1] / "examples"
HOUSE, ISKO = GAME.presets["house"], GAME.presets["isko"]

F, M, R = Seat(0), Seat(1), Seat(2)
"""Forehand, middlehand, rearhand where seat 2 deals at a table of three."""

FOREHAND = "CJ SJ CA CT CK HA HT S7 S8 D7"
MIDDLEHAND = "HJ DJ SA ST SK C9 C8 D8 D9 DQ"
REARHAND = "HK HQ H9 H8 H7 CQ C7 DA DT DK"
SKAT = "SQ S9"


def rows(table: str) -> list[dict[str, Any]]:
    """The rows of one table of skat.toml."""
    with (EXAMPLES / "skat.toml").open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)[table]
    return found


def row_name(row: dict[str, Any]) -> str:
    """How a row is called in the list of tests."""
    return str(row.get("id", row["says"]))


def options(preset: Options = HOUSE, **changes: object) -> Options:
    """A preset with some options changed."""
    return change_options(preset, changes)


def deck_of(hands: Sequence[Sequence[Card]], skat: Sequence[Card]) -> tuple[Card, ...]:
    """The pack that deals these hands to forehand, middlehand and rearhand: 3, skat, 4, 3 (S-A2)."""
    packets = [hand[first:last] for first, last in ((0, 3), (3, 7), (7, 10)) for hand in hands]
    return tuple(card for packet in (*packets[:3], skat, *packets[3:]) for card in packet)


def dealt(
    forehand: str = FOREHAND,
    middlehand: str = MIDDLEHAND,
    rearhand: str = REARHAND,
    skat: str = SKAT,
    rules: Options = HOUSE,
) -> State:
    """A deal with these cards; seat 2 deals, so that forehand is seat 0."""
    hands = [parse_cards(text) for text in (forehand, middlehand, rearhand)]
    return GAME.deal(GAME.open_match(rules, R, ()), deck_of(hands, parse_cards(skat)))


def dealt_around(forehand: str, rules: Options = HOUSE, skat: str = "") -> State:
    """Forehand holds these ten cards; the others get what is left, in pack order."""
    mine, away = parse_cards(forehand), parse_cards(skat)
    rest = [card for card in PACK_32 if card not in mine and card not in away]
    away = (*away, *rest[20:])
    return GAME.deal(GAME.open_match(rules, R, ()), deck_of([mine, rest[:10], rest[10:20]], away))


def after(state: State, *moves: str) -> State:
    """The state after moves written as seat and text: "1 18", "0 play HA"."""
    for text in moves:
        seat, _, move = text.partition(" ")
        state, _ = GAME.play(state, Seat(int(seat)), GAME.parse_move(move))
    return state


def events_of(state: State, move: str) -> tuple[Event, ...]:
    """What happens at this move."""
    seat, _, text = move.partition(" ")
    return GAME.play(state, Seat(int(seat)), GAME.parse_move(text))[1]


def texts(state: State, seat: Seat) -> list[str]:
    """The legal moves of a seat as text."""
    return [move.text for move in GAME.legal_moves(state, seat)]


def forehand_plays(contract: str, state: State | None = None, bid: int = 18, discard: str = "") -> State:
    """The play of forehand's contract, bid up to by middlehand if need be."""
    state = state if state is not None else dealt()
    if bid == 18:
        state = after(state, "1 pass", "2 pass", "0 18")
    else:
        state = after(state, f"1 {bid}", "0 hold", "1 pass", "2 pass")
    if ("hand" not in contract and contract.split()[-1] != "ouvert") or contract == "null ouvert":
        state = after(state, "0 take skat", f"0 discard {discard or SKAT}")
    return after(state, f"0 {contract}")


def played_out(state: State, first: Iterable[str] = ()) -> State:
    """The end of the deal: these moves, then the first legal card of whoever is to act."""
    state = after(state, *first)
    while GAME.result(state) is None:
        assert isinstance(state, Play)
        seat = GAME.to_act(state)[0]
        state, _ = GAME.play(state, seat, GAME.legal_moves(state, seat)[0])
    return state


def later(state: State, tricks: int) -> State:
    """The state after some tricks of first legal cards."""
    while isinstance(state, Play) and (len(state.tricks) < tricks or state.trick.cards):
        seat = GAME.to_act(state)[0]
        state, _ = GAME.play(state, seat, GAME.legal_moves(state, seat)[0])
    return state


def score_of(state: State, seat: Seat = F) -> int:
    """What the deal brought the seat."""
    result = GAME.result(state)
    assert result is not None
    return result.scores[seat]


def line_rules(state: State) -> dict[str, str]:
    """Code -> rule of every line of the result."""
    result = GAME.result(state)
    assert result is not None
    return {line.code: line.rule for line in result.lines}
