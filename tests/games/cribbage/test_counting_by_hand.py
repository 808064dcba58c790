"""`count: self` and muggins (C-A24): naming, correcting, overlooking, claiming."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.errors import RuleError
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.moves import ACCEPT, COUNTS, GO
from stammtisch.games.cribbage.state import Claiming, Finished, Naming, Play, State
from stammtisch.games.cribbage.view import Phase
from stammtisch.seats import Seat
from tests.games.cribbage.test_deals import counts, open_deal, play_text

PONE, DEALER = Seat(1), Seat(0)


def deal(**changes: Any) -> State:
    """The pone holds two kings to be paired, the dealer a king as well."""
    options = {"count": "self", "muggins": changes.pop("muggins", False)}
    row: dict[str, Any] = {
        "hands": ["HK C9 H8 H7 D2 D4", "SK DK SA CA CJ C3"],
        "starter": "D6",
        "options": options,
        **changes,
    }
    return open_deal(row)


def after(state: State, *moves: str) -> State:
    for text in moves:
        state = play_text(state, text)
    return state


def test_each_card_is_named_by_its_player_before_the_play_goes_on() -> None:
    state = after(deal(), "1 play SK")
    assert isinstance(state, Naming)
    assert GAME.to_act(state) == (PONE,)
    assert list(GAME.legal_moves(state, PONE)) == list(COUNTS[:15])
    assert GAME.legal_moves(state, DEALER) == ()
    assert GAME.view(state, DEALER).awards == ()


def test_a_right_number_is_pegged() -> None:
    state = after(deal(), "1 play SK", "1 count 0", "0 play HK", "0 count 2")
    assert isinstance(state, Play)
    assert state.board == (2, 0)
    assert GAME.to_act(state) == (PONE,)


def test_what_is_overlooked_is_lost() -> None:
    state = after(deal(), "1 play SK", "1 count 0", "0 play HK")
    state, events = GAME.play(state, DEALER, COUNTS[0])
    assert isinstance(state, Play)
    assert state.board == (0, 0)
    assert [(event.code, event.rule) for event in events][-1] == ("overlooked", "C-A24")
    assert [(award.score, award.pegged, award.named, award.rule) for award in state.awards] == [(2, 0, 0, "C-A24")]


def test_a_number_too_high_is_corrected() -> None:
    state = after(deal(), "1 play SK", "1 count 0", "0 play HK")
    state, events = GAME.play(state, DEALER, COUNTS[6])
    assert isinstance(state, Play)
    assert state.board == (2, 0)
    assert [event.code for event in events][-1] == "corrected"


def test_heels_and_the_last_card_need_no_naming() -> None:
    state = after(deal(starter="DJ"))
    assert isinstance(state, Play) and state.board == (2, 0)
    state = after(state, "1 SK", "1 count 0", "0 C9", "0 count 0", "1 DK", "1 count 0", "0 go", "1 SA", "1 count 0")
    state = after(state, "1 CA", "1 count 4")
    state = after(state, "0 HK", "0 count 0", "0 H8", "0 count 0", "0 H7", "0 count 0")
    assert counts(state) == ["0 starter 2", "1 play 4", "0 last_card 1"]


def test_hands_and_crib_are_named_in_order_and_the_crib_opens_only_then() -> None:
    state = deal()
    asked = []
    while not isinstance(state, Finished):
        seat = GAME.to_act(state)[0]
        if isinstance(state, Naming) and not GAME.view(state, None).card_counts[0]:
            view = GAME.view(state, Seat(1 - seat))
            assert view.phase is Phase.NAME and view.pending is not None
            asked.append((seat, view.pending.where.value, bool(view.crib)))
        state, _ = GAME.play(state, seat, GAME.legal_moves(state, seat)[0])
    assert [entry for entry in asked if entry[1] != "play"] == [
        (1, "hand", False),
        (0, "hand", False),
        (0, "crib", True),
    ]


def test_muggins_gives_the_other_seat_what_was_overlooked() -> None:
    state = after(deal(muggins=True), "1 play SK", "1 count 0", "0 play HK", "0 count 0")
    assert isinstance(state, Claiming)
    assert GAME.to_act(state) == (PONE,)
    asked = GAME.asked(state, PONE)
    assert asked is not None and asked.kind == "play_or_claim"
    state, events = GAME.play(state, PONE, GAME.parse_move("muggins 2"))
    assert isinstance(state, Play)
    assert state.board == (0, 2)
    assert ("muggins", PONE) in [(event.code, event.seat) for event in events]
    assert state.turn == PONE


def test_a_claim_counts_only_up_to_what_was_overlooked() -> None:
    state = after(deal(muggins=True), "1 play SK", "1 count 0", "0 play HK", "0 count 1", "1 muggins 9")
    assert isinstance(state, Play)
    assert state.board == (1, 1)


def test_the_next_action_ends_the_time_for_a_claim() -> None:
    state = after(deal(muggins=True), "1 play SK", "1 count 0", "0 play HK", "0 count 0", "1 play DK")
    assert isinstance(state, Naming)
    assert state.play.board == (0, 0)
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, PONE, GAME.parse_move("muggins 2"))
    assert (refusal.value.code, refusal.value.rule) == ("no_claim_now", "C-A24")


def test_where_the_same_seat_would_go_on_the_table_waits_for_the_other_to_accept() -> None:
    state = after(deal(muggins=True), "1 SK", "1 count 0", "0 HK", "0 count 2", "1 DK", "1 count 6", "0 go")
    state = after(state, "1 SA", "1 count 0")
    assert isinstance(state, Claiming)
    assert GAME.to_act(state) == (DEALER,)
    moves = GAME.legal_moves(state, DEALER)
    assert ACCEPT in moves and GO not in moves
    with pytest.raises(RuleError):
        GAME.play(state, DEALER, GO)
    with pytest.raises(RuleError):
        GAME.play(state, PONE, ACCEPT)
    accepted, events = GAME.play(state, DEALER, ACCEPT)
    assert events[0].code == "accept"
    assert isinstance(accepted, Play) and accepted.board == (2, 6)  # 31, overlooked, is lost


def test_a_claim_that_reaches_the_target_wins() -> None:
    state = after(deal(muggins=True, opening=[100, 119]), "1 play SK", "1 count 0", "0 play HK", "0 count 0")
    state, events = GAME.play(state, PONE, GAME.parse_move("muggins 2"))
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.reason) == ((0, 2), "won")
    assert [(line.code, line.side) for line in result.lines][-2:] == [("muggins", 1), ("target", 1)]
    assert events[-1].code == "target"


def test_a_count_that_wins_comes_before_a_claim() -> None:
    state = after(deal(muggins=True, opening=[120, 119]), "1 play SK", "1 count 0", "0 play HK", "0 count 1")
    state, _ = GAME.play(state, PONE, GAME.parse_move("muggins 1"))
    result = GAME.result(state)
    assert result is not None and result.scores == (1, 0)


def test_scores_that_cannot_be_are_refused() -> None:
    state = after(deal(muggins=True), "1 play SK")
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, PONE, COUNTS[15])
    assert refusal.value.code == "too_high"
    state = after(state, "1 count 5")
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, DEALER, GAME.parse_move("muggins 10"))
    assert refusal.value.code == "too_high"
