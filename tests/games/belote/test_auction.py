"""The auction (B-5, B-6, B-9, B-10, B-A9 to B-A11)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.errors import RuleError
from stammtisch.games.belote import GAME
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.state import Bidding, PassedOut, Playing
from stammtisch.seats import Seat
from tests.games.belote.deals import after, auction, name, options_of, rows


@pytest.mark.parametrize("row", rows("auction"), ids=name)
def test_the_auction_goes_as_in_the_example(row: dict[str, Any]) -> None:
    match = BeloteMatch(options_of(row), Seat(3))
    state = GAME.deal(match, GAME.next_deck(match, None, Random(1)))
    if "refused" in row:
        *before, last = row["calls"].split(", ")
        bidding = auction(state, ", ".join(before)) if before else state
        seat = GAME.to_act(bidding)[0]
        with pytest.raises(RuleError) as refusal:
            GAME.play(bidding, seat, GAME.parse_move(last))
        assert (row["refused"], row["rules"][-1]) == (refusal.value.code, refusal.value.rule)
        assert GAME.parse_move(last) not in GAME.legal_moves(bidding, seat)
        return
    ended = auction(state, row["calls"])
    if row.get("passed_out"):
        assert isinstance(ended, PassedOut)
        result = GAME.result(ended)
        assert result is not None and (result.scores, result.reason) == ((0, 0), "passed_out")
        return
    assert isinstance(ended, Playing)
    doubled = ended.doubled
    assert (row["contract"], row["declarer"], row["factor"]) == (
        doubled.contract.value,
        doubled.declarer,
        doubled.multiplier,
    )


def test_the_seat_after_the_dealer_bids_and_leads_first() -> None:
    """B-A3: in the order of play, which is to the dealer's right."""
    for dealer in range(4):
        match = BeloteMatch(GAME.presets["house"], Seat(dealer))
        state = GAME.deal(match, GAME.next_deck(match, None, Random(dealer)))
        assert GAME.to_act(state) == ((dealer + 1) % 4,)
        played = auction(state, "pass, hearts, pass, pass, pass")
        assert GAME.to_act(played) == ((dealer + 1) % 4,)


def test_who_is_not_to_act_is_refused_and_nothing_changes() -> None:
    """B-5: calls are made in turn."""
    match = BeloteMatch(GAME.presets["house"], Seat(3))
    state = GAME.deal(match, GAME.next_deck(match, None, Random(1)))
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, Seat(2), GAME.parse_move("hearts"))
    assert (refusal.value.code, refusal.value.rule) == ("not_your_turn", "B-5")
    assert isinstance(state, Bidding) and state.calls == ()
    with pytest.raises(RuleError, match="cannot be done now") as wrong:
        GAME.play(state, Seat(0), GAME.parse_move("play HA"))
    assert wrong.value.code == "wrong_phase"


def test_a_contract_and_the_last_packet_are_said_aloud_when_the_auction_closes() -> None:
    """B-11, B-A1: three more cards each."""
    match = BeloteMatch(GAME.presets["house"], Seat(3))
    state = GAME.deal(match, GAME.next_deck(match, None, Random(1)))
    assert GAME.view(state, None).card_counts == (5, 5, 5, 5)
    played, events = after(state, "hearts", "kontra", "pass", "pass", "pass")
    assert [event.code for event in events] == ["bid", "kontra", "pass", "pass", "pass", "contract", "dealt"]
    assert dict(events[-2].arguments) == {"contract": "hearts", "factor": 2}
    assert GAME.view(played, None).card_counts == (8, 8, 8, 8)
