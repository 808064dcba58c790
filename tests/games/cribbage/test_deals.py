"""Examples of whole deals: hands, moves and what comes of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stammtisch.cards import PACK_52, parse_cards
from stammtisch.errors import RuleError
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.moves import discard
from stammtisch.games.cribbage.state import Discarding, Finished, State
from stammtisch.games.options import change_options
from stammtisch.seats import Seat
from tests.games.cribbage.examples import rows

DEALS = rows("deal")


def open_deal(row: dict[str, Any]) -> State:
    """The deal of a row, both discards made unless it says otherwise."""
    dealer = row.get("dealer", 0)
    options = change_options(GAME.presets["house"], {"first_deal": "random", **row.get("options", {})})
    match = replace(GAME.open_match(options, Seat(dealer), PACK_52), scores=tuple(row.get("opening", (0, 0))))
    hands = [parse_cards(text) for text in row["hands"]]
    top = [card for pair in zip(hands[1 - dealer], hands[dealer], strict=True) for card in pair]
    top += parse_cards(row["starter"])
    state: State = GAME.deal(match, (*top, *(card for card in PACK_52 if card not in top)))
    if row.get("discard", True):
        for seat in (0, 1):
            state, _ = GAME.play(state, Seat(seat), discard(*hands[seat][4:]))
    return state


def play_text(state: State, text: str) -> State:
    """The state after "seat move"; a card alone is played."""
    seat, words = text.split(" ", 1)
    move = words if words == "go" or len(words) > 2 else f"play {words}"
    after, _ = GAME.play(state, Seat(int(seat)), GAME.parse_move(move))
    return after


def counts(state: State) -> list[str]:
    assert not isinstance(state, Discarding)
    awards = GAME.view(state, None).awards
    return [f"{award.seat} {award.where.value} {award.score}" for award in awards]


@pytest.mark.parametrize("row", DEALS, ids=[row["says"] for row in DEALS])
def test_a_deal_goes_as_its_example_says(row: dict[str, Any]) -> None:
    state = open_deal(row)
    for text in row["moves"]:
        state = play_text(state, text)
    view = GAME.view(state, None)
    assert isinstance(state, Finished) == row.get("over", False)
    if "counts" in row:
        assert counts(state) == row["counts"]
    if "pegged" in row:
        assert [text for text in counts(state) if text.split()[1] not in ("hand", "crib")] == row["pegged"]
    if "turn" in row:
        assert view.to_act == (row["turn"],)
    if "legal" in row:
        legal = GAME.legal_moves(state, Seat(row["turn"]))
        assert ", ".join(sorted(map(GAME.move_text, legal))) == row["legal"]
    if "count" in row:
        assert view.count == row["count"]
    if "board" in row:
        assert list(view.board) == row["board"]
    for text in row.get("refused", []):
        check_refused(state, text)


def check_refused(state: State, text: str) -> None:
    move, reason = text.split(": ")
    code, rule = reason.split()
    seat, words = move.split(" ", 1)
    before = repr(state)
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, Seat(int(seat)), GAME.parse_move(words))
    assert (refusal.value.code, refusal.value.rule, refusal.value.seat) == (code, rule, int(seat))
    assert refusal.value.sentence
    assert repr(state) == before
