"""Tricks, throws taken back, claims; what a table shows of them; refusals that change nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.cards import cards_text, in_pack_order
from stammtisch.errors import RuleError
from stammtisch.games.options import change_options
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.moves import AGREE, CLAIM, REFUSE, Play
from stammtisch.games.tractor.options import TractorOptions
from stammtisch.games.tractor.play import is_certain
from stammtisch.games.tractor.state import Finished, Playing
from stammtisch.seats import Seat
from tests.games.tractor.deals import endgame
from tests.games.tractor.replaying import play_texts
from tests.games.tractor.tables import HOUSE, cards

THROWS: TractorOptions = change_options(HOUSE, {"throws": True})
CLAIMS: TractorOptions = change_options(HOUSE, {"claim": True})


def test_play_goes_round_and_the_winner_leads() -> None:
    """T-9, T-12: everybody plays as many cards as were led."""
    state: Any = endgame(HOUSE, ["S4 S4 D3", "SA SK D4", "S9 S9 D6", "S3 S5 D7"])
    for seat, text in ((0, "S4 S4"), (1, "SA SK"), (2, "S9 S9"), (3, "S3 S5")):
        assert GAME.to_act(state) == (seat,)
        state = play_texts(state, f"{seat} play {text}")
    assert GAME.to_act(state) == (2,)
    view = GAME.view(state, Seat(1))
    assert view.last_trick is not None
    assert (2, 15, "T-9") == (view.last_trick.winner, view.last_trick.card_points, view.last_trick.rule)
    assert (0, (), (1, 3)) == (view.attackers_score, view.captured, view.attackers)


def test_the_attackers_points_are_shown_with_the_cards_captured() -> None:
    """T-13."""
    state = endgame(HOUSE, ["S4 D3", "SA D4", "SK D6", "S5 D7"])
    view = GAME.view(play_texts(state, "0 play S4", "1 play SA", "2 play SK", "3 play S5"), None)
    assert (15, cards("SK S5"), 80) == (view.attackers_score, view.captured, view.target)


@pytest.mark.parametrize(
    ("seat", "move", "code", "rule"),
    [
        (1, "play SA", "not_your_turn", "T-9"),
        (0, "play SA", "not_in_hand", "T-9"),
        (0, "play S4 D3", "not_one_suit", "T-10"),
        (0, "play S4 S6", "not_a_lead", "T-A16"),
        (0, "play S4 S4 S6 S6", "not_a_lead", "T-10"),
        (0, "pass", "not_now", "T-9"),
        (0, "claim all", "cannot_claim", "T-A33"),
        (0, "agree", "not_now", "T-9"),
    ],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(seat: int, move: str, code: str, rule: str) -> None:
    state = endgame(HOUSE, ["S4 S4 S6 S6 D3", "SA SK SQ SJ D4", "S9 S9 S7 S8 D6", "S3 S5 S3 S5 D7"])
    before = GAME.view(state, Seat(0))
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, Seat(seat), GAME.parse_move(move))
    assert (code, rule, seat) == (refusal.value.code, refusal.value.rule, refusal.value.seat)
    assert refusal.value.sentence
    assert before == GAME.view(state, Seat(0))


def test_after_the_deal_every_move_is_refused() -> None:
    state = endgame(HOUSE, ["S4", "SA", "SK", "S5"])
    over = play_texts(state, "0 play S4", "1 play SA", "2 play SK", "3 play S5")
    for seat in range(4):
        assert GAME.legal_moves(over, Seat(seat)) == ()
        assert GAME.asked(over, Seat(seat)) is None
        with pytest.raises(RuleError, match="over"):
            GAME.play(over, Seat(seat), Play(cards("S4")))


def test_all_hands_kitty_and_buried_cards_are_shown_once_the_deal_is_over() -> None:
    state = endgame(HOUSE, ["S4", "SA", "SK", "S5"])
    view = GAME.view(play_texts(state, "0 play S4", "1 play SA", "2 play SK", "3 play S5"), None)
    assert (cards("S4"), cards("SA"), cards("SK"), cards("S5")) == view.dealt
    assert (state.dealt.kitty, in_pack_order(state.buried)) == (view.kitty, view.buried)
    assert view.result is not None


# Throws


def test_a_throw_that_falls_leads_its_lowest_component_and_everybody_saw_the_rest() -> None:
    """T-X3."""
    state: Any = endgame(THROWS, ["S3 SK SK D3", "SQ S4 D4 D6", "H5 H6 H7 H8", "C6 C7 C8 C9"])
    state, events = GAME.play(state, Seat(0), Play(cards("S3 SK SK")))
    assert isinstance(state, Playing)
    assert (cards("S3"),) == state.trick.plays
    assert ["throw_failed", "led"] == [event.code for event in events]
    assert (cards("S3 SK SK"), "T-X3", (("back", 2),)) == (events[0].cards, events[0].rule, events[0].arguments)
    for seat in (None, *map(Seat, range(4))):
        assert cards("SK SK") == GAME.view(state, seat).shown[0]
        assert cards("S3") == GAME.view(state, seat).failed_throws[0].led
    assert len(state.hands[0]) == 3


def test_a_card_shown_by_a_throw_is_known_until_it_is_played() -> None:
    state: Any = endgame(THROWS, ["S3 SK SK D3", "SQ S4 D4 D6", "H5 H6 H7 H8", "C6 C7 C8 C9"])
    state = play_texts(state, "0 play S3 SK SK", "1 play SQ", "2 play H5", "3 play C6", "2 play H6")
    state = play_texts(state, "3 play C7", "0 play SK")
    assert cards("SK") == GAME.view(state, Seat(2)).shown[0]


def test_a_throw_that_stands_is_led_whole() -> None:
    """T-X2: trumps are no objection."""
    state: Any = endgame(THROWS, ["SA SK", "SQ S4", "HA H2", "BIG BIG"])
    state, events = GAME.play(state, Seat(0), Play(cards("SA SK")))
    assert ("threw", "T-X2") == (events[0].code, events[0].rule)
    state = play_texts(state, "1 play SQ S4", "2 play HA H2", "3 play BIG BIG")
    assert GAME.view(state, None).tricks[-1].winner == 3


# Claims


def test_a_claim_that_nothing_can_go_against_stands_at_once() -> None:
    """T-A33: all trumps that are out can be drawn, every other card is the highest of its suit."""
    state = endgame(CLAIMS, ["BIG BIG SA", "H3 S4 D5", "H4 S6 D6", "D7 D8 S5"])
    over, events = GAME.play(state, Seat(0), CLAIM)
    assert isinstance(over, Finished)
    assert ["claim_all", "claim_stands", "kitty_shown"] == [event.code for event in events]
    assert events[0].cards == cards("BIG BIG SA")
    result = GAME.result(over)
    assert result is not None
    assert ("T-A33", (("card_points", 10),)) == next(
        (line.rule, line.arguments) for line in result.lines if line.code == "claimed"
    )


def test_a_claim_that_stands_at_once_wins_every_trick_against_any_play() -> None:
    """T-A33: random small endgames; the claimant leads its trumps, then the rest, the others play anything legal."""
    rng, tried = Random(1), 0
    while tried < 60:
        pool = rng.sample([card for card in TWO_PACKS if card.rank.value in "AKQ23BIGSML"], 12)
        state: Any = endgame(CLAIMS, [cards_text(pool[seat::4]) for seat in range(4)])
        if not is_certain(state, Seat(0)):
            continue
        tried += 1
        while GAME.result(state) is None:
            seat = GAME.to_act(state)[0]
            moves = [move for move in GAME.legal_moves(state, seat) if move != CLAIM]
            mine = [Play((state.hands[0][0],))] if seat == 0 and not state.trick.plays else moves
            state = GAME.play(state, seat, rng.choice(mine))[0]
        assert {0} == {trick.winner for trick in state.tricks}


@pytest.mark.parametrize(("seat", "stands"), [(0, True), (1, False)])
def test_a_claim_stands_by_what_the_claimant_knows_of_the_buried_cards(seat: int, stands: bool) -> None:
    """T-A33: the dealer, seat 0, buried the ace of spades; to seat 1 it may lie in a hand."""
    hands = ["C5 D5", "C6 D6", "C7 D7", "C8 D8"]
    hands[seat] = "BIG SK"
    state = endgame(CLAIMS, hands, leader=seat, kitty="SA SA C3 C4 C6 C7 C8 C9")
    assert stands == isinstance(GAME.play(state, Seat(seat), CLAIM)[0], Finished)


def test_another_claim_needs_both_opponents() -> None:
    state: Any = endgame(CLAIMS, ["HK SK", "HA S4", "H4 S6", "D7 S5"], kitty="SA D5 C3 C4 C6 C7 C8 C9")
    state, _ = GAME.play(state, Seat(0), CLAIM)
    assert isinstance(state, Playing)
    assert (1, 3) == GAME.to_act(state)
    assert cards("HK SK") == GAME.view(state, Seat(2)).shown[0]
    assert (AGREE, REFUSE) == GAME.legal_moves(state, Seat(1))
    with pytest.raises(RuleError):
        GAME.play(state, Seat(2), AGREE)
    agreed = play_texts(state, "1 agree", "3 agree")
    assert isinstance(agreed, Finished)
    refused = play_texts(state, "3 agree", "1 refuse")
    assert (0,) == GAME.to_act(refused)
    assert CLAIM not in list(GAME.legal_moves(refused, Seat(0)))  # once refused, no more


def test_the_rest_claimed_by_attackers_brings_them_its_points_and_the_kitty_twice() -> None:
    """T-A33: the rest counts as led card by card."""
    state = endgame(CLAIMS, ["S3 S4", "BIG BIG", "SK S6", "S7 S5"], leader=1, kitty="SK D5 C3 C4 C6 C7 C8 C9")
    result = GAME.result(GAME.play(state, Seat(1), CLAIM)[0])
    assert result is not None
    assert {"score": 45, "target": 80} == next(dict(line.arguments) for line in result.lines if line.code == "total")


# What is asked


def test_forced_pairs_are_named_and_other_cards_carry_their_reason() -> None:
    state = endgame(HOUSE, ["S4 S4 D3", "S9 S9 SK", "S3 S5 D6", "S6 S7 D7"])
    asked = GAME.asked(play_texts(state, "0 play S4 S4"), Seat(1))
    assert asked is not None
    assert ("follow", 2, cards("S9 S9")) == (asked.kind, asked.count, asked.forced)
    assert [("SK", "must_play_pairs", "T-11")] == [(r.card.text, r.code, r.rule) for r in asked.refused]
    assert ("play S9 S9",) == asked.moves


def test_a_card_of_another_suit_is_refused_while_one_can_follow() -> None:
    state = endgame(HOUSE, ["S4 D3", "S9 D4", "S3 D6", "S6 D7"])
    asked = GAME.asked(play_texts(state, "0 play S4"), Seat(1))
    assert asked is not None
    assert [("D4", "must_follow", "T-11")] == [(r.card.text, r.code, r.rule) for r in asked.refused]


def test_a_pair_that_would_break_the_duty_of_tractors_is_refused_by_that_rule() -> None:
    options = change_options(HOUSE, {"follow": "tractor_first"})
    state = endgame(options, ["S4 S4 S5 S5 D3", "S9 S9 ST ST SQ", "S3 S3 S6 S7 D6", "SA SA SJ S8 D7"])
    asked = GAME.asked(play_texts(state, "0 play S4 S4 S5 S5"), Seat(1))
    assert asked is not None
    assert [("SQ", "must_play_pairs", "T-11")] == [(r.card.text, r.code, r.rule) for r in asked.refused]
    state = endgame(options, ["S4 S4 S5 S5 D3", "S9 S9 ST ST SQ SQ", "S3 S3 S6 S7 D6", "SA SA SJ S8 D7"])
    asked = GAME.asked(play_texts(state, "0 play S4 S4 S5 S5"), Seat(1))
    assert asked is not None
    assert [("SQ", "must_play_tractor", "T-A17")] == [(r.card.text, r.code, r.rule) for r in asked.refused]
